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
        if let draft = reader.draft(spoons: submission.form.typed("spoons")) {
            do throws(Fault) {
                // Values that were sent only because they stood in the form are left out: they may have changed since it was shown.
                let seen = reader.form.seen.flatMap { TaskSeen(text: $0) }
                return try performEdit(.editTask(identity, draft, seen: seen), for: submission, or: .tasks, of: .task(identity))
            } catch let error where !error.isViewOnly {
                reader.mark(error)
            }
        }
        let back = Target.safeBack(submission.form["back"], or: .tasks, did: nil)
        guard let task = space.task(identity) else {
            // Deleted meanwhile, here or elsewhere: the typed values are not lost with it.
            let page = NewTaskPage(
                reading: space,
                form: reader.form,
                back: back,
                notice: words[.addDeletedTask]
            )
            return respond(to: submission.request, submission.target, with: page, status: 410)
        }
        let refused = TaskPage.Refused()
        refused.form = reader.form
        return show(task, refused, submission, back: back)
    }

    /// The page of a task with the refused values on it.
    func show(_ task: TaskEntry, _ refused: TaskPage.Refused, _ submission: Submission, back: String) -> Response {
        let page = TaskPage(reading: space, task, at: submission.instant, refused: refused, back: back)
        return respond(to: submission.request, submission.target, with: page, status: 422, here: Route.task(task.identity).path)
    }
}
