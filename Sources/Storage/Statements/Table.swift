/// A table that both stores have. Its columns are listed once, here: statements name the table, and rows are read, inserted and copied in
/// this order. (What creates the tables are the migrations of each store, which never change once they are released.)
struct Table: Sendable {
    /// The kind of a column's values.
    enum Kind {
        case bytes, text, number, optionalNumber, flag
    }

    /// A column.
    struct Column: Sendable {
        let name: StaticString
        let kind: Kind
        /// The SQL for it in a backup, instead of its value.
        let backup: StaticString?

        static func bytes(_ name: StaticString) -> Column { Column(name: name, kind: .bytes, backup: nil) }
        static func text(_ name: StaticString) -> Column { Column(name: name, kind: .text, backup: nil) }
        static func optionalNumber(_ name: StaticString) -> Column { Column(name: name, kind: .optionalNumber, backup: nil) }
        static func flag(_ name: StaticString) -> Column { Column(name: name, kind: .flag, backup: nil) }

        static func number(_ name: StaticString, inBackup backup: StaticString? = nil) -> Column {
            Column(name: name, kind: .number, backup: backup)
        }
    }

    /// Its name in both stores.
    let name: StaticString
    /// Its columns, those of the primary key first.
    let columns: [Column]
    /// How many of them are the primary key.
    let keyLength: Int
    /// How many rows are in memory at once while it is copied: fewer where they are large.
    let copiedAtOnce: Int

    init(_ name: StaticString, key: [Column], _ others: [Column] = [], copiedAtOnce: Int = 1000) {
        self.name = name
        self.copiedAtOnce = copiedAtOnce
        columns = key + others
        keyLength = key.count
    }

    /// Its columns, separated by commas.
    ///
    /// - Parameters:
    ///   - isQualified: whether each is written with the name of the table.
    ///   - last: how many of the last ones are left out.
    func columnList(isQualified: Bool, without last: Int = 0) -> Statement {
        var pieces: [Statement.Piece] = []
        for column in columns.dropLast(last) {
            if !pieces.isEmpty { pieces.append(.sql(", ")) }
            if isQualified { pieces += [.sql(name), .sql(".")] }
            pieces.append(.sql(column.name))
        }
        return Statement(pieces: pieces)
    }
}
