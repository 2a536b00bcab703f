import Facts
import Foundation
import GRDB

extension SQLiteStore {
    /// Stores those of these facts that are new.
    func push(_ pushes: [Push], isWhole: Bool) async throws(StoreFault) -> [Pushed?] {
        let rows = pushes.map { push in IngestPlan.rows(of: push.facts) }
        let pushed = try await write { try Self.push(pushes, rows, isWhole: isWhole, in: $0) }
        for (push, pushed) in zip(pushes, pushed) {
            if let pushed, pushed.after > pushed.before { tell(push.space) }
        }
        return pushed
    }

    /// Takes facts in within a transaction.
    static func push(_ pushes: [Push], _ rows: [[FactRow]], isWhole: Bool, in database: Database) throws -> [Pushed?] {
        var ingestPlans: [IngestPlan?] = []
        for (push, rows) in zip(pushes, rows) {
            guard try mayWrite(push.writer, in: database), let state = try state(of: push.space, in: database) else {
                ingestPlans.append(nil)
                continue
            }
            let ingestPlan = try IngestPlan(rows, in: state, within: push.limits, isWhole: isWhole) { row throws(any Error) in
                try known(row, of: push.space, in: database)
            }
            ingestPlans.append(ingestPlan)
        }
        if isWhole, ingestPlans.contains(where: { $0?.refused.isEmpty != true }) { return ingestPlans.map { $0?.nothing } }
        for (push, ingestPlan) in zip(pushes, ingestPlans) {
            if let ingestPlan { try keep(ingestPlan, of: push.space, in: database) }
        }
        return ingestPlans.map { $0?.outcome }
    }

    private static func mayWrite(_ writer: Push.Writer?, in database: Database) throws -> Bool {
        try writer.map { try !database.rows(.mayWrite($0)).isEmpty } ?? true
    }

    /// The facts after a cursor in the order of arrival.
    func pull(from space: SpaceID, after cursor: Int64, upTo limit: Int) async throws(StoreFault) -> Pulled? {
        // Most pulls find nothing, or the little that one command wrote.
        if limit <= Self.fewRows { return try await read { try Self.pull(from: space, after: cursor, upTo: limit, in: $0) } }
        return try await readMany { try Self.pull(from: space, after: cursor, upTo: limit, in: $0) }
    }

    private static let fewRows = 100

    /// Some of a space's facts, in the order of their names.
    func facts(of space: SpaceID, after name: FieldName?, upTo limit: Int) async throws(StoreFault) -> [Fact] {
        let key = FactRow.Key(after: name)
        return try await readMany { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT thing, field, value, stamp FROM fact
                    WHERE space = ? AND (thing, field) > (?, ?) ORDER BY thing, field LIMIT ?
                    """
            )
            var (facts, bytes) = ([Fact](), 0)
            let arguments: StatementArguments = [space.data, Data(key.entity), Int64(key.field), limit]
            let rows = try Row.fetchCursor(statement, arguments: arguments)
            while bytes < Pulled.mostBytes, let row = try rows.next() {
                let row = Self.row(row)
                facts.append(try row.fact())
                bytes += row.value.count
            }
            return facts
        }
    }

    // MARK: - Rows

    private static func state(of space: SpaceID, in database: Database) throws -> SpaceState? {
        try database.first(.lockedSpace(space), SpaceState.init)
    }

    private static func known(_ row: FactRow, of space: SpaceID, in database: Database) throws -> FactRow.Known? {
        let statement = try database.cachedStatement(
            sql: """
                SELECT stamp, length(value), CASE WHEN stamp = ?4 THEN value END FROM fact
                WHERE space = ?1 AND thing = ?2 AND field = ?3
                """
        )
        let arguments: StatementArguments = [space.data, Data(row.key.entity), Int64(row.key.field), Data(row.timestamp)]
        return try Row.fetchOne(statement, arguments: arguments).map { known in
            let value: Data? = known[2]
            return FactRow.Known(timestamp: Array(known[0] as Data), length: known[1], value: value.map { Array($0) })
        }
    }

    private static func keep(_ ingestPlan: IngestPlan, of space: SpaceID, in database: Database) throws {
        guard !ingestPlan.news.isEmpty else { return }
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO fact (space, thing, field, value, stamp, sequence) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (space, thing, field) DO UPDATE
                SET value = excluded.value, stamp = excluded.stamp, sequence = excluded.sequence
                """
        )
        var sequence = ingestPlan.outcome.before
        for row in ingestPlan.news {
            sequence += 1
            try statement.execute(arguments: [
                space.data, Data(row.key.entity), Int64(row.key.field), Data(row.value), Data(row.timestamp), sequence,
            ])
        }
        try database.run(.update(space, to: ingestPlan.state))
    }

    /// Inserts the facts that an empty space takes.
    static func insertion(of ingestPlan: IngestPlan, into space: SpaceID) -> [Statement] {
        ingestPlan.news.enumerated().map { place, row in
            let sequence = ingestPlan.outcome.before + Int64(place) + 1
            return """
                INSERT INTO \(into: .fact) VALUES (
                    \(space), \(row.key.entity), \(row.key.field), \(row.value), \(row.timestamp), \(sequence)
                )
                """ as Statement
        }
    }

    private static func pull(
        from space: SpaceID,
        after cursor: Int64,
        upTo limit: Int,
        in database: Database
    ) throws -> Pulled? {
        guard let state = try state(of: space, in: database) else { return nil }
        // Nothing arrived since: the usual case, told without a look at the facts.
        guard state.sequence > cursor else {
            return Pulled(epoch: state.epoch, facts: [], cursor: state.sequence, hasMore: false)
        }
        let statement = try database.cachedStatement(
            sql: """
                SELECT thing, field, value, stamp, sequence FROM fact
                WHERE space = ? AND sequence > ? ORDER BY sequence LIMIT ?
                """
        )
        var facts: [Fact] = []
        var (last, bytes) = (cursor, 0)
        let rows = try Row.fetchCursor(statement, arguments: [space.data, cursor, limit + 1])
        while let row = try rows.next() {
            if facts.count == limit || bytes >= Pulled.mostBytes {
                return Pulled(epoch: state.epoch, facts: facts, cursor: last, hasMore: true)
            }
            last = row[4]
            let row = Self.row(row)
            facts.append(try row.fact())
            bytes += row.value.count
        }
        return Pulled(epoch: state.epoch, facts: facts, cursor: state.sequence, hasMore: false)
    }

    /// The fact in the first four columns.
    private static func row(_ row: Row) -> FactRow {
        let key = FactRow.Key(entity: Array(row[0] as Data), field: UInt16(truncatingIfNeeded: row[1] as Int64))
        return FactRow(key: key, value: Array(row[2] as Data), timestamp: Array(row[3] as Data))
    }
}

extension SpaceID {
    var data: Data { Data(identity.bytes) }
}
