import Facts
package import Planner

/// How far the clocks of the person's device are ahead of UTC, and when that changes: the host hands it over, because nothing here knows
/// time zones.
package struct DeviceOffsets: Equatable, Sendable {
    /// From a moment on, so many minutes.
    package struct Change: Equatable, Sendable {
        /// Seconds since 1970.
        package let seconds: Int64
        /// How far local time is ahead of UTC, -1440…1440.
        package let minutes: Int

        package init(seconds: Int64, minutes: Int) {
            self.seconds = seconds
            self.minutes = min(max(minutes, -1440), 1440)
        }
    }

    /// Ascending. Before the first one its minutes hold, too.
    package let changes: [Change]

    /// How many changes are taken: two a year from 1900 to 2100 are fewer.
    package static let most = 512

    /// The changes that the host knows, in any order.
    package init(_ changes: [Change]) {
        let changes = Array(changes.prefix(Self.most))
        var ordered: [Change] = []
        for index in sortedIndices(changes.count, by: { changes[$0].seconds < changes[$1].seconds }) {
            ordered.append(changes[index])
        }
        self.changes = ordered
    }

    /// The same distance at all times.
    package init(minutes: Int) {
        self.init([Change(seconds: 0, minutes: minutes)])
    }

    /// How far local time is ahead of UTC at a moment, in minutes.
    ///
    /// - Parameter time: milliseconds since 1970.
    package func minutes(at time: Int64) -> Int {
        let later = partitionPoint(changes.count) { changes[$0].seconds <= time / 1000 }
        return changes.isEmpty ? 0 : changes[max(later - 1, 0)].minutes
    }

    /// The clock on the person's wall at a moment.
    ///
    /// - Parameter time: milliseconds since 1970.
    package func wall(at time: Int64) -> LocalDateTime {
        Self.clock(at: time, offset: minutes(at: time))
    }

    /// The moment at which the clock on the wall shows that, in milliseconds since 1970; of a time that comes twice the first.
    package func time(of wall: LocalDateTime) -> Int64 {
        let local = (Int64(wall.date.number) * 1440 + Int64(wall.minute)) * 60_000
        // Whatever holds a day before and a day after includes what holds then.
        let before = local - Int64(minutes(at: local - 86_400_000)) * 60_000
        if self.wall(at: before) == wall { return before }
        return local - Int64(minutes(at: local + 86_400_000)) * 60_000
    }

    /// The date of something that lasts the whole day, which its program wrote as the moment of a midnight somewhere.
    ///
    /// Where it is midnight on this device, that date; else the nearest midnight of UTC, which is right for every zone from -12 to +12 hours.
    ///
    /// - Parameter time: milliseconds since 1970.
    package func wholeDay(at time: Int64) -> LocalDate {
        let wall = wall(at: time)
        if wall.minute == 0 { return wall.date }
        let utc = Self.clock(at: time, offset: 0)
        return utc.minute >= 720 ? utc.date.adding(days: 1) : utc.date
    }

    private static func clock(at time: Int64, offset: Int) -> LocalDateTime {
        let instant = Instant(time: time, offset: Int64(offset))
        return LocalDateTime(date: LocalDate(time: instant.time, offset: instant.offset), minute: instant.clock)
    }
}
