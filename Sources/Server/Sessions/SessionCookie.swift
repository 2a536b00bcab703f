import Credentials
import HTTPTypes

/// The cookie of a browser that is signed in.
struct SessionCookie {
    private let cookie: Cookie

    /// - Parameter isSecure: whether the browser speaks TLS.
    init(isSecure: Bool) {
        cookie = Cookie("teaspoon", isSecure: isSecure)
    }

    /// Whether the browser speaks TLS.
    var isSecure: Bool { cookie.isSecure }

    /// The token among a request's cookies, if there is one that this server may have written.
    func token(in request: HTTPRequest) -> SessionToken? {
        cookie.value(in: request).flatMap { SessionToken(String($0)) }
    }

    /// The header that gives a browser its token.
    ///
    /// - Parameter lifetime: in seconds.
    func setting(_ token: SessionToken, lifetime: Int64) -> HTTPField {
        cookie.setting(token.text, lifetime: lifetime)
    }

    /// The header that takes it away.
    var removing: HTTPField { cookie.removing }
}
