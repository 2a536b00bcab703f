package import Planner

/// A date, possibly with a time, as programs write it by ISO 8601.
package enum WrittenTime: Equatable, Sendable {
    /// "2026-11-22"
    case date(LocalDate)
    /// "2026-11-22T09:05:00", of which nobody says where that is.
    case wall(LocalDateTime)
    /// "2026-11-22T09:05:00Z", "…+0100" or "…-05:00", in milliseconds since 1970.
    case instant(Int64)

    /// Reads the extended and the basic form, with a space or a `T` before the time, seconds and any fraction of them or not. Nil for
    /// anything else, and for a date that no calendar has.
    package init?(_ text: String) {
        var parts = TimeParts(text)
        guard let year = parts.number(digits: 4) else { return nil }
        let isExtended = parts.take(UInt8(ascii: "-"))
        guard let month = parts.number(digits: 2), parts.take(UInt8(ascii: "-")) == isExtended,
            let day = parts.number(digits: 2), let date = LocalDate(year: year, month: month, day: day)
        else { return nil }
        if parts.isAtEnd {
            self = .date(date)
            return
        }
        guard parts.take(UInt8(ascii: "T")) || parts.take(UInt8(ascii: "t")) || parts.take(UInt8(ascii: " ")),
            let hour = parts.number(digits: 2)
        else { return nil }
        _ = parts.take(UInt8(ascii: ":"))
        guard let minute = parts.number(digits: 2) else { return nil }
        var second = 0
        if parts.take(UInt8(ascii: ":")) || parts.hasDigit {
            guard let number = parts.number(digits: 2) else { return nil }
            second = number
            // Microsoft writes seven digits.
            if parts.take(UInt8(ascii: ".")) || parts.take(UInt8(ascii: ",")) { parts.skipDigits() }
        }
        // 60 is a leap second, and 24:00 the end of the day.
        guard minute < 60, second <= 60, hour < 24 || hour == 24 && minute == 0 else { return nil }
        let minutes = Int64(date.number) * 1440 + Int64(hour * 60 + minute)
        if parts.isAtEnd {
            self = .wall(LocalDateTime(date: hour == 24 ? date.adding(days: 1) : date, minute: hour % 24 * 60 + minute))
            return
        }
        guard let offset = parts.offset(), parts.isAtEnd else { return nil }
        self = .instant((minutes - Int64(offset)) * 60_000 + Int64(min(second, 59)) * 1000)
    }
}

extension ImportContext {
    /// What a calendar and a clock on the person's wall show then; a date has no time.
    package func wall(_ written: WrittenTime) -> (date: LocalDate, minute: Int?) {
        switch written {
        case .date(let date): return (date, nil)
        case .wall(let wall): return (wall.date, wall.minute)
        case .instant(let time):
            let wall = offsets.wall(at: time)
            return (wall.date, wall.minute)
        }
    }

    /// The date of something that lasts the whole day, which may be written as the moment of a midnight somewhere.
    package func wholeDay(_ written: WrittenTime) -> LocalDate {
        switch written {
        case .date(let date): date
        case .wall(let wall): wall.date
        case .instant(let time): offsets.wholeDay(at: time)
        }
    }

    /// Milliseconds since 1970.
    package func time(_ written: WrittenTime) -> Int64 {
        switch written {
        case .date(let date): offsets.time(of: LocalDateTime(date: date, minute: 0))
        case .wall(let wall): offsets.time(of: wall)
        case .instant(let time): time
        }
    }
}

/// The parts of a written time that are not read yet.
private struct TimeParts {
    private let bytes: [UInt8]
    private var at = 0

    init(_ text: String) {
        // Longer ones are no times.
        bytes = Array(Text.trimmed(text).utf8.prefix(64))
    }

    var isAtEnd: Bool { at == bytes.count }

    var hasDigit: Bool { at < bytes.count && bytes[at] &- UInt8(ascii: "0") < 10 }

    mutating func take(_ byte: UInt8) -> Bool {
        guard at < bytes.count, bytes[at] == byte else { return false }
        at += 1
        return true
    }

    mutating func number(digits: Int) -> Int? {
        var number = 0
        for _ in 0..<digits {
            guard hasDigit else { return nil }
            number = number * 10 + Int(bytes[at] - UInt8(ascii: "0"))
            at += 1
        }
        return number
    }

    mutating func skipDigits() {
        while hasDigit { at += 1 }
    }

    /// "Z", "+01:00", "+0100" or "-05" in minutes.
    mutating func offset() -> Int? {
        if take(UInt8(ascii: "Z")) || take(UInt8(ascii: "z")) { return 0 }
        _ = take(UInt8(ascii: " "))
        let isBehind = take(UInt8(ascii: "-"))
        guard isBehind || take(UInt8(ascii: "+")), let hours = number(digits: 2) else { return nil }
        _ = take(UInt8(ascii: ":"))
        let minutes = isAtEnd ? 0 : number(digits: 2)
        guard let minutes, hours < 24, minutes < 60 else { return nil }
        return (isBehind ? -1 : 1) * (hours * 60 + minutes)
    }
}
