import PostgreSQL

extension PostgreSQLStore {
    /// Every change of the tables there ever was, in order. One that was released is never altered: another one follows it.
    private static let migrations: [(name: String, script: String)] = [
        ("1 accounts and facts", accountsAndFacts), ("2 shared lists", sharedLists), ("4 gallery and links", galleryAndLinks),
    ]

    /// Brings the tables up to date, all or nothing.
    static func migrate(_ pool: PostgresPool) async throws(StoreFault) {
        let strange: String?
        do throws(PostgresFault) {
            strange = try await pool.transaction { transaction throws(PostgresFault) in
                // Servers that start at the same time take turns; the later ones find everything done.
                try await transaction.query("SELECT pg_advisory_xact_lock($1)", [.int(Lock.migrations)])
                try await transaction.query("CREATE TABLE IF NOT EXISTS migration (name text COLLATE \"C\" PRIMARY KEY)")
                var done: Set<String> = []
                for row in try await transaction.query("SELECT name FROM migration") { done.insert(try row.value(0)) }
                if let strange = done.subtracting(migrations.map(\.name)).min() { return strange }
                for migration in migrations where !done.contains(migration.name) {
                    try await transaction.script(migration.script)
                    try await transaction.query("INSERT INTO migration VALUES ($1)", [.text(migration.name)])
                }
                return nil
            }
        } catch {
            throw StoreFault(postgres: error)
        }
        if let strange { throw .newer(strange) }
    }

    /// What is done by one server at a time, by the numbers that PostgreSQL's advisory locks go by: the word “teaspoon”, and the next one.
    enum Lock {
        static let migrations: Int64 = 0x7465_6173_706f_6f6e
        static let addresses: Int64 = 0x7465_6173_706f_6f6f
    }

    // Every key leads with the space or the account: an engine that divides tables keeps together what belongs together. What is compared is
    // compared as bytes ("C"): the order of a language changes with the system's library, and an index with it.
    private static let accountsAndFacts = """
        CREATE TABLE account (
            id bytea NOT NULL PRIMARY KEY,
            email text NOT NULL,
            password text NOT NULL,
            space bytea NOT NULL,
            created bigint NOT NULL,
            administrator boolean NOT NULL
        );

        CREATE TABLE address (
            key text COLLATE "C" NOT NULL PRIMARY KEY,
            account bytea NOT NULL
        );

        CREATE UNIQUE INDEX address_by_account ON address (account);

        CREATE TABLE session (
            account bytea NOT NULL,
            hash bytea NOT NULL,
            device text NOT NULL,
            created bigint NOT NULL,
            seen bigint NOT NULL,
            expires bigint NOT NULL,
            PRIMARY KEY (account, hash)
        );

        CREATE TABLE link (
            account bytea NOT NULL,
            hash bytea NOT NULL,
            purpose integer NOT NULL,
            payload bytea NOT NULL,
            expires bigint NOT NULL,
            PRIMARY KEY (account, hash)
        );

        -- One of each purpose, but for invitations (4).
        CREATE UNIQUE INDEX link_by_purpose ON link (account, purpose) WHERE purpose <> 4;

        CREATE TABLE space (
            id bytea NOT NULL PRIMARY KEY,
            epoch bigint NOT NULL,
            sequence bigint NOT NULL,
            facts bigint NOT NULL,
            bytes bigint NOT NULL
        );

        CREATE TABLE fact (
            space bytea NOT NULL,
            thing bytea NOT NULL,
            field integer NOT NULL,
            value bytea NOT NULL,
            stamp bytea NOT NULL,
            sequence bigint NOT NULL,
            PRIMARY KEY (space, thing, field)
        );

        CREATE UNIQUE INDEX fact_by_arrival ON fact (space, sequence);
        """

    // Who shares what stands twice, by list and by account, so that either is asked by its key; both are written in one transaction.
    private static let sharedLists = """
        CREATE TABLE shared_space (
            number bigint NOT NULL PRIMARY KEY,
            space bytea NOT NULL,
            list bytea NOT NULL,
            created bigint NOT NULL
        );

        CREATE TABLE member (
            number bigint NOT NULL,
            account bytea NOT NULL,
            role integer NOT NULL,
            name text NOT NULL,
            joined bigint NOT NULL,
            PRIMARY KEY (number, account)
        );

        CREATE TABLE membership (
            account bytea NOT NULL,
            number bigint NOT NULL,
            space bytea NOT NULL,
            role integer NOT NULL,
            PRIMARY KEY (account, number)
        );

        CREATE TABLE invitation (
            number bigint NOT NULL,
            name bytea NOT NULL,
            email text NOT NULL,
            role integer NOT NULL,
            created bigint NOT NULL,
            expires bigint NOT NULL,
            PRIMARY KEY (number, name)
        );

        CREATE TABLE invited (
            key text COLLATE "C" NOT NULL,
            number bigint NOT NULL,
            expires bigint NOT NULL,
            PRIMARY KEY (key, number)
        );
        """
}
