import Foundation
import GRDB
import PostgreSQL

/// A table that both stores have, and how its rows are carried from one to the other.
struct CopiedTable: Sendable {
    /// What a column holds.
    enum Kind {
        case bytes, text, number, optionalNumber, flag
    }

    /// Its name in both stores.
    let name: String
    /// The columns that both have, those of the primary key first.
    let columns: [(name: String, kind: Kind)]
    /// How many of them are the primary key.
    let keyLength: Int
    /// Opens a cursor in PostgreSQL, over the columns in their order.
    let declare: StaticString
    /// Reads the next rows from that cursor.
    let fetch: StaticString
    /// Writes one row into PostgreSQL.
    let insert: StaticString

    /// What is kept of people: every table but the list of migrations.
    static let all = [account, address, session, link, space, fact, secret, reminded, device, delivery] + sharing + gallery

    private static let account = CopiedTable(
        name: "account",
        columns: [
            ("id", .bytes), ("email", .text), ("password", .text), ("space", .bytes), ("created", .number),
            ("administrator", .flag),
        ],
        keyLength: 1,
        declare: "DECLARE accounts CURSOR FOR SELECT id, email, password, space, created, administrator FROM account",
        fetch: "FETCH 1000 FROM accounts",
        insert: "INSERT INTO account (id, email, password, space, created, administrator) VALUES ($1, $2, $3, $4, $5, $6)"
    )

    private static let address = CopiedTable(
        name: "address",
        columns: [("key", .text), ("account", .bytes)],
        keyLength: 1,
        declare: "DECLARE addresses CURSOR FOR SELECT key, account FROM address",
        fetch: "FETCH 1000 FROM addresses",
        insert: "INSERT INTO address (key, account) VALUES ($1, $2)"
    )

    private static let session = CopiedTable(
        name: "session",
        columns: [
            ("account", .bytes), ("hash", .bytes), ("device", .text), ("created", .number), ("seen", .number),
            ("expires", .number),
        ],
        keyLength: 2,
        declare: "DECLARE sessions CURSOR FOR SELECT account, hash, device, created, seen, expires FROM session",
        fetch: "FETCH 1000 FROM sessions",
        insert: "INSERT INTO session (account, hash, device, created, seen, expires) VALUES ($1, $2, $3, $4, $5, $6)"
    )

    private static let link = CopiedTable(
        name: "link",
        columns: [("account", .bytes), ("hash", .bytes), ("purpose", .number), ("payload", .bytes), ("expires", .number)],
        keyLength: 2,
        declare: "DECLARE links CURSOR FOR SELECT account, hash, purpose, payload, expires FROM link",
        fetch: "FETCH 1000 FROM links",
        insert: "INSERT INTO link (account, hash, purpose, payload, expires) VALUES ($1, $2, $3, $4, $5)"
    )

    private static let space = CopiedTable(
        name: "space",
        columns: [("id", .bytes), ("epoch", .number), ("sequence", .number), ("facts", .number), ("bytes", .number)],
        keyLength: 1,
        declare: "DECLARE spaces CURSOR FOR SELECT id, epoch, sequence, facts, bytes FROM space",
        fetch: "FETCH 1000 FROM spaces",
        insert: "INSERT INTO space (id, epoch, sequence, facts, bytes) VALUES ($1, $2, $3, $4, $5)"
    )

    private static let fact = CopiedTable(
        name: "fact",
        columns: [
            ("space", .bytes), ("thing", .bytes), ("field", .number), ("value", .bytes), ("stamp", .bytes), ("sequence", .number),
        ],
        keyLength: 3,
        declare: "DECLARE facts CURSOR FOR SELECT space, thing, field, value, stamp, sequence FROM fact",
        fetch: "FETCH 1000 FROM facts",
        insert: "INSERT INTO fact (space, thing, field, value, stamp, sequence) VALUES ($1, $2, $3, $4, $5, $6)"
    )
}

// MARK: - Reminders

// What is planned is not copied: it is planned anew, and what went out meanwhile does not go out again.
extension CopiedTable {
    private static let secret = CopiedTable(
        name: "secret",
        columns: [("name", .text), ("value", .bytes)],
        keyLength: 1,
        declare: "DECLARE secrets CURSOR FOR SELECT name, value FROM secret",
        fetch: "FETCH 1000 FROM secrets",
        insert: "INSERT INTO secret (name, value) VALUES ($1, $2)"
    )

    private static let reminded = CopiedTable(
        name: "reminded",
        columns: [
            ("account", .bytes), ("space", .bytes), ("zone", .text), ("letters", .flag), ("cursor", .number),
            ("checked", .number), ("busy", .number),
        ],
        keyLength: 1,
        declare: "DECLARE people CURSOR FOR SELECT account, space, zone, letters, cursor, 0::bigint, 0::bigint FROM reminded",
        fetch: "FETCH 1000 FROM people",
        insert: "INSERT INTO reminded (account, space, zone, letters, cursor, checked, busy) VALUES ($1, $2, $3, $4, $5, $6, $7)"
    )

    private static let device = CopiedTable(
        name: "push_device",
        columns: [
            ("account", .bytes), ("digest", .bytes), ("endpoint", .text), ("key", .bytes), ("secret", .bytes),
            ("session", .bytes), ("name", .text), ("zone", .text), ("created", .number), ("failing", .optionalNumber),
        ],
        keyLength: 2,
        declare: """
            DECLARE devices CURSOR FOR
            SELECT account, digest, endpoint, key, secret, session, name, zone, created, failing FROM push_device
            """,
        fetch: "FETCH 1000 FROM devices",
        insert: """
            INSERT INTO push_device (account, digest, endpoint, key, secret, session, name, zone, created, failing)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
            """
    )

    private static let delivery = CopiedTable(
        name: "delivery",
        columns: [
            ("account", .bytes), ("at", .number), ("number", .number), ("device", .text), ("what", .text), ("outcome", .number),
            ("shown", .optionalNumber),
        ],
        keyLength: 3,
        declare: "DECLARE deliveries CURSOR FOR SELECT account, at, number, device, what, outcome, shown FROM delivery",
        fetch: "FETCH 1000 FROM deliveries",
        insert: "INSERT INTO delivery (account, at, number, device, what, outcome, shown) VALUES ($1, $2, $3, $4, $5, $6, $7)"
    )
}

// MARK: - SQLite's half

extension CopiedTable {
    private var names: String { columns.map(\.name).joined(separator: ", ") }

    /// Writes rows into SQLite.
    func write(_ rows: [[DatabaseValue]], to database: Database) throws {
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        let statement = try database.cachedStatement(sql: "INSERT INTO \(name) (\(names)) VALUES (\(places))")
        for row in rows { try statement.execute(arguments: StatementArguments(row)) }
    }

    /// The next rows in SQLite after one, in the order of the primary key.
    func rows(after last: [DatabaseValue]?, upTo limit: Int, in database: Database) throws -> [[DatabaseValue]] {
        let key = columns.prefix(keyLength).map(\.name).joined(separator: ", ")
        let places = (0..<keyLength).map { _ in "?" }.joined(separator: ", ")
        let condition = last == nil ? "" : "WHERE (\(key)) > (\(places))"
        let found = try Row.fetchAll(
            database,
            sql: "SELECT \(names) FROM \(name) \(condition) ORDER BY \(key) LIMIT \(limit)",
            arguments: StatementArguments(last?.prefix(keyLength) ?? [])
        )
        return found.map { row in Array(row.databaseValues) }
    }
}

// MARK: - From one to the other

extension CopiedTable {
    /// A row of PostgreSQL's as SQLite takes it.
    func values(of row: PostgresRow) throws(PostgresFault) -> [DatabaseValue] {
        var values: [DatabaseValue] = []
        for (index, column) in columns.enumerated() {
            switch column.kind {
            case .bytes: values.append(Data(try row.value(index, as: [UInt8].self)).databaseValue)
            case .text: values.append(try row.value(index, as: String.self).databaseValue)
            case .number: values.append(try row.value(index, as: Int64.self).databaseValue)
            case .optionalNumber: values.append(try row.value(index, as: Int64?.self).databaseValue)
            case .flag: values.append(try row.value(index, as: Bool.self).databaseValue)
            }
        }
        return values
    }

    /// What writes a row of SQLite's into PostgreSQL.
    func insertion(of row: [DatabaseValue]) throws(StoreFault) -> PostgresStatement {
        guard row.count == columns.count else { throw .damaged("a row of \(name) of another length") }
        var parameters: [PostgresValue] = []
        for (column, value) in zip(columns, row) {
            switch column.kind {
            case .bytes: parameters.append(.bytes(Data.fromDatabaseValue(value).map { Array($0) }))
            case .text: parameters.append(.text(String.fromDatabaseValue(value)))
            case .number, .optionalNumber: parameters.append(.int(Int64.fromDatabaseValue(value)))
            case .flag: parameters.append(.bool(Bool.fromDatabaseValue(value)))
            }
        }
        return PostgresStatement(insert, parameters)
    }
}
