import Credentials
import HTTPTypes

/// The cookie of a browser that somebody has signed in with, which stays when they sign out: it opens nothing, and tells that tries from
/// there are not those of a stranger (``TryLimits``).
struct BrowserCookie {
    private let cookie: Cookie

    /// - Parameter isSecure: whether the browser speaks TLS.
    init(isSecure: Bool) {
        cookie = Cookie("teaspoon-browser", isSecure: isSecure)
    }

    /// The mark among a request's cookies.
    func mark(in request: HTTPRequest) -> BrowserMark? {
        cookie.value(in: request).flatMap { BrowserMark(String($0)) }
    }

    /// The header that gives a browser its mark.
    func setting(_ mark: BrowserMark) -> HTTPField {
        cookie.setting(mark.text)
    }
}
