import CPostgreSQL

/// The answer to a statement: its rows, in their order.
package struct PostgresRows: RandomAccessCollection, Sendable {
    /// How many rows were written, changed, deleted or read.
    package let affected: Int
    private let types: [Oid]
    private let bytes: [UInt8]
    /// Where each cell lies among the bytes, row after row; `nil` for NULL.
    private let cells: [Range<Int>?]
    private let rowCount: Int

    /// The first row's index.
    package var startIndex: Int { 0 }
    /// How many rows there are.
    package var endIndex: Int { rowCount }

    /// One row; there must be as many.
    package subscript(position: Int) -> PostgresRow {
        PostgresRow(rows: self, index: position)
    }

    /// Copies everything out of libpq's result, which is then no longer needed.
    init(_ result: OpaquePointer) {
        let columns = PQnfields(result)
        rowCount = Int(PQntuples(result))
        types = (0..<columns).map { PQftype(result, $0) }
        var bytes: [UInt8] = []
        var cells: [Range<Int>?] = []
        cells.reserveCapacity(rowCount * types.count)
        for row in 0..<Int32(truncatingIfNeeded: rowCount) {
            for column in 0..<columns {
                guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else {
                    cells.append(nil)
                    continue
                }
                let from = bytes.count
                bytes += UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, row, column)))
                cells.append(from..<bytes.count)
            }
        }
        self.bytes = bytes
        self.cells = cells
        affected = PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
    }

    fileprivate func cell(row: Int, column: Int) -> PostgresCell? {
        guard types.indices.contains(column), (0..<rowCount).contains(row) else { return nil }
        return PostgresCell(type: types[column], bytes: cells[row * types.count + column].map { bytes[$0] })
    }
}

/// One row of an answer.
package struct PostgresRow: Sendable {
    fileprivate let rows: PostgresRows
    fileprivate let index: Int

    /// The value of a column, counted from 0: `let seq: Int64 = try row.value(0)`. Where it may be NULL, ask for an optional.
    /// - Throws: `.unreadable` if there is no such column, or it holds a value of another type.
    package func value<Value: PostgresReadable>(_ column: Int, as type: Value.Type = Value.self) throws(PostgresFault) -> Value {
        guard let cell = rows.cell(row: index, column: column), let value = Value(cell) else {
            throw .unreadable(column: column)
        }
        return value
    }

    /// Whether a column, counted from 0, holds NULL.
    package func isNull(_ column: Int) -> Bool {
        rows.cell(row: index, column: column).map { $0.bytes == nil } ?? false
    }
}
