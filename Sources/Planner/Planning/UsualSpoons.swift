import Facts

extension PlanReader {
    /// The usual number of a day: the median of the last ``Insights/usualDays`` numbers that the person gave, of two in the middle the
    /// smaller; nil before the first day. A number that is smaller only because borrowed spoons are paid back counts as it would have been.
    package var usualNumber: Int? {
        var numbers: [Int] = []
        var next = currentDay
        while let day = next, numbers.count < Insights.usualDays {
            numbers.append(usualSpoons(of: day))
            next = day.rawValue > .min ? startedDay(notAbove: DayKey(rawValue: day.rawValue - 1)) : nil
        }
        return Median.of(numbers)
    }
}
