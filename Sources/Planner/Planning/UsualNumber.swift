import Facts

extension PersonalSpace {
    /// How many of the last days tell what is usual.
    static let daysOfUsual = 14

    /// The usual number of a day: the median of the last ``daysOfUsual`` numbers that the person gave, of two in the middle the
    /// smaller; nil before the first day. A number that only pays back what was borrowed counts as it would have been.
    public var usualNumber: Int? {
        var numbers: [Int] = []
        var next = currentDay
        while let day = next, numbers.count < Self.daysOfUsual {
            numbers.append(usualSpoons(of: day))
            next = day.rawValue > .min ? startedDay(notAbove: DayKey(rawValue: day.rawValue - 1)) : nil
        }
        if numbers.isEmpty { return nil }
        let ascending = sortedIndices(numbers.count) { numbers[$0] < numbers[$1] }
        return numbers[ascending[(numbers.count - 1) / 2]]
    }
}
