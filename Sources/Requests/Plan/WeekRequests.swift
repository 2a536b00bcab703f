import Facts
import Pages
import Planner

/// A plan for several days.
extension Application {
    func showWeek(_ target: Target, _ request: Request) -> Response {
        guard let page = WeekPlanPage(reading: space, weekFilter(target.query), at: request.instant) else {
            return showNoDay(target, request)
        }
        return respond(to: request, target, with: page)
    }

    /// The filters; those of a URL that name missing entities are left out.
    private func weekFilter(_ form: Form) -> WeekFilter {
        var asked = WeekFilter()
        if let days = form.number("days", in: 1...WeekFilter.longest), WeekFilter.spans.contains(days) { asked.days = days }
        for text in form.all("free") {
            if let date = LocalDate(text: text), !asked.free.contains(date) { asked.toggle(date) }
        }
        return asked
    }

    /// Take this week: the ticked tasks are planned in one command, or none are and the plan is made again.
    func takeWeek(_ submission: Submission) throws(Fault) -> Response {
        guard let lines = submission.form.plannedLines else { return refused(submission, .noSuchTask) }
        return try answering { () throws(Fault) in
            let today = space.tasksForToday(lines)
            if !today.isEmpty, try asksForReserve(today, submission) {
                return weekAgain(submission, lines, words[.weekPlanChanged])
            }
            let rest = submission.form.number("rest", in: TimerSettings.minutes)
            return try perform(.takeWeek(lines, resting: rest), for: submission, or: .calendar)
        } refused: { error in
            if case .overBudget = error { return weekAgain(submission, lines, words[.weekPlanChanged]) }
            return weekAgain(submission, lines, said(error))
        }
    }

    private func weekAgain(_ submission: Submission, _ lines: [IntendedLine], _ notice: String) -> Response {
        let asked = Target(Target.safeBack(submission.form["asked"], or: .planWeek, did: nil))
        var chosen: [Identity] = []
        for line in lines { chosen.append(line.task) }
        let page = WeekPlanPage(
            reading: space,
            asked.route == .planWeek ? weekFilter(asked.query) : WeekFilter(),
            at: submission.instant,
            chosen: (chosen, submission.form.number("rest", in: TimerSettings.minutes) != nil),
            notice: notice
        )
        guard let page else { return refused(submission, .noDay) }
        return again(submission, page, here: asked.here)
    }
}

extension Form {
    /// The lines of a plan that were ticked, each a date and a task: "2026-11-27.0001…"; nil if one of them is neither.
    fileprivate var plannedLines: [IntendedLine]? {
        var lines: [IntendedLine] = []
        for text in all("put") {
            let parts = Text.pieces(of: text, at: UInt8(ascii: "."))
            guard parts.count == 2, let date = LocalDate(text: parts[0]), let task = Identity(hex: parts[1]) else { return nil }
            lines.append(IntendedLine(task, on: date))
        }
        return lines
    }
}
