import Facts
import Pages
import Planner

/// Lists and templates, one at a time.
extension Application {
    func showListForm(_ identity: Identity, _ target: Target, _ request: Request) -> Response {
        guard let list = space.list(identity) else { return noList(identity, target, request) }
        return respond(to: request, target, with: EditListPage(reading: space, list))
    }

    func showStarter(_ slug: ByteString, _ target: Target, _ request: Request) -> Response {
        guard let template = StarterTemplate.of(slug) else { return noList(nil, target, request) }
        return respond(to: request, target, with: TemplatePage(template, in: words, at: request.instant))
    }

    func showTemplate(_ identity: Identity, _ target: Target, _ request: Request) -> Response {
        guard let template = space.list(identity), template.isTemplate else { return noList(identity, target, request) }
        return respond(to: request, target, with: TemplatePage(reading: space, template))
    }

    func showList(_ identity: Identity, _ target: Target, _ request: Request) -> Response {
        guard let list = space.list(identity) else { return noList(identity, target, request) }
        var view = OwnListPage.View(openedAt: target.opened(by: request.now))
        view.pageNumber = target.pageOrAll
        view.showsHidden = target.query.token("show") == "hidden"
        let page = OwnListPage(
            reading: space,
            list,
            at: request.instant,
            view: view,
            chosen: target.chosen
        )
        return respond(to: request, target, with: page, here: view.path(of: identity, since: target.since != nil))
    }

    /// What members removed from a shared list. Nobody else is shown any of it.
    func showRemovals(_ identity: Identity, _ target: Target, _ request: Request) -> Response {
        guard let list = space.list(identity) else { return noList(identity, target, request) }
        guard let removals = space.removals(from: identity, at: request.instant) else {
            return say(space.membership(ofList: identity) == nil ? .notFound : .viewOnly, to: request, target)
        }
        return respond(to: request, target, with: RemovalsPage(list, removals))
    }

    /// The answer to a request for a list that does not exist. Straight after a command (the undo of making the list, say) there is no
    /// list to go back to, and the lists are shown, with the command's toast.
    private func noList(_ identity: Identity?, _ target: Target, _ request: Request) -> Response {
        let isDeleted = identity.map { space.isDeleted(list: $0) } ?? false
        if isDeleted, let did = target.query["did"] {
            return redirect(to: Target.safeBack(nil, or: .lists, did: did), keeping: [])
        }
        if let identity, let gone = space.goneList(identity, at: request.instant) {
            return respond(to: request, target, with: GoneListPage(gone), status: 410)
        }
        return say(isDeleted ? .gone : .notFound, to: request, target)
    }
}

extension StarterTemplate {
    /// The one that came with Teaspoon under that name.
    static func of(_ slug: ByteString) -> StarterTemplate? {
        for template in all where template.slug == slug { return template }
        return nil
    }
}
