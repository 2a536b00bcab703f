public import Facts

/// All data of one person: their replica, and the indexes derived from it to find things quickly.
///
/// A class because reading fills caches; it is used by one request at a time.
public final class PersonalSpace {
    /// The facts.
    public private(set) var replica: Replica
    /// Which task is in which list.
    var lists = TaskLists()
    private var knownCurrentDay: DayKey??
    private var knownSettings: Settings?
    /// How clocks and calendars are read where the person chose nothing: as is usual where the device is.
    public var habits = DateTimeSettings.standard {
        didSet { if habits != oldValue { knownSettings = nil } }
    }
    /// Made at the first search, and kept in step from then on.
    var searchIndex: SearchIndex?
    /// Whatever else was found in the facts.
    var cache = SpaceCache()
    /// The numbers of the shared spaces that anything is known of, ascending.
    package internal(set) var spaces: [UInt32] = []
    /// The shared spaces that the person is in, as the host knows it.
    public var memberships: [SpaceMembership] = [] {
        didSet {
            cache = SpaceCache()
            noteMemberships(before: oldValue)
        }
    }
    /// The spaces that began to come in since the last command here: they may be known in part only.
    var arriving: [UInt32] = []
    /// The spaces that were forgotten since then, to be read again.
    var rereading: [UInt32] = []
    /// How far the device's clock is behind the right time, in milliseconds; less than nothing if it is ahead. For timestamps
    /// only: everything that a person reads follows the clock that they see.
    public var clockCorrection: Int64 = 0
    /// The date on the person's clock, as the host says it with each request; nil if it is not known.
    public var wallDate: LocalDate? {
        didSet { if wallDate != oldValue { cache = SpaceCache() } }
    }

    /// An empty space.
    ///
    /// - Parameter device: 64 random bits that identify this writer.
    public init(device: UInt64) {
        replica = Replica(device: device)
    }

    // MARK: Reading

    /// The task with that identity; nil if it does not exist or was deleted.
    public func task(_ identity: Identity) -> TaskEntry? {
        guard let record = record(ofTask: identity), let task = TaskEntry(identity, record) else { return nil }
        bringUpToDate(task)
        return task
    }

    /// Whether there is a task of that name.
    public func hasTask(_ identity: Identity) -> Bool {
        if case .some = task(identity) { true } else { false }
    }

    /// The newest day that was started; nil before the first.
    public var currentDay: DayKey? {
        if let known = knownCurrentDay { return known }
        let found = startedDay(notAbove: DayKey(rawValue: .max))
        knownCurrentDay = .some(found)
        return found
    }

    /// Whether no day was started before the current one.
    public var isFirstDay: Bool {
        guard let currentDay, currentDay.rawValue > .min else { return false }
        guard case .none = startedDay(notAbove: DayKey(rawValue: currentDay.rawValue - 1)) else { return false }
        return true
    }

    /// The newest day at or before `key` that was started (a day whose start was undone has facts but no number).
    ///
    /// - Parameter excluded: days that are passed over.
    func startedDay(notAbove key: DayKey, except excluded: (DayKey) -> Bool = { _ in false }) -> DayKey? {
        var bound = Entity(.day, scope: key.rawValue, Identity(high: .max, low: .max))
        while let entity = replica.entity(below: bound), entity.kind == .day {
            let day = DayKey(rawValue: entity.scope)
            if !excluded(day), replica.value(entity, DayField.spoons).integer != nil { return day }
            bound = entity
        }
        return nil
    }

    /// The person's choices.
    public var settings: Settings {
        if let known = knownSettings { return known }
        var found = Settings.standard
        found.times = habits
        if let record = replica[.settings] { found = Settings(record, habits: habits) }
        knownSettings = found
        return found
    }

    // MARK: Writing

    /// How many facts one page of everything has at most.
    private static let pageOfFacts = 2000

    /// With more tasks than this at once, the lists are made again: taking each out and putting it back goes through whole lists.
    private static let mostInStep = 1000

    /// More facts than this are merged at once: for each by itself, room is made among all entities.
    private static let mostOneByOne = 200

    /// Takes facts in, from wherever they came, and keeps the lists in step.
    public func apply(_ facts: [Fact]) {
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

    /// Every task that has facts about being planned for that day.
    func plannedTasks(_ day: DayKey) -> [Identity] {
        var tasks: [Identity] = []
        for entity in replica.entities(.plan, scopes: day.rawValue...day.rawValue) { tasks.append(entity.identity) }
        return tasks
    }
}

// MARK: - Keeping

extension PersonalSpace {
    /// Takes in one batch of the wire form; refuses it whole if it cannot be read.
    ///
    /// - Throws: ``FactsFault/unreadable(_:)``, ``FactsFault/unknownVersion(_:)``.
    public func load(batch bytes: [UInt8]) throws(FactsFault) {
        apply(try Batch(wire: bytes).facts)
    }

    /// Loads a snapshot into a space that holds nothing yet.
    ///
    /// - Throws: any ``FactsFault``.
    public func load(snapshot bytes: [UInt8]) throws(FactsFault) {
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

    /// Everything, compacted, without data that can no longer be asked for: commands older than ``History/days``, and all but the mark of
    /// entities that were deleted before that.
    ///
    /// - Parameter now: milliseconds since 1970.
    public func snapshot(now: Int64) -> [UInt8] {
        replica.snapshot(index: lists.packed(), keeping: retention(now: now))
    }

    /// A page of everything, for a receiver that needs all of it; see ``Facts/Replica/page(from:facts:bytes:)``.
    ///
    /// - Parameters:
    ///   - first: where the page before said that this one begins; nil: at the beginning.
    ///   - bytes: after so many bytes of values the page ends.
    public func page(from first: Entity?, bytes: Int) -> Replica.FactPage {
        replica.page(from: first, facts: Self.pageOfFacts, bytes: bytes)
    }

    /// Puts timestamps right that a clock ahead of time has written; see ``Facts/Replica/restamped(after:back:)``.
    ///
    /// - Returns: everything, as ``snapshot(now:)``, compacted as of the limit.
    public func restamp(after limit: Int64, back shift: Int64) -> [UInt8] {
        replica = replica.restamped(after: limit, back: shift)
        cache = SpaceCache()
        return snapshot(now: limit)
    }

    /// The part of each entity that a snapshot keeps.
    package func retention(now: Int64) -> (Entity) -> Replica.Retention {
        let today = Instant(time: now, offset: 0).utcDay
        let oldest = today > History.days ? today - History.days : 0
        let horizon = Int64(oldest) * 86_400_000
        return { [replica, self] entity in
            switch entity.kind {
            case .change where entity.scope < oldest: return .nothing
            case .earlier:
                if let putAway = replica.value(entity, EarlierField.putAway).integer {
                    return putAway < horizon ? .only(EarlierField.putAway) : .whole
                }
                // Titles and dates are offered for as long as changes are kept; long texts until somebody puts them away.
                guard let version = replica[entity].flatMap({ KeptVersion(entity, $0) }) else { return .whole }
                return Int64(clamping: version.noticed.time) < horizon ? .nothing : .whole
            default:
                // A subject that was merged still points to the one that stands for it.
                guard entity.kind != .subject, let marks = DeletionFields(of: entity.kind),
                    let mark = replica[entity]?.entry(marks.deleted), let deleted = mark.value.integer, deleted < horizon,
                    entity.sharedSpace == nil || !self.isRemoved(mark.timestamp, entity, since: horizon)
                else { return .whole }
                return .only(marks.deleted)
            }
        }
    }
}
