import HTTPTypes
import Hummingbird
import Pages
import Requests
import Storage

/// Two plans in one browser without script: the account's, and one that was made before somebody signed in. Its cookie says which is kept
/// apart.
extension PlannerController {
    /// Whether a page may ask about a plan that was here before: nothing is read for any other.
    func asksAboutPlan(_ visit: Visit, _ path: String) -> Bool {
        guard visit.token != nil else { return false }
        let asking: [Pages.Route] = [.today, .joining, .waitingPlan, .waitingPlanCopy]
        return path == Pages.Route.root || asking.contains { $0.path == path }
    }

    /// The plan that was kept apart in this browser, if its cookie says so.
    func plansApart(_ head: HTTPRequest) -> DevicePlans {
        let cookie = GuestCookie(isSecure: peer.isSecure(head), isApart: true)
        guard cookie.token(in: head) != nil else { return .one }
        return DevicePlans(apart: [DevicePlans.Apart(key: 1, summary: nil)])
    }

    /// The answer to a request that is about the plan that was here before; nil if that plan is gone, or the account was deleted meanwhile.
    func aboutWaitingPlan(_ visit: Visit, of account: Account) async -> Requests.Response? {
        var visit = visit
        guard let guest = visit.token, let facts = await guests.facts(of: guest) else { return nil }
        visit.request.waiting = facts
        return await plans.answer(visit, of: account)
    }

    /// Carries out what the person decided about the plan that was here before: the cookies that this changes.
    func decide(_ decision: PlanDecision, on guest: GuestToken, of account: Account, _ head: HTTPRequest) async -> [HTTPField] {
        let isSecure = peer.isSecure(head)
        let cookie = GuestCookie(isSecure: isSecure)
        switch decision {
        case .apart: return [cookie.removing, GuestCookie(isSecure: isSecure, isApart: true).setting(guest)]
        case .along:
            let isGone = await joining.takeAlong(guest, into: account, isSure: true, now: WallClock.now())
            return isGone ? [cookie.removing] : []
        case .delete: return await joining.delete(guest) ? [cookie.removing] : []
        case .open, .look: return []
        }
    }

    /// Opens the plan that was kept apart; the one that is open, if there is one, is kept apart in its turn.
    func opening(_ answer: Hummingbird.Response, _ head: HTTPRequest) -> Hummingbird.Response {
        let isSecure = peer.isSecure(head)
        let (open, apart) = (GuestCookie(isSecure: isSecure), GuestCookie(isSecure: isSecure, isApart: true))
        guard let token = apart.token(in: head) else { return answer }
        var answer = answer
        answer.headers.append(open.setting(token))
        answer.headers.append(open.token(in: head).map { apart.setting($0) } ?? apart.removing)
        return answer
    }
}
