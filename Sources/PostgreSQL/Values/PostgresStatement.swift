import CPostgreSQL

/// A statement with what stands for its parameters.
///
/// The SQL is text that stands in the source (`StaticString`): what a person wrote can only ever be a parameter.
public struct PostgresStatement: Sendable {
    let sql: String
    let parameters: [PostgresValue]

    /// `$1` in the statement is the first parameter.
    public init(_ sql: StaticString, _ parameters: [PostgresValue] = []) {
        self.sql = sql.description
        self.parameters = parameters
    }
}

/// What a prepared statement is found by: the same text with parameters of other types is another statement.
struct PreparedKey: Hashable {
    let sql: String
    let types: [Oid]
}
