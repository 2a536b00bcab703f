import Pages
import Planner

/// How a list is looked at, which is remembered for each: its order, and whether its options show.
extension Application {
    func setOptions(_ submission: Submission) throws(Fault) -> Response {
        let back = Target.safeBack(submission.form["back"], or: .today, did: nil)
        guard let route = Target(back).route, let page = route.listPage else { return redirect(to: back, keeping: []) }
        return try perform(.setShowsOptions(submission.form.token("show") == "yes", on: page), for: submission, or: .today)
    }

    func sort(_ submission: Submission) throws(Fault) -> Response {
        let back = Target.safeBack(submission.form["back"], or: .tasks, did: nil)
        if Target(back).route == .today {
            guard let order = DayOrder(word: submission.form.typed("order")) else { return redirect(to: back, keeping: []) }
            return try perform(.setDayOrder(order), for: submission, or: .tasks)
        }
        guard let page = Target(back).route?.listPage, let order = SortOrder(word: submission.form.typed("order")) else {
            return redirect(to: back, keeping: [])
        }
        return try perform(.setSortOrder(order, of: page), for: submission, or: .tasks)
    }
}
