import HTTPTypes
import Requests

/// The headers of every answer that limit what a browser may do with it. Headers that an answer has already stay as they are: the planner's
/// pages bring their own.
enum SecurityHeaders {
    /// For files that run in the service worker. The policy of a worker is the one its script came with.
    static let workerPolicy =
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"
    /// For everything that runs nothing.
    static let strictPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

    /// The planner's own headers but for the referrer: its pages send forms, which must name their origin; the answers made here send none.
    private static let everywhere =
        [(name: "content-security-policy", value: strictPolicy)] + Headers.everywhere(referrerPolicy: "no-referrer")

    /// For a year no browser that came by TLS comes without it (RFC 6797).
    private static let onlyTLS = "max-age=31536000"

    /// Adds the missing headers.
    ///
    /// - Parameters:
    ///   - isSecure: whether the browser speaks TLS.
    ///   - includesSubdomains: whether that holds for all names below this one, too.
    static func complete(_ headers: inout HTTPFields, isSecure: Bool, includesSubdomains: Bool) {
        if isSecure { headers[.strictTransportSecurity] = includesSubdomains ? onlyTLS + "; includeSubDomains" : onlyTLS }
        for header in everywhere {
            guard let name = HTTPField.Name(header.name), !headers.contains(name) else { continue }
            headers[name] = header.value
        }
    }
}
