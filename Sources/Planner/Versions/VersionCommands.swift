import Facts

extension PersonalSpace {
    /// Brings an earlier version back: its text stands where it once stood, and the text that stood there takes its place.
    ///
    /// - Throws: ``Fault/noSuchVersion``, also where the task or note itself is gone.
    func restoreVersion(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let (version, field) = try versionHere(identity)
        let changes = ChangeSet(.broughtBackVersion)
        changes.about = NoteEntry.name(of: version.text)
        if let now = replica[version.owner]?.entry(field), let text = now.value.text, !Text.isBlank(text) {
            let lost = LostText(owner: version.owner, field: field, text: text, timestamp: now.timestamp)
            let entity = EarlierVersion.entity(of: version.owner, now.timestamp)
            for (field, value) in EarlierVersion.values(of: lost) { changes.set(entity, field, value) }
            changes.clear(entity, EarlierField.putAway)
        }
        changes.set(version.owner, field, version.text)
        changes.set(EarlierVersion.entity(identity), EarlierField.putAway, origin.instant.time)
        return try commit(changes, from: origin)
    }

    /// Puts an earlier version away for good.
    ///
    /// - Throws: ``Fault/noSuchVersion``
    func dismissVersion(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let (version, _) = try versionHere(identity)
        let changes = ChangeSet(.putVersionAway)
        changes.about = NoteEntry.name(of: version.text)
        changes.set(EarlierVersion.entity(identity), EarlierField.putAway, origin.instant.time)
        return try commit(changes, from: origin)
    }

    private func versionHere(_ identity: Identity) throws(Fault) -> (EarlierVersion, Field) {
        guard let version = earlierVersion(identity), let field = EarlierVersion.field(of: version.owner.kind),
            isHere(version.owner)
        else { throw .noSuchVersion }
        return (version, field)
    }
}
