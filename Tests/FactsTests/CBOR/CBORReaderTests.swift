import Facts
import Testing

/// The reader reads the requested item, and takes nothing else for it.
struct CBORReaderTests {
    @Test(arguments: AppendixA.unsigned)
    func `unsigned integers are read`(hex: String, value: UInt64) throws {
        var reader = CBORReader(try bytes(hex: hex))
        #expect(try reader.unsigned() == value)
        try reader.finish()
    }

    @Test(arguments: AppendixA.negative)
    func `negative integers are read`(hex: String, value: Int64) throws {
        var reader = CBORReader(try bytes(hex: hex))
        #expect(try reader.integer() == value)
        try reader.finish()
    }

    @Test(arguments: AppendixA.byteStrings)
    func `byte strings are read`(hex: String, value: [UInt8]) throws {
        var reader = CBORReader(try bytes(hex: hex))
        #expect(try reader.byteString() == value)
        try reader.finish()
    }

    @Test(arguments: AppendixA.texts)
    func `texts are read`(hex: String, value: String) throws {
        var reader = CBORReader(try bytes(hex: hex))
        #expect(try Array(reader.text().utf8) == Array(value.utf8))
        try reader.finish()
    }

    @Test(arguments: [("3b7fffffffffffffff", Int64.min), ("1b7fffffffffffffff", .max)])
    func `the ends of 64 bits are read`(hex: String, value: Int64) throws {
        var reader = CBORReader(try bytes(hex: hex))
        #expect(try reader.integer() == value)
    }

    @Test(arguments: ["1b8000000000000000", "3b8000000000000000", "1bffffffffffffffff", "3bffffffffffffffff"])
    func `integers beyond 64 signed bits are out of range`(hex: String) throws {
        var reader = CBORReader(try bytes(hex: hex))
        #expect(throws: CBORFault.outOfRange) { try reader.integer() }
    }

    @Test func `a limit holds`() {
        var reader = CBORReader([0x18, 0x64])
        #expect(throws: CBORFault.outOfRange) { try reader.unsigned(upTo: 99) }
        reader = CBORReader([0x18, 0x64])
        #expect(throws: Never.self) { try reader.unsigned(upTo: 100) }
    }

    @Test(arguments: ["17", "1817", "190017", "1a00000017", "1b0000000000000017"])
    func `a head may be longer than it needs to be`(hex: String) throws {
        var reader = CBORReader(try bytes(hex: hex))
        #expect(try reader.unsigned() == 23)
        try reader.finish()
    }

    @Test(arguments: AppendixA.definite)
    func `another type is unexpected`(example: AppendixA.Example) throws {
        let item = try bytes(hex: example.hex)
        let major = try #require(item.first) >> 5
        let readings: [(majors: ClosedRange<UInt8>, read: (inout CBORReader) throws -> Void)] = [
            (0...0, { _ = try $0.unsigned() }),
            (0...1, { _ = try $0.integer() }),
            (2...2, { _ = try $0.byteString() }),
            (2...2, { _ = try $0.byteStringRange() }),
            (3...3, { _ = try $0.text() }),
            (4...4, { _ = try $0.array() }),
            (5...5, { _ = try $0.map() }),
        ]
        for reading in readings where !reading.majors.contains(major) {
            var reader = CBORReader(item)
            #expect(throws: CBORFault.unexpected) { try reading.read(&reader) }
        }
    }

    @Test func `a null is taken only where one is`() {
        var reader = CBORReader([0xf6, 0x00])
        let taken = [reader.null(), reader.null()]
        #expect(taken == [true, false])
        #expect(reader.position == 1)
    }

    @Test func `there is no null at the end`() {
        var reader = CBORReader([])
        let taken = reader.null()
        #expect(!taken)
    }

    @Test func `arrays and maps say how many follow`() throws {
        var reader = CBORReader(try bytes(hex: "8301a1020304"))
        #expect(try reader.array() == 3)
        #expect(try reader.unsigned() == 1)
        #expect(try reader.map() == 1)
        #expect(try reader.skip() == 3..<4)
        #expect(try reader.skip() == 4..<5)
        #expect(!reader.isAtEnd)
    }

    @Test(arguments: [
        "9b7fffffffffffffff00", "9bffffffffffffffff00", "8200", "bb7fffffffffffffff0000", "bbffffffffffffffff0000", "a200",
    ])
    func `a count that the bytes cannot hold is refused at once`(hex: String) throws {
        let item = try bytes(hex: hex)
        var reader = CBORReader(item)
        #expect(throws: CBORFault.truncated) { try item[0] < 0xa0 ? reader.array() : reader.map() }
        reader = CBORReader(item)
        #expect(throws: CBORFault.truncated) { try reader.skip() }
    }

    @Test(arguments: ["61ff", "62c328", "63e28220", "63eda080", "64f4908080", "62c080"])
    func `text that is not UTF-8 is refused`(hex: String) throws {
        var reader = CBORReader(try bytes(hex: hex))
        #expect(throws: CBORFault.notText) { try reader.text() }
        reader = CBORReader(try bytes(hex: hex))
        #expect(throws: CBORFault.notText) { try reader.skip() }
    }

    @Test func `bytes after the last item are trailing`() {
        let reader = CBORReader([0x00])
        #expect(throws: CBORFault.trailing) { try reader.finish() }
    }

    @Test func `looking ahead takes nothing`() throws {
        let reader = CBORReader([0x39, 0x03, 0xe7])
        let next = try reader.peek()
        #expect(next.major == 1)
        #expect(next.argument == 999)
        #expect(reader.position == 0)
    }

    @Test func `only the range that was given is read`() throws {
        var reader = CBORReader([0x01, 0x02, 0x03], in: 1..<2)
        #expect(try reader.unsigned() == 2)
        #expect(reader.isAtEnd)
        #expect(throws: CBORFault.truncated) { try reader.unsigned() }
    }

    @Test(arguments: [-5..<2, 2..<9, 7..<9, -9 ..< -7])
    func `a range is cut to the bytes there are`(range: Range<Int>) {
        var reader = CBORReader([0x01, 0x02, 0x03], in: range)
        var read = 0
        while !reader.isAtEnd, (try? reader.unsigned()) != nil { read += 1 }
        #expect(read == range.clamped(to: 0..<3).count)
    }

    @Test func `a string may not reach beyond the range`() throws {
        var reader = CBORReader(try bytes(hex: "42010203"), in: 0..<2)
        #expect(throws: CBORFault.truncated) { try reader.byteString() }
    }
}
