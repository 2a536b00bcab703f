import Facts
import Pages
import Planner

/// The menu *Move to a day*.
extension Application {
    func showDays(_ identity: Identity, _ target: Target, _ request: Request) -> Response {
        guard let task = space.task(identity) else { return noTask(identity, target, request) }
        let back = Target.safeBack(target.query["back"], or: .task(identity), did: nil)
        // A task that is done, or in a list that was put away, has no such menu.
        guard let page = MoveDayPage(reading: space, task, at: request.instant, back: back) else {
            return redirect(to: Route.task(identity).path, keeping: [])
        }
        return respond(to: request, target, with: page)
    }

    /// Moves a task to the day that was chosen in the menu.
    func moveToDay(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        try answering { () throws(Fault) in
            if submission.form.token("day") == "undue" {
                return try perform(.changeTasks([identity], .due(nil)), for: submission, or: .task(identity))
            }
            let choice = try dayChoice(submission.form)
            if let response = try askingForReserve(identity, choice, submission) { return response }
            let command = Command.moveToDay([identity], choice, borrowing: submission.borrowing)
            return try perform(command, for: submission, or: .task(identity))
        } refused: { error in
            if case .overBudget = error { return choose(identity, submission) }
            guard let task = space.task(identity) else { return refused(submission, .noSuchTask) }
            let back = Target.safeBack(submission.form["back"], or: .task(identity), did: nil)
            guard
                let page = MoveDayPage(reading: space, task, at: submission.instant, back: back, notice: said(error))
            else { return refused(submission, error) }
            return again(submission, page, here: page.here)
        }
    }

    /// The question whether the reserve is to be used for a task that is moved to today; nil if it is not asked.
    func askingForReserve(_ identity: Identity, _ choice: DayChoice, _ submission: Submission) throws(Fault) -> Response? {
        guard try usesReserve([identity], choice, submission) else { return nil }
        return choose(identity, submission)
    }

    /// Whether moving these tasks uses the reserve, and this was not agreed to.
    func usesReserve(_ identities: [Identity], _ choice: DayChoice, _ submission: Submission) throws(Fault) -> Bool {
        guard let date = choice.date(at: submission.instant), space.isOfList(date, at: submission.instant) else { return false }
        return try asksForReserve(identities, takingUncosted: true, submission)
    }

    private func dayChoice(_ form: Form) throws(Fault) -> DayChoice {
        switch form.token("day") {
        case "today": return .today
        case "tomorrow": return .tomorrow
        case "week": return .nextWeek
        case "none": return .noDay
        default: return .on(try LocalDate.typed(form.typed("day")))
        }
    }
}
