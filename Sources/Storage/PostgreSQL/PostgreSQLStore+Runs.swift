import Facts
import PostgreSQL

extension PostgreSQLStore {
    /// Begins a run, where a new connection leads to another PostgreSQL process than the last one did: a database that was put back from a
    /// copy, or a standby that took the place of the main one; or where a dump was read in.
    ///
    /// Each new connection sees to it, for the database may be put back, or another one take its place, while servers run; and
    /// it is done before anything is written through the connection, and so before the place of the run's beginning is passed.
    static func noteInstance(_ connection: PostgresConnection) async throws(PostgresFault) {
        try await connection.query(
            """
            INSERT INTO run (name, began, instance, relation)
            SELECT $1, (pg_current_wal_insert_lsn() - '0/0')::bigint, now.instance, now.relation
            FROM (
                SELECT extract(epoch FROM pg_postmaster_start_time())::text AS instance, 'run'::regclass::oid::bigint AS relation
            ) AS now
            WHERE NOT EXISTS (
                SELECT FROM (SELECT instance, relation FROM run ORDER BY number DESC LIMIT 1) AS newest
                WHERE newest.instance = now.instance AND newest.relation = now.relation
            )
            """,
            [.int(.random(in: .min ... .max))]
        )
    }

    /// How far the store is.
    func position() async throws(StoreFault) -> StorePosition {
        let position = try await first(
            "SELECT name, (pg_current_wal_insert_lsn() - '0/0')::bigint FROM run ORDER BY number DESC LIMIT 1",
            StorePosition.init
        )
        guard let position else { throw .damaged("no run has begun") }
        return position
    }

    /// Whether the store was put back since it was there.
    func hasLost(_ position: StorePosition) async throws(StoreFault) -> Bool {
        // The end of a run is where the next one began; of the newest one, where the store is. Places from before a dump was read in are
        // of another log of writes, and say nothing.
        let end = try await first(
            """
            SELECT coalesce(
                (SELECT began FROM run WHERE number > this.number ORDER BY number LIMIT 1),
                (pg_current_wal_insert_lsn() - '0/0')::bigint
            ) FROM run AS this WHERE name = \(Int64(bitPattern: position.run)) AND relation = 'run'::regclass::oid::bigint
            """
        ) { row throws(StoreFault) in try row.value(0, as: Int64.self) }
        return end.map { position.step > UInt64(bitPattern: $0) } ?? true
    }
}
