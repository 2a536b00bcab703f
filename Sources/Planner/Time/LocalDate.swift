/// A day of the Gregorian calendar, wherever the person is.
public struct LocalDate: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01.
    public let number: Int

    /// How far from 1970 a moment can be, in milliseconds.
    static let furthest: Int64 = 8_640_000_000_000_000

    /// The date so many days after 1970-01-01.
    public init(number: Int) {
        self.number = number
    }

    /// The date of a moment.
    ///
    /// - Parameters:
    ///   - time: milliseconds since 1970-01-01 UTC.
    ///   - offset: how far local time is ahead of UTC, in minutes.
    public init(time: Int64, offset: Int64) {
        // Within what a date can be anywhere (ECMA-262 §21.4.1.1); no arithmetic on what a broken clock says may overflow.
        let local = min(max(time, -Self.furthest), Self.furthest) + min(max(offset, -1440), 1440) * 60_000
        let day: Int64 = 86_400_000
        number = Int(local >= 0 ? local / day : (local - day + 1) / day)
    }

    /// By time.
    public static func < (one: LocalDate, other: LocalDate) -> Bool {
        one.number < other.number
    }

    /// 0 for Monday to 6 for Sunday.
    public var weekday: Int {
        // 1970-01-01 was a Thursday.
        ((number + 3) % 7 + 7) % 7
    }

    /// Year, month (1–12) and day of the month (1–31), by Howard Hinnant's `civil_from_days`.
    public var parts: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }
}

/// When something is asked: a moment, and the date it has where the person is.
public struct Moment: Equatable, Sendable {
    /// Milliseconds since 1970-01-01 UTC.
    public let time: Int64
    /// How far local time is ahead of UTC, in minutes.
    public let offset: Int64

    /// The moment of that time.
    public init(time: Int64, offset: Int64) {
        self.time = min(max(time, -LocalDate.furthest), LocalDate.furthest)
        self.offset = min(max(offset, -1440), 1440)
    }

    /// The local date.
    public var date: LocalDate { LocalDate(time: time, offset: offset) }

    /// Whole days since 1970 in UTC: what acts are filed under, the same on every device.
    public var utcDay: UInt32 { UInt32(clamping: LocalDate(time: time, offset: 0).number) }
}
