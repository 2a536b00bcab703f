import PostgreSQL

/// Where the rows of the tables lie, in a database with the extension Citus, which divides tables among several PostgreSQL servers.
///
/// What belongs to one space lies together, and so does what belongs to one account: each statement names the one or the other, and is carried
/// out where it lies (decision 052). Servers are connected to the coordinator, which alone passes on notices and has the advisory locks.
extension PostgreSQLStore {
    /// Where the rows of a table are.
    enum Placement: Equatable {
        /// Divided by a column. Rows of tables that lie together, with the same value, are on one server.
        ///
        /// - Parameter group: the table that it lies together with; its own name for the first one.
        case divided(by: String, group: String)
        /// On every server: small, seldom written, and joined with divided tables.
        case everywhere
        /// On the coordinator alone: small, and never joined with divided tables.
        case coordinator
    }

    /// The placement of every table. The first table of a group stands before the others.
    static let placements: [(table: String, placement: Placement)] = [
        ("space", .divided(by: "id", group: "space")),
        ("fact", .divided(by: "space", group: "space")),
        ("account_snapshot", .divided(by: "space", group: "space")),
        // A guest has the name of its space, and lies with it.
        ("guest", .divided(by: "id", group: "space")),
        ("account", .divided(by: "id", group: "account")),
        ("session", .divided(by: "account", group: "account")),
        ("link", .divided(by: "account", group: "account")),
        ("membership", .divided(by: "account", group: "account")),
        ("reminded", .divided(by: "account", group: "account")),
        ("push_device", .divided(by: "account", group: "account")),
        ("ring", .divided(by: "account", group: "account")),
        ("delivery", .divided(by: "account", group: "account")),
        // A link is opened by those who know nothing but the link.
        ("shared_address", .divided(by: "hash", group: "shared_address")),
        // An address is found by its text at sign-in, and by its account in each request.
        ("address", .everywhere),
        ("shared_space", .everywhere),
        ("member", .everywhere),
        ("invitation", .everywhere),
        ("invited", .everywhere),
        ("guest_day", .coordinator),
        ("gallery_template", .coordinator),
        ("gallery_word", .coordinator),
        ("gallery_report", .coordinator),
        ("migration", .coordinator),
        ("run", .coordinator),
        ("secret", .coordinator),
        ("server", .coordinator),
    ]

    /// Indexes that differ where tables are divided: a unique one has to contain the column that its table is divided by, and each server
    /// finds the first of its own due reminders.
    private static let indexesOfParts = [
        "reminded": "DROP INDEX reminded_by_space; CREATE INDEX reminded_by_space ON reminded (space)",
        "ring": "CREATE INDEX ring_by_next ON ring (next) WHERE NOT done",
    ]

    private static func hasExtension(_ transaction: PostgresTransaction) async throws(PostgresFault) -> Bool {
        try await !transaction.query("SELECT 1 FROM pg_extension WHERE extname = 'citus'").isEmpty
    }

    /// Makes sure that the database is not a worker of Citus: nothing is made or divided there, and notices of one server do not reach another.
    static func refuseWorker(_ transaction: PostgresTransaction) async throws(PostgresFault) {
        guard try await hasExtension(transaction) else { return }
        guard try await transaction.query("SELECT groupid = 0 FROM pg_dist_local_group").first?.value(0) == true else {
            throw .refused("it is a worker of Citus, and servers connect to the coordinator")
        }
    }

    /// The tables that are divided already; none without the extension.
    static func dividedTables(in transaction: PostgresTransaction) async throws(PostgresFault) -> Set<String> {
        guard try await hasExtension(transaction) else { return [] }
        var done: Set<String> = []
        let divided = try await transaction.query(
            "SELECT relname::text FROM pg_dist_partition JOIN pg_class ON pg_class.oid = logicalrelid"
        )
        for row in divided { done.insert(try row.value(0)) }
        return done
    }

    /// Divides the tables that are not divided yet, with what they contain, if the database has the extension and it knows a server to put
    /// their parts on. Both may have been added after the tables were made; no other server of this program may run then.
    ///
    /// - Returns: whether the tables are divided.
    static func distribute(in transaction: PostgresTransaction) async throws(PostgresFault) -> Bool {
        guard try await hasExtension(transaction) else { return false }
        let done = try await dividedTables(in: transaction)
        let servers = try await transaction.query("SELECT 1 FROM pg_dist_node WHERE isactive AND shouldhaveshards LIMIT 1")
        guard !done.isEmpty || !servers.isEmpty else { return false }
        let missing = placements.filter { $0.placement != .coordinator && !done.contains($0.table) }
        if missing.isEmpty { return true }
        // The tables may have been made in this same transaction, which no other connection sees yet.
        try await transaction.query("SELECT set_config('citus.multi_shard_modify_mode', 'sequential', true)")
        for (table, placement) in missing {
            if let script = indexesOfParts[table] { try await transaction.script(script) }
            switch placement {
            case .divided(let column, let group):
                try await transaction.query(
                    "SELECT create_distributed_table($1::text::regclass, $2, colocate_with => $3)",
                    [.text(table), .text(column), .text(group == table ? "none" : group)]
                )
            case .everywhere: try await transaction.query("SELECT create_reference_table($1::text::regclass)", [.text(table)])
            case .coordinator: continue
            }
            // The rows were copied; the old ones are of no use.
            try await transaction.query("SELECT truncate_local_data_after_distributing_table($1::text::regclass)", [.text(table)])
        }
        return true
    }

    /// Plans each statement for its values, where tables are divided: by them it is known which server has the rows. A plan for all values, which
    /// is what a plain database needs (decision 037), would name none.
    static func planForValues(_ connection: PostgresConnection) async throws(PostgresFault) {
        try await connection.query("SELECT set_config('plan_cache_mode', 'force_custom_plan', false)")
    }

    /// How the tables lie: a line for each group of tables that lie together; none where nothing is divided.
    func layout() async throws(StoreFault) -> [String] {
        guard isDistributed else { return [] }
        let groups = try await all(
            """
            SELECT string_agg(name, ', ' ORDER BY name), is_divided, shards, nodes FROM (
                SELECT relname || coalesce(' (' || column_to_column_name(logicalrelid, partkey) || ')', '') AS name,
                    partkey IS NOT NULL AS is_divided, colocationid,
                    (SELECT count(*) FROM pg_dist_shard AS shard WHERE shard.logicalrelid = part.logicalrelid) AS shards,
                    (
                        SELECT count(DISTINCT groupid) FROM pg_dist_shard AS shard JOIN pg_dist_placement USING (shardid)
                        WHERE shard.logicalrelid = part.logicalrelid
                    ) AS nodes
                FROM pg_dist_partition AS part JOIN pg_class ON pg_class.oid = part.logicalrelid
            ) AS tables
            GROUP BY is_divided, shards, nodes, colocationid ORDER BY is_divided DESC, 1
            """,
            size: .many
        ) { row throws(StoreFault) in
            let (tables, isDivided): (String, Bool) = (try row.value(0), try row.value(1))
            let (shards, nodes): (Int64, Int64) = (try row.value(2), try row.value(3))
            return isDivided
                ? "\(tables): \(shards) parts on \(nodes) servers" : "\(tables): whole on each of \(nodes) servers"
        }
        return ["Citus divides the tables, each by the column in brackets:"] + groups + ["all others: on the coordinator"]
    }
}
