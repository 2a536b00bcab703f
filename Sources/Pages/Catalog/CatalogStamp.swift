import Facts

/// The mark of the tables that belong to one release: two tables with the same mark have the same messages in the same order.
///
/// It is made of the English table, whose lines change with the messages and with what is put into them. `tools/stamp-words` writes it into
/// the files for browsers and servers; tables in the source have none, so that a new message changes no line but its own.
package struct CatalogStamp: Sendable {
    static let length = 16

    /// As it stands behind the first four letters of a file: hexadecimal digits of a hash (``Mixing/fnv1a(_:after:)``).
    package let digits: [UInt8]

    init(of english: CatalogTable) {
        let hash = Mixing.fnv1a(english.bytes)
        var digits: [UInt8] = []
        for shift in stride(from: 60, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: hash >> UInt64(shift)) & 15
            digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
        self.digits = digits
    }

    /// A table of the source with this mark, as `tools/stamp-words` writes it.
    package func marking(_ table: [UInt8]) -> [UInt8] {
        CatalogTable.magic.withUTF8Buffer { Array($0) } + digits + table.dropFirst(CatalogTable.magic.utf8CodeUnitCount)
    }
}
