import HTTPTypes

/// A cookie that only this server reads.
///
/// Over TLS its name begins with `__Host-`: browsers then see to it that it is of this very host, sent over TLS only, and that no
/// neighbouring subdomain set it. Without TLS, which is for trying things on one's own machine, such a name would be refused.
struct Cookie {
    private let name: String
    /// Whether the browser speaks TLS, be it with a proxy in front.
    let isSecure: Bool

    /// As long as browsers keep a cookie at most, in seconds: 400 days.
    static let longestLifetime: Int64 = 400 * 24 * 60 * 60

    /// - Parameter name: without the prefix.
    init(_ name: String, isSecure: Bool) {
        self.name = isSecure ? "__Host-" + name : name
        self.isSecure = isSecure
    }

    /// The value of the cookie in a request.
    func value(in request: HTTPRequest) -> Substring? {
        for header in request.headerFields[values: .cookie] {
            for pair in header.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                if pair.hasPrefix(name + "=") { return Substring(pair.dropFirst(name.utf8.count + 1)) }
            }
        }
        return nil
    }

    /// The header that gives it to a browser.
    ///
    /// - Parameter lifetime: in seconds.
    func setting(_ value: String, lifetime: Int64 = longestLifetime) -> HTTPField {
        let end = isSecure ? "; Secure" : ""
        return HTTPField(name: .setCookie, value: "\(name)=\(value); Path=/; Max-Age=\(lifetime); HttpOnly; SameSite=Lax\(end)")
    }

    /// The header that takes it away.
    var removing: HTTPField { setting("", lifetime: 0) }
}
