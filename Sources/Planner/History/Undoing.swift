import Facts

extension PersonalSpace {
    /// Undoes a change, or does it again if it was undone: every field it wrote shows once more what the newest change in effect wrote
    /// into it. A field that a change in effect wrote since, here or elsewhere, keeps what it holds. This is a separate change.
    ///
    /// - Throws: ``Fault/noSuchChange``
    func toggleUndo(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        // Undoing an undo means the change that it undid, as History shows it.
        let identity = change(identity, around: origin.instant)?.undoes ?? identity
        guard let change = changeEntity(identity, around: origin.instant), let record = replica[change],
            let timestamp = record.entry(ChangeField.at)?.timestamp
        else { throw .noSuchChange }
        let comesBack = !record[ChangeField.undone].isAbsent
        let isImport = record[ChangeField.name].integer == ChangeKind.imported.rawValue
        let fields = replica.replaced(by: change)
        let history = changeEntities(around: origin.instant)

        var changes = ChangeSet(.undid)
        // A value that the change itself wrote last gives way to the one that it replaced, unless that was itself undone since. Only for
        // the others the writers matter, and they are collected once. Timestamps do not tell what two imports wrote apart.
        let isPlain = !comesBack && !hasUndone(among: history, since: timestamp, orImported: isImport)
        var writings: Writings?
        for (index, old) in fields.enumerated() where old.entity.kind != .change {
            guard var held = replica[old.entity]?.entry(old.field)?.timestamp else { continue }
            // Imported facts kept the timestamps they were written with, all of them before the change's own.
            if isImport, held < timestamp { held = timestamp }
            if isPlain, held == timestamp {
                changes.set(old.entity, old.field, old.value)
                continue
            }
            let known = writings ?? Writings(into: fields, in: replica, by: history)
            writings = known
            if let value = known.value(of: index, held: held, once: identity, isInEffect: comesBack) {
                changes.set(old.entity, old.field, value)
            }
        }
        changes = withoutMovedElsewhere(changes)
        changes = followed(changes, of: fields, toggles: toggles(of: identity, among: history), at: origin.instant)
        let outcome = outcome(of: changes, restoring: fields, comesBack: comesBack)
        if outcome != .done { changes.amount = outcome.rawValue }
        let mine = Value.text(origin.identity.hex)
        if comesBack {
            changes.clear(change, ChangeField.undone)
            changes.set(change, ChangeField.again, mine)
        } else {
            changes.set(change, ChangeField.undone, mine)
        }
        changes.set(Entity(.change, scope: origin.instant.utcDay, origin.identity), ChangeField.undoes, identity.hex)
        return try commit(changes, from: origin)
    }
}

extension PlanReader {
    /// Every change that History holds.
    func changeEntities(around instant: Instant) -> [Entity] {
        // A clock that was set back may have filed some a day ahead.
        let newest = instant.utcDay + 1
        let oldest = newest > History.days + 1 ? newest - History.days - 1 : 0
        return replica.entities(.change, scopes: oldest...newest)
    }

    /// When a change was undone and done again.
    fileprivate func toggles(of identity: Identity, among changes: [Entity]) -> Set<Timestamp> {
        guard !spaces.isEmpty else { return [] }
        var timestamps: Set<Timestamp> = []
        for change in changes where replica.value(change, ChangeField.undoes).text.flatMap({ Identity(hex: $0) }) == identity {
            if let timestamp = replica[change]?.entry(ChangeField.at)?.timestamp { timestamps.insert(timestamp) }
        }
        return timestamps
    }

    /// Whether anything was undone, or done again, after a change was done; if that matters, also whether a file was imported.
    fileprivate func hasUndone(among changes: [Entity], since timestamp: Timestamp, orImported countsImports: Bool) -> Bool {
        for change in changes {
            let name = replica.value(change, ChangeField.name).integer
            guard name == ChangeKind.undid.rawValue || countsImports && name == ChangeKind.imported.rawValue else { continue }
            if let other = replica[change]?.entry(ChangeField.at)?.timestamp, timestamp < other { return true }
        }
        return false
    }
}
