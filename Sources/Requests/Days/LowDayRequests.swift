import Pages
import Planner

/// A low day, begun and ended.
extension Application {
    func changeLowDay(_ submission: Submission) throws(Fault) -> Response {
        let command: Command
        switch submission.form.token("do") {
        case "back": command = .endLowDay
        case "until": command = .beginLowDay(.untilSaid)
        default: command = .beginLowDay(.today)
        }
        return try perform(command, for: submission, or: .today)
    }
}
