/// When and where a fact was written: a hybrid logical clock's reading.
///
/// Ordered by time, then counter, then device, so any two timestamps of different devices differ and every replica agrees which
/// is the newer (Kulkarni et al., "Logical Physical Clocks and Consistent Snapshots", 2014).
package struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01 UTC, 48 bits.
    package let time: UInt64
    /// Tells timestamps of the same millisecond apart.
    package let counter: UInt16
    /// The device that wrote.
    package let device: UInt64

    /// The latest time a timestamp can carry: the year 10889.
    package static let latestTime: UInt64 = (1 << 48) - 1

    /// A timestamp of its parts; a time beyond ``latestTime`` is cut to it.
    package init(time: UInt64, counter: UInt16, device: UInt64) {
        self.time = min(time, Self.latestTime)
        self.counter = counter
        self.device = device
    }

    /// By time, counter, device.
    package static func < (one: Timestamp, other: Timestamp) -> Bool {
        if one.time != other.time { return one.time < other.time }
        if one.counter != other.counter { return one.counter < other.counter }
        return one.device < other.device
    }
}
