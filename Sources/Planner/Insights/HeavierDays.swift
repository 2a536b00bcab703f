/// How the mornings began after days that took more than most. It states facts, never causes.
package struct HeavierDays: Sendable {
    /// Days that took more than three quarters of the days did, and whose next morning has a number; the earliest first.
    package let days: [DayRecord]
    /// The numbers of the mornings after, in the same order.
    package let mornings: [Int]

    /// The least number of such days, and of other days, for a sentence about them.
    package static let fewest = 3
}

extension Insights {
    /// The heavier days among those of a span that are over; nil if there are too few, or too few others.
    @inline(never)
    package func heavier(from first: LocalDate, to last: LocalDate) -> HeavierDays? {
        let span = days(from: first, to: min(last, today.adding(days: -1)))
        var used: [Int] = []
        for day in span { used.append(day.used) }
        guard let half = Median.middleHalf(of: used) else { return nil }
        var days: [DayRecord] = []
        var mornings: [Int] = []
        var others = 0
        for day in span {
            if day.used <= half.upperBound {
                others += 1
            } else if let next = self.day(day.date.adding(days: 1)) {
                days.append(day)
                mornings.append(next.morning)
            }
        }
        guard days.count >= HeavierDays.fewest, others >= HeavierDays.fewest else { return nil }
        return HeavierDays(days: days, mornings: mornings)
    }
}
