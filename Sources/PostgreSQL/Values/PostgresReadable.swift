import CPostgreSQL

/// One column of one row: its type's number, and its bytes in the binary format (none for NULL).
package struct PostgresCell: Sendable {
    let type: Oid
    let bytes: ArraySlice<UInt8>?
}

/// A type that a column can be read as.
package protocol PostgresReadable {
    /// `nil` if the cell holds something else.
    init?(_ cell: PostgresCell)
}

extension Int64: PostgresReadable {
    /// From `bigint`, `integer` and `smallint`.
    package init?(_ cell: PostgresCell) {
        guard let bytes = cell.bytes else { return nil }
        let word = bytes.reduce(UInt64(0)) { word, byte in word << 8 | UInt64(byte) }
        switch (cell.type, bytes.count) {
        case (PostgresType.int8, 8): self = Int64(bitPattern: word)
        case (PostgresType.int4, 4): self = Int64(Int32(truncatingIfNeeded: word))
        case (PostgresType.int2, 2): self = Int64(Int16(truncatingIfNeeded: word))
        default: return nil
        }
    }
}

extension String: PostgresReadable {
    /// From `text`, `varchar` and `name`; a connection always speaks UTF-8.
    package init?(_ cell: PostgresCell) {
        let isText = [PostgresType.text, PostgresType.varchar, PostgresType.name].contains(cell.type)
        guard isText, let bytes = cell.bytes else { return nil }
        self.init(validating: bytes, as: UTF8.self)
    }
}

extension Bool: PostgresReadable {
    /// From `boolean`.
    package init?(_ cell: PostgresCell) {
        guard cell.type == PostgresType.bool, let byte = cell.bytes?.first else { return nil }
        self = byte != 0
    }
}

extension [UInt8]: PostgresReadable {
    /// From `bytea`.
    package init?(_ cell: PostgresCell) {
        guard cell.type == PostgresType.bytes, let bytes = cell.bytes else { return nil }
        self.init(bytes)
    }
}

extension Optional: PostgresReadable where Wrapped: PostgresReadable {
    /// `.some(nil)` for NULL: it could be read, and there is nothing.
    package init?(_ cell: PostgresCell) {
        guard cell.bytes != nil else {
            self = .none
            return
        }
        guard let value = Wrapped(cell) else { return nil }
        self = .some(value)
    }
}
