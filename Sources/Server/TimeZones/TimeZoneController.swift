import Hummingbird
import Pages
import Planner

/// Where a browser that runs no script says in which time zone it is; without an account, too.
struct TimeZoneController: Sendable {
    let pages: ServerPages

    func show(_ asked: AccountRequest) -> Hummingbird.Response {
        pages.page(TimeZonePage(FieldValue(Surroundings.current.zone ?? "")))
    }

    /// Keeps the time zone in that browser.
    func set(_ asked: AccountRequest) -> Hummingbird.Response {
        let typed = asked.typed("zone")
        guard typed.isEmpty || IANATimeZone(name: typed) != nil else {
            return pages.page(TimeZonePage(FieldValue(typed, fault: pages.words[.zoneUnknown])), status: 422)
        }
        let cookie = TimeZoneCookie(isSecure: asked.cookie.isSecure)
        return pages.lead(to: Pages.Route.today.path, headers: cookie.setting(typed, in: asked.head))
    }
}
