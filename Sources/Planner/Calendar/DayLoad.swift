import Facts

/// The planned spoons of a day, against the usual number.
public struct DayLoad: Equatable, Sendable {
    /// Today: the cost of its list. Any other day: the cost of tasks that are due, repeat, or are daily.
    public let planned: Int
    /// The cost of tasks due today that are not in today's list: a date is no plan yet. 0 on any other day.
    public let unplanned: Int
    /// The spoons of the day: today's own number, or the usual number.
    public let usual: Int
    /// Whether it is today, which has a number of its own.
    public let isToday: Bool

    /// Whether it takes no spoons.
    public var isEmpty: Bool { planned == 0 && unplanned == 0 }

    /// How many more than there usually are; 0 if it fits.
    public var over: Int { max(planned - usual, 0) }
}

/// The data for counting the spoons of every day of a calendar, read once.
public struct DayLoads {
    private let space: PersonalSpace
    private let instant: Instant
    private let usual: Int
    /// The cost of daily tasks, by weekday.
    private var daily = [Int](repeating: 0, count: 7)
    /// Daily tasks that are, or were, hidden until a date.
    private var hidden: [TaskEntry] = []
    /// The current day's budget, where that is today's.
    private let budget: Budget?

    /// Reads it.
    @inline(never)
    public init(reading space: PersonalSpace, at instant: Instant) {
        self.space = space
        self.instant = instant
        usual = space.newDaySuggestion.usual
        budget = space.currentDay?.date == instant.date ? space.budget : nil
        for identity in space.dailyTasks {
            guard let task = space.task(identity), let cost = task.cost, !space.isSkipped(task) else { continue }
            if task.inSightFrom != nil || task.snoozed != nil {
                hidden.append(task)
                continue
            }
            for weekday in 0..<7 where task.daily.contains(weekday) { daily[weekday] += cost }
        }
    }

    /// The load of a day; nil for a past day, which is not counted.
    @inline(never)
    public func load(of entries: [CalendarEntry], on date: LocalDate) -> DayLoad? {
        guard date >= instant.date else { return nil }
        let now = date == instant.date ? budget : nil
        var planned = now?.used ?? dailyCost(on: date)
        var unplanned = 0
        for entry in entries where entry.done == nil {
            // Daily tasks are counted already, and tasks that begin are not for this day.
            guard let cost = entry.task.cost, entry.task.daily.isEmpty, entry.kind != .starts else { continue }
            if now == nil {
                planned += cost
            } else if case .none = space.todayItem(entry.task.identity) {
                unplanned += cost
            }
        }
        return DayLoad(planned: planned, unplanned: unplanned, usual: now?.limit ?? usual, isToday: now != nil)
    }

    private func dailyCost(on date: LocalDate) -> Int {
        var sum = daily[date.weekday]
        for task in hidden where task.daily.contains(date.weekday) && !task.isHidden(on: date, at: instant) {
            sum += task.cost ?? 0
        }
        return sum
    }
}
