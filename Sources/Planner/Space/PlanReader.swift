package import Facts

/// What can be read of all data of one person: their replica, and the indexes derived from it to find things quickly. Only a
/// ``PersonalSpace`` can be written; pages and exports are given this.
///
/// A class because reading fills caches; it is used by one request at a time.
package class PlanReader {
    /// The facts.
    package internal(set) var replica: Replica
    /// Which task is in which list.
    var lists = TaskLists()
    var knownCurrentDay: DayKey??
    var knownSettings: Settings?
    /// How clocks and calendars are read where the person chose nothing: as is usual where the device is.
    package var habits = DateTimeSettings.standard {
        didSet { if habits != oldValue { knownSettings = nil } }
    }
    /// Made at the first search, and kept in step from then on.
    var searchIndex: SearchIndex?
    /// Whatever else was found in the facts.
    var cache = SpaceCache()
    /// The numbers of the shared spaces that anything is known of, ascending.
    package internal(set) var spaces: [UInt32] = []
    /// The shared spaces that the person is in, as the host knows it.
    package var memberships: [SpaceMembership] = [] {
        didSet { cache = SpaceCache() }
    }
    /// The spaces that began to come in since the last command here: they may be known in part only.
    var arriving: [UInt32] = []
    /// The spaces that were forgotten since then, to be read again.
    var rereading: [UInt32] = []
    /// The date on the person's clock, as the host says it with each request; nil if it is not known.
    package var wallDate: LocalDate? {
        didSet { if wallDate != oldValue { cache = SpaceCache() } }
    }

    /// An empty plan.
    ///
    /// - Parameter device: 64 random bits that identify this writer.
    init(device: UInt64) {
        replica = Replica(device: device)
    }

    // MARK: Reading

    /// The task with that identity; nil if it does not exist or was deleted.
    package func task(_ identity: Identity) -> TaskEntry? {
        guard let record = record(ofTask: identity), let task = TaskEntry(identity, record) else { return nil }
        bringUpToDate(task)
        return task
    }

    /// Whether there is a task of that name.
    package func hasTask(_ identity: Identity) -> Bool {
        if case .some = task(identity) { true } else { false }
    }

    /// The newest day that was started; nil before the first.
    package var currentDay: DayKey? {
        if let known = knownCurrentDay { return known }
        let found = startedDay(notAbove: DayKey(rawValue: .max))
        knownCurrentDay = .some(found)
        return found
    }

    /// Whether no day was started before the current one.
    package var isFirstDay: Bool {
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
    package var settings: Settings {
        if let known = knownSettings { return known }
        var found = Settings.standard
        found.times = habits
        if let record = replica[.settings] { found = Settings(record, habits: habits) }
        knownSettings = found
        return found
    }

    /// Every task that has facts about being planned for that day.
    func plannedTasks(_ day: DayKey) -> [Identity] {
        var tasks: [Identity] = []
        for entity in replica.entities(.plan, scopes: day.rawValue...day.rawValue) { tasks.append(entity.identity) }
        return tasks
    }
}
