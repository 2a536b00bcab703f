public import Facts

/// What was done, and how to undo it.
public enum History {
    /// How long an act can be undone.
    public static let days: UInt32 = 30
}

extension PersonalSpace {
    /// The newest acts first: what a person did, without the undoing of it, which shows on the act itself.
    ///
    /// - Parameters:
    ///   - moment: acts are looked for from here back.
    ///   - limit: how many at most.
    ///   - skipping: how many of the newest to leave out.
    public func acts(before moment: Moment, limit: Int, skipping: Int = 0) -> [Act] {
        var found: [Act] = []
        let newest = moment.utcDay + 1
        for back in 0...(History.days + 1) where newest >= back {
            var ofDay: [(Stamp, Act)] = []
            for thing in replica.things(.act, scopes: (newest - back)...(newest - back)) {
                guard let record = replica[thing], let act = Act(thing, record), act.name != .undid,
                    let stamp = record.entry(ActField.at)?.stamp
                else { continue }
                ofDay.append((stamp, act))
            }
            // By stamp, which no wall clock can turn back, so that acts stand in the order they were done.
            for (_, act) in ofDay.sorted(by: { $1.0 < $0.0 }) { found.append(act) }
            if found.count >= skipping + limit { break }
        }
        return Array(found.dropFirst(skipping).prefix(limit))
    }

    /// Undoes an act, or does it again if it was undone: every field that still holds what the act wrote gets back what it
    /// held before. A field that was written since, here or elsewhere, keeps what it holds. This is an act of its own.
    public func toggleUndo(_ identity: Identity, from sender: Sender) throws(Fault) -> Outcome {
        guard let act = actThing(identity, around: sender.moment), let record = replica[act] else { throw .noSuchAct }
        // What stands now was written by the act itself, by the one that undid it, or by the one that did it again.
        let target: Thing
        if let undoing = identityIn(record[ActField.undone]) {
            guard let found = actThing(undoing, around: sender.moment) else { throw .noSuchAct }
            target = found
        } else if let again = identityIn(record[ActField.again]) {
            guard let found = actThing(again, around: sender.moment) else { throw .noSuchAct }
            target = found
        } else {
            target = act
        }
        guard let written = replica[target], let stamp = written.entry(ActField.at)?.stamp else { throw .noSuchAct }

        var draft = Draft(.undid)
        for old in Replaced.read(written[ActField.replaced].bytes ?? []) where old.thing.kind != .act {
            guard replica[old.thing]?.entry(old.field)?.stamp == stamp else { continue }
            draft.set(old.thing, old.field, old.value)
        }
        let mine = Value.text(sender.identity.hex)
        if record[ActField.undone].isAbsent {
            draft.set(act, ActField.undone, mine)
        } else {
            draft.clear(act, ActField.undone)
            draft.set(act, ActField.again, mine)
        }
        draft.set(Thing(.act, scope: sender.moment.utcDay, sender.identity), ActField.undoes, act.identity.hex)
        return commit(draft, from: sender)
    }

    private func identityIn(_ value: Value) -> Identity? {
        value.text.flatMap { Identity(hex: $0) }
    }
}
