import Facts
import Pages
import Planner

/// Views of all tasks, kept under a name.
extension Application {
    func showView(_ identity: Identity, _ target: Target, _ request: Request) -> Response {
        guard let view = space.savedView(identity) else { return say(.gone, to: request, target) }
        return respond(to: request, target, with: SavedViewPage(view))
    }

    /// Filters that are to be kept get their name. Without any: the views are shown among the lists.
    func showNewView(_ target: Target, _ request: Request) -> Response {
        let asked = taskQuery(target.query).asked
        guard !asked.isEmpty else { return redirect(to: Route.lists.path, keeping: []) }
        return respond(to: request, target, with: SavedViewPage(asked: asked, name: FieldValue("")))
    }

    func keepView(_ submission: Submission) throws(Fault) -> Response {
        // Read and written again as the page of all tasks does with its address, so that only known filters are kept.
        let asked = taskQuery(Form(urlEncoded: Array(submission.form.typed("asked").utf8)[...])).asked
        var name = FieldValue(submission.form.typed("name"))
        return try answering { () throws(Fault) in
            try perform(.keepView(asked, named: name.text), for: submission, or: .tasks)
        } refused: { error in
            name.fault = said(error)
            return again(submission, SavedViewPage(asked: asked, name: name), here: Route.tasks.path)
        }
    }

    func renameView(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        var name = FieldValue(submission.form.typed("name"))
        return try answering { () throws(Fault) in
            try perform(.renameView(identity, to: name.text), for: submission, or: .lists)
        } refused: { error in
            name.fault = said(error)
            guard let view = space.savedView(identity) else { return refused(submission, .noSuchView) }
            return again(submission, SavedViewPage(view, name: name), here: Route.view(identity).path)
        }
    }
}
