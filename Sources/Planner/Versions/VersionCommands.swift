import Facts

extension PersonalSpace {
    /// Brings an earlier version back: a text stands where it once stood, and the text that stood there takes its place; a title or date
    /// that was written elsewhere is chosen.
    ///
    /// - Throws: ``Fault/noSuchVersion``, also where the task or note itself is gone; ``Fault/viewOnly``.
    func restoreVersion(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        if let kept = keptVersion(identity) { return try choose(kept, from: origin) }
        let (version, field) = try versionHere(identity)
        let changes = ChangeSet(.broughtBackVersion)
        changes.about = NoteEntry.name(of: version.text)
        keep(field, of: version.owner, changes)
        changes.set(version.owner, field, version.text)
        changes.set(EarlierVersion.entity(identity), EarlierField.putAway, origin.instant.time)
        return try commit(changes, from: origin)
    }

    private func choose(_ version: KeptVersion, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(version.task), let chosen = version.chosen(over: TaskDraft(task, in: self)) else {
            throw .noSuchVersion
        }
        let changes = ChangeSet(.broughtBackVersion)
        changes.about = task.title
        try writeEdit(of: task, chosen, changes, origin)
        changes.set(EarlierVersion.entity(version.identity), EarlierField.putAway, origin.instant.time)
        return try commit(changes, from: origin)
    }

    /// Puts an earlier version away for good.
    ///
    /// - Throws: ``Fault/noSuchVersion``
    func dismissVersion(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let changes = ChangeSet(.putVersionAway)
        if let kept = keptVersion(identity) {
            guard let task = task(kept.task) else { throw .noSuchVersion }
            changes.about = task.title
        } else {
            changes.about = NoteEntry.name(of: try versionHere(identity).0.text)
        }
        changes.set(EarlierVersion.entity(identity), EarlierField.putAway, origin.instant.time)
        return try commit(changes, from: origin)
    }
}

extension PlanReader {
    fileprivate func versionHere(_ identity: Identity) throws(Fault) -> (EarlierVersion, Field) {
        guard let version = earlierVersion(identity), let field = EarlierVersion.field(of: version.owner.kind),
            isHere(version.owner)
        else { throw .noSuchVersion }
        return (version, field)
    }

    /// Keeps the value that a field has, which the command is about to replace, as another version.
    func keep(_ field: Field, of owner: Entity, _ changes: ChangeSet) {
        guard let now = entry(owner, field), !now.value.isAbsent else { return }
        if let text = now.value.text, Text.isBlank(text) { return }
        let lost = LostValue(entity: owner, field: field, value: now.value, timestamp: now.timestamp, winner: now.timestamp)
        let entity = EarlierVersion.entity(of: lost)
        for (field, value) in EarlierVersion.values(of: lost) { changes.set(entity, field, value) }
        changes.clear(entity, EarlierField.putAway)
    }
}
