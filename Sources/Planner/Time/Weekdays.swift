/// Days of the week on which a task is taken up by itself.
package struct Weekdays: Equatable, Sendable {
    /// Bit 0 is Monday, bit 6 Sunday.
    package private(set) var bits: UInt8

    /// No day.
    package static let none = Weekdays(bits: 0)
    /// Monday to Sunday.
    package static let all = Weekdays(bits: 0x7f)

    /// Those days; other bits are dropped.
    package init(bits: UInt8) {
        self.bits = bits & 0x7f
    }

    /// The days of those numbers, 0 for Monday to 6 for Sunday; other numbers are dropped.
    package init(_ days: [Int]) {
        bits = 0
        for day in days where (0...6).contains(day) { bits |= 1 << UInt8(day) }
    }

    /// Whether no day is chosen.
    package var isEmpty: Bool { bits == 0 }

    /// How many days are chosen.
    package var count: Int { bits.nonzeroBitCount }

    /// The days that are chosen here or there.
    package func union(_ other: Weekdays) -> Weekdays { Weekdays(bits: bits | other.bits) }

    /// Whether a day is chosen, 0 for Monday.
    package func contains(_ weekday: Int) -> Bool {
        (0...6).contains(weekday) && bits & (1 << UInt8(weekday)) != 0
    }
}
