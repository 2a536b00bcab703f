import Facts

/// The input from a host that speaks no Swift: a row of items. A missing item, or one of another kind, counts as null, 0 or nothing.
struct HostInput {
    private let items: [[UInt8]]

    /// - Throws: ``CBORFault`` for anything but one array.
    init(_ bytes: [UInt8]) throws(CBORFault) {
        var reader = CBORReader(bytes)
        items = try reader.items()
        try reader.finish()
    }

    @inline(never)
    subscript(_ index: Int) -> [UInt8] { index < items.count ? items[index] : CBORItem.null }

    @inline(never)
    func number(_ index: Int) -> Int64 { CBORItem.number(self[index]) }

    func flag(_ index: Int) -> Bool { number(index) != 0 }

    @inline(never)
    func record(_ index: Int) -> AccountRecord? { AccountRecord(self[index]) }

    /// - Throws: ``CBORFault`` for bytes that are no answer.
    @inline(never)
    func answer(_ index: Int) throws(CBORFault) -> ReceivedAnswer { try ReceivedAnswer(item: self[index]) }
}
