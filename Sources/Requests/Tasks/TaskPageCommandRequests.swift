import Facts
import Pages
import Planner

/// The commands on a task that have a button on the page of the task. If the task still has a page, that page shows a fault, with the typed
/// text.
extension Application {
    /// Carries out a command that nothing is typed for.
    func performOnTaskPage(_ command: Command, of identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        try answering { () throws(Fault) in
            try perform(command, for: submission, or: .task(identity))
        } refused: { fault in
            refusedOnTaskPage(submission, fault, identity) { refused, words in refused.notice = words }
        }
    }

    func snoozeTask(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let form = submission.form
        return try answering { () throws(Fault) in
            let command = Command.snooze([identity], try snooze(form), dueBy: try reminded(form))
            return try perform(command, for: submission, or: .task(identity))
        } refused: { fault in
            // The page of a task that was done meanwhile has no field for it.
            let hasField = space.task(identity)?.done == nil
            return refusedOnTaskPage(submission, fault, identity) { refused, words in
                if hasField { refused.snooze = FieldValue(form.typed("date"), fault: words) } else { refused.notice = words }
            }
        }
    }

    private func snooze(_ form: Form) throws(Fault) -> Snooze {
        switch form.token("until") {
        case "later": return .laterToday
        case "minutes": return .minutes(try Text.number(form.typed("minutes"), in: Snooze.someMinutes))
        case "tomorrow": return .tomorrow
        case "week": return .nextWeek
        default: return .until(try LocalDate.typed(form.typed("date")))
        }
    }

    func addStep(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let title = submission.form.typed("title")
        return try answering { () throws(Fault) in
            try perform(.addTask(try TaskDraft(title: title, cost: nil), under: identity), for: submission, or: .task(identity))
        } refused: { fault in
            if case .none = space.task(identity), !Text.isBlank(title) { return keepStep(title, submission) }
            return refusedOnTaskPage(submission, fault, identity) { refused, words in
                refused.step = FieldValue(title, fault: words)
            }
        }
    }

    /// The task of a step was deleted meanwhile, here or elsewhere: the typed text is not lost with it.
    private func keepStep(_ title: String, _ submission: Submission) -> Response {
        let page = NewTaskPage(
            reading: space,
            form: TaskForm(title: title),
            back: Route.tasks.path,
            notice: words[.addDeletedParentForm]
        )
        return again(submission, page, status: 410)
    }

    func setParent(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let hex = submission.form.typed("parent")
        let parent = Identity(hex: hex)
        if case .none = parent, !hex.isEmpty {
            return refusedOnTaskPage(submission, .noSuchTask, identity) { refused, words in refused.notice = words }
        }
        return try performOnTaskPage(.setParent(of: identity, to: parent), of: identity, submission)
    }

    /// The page of a task with what was refused on it.
    private func refusedOnTaskPage(
        _ submission: Submission,
        _ fault: Fault,
        _ identity: Identity,
        mark: (TaskPage.Refused, String) -> Void
    ) -> Response {
        guard let task = space.task(identity) else { return refused(submission, .noSuchTask) }
        let refused = TaskPage.Refused()
        mark(refused, said(fault))
        return show(task, refused, submission, back: home(of: task))
    }
}
