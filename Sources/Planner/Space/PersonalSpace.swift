package import Facts

/// All data of one person, to be read and written.
package final class PersonalSpace: PlanReader {
    /// How far the device's clock is behind the right time, in milliseconds; less than nothing if it is ahead. For timestamps
    /// only: everything that a person reads follows the clock that they see.
    package var clockCorrection: Int64 = 0
    /// The shared spaces that the person is in, as the host knows it.
    package override var memberships: [SpaceMembership] {
        didSet { noteMemberships(before: oldValue) }
    }

    /// An empty space.
    ///
    /// - Parameter device: 64 random bits that identify this writer.
    package override init(device: UInt64) {
        super.init(device: device)
    }
}

// MARK: Writing

extension PersonalSpace {
    /// With more tasks than this at once, the lists are made again: taking each out and putting it back goes through whole lists.
    private static let mostInStep = 1000

    /// More facts than this are merged at once: for each by itself, room is made among all entities.
    private static let mostOneByOne = 200

    /// Takes facts in, from wherever they came, and keeps the lists in step.
    package func apply(_ facts: [Fact]) {
        if note(spacesOf: facts) { return takeIn(facts) }
        guard let affected = AffectedTasks(of: facts, in: self, atMost: Self.mostInStep) else { return takeIn(facts) }
        // The lists are ordered by the tasks' values: tasks are taken out by the old values, and put back by the new ones.
        for task in affected.tasks { lists.remove(task, in: self) }
        if facts.count > Self.mostOneByOne { replica.merge(facts) } else { for fact in facts { replica.merge(fact) } }
        cache = SpaceCache()
        knownCurrentDay = nil
        for fact in facts where fact.entity.kind == .settings { knownSettings = nil }
        for task in affected.tasks { lists.insert(task, in: self) }
        guard case .some = searchIndex else { return }
        for fact in facts where fact.entity.kind == .task { keepFindable(fact.entity.identity, fact.field) }
    }

    /// Lets the clock know of a timestamp that is about to come in.
    func observe(_ timestamp: Timestamp) {
        replica.observe(timestamp)
    }

    /// Takes in so many facts at once that making the lists again costs less than keeping them in step.
    func takeIn(_ facts: [Fact]) {
        note(spacesOf: facts)
        replica.merge(facts)
        forgetFound()
        lists = TaskLists(scanning: self)
    }

    /// Forgets everything that was found in other facts than there are now; but not the lists.
    private func forgetFound() {
        cache = SpaceCache()
        knownCurrentDay = nil
        knownSettings = nil
        searchIndex = nil
    }

    private func keepFindable(_ identity: Identity, _ field: Field) {
        guard field == TaskField.title || field == TaskField.note || field == TaskField.deleted else { return }
        if let task = task(identity) {
            searchIndex?.set(identity, [task.title, task.note])
        } else {
            searchIndex?.remove(identity)
        }
    }

    /// The next command's timestamp.
    func nextTimestamp(now: Int64) -> Timestamp {
        // No host's numbers can make this a trap.
        let (right, isTooMuch) = now.addingReportingOverflow(clockCorrection)
        return replica.nextTimestamp(now: isTooMuch ? now : right)
    }

    /// A timestamp after everything that is known, for facts that follow from that alone and were made at no time of their own.
    func timestampAfterAll() -> Timestamp {
        replica.nextTimestamp(now: 0)
    }
}

// MARK: - Keeping

extension PersonalSpace {
    /// Takes in one batch of the wire form; refuses it whole if it cannot be read.
    ///
    /// - Throws: ``FactsFault/unreadable(_:)``, ``FactsFault/unknownVersion(_:)``.
    package func load(batch bytes: [UInt8]) throws(FactsFault) {
        apply(try Batch(wire: bytes).facts)
    }

    /// Loads a snapshot into a space that holds nothing yet.
    ///
    /// - Throws: any ``FactsFault``.
    package func load(snapshot bytes: [UInt8]) throws(FactsFault) {
        let index = try replica.load(snapshot: bytes)
        findSpaces()
        forgetFound()
        lists = TaskLists(packed: index) ?? TaskLists(scanning: self)
    }

    /// Starts again with the content of a snapshot, as the same device.
    func reload(_ snapshot: [UInt8]) throws(FactsFault) {
        var fresh = Replica(device: replica.device)
        _ = try fresh.load(snapshot: snapshot)
        replica = fresh
        forgetFound()
        findSpaces()
        lists = TaskLists(scanning: self)
    }

    /// Puts timestamps right that a clock ahead of time has written; see ``Facts/Replica/restamped(after:back:)``.
    ///
    /// - Returns: everything, as ``snapshot(now:)``, compacted as of the limit.
    package func restamp(after limit: Int64, back shift: Int64) -> [UInt8] {
        replica = replica.restamped(after: limit, back: shift)
        cache = SpaceCache()
        return snapshot(now: limit)
    }
}
