import Facts
import PostgreSQL

extension PostgreSQLStore {
    /// Begins a run, where a new connection leads to another PostgreSQL process than the last one did: a database that was put back from a
    /// copy, or a standby that took the place of the main one; or where a dump was read in.
    ///
    /// Each new connection sees to it, for the database may be put back, or another one take its place, while servers run; and
    /// it is done before anything is written through the connection, and so before the position of the run's beginning is passed.
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

    var currentPosition: Statement {
        "SELECT name, (pg_current_wal_insert_lsn() - '0/0')::bigint FROM run ORDER BY number DESC LIMIT 1"
    }

    func end(of position: StorePosition) -> Statement {
        // Positions from before a dump was read in are of another log of writes, and say nothing.
        """
        SELECT coalesce(
            (SELECT began FROM run WHERE number > this.number ORDER BY number LIMIT 1),
            (pg_current_wal_insert_lsn() - '0/0')::bigint
        ) FROM run AS this WHERE name = \(Int64(bitPattern: position.run)) AND relation = 'run'::regclass::oid::bigint
        """
    }
}
