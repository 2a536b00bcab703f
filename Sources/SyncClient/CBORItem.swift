import Facts

/// CBOR items as they stand in a row: whole, with their heads.
enum CBORItem {
    static let zero: [UInt8] = [0]
    static let null: [UInt8] = [0xf6]
    static let noBytes: [UInt8] = [0x40]
    static let emptyArray: [UInt8] = [0x80]

    @inline(never)
    static func of(_ number: Int64) -> [UInt8] {
        var writer = CBORWriter()
        writer.integer(number)
        return writer.bytes
    }

    /// The number that an item is; 0 for anything else.
    @inline(never)
    static func number(_ item: [UInt8]) -> Int64 {
        var reader = CBORReader(item)
        do throws(CBORFault) {
            return try reader.integer()
        } catch {
            return 0
        }
    }

    static func number32(_ item: [UInt8]) -> UInt32 {
        UInt32(truncatingIfNeeded: number(item))
    }

    /// The elements of an array; none for anything else.
    @inline(never)
    static func elements(_ item: [UInt8]) -> [[UInt8]] {
        var reader = CBORReader(item)
        do throws(CBORFault) {
            return try reader.items()
        } catch {
            return []
        }
    }
}

extension CBORReader {
    /// An array, as the items that it holds.
    @inline(never)
    mutating func items() throws(CBORFault) -> [[UInt8]] {
        var items: [[UInt8]] = []
        for _ in 0..<(try array()) { items.append(try verbatim()) }
        return items
    }

    @inline(never)
    mutating func number() throws(CBORFault) -> Int64 {
        try integer()
    }

    @inline(never)
    mutating func flag() throws(CBORFault) -> Bool {
        try integer() != 0
    }
}

extension CBORWriter {
    mutating func flag(_ isSet: Bool) {
        unsigned(isSet ? 1 : 0)
    }
}

/// Items that become one array.
struct CBORRow: Sendable {
    private var writer = CBORWriter()
    private(set) var count = 0

    /// The items, one after another.
    var items: [UInt8] { writer.bytes }

    mutating func add(_ item: [UInt8]) {
        add(item[...], items: 1)
    }

    /// Adds several that stand one after another.
    @inline(never)
    mutating func add(_ items: ArraySlice<UInt8>, items more: Int) {
        writer.verbatim(items)
        count += more
    }

    mutating func add(_ number: Int64) {
        writer.integer(number)
        count += 1
    }

    /// The array.
    @inline(never)
    func write(to whole: inout CBORWriter) {
        whole.array(count)
        whole.verbatim(writer.bytes)
    }

    var item: [UInt8] {
        var whole = CBORWriter()
        write(to: &whole)
        return whole.bytes
    }
}
