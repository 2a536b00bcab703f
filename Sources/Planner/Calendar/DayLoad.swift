import Facts

/// The planned spoons of a day, against its number.
package struct DayLoad: Equatable, Sendable {
    /// Today: the cost of its list. Any other day: the cost of the tasks whose one day it is, and of the daily and repeating ones.
    package let planned: Int
    /// The spoons of the day: today's own number, or the usual number without what is borrowed from that day.
    package let usual: Int
    /// Whether it is today, which has a number of its own.
    package let isToday: Bool
    /// How many of its tasks have no cost yet, and count 0.
    package var uncosted = 0
    /// The part of ``planned`` that no entry of the day shows: daily tasks; today, the rest of its list.
    package var besides = 0

    /// Whether it takes no spoons.
    package var isEmpty: Bool { planned == 0 }

    /// How many more than there usually are; 0 if it fits.
    package var over: Int { max(planned - usual, 0) }
}

/// The data for counting the spoons of every day of a calendar, read once.
package struct DayLoads {
    private let space: PlanReader
    private let instant: Instant
    private let days: TaskDays
    private let numbers: NumbersAhead
    /// The cost of daily tasks that are the same on each of their weekdays, by weekday.
    private var daily = [Int](repeating: 0, count: 7)
    /// Daily tasks without a cost.
    private var uncostedDaily: [TaskEntry] = []
    /// Daily tasks that are, or were, hidden until a date, and those with steps.
    private var varying: [TaskEntry] = []
    /// The current day's budget, until its date has passed.
    private let budget: Budget?

    /// Reads it.
    @inline(never)
    package init(reading space: PlanReader, at instant: Instant) {
        self.space = space
        self.instant = instant
        days = space.taskDays(at: instant)
        numbers = space.numbersAhead(at: instant)
        budget = space.currentDay.flatMap { instant.date <= $0.date ? space.budget : nil }
        for task in space.everyDaily {
            guard let cost = task.cost else {
                uncostedDaily.append(task)
                continue
            }
            if task.inSightFrom != nil || task.snoozed != nil || space.hasSteps(task.identity) {
                varying.append(task)
                continue
            }
            for weekday in 0..<7 where task.daily.contains(weekday) { daily[weekday] += cost }
        }
    }

    /// The load of a day; nil for a past day, which is not counted.
    @inline(never)
    package func load(of entries: [CalendarEntry], on date: LocalDate) -> DayLoad? {
        guard date >= instant.date else { return nil }
        if date == instant.date, let budget {
            var besides = budget.used
            for entry in entries { besides -= entry.spoons ?? 0 }
            return DayLoad(
                planned: budget.used,
                usual: budget.limit,
                isToday: true,
                uncosted: budget.uncosted,
                besides: max(besides, 0)
            )
        }
        var (planned, uncosted, besides) = (0, 0, 0)
        if days.first <= date {
            besides = dailyCost(on: date)
            planned = besides
            for task in uncostedDaily where days.comes(task, on: date, at: instant, in: space) { uncosted += 1 }
            for entry in entries where entry.done == nil {
                guard let spoons = entry.spoons else { continue }
                planned += spoons
                // Those with weekdays are counted above.
                if entry.task.cost == nil, entry.task.daily.isEmpty { uncosted += 1 }
            }
        }
        return DayLoad(
            planned: planned,
            usual: numbers.spoons(of: date),
            isToday: false,
            uncosted: uncosted,
            besides: besides
        )
    }

    private func dailyCost(on date: LocalDate) -> Int {
        var sum = daily[date.weekday]
        for task in varying where days.isDaily(task, on: date, at: instant) {
            sum += days.spoons(of: task, comingOn: date, at: instant, in: space) ?? 0
        }
        return sum
    }
}
