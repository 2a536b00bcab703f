public import Facts

extension PersonalSpace {
    /// Undoes an act, or does it again if it was undone: every field it wrote shows once more what the newest act in effect wrote
    /// into it. A field that an act in effect wrote since, here or elsewhere, keeps what it holds. This is an act of its own.
    ///
    /// - Throws: ``Fault/noSuchAct``
    public func toggleUndo(_ identity: Identity, from sender: Sender) throws(Fault) -> Outcome {
        // Who undoes an undoing means the act it undid, as History shows it.
        let identity = act(identity, around: sender.moment)?.undoes ?? identity
        guard let act = actEntity(identity, around: sender.moment), let record = replica[act],
            let timestamp = record.entry(ActField.at)?.timestamp
        else { throw .noSuchAct }
        let comesBack = !record[ActField.undone].isAbsent
        let isBroughtIn = record[ActField.name].integer == ActName.broughtIn.rawValue
        let fields = Replaced.read(record[ActField.replaced].bytes ?? [])
        let acts = actEntities(around: sender.moment)

        var draft = Draft(.undid)
        // What the act itself wrote last gives way to what it replaced, unless that was itself undone since. Only for the rest it matters
        // who wrote what, and that is collected once.
        let isPlain = !comesBack && !hasUndone(among: acts, since: timestamp)
        var writings: Writings?
        for (place, old) in fields.enumerated() where old.entity.kind != .act {
            guard var held = replica[old.entity]?.entry(old.field)?.timestamp else { continue }
            // What a file brought kept the timestamps it was written with, all of them before the act's own.
            if isBroughtIn, held < timestamp { held = timestamp }
            if isPlain, held == timestamp {
                draft.set(old.entity, old.field, old.value)
                continue
            }
            let known = writings ?? Writings(into: fields, in: replica, by: acts)
            writings = known
            if let value = known.value(of: place, held: held, once: identity, isInEffect: comesBack) {
                draft.set(old.entity, old.field, value)
            }
        }
        draft = followed(draft, of: fields, toggles: toggles(of: identity, among: acts), at: sender.moment)
        let mine = Value.text(sender.identity.hex)
        if comesBack {
            draft.clear(act, ActField.undone)
            draft.set(act, ActField.again, mine)
        } else {
            draft.set(act, ActField.undone, mine)
        }
        draft.set(Entity(.act, scope: sender.moment.utcDay, sender.identity), ActField.undoes, identity.hex)
        return commit(draft, from: sender)
    }

    /// Every act that History holds.
    private func actEntities(around moment: Moment) -> [Entity] {
        // A clock that was set back may have filed some a day ahead.
        let newest = moment.utcDay + 1
        let oldest = newest > History.days + 1 ? newest - History.days - 1 : 0
        return replica.entities(.act, scopes: oldest...newest)
    }

    /// When an act was undone and done again.
    private func toggles(of identity: Identity, among acts: [Entity]) -> Set<Timestamp> {
        guard !spaces.isEmpty else { return [] }
        var timestamps: Set<Timestamp> = []
        for act in acts where replica.value(act, ActField.undoes).text.flatMap({ Identity(hex: $0) }) == identity {
            if let timestamp = replica[act]?.entry(ActField.at)?.timestamp { timestamps.insert(timestamp) }
        }
        return timestamps
    }

    /// Whether anything was undone, or done again, after an act was done.
    private func hasUndone(among acts: [Entity], since timestamp: Timestamp) -> Bool {
        for act in acts where replica.value(act, ActField.name).integer == ActName.undid.rawValue {
            if let other = replica[act]?.entry(ActField.at)?.timestamp, timestamp < other { return true }
        }
        return false
    }
}
