import Planner

/// When something is, as a line of iCalendar says it (RFC 5545 §3.3.4, §3.3.5).
package struct CalendarTime: Equatable, Sendable {
    package let time: ExchangedTime
    /// The time zone that a ``ExchangedTime/wall(_:seconds:)`` is in, by its name in the file; nil: wherever the person is.
    package let zone: String?
}

extension CalendarLine {
    /// The date or time that it says; nil if it says none. What is written counts, not what `VALUE` announces.
    package var time: CalendarTime? { times.first }

    /// All dates or times that it says, of periods their beginnings.
    package var times: [CalendarTime] {
        let zone = parameter("TZID")
        var times: [CalendarTime] = []
        for text in Text.pieces(of: value, at: UInt8(ascii: ",")) {
            guard let time = ExchangedTime(basic: Text.pieces(of: text, at: UInt8(ascii: "/"))[0]) else { continue }
            if case .wall = time {
                times.append(CalendarTime(time: time, zone: zone))
            } else {
                times.append(CalendarTime(time: time, zone: nil))
            }
        }
        return times
    }

    /// The length of time that it says (§3.3.6), in seconds, days of 24 hours; nil if it says none, or one of more than a century.
    package var duration: Int64? {
        var bytes = Array(Text.trimmed(value).utf8)[...]
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        guard let first = bytes.popFirst(), ASCII.capital(first) == UInt8(ascii: "P") else { return nil }
        var (seconds, number, hasNumber, hasPart, isTime): (Int64, Int64, Bool, Bool, Bool) = (0, 0, false, false, false)
        for byte in bytes {
            if byte &- UInt8(ascii: "0") < 10 {
                number = min(number * 10 + Int64(byte - UInt8(ascii: "0")), 4_000_000_000)
                hasNumber = true
                continue
            }
            if ASCII.capital(byte) == UInt8(ascii: "T"), !isTime, !hasNumber {
                isTime = true
                continue
            }
            let unit: Int64
            switch ASCII.capital(byte) {
            case UInt8(ascii: "W") where !isTime: unit = 604_800
            case UInt8(ascii: "D") where !isTime: unit = 86_400
            case UInt8(ascii: "H") where isTime: unit = 3600
            case UInt8(ascii: "M") where isTime: unit = 60
            case UInt8(ascii: "S") where isTime: unit = 1
            default: return nil
            }
            guard hasNumber else { return nil }
            seconds = min(seconds + number * unit, 4_000_000_000)
            (number, hasNumber, hasPart) = (0, false, true)
        }
        guard hasPart, !hasNumber, seconds < 3_200_000_000 else { return nil }
        return isNegative ? -seconds : seconds
    }
}
