import Pages
import Planner

/// How a list is looked at, which is remembered for each: its order, and whether its options show.
extension Application {
    func setOptions(_ act: Submission) throws(Fault) -> Response {
        let back = Target.safeBack(act.form["back"], or: .today, did: nil)
        guard let route = Target(back).route, let page = route.listPage else { return redirect(to: back, keeping: []) }
        return try perform(.setShowsOptions(act.form.token("show") == "yes", on: page), for: act, or: .today)
    }

    func sort(_ act: Submission) throws(Fault) -> Response {
        let back = Target.safeBack(act.form["back"], or: .tasks, did: nil)
        if Target(back).route == .today {
            guard let order = DayOrder(word: act.form.typed("order")) else { return redirect(to: back, keeping: []) }
            return try perform(.setDayOrder(order), for: act, or: .tasks)
        }
        guard let page = Target(back).route?.listPage, let order = SortOrder(word: act.form.typed("order")) else {
            return redirect(to: back, keeping: [])
        }
        return try perform(.setSortOrder(order, of: page), for: act, or: .tasks)
    }
}
