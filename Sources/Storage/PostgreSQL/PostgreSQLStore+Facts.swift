import Facts
import PostgreSQL

extension PostgreSQLStore {
    /// Keeps what is news among these facts.
    func push(_ pushes: [Push], isWhole: Bool) async throws(StoreFault) -> [Pushed?] {
        let rows = pushes.map { push in Arrival.rows(of: push.facts) }
        return try await transaction { transaction throws(PostgresFault) in
            let arrivals = try await Self.arrivals(pushes, rows, isWhole: isWhole, in: transaction)
            if isWhole, arrivals.contains(where: { $0?.refused.isEmpty != true }) { return arrivals.map { $0?.nothing } }
            let writing = Self.keep(arrivals, of: pushes)
            if !writing.isEmpty { try await transaction.finish(with: writing) }
            return arrivals.map { $0?.outcome }
        }
    }

    /// What would come of pushes. Locks their spaces.
    static func arrivals(
        _ pushes: [Push],
        _ rows: [[FactRow]],
        isWhole: Bool,
        in transaction: PostgresTransaction
    ) async throws(PostgresFault) -> [Arrival?] {
        var arrivals: [Arrival?] = []
        for (push, rows) in zip(pushes, rows) {
            // The space's row stays locked until the commit. So places are given in the order in which they can be seen: a later one is never
            // there before an earlier one, and no cursor skips a fact. What is known of the facts, and whether the writer is still a member, is
            // read under the lock.
            var asked = [
                PostgresStatement(
                    "SELECT epoch, sequence, facts, bytes FROM space WHERE id = $1 FOR UPDATE",
                    [push.space.parameter]
                ),
                Self.known(rows, of: push.space),
            ]
            if let writer = push.writer { asked.append(Self.mayWrite(writer)) }
            let found = try await transaction.together(asked)
            guard found.count == asked.count, let row = found[0].first, push.writer == nil || !found[2].isEmpty else {
                arrivals.append(nil)
                continue
            }
            let known = try Self.known(found[1], among: rows)
            arrivals.append(
                Arrival(rows, in: try Self.standing(row), within: push.limits, isWhole: isWhole) { row in known[row.key] }
            )
        }
        return arrivals
    }

    /// Writes what arrived, and tells of it.
    static func keep(_ arrivals: [Arrival?], of pushes: [Push]) -> [PostgresStatement] {
        zip(pushes, arrivals).flatMap { push, arrival in
            guard let arrival, !arrival.news.isEmpty else { return [PostgresStatement]() }
            return keep(arrival, of: push.space)
        }
    }

    private static func mayWrite(_ writer: Push.Writer) -> PostgresStatement {
        PostgresStatement(
            "SELECT FROM membership WHERE account = $1 AND number = $2 AND role >= $3",
            [writer.account.parameter, .int(Int64(writer.number)), .int(Int64(MemberRole.edit.rawValue))]
        )
    }

    /// One fact.
    func fact(_ name: FieldName, in space: SpaceID) async throws(StoreFault) -> Fact? {
        let key = FactRow.Key(thing: name.thing.key, field: name.field.rawValue)
        let rows = try await query(
            "SELECT value, stamp FROM fact WHERE space = $1 AND thing = $2 AND field = $3",
            [space.parameter, .bytes(key.thing), .int(Int64(key.field))]
        )
        return try rows.first.map { row throws(StoreFault) in
            try FactRow(key: key, value: try row.read(0), stamp: try row.read(1)).fact()
        }
    }

    /// What arrived after a place in the order of arrival.
    func pull(from space: SpaceID, after cursor: Int64, upTo limit: Int) async throws(StoreFault) -> Pulled? {
        // One statement sees one moment: where the space stands, and what it holds. A space without news has one row, without a fact.
        let rows = try await query(
            """
            SELECT space.epoch, space.sequence, fact.thing, fact.field, fact.value, fact.stamp, fact.sequence
            FROM space LEFT JOIN LATERAL (
                SELECT * FROM (
                    SELECT thing, field, value, stamp, sequence,
                        coalesce(sum(octet_length(value)) OVER (
                            ORDER BY sequence ROWS BETWEEN UNBOUNDED PRECEDING AND 2 PRECEDING
                        ), 0) AS before
                    FROM fact WHERE space = $1 AND sequence > $2 ORDER BY sequence LIMIT $3
                ) AS page WHERE before < $4
            ) AS fact ON true
            WHERE space.id = $1 ORDER BY fact.sequence
            """,
            [space.parameter, .int(cursor), .int(Int64(limit) + 1), .int(Int64(Pulled.mostBytes))]
        )
        guard let first = rows.first else { return nil }
        let epoch = UInt64(bitPattern: try first.read(0))
        let sequence: Int64 = try first.read(1)
        var facts: [Fact] = []
        var (last, bytes) = (cursor, 0)
        for row in rows {
            guard let thing: [UInt8] = try row.read(2) else { break }
            if facts.count == limit || bytes >= Pulled.mostBytes {
                return Pulled(epoch: epoch, facts: facts, cursor: last, hasMore: true)
            }
            let key = FactRow.Key(thing: thing, field: UInt16(truncatingIfNeeded: try row.read(3) as Int64))
            let value: [UInt8] = try row.read(4)
            facts.append(try FactRow(key: key, value: value, stamp: row.read(5)).fact())
            bytes += value.count
            last = try row.read(6)
        }
        return Pulled(epoch: epoch, facts: facts, cursor: sequence, hasMore: false)
    }

    /// Forgets everything that was kept of these things.
    func drop(_ kind: Kind, scopes: Range<UInt32>, from space: SpaceID) async throws(StoreFault) {
        guard let last = scopes.last else { return }
        try await together([
            // First, as a push does it: two that lock in one order cannot wait for each other.
            PostgresStatement("SELECT FROM space WHERE id = $1 FOR UPDATE", [space.parameter]),
            PostgresStatement(
                """
                WITH gone AS (
                    DELETE FROM fact WHERE space = $1 AND thing BETWEEN $2 AND $3 RETURNING length(value) AS length
                )
                UPDATE space SET facts = facts - count, bytes = bytes - length
                FROM (SELECT count(*) AS count, coalesce(sum(length), 0)::bigint AS length FROM gone) AS gone
                WHERE id = $1
                """,
                [
                    space.parameter,
                    .bytes(Thing(kind, scope: scopes.lowerBound, Identity(high: 0, low: 0)).key),
                    .bytes(Thing(kind, scope: last, Identity(high: .max, low: .max)).key),
                ]
            ),
        ])
    }

    // MARK: - Rows

    /// The space of a row: `epoch, sequence, facts, bytes`, from that column on.
    static func standing(_ row: PostgresRow, from column: Int = 0) throws(PostgresFault) -> Arrival.Standing {
        Arrival.Standing(
            epoch: UInt64(bitPattern: try row.value(column)),
            sequence: try row.value(column + 1),
            facts: try row.value(column + 2),
            bytes: try row.value(column + 3)
        )
    }

    /// Asks what the space knows of these rows, by their places among them.
    private static func known(_ rows: [FactRow], of space: SpaceID) -> PostgresStatement {
        PostgresStatement(
            """
            SELECT given.place, fact.stamp, length(fact.value), CASE WHEN fact.stamp = given.stamp THEN fact.value END
            FROM unnest($2, $3, $4) WITH ORDINALITY AS given (thing, field, stamp, place)
            CROSS JOIN LATERAL (
                SELECT value, stamp FROM fact WHERE space = $1 AND thing = given.thing AND field = given.field LIMIT 1
            ) AS fact
            """,
            [
                space.parameter,
                .byteStrings(rows.map(\.key.thing)),
                .ints(rows.map { row in Int64(row.key.field) }),
                .byteStrings(rows.map(\.stamp)),
            ]
        )
    }

    private static func known(_ answer: PostgresRows, among rows: [FactRow]) throws(PostgresFault) -> [FactRow.Key: FactRow.Known]
    {
        var known: [FactRow.Key: FactRow.Known] = [:]
        for row in answer {
            let place = Int(try row.value(0) as Int64) - 1
            guard rows.indices.contains(place) else { throw .unreadable(column: 0) }
            known[rows[place].key] = FactRow.Known(
                stamp: try row.value(1),
                length: Int(try row.value(2) as Int64),
                value: try row.value(3)
            )
        }
        return known
    }

    private static func keep(_ arrival: Arrival, of space: SpaceID) -> [PostgresStatement] {
        let news = arrival.news
        return [
            PostgresStatement(
                """
                INSERT INTO fact (space, thing, field, value, stamp, sequence)
                SELECT $1, thing, field, value, stamp, $2 + place
                FROM unnest($3, $4, $5, $6) WITH ORDINALITY AS news (thing, field, value, stamp, place)
                ON CONFLICT (space, thing, field) DO UPDATE
                SET value = excluded.value, stamp = excluded.stamp, sequence = excluded.sequence
                """,
                [
                    space.parameter,
                    .int(arrival.outcome.before),
                    .byteStrings(news.map(\.key.thing)),
                    .ints(news.map { row in Int64(row.key.field) }),
                    .byteStrings(news.map(\.value)),
                    .byteStrings(news.map(\.stamp)),
                ]
            ),
            PostgresStatement(
                "UPDATE space SET sequence = $2, facts = $3, bytes = $4 WHERE id = $1",
                [
                    space.parameter, .int(arrival.standing.sequence), .int(arrival.standing.facts), .int(arrival.standing.bytes),
                ]
            ),
            PostgresStatement("SELECT pg_notify($1, $2)", [.text(channel), .text(space.news)]),
        ]
    }
}
