import Facts

/// The days of a month or a week, each with its entries.
///
/// Read from the lists that are kept by date: no task of another time is looked at, but for those that repeat.
package struct CalendarSpan: Sendable {
    /// The first of the days.
    package let first: LocalDate
    /// The entries of each day, in the order a day shows them.
    package private(set) var days: [[CalendarEntry]]
    /// Days whose entries come from more than one list.
    private var mixed: [Bool]

    fileprivate init(from first: LocalDate, count: Int) {
        self.first = first
        days = [[CalendarEntry]](repeating: [], count: count)
        mixed = [Bool](repeating: false, count: count)
    }

    /// The last of the days.
    package var last: LocalDate { first.adding(days: days.count - 1) }

    /// The entries of a day; none for a day outside.
    package func entries(on date: LocalDate) -> [CalendarEntry] {
        let index = date.number - first.number
        return days.indices.contains(index) ? days[index] : []
    }

    /// - Parameter isSorted: whether it comes in the order in which a day shows it, from the one list that is.
    fileprivate mutating func add(_ entry: CalendarEntry, on date: LocalDate, isSorted: Bool = false) {
        let index = date.number - first.number
        guard days.indices.contains(index) else { return }
        days[index].append(entry)
        if !isSorted { mixed[index] = true }
    }

    fileprivate mutating func sort() {
        for index in days.indices where mixed[index] {
            let entries = days[index]
            var sorted: [CalendarEntry] = []
            for position in sortedIndices(entries.count, by: { entries[$0].isBefore(entries[$1]) }) {
                sorted.append(entries[position])
            }
            days[index] = sorted
        }
    }
}

extension PlanReader {
    /// The entries of a number of days: due tasks, done or not; tasks planned for a day to come; tasks that begin; repeating tasks on later
    /// dates of their rules, as far as those are certain; and the done dates of repeating tasks.
    package func calendar(from first: LocalDate, days count: Int, at instant: Instant) -> CalendarSpan {
        CalendarReader(reading: self, from: first, days: count, at: instant).span
    }
}

/// Goes through the tasks that can be on the days of a calendar.
private struct CalendarReader {
    private let space: PlanReader
    private let instant: Instant
    private let days: TaskDays
    private(set) var span: CalendarSpan

    init(reading space: PlanReader, from first: LocalDate, days count: Int, at instant: Instant) {
        self.space = space
        self.instant = instant
        days = space.taskDays(at: instant)
        span = CalendarSpan(from: first, count: count)
        addDue(.dated)
        addDue(.doneDated)
        addStarts()
        addComing()
        for one in space.intendedTasks(at: instant) where one.task.due != one.date { add(one.task, .intended, on: one.date) }
        addDone()
        span.sort()
    }

    private mutating func add(_ task: TaskEntry, _ kind: CalendarEntry.Kind, on date: LocalDate, isSorted: Bool = false) {
        guard span.first <= date, date <= span.last else { return }
        span.add(CalendarEntry(task: task, kind: kind, spoons: spoons(of: task, kind, on: date)), on: date, isSorted: isSorted)
    }

    /// What a task takes from a day; nil where another day is its own, and where its weekdays bring it anyway.
    private func spoons(of task: TaskEntry, _ kind: CalendarEntry.Kind, on date: LocalDate) -> Int? {
        guard date >= instant.date else { return nil }
        // In the current day's list another number may have been given.
        if date < days.first {
            return kind == .starts ? nil : space.todayItem(task.identity).flatMap { $0.isPutAside ? nil : $0.spent }
        }
        if days.isDaily(task, on: date, at: instant) { return nil }
        switch kind {
        case .starts, .wasDone: return nil
        case .again: return days.spoons(of: task, comingOn: date, at: instant, in: space) ?? 0
        case .due, .intended:
            guard days.day(of: task, in: space) == date else { return nil }
            if !task.daily.isEmpty { return days.spoons(of: task, comingOn: date, at: instant, in: space) ?? 0 }
            return days.spoons(of: task, in: space) ?? 0
        }
    }

    private mutating func addDue(_ list: TaskLists.List) {
        let members = space.lists.members(list)
        var index = partitionPoint(members.count) { index in
            guard let due = space.task(members[index])?.due else { return false }
            return due < span.first
        }
        let last = span.last
        while index < members.count {
            if let task = space.task(members[index]), let due = task.due {
                if last < due { return }
                // A day of a daily task that passed is over.
                let isOver = task.done == nil && task.isDailyByRule && due < instant.date
                if !isOver, !isOutOfSight(task) { add(task, .due, on: due, isSorted: list == .dated) }
            }
            index += 1
        }
    }

    private mutating func addStarts() {
        let members = space.lists.members(.starting)
        var index = partitionPoint(members.count) { index in
            guard let start = space.task(members[index])?.start else { return false }
            return start < span.first
        }
        let last = span.last
        while index < members.count {
            if let task = space.task(members[index]), let start = task.start {
                if last < start { return }
                // Due on the day it begins, it is there already.
                if start != task.due, !isOutOfSight(task) { add(task, .starts, on: start) }
            }
            index += 1
        }
    }

    /// The dates that follow. Those counted from completion are not known before it is done; and those until the day of the live copy are
    /// passed over when it is done there.
    private mutating func addComing() {
        let last = span.last
        for identity in space.lists.members(.repeating) {
            guard let task = space.task(identity), let rule = task.repeats, rule.anchor == .date, let live = task.due,
                live < last,
                !isOutOfSight(task)
            else { continue }
            var day = days.lastPassed(of: task, live: live, at: instant, in: space)
            day = max(day, span.first.adding(days: -1))
            while let next = rule.next(after: day, from: live, seriesDate: task.seriesDate), next <= last {
                if case .none = space.closing(of: next, identity) { add(task, .again, on: next) }
                day = next
            }
        }
    }

    private mutating func addDone() {
        let (first, last) = (UInt32(clamping: span.first.number), UInt32(clamping: span.last.number))
        for entity in space.replica.entities(.occurrence, scopes: first...max(first, last)) {
            addDone(LocalDate(number: Int(entity.scope)), of: entity.identity)
        }
        for entity in space.replica.entities(.sharedOccurrence) {
            guard let number = space.replica.value(entity, SharedOccurrenceField.date).integer,
                (Int64(first)...Int64(max(first, last))).contains(number),
                let task = space.replica.value(entity, SharedOccurrenceField.task).identity
            else { continue }
            addDone(LocalDate(stored: number), of: task)
        }
    }

    private mutating func addDone(_ date: LocalDate, of identity: Identity) {
        guard let closed = space.closing(of: date, identity), closed.isDone, let task = space.task(identity),
            // Its last date is that of the task itself.
            task.due != date, !isOutOfSight(task), !space.isShelved(task)
        else { return }
        add(task, .wasDone(at: closed.at), on: date)
    }

    /// Not for this time, in a checklist.
    private func isOutOfSight(_ task: TaskEntry) -> Bool {
        task.done == nil && space.isSkipped(task)
    }
}
