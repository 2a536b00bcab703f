import HTTPTypes
import Pages

/// The cookie of the plans that were kept apart in a browser when somebody signed in, the oldest first. It opens none of them before the person
/// says so.
struct ApartCookie {
    private let cookie: Cookie

    /// - Parameter isSecure: whether the browser speaks TLS.
    init(isSecure: Bool) {
        cookie = Cookie("teaspoon-apart", isSecure: isSecure)
    }

    /// The tokens among a request's cookies that this server may have written.
    func tokens(in request: HTTPRequest) -> [GuestToken] {
        let tokens = cookie.value(in: request)?.split(separator: ".").compactMap { GuestToken(cookie: $0) } ?? []
        return Array(tokens.prefix(DevicePlans.mostAtServer))
    }

    /// The header that gives a browser these tokens; without any, the cookie is taken away.
    func setting(_ tokens: [GuestToken]) -> HTTPField {
        tokens.isEmpty ? cookie.removing : cookie.setting(tokens.map(\.cookie).joined(separator: "."))
    }
}
