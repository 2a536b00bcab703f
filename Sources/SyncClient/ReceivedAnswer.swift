import Facts

/// An answer of the server (`docs/sync.md`), as far as a device looks into it: batches are told by where they lie.
struct ReceivedAnswer: Sendable {
    /// The version of the messages that the client speaks.
    static let version: Int64 = 5
    /// The times that a server's clock may say, in milliseconds since 1970. Sums with times beyond them could overflow.
    private static let clocks: ClosedRange<Int64> = 0...(1 << 53)
    /// A batch of no facts has so many bytes, and no other has.
    private static let emptyBatch = 4

    /// The items that a record takes over from it: identity, address, epoch, cursor, position, spaces and invitations.
    private(set) var record = AccountRecord()
    /// The server's clock, in milliseconds since 1970.
    private(set) var now: Int64 = 0
    /// Whether there is more, in any space.
    private(set) var hasMore = false
    /// Where the batches with facts begin and end, the account's own first: by it, a planner knows what lies in which space.
    private(set) var batches = CBORRow()
    private(set) var refused = RefusedFacts()

    /// Reads the wire form, in a byte string.
    ///
    /// - Throws: ``CBORFault`` for anything else: something stands between the server and this device.
    init(item: [UInt8]) throws(CBORFault) {
        var reader = CBORReader(item)
        try read(item, in: try reader.byteStringRange())
    }

    /// Apart from the initializer, which would clean up after each step that can fail.
    @inline(never)
    private mutating func read(_ bytes: [UInt8], in range: Range<Int>) throws(CBORFault) {
        var reader = CBORReader(bytes, in: range)
        guard try reader.array() == 12, try reader.number() == Self.version else { throw .unexpected }
        now = try reader.number()
        guard Self.clocks.contains(now) else { throw .outOfRange }
        try keep([.id, .email, .epoch, .cursor], from: &reader)
        hasMore = try reader.flag()
        note(try reader.byteStringRange(), from: range.lowerBound)
        for _ in 0..<(try reader.array() / RefusedFacts.width) { try refused.add(from: &reader, of: bytes) }
        var spaces = CBORRow()
        for _ in 0..<(try reader.array()) {
            guard try reader.array() == 8 else { throw .unexpected }
            let start = reader.position
            for _ in 0..<4 { _ = try reader.skip() }
            spaces.add(bytes[start..<reader.position], items: 4)
            if try reader.flag() { hasMore = true }
            note(try reader.byteStringRange(), from: range.lowerBound)
            for _ in 0..<2 { spaces.add(try reader.verbatim()) }
        }
        record[.spaces] = spaces.item
        try keep([.position, .invitations], from: &reader)
        try reader.finish()
    }

    @inline(never)
    private mutating func keep(_ items: [AccountRecord.Item], from reader: inout CBORReader) throws(CBORFault) {
        for item in items { record[item] = try reader.verbatim() }
    }

    private mutating func note(_ batch: Range<Int>, from start: Int) {
        guard batch.count > Self.emptyBatch else { return }
        batches.add(Int64(batch.lowerBound - start))
        batches.add(Int64(batch.upperBound - start))
    }

    /// Whether the account holds as much as it may. A shared list that is full is no reason to wait with anything else.
    var isFull: Bool { refused.isFull }
}

/// The facts that a server did not take, sorted by how the device treats them.
struct RefusedFacts: Sendable {
    /// How many CBOR items describe one: kind, scope, identity, field, reason.
    static let width = 5

    /// Whether one was refused for want of room in the account's own space.
    private(set) var isFull = false
    /// Whether the timestamp of one was too far ahead of the server's clock.
    private(set) var hasTimestampAhead = false
    /// The names of those that a shared space does not take, four items each: kind, scope, identity, field. They go with the space.
    private(set) var unshared = CBORRow()
    /// The spaces that these are of.
    private(set) var unsharedSpaces: [UInt32] = []
    /// All others, ``width`` items each.
    private(set) var others = CBORRow()

    /// Reads one: kind, scope, identity, field, reason.
    @inline(never)
    mutating func add(from reader: inout CBORReader, of bytes: [UInt8]) throws(CBORFault) {
        let start = reader.position
        let space = try reader.factName()
        let end = reader.position
        let reason = try reader.number()
        // It is not sent again, and nothing of the person's is missing: the others read that somebody did it.
        if reason == Int64(SyncAnswer.Refusal.otherMember.rawValue) { return }
        if reason == Int64(SyncAnswer.Refusal.unshared.rawValue) {
            unshared.add(bytes[start..<end], items: 4)
            unsharedSpaces.append(space)
        } else {
            others.add(bytes[start..<reader.position], items: Self.width)
        }
        if reason == Int64(SyncAnswer.Refusal.ahead.rawValue) { hasTimestampAhead = true }
        if reason == Int64(SyncAnswer.Refusal.full.rawValue), space == 0 { isFull = true }
    }

    /// The refused facts that are set aside on the device: not those that leave with a space. If the account is full, all of it is sent
    /// again, and the lasting refusals are reported then.
    var lasting: CBORRow { isFull ? CBORRow() : others }
}

extension CBORReader {
    /// Takes the name of a fact, and gives the number of the shared space that it is of; 0: the account's own.
    mutating func factName() throws(CBORFault) -> UInt32 {
        let entity = try Entity(from: &self)
        _ = try number()
        return entity.sharedSpace ?? 0
    }
}
