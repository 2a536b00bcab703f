package import Facts

/// A filter of all tasks that the person gave a name.
package final class SavedView: Sendable {
    package let identity: Identity
    /// Its name; never empty.
    package let name: String
    /// Its filters, as the query of the URL of all tasks.
    package let query: String
    let created: Int64

    /// So many can be kept.
    package static let most = 12
    /// Bytes of a query: words of any length that a person types, and every filter there is.
    package static let longest = 2000

    init?(_ identity: Identity, _ record: Record) {
        guard record[SavedViewField.deleted].isAbsent, let name = record[SavedViewField.name].text,
            let query = record[SavedViewField.query].text, !query.isEmpty, query.utf8.count <= SavedView.longest
        else { return nil }
        self.identity = identity
        self.name = Text.stored(name, upTo: ListLimits.name)
        self.query = query
        created = record[SavedViewField.created].integer ?? 0
    }
}

extension PlanReader {
    /// The saved views, the oldest first. Devices apart may have saved more than ``SavedView/most`` together: all are there.
    package var savedViews: [SavedView] {
        var views: [SavedView] = []
        for identity in replica.identities(.savedView) { if let view = savedView(identity) { views.append(view) } }
        return sortedIndices(views.count) { views[$0].created < views[$1].created }.map { views[$0] }
    }

    /// The view of that name; nil for a name that was never used, or whose view was deleted.
    package func savedView(_ identity: Identity) -> SavedView? {
        replica[.savedView(identity)].flatMap { SavedView(identity, $0) }
    }

    fileprivate func freeViewName(_ typed: String, for identity: Identity) throws(Fault) -> String {
        let name = try ListDraft.checkedName(typed)
        for view in savedViews where view.identity != identity && Text.isSameName(view.name, name) {
            throw .nameTaken(view.name)
        }
        return name
    }
}

extension PersonalSpace {
    /// Saves a query under a name.
    ///
    /// - Throws: ``Fault/nothingAsked``, ``Fault/nameMissing``, ``Fault/nameTaken(_:)``, ``Fault/tooManyViews``.
    func keepView(_ query: String, named name: String, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard !query.isEmpty, query.utf8.count <= SavedView.longest else { throw .nothingAsked }
        let changes = ChangeSet(.keptView)
        changes.about = try freeViewName(name, for: origin.identity)
        guard savedViews.count < SavedView.most else { throw .tooManyViews }
        changes.set(.savedView(origin.identity), SavedViewField.name, changes.about)
        changes.set(.savedView(origin.identity), SavedViewField.query, query)
        changes.set(.savedView(origin.identity), SavedViewField.created, origin.instant.time)
        return try commit(changes, from: origin)
    }

    /// Gives it another name.
    ///
    /// - Throws: ``Fault/noSuchView``, ``Fault/nameMissing``, ``Fault/nameTaken(_:)``.
    func renameView(_ identity: Identity, to name: String, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard case .some = savedView(identity) else { throw .noSuchView }
        let changes = ChangeSet(.renamedView)
        changes.about = try freeViewName(name, for: identity)
        changes.set(.savedView(identity), SavedViewField.name, changes.about)
        return try commit(changes, from: origin)
    }

    /// Deletes it. The tasks that it showed stay as they are.
    ///
    /// - Throws: ``Fault/noSuchView``.
    func deleteView(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let view = savedView(identity) else { throw .noSuchView }
        let changes = ChangeSet(.deletedView)
        changes.about = view.name
        changes.set(.savedView(identity), SavedViewField.deleted, origin.instant.time)
        return try commit(changes, from: origin)
    }
}
