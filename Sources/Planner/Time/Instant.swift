/// An instant with the offset of local time from UTC, and the date it has where the person is.
package struct Instant: Equatable, Sendable {
    /// Milliseconds since 1970-01-01 UTC.
    package let time: Int64
    /// How far local time is ahead of UTC, in minutes.
    package let offset: Int64
    /// How the person reads clocks and calendars.
    package let times: DateTimeSettings

    /// The instant of that time.
    package init(time: Int64, offset: Int64, times: DateTimeSettings = .standard) {
        self.time = min(max(time, -LocalDate.furthest), LocalDate.furthest)
        self.offset = min(max(offset, -1440), 1440)
        self.times = times
    }

    /// Another instant of the same person, in the same place.
    @inline(never)
    package func at(_ time: Int64) -> Instant {
        Instant(time: time, offset: offset, times: times)
    }

    /// The local time of day, in minutes since midnight.
    package var clock: Int {
        Int(((time / 60_000 + offset) % 1440 + 1440) % 1440)
    }

    /// Whole days since 1970 in UTC: commands are filed under them, the same on every device, whenever the person's date begins.
    package var utcDay: UInt32 { UInt32(clamping: LocalDate(time: time, offset: 0).number) }
}
