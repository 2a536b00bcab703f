#if !hasFeature(Embedded)
extension Catalog {
    /// A language from its two files: the table that browsers load, and the texts that only pages of the server say
    /// (`tools/words/table.py`).
    ///
    /// - Throws: if one of them is damaged, or made for another release.
    public convenience init(file table: [UInt8], servers: [UInt8]) throws(CatalogFault) {
        try self.init(file: Self.joined(table, with: servers))
    }

    /// How many bytes of a table ``check(head:)`` needs.
    public static let headLength = 16

    /// Refuses a file that does not begin as a table of this release, without reading all of it.
    public static func check(head: [UInt8]) throws(CatalogFault) { try CatalogTable.check(head: head) }

    /// Both in one table: each line that is empty in the one is taken from the other.
    ///
    /// - Throws: if they are not of the same release.
    static func joined(_ table: [UInt8], with servers: [UInt8]) throws(CatalogFault) -> [UInt8] {
        let lines = [table, servers].map { $0.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
        guard lines[0].count == lines[1].count, lines[0][0] == lines[1][0] else { throw .otherRelease }
        return Array(zip(lines[0], lines[1]).map { $0.isEmpty ? $1 : $0 }.joined(separator: [UInt8(ascii: "\n")]))
    }
}
#endif
