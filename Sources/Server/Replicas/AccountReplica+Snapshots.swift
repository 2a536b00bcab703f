import Facts
import Requests
import Storage

/// A plan is kept as a snapshot now and then, so that the next time only later facts are read one by one.
extension AccountReplica {
    /// A plan of fewer facts is read from its facts as quickly.
    private static let fewest: Int64 = 2000

    /// Whether so much came since the newest snapshot that reading it one by one would take long.
    func isSnapshotDue(_ held: Held) -> Bool {
        Int64(held.unsaved) > max(Self.fewest, held.facts / 8)
    }

    /// The plan as the newest snapshot has it; an empty one where there is no snapshot that still holds.
    func begin(_ memberships: [Membership]) async throws(StoreFault) -> Held {
        let empty = Held(application: Application(device: device), cursors: SyncCursors(own: SyncCursor(space: space)))
        if !usesSnapshot { return empty }
        guard let snapshot = try await store.accountSnapshot(of: space) else { return empty }
        if let held = opened(snapshot, memberships) { return held }
        try await refuseSnapshot()
        return empty
    }

    private func opened(_ snapshot: AccountSnapshot, _ memberships: [Membership]) -> Held? {
        let application = Application(device: device)
        do {
            let cursors = try SyncCursors(snapshot.reached)
            guard cursors.own.space == space, cursors.isWithin(memberships) else { return nil }
            try application.loadSnapshot(snapshot.bytes)
            return Held(application: application, cursors: cursors, bytes: Int64(snapshot.bytes.count))
        } catch {
            return nil
        }
    }

    /// Reads from the facts, because the snapshot is of another epoch of a space, of a list that was left, or in another form.
    func refuseSnapshot() async throws(StoreFault) {
        usesSnapshot = false
        try await store.deleteAccountSnapshot(of: space)
    }

    /// Keeps the plan as it is, if that is due.
    func keepSnapshot(now: Int64) async {
        // Looked at before waiting for the lock. What a clock that is ahead left out would be missing until the next snapshot.
        let horizon = clock.timeOfCompaction(now: now)
        guard let snapshot = await snapshotIfDue(now: now, compactedAt: horizon) else { return }
        do throws(StoreFault) {
            // Without the lock: a request for a page need not wait for the disk.
            try await store.keep(snapshot, of: space)
        } catch {
            log.warning("A snapshot of a plan could not be kept", error)
        }
    }

    private func snapshotIfDue(now: Int64, compactedAt horizon: Int64) async -> AccountSnapshot? {
        await lock.lock()
        defer { lock.unlock() }
        guard let held, isSnapshotDue(held) else { return nil }
        self.held?.unsaved = 0
        usesSnapshot = true
        return AccountSnapshot(made: now, reached: held.cursors.bytes, bytes: held.application.snapshot(now: horizon))
    }
}

extension SyncCursors {
    /// Whether the account is still in each of these lists.
    func isWithin(_ memberships: [Membership]) -> Bool {
        lists.allSatisfy { list in memberships.contains { $0.number == list.key && $0.space == list.value.space } }
    }
}
