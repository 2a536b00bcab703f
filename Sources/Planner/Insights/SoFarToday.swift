/// The spoons used today until now, beside those that the last days had used by the same time of the day.
package struct SoFarToday: Sendable {
    /// The spoons used today.
    package let used: Int
    /// The middle half of the spoons used on the other days.
    package let usual: ClosedRange<Int>

    /// How many days there must be to compare with.
    package static let fewest = 5
}

extension Insights {
    /// Today so far; nil if today has no day, or too few of the last 14 dates have one.
    @inline(never)
    package func soFar(at instant: Instant) -> SoFarToday? {
        guard let now = days.last, now.date == instant.date else { return nil }
        var numbers: [Int] = []
        for day in days(from: now.date.adding(days: -Self.usualDays), to: now.date.adding(days: -1)) {
            numbers.append(day.usedByNow)
        }
        guard numbers.count >= SoFarToday.fewest, let usual = Median.middleHalf(of: numbers) else { return nil }
        return SoFarToday(used: now.used, usual: usual)
    }
}
