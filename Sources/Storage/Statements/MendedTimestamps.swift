import Facts
import Planner

/// Stored timestamps that are further ahead than any may be.
extension StatementStore {
    func mendTimestamps(of account: AccountID, in space: SpaceID, now: Int64) async throws(StoreFault) -> Bool {
        var isMended = try await mendTimestamps(in: space, now: now)
        for membership in try await memberships(of: account) {
            guard try await mendTimestamps(in: membership.space, now: now) else { continue }
            isMended = true
            // A device that has such a fact of a list tells all it has only where its own space begins another epoch.
            let owns = try await all(.personalSpaces(of: membership.number), size: .few) { row throws(StoreFault) in
                try row.value(0, as: SpaceID.self)
            }
            for own in owns {
                try await transact(reading: [.lockedSpace(own)]) { _ in
                    Decision((), writing: [.newEpoch(of: own), .deletionOfAccountSnapshot(of: own)], telling: [own])
                }
            }
        }
        return isMended
    }

    private func mendTimestamps(in space: SpaceID, now: Int64) async throws(StoreFault) -> Bool {
        let (allowed, right) = (Self.last(of: now + FactCheck.mostAhead), Self.last(of: now))
        guard try await exists("SELECT 1 FROM fact WHERE space = \(space) AND stamp > \(allowed) LIMIT 1") else { return false }
        return try await transact(
            reading: [
                .lockedSpace(space), "SELECT thing, field, stamp FROM fact WHERE space = \(space) AND stamp > \(right)",
            ]
        ) { rows throws(StoreFault) in
            let ahead = try rows[1].map { row throws(StoreFault) in
                let field = UInt16(truncatingIfNeeded: try row.value(1, as: Int64.self))
                // The value does not matter here: null.
                return FactRow(
                    key: FactRow.Key(entity: try row.value(0), field: field),
                    value: [0xf6],
                    timestamp: try row.value(2)
                )
            }
            let facts = try ahead.map { row throws(StoreFault) in try row.stored() }
            let restamping = Restamping(facts.map(\.timestamp), after: now, to: now)
            let writing = zip(ahead, facts).map { row, fact in
                let moved = FactRow(Fact(fact.entity, fact.field, .absent, restamping.timestamp(fact.timestamp)))
                return """
                    UPDATE fact SET stamp = \(moved.timestamp)
                    WHERE space = \(space) AND thing = \(row.key.entity) AND field = \(Int64(row.key.field))
                    """ as Statement
            }
            return Decision(
                true,
                writing: writing + [.newEpoch(of: space), .deletionOfAccountSnapshot(of: space)],
                telling: [space]
            )
        }
    }

    /// The last timestamp of a millisecond, as a column holds it.
    private static func last(of time: Int64) -> [UInt8] {
        let timestamp = Timestamp(time: UInt64(max(time, 0)), counter: .max, device: .max)
        return FactRow(Fact(Entity(EntityKind(rawValue: 0), .only), Field(rawValue: 0), .absent, timestamp)).timestamp
    }
}

extension Statement {
    /// Begins another epoch of a space: devices read it from the beginning, and tell what they have.
    static func newEpoch(of space: SpaceID) -> Statement {
        "UPDATE space SET epoch = \(Int64.random(in: .min ... .max)) WHERE id = \(space)"
    }
}
