import Facts

/// The median of numbers, in whole numbers: no average that one day moves.
package enum Median {
    /// The number in the middle, of an even count the smaller of two; nil of none.
    @inline(never)
    package static func of(_ numbers: [Int]) -> Int? {
        numbers.isEmpty ? nil : ascending(numbers)[(numbers.count - 1) / 2]
    }

    /// The middle half: as many lie below its first as above its last, a quarter of all at most. Nil of none.
    @inline(never)
    package static func middleHalf(of numbers: [Int]) -> ClosedRange<Int>? {
        guard !numbers.isEmpty else { return nil }
        let sorted = ascending(numbers)
        let aside = (numbers.count - 1) / 4
        return sorted[aside]...sorted[numbers.count - 1 - aside]
    }

    private static func ascending(_ numbers: [Int]) -> [Int] {
        var sorted: [Int] = []
        for index in sortedIndices(numbers.count, by: { numbers[$0] < numbers[$1] }) { sorted.append(numbers[index]) }
        return sorted
    }
}

extension Insights {
    /// How many of the last days the usual number is computed from.
    package static let usualDays = 14

    /// The usual number of a morning: the median of the last 14 numbers that the person gave. Nil before the first.
    package var usualMorning: Int? {
        var numbers: [Int] = []
        for day in days.suffix(Self.usualDays) { numbers.append(day.morning) }
        return Median.of(numbers)
    }
}
