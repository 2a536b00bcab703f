import Facts

extension PersonalSpace {
    /// Puts a list away as it is, and starts it again under its name: the old run is kept, and what comes back by itself goes on in
    /// the new one.
    ///
    /// - Throws: ``Fault/noSuchList``.
    func runAgain(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let list = list(identity) else { throw .noSuchList }
        let changes = ChangeSet(.ranAgain)
        changes.about = list.name
        begin(origin.identity, ListDraft(like: list, named: list.name), changes, origin)
        copy(items(of: identity), into: origin.identity, .goingOn, changes, origin)
        changes.set(.list(identity), ListField.archived, origin.instant.time)
        return try commit(changes, from: origin)
    }
}
