/// Dates as a form sends them and as people type them.
extension LocalDate {
    /// Reads a date: "2026-10-14", as a date field of a browser sends it, or what somebody types where it has no calendar to pick from:
    /// "2026/10/14", "2026.10.14", "14.10.2026", each with a leading zero or without. "14/10/2026" is not read: half the
    /// world puts the month first.
    ///
    /// - Returns: nil for anything else, and for a date that the calendar does not have.
    package init?(text: String) {
        var numbers: [Int] = []
        var digits = 0
        var sign: UInt8?
        for byte in Text.trimmed(text).utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if digits == 0 { numbers.append(0) }
                digits += 1
                guard digits <= 4, let last = numbers.last else { return nil }
                numbers[numbers.count - 1] = last * 10 + Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
                // Between two numbers, and the same both times.
                guard digits > 0, sign == nil || sign == byte else { return nil }
                sign = byte
                digits = 0
            default: return nil
            }
        }
        guard digits > 0, numbers.count == 3 else { return nil }
        if numbers[0] > 31 {
            self.init(year: numbers[0], month: numbers[1], day: numbers[2])
        } else if sign == UInt8(ascii: "."), numbers[2] > 31 {
            self.init(year: numbers[2], month: numbers[1], day: numbers[0])
        } else {
            return nil
        }
    }

    /// "2026-10-14", as a date field wants it; a year of more than four digits is written with all of them.
    package var text: String {
        let parts = parts
        return Self.digits(parts.year, atLeast: 4) + "-" + Self.digits(parts.month, atLeast: 2) + "-"
            + Self.digits(parts.day, atLeast: 2)
    }

    private static func digits(_ number: Int, atLeast count: Int) -> String {
        var digits = String(number)
        while digits.utf8.count < count { digits = "0" + digits }
        return digits
    }
}
