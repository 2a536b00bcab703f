import Planner

// How the calendar says dates, counts and loads.

extension Words {
    static let longMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    /// "November 2026".
    static func month(_ date: LocalDate) -> String {
        let parts = date.parts
        return longMonths[parts.month - 1] + " " + String(parts.year)
    }

    /// "Tuesday 24 November 2026".
    static func longDate(_ date: LocalDate, _ times: DateTimeSettings) -> String {
        longDay(date, times) + dateSeparator(times) + String(date.parts.year)
    }

    /// "Tuesday 24 November", with the year where it is another than today's.
    static func longDate(_ date: LocalDate, at instant: Instant) -> String {
        date.parts.year == instant.date.parts.year ? longDay(date, instant.times) : longDate(date, instant.times)
    }

    /// "Wed 25 November", with the year where it is another than today's.
    static func headDate(_ date: LocalDate, at instant: Instant) -> String {
        let (weekday, day, month) = (shortWeekdays[date.weekday], String(date.parts.day), longMonths[date.parts.month - 1])
        let head = instant.times.isMonthFirst ? weekday + ", " + month + " " + day : weekday + " " + day + " " + month
        return date.parts.year == instant.date.parts.year ? head : head + dateSeparator(instant.times) + String(date.parts.year)
    }

    /// "23 to 29 November", "30 November to 6 December", with the year where it is another than today's.
    static func span(_ first: LocalDate, _ last: LocalDate, at instant: Instant) -> String {
        let (from, to, isMonthFirst) = (first.parts, last.parts, instant.times.isMonthFirst)
        let isOneMonth = from.month == to.month
        func day(_ day: Int, _ month: Int, named: Bool) -> String {
            if !named { return String(day) }
            return isMonthFirst ? longMonths[month - 1] + " " + String(day) : String(day) + " " + longMonths[month - 1]
        }
        let words =
            day(from.day, from.month, named: isMonthFirst || !isOneMonth) + " to "
            + day(to.day, to.month, named: !isMonthFirst || !isOneMonth)
        return to.year == instant.date.parts.year ? words : words + dateSeparator(instant.times) + String(to.year)
    }

    private static func longDay(_ date: LocalDate, _ times: DateTimeSettings) -> String {
        let (weekday, day, month) = (weekdays[date.weekday], String(date.parts.day), longMonths[date.parts.month - 1])
        return times.isMonthFirst ? weekday + ", " + month + " " + day : weekday + " " + day + " " + month
    }

    /// "today", "tomorrow", "in 3 days", "12 days ago".
    static func distance(_ date: LocalDate, from today: LocalDate) -> String {
        switch date.number - today.number {
        case 0: return "today"
        case 1: return "tomorrow"
        case -1: return "yesterday"
        case ..<0: return String(today.number - date.number) + " days ago"
        case let days: return "in " + String(days) + " days"
        }
    }

    /// "7 of 12 spoons", "14 of 12 spoons, 2 over", "7 of 12 spoons · 4 due, not planned".
    static func briefLoad(_ load: DayLoad, _ context: PageContext) -> String {
        let usual = SpoonCount(count: load.usual, unit: context.unit)
        let planned: Sentence =
            load.over > 0
            ? .calendarLoadOver(planned: load.planned, usual: usual, over: load.over)
            : .calendarLoad(planned: load.planned, usual: usual)
        let words = context.words[planned]
        return load.unplanned > 0 ? words + " · " + context.words[.calendarLoadDue(spoons: load.unplanned)] : words
    }

    /// "7 of your usual 12 spoons planned", "15 spoons planned, 3 more than your usual 12", "7 of today’s 12 spoons planned, 4 due but not planned".
    static func load(_ load: DayLoad, _ context: PageContext) -> String {
        var parts = [context.words[load.over > 0 ? excess(load, context.unit) : share(load, context.unit)]]
        if load.unplanned > 0 { parts.append(context.words[.calendarLoadTodayDue(spoons: load.unplanned)]) }
        return context.words.enumeration(parts)
    }

    private static func share(_ load: DayLoad, _ unit: UnitOfEnergy) -> Sentence {
        let usual = SpoonCount(count: load.usual, unit: unit)
        return load.isToday
            ? .calendarLoadToday(planned: load.planned, spoons: usual) : .calendarLoadDay(planned: load.planned, usual: usual)
    }

    private static func excess(_ load: DayLoad, _ unit: UnitOfEnergy) -> Sentence {
        let planned = SpoonCount(count: load.planned, unit: unit)
        return load.isToday
            ? .calendarLoadTodayOver(planned: planned, over: load.over, spoons: load.usual)
            : .calendarLoadDayOver(planned: planned, over: load.over, usual: load.usual)
    }
}

/// The number of tasks on a day. On a past day only done tasks are counted: the others are no number to look back at.
struct DayCount: Equatable, Sendable {
    private let isPast: Bool
    private(set) var open = 0
    private(set) var done = 0
    private(set) var starts = 0
    private(set) var again = 0

    init(_ entries: [CalendarEntry], isPast: Bool) {
        self.isPast = isPast
        for entry in entries {
            if entry.done != nil {
                done += 1
            } else if isPast {
                continue
            } else if entry.kind == .starts {
                starts += 1
            } else if entry.kind == .again {
                again += 1
            } else {
                open += 1
            }
        }
    }

    /// "2 tasks, 1 begins, 1 done", or "no tasks"; of a past day on which nothing was done there is nothing to say: it is empty then.
    ///
    /// - Parameter load: the planned spoons of the day, also of tasks without a date.
    func words(_ load: DayLoad?, _ words: Catalog) -> String {
        var parts: [String] = []
        if open > 0 { parts.append(words[.calendarCountTasks(count: open)]) }
        if starts > 0 { parts.append(words[.calendarCountBegin(count: starts)]) }
        if again > 0 { parts.append(words[.calendarCountRepeat(count: again)]) }
        if done > 0 { parts.append(words[.calendarCountDone(count: done)]) }
        if parts.isEmpty, !isPast { return words[(load?.planned ?? 0) > 0 ? .calendarCountUndated : .calendarCountNone] }
        return words.enumeration(parts)
    }
}
