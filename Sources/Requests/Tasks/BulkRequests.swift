import Facts
import Pages
import Planner

/// One thing done to many.
extension Application {
    func changeMany(_ submission: Submission) throws(Fault) -> Response {
        guard let chosen = submission.form.chosen else { return refused(submission, .noSuchTask) }
        guard let what = BulkCommand(word: submission.form.typed("do")) else { return refused(submission, .nothingChosen) }
        return try answering { () throws(Fault) in
            if case .today = what, try usesReserve(chosen, .today, submission) {
                return chooseAgain(submission, chosen, .notSent)
            }
            let result = try space.perform(try command(what, on: chosen, submission.form), by: submission.origin)
            let back = Target.safeBack(submission.form["origin"], or: .tasks, did: result.change?.hex)
            return redirect(to: back, keeping: result.facts)
        } refused: { error in
            if case .overBudget = error { return chooseAgain(submission, chosen, .notSent) }
            let words = said(error)
            let form = bulkForm(submission.form)
            switch (what, error) {
            case (.day, .notADate), (.day, .notAhead), (.hide, .notADate), (.hide, .notAhead), (.due, .notADate),
                (.list, .nameMissing), (.label, .nameMissing), (.template, .nameMissing),
                (.template, .nameTaken):
                form.refuse(what, words)
            default: break
            }
            return chooseAgain(submission, chosen, .fault(words), bulk: form)
        }
    }

    /// Every command is named, without a `default`: a forgotten command must not be taken for another.
    private func command(_ what: BulkCommand, on chosen: [Identity], _ form: Form) throws(Fault) -> Command {
        let change: BulkChange
        switch what {
        case .done: return .checkOff(chosen)
        case .delete: return .deleteTasks(chosen)
        case .duplicate: return .duplicateTasks(chosen)
        case .today: return .moveToDay(chosen, .today)
        case .tomorrow: return .moveToDay(chosen, .tomorrow)
        case .nextWeek: return .moveToDay(chosen, .nextWeek)
        case .day: return .moveToDay(chosen, .on(try LocalDate.typed(form.typed("day"))))
        case .noDay: return .moveToDay(chosen, .noDay)
        case .hide: return .snooze(chosen, .until(try LocalDate.typed(form.typed("until"))))
        case .template: return .makeTemplateOfTasks(named: form.typed("name"), of: chosen)
        case .due: change = .due(try date(form.typed("due")))
        case .cost:
            let typed = form.typed("spoons")
            change = .cost(typed.isEmpty ? nil : try Text.number(typed, in: Costs.range))
        case .priority: change = .priority(form.priority)
        case .list: change = .list(try named("newlist", "list", form, otherwise: .noSuchList))
        case .label:
            guard let subject = try named("newsubject", "subject", form, otherwise: .noSuchSubject) else { throw .nameMissing }
            change = .label(subject)
        case .unlabel:
            guard let subject = form.identity("unlabel") else { throw .noSuchSubject }
            change = .unlabel(subject)
        }
        return .changeTasks(chosen, change)
    }

    /// A typed name comes before a chosen one; nil if there is neither.
    private func named(
        _ new: ByteString,
        _ existing: ByteString,
        _ form: Form,
        otherwise fault: Fault
    ) throws(Fault) -> TaskDetails.Named? {
        let name = form.typed(new)
        if !Text.isBlank(name) { return .new(name) }
        if form.typed(existing).isEmpty { return nil }
        guard let identity = form.identity(existing) else { throw fault }
        return .existing(identity)
    }

    /// Nil where nothing was typed.
    private func date(_ typed: String) throws(Fault) -> LocalDate? {
        if Text.isBlank(typed) { return nil }
        guard let date = LocalDate(text: typed) else { throw .notADate }
        return date
    }
}
