import PostgreSQL

extension PostgreSQLStore {
    /// All changes of the schema, in order. A released one is never altered: another one follows it.
    private static let migrations: [(name: String, script: String)] = [
        ("1 accounts and facts", accountsAndFacts), ("2 shared lists", sharedLists), ("3 reminders", reminders),
        ("4 gallery and links", galleryAndLinks), ("5 lists by space, ends by time", lookedUp),
        ("6 runs", runs), ("7 snapshots of plans", accountSnapshots), ("8 servers", servers),
        ("9 languages of reminders", "ALTER TABLE reminded ADD COLUMN language text NOT NULL DEFAULT ''"),
        ("10 guests", guests),
    ]

    /// Brings the tables up to date, all or nothing, and divides them where the database is able to.
    ///
    /// - Returns: whether they are divided.
    static func migrate(_ address: String, _ patience: PostgresPatience) async throws(StoreFault) -> Bool {
        try await withPool(to: address, patience) { pool throws(StoreFault) in try await migrate(pool) }
    }

    /// Makes sure that the tables are up to date, and changes nothing.
    ///
    /// - Returns: whether they are divided.
    static func requireUpToDate(_ address: String, _ patience: PostgresPatience) async throws(StoreFault) -> Bool {
        try await withPool(to: address, patience) { pool throws(StoreFault) in
            let (done, isDistributed): (Set<String>, Bool)
            do throws(PostgresFault) {
                (done, isDistributed) = try await pool.transaction { transaction throws(PostgresFault) in
                    try await refuseWorker(transaction)
                    return (try await doneMigrations(in: transaction), try await !dividedTables(in: transaction).isEmpty)
                }
            } catch {
                throw StoreFault(postgres: error)
            }
            if let strange = done.subtracting(migrations.map(\.name)).min() { throw .newer(strange) }
            if let missing = migrations.first(where: { !done.contains($0.name) }) { throw .older(missing.name) }
            return isDistributed
        }
    }

    private static func doneMigrations(in transaction: PostgresTransaction) async throws(PostgresFault) -> Set<String> {
        var done: Set<String> = []
        for row in try await transaction.query("SELECT name FROM migration") { done.insert(try row.value(0)) }
        return done
    }

    /// Whether a database holds a store.
    static func exists(at address: String) async throws(StoreFault) -> Bool {
        try await withPool(to: address, PostgresPatience()) { pool throws(StoreFault) in
            do throws(PostgresFault) {
                return try await pool.query("SELECT to_regclass('migration') IS NOT NULL").first?.value(0) ?? false
            } catch {
                throw StoreFault(postgres: error)
            }
        }
    }

    /// Lends a connection from outside of the store's own pool, which looks into the tables as soon as it is connected.
    private static func withPool<Value>(
        to address: String,
        _ patience: PostgresPatience,
        _ body: (PostgresPool) async throws(StoreFault) -> Value
    ) async throws(StoreFault) -> Value {
        let pool = PostgresPool(address, limit: 1, patience: patience)
        do throws(StoreFault) {
            let value = try await body(pool)
            await pool.close()
            return value
        } catch {
            await pool.close()
            throw error
        }
    }

    private static func migrate(_ pool: PostgresPool) async throws(StoreFault) -> Bool {
        let (strange, isDistributed): (String?, Bool)
        do throws(PostgresFault) {
            (strange, isDistributed) = try await pool.transaction { transaction throws(PostgresFault) in
                try await refuseWorker(transaction)
                // Servers that start at the same time take turns; the later ones find everything done.
                try await transaction.query("SELECT pg_advisory_xact_lock($1)", [.int(Lock.migrations)])
                try await transaction.query("CREATE TABLE IF NOT EXISTS migration (name text COLLATE \"C\" PRIMARY KEY)")
                let done = try await doneMigrations(in: transaction)
                if let strange = done.subtracting(migrations.map(\.name)).min() { return (strange, false) }
                for migration in migrations where !done.contains(migration.name) {
                    try await transaction.script(migration.script)
                    try await transaction.query("INSERT INTO migration VALUES ($1)", [.text(migration.name)])
                }
                return (nil, try await distribute(in: transaction))
            }
        } catch {
            throw StoreFault(postgres: error)
        }
        if let strange { throw .newer(strange) }
        return isDistributed
    }

    /// The keys of PostgreSQL's advisory locks for work that one server does at a time: the word “teaspoon”, and the next number.
    enum Lock {
        static let migrations: Int64 = 0x7465_6173_706f_6f6e
        static let addresses: Int64 = 0x7465_6173_706f_6f6f
        static let reminders: Int64 = 0x7465_6173_706f_6f70
        static let guests: Int64 = 0x7465_6173_706f_6f71
    }

    // Every key leads with the space or the account, so that an engine that divides tables keeps related rows together. Texts are compared
    // as bytes ("C"): the order of a language changes with the system's library, and an index with it.
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

    // Memberships are stored twice, by list and by account, so that either is found by its key; both are written in one transaction.
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

    // Indexes: a space's list, to find the people to be reminded of its tasks; and the rows that expire, for maintenance.
    private static let lookedUp = """
        CREATE UNIQUE INDEX shared_space_by_space ON shared_space (space);
        CREATE INDEX session_by_end ON session (expires);
        CREATE INDEX link_by_end ON link (expires);
        CREATE INDEX invitation_by_end ON invitation (expires);
        CREATE INDEX invited_by_end ON invited (expires);
        """

    // `began` is a position in PostgreSQL's log of writes, `instance` when the server process started that the run began with, `relation` the
    // number of this table then: another one than now where a dump was read in.
    private static let runs = """
        CREATE TABLE run (
            number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            name bigint NOT NULL UNIQUE,
            began bigint NOT NULL,
            instance text COLLATE "C" NOT NULL,
            relation bigint NOT NULL
        );
        """

    private static let accountSnapshots = """
        CREATE TABLE account_snapshot (
            space bytea NOT NULL,
            part bigint NOT NULL,
            generation bigint NOT NULL,
            parts bigint NOT NULL,
            made bigint NOT NULL,
            reached bytea NOT NULL,
            bytes bytea NOT NULL,
            PRIMARY KEY (space, part)
        );

        CREATE INDEX account_snapshot_by_age ON account_snapshot (made);
        """

    // The servers that may not have told of everything that they moved (MoveNotifier). A handful of rows.
    private static let servers = """
        CREATE TABLE server (
            id bigint NOT NULL PRIMARY KEY,
            seen timestamptz NOT NULL
        );
        """

    // The index finds those that no browser can open any longer.
    private static let guests = """
        CREATE TABLE guest (
            id bytea NOT NULL PRIMARY KEY,
            hash bytea NOT NULL,
            used bigint NOT NULL
        );

        CREATE INDEX guest_by_use ON guest (used);
        CREATE TABLE guest_day (number bigint NOT NULL PRIMARY KEY);
        """

    // The queue of reminders is not read by account: its key leads with a part of sixteen that the account falls into, so that each part is
    // in the order of time, and due reminders are found without going through accounts.
    private static let reminders = """
        CREATE TABLE secret (
            name text COLLATE "C" NOT NULL PRIMARY KEY,
            value bytea NOT NULL
        );

        CREATE TABLE reminded (
            account bytea NOT NULL PRIMARY KEY,
            space bytea NOT NULL,
            zone text NOT NULL,
            letters boolean NOT NULL,
            cursor bigint NOT NULL,
            checked bigint NOT NULL,
            busy bigint NOT NULL
        );

        CREATE UNIQUE INDEX reminded_by_space ON reminded (space);

        CREATE TABLE push_device (
            account bytea NOT NULL,
            digest bytea NOT NULL,
            endpoint text NOT NULL,
            key bytea NOT NULL,
            secret bytea NOT NULL,
            session bytea NOT NULL,
            name text NOT NULL,
            zone text NOT NULL,
            created bigint NOT NULL,
            failing bigint,
            PRIMARY KEY (account, digest)
        );

        CREATE TABLE ring (
            account bytea NOT NULL,
            name bytea NOT NULL,
            bucket bigint NOT NULL,
            at bigint NOT NULL,
            next bigint NOT NULL,
            kind bigint NOT NULL,
            day bigint NOT NULL,
            expires bigint NOT NULL,
            tries bigint NOT NULL,
            token bytea NOT NULL,
            settled bytea NOT NULL,
            message bytea NOT NULL,
            done boolean NOT NULL,
            PRIMARY KEY (account, name)
        );

        CREATE INDEX ring_by_time ON ring (bucket, next) WHERE NOT done;

        CREATE TABLE delivery (
            account bytea NOT NULL,
            at bigint NOT NULL,
            number bigint NOT NULL,
            device text NOT NULL,
            what text NOT NULL,
            outcome bigint NOT NULL,
            shown bigint,
            PRIMARY KEY (account, at, number)
        );
        """
}
