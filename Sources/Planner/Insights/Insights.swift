import Facts

/// The days in a span of dates, with their numbers and costs: one walk over them, from which every view is made.
///
/// Days that the person does not count are left out as if nothing had been noted, and so are dates without a day. docs/insights.md says
/// which view says what, and from how many days on.
package final class Insights: @unchecked Sendable {
    /// The date of the current day; before the first day, the date of now.
    package let today: LocalDate
    /// Every date that counts, the earliest first; that of the current day is the last, and not over yet.
    package private(set) var days: [DayRecord] = []
    /// The dates within the span that the person does not count, ascending.
    package private(set) var leftOut: [LocalDate] = []
    /// Every task that was done on a day that counts, in the order of first being done.
    package private(set) var tasks: [TaskRecord] = []
    private var positions: [Identity: Int] = [:]
    private var times: TimeEntries?

    /// How far back every view looks that does not say otherwise, in weeks.
    package static let weeks = 12

    /// Walks over the days from a date on.
    @inline(never)
    package init(reading space: PlanReader, at instant: Instant, from first: LocalDate) {
        today = space.currentDay?.date ?? instant.date
        // How long after the beginning of its date it is now.
        let elapsed = instant.time - instant.beginning(of: instant.date)
        let keys = space.startedDays(from: first)
        for (index, key) in keys.enumerated() {
            if space.isLeftOut(key) {
                if leftOut.last != key.date { leftOut.append(key.date) }
                continue
            }
            let isLastOfDate = index + 1 == keys.count || keys[index + 1].date != key.date
            let until = index + 1 < keys.count ? space.started(keys[index + 1]) : nil
            let byNow = instant.beginning(of: key.date) + elapsed
            add(key, isLastOfDate, byNow: byNow, until: until, space)
        }
        positions = [:]
        times = nil
    }

    private func add(_ key: DayKey, _ isLastOfDate: Bool, byNow: Int64, until: Int64?, _ space: PlanReader) {
        let had = space.spoons(of: key)
        var planned = 0
        var used = 0
        // What was used as far as it was planned: nobody agreed to borrow what a task took beyond that.
        var agreed = 0
        var openCost = 0
        let isNew = days.last?.date != key.date
        let day = days.last.flatMap { isNew ? nil : $0 } ?? DayRecord(key.date)
        for identity in space.plannedTasks(key) {
            guard let plan = space.plan(identity, on: key, endedAt: until), plan.state == PlanState.planned else { continue }
            let record = record(of: identity, space)
            let costNow = plan.cost ?? record.task.flatMap { space.spoons(of: $0, inListOf: key) }
            let isGone = plan.done == nil && record.task == nil
            // Deleted on the day, it has left the list.
            let cost = (isGone ? space.costWhenGone(identity, inListOf: key, endedAt: until) : costNow) ?? 0
            planned += cost
            if space.otherMember(whoDid: identity, on: key, endedAt: until) != nil { continue }
            guard let done = plan.done ?? Self.done(record.task, on: key, endedAt: until) else {
                openCost += cost
                continue
            }
            let spent = plan.real ?? cost
            used += spent
            agreed += min(spent, cost)
            if done <= byNow { day.usedByNow += spent }
            record.add(planned: cost, took: spent)
            guard let task = record.task else { continue }
            if task.isRest {
                day.rests += 1
                let times = times ?? TimeEntries(reading: space)
                self.times = times
                let minutes = times.timeSpent(on: identity, since: space.started(key) ?? 0, until: until ?? .max).minutes(at: 0)
                day.restMinutes += minutes > 0 ? minutes : task.minutes ?? 0
            }
            for kind in 0..<4 where task.kinds.bits & (1 << UInt8(kind)) != 0 { day.kinds[kind] += spent }
        }
        // A day that was restarted before anything was used counts once.
        guard isLastOfDate || used > 0 else { return }
        if isNew {
            day.morning = space.usualSpoons(of: key)
            days.append(day)
        }
        day.had += had
        day.borrowed += space.borrowed(on: key, needed: max(agreed + openCost - had, 0))
        day.planned += planned
        day.used += used
        if space.wasLow(key) { day.isLow = true }
        if let felt = space.felt(on: key) { day.felt = felt }
    }

    /// When a task was done that the day's plan does not know of: on a device that had not heard of the day.
    private static func done(_ task: TaskEntry?, on key: DayKey, endedAt end: Int64?) -> Int64? {
        guard let task, task.repeats == nil, task.planned == key, let done = task.done, done < end ?? .max else { return nil }
        return done
    }

    private func record(of identity: Identity, _ space: PlanReader) -> TaskRecord {
        if let position = positions[identity] { return tasks[position] }
        let task = space.task(identity)
        let record = TaskRecord(identity, task, task.flatMap { space.list(of: $0) })
        positions[identity] = tasks.count
        tasks.append(record)
        return record
    }

    /// The record of a date; nil if it has none, or does not count.
    @inline(never)
    package func day(_ date: LocalDate) -> DayRecord? {
        let position = partitionPoint(days.count) { days[$0].date < date }
        return position < days.count && days[position].date == date ? days[position] : nil
    }

    /// The days of a span of dates.
    @inline(never)
    package func days(from first: LocalDate, to last: LocalDate) -> [DayRecord] {
        let from = partitionPoint(days.count) { days[$0].date < first }
        let to = partitionPoint(days.count) { days[$0].date <= last }
        return from < to ? Array(days[from..<to]) : []
    }

    /// The days that are over.
    package var past: [DayRecord] { days(from: LocalDate(number: 0), to: today.adding(days: -1)) }
}

extension PlanReader {
    /// Every day from a date on that was started, ascending.
    @inline(never)
    func startedDays(from first: LocalDate) -> [DayKey] {
        var keys: [DayKey] = []
        for entity in replica.entities(.day, scopes: DayKey(first: first).rawValue...UInt32.max) {
            if replica.value(entity, DayField.spoons).integer != nil { keys.append(DayKey(rawValue: entity.scope)) }
        }
        return keys
    }

    /// Whether the person does not count a day.
    func isLeftOut(_ key: DayKey) -> Bool {
        replica.value(.day(key), DayField.leftOut).integer == 1
    }

    /// Whether a day was a low one.
    func wasLow(_ key: DayKey) -> Bool {
        replica.value(.day(key), DayField.low).integer == 1 || key == currentDay && lowDay != nil
    }

    /// How the person said a day was.
    func felt(on key: DayKey) -> Felt? {
        replica.value(.day(key), DayField.felt).integer.flatMap { Felt(rawValue: $0) }
    }
}
