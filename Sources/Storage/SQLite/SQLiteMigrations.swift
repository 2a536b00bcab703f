import GRDB

extension SQLiteStore {
    /// All changes of the schema, in order. A released one is never altered: another one follows it.
    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 accounts and facts") { database in
            try database.execute(sql: accountsAndFacts)
        }
        migrator.registerMigration("2 shared lists") { database in
            try database.execute(sql: sharedLists)
        }
        migrator.registerMigration("3 reminders") { database in
            try database.execute(sql: reminders)
        }
        migrator.registerMigration("4 gallery and links") { database in
            try database.execute(sql: galleryAndLinks)
        }
        migrator.registerMigration("5 lists by space, ends by time") { database in
            try database.execute(sql: lookedUp)
        }
        migrator.registerMigration("6 runs") { database in
            try database.execute(sql: runs)
        }
        migrator.registerMigration("7 snapshots of plans") { database in
            try database.execute(sql: accountSnapshots)
        }
        migrator.registerMigration("8 languages of reminders") { database in
            try database.execute(sql: "ALTER TABLE reminded ADD COLUMN language TEXT NOT NULL DEFAULT ''")
        }
        migrator.registerMigration("9 guests") { database in
            try database.execute(sql: guests)
        }
        return migrator
    }

    /// Brings the tables up to date.
    static func migrate(_ database: some DatabaseWriter) throws {
        if try missingMigration(in: database) != nil { try migrator.migrate(database) }
    }

    /// The first migration that a database lacks; nil if it is up to date.
    ///
    /// - Throws: ``StoreFault/newer(_:)``; ``BackupFault/otherProgram(_:)``.
    static func missingMigration(in database: some DatabaseReader) throws -> String? {
        let migrations = migrator.migrations
        let (done, tables) = try database.read {
            let tables = try String.fetchAll($0, sql: "SELECT name FROM sqlite_master WHERE type = 'table' LIMIT 2")
            return (try migrator.appliedIdentifiers($0), tables)
        }
        // Every store of ours has had the first one from the beginning, or was left before it was made.
        guard done.contains(migrations[0]) || (done.isEmpty && tables.allSatisfy { $0 == "grdb_migrations" }) else {
            throw StoreFault.backup(.otherProgram(database.path))
        }
        if let strange = done.subtracting(migrations).min() { throw StoreFault.newer(strange) }
        return migrations.first { !done.contains($0) }
    }

    // Rows lie in the order of their keys (WITHOUT ROWID), so everything of one space or account lies together.
    private static let accountsAndFacts = """
        CREATE TABLE account (
            id BLOB NOT NULL PRIMARY KEY,
            email TEXT NOT NULL,
            password TEXT NOT NULL,
            space BLOB NOT NULL,
            created INTEGER NOT NULL,
            administrator INTEGER NOT NULL
        ) WITHOUT ROWID;

        CREATE TABLE address (
            key TEXT NOT NULL PRIMARY KEY,
            account BLOB NOT NULL
        ) WITHOUT ROWID;

        CREATE TABLE session (
            account BLOB NOT NULL,
            hash BLOB NOT NULL,
            device TEXT NOT NULL,
            created INTEGER NOT NULL,
            seen INTEGER NOT NULL,
            expires INTEGER NOT NULL,
            PRIMARY KEY (account, hash)
        ) WITHOUT ROWID;

        CREATE TABLE link (
            account BLOB NOT NULL,
            hash BLOB NOT NULL,
            purpose INTEGER NOT NULL,
            payload BLOB NOT NULL,
            expires INTEGER NOT NULL,
            PRIMARY KEY (account, hash)
        ) WITHOUT ROWID;

        CREATE TABLE space (
            id BLOB NOT NULL PRIMARY KEY,
            epoch INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            facts INTEGER NOT NULL,
            bytes INTEGER NOT NULL
        ) WITHOUT ROWID;

        CREATE TABLE fact (
            space BLOB NOT NULL,
            thing BLOB NOT NULL,
            field INTEGER NOT NULL,
            value BLOB NOT NULL,
            stamp BLOB NOT NULL,
            sequence INTEGER NOT NULL,
            PRIMARY KEY (space, thing, field)
        ) WITHOUT ROWID;

        CREATE UNIQUE INDEX fact_by_arrival ON fact (space, sequence);
        """

    // Memberships are stored twice, by list and by account, so that either is found by its key; both are written in one transaction.
    private static let sharedLists = """
        CREATE TABLE shared_space (
            number INTEGER NOT NULL PRIMARY KEY,
            space BLOB NOT NULL,
            list BLOB NOT NULL,
            created INTEGER NOT NULL
        );

        CREATE TABLE member (
            number INTEGER NOT NULL,
            account BLOB NOT NULL,
            role INTEGER NOT NULL,
            name TEXT NOT NULL,
            joined INTEGER NOT NULL,
            PRIMARY KEY (number, account)
        ) WITHOUT ROWID;

        CREATE TABLE membership (
            account BLOB NOT NULL,
            number INTEGER NOT NULL,
            space BLOB NOT NULL,
            role INTEGER NOT NULL,
            PRIMARY KEY (account, number)
        ) WITHOUT ROWID;

        CREATE TABLE invitation (
            number INTEGER NOT NULL,
            name BLOB NOT NULL,
            email TEXT NOT NULL,
            role INTEGER NOT NULL,
            created INTEGER NOT NULL,
            expires INTEGER NOT NULL,
            PRIMARY KEY (number, name)
        ) WITHOUT ROWID;

        CREATE TABLE invited (
            key TEXT NOT NULL,
            number INTEGER NOT NULL,
            expires INTEGER NOT NULL,
            PRIMARY KEY (key, number)
        ) WITHOUT ROWID;
        """

    // Indexes: a space's list, to find the people to be reminded of its tasks; and the rows that expire, for maintenance.
    private static let lookedUp = """
        CREATE UNIQUE INDEX shared_space_by_space ON shared_space (space);
        CREATE INDEX session_by_end ON session (expires);
        CREATE INDEX link_by_end ON link (expires);
        CREATE INDEX invitation_by_end ON invitation (expires);
        CREATE INDEX invited_by_end ON invited (expires);
        """

    // `step` has one row: how many transactions there were. `began` is what it said as the run began.
    private static let runs = """
        CREATE TABLE step (count INTEGER NOT NULL);
        INSERT INTO step VALUES (0);
        CREATE TABLE run (number INTEGER NOT NULL PRIMARY KEY, name INTEGER NOT NULL UNIQUE, began INTEGER NOT NULL);
        """

    // With row numbers, because its rows are large: a tree of keys would carry them in its inner pages.
    private static let accountSnapshots = """
        CREATE TABLE account_snapshot (
            space BLOB NOT NULL,
            part INTEGER NOT NULL,
            generation INTEGER NOT NULL,
            parts INTEGER NOT NULL,
            made INTEGER NOT NULL,
            reached BLOB NOT NULL,
            bytes BLOB NOT NULL,
            PRIMARY KEY (space, part)
        );

        CREATE INDEX account_snapshot_by_age ON account_snapshot (made);
        """

    // The index finds those that no browser can open any longer.
    private static let guests = """
        CREATE TABLE guest (
            id BLOB NOT NULL PRIMARY KEY,
            hash BLOB NOT NULL,
            used INTEGER NOT NULL
        ) WITHOUT ROWID;

        CREATE INDEX guest_by_use ON guest (used);
        CREATE TABLE guest_day (number INTEGER NOT NULL PRIMARY KEY);
        """

    // The queue of reminders is not read by account: its key leads with a part of sixteen that the account falls into, so that each part is
    // in the order of time, and due reminders are found without going through accounts.
    private static let reminders = """
        CREATE TABLE secret (
            name TEXT NOT NULL PRIMARY KEY,
            value BLOB NOT NULL
        ) WITHOUT ROWID;

        CREATE TABLE reminded (
            account BLOB NOT NULL PRIMARY KEY,
            space BLOB NOT NULL,
            zone TEXT NOT NULL,
            letters INTEGER NOT NULL,
            cursor INTEGER NOT NULL,
            checked INTEGER NOT NULL,
            busy INTEGER NOT NULL
        ) WITHOUT ROWID;

        CREATE UNIQUE INDEX reminded_by_space ON reminded (space);

        CREATE TABLE push_device (
            account BLOB NOT NULL,
            digest BLOB NOT NULL,
            endpoint TEXT NOT NULL,
            key BLOB NOT NULL,
            secret BLOB NOT NULL,
            session BLOB NOT NULL,
            name TEXT NOT NULL,
            zone TEXT NOT NULL,
            created INTEGER NOT NULL,
            failing INTEGER,
            PRIMARY KEY (account, digest)
        ) WITHOUT ROWID;

        CREATE TABLE ring (
            account BLOB NOT NULL,
            name BLOB NOT NULL,
            bucket INTEGER NOT NULL,
            at INTEGER NOT NULL,
            next INTEGER NOT NULL,
            kind INTEGER NOT NULL,
            day INTEGER NOT NULL,
            expires INTEGER NOT NULL,
            tries INTEGER NOT NULL,
            token BLOB NOT NULL,
            settled BLOB NOT NULL,
            message BLOB NOT NULL,
            done INTEGER NOT NULL,
            PRIMARY KEY (account, name)
        ) WITHOUT ROWID;

        CREATE INDEX ring_by_time ON ring (bucket, next) WHERE done = 0;

        CREATE TABLE delivery (
            account BLOB NOT NULL,
            at INTEGER NOT NULL,
            number INTEGER NOT NULL,
            device TEXT NOT NULL,
            what TEXT NOT NULL,
            outcome INTEGER NOT NULL,
            shown INTEGER,
            PRIMARY KEY (account, at, number)
        ) WITHOUT ROWID;
        """
}
