import HTTPTypes

/// The cookie of a browser whose plan is kept here.
enum GuestCookie {
    private static let name = "teaspoon-guest"
    /// As long as browsers keep a cookie at most: 400 days, counted anew with every form.
    private static let lifetime = 400 * 24 * 60 * 60

    /// The token among a request's cookies, if there is one that this server may have written.
    static func token(in request: HTTPRequest) -> GuestToken? {
        for header in request.headerFields[values: .cookie] {
            for pair in header.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                guard pair.hasPrefix(name + "=") else { continue }
                return GuestToken(cookie: pair.dropFirst(name.utf8.count + 1))
            }
        }
        return nil
    }

    /// The header that gives a browser its token; without one, takes it away.
    static func header(for token: GuestToken?, secure: Bool) -> String {
        "\(name)=\(token?.cookie ?? ""); Path=/; Max-Age=\(token == nil ? 0 : lifetime); HttpOnly; SameSite=Lax"
            + (secure ? "; Secure" : "")
    }
}
