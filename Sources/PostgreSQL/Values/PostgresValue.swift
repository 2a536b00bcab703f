import CPostgreSQL

/// The value of a parameter (`$1`, `$2`, …) of a statement.
///
/// NULL has a type, too (`.text(nil)`): so a statement's parameters always have the same types, and it is prepared once.
package enum PostgresValue: Sendable, Equatable {
    /// For `text`. PostgreSQL refuses U+0000 in it (SQLSTATE 22021).
    case text(String?)
    /// For `bigint`.
    case int(Int64?)
    /// For `boolean`.
    case bool(Bool?)
    /// For `bytea`.
    case bytes([UInt8]?)
    /// For `bigint[]`, which `unnest` turns into rows.
    case ints([Int64?])
    /// For `bytea[]`.
    case byteStrings([[UInt8]?])

    var type: Oid {
        switch self {
        case .text: PostgresType.text
        case .int: PostgresType.int8
        case .bool: PostgresType.bool
        case .bytes: PostgresType.bytes
        case .ints: PostgresType.int8Array
        case .byteStrings: PostgresType.bytesArray
        }
    }

    /// Appends the value as it travels, in the binary format of the type's `recv` function; `false` for NULL, which has no bytes.
    func append(to bytes: inout [UInt8]) -> Bool {
        switch self {
        case .text(nil), .int(nil), .bool(nil), .bytes(nil):
            return false
        case .text(let text?):
            bytes += text.utf8
        case .int(let number?):
            bytes.append(bigEndian: number)
        case .bool(let flag?):
            bytes.append(flag ? 1 : 0)
        case .bytes(let string?):
            bytes += string
        case .ints(let numbers):
            bytes.append(arrayOf: PostgresType.int8, numbers) { bytes, number in
                bytes.append(bigEndian: number)
            }
        case .byteStrings(let strings):
            bytes.append(arrayOf: PostgresType.bytes, strings) { bytes, string in
                bytes += string
            }
        }
        return true
    }
}

extension [UInt8] {
    /// An array of one dimension, as `array_recv` reads it: dimensions, whether there are NULLs, the elements' type, length, lower bound,
    /// then each element behind its length (−1 for NULL).
    fileprivate mutating func append<Item>(
        arrayOf type: Oid,
        _ items: [Item?],
        append: (inout [UInt8], Item) -> Void
    ) {
        self.append(bigEndian: Int32(items.isEmpty ? 0 : 1))
        self.append(bigEndian: Int32(items.contains { $0 == nil } ? 1 : 0))
        self.append(bigEndian: type)
        guard !items.isEmpty else { return }
        self.append(bigEndian: Int32(truncatingIfNeeded: items.count))
        self.append(bigEndian: Int32(1))
        for item in items {
            guard let item else {
                self.append(bigEndian: Int32(-1))
                continue
            }
            let lengthAt = count
            self.append(bigEndian: Int32(0))
            append(&self, item)
            let length = Int32(truncatingIfNeeded: count - lengthAt - 4)
            for (offset, byte) in length.bigEndianBytes.enumerated() { self[lengthAt + offset] = byte }
        }
    }

    fileprivate mutating func append(bigEndian number: some FixedWidthInteger) {
        self += number.bigEndianBytes
    }
}

extension FixedWidthInteger {
    fileprivate var bigEndianBytes: [UInt8] {
        withUnsafeBytes(of: bigEndian) { bytes in Array(bytes) }
    }
}
