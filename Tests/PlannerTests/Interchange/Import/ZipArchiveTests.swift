import Testing

@testable import Interchange

struct ZipArchiveTests {
    private struct Entry {
        var name: String
        var content: [UInt8]
        var method: UInt16 = 0
        var flags: UInt16 = 0
        /// What the directory claims, if not the truth.
        var size: UInt32?
    }

    private static func two(_ number: UInt16) -> [UInt8] { [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)] }

    private static func four(_ number: UInt32) -> [UInt8] { two(UInt16(truncatingIfNeeded: number)) + two(UInt16(number >> 16)) }

    private static func archive(_ entries: [Entry]) -> [UInt8] {
        var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
        for entry in entries {
            let start = UInt32(bytes.count)
            let name = Array(entry.name.utf8)
            let packed = UInt32(entry.content.count)
            let common =
                two(entry.flags) + two(entry.method) + four(0) + four(0) + four(packed) + four(entry.size ?? packed)
                + two(UInt16(name.count)) + two(0)
            bytes += four(0x0403_4b50) + two(20) + common + name + entry.content
            directory += four(0x0201_4b50) + two(20) + two(20) + common + two(0) + two(0) + two(0) + four(0) + four(start) + name
        }
        let start = UInt32(bytes.count)
        let count = UInt16(entries.count)
        return bytes + directory + four(0x0605_4b50) + four(0) + two(count) + two(count) + four(UInt32(directory.count))
            + four(start) + two(0)
    }

    private static func names(_ bytes: [UInt8]) throws -> [String] { try ZipArchive(bytes).files.map(\.name) }

    @Test("A8: files of an archive lose their folders, and what no reader takes is left out")
    func names() throws {
        let text = Array("x".utf8)
        let archive = Self.archive([
            Entry(name: "a/b.csv", content: text), Entry(name: "../../c.json", content: text), Entry(name: "a/", content: []),
            Entry(name: "photo.jpg", content: text), Entry(name: "d\\e.MD", content: text),
        ])
        #expect(try Self.names(archive) == ["b.csv", "c.json", "e.MD"])
        #expect(try ZipArchive(archive).others == 1)
    }

    @Test("A8: an archive in an archive is opened once, and no third one")
    func nested() throws {
        let inner = Self.archive([Entry(name: "a.csv", content: [65])])
        #expect(try Self.names(Self.archive([Entry(name: "1.zip", content: inner)])) == ["a.csv"])
        let middle = Self.archive([Entry(name: "1.zip", content: inner)])
        #expect(try Self.names(Self.archive([Entry(name: "2.zip", content: middle)])).isEmpty)
    }

    @Test("A8: an archive that needs a password, is damaged, or has more files or bytes than can be is refused with the reason")
    func refused() throws {
        #expect(throws: ImportFault.encrypted) { try ZipArchive(Self.archive([Entry(name: "a.csv", content: [65], flags: 1)])) }
        #expect(throws: ImportFault.damaged) {
            try ZipArchive(Array(Self.archive([Entry(name: "a.csv", content: [65])]).dropLast(4)))
        }
        #expect(throws: ImportFault.damaged) { try ZipArchive(Self.archive([Entry(name: "a.csv", content: [65], method: 12)])) }
        let many = (0...ImportLimits.entries).map { Entry(name: "\($0).csv", content: [65]) }
        #expect(throws: ImportFault.tooManyFiles) { try ZipArchive(Self.archive(many)) }
        let claim = Entry(name: "a.csv", content: [65], size: UInt32(ImportLimits.unpacked + 1))
        #expect(throws: ImportFault.unpacksTooLarge) { try ZipArchive(Self.archive([claim])) }
    }

    @Test("A8: bytes that unpack to more than they claim are refused before they do")
    func bomb() {
        // One letter, and then 258 times the one before, over and over, in the code that every reader knows.
        var bits: [UInt8] = [1, 1, 0]
        func code(_ value: Int, _ length: Int) { for place in (0..<length).reversed() { bits.append(UInt8(value >> place & 1)) } }
        code(0x30 + 65, 8)
        for _ in 0..<100_000 {
            code(0xc5, 8)
            code(0, 5)
        }
        code(0, 7)
        var packed = [UInt8](repeating: 0, count: bits.count / 8 + 1)
        for (place, bit) in bits.enumerated() { packed[place / 8] |= bit << UInt8(place % 8) }
        #expect(throws: ImportFault.unpacksTooLarge) { try Inflate.unpacked(packed[...], upTo: ImportLimits.unpacked) }
        #expect(throws: ImportFault.unpacksTooLarge) {
            try ZipArchive(Self.archive([Entry(name: "a.csv", content: packed, method: 8, size: 10)]))
        }
    }

    @Test("A8: stored blocks are copied, and damaged ones refused")
    func stored() throws {
        #expect(try Inflate.unpacked([1, 2, 0, 0xfd, 0xff, 65, 66][...], upTo: 10) == [65, 66])
        #expect(throws: ImportFault.damaged) { try Inflate.unpacked([1, 2, 0, 0xfd, 0xfe, 65, 66][...], upTo: 10) }
        #expect(throws: ImportFault.damaged) { try Inflate.unpacked([1, 9, 0, 0xf6, 0xff, 65][...], upTo: 10) }
        #expect(throws: ImportFault.damaged) { try Inflate.unpacked([7][...], upTo: 10) }
        #expect(throws: ImportFault.damaged) { try Inflate.unpacked([][...], upTo: 10) }
    }
}
