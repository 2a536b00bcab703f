/// A day of the Gregorian calendar, wherever the person is.
package struct LocalDate: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01.
    package let number: Int

    /// The first and the last day of the years 1 to 9999, the ones that four digits can write.
    static let writable: ClosedRange<Int64> = -719_162...2_932_896

    /// How far from 1970 a moment can be, in milliseconds.
    static let furthest: Int64 = 8_640_000_000_000_000
    /// The last moment that a task, a timer or a stretch of time can name: the end of the year 9999.
    static let latestTime: Int64 = 253_402_300_799_999

    /// The date so many days after 1970-01-01.
    package init(number: Int) {
        self.number = number
    }

    /// The date of a moment.
    ///
    /// - Parameters:
    ///   - time: milliseconds since 1970-01-01 UTC.
    ///   - offset: how far local time is ahead of UTC, in minutes.
    package init(time: Int64, offset: Int64) {
        // Within what a date can be anywhere (ECMA-262 §21.4.1.1); no arithmetic on what a broken clock says may overflow.
        let local = min(max(time, -Self.furthest), Self.furthest) + min(max(offset, -1440), 1440) * 60_000
        let day: Int64 = 86_400_000
        number = Int(local >= 0 ? local / day : (local - day + 1) / day)
    }

    /// The date of that name, by Howard Hinnant's `days_from_civil`; nil if the calendar has none (30 February) or the year is
    /// not one of 1 to 9999.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            day >= 1, day <= Self.daysInMonth(month, of: year)
        else { return nil }
        // Years begin in March, so that a leap day comes last.
        let shifted = month > 2 ? year : year - 1
        let yearOfEra = shifted % 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.init(number: shifted / 400 * 146_097 + dayOfEra - 719_468)
    }

    /// By time.
    package static func < (one: LocalDate, other: LocalDate) -> Bool {
        one.number < other.number
    }

    /// 0 for Monday to 6 for Sunday.
    package var weekday: Int {
        // 1970-01-01 was a Thursday.
        ((number + 3) % 7 + 7) % 7
    }

    /// Year, month (1–12) and day of the month (1–31), by Howard Hinnant's `civil_from_days`.
    package var parts: (year: Int, month: Int, day: Int) {
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

    /// Whether the year is one of 1 to 9999. Beyond them nothing is counted: what says so is a broken clock or a forger.
    package var isWritable: Bool { Self.writable.contains(Int64(number)) }

    /// How many days a month (1–12) has in a year from 1.
    package static func daysInMonth(_ month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// How many days its month has; 31 for a date that is not writable.
    package var daysInMonth: Int {
        guard isWritable else { return 31 }
        let parts = parts
        return Self.daysInMonth(parts.month, of: parts.year)
    }

    /// The same day so many months later, or earlier; in a month that is shorter, its last day. Nil beyond the years 1 to 9999.
    package func adding(months: Int) -> LocalDate? {
        // Ten thousand years are enough to be beyond either end; the sum of anything greater might overflow.
        guard isWritable, (-120_000...120_000).contains(months) else { return nil }
        let parts = parts
        return LocalDate(month: parts.year * 12 + parts.month - 1 + months, day: parts.day)
    }

    /// A day of a month, or the month's last where it has fewer.
    ///
    /// - Parameter month: months since January of the year 0.
    init?(month: Int, day: Int) {
        guard month >= 12 else { return nil }
        let year = month / 12
        self.init(year: year, month: month % 12 + 1, day: min(day, Self.daysInMonth(month % 12 + 1, of: year)))
    }
}
