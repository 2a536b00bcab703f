import Pages
import Planner

/// A low day, begun and ended.
extension Application {
    func changeLowDay(_ act: Submission) -> Response {
        do throws(Fault) {
            let result: CommandResult
            switch act.form.token("do") {
            case "back": result = space.endLowDay(from: act.origin)
            case "until": result = try space.beginLowDay(.untilSaid, from: act.origin)
            default: result = try space.beginLowDay(.today, from: act.origin)
            }
            return done(act, result, or: .today)
        } catch {
            return refused(act, error)
        }
    }
}
