/// Where timestamps go that are later than a limit: right after the limit, in their order. What had one timestamp still has one, so that undoing
/// goes on telling by it who wrote a field.
package struct Restamping {
    /// Time and counter of each reading beyond the limit, ascending.
    private var beyond: [UInt64] = []
    private var target: [UInt64] = []
    private let limit: UInt64

    /// Finds where timestamps go.
    ///
    /// - Parameters:
    ///   - timestamps: all that are known, also those that stay: nothing is moved to or before one that is at the limit.
    ///   - limit: milliseconds since 1970.
    ///   - time: milliseconds since 1970, at most the limit: moved timestamps come right after it.
    ///   - shift: a timestamp is moved by so many milliseconds only, where it stays after that time.
    package init(_ timestamps: [Timestamp], after limit: Int64, to time: Int64, back shift: Int64 = .max) {
        self.limit = min(UInt64(max(limit, 0)), Timestamp.latestTime)
        let time = min(UInt64(max(time, 0)), self.limit)
        let shift = UInt64(max(shift, 0))
        var seen: Set<UInt64> = []
        var last = time << 16
        for timestamp in timestamps {
            let reading = timestamp.reading
            if timestamp.time > self.limit {
                seen.insert(reading)
            } else if time == self.limit {
                last = max(last, reading)
            }
        }
        var found: [UInt64] = []
        for reading in seen { found.append(reading) }
        for index in sortedIndices(found.count, by: { found[$0] < found[$1] }) { beyond.append(found[index]) }
        for reading in beyond {
            let time = reading >> 16
            let wanted = (time > shift ? time - shift : 0) << 16 | reading & 0xffff
            // Two timestamps that would fall together, or before an earlier one, keep their order by counting on.
            last = max(wanted, last + 1)
            target.append(last)
        }
    }

    /// Whether nothing is moved.
    package var isEmpty: Bool { beyond.isEmpty }

    /// Whether a timestamp is later than the limit.
    func isBeyond(_ timestamp: Timestamp) -> Bool { timestamp.time > limit }

    /// Where one of the timestamps goes.
    package func timestamp(_ timestamp: Timestamp) -> Timestamp {
        guard isBeyond(timestamp) else { return timestamp }
        let reading = timestamp.reading
        let index = partitionPoint(beyond.count) { beyond[$0] < reading }
        guard index < beyond.count, beyond[index] == reading else { return timestamp }
        let moved = target[index]
        return Timestamp(time: moved >> 16, counter: UInt16(truncatingIfNeeded: moved), device: timestamp.device)
    }
}

extension Timestamp {
    /// Time and counter in one number, ordered as they are.
    fileprivate var reading: UInt64 { time << 16 | UInt64(counter) }

    /// The next timestamp of the same device.
    package var next: Timestamp {
        let isLast = counter == UInt16.max
        return Timestamp(time: isLast ? time + 1 : time, counter: isLast ? 0 : counter + 1, device: device)
    }
}
