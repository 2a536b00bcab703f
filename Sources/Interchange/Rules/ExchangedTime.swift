package import Planner

/// A date, or a date with a time, as iCalendar writes them (RFC 5545 §3.3.4, §3.3.5).
package enum ExchangedTime: Equatable, Sendable {
    /// "20261122"
    case date(LocalDate)
    /// "20261122T090500": what a clock shows, in a zone that stands elsewhere, or wherever the person is; and the seconds.
    case wall(LocalDateTime, seconds: Int)
    /// "20261122T090500Z", in milliseconds since 1970.
    case instant(Int64)

    /// Reads the basic form, and the extended one ("2026-11-22T09:05:00Z"), which some programs write in its place. Seconds may have
    /// a fraction. Nil for anything else, and for a date that no calendar has.
    package init?(basic text: String) {
        var digits: [Int] = []
        var isFraction = false
        var (timeAt, isUTC): (Int?, Bool) = (nil, false)
        for byte in Text.trimmed(text).utf8 {
            guard !isUTC else { return nil }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if !isFraction { digits.append(Int(byte - UInt8(ascii: "0"))) }
            case UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " "):
                guard timeAt == nil, digits.count == 8 else { return nil }
                timeAt = 8
            case UInt8(ascii: "Z"), UInt8(ascii: "z"): isUTC = true
            case UInt8(ascii: "."), UInt8(ascii: ","):
                guard digits.count == 14 else { return nil }
                isFraction = true
            case UInt8(ascii: "-"):
                guard timeAt == nil, digits.count == 4 || digits.count == 6 else { return nil }
            case UInt8(ascii: ":"):
                guard digits.count == 10 || digits.count == 12 else { return nil }
            default: return nil
            }
            guard digits.count <= 14 else { return nil }
        }
        func number(_ range: Range<Int>) -> Int {
            var number = 0
            for index in range { number = number * 10 + digits[index] }
            return number
        }
        guard digits.count >= 8, let date = LocalDate(year: number(0..<4), month: number(4..<6), day: number(6..<8)) else {
            return nil
        }
        guard timeAt != nil else {
            // A "Z" after a bare date means nothing.
            guard digits.count == 8 else { return nil }
            self = .date(date)
            return
        }
        guard digits.count == 12 || digits.count == 14 else { return nil }
        let (hour, minute, second) = (number(8..<10), number(10..<12), digits.count == 14 ? number(12..<14) : 0)
        // 60 is a leap second.
        guard hour < 24, minute < 60, second <= 60 else { return nil }
        let seconds = min(second, 59)
        if isUTC {
            self = .instant((Int64(date.number) * 86_400 + Int64(hour * 3600 + minute * 60 + seconds)) * 1000)
        } else {
            self = .wall(LocalDateTime(date: date, minute: hour * 60 + minute), seconds: seconds)
        }
    }
}
