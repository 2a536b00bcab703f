package import Facts

/// A query of all tasks: words and filters.
package struct TaskQuery: Equatable, Sendable {
    /// Which tasks, by their state.
    package enum State: Equatable, Sendable {
        /// To do and in sight.
        case open
        /// Out of sight for a time.
        case hidden
        /// Done, and in sight or not.
        case done
        /// Whatever they are.
        case any
    }

    /// Which dates, by the one day that a task has.
    package enum Dates: Equatable, Sendable {
        /// Today.
        case today
        /// The week that today is in.
        case week
        /// No date at all.
        case undated
        /// From one date to another; nil: any before or after it.
        case between(LocalDate?, LocalDate?)
    }

    /// Which usual costs.
    package enum Cost: Equatable, Sendable {
        /// No cost yet.
        case unknown
        /// From one number to another.
        case known(Int, Int)
    }

    /// The typed words; empty: everything.
    package var words = ""
    /// Their state.
    package var state = State.open
    /// The list they are in.
    package var list: Identity?
    /// A subject they carry.
    package var subject: Identity?
    /// How much they matter.
    package var priority: Priority?
    /// When they are to be done; of tasks that are done: when they were.
    package var dates: Dates?
    /// What they usually cost.
    package var cost: Cost?
    /// A kind of energy they take.
    package var kind: EnergyKind?

    /// Everything that is open.
    package init() {}

    /// The default status of the tasks to be found: any with words, open without words.
    package var usual: State { words.isEmpty ? .open : .any }

    /// Whether it asks for everything that is open: then no task has to be looked at.
    package var isPlain: Bool { self == TaskQuery() }

    /// Whether two ask the same.
    package static func == (one: TaskQuery, other: TaskQuery) -> Bool {
        one.words.utf8.elementsEqual(other.words.utf8) && one.state == other.state && one.list == other.list
            && one.subject == other.subject && one.priority == other.priority && one.dates == other.dates
            && one.cost == other.cost
            && one.kind == other.kind
    }
}

/// The result of a query.
package struct Found: Sendable {
    /// The tasks, sorted.
    package let tasks: [TaskEntry]
    /// Whether every word is there as it was typed; if not, a letter was taken for a slip of the finger.
    package let isExact: Bool
}

extension PlanReader {
    /// The tasks that a query asks for, those not done first, each part in the order that was chosen.
    ///
    /// - Parameters:
    ///   - openedAt: rows ticked since then stand as if they were open: nothing moves under the finger.
    ///   - withSteps: whether the tasks of a list have their steps beside them; its own page shows these below their tasks.
    package func tasks(
        matching query: TaskQuery,
        in order: SortOrder,
        at instant: Instant,
        openedAt: Int64 = .max,
        withSteps: Bool = true
    ) -> Found {
        let words = SearchQuery(query.words)
        let matches = words.isEmpty ? nil : search(words)
        let labelled = query.subject.map { self.tasks(carrying: $0) }
        var found = Sorting(order, at: instant)
        func take(_ identity: Identity) {
            if let labelled, !labelled.contains(identity) { return }
            // Before the task is read: most tasks have another priority, or none.
            if let priority = query.priority, self.priority(of: identity) != priority { return }
            guard let task = task(identity), isMeant(task, by: query, at: instant, openedAt) else { return }
            // In the same millisecond is before: a command is answered with a page that is made within it.
            let isDone = isDone(task).map { $0 <= openedAt } ?? false
            found.add(task, due: due(of: task, openedAt), isDone: isDone)
        }
        if let matches {
            for identity in matches.identities { take(identity) }
        } else if let labelled {
            for identity in labelled.ascending { take(identity) }
        } else if let list = query.list {
            for identity in members(of: list) {
                for one in withSteps && hasSteps(identity) ? subtree(of: identity) : [identity] { take(one) }
            }
        } else {
            for task in everyTask { take(task) }
        }
        return Found(tasks: found.sorted, isExact: matches?.isExact ?? true)
    }

    /// Tasks in the chosen order; tasks ticked since the page was opened stand as if they were open.
    func sorted(_ members: [Identity], in order: SortOrder, at instant: Instant, openedAt: Int64) -> [Identity] {
        var found = Sorting(order, at: instant)
        for member in members {
            if let task = task(member) { found.add(task, due: due(of: task, openedAt), isDone: false) }
        }
        var sorted: [Identity] = []
        for task in found.sorted { sorted.append(task.identity) }
        return sorted
    }

    /// The date a task is due. For a repeating task that was ticked since the page was opened: the date that was done.
    private func due(of task: TaskEntry, _ openedAt: Int64) -> LocalDate? {
        guard task.repeats != nil, let today = currentDay, let done = todayItem(task.identity)?.done, done > openedAt,
            let number = replica.value(.plan(today, task.identity), PlanField.occurrence).integer
        else { return task.due }
        return LocalDate(stored: number)
    }

    /// When a task was done, as rows show it: today, for one that comes back by itself.
    package func isDone(_ task: TaskEntry) -> Int64? {
        if let done = task.done { return done }
        guard task.comesAgain else { return nil }
        return todayItem(task.identity)?.done
    }

    /// The priority of a task, read without its other fields.
    private func priority(of task: Identity) -> Priority? {
        value(.task(task), TaskField.priority).integer.flatMap { Priority(rawValue: $0) }
    }

    private func isMeant(_ task: TaskEntry, by query: TaskQuery, at instant: Instant, _ openedAt: Int64) -> Bool {
        switch query.cost {
        case .unknown: if task.cost != nil { return false }
        case .known(let least, let most): guard let cost = task.cost, least <= cost, cost <= most else { return false }
        case nil: break
        }
        if let kind = query.kind, !task.kinds.contains(kind) { return false }
        let done = isDone(task)
        let isDone = done.map { $0 <= openedAt } ?? false
        switch query.state {
        case .open: if isDone || isHidden(task, at: instant) { return false }
        case .hidden: if isDone || !isHidden(task, at: instant) { return false }
        case .done: if done == nil { return false }
        case .any: break
        }
        if let dates = query.dates, !isOn(task, dates, done: done, at: instant) { return false }
        if let list = query.list {
            return self.list(of: task) == list
        }
        return !isShelved(task)
    }

    /// Whether a task is on dates that are asked for: on its one day or, where that has passed, on the date that it is due. A daily one is
    /// on each of its weekdays to come, too.
    private func isOn(_ task: TaskEntry, _ dates: TaskQuery.Dates, done: Int64?, at instant: Instant) -> Bool {
        let today = instant.date.number
        var date: LocalDate?
        if let done {
            date = instant.at(done).date
        } else if let day = currentDay, day.date == instant.date, todayItem(task.identity) != nil {
            date = instant.date
        } else {
            date = taskDays(at: instant).day(of: task, in: self) ?? task.due
        }
        var (first, last) = (today, today)
        switch dates {
        case .today: break
        case .week:
            last = instant.nextWeek.number - 1
            first = last - 6
        case .undated: return date == nil && task.daily.isEmpty
        case .between(let from, let to):
            first = from?.number ?? .min
            last = to?.number ?? .max
        }
        if let date, first <= date.number, date.number <= last { return true }
        guard done == nil else { return false }
        let begin = max(first, today)
        for number in begin..<begin + 7 where number <= last && task.daily.contains(LocalDate(number: number).weekday) {
            return true
        }
        return false
    }

    private func search(_ words: SearchQuery) -> SearchMatches {
        if let searchIndex { return searchIndex.matches(words) }
        var index = SearchIndex()
        for identity in everyTask {
            if let task = task(identity) { index.set(identity, [task.title, task.note]) }
        }
        searchIndex = index
        return index.matches(words)
    }
}

/// Tasks on their way to be sorted.
private struct Sorting {
    private var tasks: [TaskEntry] = []
    private var keys: [SortKey] = []
    private let order: SortOrder
    private let instant: Instant

    init(_ order: SortOrder, at instant: Instant) {
        self.order = order
        self.instant = instant
    }

    mutating func add(_ task: TaskEntry, due date: LocalDate?, isDone: Bool) {
        tasks.append(task)
        keys.append(SortKey(task, order, at: instant, due: date, isDone: isDone))
    }

    var sorted: [TaskEntry] {
        var sorted: [TaskEntry] = []
        sorted.reserveCapacity(tasks.count)
        let indices = sortedIndices(tasks.count) { one, other in
            keys[one].isBefore(keys[other]) ?? (tasks[one].position < tasks[other].position)
        }
        for index in indices { sorted.append(tasks[index]) }
        return sorted
    }
}

/// The sort key of a task, made once for each task. It holds numbers only: comparing tasks themselves would spend most of the time on
/// counting references to them.
private struct SortKey {
    private let isDone: Bool
    private let first: Int64
    private let second: Int64
    /// The beginning of its order key, which is nearly always all of it.
    private let third: UInt64
    /// The length of its order key in bytes.
    private let length: Int
    private let identity: Identity

    init(_ task: TaskEntry, _ order: SortOrder, at instant: Instant, due date: LocalDate?, isDone: Bool) {
        self.isDone = isDone
        let due = date.map { Int64($0.number) }
        switch order {
        case .own:
            first = 0
            second = 0
        case .newest:
            // The date it is due, or else the one it was added on; the later first.
            first = -(due ?? Int64(instant.at(task.created).date.number))
            second = -task.created
        case .priority:
            first = task.priority?.rawValue ?? 4
            second = (due ?? .max / 4096) * 2048 + Int64(task.time ?? 2047)
        case .soonest:
            first = due ?? .max
            second = Int64(task.time ?? 2047)
        }
        third = task.order.beginning
        length = task.order.bytes.count
        identity = task.identity
    }

    /// nil if two order keys differ only after their beginnings, so that the tasks' positions decide.
    func isBefore(_ other: SortKey) -> Bool? {
        if isDone != other.isDone { return other.isDone }
        if first != other.first { return first < other.first }
        if second != other.second { return second < other.second }
        if third != other.third { return third < other.third }
        guard length <= OrderKey.lengthOfBeginning, other.length <= OrderKey.lengthOfBeginning else { return nil }
        return length == other.length ? identity < other.identity : length < other.length
    }
}
