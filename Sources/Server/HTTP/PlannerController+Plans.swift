import HTTPTypes
import Hummingbird
import Pages
import Requests
import Storage

/// The plans in one browser without script: the account's, and those that were made before somebody signed in. A cookie says which are kept
/// apart.
extension PlannerController {
    /// Whether a page may ask about a plan that was here before: nothing is read for any other.
    func asksAboutPlan(_ visit: Visit, _ path: String) -> Bool {
        guard visit.token != nil else { return false }
        let asking: [Pages.Route] = [.today, .joining, .waitingPlan, .waitingPlanCopy]
        return path == Pages.Route.root || asking.contains { $0.path == path }
    }

    /// The plans that were kept apart in this browser, as its cookie says. What they hold is read for the pages that say it.
    func plansApart(_ head: HTTPRequest, for path: String) async -> [DevicePlans.Apart] {
        let saying: [Pages.Route] = [.account, .more]
        let isSaid = saying.contains { $0.path == path }
        var plans: [DevicePlans.Apart] = []
        for token in ApartCookie(isSecure: peer.isSecure(head)).tokens(in: head) {
            plans.append(DevicePlans.Apart(key: token.key, summary: isSaid ? await guests.summary(of: token) : nil))
        }
        return plans
    }

    /// The answer to a request that is about the plan that was here before; nil if that plan is gone, or the account was deleted meanwhile.
    func aboutWaitingPlan(_ visit: Visit, of account: Account) async -> Requests.Response? {
        var visit = visit
        guard let guest = visit.token, let facts = await guests.facts(of: guest) else { return nil }
        visit.request.waiting = facts
        return await plans.answer(visit, of: account)
    }

    /// Carries out what the person decided about the plan that was here before.
    ///
    /// - Returns: the cookies that this changes; nil if nothing was done, because no further plan can be kept apart.
    func decide(_ decision: PlanDecision, on guest: GuestToken, of account: Account, _ head: HTTPRequest) async -> [HTTPField]? {
        let cookie = GuestCookie(isSecure: peer.isSecure(head))
        switch decision {
        case .apart:
            let apart = ApartCookie(isSecure: peer.isSecure(head))
            let tokens = await guests.renew(apart.tokens(in: head).filter { $0 != guest } + [guest])
            return tokens.count <= DevicePlans.mostAtServer ? [cookie.removing, apart.setting(tokens)] : nil
        case .along:
            let isGone = await joining.takeAlong(guest, into: account, isSure: true, now: WallClock.now())
            return isGone ? [cookie.removing] : []
        case .delete: return await joining.delete(guest) ? [cookie.removing] : []
        case .open, .look: return []
        }
    }

    /// Opens one of the plans that were kept apart; the one that is open, if there is one, is kept apart in its turn.
    ///
    /// - Returns: the cookies that this changes.
    func open(_ key: Int64, _ head: HTTPRequest) async -> [HTTPField] {
        let isSecure = peer.isSecure(head)
        let (cookie, apart) = (GuestCookie(isSecure: isSecure), ApartCookie(isSecure: isSecure))
        let tokens = apart.tokens(in: head)
        guard let token = tokens.first(where: { $0.key == key }) else { return [] }
        let others = tokens + [cookie.token(in: head)].compactMap { $0 }
        return [cookie.setting(token), apart.setting(await guests.renew(others.filter { $0 != token }))]
    }

    /// Deletes the plans that are not the open one, because the person wants everything erased.
    ///
    /// - Parameter waiting: the plan that was here before somebody signed in, if they have not decided about it.
    /// - Returns: the cookies that this changes. A plan that could not be deleted is still named by one.
    func eraseOthers(_ waiting: GuestToken?, _ head: HTTPRequest) async -> [HTTPField] {
        let apart = ApartCookie(isSecure: peer.isSecure(head))
        var fields: [HTTPField] = []
        if let waiting, await joining.delete(waiting) { fields.append(GuestCookie(isSecure: peer.isSecure(head)).removing) }
        let tokens = apart.tokens(in: head)
        guard !tokens.isEmpty else { return fields }
        var left: [GuestToken] = []
        for token in tokens where await !joining.delete(token) { left.append(token) }
        return fields + [apart.setting(await guests.renew(left))]
    }
}
