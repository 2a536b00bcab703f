import Facts
import Pages
import Planner

extension Application {
    func showMany(_ target: Target, _ request: Request) -> Response {
        let form = ManyForm(lines: target.query.typed("lines"), list: target.query.typed("list"))
        return respond(to: request, target, with: ManyTasksPage(reading: space, at: request.instant, form: form))
    }

    /// Adds a task for every line that was pasted, or shows a preview of them.
    func addMany(_ submission: Submission) throws(Fault) -> Response {
        let form = ManyForm(
            lines: submission.form.typed("lines"),
            list: submission.form.typed("list"),
            readsWords: submission.form.token("read") == "yes"
        )
        form.readAt = readAt(submission.form, submission.instant)
        let pasted = PastedLines(form.lines.text, levels: TaskLimits.levels)
        if submission.form.token("do") == "preview", !pasted.lines.isEmpty, pasted.lines.count <= TaskLimits.lines {
            form.readAt = submission.instant
            let page = ManyTasksPage(reading: space, at: submission.instant, form: form, preview: pasted, in: words)
            return again(submission, page, status: 200, here: Route.manyTasks.path)
        }
        return try answering { () throws(Fault) in
            let list = Identity(hex: form.list)
            guard list != nil || form.list.isEmpty else { throw .noSuchList }
            let language = form.readsWords ? words.quickAdd : nil
            let result = try space.perform(.addLines(pasted, to: list, reading: language, at: form.readAt), by: submission.origin)
            let home: Route = if let list { .list(list) } else { .tasks }
            let back = Target.safeBack(nil, or: home, did: result.change?.hex)
            return redirect(to: back, keeping: result.facts)
        } refused: { error in
            let words = said(error)
            if case .noSuchList = error { form.listFault = words } else { form.lines.fault = words }
            let page = ManyTasksPage(reading: space, at: submission.instant, form: form)
            return again(submission, page, here: Route.manyTasks.path)
        }
    }
}
