/// The clock of one device. Never goes back, whatever the wall clock does, and runs ahead of every timestamp it has seen.
package struct Clock: Equatable, Sendable {
    /// Whose clock it is.
    package let device: UInt64
    private var time: UInt64 = 0
    private var counter: UInt16 = 0

    /// The clock of `device`, which has seen nothing yet.
    package init(device: UInt64) {
        self.device = device
    }

    /// The newest timestamp given out or seen.
    var latest: Timestamp { Timestamp(time: time, counter: counter, device: device) }

    /// Takes note of a timestamp from anywhere, so that the next one is newer.
    package mutating func observe(_ timestamp: Timestamp) {
        guard timestamp.time > time || (timestamp.time == time && timestamp.counter > counter) else { return }
        time = timestamp.time
        counter = timestamp.counter
    }

    /// The next timestamp.
    ///
    /// - Parameter now: the wall clock in milliseconds since 1970; a time before 1970 counts as 1970.
    package mutating func next(now: Int64) -> Timestamp {
        let wall = min(UInt64(max(now, 0)), Timestamp.latestTime)
        // In the year 10889 the clock stands still: a timestamp given out twice harms less than one that goes back.
        if wall > time {
            time = wall
            counter = 0
        } else if counter < UInt16.max {
            counter += 1
        } else if time < Timestamp.latestTime {
            time += 1
            counter = 0
        }
        return Timestamp(time: time, counter: counter, device: device)
    }
}
