import Facts
import Pages
import Planner

/// The form with everything that a task says.
extension Application {
    func editTask(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let form = TaskForm(submission.form)
        if space.membership(ofTask: identity)?.role == .view, let task = space.task(identity) {
            form.takeShared(from: TaskForm(task, in: space))
        }
        let reader = TaskFormReader(form, of: identity, reading: space, today: submission.instant.date, in: words)
        guard let draft = reader.draft(spoons: submission.form.typed("spoons")) else {
            return refused(submission, identity, reader.form)
        }
        return try answering { () throws(Fault) in
            // Values that were sent only because they stood in the form are left out: they may have changed since it was shown.
            let seen = reader.form.seen.flatMap { TaskSeen(text: $0) }
            return try performEdit(.editTask(identity, draft, seen: seen), for: submission, or: .tasks, of: .task(identity))
        } refused: { error in
            reader.mark(error)
            return refused(submission, identity, reader.form)
        }
    }

    /// The page of a task with its form and the faults in it.
    private func refused(_ submission: Submission, _ identity: Identity, _ form: TaskForm) -> Response {
        let back = Target.safeBack(submission.form["back"], or: .tasks, did: nil)
        guard let task = space.task(identity) else {
            // Deleted meanwhile, here or elsewhere: the typed values are not lost with it.
            return again(
                submission,
                NewTaskPage(reading: space, form: form, back: back, notice: words[.addDeletedTask]),
                status: 410
            )
        }
        let refused = TaskPage.Refused()
        refused.form = form
        return show(task, refused, submission, back: back)
    }

    /// The page of a task with the refused values on it.
    func show(_ task: TaskEntry, _ refused: TaskPage.Refused, _ submission: Submission, back: String) -> Response {
        let page = TaskPage(reading: space, task, at: submission.instant, refused: refused, back: back)
        return again(submission, page, here: Route.task(task.identity).path)
    }
}
