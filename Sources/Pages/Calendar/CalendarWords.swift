import Planner

// How the calendar says counts and loads.

extension Words {
    /// "7 of 12 spoons", "14 of 12 spoons, 2 over", "7 of 12 spoons and 2 without a cost".
    static func load(_ load: DayLoad, _ context: PageContext) -> String {
        let usual = SpoonCount(count: load.usual, unit: context.unit)
        let planned: Sentence =
            load.over > 0
            ? .calendarLoadOver(planned: load.planned, usual: usual, over: load.over)
            : .calendarLoad(planned: load.planned, usual: usual)
        return context.words.sum(context.words[planned], uncosted: load.uncosted)
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
