import CPostgreSQL

/// A statement with the values of its parameters.
///
/// The SQL is text that stands in the source (`StaticString`): a person's text can only ever be a parameter.
package struct PostgresStatement: Sendable {
    let sql: String
    let parameters: [PostgresValue]

    /// `$1` in the statement is the first parameter.
    package init(_ sql: StaticString, _ parameters: [PostgresValue] = []) {
        self.sql = sql.description
        self.parameters = parameters
    }

    /// A part of a statement.
    package enum Piece: Sendable {
        /// Text that stands in the source.
        case sql(StaticString)
        /// The value of a parameter.
        case value(PostgresValue)
    }

    /// A statement of parts: each value is a parameter, with its number.
    package init(_ pieces: [Piece]) {
        var sql = ""
        var parameters: [PostgresValue] = []
        for piece in pieces {
            switch piece {
            case .sql(let text): sql += text.description
            case .value(let value):
                parameters.append(value)
                sql += "$\(parameters.count)"
            }
        }
        self.sql = sql
        self.parameters = parameters
    }
}

/// The key of a prepared statement: the same text with parameters of other types is another statement.
struct PreparedKey: Hashable {
    let sql: String
    let types: [Oid]
}
