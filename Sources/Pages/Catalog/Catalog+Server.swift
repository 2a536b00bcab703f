#if !hasFeature(Embedded) || IMPORTS
extension Catalog {
    /// A language from its two files: the table that browsers load, and the texts that only pages of the server say
    /// (`tools/words/table.py`).
    ///
    /// - Throws: if one of them is damaged, or made for another release.
    package convenience init(file table: [UInt8], servers: [UInt8]) throws(CatalogFault) {
        self.init(
            try CatalogTable(checking: table, as: Self.english.table, Self.stamp),
            servers: try CatalogTable(checking: servers, as: Self.serversEnglish, Self.serversStamp, facts: 0),
            else: .english
        )
    }

    /// Of the tables of this release with texts that only pages of the server say.
    package static let serversStamp = CatalogStamp(of: serversEnglish)

    /// How many bytes of a table ``check(head:)`` needs.
    package static let headLength = CatalogTable.headLength + 1

    /// Refuses a file that does not begin as a table of this release, without reading all of it.
    package static func check(head: [UInt8]) throws(CatalogFault) { try CatalogTable.check(head: head, stamp) }
}
#endif
