import HTTPTypes

/// The cookie of a browser whose plan is kept here. Its lifetime is counted from the last form that was sent.
struct GuestCookie {
    private let cookie: Cookie

    /// - Parameter isSecure: whether the browser speaks TLS.
    init(isSecure: Bool) {
        cookie = Cookie("teaspoon-guest", isSecure: isSecure)
    }

    /// The token among a request's cookies, if there is one that this server may have written.
    func token(in request: HTTPRequest) -> GuestToken? {
        cookie.value(in: request).flatMap { GuestToken(cookie: $0) }
    }

    /// The header that gives a browser its token.
    func setting(_ token: GuestToken) -> HTTPField {
        cookie.setting(token.cookie)
    }

    /// The header that takes it away.
    var removing: HTTPField { cookie.removing }
}
