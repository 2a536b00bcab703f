/// The line of a message in the tables of all languages: texts into which nothing is put are counted from the first line on, the others
/// from the last one back. So nothing is numbered in the source, and a new message changes no line but its own.
struct MessageLine {
    /// As it stands in markup.
    let rawValue: UInt16

    private static let isFromEnd: UInt16 = 0x8000

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    init(_ phrase: Phrase) {
        self.init(rawValue: phrase.rawValue)
    }

    init(_ name: SentenceName) {
        self.init(rawValue: Self.isFromEnd | name.rawValue)
    }

    /// Whether only pages of the server say it: then it stands in a table of its own.
    var isServers: Bool { index >= first }

    /// The entry of the table that it stands in.
    ///
    /// - Parameter facts: how many entries come before its messages.
    func entry(in table: CatalogTable, after facts: Int) -> Int {
        let index = isServers ? index - first : index
        return rawValue & Self.isFromEnd == 0 ? facts + index : table.count - 1 - index
    }

    /// Where it stands among those of its kind.
    private var index: Int { Int(rawValue & ~Self.isFromEnd) }

    /// Where those begin that only pages of the server say.
    private var first: Int {
        Int(rawValue & Self.isFromEnd == 0 ? Phrase.firstOfServers.rawValue : SentenceName.firstOfServers.rawValue)
    }
}
