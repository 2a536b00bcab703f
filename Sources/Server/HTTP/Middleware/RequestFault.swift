import HTTPTypes

/// Why a request is refused before its content is looked at (RFC 9112).
enum RequestFault: String {
    /// Section 3.2: exactly one.
    case host = "A request names one host."
    /// Section 6.1: a body that is cut into pieces in any other way ends somewhere else than it seems to.
    case transferEncoding = "A body comes whole, or in chunks."

    /// Nil for a request that is in order.
    init?(_ request: HTTPRequest) {
        let host = request.headerFields[values: .anotherHost]
        let hasHost = request.authority.map { !$0.isEmpty } ?? false
        if !hasHost || !host.isEmpty {
            self = .host
        } else if !Self.isKnown(transferEncoding: request.headerFields[values: .transferEncoding]) {
            self = .transferEncoding
        } else {
            return nil
        }
    }

    /// Whether it can be told where a body with these values of `Transfer-Encoding` ends.
    static func isKnown(transferEncoding codings: [String]) -> Bool {
        codings.count <= 1 && codings.allSatisfy { $0.lowercased() == "chunked" }
    }
}
