import Facts
import Hummingbird
import Pages

/// Begins plans on this server for browsers that cannot keep one themselves, and says what a browser at home needs to keep its own.
struct GuestController: Sendable {
    let guests: Guests
    let pages: ServerPages

    /// Begins a plan: the browser then has somewhere to come back to, whatever it does first.
    func keepPlanHere(_ asked: AccountRequest) async -> Hummingbird.Response {
        let cookie = GuestCookie(isSecure: asked.cookie.isSecure)
        let today = Pages.Route.today.path
        if asked.caller != nil { return pages.lead(to: today) }
        let token = cookie.token(in: asked.head)
        // Where the store does not say whether that is a plan, its cookie is not given up.
        if let token, await !guests.renew([token]).isEmpty { return pages.lead(to: today) }
        switch await guests.beginEmpty(from: asked.clientAddress) {
        case .begun(let token):
            // As after a form of the plan: a browser that comes there without any cookie keeps none, and is told so.
            return pages.lead(to: today + "?did=" + Identity.random().hex, headers: [cookie.setting(token)])
        case .refused: return pages.say(.noRoom)
        case .failed: return pages.say(.storeFailed)
        }
    }

    func showHTTPS(_ asked: AccountRequest) -> Hummingbird.Response { pages.page(SetUpHTTPSPage()) }
}
