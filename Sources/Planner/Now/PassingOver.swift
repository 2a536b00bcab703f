package import Facts

extension PlanReader {
    /// For how long a task is not offered again once it was refused, in milliseconds.
    static let refusedFor: Int64 = 3_600_000

    /// Whether a task was refused within the hour.
    package func isRefused(_ task: Identity, at instant: Instant) -> Bool {
        guard let refused = replica.value(.dismissal(task), DismissalField.refused).integer else { return false }
        // Another device's clock may be ahead; a time that is further off says nothing about this hour. No subtraction: the difference
        // of two forged numbers may overflow.
        return refused > instant.time - Self.refusedFor && refused < instant.time + Self.refusedFor
    }
}

extension PersonalSpace {
    /// Refuses the suggestion of *What now?*: it is not offered again within the hour.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func passOver(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        let changes = ChangeSet(.passedOver)
        changes.about = task.title
        changes.set(.dismissal(identity), DismissalField.refused, origin.instant.time)
        return try commit(changes, from: origin)
    }

    /// Lets everything be offered again that was refused within the hour.
    func offerAgain(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let changes = ChangeSet(.offeredAgain)
        for entity in replica.entities(.dismissal) where isRefused(entity.identity, at: origin.instant) {
            changes.clear(entity, DismissalField.refused)
        }
        return try commit(changes, from: origin)
    }
}
