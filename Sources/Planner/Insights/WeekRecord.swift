/// Seven dates together.
package struct WeekRecord: Equatable, Sendable {
    /// Its first date.
    package let first: LocalDate
    /// How many of its dates count.
    package internal(set) var noted = 0
    /// How many spoons there were.
    package internal(set) var had = 0
    /// The planned spoons.
    package internal(set) var planned = 0
    /// The used spoons.
    package internal(set) var used = 0

    /// The part that was used, in percent; nil if there was nothing to use.
    package var percent: Int? { had > 0 ? used * 100 / had : nil }
}

extension Insights {
    /// Weeks, one after the other, from a date on.
    @inline(never)
    package func weeks(from first: LocalDate, count: Int) -> [WeekRecord] {
        var weeks: [WeekRecord] = []
        for index in 0..<count {
            let begin = first.adding(days: index * 7)
            var week = WeekRecord(first: begin)
            for day in days(from: begin, to: begin.adding(days: 6)) {
                week.noted += 1
                week.had += day.had
                week.planned += day.planned
                week.used += day.used
            }
            weeks.append(week)
        }
        return weeks
    }
}
