/// Puts timestamps right that a clock ahead of time has written.
extension Replica {
    /// The same facts, with every timestamp later than a limit moved back: by so much where it stays after the limit, else to
    /// the limit itself. Which of two timestamps is the newer stays as it was, and what had one timestamp still has one, so that
    /// undoing goes on telling by it who wrote a field.
    ///
    /// The clock is right again too: the next timestamp is after the limit, not after the year that the clock once said.
    ///
    /// - Parameters:
    ///   - limit: milliseconds since 1970.
    ///   - shift: milliseconds; less than nothing counts as nothing.
    public func restamped(after limit: Int64, back shift: Int64) -> Replica {
        let limit = min(UInt64(max(limit, 0)), Timestamp.latestTime)
        let known = facts
        let moved = Restamping(known, after: limit, back: UInt64(max(shift, 0)))
        var replica = Replica(device: latest.device)
        for var fact in known {
            fact.timestamp = moved.timestamp(fact.timestamp)
            replica.merge(fact)
        }
        // Of commands that were forgotten the clock still knows: a timestamp that it gave out before the limit is not given out again.
        replica.observe(moved.isBeyond(latest) ? Timestamp(time: limit, counter: 0, device: latest.device) : latest)
        return replica
    }
}

/// Where timestamps later than a limit go.
private struct Restamping {
    /// Time and counter of each reading beyond the limit, ascending.
    private var beyond: [UInt64] = []
    private var target: [UInt64] = []
    private let limit: UInt64

    init(_ facts: [Fact], after limit: UInt64, back shift: UInt64) {
        self.limit = limit
        var seen: Set<UInt64> = []
        var last = limit << 16
        for fact in facts {
            let reading = Self.reading(fact.timestamp)
            if fact.timestamp.time > limit { seen.insert(reading) } else { last = max(last, reading) }
        }
        var found: [UInt64] = []
        for reading in seen { found.append(reading) }
        for index in sortedIndices(found.count, by: { found[$0] < found[$1] }) { beyond.append(found[index]) }
        for reading in beyond {
            let time = reading >> 16
            let wanted = (time > shift ? time - shift : 0) << 16 | reading & 0xffff
            // Two timestamps that would fall together, or before an earlier fact's, keep their order by counting on.
            last = max(wanted, last + 1)
            target.append(last)
        }
    }

    func isBeyond(_ timestamp: Timestamp) -> Bool { timestamp.time > limit }

    func timestamp(_ timestamp: Timestamp) -> Timestamp {
        guard isBeyond(timestamp) else { return timestamp }
        let reading = Self.reading(timestamp)
        let index = partitionPoint(beyond.count) { beyond[$0] < reading }
        guard index < beyond.count, beyond[index] == reading else { return timestamp }
        let moved = target[index]
        return Timestamp(time: moved >> 16, counter: UInt16(truncatingIfNeeded: moved), device: timestamp.device)
    }

    /// Time and counter in one number, ordered as they are.
    private static func reading(_ timestamp: Timestamp) -> UInt64 { timestamp.time << 16 | UInt64(timestamp.counter) }
}
