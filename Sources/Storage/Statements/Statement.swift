import Facts

/// One SQL statement for both stores: SQL that stands in the source, and the values that are bound to it.
///
///     let ended: Statement = "DELETE FROM session WHERE account = \(account) AND hash = \(hash)"
///
/// SQLite is given `DELETE FROM session WHERE account = ? AND hash = ?`, PostgreSQL the same with `$1` and `$2`; both are given the two
/// values beside it.
///
/// SQL injection cannot happen. The only text that becomes SQL is of type `StaticString`, which nothing but a literal in the source can be;
/// an interpolated part is either a value, which is always bound and never becomes text, or another statement.
struct Statement: ExpressibleByStringInterpolation, Sendable {
    /// A part of a statement.
    enum Piece: Sendable {
        /// SQL that both stores are given.
        case sql(StaticString)
        /// SQL that only one of them is given.
        case sqlite(StaticString)
        case postgreSQL(StaticString)
        /// A value that is bound in this place.
        case value(BoundValue)
    }

    /// All parts, in their order.
    let pieces: [Piece]
    /// The space or the account whose other writers wait from this statement on until the transaction ends; nil for most statements.
    private(set) var locked: Identity?

    init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// The same statement, which locks the row of a space or of an account.
    func locking(_ identity: Identity) -> Statement {
        var statement = self
        statement.locked = identity
        return statement
    }

    /// A statement without values.
    init(stringLiteral sql: StaticString) {
        pieces = [.sql(sql)]
    }

    /// A statement with its interpolated parts.
    init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    /// Values to bind, separated by commas: `IN (\(.list(numbers)))`.
    static func list(_ values: [BoundValue]) -> Statement {
        Statement(pieces: Array(values.map { [.value($0)] }.joined(separator: [.sql(", ")])))
    }

    /// The parts of a literal, as the compiler takes it apart.
    struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var pieces: [Piece] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        /// SQL that stands in the source.
        mutating func appendLiteral(_ sql: StaticString) {
            if sql.utf8CodeUnitCount > 0 { pieces.append(.sql(sql)) }
        }

        /// A value to bind.
        mutating func append(_ value: BoundValue) {
            pieces.append(.value(value))
        }

        /// A value to bind.
        mutating func appendInterpolation(_ value: some Bindable) {
            append(value.bound)
        }

        /// A number to bind, or null.
        mutating func appendInterpolation(nullable number: Int64?) {
            append(.int(number))
        }

        /// Another statement, or a part of one, with its own values.
        mutating func appendInterpolation(_ part: Statement) {
            pieces += part.pieces
        }

        /// SQL in which the two engines differ: `\(sqlite: "max", postgreSQL: "greatest")`.
        mutating func appendInterpolation(sqlite: StaticString = "", postgreSQL: StaticString = "") {
            pieces += [.sqlite(sqlite), .postgreSQL(postgreSQL)]
        }

        /// All columns of a table, in the order in which its rows are read: `session.account, session.hash, …`.
        ///
        /// - Parameter last: how many of the last ones are left out.
        mutating func appendInterpolation(columns table: Table, without last: Int = 0) {
            pieces += table.columnList(isQualified: true, without: last).pieces
        }

        /// A table to insert into, with all its columns: `session (account, hash, …)`. As many values follow, in the same order.
        mutating func appendInterpolation(into table: Table) {
            pieces.append(.sql(table.name))
            pieces.append(.sql(" ("))
            pieces += table.columnList(isQualified: false).pieces
            pieces.append(.sql(")"))
        }
    }
}
