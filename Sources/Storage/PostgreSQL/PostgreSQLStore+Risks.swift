import PostgreSQL

extension PostgreSQLStore {
    /// Makes sure that answered writes survive a crash: the role or the server may be set not to wait for the disk.
    static func writeDurably(_ connection: PostgresConnection) async throws(PostgresFault) {
        try await connection.query(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
    }

    /// Settings of the server, which only its administrator can change, that could lose or reveal people's data.
    func risks() async throws(StoreFault) -> [String] {
        let risks: [String]? = try await first(
            """
            SELECT current_setting('fsync') = 'on', current_setting('full_page_writes') = 'on',
                coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false),
                coalesce(inet_client_addr() <<= '127.0.0.0/8' OR inet_client_addr() = '::1', true),
                current_setting('enable_seqscan') = 'off'
            """
        ) { row throws(StoreFault) in
            var risks: [String] = []
            if try !row.value(0) {
                risks.append("PostgreSQL does not wait for its disk (fsync is off): a power cut can destroy the whole database")
            }
            if try !row.value(1) {
                risks.append("PostgreSQL does not write whole pages (full_page_writes is off): a power cut can damage it")
            }
            if try !row.value(2), try !row.value(3) {
                risks.append("the connection to PostgreSQL is not encrypted (add sslmode=verify-full to its address)")
            }
            if try !row.value(4) {
                risks.append(
                    "a pooler drops the settings of connections, so queries may read whole tables (take options out of its "
                        + "ignore_startup_parameters)"
                )
            }
            return risks
        }
        return risks ?? []
    }
}
