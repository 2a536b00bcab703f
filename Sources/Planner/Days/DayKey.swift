/// Names a day that was started: its date, and which one on that date it was.
///
/// A day begins when the person says so, at any hour, so one date may see two (a night shift, a day started again). Two devices
/// that start a day apart derive the same key from the same date, and so end with one day.
package struct DayKey: RawRepresentable, Hashable, Comparable, Sendable {
    private static let bits: UInt32 = 6

    /// The date's number times 64, plus which day on that date it is.
    package let rawValue: UInt32

    /// The key of that number.
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first day of a date; dates before 1970 count as 1970.
    package init(first date: LocalDate) {
        rawValue = UInt32(clamping: min(max(date.number, 0), 1 << 25)) << Self.bits
    }

    /// The day that follows `current` when one is started on `date`: the date's first, unless the calendar did not move on
    /// (or moved back, after a journey west).
    package init(after current: DayKey?, on date: LocalDate) {
        let first = DayKey(first: date)
        guard let current, first <= current else {
            self = first
            return
        }
        // The last key there is stays the last: no date lies beyond it.
        self.init(rawValue: current.rawValue == .max ? .max : current.rawValue + 1)
    }

    /// The date.
    package var date: LocalDate { LocalDate(number: Int(rawValue >> Self.bits)) }

    /// By date, then by order on that date.
    package static func < (one: DayKey, other: DayKey) -> Bool {
        one.rawValue < other.rawValue
    }
}
