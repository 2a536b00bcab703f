import Facts

/// Which lost titles and dates are told: those that a person chose, and that another device wrote over without knowing of them.
extension PlanReader {
    /// So many values of one part of a task are kept at once.
    private static let mostKept = 10

    /// Whether a lost title or date is kept.
    ///
    /// In the person's own space, the changes say who knew of what. Those of other members are not known here: in a shared list, the
    /// winner's writer says what they had read (`ReadBefore.swift`), or the person's own change that won says what it replaced.
    func isKept(_ lost: LostValue, _ part: VersionPart) -> Bool {
        // A value that was written where the task is no longer kept follows it to its space.
        guard placed(lost.owner, lost.field) == lost.entity else { return false }
        let age = replica.newest - Int64(clamping: lost.timestamp.time)
        guard age <= Int64(History.days) * 86_400_000 else { return false }
        let home = lost.entity.scope
        let (loser, winner) = (kindOfChange(at: lost.timestamp), kindOfChange(at: lost.winner))
        if let loser {
            guard part.isChosen(by: loser), !isWrittenAgain(lost) else { return false }
            if home != 0, winner == nil, hadRead(lost, part) { return false }
        } else {
            guard home != 0, let winner, part.isChosen(by: winner), !isWrittenByRepeating(lost.timestamp, home: home) else {
                return false
            }
        }
        if part == .dates, isWrittenByRepeating(lost.winner, home: home) { return false }
        return keptVersions(of: lost.owner.identity, part).count < Self.mostKept
    }

    /// The kind of the change that wrote with a timestamp; nil: none is known, or a kind that this build does not know.
    private func kindOfChange(at timestamp: Timestamp) -> ChangeKind? {
        guard let change = change(at: timestamp) else { return nil }
        return replica.value(change, ChangeField.name).integer.flatMap { ChangeKind(rawValue: $0) }
    }

    private func change(at timestamp: Timestamp) -> Entity? {
        if let known = cache.changes[timestamp] { return known }
        // A change is filed by the clock of its device, which may be a little off.
        let day = UInt32(clamping: timestamp.time / 86_400_000)
        var found: Entity?
        for entity in replica.entities(.change, scopes: (day > 0 ? day - 1 : 0)...(day + 1)) {
            if replica[entity]?.entry(ChangeField.at)?.timestamp == timestamp { found = entity }
        }
        cache.changes[timestamp] = .some(found)
        return found
    }

    /// Whether the change that wrote a value found the same one: it was only written again, together with others.
    private func isWrittenAgain(_ lost: LostValue) -> Bool {
        guard let change = change(at: lost.timestamp) else { return false }
        for old in replica.replaced(by: change, about: [Replaced(entity: lost.entity, field: lost.field, value: .absent)])
        where old.entity == lost.entity && old.field == lost.field {
            return old.value == lost.value
        }
        return false
    }

    /// Whether a date was written because the one before was done, skipped, or opened again.
    func isWrittenByRepeating(_ timestamp: Timestamp, home: UInt32) -> Bool {
        switch kindOfChange(at: timestamp) {
        case .checkedOff, .unchecked, .skippedOnce: return true
        case .some: return false
        case nil: break
        }
        guard home != 0 else { return false }
        // Another member's: the occurrence in the space was written with it.
        let fields = [OccurrenceField.done, OccurrenceField.skipped, OccurrenceField.next]
        for entity in replica.entities(.sharedOccurrence, scopes: home...home) {
            for field in fields where replica[entity]?.entry(field)?.timestamp == timestamp { return true }
        }
        return false
    }
}
