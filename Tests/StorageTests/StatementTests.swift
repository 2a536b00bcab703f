import Foundation
import GRDB
import Testing

@testable import PostgreSQL
@testable import Storage

@Suite("A statement for both stores")
struct StatementTests {
    private let hostile = "x' OR '1' = '1'; DROP TABLE account; --"

    @Test("A value is bound, whatever it says: SQLite is given a question mark, PostgreSQL a number")
    func values() {
        let statement: Storage.Statement =
            "SELECT 1 FROM address WHERE key = \(hostile) AND account <> \([UInt8](repeating: 7, count: 2))"
        #expect(statement.sqliteText == "SELECT 1 FROM address WHERE key = ? AND account <> ?")
        #expect(statement.sqliteArguments == ["x' OR '1' = '1'; DROP TABLE account; --", Data([7, 7])])
        let numbered = PostgresStatement(statement)
        #expect(numbered.sql == "SELECT 1 FROM address WHERE key = $1 AND account <> $2")
        #expect(numbered.parameters == [.text(hostile), .bytes([7, 7])])
    }

    @Test("A part brings its own values, and is counted with those around it")
    func parts() {
        let part: Storage.Statement = "SELECT id FROM account WHERE email = \(hostile)"
        let whole: Storage.Statement =
            "DELETE FROM session WHERE seen < \(1) AND account IN (\(part)) AND hash IN (\(.list([.int(2), .int(3)])))"
        let expected =
            "DELETE FROM session WHERE seen < $1 AND account IN (SELECT id FROM account WHERE email = $2) AND hash IN ($3, $4)"
        #expect(PostgresStatement(whole).sql == expected)
        #expect(PostgresStatement(whole).parameters == [.int(1), .text(hostile), .int(2), .int(3)])
    }

    @Test("What the engines say in different words is given to each in its own")
    func dialects() {
        let statement: Storage.Statement = "SELECT \(sqlite: "max", postgreSQL: "greatest")(1, 2)\(postgreSQL: " FOR UPDATE")"
        #expect(statement.sqliteText == "SELECT max(1, 2)")
        #expect(PostgresStatement(statement).sql == "SELECT greatest(1, 2) FOR UPDATE")
    }

    @Test("Columns are read and inserted in the order of the table")
    func columns() {
        let invited = Table.invited
        #expect(
            ("SELECT \(columns: invited)" as Storage.Statement).sqliteText
                == "SELECT invited.key, invited.number, invited.expires"
        )
        let insertion = invited.insertion(of: [.text("a"), .int(1), .int(2)])
        #expect(insertion.sqliteText == "INSERT INTO invited (key, number, expires) VALUES (?, ?, ?)")
        #expect(
            invited.page(after: [.text("a"), .int(1), .int(2)]).sqliteText
                == "SELECT key, number, expires FROM invited WHERE (key, number) > (?, ?) ORDER BY key, number LIMIT ?"
        )
    }

    @Test("Null is a value, too")
    func null() {
        let statement: Storage.Statement = "UPDATE push_device SET failing = \(nullable: nil)"
        #expect(statement.sqliteArguments == [nil])
        #expect(PostgresStatement(statement).parameters == [.int(nil)])
    }
}
