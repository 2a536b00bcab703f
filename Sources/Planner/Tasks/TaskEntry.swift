package import Facts

/// A task as it stands: its facts, read once.
///
/// A class because it is handed on by everything and has many parts: copying a structure of its size is a page of code wherever it
/// happens. It changes only while it is read: ``PlanReader/task(_:)`` sets the dates of one that repeats before it hands it on to
/// anyone, hence unchecked.
package final class TaskEntry: Equatable, @unchecked Sendable {
    package let identity: Identity
    /// Its title; never empty.
    package private(set) var title = ""
    /// Whatever else the person wrote about it.
    package private(set) var note = ""
    /// Its usual cost, 1–10; 0 for a rest; nil: no cost yet.
    package private(set) var cost: Int?
    /// Its position among siblings.
    package private(set) var order = OrderKey.first
    /// The weekdays on which a new day takes it up by itself.
    package private(set) var daily = Weekdays.none
    /// When it was done, in milliseconds since 1970; of a task that repeats: when its last date was. Never for a task of chosen
    /// weekdays, which is done in its plans only.
    package internal(set) var done: Int64?
    /// Whether it came with the first run and was not touched since.
    package private(set) var isExample = false
    /// The newest day that it was planned for.
    private(set) var planned: DayKey?
    /// When it was added, in milliseconds since 1970.
    package private(set) var created: Int64 = 0
    /// Its priority; nil: not set.
    package private(set) var priority: Priority?
    /// Out of sight before this date.
    package internal(set) var start: LocalDate?
    /// When it is due; of a task that repeats: the date of its one live copy.
    package internal(set) var due: LocalDate?
    /// The date that its live copy has in the series of its rule; nil if it was not moved off it.
    package internal(set) var seriesDate: LocalDate?
    /// The time of day it is due, in minutes, 0–1439.
    package private(set) var time: Int?
    /// How many minutes it takes.
    package private(set) var minutes: Int?
    /// The list that was written on it; steps are in the list of the task they belong to (``PlanReader/list(of:)``).
    let writtenList: Identity?
    /// The task that it was made a step of; see ``PlanReader/parent(of:)``.
    let writtenParent: Identity?
    /// How it comes back.
    package private(set) var repeats: RepeatRule?
    /// The date at which its live copy stood when its rule was taken away.
    private(set) var ended: LocalDate?
    /// How many minutes before it is due it wants to be remembered.
    package private(set) var reminder: Int?
    /// Until which moment it is out of sight, in milliseconds since 1970.
    package private(set) var snoozed: Int64?
    /// The date that it is snoozed until.
    private(set) var snoozedDate: LocalDate?
    /// The start that no longer hides it.
    private var shownStart: LocalDate?
    /// Whether it is not for this time, in a checklist.
    package private(set) var isLeftOut = false
    /// Whether it is a rest: it costs nothing.
    package private(set) var isRest = false
    /// The kinds of energy it takes.
    package private(set) var kinds = EnergyKinds.none

    /// Reads a task; nil if it never had a title, or was deleted.
    init?(_ identity: Identity, _ record: Record) {
        self.identity = identity
        var hasTitle = false
        var list: Identity?
        var parent: Identity?
        var (dated, placed): (Timestamp?, Timestamp?)
        // One pass over the stored fields: most tasks have few of all fields.
        for entry in record.entries {
            let value = entry.value
            switch entry.field {
            case TaskField.title:
                guard let text = value.text else { return nil }
                title = Text.stored(text, upTo: TaskLimits.title)
                hasTitle = true
            case TaskField.note: note = Text.stored(value.text ?? "", upTo: TaskLimits.note)
            case TaskField.cost: cost = value.integer.flatMap { Costs.range.contains(Int(clamping: $0)) ? Int($0) : nil }
            case TaskField.order: order = value.text.map { OrderKey($0) } ?? .first
            case TaskField.daily: daily = Weekdays(bits: UInt8(truncatingIfNeeded: value.integer ?? 0))
            case TaskField.done: done = value.integer.map { Instant(time: $0, offset: 0).time }
            case TaskField.deleted: if !value.isAbsent { return nil }
            case TaskField.example: isExample = value.integer == 1
            case TaskField.planned: planned = value.integer.map { DayKey(rawValue: UInt32(clamping: $0)) }
            case TaskField.created: created = Instant(time: value.integer ?? 0, offset: 0).time
            case TaskField.priority: priority = value.integer.flatMap { Priority(rawValue: $0) }
            case TaskField.start: start = value.integer.map { LocalDate(stored: $0) }
            case TaskField.due:
                due = value.integer.map { LocalDate(stored: $0) }
                dated = entry.timestamp
            case TaskField.seriesDate:
                seriesDate = value.integer.map { LocalDate(stored: $0) }
                placed = entry.timestamp
            case TaskField.time: time = value.integer.map { Int($0, within: TaskLimits.times) }
            case TaskField.minutes: minutes = value.integer.map { Int($0, within: TaskLimits.minutes) }
            case TaskField.list: list = value.identity
            case TaskField.parent: parent = value.identity
            case TaskField.repeats: repeats = value.text.flatMap { RepeatRule(text: $0) }
            case TaskField.reminder: reminder = value.integer.map { Int($0, within: TaskLimits.reminders) }
            case TaskField.snoozed: snoozed = value.integer
            case TaskField.leftOut: isLeftOut = value.integer == 1
            case TaskField.kinds: kinds = EnergyKinds(bits: UInt8(truncatingIfNeeded: value.integer ?? 0))
            case TaskField.ended: ended = value.integer.map { LocalDate(stored: $0) }
            case TaskField.snoozedDate: snoozedDate = value.integer.map { LocalDate(stored: $0) }
            case TaskField.shownStart: shownStart = value.integer.map { LocalDate(stored: $0) }
            case TaskField.rest: isRest = value.integer == 1
            default: break
            }
        }
        writtenList = list
        writtenParent = parent
        guard hasTitle else { return nil }
        // A client that does not know the place in the series has moved the date since.
        if placed != dated || seriesDate == due { seriesDate = nil }
        // Whatever it cost before, here or there.
        if isRest { cost = 0 }
        // Checked off here and made daily there, it is daily: done for good, no new day would ever take it up.
        if !daily.isEmpty { done = nil }
        // Its date was taken away here, and something said there that hangs on one.
        if due == nil, repeats == nil { undate() }
        // Hidden until a day here, and due before that there: it must be met in time.
        if let due, let start, due < start { self.start = nil }
    }

    /// Removes its date, and the fields that depend on it.
    func undate() {
        due = nil
        seriesDate = nil
        time = nil
        reminder = nil
        repeats = nil
    }

    /// Equal when everything that was read is.
    package static func == (one: TaskEntry, other: TaskEntry) -> Bool {
        one.identity == other.identity && ByteString(one.title) == ByteString(other.title)
            && ByteString(one.note) == ByteString(other.note)
            && one.cost == other.cost && one.order == other.order && one.daily == other.daily && one.done == other.done
            && one.isExample == other.isExample && one.planned == other.planned && one.created == other.created
            && one.priority == other.priority && one.start == other.start && one.due == other.due
            && one.seriesDate == other.seriesDate && one.time == other.time && one.minutes == other.minutes
            && one.writtenList == other.writtenList
            && one.writtenParent == other.writtenParent && one.repeats == other.repeats && one.reminder == other.reminder
            && one.snoozed == other.snoozed && one.snoozedDate == other.snoozedDate && one.isLeftOut == other.isLeftOut
            && one.kinds == other.kinds && one.shownStart == other.shownStart
    }

    /// The date before which it is out of sight: the later of its start, unless it was shown again before that, and the date that it is
    /// snoozed until.
    package var inSightFrom: LocalDate? {
        let start = self.start == shownStart ? nil : self.start
        guard let snoozedDate else { return start }
        return max(start ?? snoozedDate, snoozedDate)
    }

    /// The category that it waits in, 1–10; nil: that of tasks without a cost, as a rest has none.
    var category: Int? { isRest ? nil : cost }

    /// Where it stands among siblings: by own order, then by name, so that two placed alike by two devices stand alike.
    package var position: Position { Position(order: order, identity: identity) }
}

extension TaskEntry {
    /// Whether it has no cost yet where it takes so many spoons: neither a usual one nor one of that day.
    package func isUncosted(taking spoons: Int) -> Bool { cost == nil && spoons == 0 }
}
