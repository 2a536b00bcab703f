package import Facts

/// A timer that was set: how long, for what, and where it stands. All of it is one value of one entity, so that of two devices'
/// words about it one holds, whole (decision 023).
package struct TimerSession: Equatable, Sendable {
    /// Where it stands. Times are milliseconds since 1970.
    package enum State: Equatable, Sendable {
        /// It waits, with so many milliseconds left.
        case paused(left: Int64)
        /// It runs since then, until then. After its end it is over, and waits for what the person says.
        case running(since: Int64, end: Int64)
        /// A rest that is over and recorded as done.
        case noted(since: Int64, end: Int64)
    }

    /// Made by the form that started it; of a rest that was planned nowhere, the identity of the task that it becomes.
    package let identity: Identity
    /// The chosen length, in minutes.
    package let minutes: Int
    /// When it was started. Earlier time entries do not belong to it.
    package internal(set) var began: Int64
    /// Its whole length, in milliseconds: the chosen one and the time added since.
    package internal(set) var length: Int64
    /// Its task; nil: none.
    package let task: Identity?
    /// Whether it is a rest.
    package let isRest: Bool
    /// Where it stands.
    package internal(set) var state: State

    static let minute: Int64 = 60_000
    /// More than five can be added to it, but never is more left than this.
    static let mostLeft = Int64(TimerSettings.minutes.upperBound) * minute
    /// The longest that a session can become with all the time that is added to it, in milliseconds: a day.
    private static let longest: Int64 = 86_400_000

    init(_ identity: Identity, minutes: Int, task: Identity?, isRest: Bool, from now: Int64) {
        self.identity = identity
        self.minutes = minutes
        self.task = task
        self.isRest = isRest
        began = now
        length = Int64(minutes) * Self.minute
        state = .running(since: now, end: now + length)
    }

    /// When it ends, or did; nil while it waits.
    package var end: Int64? {
        switch state {
        case .paused: nil
        case .running(_, let end), .noted(_, let end): end
        }
    }

    /// Whether it waits to go on.
    package var isPaused: Bool {
        if case .paused = state { true } else { false }
    }

    /// Whether its time is up.
    package func isOver(at now: Int64) -> Bool {
        if let end { now >= end } else { false }
    }

    /// The time that is left, in milliseconds; 0 once it is over.
    package func left(at now: Int64) -> Int64 {
        switch state {
        case .paused(let left): left
        // More than its length is left only where the clock was put back since.
        case .running(_, let end): min(max(end - now, 0), length)
        case .noted: 0
        }
    }

    /// Since when, and until when, it ran last: no longer than to its end. Nil while it waits.
    func timeEntry(at now: Int64) -> Span? {
        switch state {
        case .paused: nil
        case .running(let since, let end), .noted(let since, let end): Span(since, min(now, end))
        }
    }

    /// The task that its time is noted on: a rest becomes one.
    var noted: Identity? { task ?? (isRest ? identity : nil) }
}

// MARK: - As a value: [1, identity, minutes, began, length, task, rest, state, …]

extension TimerSession {
    private static let version: UInt64 = 1

    var value: Value {
        var writer = CBORWriter(capacity: 80)
        writer.array(10)
        writer.unsigned(Self.version)
        writer.byteString(Self.bytes(identity))
        writer.integer(Int64(minutes))
        writer.integer(began)
        writer.integer(length)
        if let task { writer.byteString(Self.bytes(task)) } else { writer.null() }
        writer.integer(isRest ? 1 : 0)
        switch state {
        case .paused(let left):
            writer.integer(0)
            writer.integer(left)
            writer.integer(0)
        case .running(let since, let end):
            writer.integer(1)
            writer.integer(since)
            writer.integer(end)
        case .noted(let since, let end):
            writer.integer(2)
            writer.integer(since)
            writer.integer(end)
        }
        return .bytes(writer.bytes)
    }

    /// Reads a value; nil if it is no timer of ours.
    init?(_ value: Value) {
        guard let bytes = value.bytes else { return nil }
        do throws(CBORFault) {
            guard let run = try Self.read(bytes) else { return nil }
            self = run
        } catch {
            return nil
        }
    }

    private static func read(_ bytes: [UInt8]) throws(CBORFault) -> TimerSession? {
        var reader = CBORReader(bytes)
        guard try reader.array() == 10, try reader.unsigned() == version else { return nil }
        guard let identity = Value.bytes(try reader.byteString()).identity else { return nil }
        let minutes = try reader.integer()
        let began = try reader.integer()
        let length = try reader.integer()
        var task: Identity?
        if !reader.null() {
            guard let named = Value.bytes(try reader.byteString()).identity else { return nil }
            task = named
        }
        let isRest = try reader.integer() == 1
        let kind = try reader.integer()
        let (first, second) = (try reader.integer(), try reader.integer())
        try reader.finish()
        guard minutes >= Int64(TimerSettings.minutes.lowerBound), minutes <= Int64(TimerSettings.minutes.upperBound),
            began >= 0, began <= LocalDate.latestTime, length > 0, length <= longest,
            let state = state(kind, first, second, within: length)
        else { return nil }
        var run = TimerSession(identity, minutes: Int(minutes), task: task, isRest: isRest, from: began)
        run.length = length
        run.state = state
        return run
    }

    private static func state(_ kind: Int64, _ first: Int64, _ second: Int64, within length: Int64) -> State? {
        if kind == 0 { return first > 0 && first <= length ? .paused(left: first) : nil }
        // No sum of these may overflow, and no page may have to write a date that no calendar has.
        guard first >= 0, second >= first, second <= LocalDate.latestTime, second - first <= longest else { return nil }
        switch kind {
        case 1: return .running(since: first, end: second)
        case 2: return .noted(since: first, end: second)
        default: return nil
        }
    }

    private static func bytes(_ identity: Identity) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(identity)
        return bytes
    }
}
