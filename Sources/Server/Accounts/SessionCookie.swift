import Credentials
import HTTPTypes

/// The cookie of a browser that is signed in.
///
/// Over TLS its name begins with `__Host-`: browsers then see to it that it is of this very host, sent over TLS only, and that no
/// neighbouring subdomain set it. Without TLS, which is for trying things on one's own machine, such a name would be refused.
struct SessionCookie {
    /// Whether the browser speaks TLS, be it with a proxy in front.
    let isSecure: Bool

    private var name: String { isSecure ? "__Host-teaspoon" : "teaspoon" }

    /// The token among a request's cookies, if there is one that this server may have written.
    func token(in request: HTTPRequest) -> SessionToken? {
        for header in request.headerFields[values: .cookie] {
            for pair in header.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                guard pair.hasPrefix(name + "=") else { continue }
                return SessionToken(String(pair.dropFirst(name.utf8.count + 1)))
            }
        }
        return nil
    }

    /// The header that gives a browser its token.
    ///
    /// - Parameter lifetime: in seconds.
    func setting(_ token: SessionToken, lifetime: Int64) -> HTTPField {
        field(token.text, lifetime: lifetime)
    }

    /// The header that takes it away.
    var removing: HTTPField { field("", lifetime: 0) }

    private func field(_ value: String, lifetime: Int64) -> HTTPField {
        let end = isSecure ? "; Secure" : ""
        return HTTPField(name: .setCookie, value: "\(name)=\(value); Path=/; Max-Age=\(lifetime); HttpOnly; SameSite=Lax\(end)")
    }
}
