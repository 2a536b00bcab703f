/// Puts timestamps right that a clock ahead of time has written.
extension Replica {
    /// The same facts, with every timestamp later than a limit moved back. What had one timestamp still has one, so that undoing goes on telling
    /// by it who wrote a field.
    ///
    /// Timestamps of this device go back by so much where they stay after the limit, else to the limit itself, and in their order: what was
    /// written here was not taken by anybody, and is still to be. Timestamps of *other* devices go back to 1970. Nobody here knows when these facts were written, nor
    /// whether others have written over them since: so they win against nothing that the others know, and stay where the others know nothing.
    ///
    /// The clock is right again too: the next timestamp is after the limit, not after the year that the clock once said.
    ///
    /// - Parameters:
    ///   - limit: milliseconds since 1970.
    ///   - shift: milliseconds; less than nothing counts as nothing.
    package func restamped(after limit: Int64, back shift: Int64) -> Replica {
        let known = facts
        var (own, others): ([Timestamp], [Timestamp]) = ([], [])
        for fact in known {
            if fact.timestamp.device == device || Int64(fact.timestamp.time) <= limit {
                own.append(fact.timestamp)
            } else {
                others.append(fact.timestamp)
            }
        }
        let moved = Restamping(own, after: limit, to: limit, back: max(shift, 0))
        let demoted = Restamping(others, after: limit, to: 0)
        var replica = Replica(device: device)
        for var fact in known {
            fact.timestamp = (fact.timestamp.device == device ? moved : demoted).timestamp(fact.timestamp)
            replica.merge(fact)
        }
        // Of commands that were forgotten the clock still knows: a timestamp that it gave out before the limit is not given out again.
        let right = UInt64(max(limit, 0))
        replica.observe(moved.isBeyond(latest) ? Timestamp(time: right, counter: 0, device: device) : latest)
        return replica
    }
}
