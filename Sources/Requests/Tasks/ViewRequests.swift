import Facts
import Pages
import Planner

/// Views of all tasks, kept under a name.
extension Application {
    func showView(_ identity: Identity, _ target: Target, _ request: Request) -> Response {
        guard let view = space.savedView(identity) else {
            let page = ErrorPage(.gone)
            return respond(to: request, target, with: page, status: page.status)
        }
        return respond(to: request, target, with: SavedViewPage(view))
    }

    func keepView(_ act: Submission) -> Response {
        // Read and written again as the page of all tasks does with its address, so that only known filters are kept.
        let asked = taskQuery(Form(urlEncoded: Array(act.form.typed("asked").utf8)[...])).asked
        var name = FieldValue(act.form.typed("name"))
        do throws(Fault) {
            return done(act, try space.keepView(asked, named: name.text, from: act.origin), or: .tasks)
        } catch {
            name.fault = error.words(in: space.settings)
        }
        let page = SavedViewPage(asked: asked, name: name)
        return respond(to: act.request, act.target, with: page, status: 422, here: Route.tasks.path)
    }

    func renameView(_ identity: Identity, _ act: Submission) -> Response {
        var name = FieldValue(act.form.typed("name"))
        do throws(Fault) {
            return done(act, try space.renameView(identity, to: name.text, from: act.origin), or: .lists)
        } catch {
            name.fault = error.words(in: space.settings)
        }
        guard let view = space.savedView(identity) else { return refused(act, .noSuchView) }
        let page = SavedViewPage(view, name: name)
        return respond(to: act.request, act.target, with: page, status: 422, here: Route.view(identity).path)
    }

    func actOnView(_ identity: Identity, _ what: Route.ViewCommand, _ act: Submission) -> Response {
        do throws(Fault) {
            switch what {
            case .delete: return done(act, try space.deleteView(identity, from: act.origin), or: .lists)
            }
        } catch {
            return refused(act, error)
        }
    }
}
