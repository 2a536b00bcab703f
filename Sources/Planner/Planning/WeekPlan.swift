import Facts

/// The filters of a plan for several days.
public struct WeekFilter: Equatable, Sendable {
    /// How many days there may be.
    public static let spans = [7, 14, 30]
    /// The largest of ``spans``.
    public static let longest = 30

    /// How many days, with today.
    public var days = 7
    /// Days that are to stay free, the soonest first.
    public private(set) var free: [LocalDate] = []

    /// Seven days, none of them free.
    public init() {}

    /// Keeps a day free, or uses it again.
    public mutating func toggle(_ date: LocalDate) {
        if let place = free.firstIndex(of: date) {
            free.remove(at: place)
        } else if free.count < Self.longest {
            free.insert(date, at: partitionPoint(free.count) { free[$0] < date })
        }
    }
}

/// One day of a plan for several.
public final class WeekDay: Sendable {
    /// Which day.
    public let date: LocalDate
    /// The spoons of the day: today's own number, or the usual one less the spoons borrowed from it.
    public let total: Int
    /// Its total with the proposal.
    public let planned: Int
    /// The fixed tasks of the day, in their order.
    public let fixed: [TaskEntry]
    /// The proposed tasks, those of most worth first.
    public let lines: [PlanCandidate]
    /// How much of its room the proposal leaves.
    public let roomLeft: Int
    /// A rest of so many minutes, where two tasks of the day take much; nil: none.
    public let rest: Int?
    /// Whether the person keeps it free.
    public let isKeptFree: Bool
    /// Whether the day has begun: its proposed tasks go into today's list.
    public let isToday: Bool

    fileprivate init(_ frame: Frame, _ lines: [PlanCandidate], rest: Int?) {
        date = frame.date
        total = frame.total
        fixed = frame.fixed
        self.lines = lines
        self.rest = rest
        isKeptFree = frame.isKeptFree
        isToday = frame.isToday
        var proposed = 0
        for line in lines { proposed += line.cost }
        roomLeft = frame.room - proposed
        planned = frame.used + proposed
    }

    /// Whether a task of the day takes much.
    public var isHeavy: Bool {
        if case .some = heavyLine { return true }
        return PersonalSpace.hasMuch(fixed)
    }

    /// The first of the proposed tasks that takes much.
    public var heavyLine: PlanCandidate? {
        for line in lines where line.cost >= PersonalSpace.muchCost { return line }
        return nil
    }

    /// A day before anything is proposed for it.
    fileprivate struct Frame {
        let date: LocalDate
        let total: Int
        let used: Int
        let fixed: [TaskEntry]
        let room: Int
        let isKeptFree: Bool
        let isToday: Bool
    }
}

/// A suggestion for several days. Nothing is written before it is taken.
public final class WeekPlan: Sendable {
    /// The days, from today on.
    public let days: [WeekDay]
    /// The first few tasks that no day has room for, most worth first.
    public let waiting: [PlanCandidate]
    /// How many tasks in sight have no cost yet.
    public let uncosted: Int
    /// The largest room that any day had.
    public let mostRoom: Int

    fileprivate init(days: [WeekDay], waiting: [PlanCandidate], uncosted: Int, mostRoom: Int) {
        self.days = days
        self.waiting = waiting
        self.uncosted = uncosted
        self.mostRoom = mostRoom
    }

    /// Whether anything is proposed.
    public var isEmpty: Bool {
        for day in days where !day.lines.isEmpty { return false }
        return true
    }
}

extension PersonalSpace {
    /// A plan for several days uses this percentage of a day's free spoons: days seldom go as planned.
    static let weekShare = 80

    /// A plan for the days from today on; nil before the first day. The same facts make the same plan on every device.
    public func planWeek(_ asked: WeekFilter, at instant: Instant) -> WeekPlan? {
        guard let today = currentDay, let budget else { return nil }
        let frames = frames(asked, today, budget, at: instant)
        guard let first = frames.first, let last = frames.last?.date else { return nil }
        let search = PlanSearch(in: self, nil, today, at: instant, until: last)
        let candidates = search.candidates()
        var mostRoom = 0
        var assignable: [AssignableDay] = []
        for frame in frames {
            mostRoom = max(mostRoom, frame.room)
            assignable.append(AssignableDay(room: frame.room, isHeavy: Self.hasMuch(frame.fixed)))
        }
        var tasks: [AssignableTask] = []
        for candidate in candidates { tasks.append(self.task(candidate, over: frames, at: instant)) }
        let choice = WeekChoice(of: tasks, on: assignable, followsHeavyDay: !first.isToday && hadMuch)
        var lines = [[PlanCandidate]](repeating: [], count: frames.count)
        var waiting: [PlanCandidate] = []
        for (index, candidate) in candidates.enumerated() {
            let day = choice.days[index]
            if day >= 0 {
                lines[day].append(candidate)
            } else if waiting.count < Self.mostWaiting {
                waiting.append(candidate)
            }
        }
        var days: [WeekDay] = []
        for (index, frame) in frames.enumerated() {
            var tasks = frame.fixed
            for line in lines[index] { tasks.append(line.task) }
            let hasRest = !lines[index].isEmpty && needsRest(tasks)
            days.append(WeekDay(frame, lines[index], rest: hasRest ? timerChoices.rest : nil))
        }
        return WeekPlan(days: days, waiting: waiting, uncosted: search.uncosted(), mostRoom: mostRoom)
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
    static func hasMuch(_ tasks: [TaskEntry]) -> Bool {
        for task in tasks where (task.cost ?? 0) >= muchCost { return true }
        return false
    }

    /// Whether something was done on the current day that takes much.
    private var hadMuch: Bool {
        for item in todayItems where item.done != nil && item.cost >= Self.muchCost { return true }
        return false
    }

    // MARK: The days before anything is proposed

    private func frames(_ asked: WeekFilter, _ today: DayKey, _ budget: Budget, at instant: Instant) -> [WeekDay.Frame] {
        let fixed = fixedTasks(asked.days, today, at: instant)
        let suggestion = newDaySuggestion
        let usual = min(usualNumber ?? suggestion.usual, suggestion.usual)
        var frames: [WeekDay.Frame] = []
        var owed = suggestion.borrowed
        for day in 0..<asked.days {
            let date = instant.date.adding(days: day)
            guard date.isOnCalendar else { break }
            let isKeptFree = asked.free.contains(date)
            let isToday = day == 0 && date <= today.date
            var (total, used) = (budget.limit, budget.used)
            var free = min(budget.left - budget.reserveLeft, max(usual - used, 0))
            if !isToday {
                // The next day pays back its borrowed spoons.
                total = max(usual - owed, 0)
                owed = 0
                used = 0
                for task in fixed[day] { used += task.cost ?? 0 }
                free = max(total - settings.reserve - used, 0)
            }
            frames.append(
                WeekDay.Frame(
                    date: date,
                    total: total,
                    used: used,
                    fixed: fixed[day],
                    room: isKeptFree ? 0 : free * Self.weekShare / 100,
                    isKeptFree: isKeptFree,
                    isToday: isToday
                )
            )
        }
        return frames
    }

    /// The tasks with a fixed day: those in today's list, daily and repeating tasks, those due at a time, and those meant for a day.
    private func fixedTasks(_ count: Int, _ today: DayKey, at instant: Instant) -> [[TaskEntry]] {
        var days = [[TaskEntry]](repeating: [], count: count)
        let span = calendar(from: instant.date, days: count, at: instant)
        let intended = intendedTasks(at: instant)
        let daily = Self.inDay(everyDaily)
        for day in 0..<count {
            let date = instant.date.adding(days: day)
            if day == 0, date <= today.date {
                for item in todayItems where item.done == nil && !item.isPutAside { days[0].append(item.task) }
                continue
            }
            var found: [TaskEntry] = []
            var held: Set<Identity> = []
            for entry in span.entries(on: date) where entry.done == nil && entry.task.daily.isEmpty {
                switch entry.kind {
                case .due where entry.task.time != nil || entry.task.repeats != nil, .again: found.append(entry.task)
                default: continue
                }
            }
            let ofDay = Self.daily(daily, on: date, at: instant)
            for one in intended where one.date == date {
                // Only then does it matter what is there already.
                if held.isEmpty { for task in ofDay + found { held.insert(task.identity) } }
                if held.insert(one.task.identity).inserted { found.append(one.task) }
            }
            days[day] = Self.merged(ofDay, Self.inDay(found))
        }
        return days
    }

    /// In the order in which they stand in a day.
    private static func inDay(_ tasks: [TaskEntry]) -> [TaskEntry] {
        var ordered: [TaskEntry] = []
        ordered.reserveCapacity(tasks.count)
        for index in sortedIndices(tasks.count, by: { tasks[$0].isEarlierInDay(than: tasks[$1]) }) {
            ordered.append(tasks[index])
        }
        return ordered
    }

    /// Two that stand in that order as one: daily tasks are the same on many days, and are sorted once.
    private static func merged(_ daily: [TaskEntry], _ others: [TaskEntry]) -> [TaskEntry] {
        if others.isEmpty { return daily }
        var merged: [TaskEntry] = []
        merged.reserveCapacity(daily.count + others.count)
        var next = 0
        for task in daily {
            while next < others.count, others[next].isEarlierInDay(than: task) {
                merged.append(others[next])
                next += 1
            }
            merged.append(task)
        }
        return merged + others[next...]
    }
}
