package import Facts

/// A stretch of time, in milliseconds since 1970.
package struct Span: Equatable, Sendable {
    /// Its first moment.
    package let start: Int64
    /// Its last; never before the first.
    package let end: Int64

    init(_ start: Int64, _ end: Int64) {
        self.start = start
        self.end = max(start, end)
    }
}

/// The time that was spent on one task. Times that two devices recorded at once count once.
package struct TimeSpent: Equatable, Sendable {
    private let spans: [Span]
    /// The timer that runs for it, whose time counts as it passes.
    private let run: TimerSession?

    init(_ spans: [Span], _ run: TimerSession?) {
        self.spans = spans
        self.run = run
    }

    /// How many milliseconds, until now.
    package func milliseconds(at now: Int64) -> Int64 {
        var all = spans
        if let timeEntry = run?.timeEntry(at: now) { all.append(timeEntry) }
        var sum: Int64 = 0
        var counted: Int64 = .min
        for index in sortedIndices(all.count, by: { all[$0].start < all[$1].start }) {
            let span = all[index]
            let start = max(span.start, counted)
            guard start < span.end else { continue }
            sum += span.end - start
            counted = span.end
        }
        return sum
    }

    /// How many minutes, to the nearest.
    package func minutes(at now: Int64) -> Int {
        Int((milliseconds(at: now) + TimerSession.minute / 2) / TimerSession.minute, within: 0...Self.most)
    }

    /// More than a life has.
    private static let most = 100_000_000
    /// A stretch is a part of one run: a day at the most.
    fileprivate static let longest: Int64 = 86_400_000
}

extension PlanReader {
    /// The time that was spent on a task, as far as a timer ran for it.
    ///
    /// - Parameters:
    ///   - since: earlier times are left out.
    ///   - until: times that began then or later are left out, too.
    package func timeSpent(on task: Identity, since: Int64 = 0, until: Int64 = .max) -> TimeSpent {
        var spans: [Span] = []
        let scope = TimeEntry.scope(of: task)
        for entity in replica.entities(.timeEntry, scopes: scope...scope) {
            guard let (named, span) = timeEntry(entity), named == task, span.start >= since, span.start < until else { continue }
            spans.append(span)
        }
        let run = timer
        return TimeSpent(spans, run?.noted == task ? run : nil)
    }

    /// An entry of time, and the task that it is of; nil for one that cannot be.
    fileprivate func timeEntry(_ entity: Entity) -> (task: Identity, span: Span)? {
        // A file may hold any number, and one that lies far enough back would overflow.
        guard let record = replica[entity], let task = record[TimeEntryField.task].identity,
            let start = record[TimeEntryField.start].integer, let end = record[TimeEntryField.end].integer,
            start >= 0, end >= start, end <= LocalDate.latestTime, end - start <= TimeSpent.longest
        else { return nil }
        return (task, Span(start, end))
    }

    /// Records the time of a timer since it last started, on its task.
    func note(_ run: TimerSession, _ changes: ChangeSet, at now: Int64) {
        guard let task = run.noted, let timeEntry = run.timeEntry(at: now), timeEntry.start < timeEntry.end else { return }
        // Named by the run and its start: two devices that both note it note one.
        let entity = Entity.timeEntry(task, run.identity.derived(UInt64(bitPattern: timeEntry.start)))
        changes.set(entity, TimeEntryField.start, timeEntry.start)
        changes.set(entity, TimeEntryField.end, timeEntry.end)
        changes.set(entity, TimeEntryField.task, Value(task))
    }
}

/// All entries of time, for who asks about many tasks and days.
struct TimeEntries {
    /// Of each task, ascending by their starts.
    private var spans: [Identity: [Span]] = [:]

    init(reading space: PlanReader) {
        var found: [(task: Identity, span: Span)] = []
        for entity in space.replica.entities(.timeEntry) {
            if let entry = space.timeEntry(entity) { found.append(entry) }
        }
        for index in sortedIndices(found.count, by: { found[$0].span.start < found[$1].span.start }) {
            spans[found[index].task, default: []].append(found[index].span)
        }
    }

    /// The entries of a task that began in a stretch of time.
    func timeSpent(on task: Identity, since: Int64, until: Int64) -> TimeSpent {
        let all = spans[task] ?? []
        let first = partitionPoint(all.count) { all[$0].start < since }
        let end = partitionPoint(all.count) { all[$0].start < until }
        return TimeSpent(first < end ? Array(all[first..<end]) : [], nil)
    }
}

/// How entries of time are named.
enum TimeEntry {
    /// The time entries of a task lie side by side, beside those of few others.
    static func scope(of task: Identity) -> UInt32 { UInt32(truncatingIfNeeded: task.high >> 32) }
}
