import Planner

/// Instants and dates in the extended and the basic form of ISO 8601.
enum ISO8601 {
    /// "2026-11-22T09:05:00Z" (RFC 3339).
    static func extended(_ time: Int64) -> String {
        let (date, clock) = parts(time)
        return date.text + "T" + two(clock / 3600) + ":" + two(clock / 60 % 60) + ":" + two(clock % 60) + "Z"
    }

    /// "20261122T090500Z" (RFC 5545 §3.3.5, form 2).
    @inline(never)
    static func basic(_ time: Int64) -> String {
        let (date, clock) = parts(time)
        return basic(date) + "T" + two(clock / 3600) + two(clock / 60 % 60) + two(clock % 60) + "Z"
    }

    /// "20261122" (RFC 5545 §3.3.4).
    @inline(never)
    static func basic(_ date: LocalDate) -> String {
        Text.joined(Text.pieces(of: date.text, at: UInt8(ascii: "-")), "")
    }

    /// "20261122T090500", wherever the person is (RFC 5545 §3.3.5, form 1).
    @inline(never)
    static func basic(_ date: LocalDate, at minutes: Int) -> String {
        basic(date) + "T" + two(minutes / 60) + two(minutes % 60) + "00"
    }

    private static func parts(_ time: Int64) -> (LocalDate, Int) {
        // A time that another device wrote may lie beyond all dates.
        let time = Instant(time: time, offset: 0).time
        let date = LocalDate(time: time, offset: 0)
        return (date, Int((time - Int64(date.number) * 86_400_000) / 1000))
    }

    @inline(never)
    private static func two(_ number: Int) -> String {
        (number < 10 ? "0" : "") + String(number)
    }
}
