public import Facts

/// A task as it stands: what its facts say, read once.
public struct TaskEntry: Equatable, Sendable {
    /// Which one.
    public let identity: Identity
    /// What it is called; never empty.
    public let title: String
    /// Whatever else the person wrote about it.
    public let note: String
    /// What it usually costs, 1–10; nil: not yet costed.
    public let cost: Int?
    /// Its place among siblings.
    public let order: OrderKey
    /// The weekdays on which a new day takes it up by itself.
    public let daily: Weekdays
    /// When it was done, in milliseconds since 1970; never for a task of chosen weekdays, which is done in its plans only.
    public let done: Int64?
    /// Whether it came with the first run and was not touched since.
    public let isExample: Bool
    /// The newest day that it was planned for.
    let planned: DayKey?

    /// Reads a task; nil if there is none: never titled, or deleted.
    init?(_ identity: Identity, _ record: Record) {
        guard let title = record[TaskField.title].text, record[TaskField.deleted].isAbsent else { return nil }
        self.identity = identity
        self.title = title
        note = record[TaskField.note].text ?? ""
        cost = record[TaskField.cost].integer.flatMap { Costs.range.contains(Int(clamping: $0)) ? Int($0) : nil }
        order = record[TaskField.order].text.map { OrderKey($0) } ?? .first
        daily = Weekdays(bits: UInt8(truncatingIfNeeded: record[TaskField.daily].integer ?? 0))
        // Checked off here and made daily there, it is daily: done for good, no new day would ever take it up.
        done = daily.isEmpty ? record[TaskField.done].integer : nil
        isExample = record[TaskField.example].integer == 1
        planned = record[TaskField.planned].integer.map { DayKey(rawValue: UInt32(clamping: $0)) }
    }

    /// Where it stands among siblings: by own order, then by name, so that two placed alike by two devices stand alike.
    var position: Position { Position(order: order, identity: identity) }
}

/// A place in a list.
struct Position: Equatable, Comparable {
    let order: OrderKey
    let identity: Identity

    static func < (one: Position, other: Position) -> Bool {
        one.order != other.order ? one.order < other.order : one.identity < other.identity
    }
}

/// What a task may cost.
public enum Costs {
    /// The ten categories.
    public static let range = 1...10
}

/// How long texts may be, in characters as a person counts them.
public enum TaskLimits {
    /// A title.
    public static let title = 10_000
    /// A note.
    public static let note = 100_000
}
