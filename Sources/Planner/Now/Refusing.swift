public import Facts

extension PersonalSpace {
    /// For how long a task is not offered again once it was refused, in milliseconds.
    static let refusedFor: Int64 = 3_600_000

    /// Refuses what *What now?* offered: it is not offered again within the hour.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    public func passOver(_ identity: Identity, from sender: Sender) throws(Fault) -> Outcome {
        if let again = repeated(sender) { return again }
        guard let task = task(identity) else { throw .noSuchTask }
        let draft = Draft(.passedOver)
        draft.about = task.title
        draft.set(.passing(identity), PassingField.refused, sender.moment.time)
        return commit(draft, from: sender)
    }

    /// Lets everything be offered again that was refused within the hour.
    public func offerAgain(from sender: Sender) -> Outcome {
        let draft = Draft(.offeredAgain)
        for entity in replica.entities(.passing) where isRefused(entity.identity, at: sender.moment) {
            draft.clear(entity, PassingField.refused)
        }
        return commit(draft, from: sender)
    }

    /// Whether a task was refused within the hour.
    public func isRefused(_ task: Identity, at moment: Moment) -> Bool {
        guard let refused = replica.value(.passing(task), PassingField.refused).integer else { return false }
        // Another device's clock may be ahead; one that is further off than that says nothing of this hour. Without a difference:
        // that of two forged numbers may overflow.
        return refused > moment.time - Self.refusedFor && refused < moment.time + Self.refusedFor
    }
}
