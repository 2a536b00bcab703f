import Facts
import Planner
import Requests
import Storage

/// The plans of browsers without script whose people sign in: each joins the account by the same rule as a device's
/// (`Planner/Joining`), or waits until the person has decided about it.
struct GuestJoining: Sendable {
    let guests: Guests
    let plans: AccountReplicas
    let store: any Store

    private static let factsAtOnce = 2000

    /// Takes a plan into an account, and deletes it once all that joins is there.
    ///
    /// - Parameter isSure: whether the person has said so. If not, a plan with something typed is left alone, unless the account is new.
    /// - Returns: whether the plan is gone from here.
    func takeAlong(_ guest: GuestToken, into account: Account, isSure: Bool = false, now: Int64) async -> Bool {
        await guests.movePlan(of: guest) { facts in
            let facts = facts.mended(now: now) ?? facts
            do throws(StoreFault) {
                let joining = try await plans.read(account) { $0.joining(facts, isSure: isSure) }
                guard let joining = joining ?? nil else { return false }
                for start in stride(from: 0, to: joining.count, by: Self.factsAtOnce) {
                    let some = Array(joining[start..<min(start + Self.factsAtOnce, joining.count)])
                    // Left out is what is named as if it lay in a shared list: a guest has none.
                    let checked = CheckedFacts(some, roles: nil, now: now).personal
                    guard let pushed = try await store.push(checked, to: account.space, within: .usual) else { return false }
                    guard pushed.refused.isEmpty else { return false }
                }
                return true
            } catch {
                // It stays where it is: the person is asked about it.
                return false
            }
        }
    }

    /// What the plan of a browser holds that is signed in, too; nil if it has none.
    func summary(of guest: GuestToken?) async -> PlanSummary? {
        guard let guest else { return nil }
        return await guests.summary(of: guest)
    }

    /// Deletes a plan, as the person said.
    func delete(_ guest: GuestToken) async -> Bool {
        await guests.delete(guest)
    }
}
