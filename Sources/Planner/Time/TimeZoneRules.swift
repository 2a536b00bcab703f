/// The rules of the person's time zone: local time from instants, and instants from local time. The host knows them; the pure modules have no
/// time zones.
package struct TimeZoneRules {
    /// The moment at which a clock on the wall shows that, in milliseconds since 1970. A time that is left out when clocks go forward
    /// counts as much later as they do; of one that comes twice the first is meant.
    let instant: (LocalDateTime) -> Int64
    /// The time on the clock at a moment.
    let wall: (Int64) -> LocalDateTime

    /// Both directions.
    package init(instant: @escaping (LocalDateTime) -> Int64, wall: @escaping (Int64) -> LocalDateTime) {
        self.instant = instant
        self.wall = wall
    }
}
