package import Planner

/// A time zone as a file of iCalendar describes it (RFC 5545 §3.6.5).
package struct CalendarZone: Sendable {
    /// Standard time or summer time, with the dates on which it begins.
    private struct Observance {
        /// Ahead of UTC, in seconds: before it begins, and from then on.
        let (before, after): (Int64, Int64)
        /// The local times at which it begins, in seconds since 1970 on the clock that is left, ascending.
        let onsets: [Int64]
        let yearly: YearlyOnset?

        /// The last time at which it begins that is not after a time; nil: it begins later.
        func onset(by time: Int64) -> Int64? {
            var last = yearly?.onset(by: time)
            for onset in onsets where onset <= time && last.map({ $0 < onset }) ?? true { last = onset }
            return last
        }
    }

    /// Its name in the file.
    package let name: String
    private let observances: [Observance]

    /// How many dates on which clocks change are read of one zone: two a year of two centuries are fewer.
    private static let most = 512

    /// Reads a `VTIMEZONE`; nil for one without a name, or without a time that it keeps.
    package init?(_ component: CalendarComponent) {
        guard let name = component.line("TZID")?.value else { return nil }
        self.name = Text.trimmed(name)
        var observances: [Observance] = []
        var count = 0
        for kind in ["STANDARD", "DAYLIGHT"] as [ByteString] {
            for part in component.components(kind) where count < Self.most {
                guard let observance = Self.observance(part) else { continue }
                count += 1 + observance.onsets.count
                observances.append(observance)
            }
        }
        guard !observances.isEmpty else { return nil }
        self.observances = observances
    }

    private static func observance(_ part: CalendarComponent) -> Observance? {
        guard let after = offset(part.line("TZOFFSETTO")), let first = part.line("DTSTART")?.time, let begin = seconds(first)
        else {
            return nil
        }
        let before = offset(part.line("TZOFFSETFROM")) ?? after
        var onsets = [begin]
        for line in part.lines("RDATE") {
            for time in line.times where onsets.count < most {
                guard let seconds = seconds(time) else { continue }
                onsets.append(seconds)
            }
        }
        let yearly = part.line("RRULE").flatMap { YearlyOnset($0.value, from: begin, before: before) }
        return Observance(before: before, after: after, onsets: onsets, yearly: yearly)
    }

    /// How far local time is ahead of UTC while a clock in the zone shows that, in seconds. Of a time that comes twice the first is meant;
    /// one that is left out counts as much later as clocks go forward.
    package func offset(at wall: LocalDateTime, seconds: Int = 0) -> Int64 {
        let time = Int64(wall.date.number) * 86_400 + Int64(wall.minute * 60 + seconds)
        var last: (onset: Int64, observance: Observance)?
        for observance in observances {
            guard let onset = observance.onset(by: time) else { continue }
            if last.map({ $0.onset < onset }) ?? true { last = (onset, observance) }
        }
        guard let last else { return beforeAll }
        let isLeftOut = time < last.onset + max(0, last.observance.after - last.observance.before)
        return isLeftOut ? last.observance.before : last.observance.after
    }

    /// What held before the first time that clocks changed.
    private var beforeAll: Int64 {
        var first: (onset: Int64, before: Int64)?
        for observance in observances {
            for onset in observance.onsets where first.map({ onset < $0.onset }) ?? true { first = (onset, observance.before) }
        }
        return first?.before ?? 0
    }

    private static func seconds(_ time: CalendarTime) -> Int64? {
        switch time.time {
        case .date(let date): Int64(date.number) * 86_400
        case .wall(let wall, let seconds): Int64(wall.date.number) * 86_400 + Int64(wall.minute * 60 + seconds)
        case .instant(let time): time / 1000
        }
    }

    /// "+0100" or "-003015".
    private static func offset(_ line: CalendarLine?) -> Int64? {
        guard let line else { return nil }
        let text = Array(Text.trimmed(line.value).utf8)
        guard let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
        var digits: [Int64] = []
        for byte in text.dropFirst() where byte != UInt8(ascii: ":") {
            guard byte &- UInt8(ascii: "0") < 10 else { return nil }
            digits.append(Int64(byte - UInt8(ascii: "0")))
        }
        guard digits.count == 4 || digits.count == 6 else { return nil }
        var seconds = (digits[0] * 10 + digits[1]) * 3600 + (digits[2] * 10 + digits[3]) * 60
        if digits.count == 6 { seconds += digits[4] * 10 + digits[5] }
        guard seconds <= 86_400 else { return nil }
        return sign == UInt8(ascii: "-") ? -seconds : seconds
    }
}
