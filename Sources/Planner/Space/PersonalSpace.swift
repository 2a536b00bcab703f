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
    /// The numbers of the shared spaces that anything is known of, ascending.
    package internal(set) var spaces: [UInt32] = []
    /// The shared spaces that the person is in, as the host knows it.
    public var memberships: [SpaceMembership] = [] {
        didSet { noteMemberships(before: oldValue) }
    }
    /// The spaces that began to come in since the last command here: they may be known in part only.
    var arriving: [UInt32] = []
    /// The spaces that were forgotten since then, to be read again.
    var rereading: [UInt32] = []
    /// How far the device's clock is behind the right time, in milliseconds; less than nothing if it is ahead. For timestamps
    /// only: everything that a person reads follows the clock that they see.
    public var clockCorrection: Int64 = 0

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
    func startedDay(notAbove key: DayKey, except excluded: [DayKey] = []) -> DayKey? {
        var bound = Entity(.day, scope: key.rawValue, Identity(high: .max, low: .max))
        while let entity = replica.entity(below: bound), entity.kind == .day {
            let day = DayKey(rawValue: entity.scope)
            if !excluded.contains(day), replica.value(entity, DayField.spoons).integer != nil { return day }
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

    /// Takes facts in, from wherever they came, and keeps the lists in step.
    public func apply(_ facts: [Fact]) {
        if note(spacesOf: facts) { return takeIn(facts) }
        let affected = affectedTasks(facts)
        if affected.count > Self.mostInStep { return takeIn(facts) }
        // The lists are ordered by the tasks' values: tasks are taken out by the old values, and put back by the new ones.
        for task in affected { lists.remove(task, in: self) }
        for fact in facts { replica.merge(fact) }
        knownCurrentDay = nil
        for fact in facts where fact.entity.kind == .settings { knownSettings = nil }
        for task in affected { lists.insert(task, in: self) }
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
        knownCurrentDay = nil
        knownSettings = nil
        searchIndex = nil
        lists = TaskLists(scanning: self)
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

    /// Every task whose place may change with these facts.
    private func affectedTasks(_ facts: [Fact]) -> [Identity] {
        var tasks: Set<Identity> = []
        var days: [DayKey] = []
        for fact in facts {
            switch fact.entity.kind {
            case .task: affect(&tasks, fact)
            case .plan, .occurrence: tasks.insert(fact.entity.identity)
            case .sharedOccurrence: if let task = task(ofShared: fact, among: facts) { tasks.insert(task) }
            case .day: days.append(DayKey(rawValue: fact.entity.scope))
            case .list where fact.field != ListField.order:
                for member in lists.members(.filed(fact.entity.identity)) { tasks.formUnion(writtenSubtree(of: member)) }
            default: break
            }
        }
        if !days.isEmpty {
            // Another day may become the current one: the day that was current, one of these, or, when a start is undone, the newest
            // earlier day. Tasks planned for any of them may move between today and the backlog.
            if let current = currentDay { days.append(current) }
            if let beneath = startedDay(notAbove: currentDay ?? DayKey(rawValue: 0), except: days) { days.append(beneath) }
            for day in days { tasks.formUnion(plannedTasks(day)) }
        }
        return tasks.ascending
    }

    /// A task, and with some of its fields everything beneath it. That is enough for rings, too: whatever is on one that opens or
    /// closes with these facts lies beneath one of the tasks they are about.
    private func affect(_ tasks: inout Set<Identity>, _ fact: Fact) {
        switch fact.field {
        case TaskField.title, TaskField.deleted, TaskField.parent, TaskField.list, TaskField.home:
            guard !tasks.contains(fact.entity.identity) || hasSteps(fact.entity.identity) else { return }
            tasks.formUnion(writtenSubtree(of: fact.entity.identity))
        default: tasks.insert(fact.entity.identity)
        }
    }

    /// The task that a shared date is of, which its name does not say.
    private func task(ofShared fact: Fact, among facts: [Fact]) -> Identity? {
        if let known = replica.value(fact.entity, SharedOccurrenceField.task).identity { return known }
        for other in facts where other.entity == fact.entity && other.field == SharedOccurrenceField.task {
            return other.value.identity
        }
        return nil
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
        knownCurrentDay = nil
        knownSettings = nil
        searchIndex = nil
        lists = TaskLists(packed: index) ?? TaskLists(scanning: self)
    }

    /// Starts again with the content of a snapshot, as the same device.
    func reload(_ snapshot: [UInt8]) throws(FactsFault) {
        var fresh = Replica(device: replica.device)
        _ = try fresh.load(snapshot: snapshot)
        replica = fresh
        knownCurrentDay = nil
        knownSettings = nil
        searchIndex = nil
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
        return snapshot(now: limit)
    }

    /// The part of each entity that a snapshot keeps.
    package func retention(now: Int64) -> (Entity) -> Replica.Retention {
        let today = Instant(time: now, offset: 0).utcDay
        let oldest = today > History.days ? today - History.days : 0
        let horizon = Int64(oldest) * 86_400_000
        return { [replica] entity in
            switch entity.kind {
            case .change where entity.scope < oldest: return .nothing
            case .earlier:
                guard let putAway = replica.value(entity, EarlierField.putAway).integer, putAway < horizon else { return .whole }
                return .only(EarlierField.putAway)
            default:
                // A subject that was merged still points to the one that stands for it.
                guard entity.kind != .subject, let marks = DeletionFields(of: entity.kind),
                    let deleted = replica.value(entity, marks.deleted).integer, deleted < horizon
                else { return .whole }
                return .only(marks.deleted)
            }
        }
    }
}
