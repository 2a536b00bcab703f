/// When and where a fact was written: a hybrid logical clock's reading.
///
/// Ordered by time, then counter, then device, so any two timestamps of different devices differ and every replica agrees which
/// is the newer (Kulkarni et al., "Logical Physical Clocks and Consistent Snapshots", 2014).
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01 UTC, 48 bits.
    public let time: UInt64
    /// Tells timestamps of the same millisecond apart.
    public let counter: UInt16
    /// The device that wrote.
    public let device: UInt64

    /// The latest time a timestamp can carry: the year 10889.
    public static let latestTime: UInt64 = (1 << 48) - 1

    /// A timestamp of its parts; a time beyond ``latestTime`` is cut to it.
    public init(time: UInt64, counter: UInt16, device: UInt64) {
        self.time = min(time, Self.latestTime)
        self.counter = counter
        self.device = device
    }

    /// By time, counter, device.
    public static func < (one: Timestamp, other: Timestamp) -> Bool {
        if one.time != other.time { return one.time < other.time }
        if one.counter != other.counter { return one.counter < other.counter }
        return one.device < other.device
    }
}

/// The clock of one device. Never goes back, whatever the wall clock does, and runs ahead of every timestamp it has seen.
public struct Clock: Equatable, Sendable {
    /// Whose clock it is.
    public let device: UInt64
    private var time: UInt64 = 0
    private var counter: UInt16 = 0

    /// The clock of `device`, which has seen nothing yet.
    public init(device: UInt64) {
        self.device = device
    }

    /// The newest timestamp given out or seen.
    var latest: Timestamp { Timestamp(time: time, counter: counter, device: device) }

    /// Takes note of a timestamp from anywhere, so that the next one is newer.
    public mutating func observe(_ timestamp: Timestamp) {
        guard timestamp.time > time || (timestamp.time == time && timestamp.counter > counter) else { return }
        time = timestamp.time
        counter = timestamp.counter
    }

    /// The next timestamp.
    ///
    /// - Parameter now: the wall clock in milliseconds since 1970; a time before 1970 counts as 1970.
    public mutating func next(now: Int64) -> Timestamp {
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
