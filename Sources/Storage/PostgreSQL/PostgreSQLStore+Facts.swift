import Facts
import PostgreSQL

extension PostgreSQLStore {
    /// Stores those of these facts that are new.
    func push(_ pushes: [Push], isWhole: Bool) async throws(StoreFault) -> [Pushed?] {
        let rows = pushes.map { push in IngestPlan.rows(of: push.facts) }
        return try await write { transaction throws(StoreFault) in
            let ingestPlans = try await Self.ingestPlans(pushes, rows, isWhole: isWhole, in: transaction)
            if isWhole, ingestPlans.contains(where: { $0?.refused.isEmpty != true }) { return ingestPlans.map { $0?.nothing } }
            let writing = Self.keep(ingestPlans, of: pushes)
            if !writing.isEmpty { try await transaction.finish(with: writing, moving: Self.moved(ingestPlans, of: pushes)) }
            return ingestPlans.map { $0?.outcome }
        }
    }

    /// The plans of pushes: the facts to be stored and refused. Locks their spaces; the known versions of the facts, and whether the writer
    /// is still a member, are read under the lock.
    static func ingestPlans(
        _ pushes: [Push],
        _ rows: [[FactRow]],
        isWhole: Bool,
        in transaction: PostgreSQLTransaction
    ) async throws(StoreFault) -> [IngestPlan?] {
        var ingestPlans: [IngestPlan?] = []
        for (push, rows) in zip(pushes, rows) {
            var asked: [Statement] = [.lockedSpace(push.space), Self.known(rows, of: push.space)]
            if let writer = push.writer { asked.append(.mayWrite(writer)) }
            let found = try await transaction.together(asked)
            guard let row = found[0].first, push.writer == nil || !found[2].isEmpty else {
                ingestPlans.append(nil)
                continue
            }
            let known = try Self.known(found[1], among: rows)
            let state = try SpaceState(row)
            ingestPlans.append(IngestPlan(rows, in: state, within: push.limits, isWhole: isWhole) { row in known[row.key] })
        }
        return ingestPlans
    }

    /// Writes the facts that arrived.
    static func keep(_ ingestPlans: [IngestPlan?], of pushes: [Push]) -> [Statement] {
        zip(pushes, ingestPlans).flatMap { push, ingestPlan in
            guard let ingestPlan, !ingestPlan.news.isEmpty else { return [Statement]() }
            return insertion(of: ingestPlan, into: push.space) + [.update(push.space, to: ingestPlan.state)]
        }
    }

    /// The spaces into which these plans write facts.
    static func moved(_ ingestPlans: [IngestPlan?], of pushes: [Push]) -> [SpaceID] {
        zip(pushes, ingestPlans).filter { _, ingestPlan in ingestPlan?.news.isEmpty == false }.map { push, _ in push.space }
    }

    /// The facts after a cursor in the order of arrival.
    func pull(from space: SpaceID, after cursor: Int64, upTo limit: Int) async throws(StoreFault) -> Pulled? {
        // One statement sees one moment: where the space stands, and what it holds. A space without news has one row, without a fact.
        let rows = try await together([
            """
            SELECT space.epoch, space.sequence, fact.sequence, fact.thing, fact.field, fact.value, fact.stamp
            FROM space LEFT JOIN LATERAL (
                SELECT * FROM (
                    SELECT thing, field, value, stamp, sequence,
                        coalesce(sum(octet_length(value)) OVER (
                            ORDER BY sequence ROWS BETWEEN UNBOUNDED PRECEDING AND 2 PRECEDING
                        ), 0) AS before
                    FROM fact WHERE space = \(space) AND sequence > \(cursor) ORDER BY sequence LIMIT \(limit + 1)
                ) AS page WHERE before < \(Pulled.mostBytes)
            ) AS fact ON true
            WHERE space.id = \(space) ORDER BY fact.sequence
            """
        ])
        guard let rows = rows.first?.map({ StatementRow($0) }), let first = rows.first else { return nil }
        let epoch = UInt64(bitPattern: try first.value(0))
        var facts: [Fact] = []
        var (last, bytes) = (cursor, 0)
        for row in rows {
            guard let sequence = try row.value(2, as: Int64?.self) else { break }
            if facts.count == limit || bytes >= Pulled.mostBytes {
                return Pulled(epoch: epoch, facts: facts, cursor: last, hasMore: true)
            }
            let fact = try FactRow(row.dropFirst(3))
            facts.append(try fact.fact())
            bytes += fact.value.count
            last = sequence
        }
        return Pulled(epoch: epoch, facts: facts, cursor: try first.value(1), hasMore: false)
    }

    /// Some of a space's facts, in the order of their names.
    func facts(of space: SpaceID, after name: FieldName?, upTo limit: Int) async throws(StoreFault) -> [Fact] {
        let key = FactRow.Key(after: name)
        return try await all(
            """
            SELECT thing, field, value, stamp FROM (
                SELECT thing, field, value, stamp,
                    coalesce(sum(octet_length(value)) OVER (
                        ORDER BY thing, field ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
                    ), 0) AS before
                FROM fact WHERE space = \(space) AND (thing, field) > (\(key.entity), \(Int64(key.field)))
                ORDER BY thing, field LIMIT \(limit)
            ) AS page WHERE before < \(Pulled.mostBytes) ORDER BY thing, field
            """,
            size: .many
        ) { row throws(StoreFault) in
            try FactRow(row).fact()
        }
    }

    // MARK: - Rows

    /// Asks for the known versions of these rows, by their ordinal numbers.
    private static func known(_ rows: [FactRow], of space: SpaceID) -> Statement {
        """
        SELECT given.ordinal, fact.stamp, length(fact.value), CASE WHEN fact.stamp = given.stamp THEN fact.value END
        FROM unnest(
            \(array: rows.map(\.key.entity)), \(array: rows.map { row in Int64(row.key.field) }), \(array: rows.map(\.timestamp))
        ) WITH ORDINALITY AS given (thing, field, stamp, ordinal)
        CROSS JOIN LATERAL (
            SELECT value, stamp FROM fact WHERE space = \(space) AND thing = given.thing AND field = given.field LIMIT 1
        ) AS fact
        """
    }

    private static func known(_ answer: [StatementRow], among rows: [FactRow]) throws(StoreFault) -> [FactRow.Key: FactRow.Known]
    {
        var known: [FactRow.Key: FactRow.Known] = [:]
        for row in answer {
            let index = try row.value(0, as: Int.self) - 1
            guard rows.indices.contains(index) else { throw .damaged("a fact that was not asked for") }
            known[rows[index].key] = FactRow.Known(
                timestamp: try row.value(1),
                length: try row.value(2),
                value: try row.value(3)
            )
        }
        return known
    }

    // The row of the space, which is locked anyway, tells a database that divides its tables where all of it goes.
    static func insertion(of ingestPlan: IngestPlan, into space: SpaceID) -> [Statement] {
        let news = ingestPlan.news
        if news.isEmpty { return [] }
        let insertion: Statement = """
            INSERT INTO \(into: .fact)
            SELECT space.id, thing, field, value, stamp, \(ingestPlan.outcome.before) + ordinal
            FROM space CROSS JOIN unnest(
                \(array: news.map(\.key.entity)), \(array: news.map { row in Int64(row.key.field) }),
                \(array: news.map(\.value)), \(array: news.map(\.timestamp))
            ) WITH ORDINALITY AS news (thing, field, value, stamp, ordinal)
            WHERE space.id = \(space)
            ON CONFLICT (space, thing, field) DO UPDATE
            SET value = excluded.value, stamp = excluded.stamp, sequence = excluded.sequence
            """
        return [insertion]
    }
}
