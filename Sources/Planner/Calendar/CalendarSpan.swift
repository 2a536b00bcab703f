import Facts

/// The days of a month or a week, each with its entries.
///
/// Read from the lists that are kept by date: no task of another time is looked at, but for those that repeat.
public struct CalendarSpan: Sendable {
    /// The first of the days.
    public let first: LocalDate
    /// The entries of each day, in the order a day shows them.
    public private(set) var days: [[CalendarEntry]]
    /// Days whose entries come from more than one list.
    private var mixed: [Bool]

    fileprivate init(from first: LocalDate, count: Int) {
        self.first = first
        days = [[CalendarEntry]](repeating: [], count: count)
        mixed = [Bool](repeating: false, count: count)
    }

    /// The last of the days.
    public var last: LocalDate { first.adding(days: days.count - 1) }

    /// The entries of a day; none for a day outside.
    public func entries(on date: LocalDate) -> [CalendarEntry] {
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
            for place in sortedIndices(entries.count, by: { entries[$0].isBefore(entries[$1]) }) { sorted.append(entries[place]) }
            days[index] = sorted
        }
    }
}

extension PersonalSpace {
    /// The entries of a number of days: due tasks, done or not; tasks meant for a day to come; tasks that begin; repeating tasks on later
    /// dates of their rules, as far as those are certain; and the done dates of repeating tasks.
    public func calendar(from first: LocalDate, days count: Int, at instant: Instant) -> CalendarSpan {
        var span = CalendarSpan(from: first, count: count)
        addDue(.dated, to: &span)
        addDue(.doneDated, to: &span)
        addStarts(to: &span)
        addComing(to: &span, after: instant.date)
        for one in intendedTasks(at: instant) where one.task.due != one.date {
            span.add(CalendarEntry(task: one.task, kind: .intended), on: one.date)
        }
        addDone(to: &span)
        span.sort()
        return span
    }

    private func addDue(_ list: TaskLists.List, to span: inout CalendarSpan) {
        let members = lists.members(list)
        var index = partitionPoint(members.count) { index in
            guard let due = task(members[index])?.due else { return false }
            return due < span.first
        }
        let last = span.last
        while index < members.count {
            if let task = task(members[index]), let due = task.due {
                if last < due { return }
                if !isOutOfSight(task) { span.add(CalendarEntry(task: task, kind: .due), on: due, isSorted: list == .dated) }
            }
            index += 1
        }
    }

    private func addStarts(to span: inout CalendarSpan) {
        let members = lists.members(.starting)
        var index = partitionPoint(members.count) { index in
            guard let start = task(members[index])?.start else { return false }
            return start < span.first
        }
        let last = span.last
        while index < members.count {
            if let task = task(members[index]), let start = task.start {
                if last < start { return }
                // Due on the day it begins, it is there already.
                if start != task.due, !isOutOfSight(task) { span.add(CalendarEntry(task: task, kind: .starts), on: start) }
            }
            index += 1
        }
    }

    /// The dates that follow. Those counted from completion are not known before it is done.
    private func addComing(to span: inout CalendarSpan, after today: LocalDate) {
        let last = span.last
        for identity in lists.members(.repeating) {
            guard let task = task(identity), let rule = task.repeats, rule.anchor == .date, let live = task.due, live < last,
                !isOutOfSight(task)
            else { continue }
            var day = max(live, today, span.first.adding(days: -1))
            while let next = rule.next(after: day, from: live, place: task.seriesDate), next <= last {
                if case .none = closing(of: next, identity) { span.add(CalendarEntry(task: task, kind: .again), on: next) }
                day = next
            }
        }
    }

    private func addDone(to span: inout CalendarSpan) {
        let (first, last) = (UInt32(clamping: span.first.number), UInt32(clamping: span.last.number))
        for entity in replica.entities(.occurrence, scopes: first...max(first, last)) {
            addDone(LocalDate(number: Int(entity.scope)), of: entity.identity, to: &span)
        }
        for entity in replica.entities(.sharedOccurrence) {
            guard let number = replica.value(entity, SharedOccurrenceField.date).integer,
                (Int64(first)...Int64(max(first, last))).contains(number),
                let task = replica.value(entity, SharedOccurrenceField.task).identity
            else { continue }
            addDone(LocalDate(stored: number), of: task, to: &span)
        }
    }

    private func addDone(_ date: LocalDate, of identity: Identity, to span: inout CalendarSpan) {
        guard let closed = closing(of: date, identity), closed.isDone, let task = task(identity),
            // Its last date is that of the task itself.
            task.due != date, !isOutOfSight(task), !isShelved(task)
        else { return }
        span.add(CalendarEntry(task: task, kind: .wasDone(at: closed.at)), on: date)
    }

    /// Not for this time, in a checklist.
    private func isOutOfSight(_ task: TaskEntry) -> Bool {
        task.done == nil && isSkipped(task)
    }
}
