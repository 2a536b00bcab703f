import Facts
import Foundation
import GRDB
import PostgreSQL

/// One row of an answer, from either store.
struct StatementRow {
    fileprivate enum Source {
        case sqlite(Row)
        case postgreSQL(PostgresRow)
    }

    fileprivate let source: Source
    /// The column that ``value(_:as:)`` counts from.
    private let first: Int

    private init(_ source: Source, from first: Int = 0) {
        self.source = source
        self.first = first
    }

    init(_ row: Row) {
        self.init(.sqlite(row))
    }

    init(_ row: PostgresRow) {
        self.init(.postgreSQL(row))
    }

    /// The same row without its first columns, so that the columns after them are read as a row of their own.
    func dropFirst(_ columns: Int) -> StatementRow {
        StatementRow(source, from: first + columns)
    }

    /// The value of a column, counted from 0. Where it may be null, ask for an optional.
    ///
    /// - Throws: ``StoreFault/damaged(_:)`` if there is no such column, or it holds a value of another type.
    func value<Value: ColumnValue>(_ column: Int, as type: Value.Type = Value.self) throws(StoreFault) -> Value {
        guard let value = Value(CellOfRow(source: source, column: first + column)) else {
            throw .damaged("column \(first + column) of a row")
        }
        return value
    }
}

/// One cell of a row, from either store.
struct CellOfRow {
    fileprivate let source: StatementRow.Source
    fileprivate let column: Int

    /// Its value, of a type that both engines know.
    fileprivate func value<Value: PostgresReadable & DatabaseValueConvertible>() -> Value? {
        switch source {
        case .sqlite(let row): sqlite(row).flatMap { Value.fromDatabaseValue($0) }
        case .postgreSQL(let row): postgreSQL(row)
        }
    }

    fileprivate var bytes: [UInt8]? {
        switch source {
        case .sqlite(let row): sqlite(row).flatMap { Data.fromDatabaseValue($0) }.map { Array($0) }
        case .postgreSQL(let row): postgreSQL(row)
        }
    }

    fileprivate var isNull: Bool {
        switch source {
        case .sqlite(let row): sqlite(row)?.isNull == true
        case .postgreSQL(let row): row.isNull(column)
        }
    }

    private func sqlite(_ row: Row) -> DatabaseValue? {
        column < row.count ? row[column] : nil
    }

    private func postgreSQL<Value: PostgresReadable>(_ row: PostgresRow) -> Value? {
        do throws(PostgresFault) {
            return try row.value(column)
        } catch {
            return nil
        }
    }
}

/// A type that a column can be read as.
protocol ColumnValue {
    /// Nil where the cell holds something else.
    init?(_ cell: CellOfRow)
}

extension Int64: ColumnValue {
    init?(_ cell: CellOfRow) {
        guard let value: Int64 = cell.value() else { return nil }
        self = value
    }
}

extension String: ColumnValue {
    init?(_ cell: CellOfRow) {
        guard let value: String = cell.value() else { return nil }
        self = value
    }
}

extension Bool: ColumnValue {
    init?(_ cell: CellOfRow) {
        guard let value: Bool = cell.value() else { return nil }
        self = value
    }
}

extension [UInt8]: ColumnValue {
    init?(_ cell: CellOfRow) {
        guard let bytes = cell.bytes else { return nil }
        self = bytes
    }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
    /// `.some(nil)` for null: it could be read, and there is nothing.
    init?(_ cell: CellOfRow) {
        if cell.isNull {
            self = .none
            return
        }
        guard let value = Wrapped(cell) else { return nil }
        self = .some(value)
    }
}

// MARK: - This project's own types

extension Int: ColumnValue {
    init?(_ cell: CellOfRow) {
        guard let value = Int64(cell) else { return nil }
        self.init(exactly: value)
    }
}

extension UInt32: ColumnValue {
    init?(_ cell: CellOfRow) {
        guard let value = Int64(cell) else { return nil }
        self.init(exactly: value)
    }
}

extension Identity: ColumnValue {
    init?(_ cell: CellOfRow) {
        guard let bytes = cell.bytes else { return nil }
        self.init(bytes: bytes)
    }
}

extension AccountID: ColumnValue {
    init?(_ cell: CellOfRow) {
        guard let identity = Identity(cell) else { return nil }
        self.init(identity)
    }
}

extension SpaceID: ColumnValue {
    init?(_ cell: CellOfRow) {
        guard let identity = Identity(cell) else { return nil }
        self.init(identity)
    }
}

extension MemberRole: ColumnValue {
    init?(_ cell: CellOfRow) {
        guard let number = Int(cell) else { return nil }
        self.init(rawValue: number)
    }
}
