/// The shared spaces that an account is a member of, six CBOR items for each: number, role, epoch, cursor, the names of the others, the
/// account's own name or null.
struct SpaceRows: Sendable {
    static let width = 6
    /// The role of a member who may write, and that of the owner.
    static let edit: Int64 = 2
    static let own: Int64 = 3

    private let items: [[UInt8]]

    init(_ item: [UInt8]) {
        items = CBORItem.elements(item)
    }

    var count: Int { items.count / Self.width }

    func item(_ row: Int, _ column: Int) -> [UInt8] { items[row * Self.width + column] }
    func number(_ row: Int) -> UInt32 { CBORItem.number32(item(row, 0)) }
    func role(_ row: Int) -> Int64 { CBORItem.number(item(row, 1)) }

    /// The same spaces, of which nothing was read yet: as an item.
    var fromTheBeginning: [UInt8] {
        var rows = CBORRow()
        for (index, item) in items.enumerated() { rows.add(index % Self.width == 3 ? CBORItem.zero : item) }
        return rows.item
    }

    /// The account's role in a space; 0 if it is no member.
    func role(in number: UInt32) -> Int64 {
        for row in 0..<count where self.number(row) == number { return role(row) }
        return 0
    }

    /// Whether the person is in the same spaces, with the same rights and people.
    func isSameCompany(as other: SpaceRows) -> Bool {
        guard items.count == other.items.count else { return false }
        for row in 0..<count {
            for column in 0..<Self.width where column != 2 && column != 3 {
                if item(row, column) != other.item(row, column) { return false }
            }
        }
        return true
    }
}
