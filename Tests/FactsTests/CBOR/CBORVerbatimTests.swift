import Facts
import Testing

/// Items that this build has no use for are passed on as they came.
struct CBORVerbatimTests {
    @Test(arguments: AppendixA.definite)
    func `every item of definite length is kept byte for byte`(example: AppendixA.Example) throws {
        let item = try bytes(hex: example.hex)
        var reader = CBORReader(item + [0x00])
        #expect(try reader.verbatim() == item)
        #expect(reader.position == item.count)
    }

    @Test(arguments: AppendixA.definite)
    func `what is kept is written as it was`(example: AppendixA.Example) throws {
        let item = try bytes(hex: example.hex)
        var writer = CBORWriter()
        writer.verbatim(item)
        writer.verbatim(item[...])
        #expect(writer.bytes == item + item)
    }

    @Test(arguments: AppendixA.indefinite)
    func `indefinite lengths are refused as malformed`(example: AppendixA.Example) throws {
        var reader = CBORReader(try bytes(hex: example.hex))
        #expect(throws: CBORFault.malformed) { try reader.skip() }
    }

    @Test(arguments: AppendixA.definite)
    func `an item cut anywhere is truncated`(example: AppendixA.Example) throws {
        let item = try bytes(hex: example.hex)
        for length in item.indices {
            var reader = CBORReader(Array(item[..<length]))
            #expect(throws: CBORFault.truncated, "cut to \(length) bytes") { try reader.skip() }
        }
    }

    @Test(arguments: AppendixA.indefinite)
    func `an item of indefinite length cut anywhere is refused`(example: AppendixA.Example) throws {
        let item = try bytes(hex: example.hex)
        for length in item.indices {
            var reader = CBORReader(Array(item[..<length]))
            #expect(throws: CBORFault.self, "cut to \(length) bytes") { try reader.skip() }
        }
    }

    @Test(arguments: AppendixF.truncated)
    func `an item that lacks bytes is truncated`(hex: String) throws {
        var reader = CBORReader(try bytes(hex: hex))
        #expect(throws: CBORFault.truncated) { try reader.skip() }
    }

    @Test(arguments: AppendixF.malformed)
    func `an item that is not well-formed is refused`(hex: String) throws {
        var reader = CBORReader(try bytes(hex: hex))
        #expect(throws: CBORFault.self) { try reader.skip() }
    }

    @Test(arguments: [UInt8(0x81), 0xc0])
    func `items nest to a limit and no deeper`(head: UInt8) throws {
        let deepest = CBORReader.deepest
        var reader = CBORReader([UInt8](repeating: head, count: deepest - 1) + [0x00])
        #expect(try reader.skip() == 0..<deepest)
        reader = CBORReader([UInt8](repeating: head, count: deepest) + [0x00])
        #expect(throws: CBORFault.tooDeep) { try reader.skip() }
    }

    @Test func `a long row of heads is refused without running out of stack`() {
        var reader = CBORReader([UInt8](repeating: 0x81, count: 100_000))
        #expect(throws: CBORFault.tooDeep) { try reader.skip() }
    }
}
