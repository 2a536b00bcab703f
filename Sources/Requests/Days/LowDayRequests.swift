import Pages
import Planner

/// A low day, begun and ended.
extension Application {
    func changeLowDay(_ act: Submission) -> Response {
        do throws(Fault) {
            let outcome: Outcome
            switch act.form.token("do") {
            case "back": outcome = space.endLowDay(from: act.sender)
            case "until": outcome = try space.beginLowDay(.untilSaid, from: act.sender)
            default: outcome = try space.beginLowDay(.today, from: act.sender)
            }
            return done(act, outcome, or: .today)
        } catch {
            return refused(act, error)
        }
    }
}
