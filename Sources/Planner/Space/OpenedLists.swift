package import Facts

/// The categories and the backlog as they stand on a page that was opened some time ago: tasks ticked there since then stay where they
/// were, because nothing moves under a finger.
///
/// No page looks at all tasks for it. The changes since the page was opened say which tasks were ticked, and where they were until then.
package struct OpenedLists {
    private let space: PlanReader
    private let instant: Instant
    /// When the page was opened, in milliseconds since 1970.
    package let openedAt: Int64
    /// The tasks that were in one of the lists until they were ticked.
    private var ticked: [Ticked] = []
    /// Their indexes among these.
    private var indexes: [Identity: Int] = [:]
    private var hidden: Set<Identity>
    /// The tasks that were hidden when they were ticked.
    private var tickedHidden: Set<Identity> = []

    /// Reads the ticked tasks.
    ///
    /// - Parameter openedAt: when the page was opened, in milliseconds since 1970.
    package init(in space: PlanReader, at instant: Instant, openedAt: Int64) {
        self.space = space
        self.instant = instant
        self.openedAt = openedAt
        hidden = space.hidden(at: instant)
        var seen: Set<Identity> = []
        for tick in space.ticks(since: openedAt, at: instant) where seen.insert(tick.task).inserted {
            guard let task = space.task(tick.task), let done = space.isDone(task), done >= openedAt else { continue }
            if tick.wasHidden(at: instant, in: space) {
                tickedHidden.insert(task.identity)
                continue
            }
            guard let bucket = tick.bucket(of: task, in: space) else { continue }
            indexes[task.identity] = ticked.count
            ticked.append(Ticked(task, bucket, due: tick.due(in: space), planned: tick.planned(in: space)))
            // The date of one that repeats has moved on, and it may not begin until shortly before the next.
            hidden.remove(task.identity)
        }
    }

    /// The tasks of a category or the backlog, those out of sight among them.
    package func tasks(_ bucket: TaskBucket, in order: SortOrder = .own) -> [Identity] {
        var tasks: [Identity]
        switch bucket {
        case .category(let cost): tasks = space.category(cost)
        case .backlog: tasks = space.backlog
        case .today, .doneToday, .done, .within, .shelved: return []
        }
        for one in ticked where one.bucket == bucket {
            let task = one.task
            let position = task.position
            let index = partitionPoint(tasks.count) { index in
                Position(order: space.orderKey(of: tasks[index]), identity: tasks[index]) < position
            }
            if index == tasks.count || tasks[index] != task.identity { tasks.insert(task.identity, at: index) }
        }
        return order == .own ? tasks : space.sorted(tasks, in: order, at: instant, openedAt: openedAt)
    }

    /// The tasks due by a date that are neither in today's list nor planned for a day to come, the soonest first.
    ///
    /// - Parameter most: how many of the open ones; tasks ticked since the page was opened come on top.
    package func due(by date: LocalDate, most: Int) -> [TaskEntry] {
        var found: [Ticked] = []
        var seen: Set<Identity> = []
        for identity in space.dated {
            guard found.count < most, let task = space.task(identity), let due = task.due, due <= date else { break }
            // A day of a daily task that passed is over, and one that is still to come brings it by itself.
            if task.isDailyByRule, due != instant.date, !task.isDaily(on: instant.date) { continue }
            let bucket = space.bucket(of: task)
            guard isInSight(identity), bucket.waits else { continue }
            // Planned for a day to come, it has its day.
            if let planned = space.intendedDate(of: identity), instant.date < planned { continue }
            found.append(Ticked(task, bucket, due: due))
            seen.insert(identity)
        }
        for one in ticked {
            if let due = one.due, due <= date, seen.insert(one.task.identity).inserted { found.append(one) }
        }
        let order = sortedIndices(found.count) { one, other in
            let (one, other) = (found[one], found[other])
            if one.instant != other.instant { return one.instant < other.instant }
            return one.task.position < other.task.position
        }
        var tasks: [TaskEntry] = []
        for index in order { tasks.append(found[index].task) }
        return tasks
    }

    /// Where a task is, or was until it was ticked.
    package func bucket(of task: TaskEntry) -> TaskBucket {
        if let index = indexes[task.identity] { return ticked[index].bucket }
        let bucket = space.bucket(of: task)
        guard bucket == .doneToday, let done = space.isDone(task), done > openedAt else { return bucket }
        return .today
    }

    /// The date of the day that a task was last planned for, or was until it was ticked: in the backlog, when it was left over.
    package func lastPlanned(_ task: TaskEntry) -> LocalDate? {
        if let index = indexes[task.identity] { return ticked[index].planned?.date }
        return task.planned?.date
    }

    /// Whether a task was out of sight when it was ticked.
    package func wasHidden(_ task: Identity) -> Bool {
        tickedHidden.contains(task)
    }

    /// Whether a task of theirs is to be shown: it is not hidden, or was not until it was ticked.
    package func isInSight(_ task: Identity) -> Bool {
        hidden.isEmpty || !hidden.contains(task)
    }
}

/// A task where it is, or was until it was ticked. A class, so that its arrays share their code with those of other classes.
private final class Ticked {
    let task: TaskEntry
    let bucket: TaskBucket
    /// When it is due, or was.
    let due: LocalDate?
    /// The newest day that it was planned for, or was.
    let planned: DayKey?

    init(_ task: TaskEntry, _ bucket: TaskBucket, due: LocalDate?, planned: DayKey? = nil) {
        self.task = task
        self.bucket = bucket
        self.due = due
        self.planned = planned
    }

    /// In minutes, to be compared: a date without a time comes after all times of that date.
    var instant: Int { (due?.number ?? 0) * 2048 + (task.time ?? 2047) }
}

/// The tick of a task, with the values that its change replaced.
private struct Tick {
    let task: Identity
    /// The values that the whole change replaced, sorted by entity and field.
    let replaced: [Replaced]

    /// Where the task was in one of the lists; nil if it was in none.
    func bucket(of task: TaskEntry, in space: PlanReader) -> TaskBucket? {
        if space.isShelved(task) { return nil }
        if let today = space.currentDay, wasPlanned(for: today, in: space) { return nil }
        if let day = planned(in: space) {
            let wasOpen = former(.plan(day, self.task), PlanField.done, in: space).isAbsent
            if wasOpen, wasPlanned(for: day, in: space) { return .backlog }
        }
        return task.category == nil && space.isMetWithin(task) ? nil : .category(task.category)
    }

    /// Whether the task was out of sight.
    func wasHidden(at instant: Instant, in space: PlanReader) -> Bool {
        for field in [TaskField.start, TaskField.snoozedDate] {
            let date = former(.task(task), field, in: space).integer
            if field == TaskField.start, date == former(.task(task), TaskField.shownStart, in: space).integer { continue }
            if let date, instant.date < LocalDate(stored: date) { return true }
        }
        let snoozed = former(.task(task), TaskField.snoozed, in: space).integer
        if let snoozed, instant.time < snoozed { return true }
        return false
    }

    /// The newest day that the task was planned for.
    func planned(in space: PlanReader) -> DayKey? {
        let planned = former(.task(task), TaskField.planned, in: space).integer
        return planned.map { DayKey(rawValue: UInt32(clamping: $0)) }
    }

    /// The date that the task was due on.
    func due(in space: PlanReader) -> LocalDate? {
        former(.task(task), TaskField.due, in: space).integer.map { LocalDate(stored: $0) }
    }

    private func wasPlanned(for day: DayKey, in space: PlanReader) -> Bool {
        former(.plan(day, task), PlanField.state, in: space).integer == PlanState.planned
    }

    private func former(_ entity: Entity, _ field: Field, in space: PlanReader) -> Value {
        let entity = space.placed(entity, field)
        let index = partitionPoint(replaced.count) { index in
            let other = replaced[index]
            return other.entity != entity ? other.entity < entity : other.field < field
        }
        if index < replaced.count, replaced[index].entity == entity, replaced[index].field == field {
            return replaced[index].value
        }
        return space.replica.value(entity, field)
    }
}

extension PlanReader {
    /// The ticks since then that are in effect, the newest first; none from before the current day: a new day opens every list again.
    fileprivate func ticks(since openedAt: Int64, at instant: Instant) -> [Tick] {
        let started = currentDay.flatMap { self.started($0) } ?? 0
        let since = max(openedAt, started)
        // A clock that was set back may have filed some a day ahead.
        let newest = instant.utcDay + 1
        let oldest = max(Instant(time: since, offset: 0).utcDay, newest - min(newest, History.days + 1))
        guard since < instant.time, oldest <= newest else { return [] }
        var acts: [(timestamp: Timestamp, change: Entity)] = []
        for entity in replica.entities(.change, scopes: oldest...newest) {
            guard let at = replica.value(entity, ChangeField.at).integer, at >= since, let record = replica[entity],
                record[ChangeField.name].integer == ChangeKind.checkedOff.rawValue, record[ChangeField.undone].isAbsent,
                let timestamp = record.entry(ChangeField.at)?.timestamp
            else { continue }
            acts.append((timestamp, entity))
        }
        var ticks: [Tick] = []
        for index in sortedIndices(acts.count, by: { acts[$1].timestamp < acts[$0].timestamp }) {
            let replaced = replica.replaced(by: acts[index].change)
            for one in replaced where one.isTick {
                // The name of a shared date is a mixture.
                let task =
                    one.entity.kind == .sharedOccurrence ? replica.value(one.entity, SharedOccurrenceField.task).identity : nil
                ticks.append(Tick(task: task ?? one.entity.identity, replaced: replaced))
            }
        }
        return ticks
    }
}

extension Replaced {
    /// Whether it was made by marking a task, a day's plan or the date of one that repeats as done.
    fileprivate var isTick: Bool {
        switch entity.kind {
        case .task: field == TaskField.done
        case .plan: field == PlanField.done
        case .occurrence, .sharedOccurrence: field == OccurrenceField.done
        default: false
        }
    }
}
