import Facts

/// The filters of a plan for several days.
package struct WeekFilter: Equatable, Sendable {
    /// How many days there may be.
    package static let spans = [7, 14, 30]
    /// The largest of ``spans``.
    package static let longest = 30

    /// How many days, with today.
    package var days = 7
    /// Days that are to stay free, the soonest first.
    package private(set) var free: [LocalDate] = []

    /// Seven days, none of them free.
    package init() {}

    /// Keeps a day free, or uses it again.
    package mutating func toggle(_ date: LocalDate) {
        if let position = free.firstIndex(of: date) {
            free.remove(at: position)
        } else if free.count < Self.longest {
            free.insert(date, at: partitionPoint(free.count) { free[$0] < date })
        }
    }
}

/// A task on a day of a plan.
package struct DayTask: Equatable, Sendable {
    package let task: TaskEntry
    /// The spoons that it takes from the day; 0 without a cost.
    package let spoons: Int
    /// Whether it has no cost yet: neither a usual one nor one of that day.
    package var isUncosted: Bool { task.isUncosted(taking: spoons) }
}

/// One day of a plan for several.
package final class WeekDay: Sendable {
    /// Which day.
    package let date: LocalDate
    /// The spoons of the day: today's own number, or the usual one less the spoons borrowed from it.
    package let total: Int
    /// Its total with the proposal.
    package let planned: Int
    /// The tasks that are on the day already and stay there, in their order.
    package let fixed: [DayTask]
    /// The proposed tasks, those of most worth first.
    package let lines: [PlanCandidate]
    /// How much of its room the proposal leaves.
    package let roomLeft: Int
    /// A rest of so many minutes, where two tasks of the day take much; nil: none.
    package let rest: Int?
    /// Whether the person keeps it free.
    package let isKeptFree: Bool
    /// Whether the day has begun: its proposed tasks go into today's list.
    package let isToday: Bool

    fileprivate init(_ frame: Frame, staying: [DayTask], _ lines: [PlanCandidate], rest: Int?) {
        date = frame.date
        total = frame.total
        fixed = staying.isEmpty ? frame.fixed : PlanReader.inDay(frame.fixed + staying)
        self.lines = lines
        self.rest = rest
        isKeptFree = frame.isKeptFree
        isToday = frame.isToday
        var proposed = 0
        for line in lines { proposed += line.cost }
        var stay = 0
        for task in staying { stay += task.spoons }
        roomLeft = frame.room(beside: stay) - proposed
        planned = frame.used + stay + proposed
    }

    /// Whether a task of the day takes much.
    package var isHeavy: Bool {
        if case .some = heavyLine { return true }
        return PersonalSpace.hasMuch(fixed)
    }

    /// The first of the proposed tasks that takes much.
    package var heavyLine: PlanCandidate? {
        for line in lines where line.cost >= PersonalSpace.muchCost { return line }
        return nil
    }

    /// A day before anything is proposed for it.
    fileprivate struct Frame {
        let date: LocalDate
        let total: Int
        let used: Int
        let fixed: [DayTask]
        /// What is free beside the reserve; 0 where the person keeps the day free.
        let free: Int
        let isKeptFree: Bool
        let isToday: Bool

        /// How much may be proposed beside the tasks that stay.
        func room(beside stay: Int) -> Int { max(free - stay, 0) * PersonalSpace.weekShare / 100 }
    }
}

/// A suggestion for several days. Nothing is written before it is taken.
package final class WeekPlan: Sendable {
    /// The days, from today on.
    package let days: [WeekDay]
    /// The first few tasks that no day has room for, most worth first.
    package let waiting: [PlanCandidate]
    /// How many tasks in sight have no cost yet.
    package let uncosted: Int
    /// The largest room that any day had.
    package let mostRoom: Int

    fileprivate init(days: [WeekDay], waiting: [PlanCandidate], uncosted: Int, mostRoom: Int) {
        self.days = days
        self.waiting = waiting
        self.uncosted = uncosted
        self.mostRoom = mostRoom
    }

    /// Whether anything is proposed.
    package var isEmpty: Bool {
        for day in days where !day.lines.isEmpty { return false }
        return true
    }
}

extension PlanReader {
    /// A plan for several days uses this percentage of a day's free spoons: days seldom go as planned.
    static let weekShare = 80

    /// A plan for the days from today on; nil before the first day. The same facts make the same plan on every device.
    package func planWeek(_ asked: WeekFilter, at instant: Instant) -> WeekPlan? {
        guard let today = currentDay, let budget else { return nil }
        var dates: [LocalDate] = []
        for day in 0..<asked.days {
            let date = instant.date.adding(days: day)
            guard date.isOnCalendar else { break }
            dates.append(date)
        }
        guard let last = dates.last else { return nil }
        let search = PlanSearch(in: self, nil, today, at: instant, until: last)
        let candidates = search.candidates()
        let frames = frames(of: dates, keepingFree: asked.free, today, budget, moving: candidates, at: instant)
        guard let first = frames.first else { return nil }
        var mostRoom = 0
        var assignable: [AssignableDay] = []
        for frame in frames {
            mostRoom = max(mostRoom, frame.room(beside: 0))
            assignable.append(AssignableDay(room: frame.room(beside: 0), isHeavy: Self.hasMuch(frame.fixed)))
        }
        var tasks: [AssignableTask] = []
        for candidate in candidates { tasks.append(self.task(candidate, over: frames, at: instant)) }
        let choice = WeekChoice(of: tasks, on: assignable, followsHeavyDay: !first.isToday && hadMuch)
        let placed = placed(candidates, on: choice.days, over: frames, at: instant)
        var isPlaced = [Bool](repeating: false, count: candidates.count)
        for lines in placed.lines { for index in lines { isPlaced[index] = true } }
        var waiting: [PlanCandidate] = []
        for (index, candidate) in candidates.enumerated() where !isPlaced[index] && waiting.count < Self.mostWaiting {
            waiting.append(candidate)
        }
        var days: [WeekDay] = []
        for (day, frame) in frames.enumerated() {
            let staying = placed.staying[day]
            var lines: [PlanCandidate] = []
            for index in placed.lines[day] { lines.append(candidates[index]) }
            var tasks: [TaskEntry] = []
            for task in frame.fixed + staying { tasks.append(task.task) }
            for line in lines { tasks.append(line.task) }
            let hasRest = !lines.isEmpty && needsRest(tasks)
            days.append(WeekDay(frame, staying: staying, lines, rest: hasRest ? timerChoices.rest : nil))
        }
        return WeekPlan(days: days, waiting: waiting, uncosted: search.uncosted(), mostRoom: mostRoom)
    }

    /// The places of the tasks on the days that were chosen for them. One that no day was chosen for stays on its own day, if it has one.
    /// It is on that day already: what is proposed there besides must leave room for it, or gives way, of least worth first.
    private func placed(
        _ candidates: [PlanCandidate],
        on choice: [Int],
        over frames: [WeekDay.Frame],
        at instant: Instant
    ) -> (lines: [[Int]], staying: [[DayTask]]) {
        let taskDays = taskDays(at: instant)
        var lines = [[Int]](repeating: [], count: frames.count)
        var staying = [[DayTask]](repeating: [], count: frames.count)
        var stay = [Int](repeating: 0, count: frames.count)
        func leave(_ candidate: PlanCandidate) {
            guard let own = taskDays.day(of: candidate.task, in: self) else { return }
            let day = own.number - instant.date.number
            guard frames.indices.contains(day), !frames[day].isToday else { return }
            staying[day].append(DayTask(task: candidate.task, spoons: candidate.cost))
            stay[day] += candidate.cost
        }
        for (index, candidate) in candidates.enumerated() {
            if choice[index] >= 0 { lines[choice[index]].append(index) } else { leave(candidate) }
        }
        for (day, frame) in frames.enumerated() {
            var proposed = 0
            for index in lines[day] { proposed += candidates[index].cost }
            while stay[day] > 0, proposed > frame.room(beside: stay[day]), let last = lines[day].popLast() {
                proposed -= candidates[last].cost
                leave(candidates[last])
            }
        }
        return (lines, staying)
    }

    /// The task in the form in which several days are assigned: not before it begins, and not after it is due. An overdue task may be on
    /// any day.
    private func task(_ candidate: PlanCandidate, over frames: [WeekDay.Frame], at instant: Instant) -> AssignableTask {
        var last = frames.count - 1
        if candidate.task.repeats != nil {
            // Its next date comes once this one is done.
            last = 0
        } else if let due = candidate.due?.due {
            let day = due.number - instant.date.number
            if day >= 0 { last = min(last, day) }
        }
        return AssignableTask(cost: candidate.cost, worth: candidate.worth, first: candidate.first, last: last)
    }

    /// Whether one of these tasks takes much.
    static func hasMuch(_ tasks: [DayTask]) -> Bool {
        for task in tasks where task.spoons >= muchCost { return true }
        return false
    }

    /// Whether something was done on the current day that takes much.
    private var hadMuch: Bool {
        for item in todayItems where item.done != nil && item.cost >= Self.muchCost { return true }
        return false
    }

    // MARK: The days before anything is proposed

    private func frames(
        of dates: [LocalDate],
        keepingFree kept: [LocalDate],
        _ today: DayKey,
        _ budget: Budget,
        moving candidates: [PlanCandidate],
        at instant: Instant
    ) -> [WeekDay.Frame] {
        let fixed = fixedTasks(dates.count, today, moving: candidates, at: instant)
        let numbers = numbersAhead(at: instant)
        var frames: [WeekDay.Frame] = []
        for (day, date) in dates.enumerated() {
            let isKeptFree = kept.contains(date)
            let isToday = day == 0 && date <= today.date
            var (total, used) = (budget.limit, budget.used)
            var free = min(budget.freeToFill, max(numbers.usual - used, 0))
            if !isToday {
                total = numbers.spoons(of: date)
                used = 0
                for task in fixed[day] { used += task.spoons }
                free = max(total - settings.reserve - used, 0)
            }
            frames.append(
                WeekDay.Frame(
                    date: date,
                    total: total,
                    used: used,
                    fixed: fixed[day],
                    free: isKeptFree ? 0 : free,
                    isKeptFree: isKeptFree,
                    isToday: isToday
                )
            )
        }
        return frames
    }

    /// The tasks that are on a day already: those in today's list, daily ones, and all others whose day it is, but for those that the plan
    /// may move.
    private func fixedTasks(
        _ count: Int,
        _ today: DayKey,
        moving candidates: [PlanCandidate],
        at instant: Instant
    ) -> [[DayTask]] {
        var days = [[DayTask]](repeating: [], count: count)
        let span = calendar(from: instant.date, days: count, at: instant)
        let taskDays = taskDays(at: instant)
        var moving: Set<Identity> = []
        for candidate in candidates { moving.insert(candidate.task.identity) }
        let every = everyDaily
        var daily: [TaskEntry] = []
        for index in sortedIndices(every.count, by: { every[$0].isEarlierInDay(than: every[$1]) }) { daily.append(every[index]) }
        for day in 0..<count {
            let date = instant.date.adding(days: day)
            if day == 0, date <= today.date {
                for item in todayItems where item.done == nil && !item.isPutAside {
                    days[0].append(DayTask(task: item.task, spoons: item.cost))
                }
                days[0] = Self.inDay(days[0])
                continue
            }
            guard taskDays.first <= date else { continue }
            var found: [DayTask] = []
            // A repeating task that is moved comes on its later dates all the same.
            for entry in span.entries(on: date) where entry.kind == .again || !moving.contains(entry.task.identity) {
                if let spoons = entry.spoons { found.append(DayTask(task: entry.task, spoons: spoons)) }
            }
            var ofDay: [DayTask] = []
            for task in daily where taskDays.isDaily(task, on: date, at: instant) {
                let spoons = taskDays.spoons(of: task, comingOn: date, at: instant, in: self) ?? 0
                ofDay.append(DayTask(task: task, spoons: spoons))
            }
            days[day] = Self.merged(ofDay, Self.inDay(found))
        }
        return days
    }

    /// In the order in which they stand in a day.
    static func inDay(_ tasks: [DayTask]) -> [DayTask] {
        var ordered: [DayTask] = []
        ordered.reserveCapacity(tasks.count)
        for index in sortedIndices(tasks.count, by: { tasks[$0].task.isEarlierInDay(than: tasks[$1].task) }) {
            ordered.append(tasks[index])
        }
        return ordered
    }

    /// Two that stand in that order as one: daily tasks are the same on many days, and are sorted once.
    private static func merged(_ daily: [DayTask], _ others: [DayTask]) -> [DayTask] {
        if others.isEmpty { return daily }
        var merged: [DayTask] = []
        merged.reserveCapacity(daily.count + others.count)
        var next = 0
        for task in daily {
            while next < others.count, others[next].task.isEarlierInDay(than: task.task) {
                merged.append(others[next])
                next += 1
            }
            merged.append(task)
        }
        return merged + others[next...]
    }
}
