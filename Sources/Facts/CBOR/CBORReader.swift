/// Reads CBOR (RFC 8949), one item at a time, and refuses whatever it was not asked for.
///
/// Takes any length of head, so that other encoders' integers are read, but no indefinite lengths: nothing of ours writes
/// them, and a length that is known at once bounds what a hostile sender can make us keep.
///
/// All of it but floating point; ``map()`` is there for the RFC's examples, nothing of ours is a map.
package struct CBORReader {
    /// How deep an item that is skipped or kept verbatim may nest.
    package static let deepest = 32

    private let bytes: [UInt8]
    private let end: Int
    /// Where the next item begins.
    package private(set) var position: Int

    /// Reads the whole of `bytes`.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = 0
        end = bytes.count
    }

    /// Reads the part of `bytes` that `range` names.
    ///
    /// - Parameter range: must lie inside `bytes`; is cut to what does.
    package init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        position = min(max(range.lowerBound, 0), bytes.count)
        end = min(max(range.upperBound, position), bytes.count)
    }

    /// Whether everything has been read.
    package var isAtEnd: Bool { position >= end }

    /// Throws ``CBORFault/trailing`` unless everything has been read.
    package func finish() throws(CBORFault) {
        if !isAtEnd { throw .trailing }
    }

    /// An unsigned integer.
    ///
    /// - Throws: ``CBORFault/unexpected`` for another type; ``CBORFault/truncated``, ``CBORFault/malformed``.
    package mutating func unsigned() throws(CBORFault) -> UInt64 {
        let head = try head()
        guard head.major == 0 else { throw .unexpected }
        return head.argument
    }

    /// An unsigned integer no greater than `limit`.
    ///
    /// - Throws: as ``unsigned()``, and ``CBORFault/outOfRange``.
    package mutating func unsigned(upTo limit: UInt64) throws(CBORFault) -> UInt64 {
        let value = try unsigned()
        guard value <= limit else { throw .outOfRange }
        return value
    }

    /// A signed integer that fits 64 bits.
    ///
    /// - Throws: as ``unsigned()``, and ``CBORFault/outOfRange``.
    package mutating func integer() throws(CBORFault) -> Int64 {
        let head = try head()
        guard head.major <= 1 else { throw .unexpected }
        guard head.argument <= UInt64(Int64.max) else { throw .outOfRange }
        let value = Int64(bitPattern: head.argument)
        return head.major == 0 ? value : -1 - value
    }

    /// A byte string.
    ///
    /// - Throws: as ``unsigned()``.
    @inline(never)
    package mutating func byteString() throws(CBORFault) -> [UInt8] {
        Array(bytes[try stringRange(major: 2)])
    }

    /// Where the content of a byte string lies, without copying it.
    ///
    /// - Throws: as ``unsigned()``.
    package mutating func byteStringRange() throws(CBORFault) -> Range<Int> {
        try stringRange(major: 2)
    }

    /// A text string; bytes that are not UTF-8 are refused.
    ///
    /// - Throws: as ``unsigned()``, and ``CBORFault/notText``.
    @inline(never)
    package mutating func text() throws(CBORFault) -> String {
        try text(in: try stringRange(major: 3))
    }

    @inline(never)
    private func text(in range: Range<Int>) throws(CBORFault) -> String {
        guard let text = String(validating: bytes[range], as: UTF8.self) else { throw .notText }
        return text
    }

    /// The number of items of an array, which the caller reads next.
    ///
    /// - Throws: as ``unsigned()``; ``CBORFault/truncated`` where fewer bytes are left than items would take.
    package mutating func array() throws(CBORFault) -> Int {
        try count(major: 4, itemsEach: 1)
    }

    /// The number of pairs of a map, which the caller reads next.
    ///
    /// - Throws: as ``array()``.
    package mutating func map() throws(CBORFault) -> Int {
        try count(major: 5, itemsEach: 2)
    }

    /// Reads a null if one is next; says whether it was.
    package mutating func null() -> Bool {
        guard position < end, bytes[position] == 0xf6 else { return false }
        position += 1
        return true
    }

    /// The kind of the next item, read without taking it: its major type and, for type 7, its argument.
    ///
    /// - Throws: ``CBORFault/truncated``, ``CBORFault/malformed``.
    package func peek() throws(CBORFault) -> (major: UInt8, argument: UInt64) {
        var copy = self
        let head = try copy.head()
        return (head.major, head.argument)
    }

    /// One item as a field's value.
    ///
    /// Here, where the head that says what it is need not be read twice: a search reads the fields of every task.
    ///
    /// - Throws: as ``skip()``.
    mutating func value() throws(CBORFault) -> Value {
        let start = position
        let head = try head()
        switch (head.major, head.argument) {
        case (0, ...UInt64(Int64.max)): return .integer(Int64(bitPattern: head.argument))
        case (1, ...UInt64(Int64.max)): return .integer(-1 - Int64(bitPattern: head.argument))
        case (2, _): return .bytes(Array(bytes[try content(of: head)]))
        case (3, _): return .text(try text(in: try content(of: head)))
        case (7, 22) where head.extended == 0: return .absent
        default:
            position = start
            return .other(try verbatim())
        }
    }

    /// Takes one item of any type, and gives where it lay.
    ///
    /// - Throws: ``CBORFault/truncated``, ``CBORFault/malformed``, ``CBORFault/tooDeep``, ``CBORFault/notText``.
    package mutating func skip() throws(CBORFault) -> Range<Int> {
        let start = position
        try skip(depth: 0)
        return start..<position
    }

    /// Takes one item of any type, and gives its bytes.
    ///
    /// - Throws: as ``skip()``.
    package mutating func verbatim() throws(CBORFault) -> [UInt8] {
        Array(bytes[try skip()])
    }

    private mutating func skip(depth: Int) throws(CBORFault) {
        guard depth < Self.deepest else { throw .tooDeep }
        let start = position
        let head = try head()
        switch head.major {
        case 0, 1: break
        case 2: try advance(head.argument)
        case 3:
            position = start
            // Text is checked here too: bytes that are kept verbatim must be readable later.
            _ = try text()
        case 4, 5:
            let each: UInt64 = head.major == 4 ? 1 : 2
            guard head.argument <= UInt64(end - position) / each else { throw .truncated }
            for _ in 0..<(head.argument * each) { try skip(depth: depth + 1) }
        case 6: try skip(depth: depth + 1)
        default:
            // RFC 8949 §3.3: a simple value below 32 in two bytes is not well-formed.
            if head.extended == 1, head.argument < 32 { throw .malformed }
        }
    }

    private struct Head {
        var major: UInt8
        var argument: UInt64
        /// How many bytes carry the argument beyond the first: 0, 1, 2, 4 or 8.
        var extended: Int
    }

    private mutating func head() throws(CBORFault) -> Head {
        guard position < end else { throw .truncated }
        let first = bytes[position]
        let low = first & 0x1f
        position += 1
        guard low >= 24 else { return Head(major: first >> 5, argument: UInt64(low), extended: 0) }
        guard low <= 27 else { throw .malformed }
        let extended = 1 << Int(low - 24)
        guard extended <= end - position else { throw .truncated }
        var argument: UInt64 = 0
        for _ in 0..<extended {
            argument = argument << 8 | UInt64(bytes[position])
            position += 1
        }
        return Head(major: first >> 5, argument: argument, extended: extended)
    }

    @inline(never)
    private mutating func stringRange(major: UInt8) throws(CBORFault) -> Range<Int> {
        let head = try head()
        guard head.major == major else { throw .unexpected }
        return try content(of: head)
    }

    /// Where the bytes lie that a string's head announces.
    private mutating func content(of head: Head) throws(CBORFault) -> Range<Int> {
        let start = position
        try advance(head.argument)
        return start..<position
    }

    /// - Parameter itemsEach: how many items an element takes; every item takes a byte at least, which bounds the count.
    private mutating func count(major: UInt8, itemsEach: UInt64) throws(CBORFault) -> Int {
        let head = try head()
        guard head.major == major else { throw .unexpected }
        guard head.argument <= UInt64(end - position) / itemsEach else { throw .truncated }
        return Int(head.argument)
    }

    private mutating func advance(_ length: UInt64) throws(CBORFault) {
        guard length <= UInt64(end - position) else { throw .truncated }
        position += Int(length)
    }
}
