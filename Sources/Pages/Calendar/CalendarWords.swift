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
        var words = String(load.planned) + " of " + context.spoons(load.usual)
        if load.over > 0 { words += ", " + String(load.over) + " over" }
        if load.unplanned > 0 { words += " · " + String(load.unplanned) + " due, not planned" }
        return words
    }

    /// "7 of your usual 12 spoons planned", "15 spoons planned, 3 more than your usual 12", "7 of today’s 12 spoons planned, 4 due but not planned".
    static func load(_ load: DayLoad, _ context: PageContext) -> String {
        let usual: String = load.isToday ? "today’s" : "your usual"
        var words: String
        if load.over > 0 {
            words =
                context.spoons(load.planned) + " planned, " + String(load.over) + " more than " + usual + " " + String(load.usual)
        } else {
            words = String(load.planned) + " of " + usual + " " + context.spoons(load.usual) + " planned"
        }
        if load.unplanned > 0 { words += ", " + String(load.unplanned) + " due but not planned" }
        return words
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
    func words(_ load: DayLoad?) -> String {
        var parts: [String] = []
        if open > 0 { parts.append(String(open) + (open == 1 ? " task" : " tasks")) }
        if starts > 0 { parts.append(String(starts) + (starts == 1 ? " begins" : " begin")) }
        if again > 0 { parts.append(String(again) + (again == 1 ? " repeats" : " repeat")) }
        if done > 0 { parts.append(String(done) + " done") }
        if parts.isEmpty, !isPast { return (load?.planned ?? 0) > 0 ? "no tasks with a date" : "no tasks" }
        return Text.joined(parts, ", ")
    }
}
