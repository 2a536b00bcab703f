import Facts
import Testing

/// Every example of RFC 8949, Appendix A, that is of a form we write comes out byte for byte.
struct CBORWriterTests {
    @Test(arguments: AppendixA.unsigned)
    func `unsigned integers take the shortest head`(hex: String, value: UInt64) {
        #expect(written { $0.unsigned(value) } == hex)
    }

    @Test(arguments: AppendixA.unsigned.filter { $0.value <= UInt64(Int64.max) })
    func `positive integers are written like unsigned ones`(hex: String, value: UInt64) {
        #expect(written { $0.integer(Int64(value)) } == hex)
    }

    @Test(arguments: AppendixA.negative)
    func `negative integers are carried as minus one minus themselves`(hex: String, value: Int64) {
        #expect(written { $0.integer(value) } == hex)
    }

    @Test(arguments: [(Int64.min, "3b7fffffffffffffff"), (.max, "1b7fffffffffffffff")])
    func `the ends of 64 bits can be written`(value: Int64, hex: String) {
        #expect(written { $0.integer(value) } == hex)
    }

    @Test func `negative integers beyond 64 bits can be written`() {
        #expect(written { $0.negative(.max) } == "3bffffffffffffffff")
    }

    @Test(arguments: [
        (UInt64(23), "17"), (24, "1818"), (0xff, "18ff"), (0x100, "190100"), (0xffff, "19ffff"), (0x1_0000, "1a00010000"),
        (0xffff_ffff, "1affffffff"), (0x1_0000_0000, "1b0000000100000000"),
    ])
    func `a head grows only where it must`(value: UInt64, hex: String) {
        #expect(written { $0.unsigned(value) } == hex)
    }

    @Test(arguments: AppendixA.byteStrings)
    func `byte strings are written with their length`(hex: String, value: [UInt8]) {
        #expect(written { $0.byteString(value) } == hex)
        #expect(written { $0.byteString(([0] + value)[1...]) } == hex)
    }

    @Test(arguments: AppendixA.texts)
    func `texts are written with their length in bytes`(hex: String, value: String) {
        #expect(written { $0.text(value) } == hex)
    }

    @Test func `the simple values are one byte each`() {
        #expect(written { $0.boolean(false) } == "f4")
        #expect(written { $0.boolean(true) } == "f5")
        #expect(written { $0.null() } == "f6")
    }

    @Test func `empty arrays and maps are heads alone`() {
        #expect(written { $0.array(0) } == "80")
        #expect(written { $0.map(0) } == "a0")
    }

    @Test func `arrays nest`() {
        let hex = written { writer in
            writer.array(3)
            writer.unsigned(1)
            for pair in [(2, 3), (4, 5)] as [(UInt64, UInt64)] {
                writer.array(2)
                writer.unsigned(pair.0)
                writer.unsigned(pair.1)
            }
        }
        #expect(hex == "8301820203820405")
    }

    @Test func `an array of twenty-five has a head of two bytes`() {
        let hex = written { writer in
            writer.array(25)
            for number in 1...25 { writer.unsigned(UInt64(number)) }
        }
        #expect(hex == "98190102030405060708090a0b0c0d0e0f101112131415161718181819")
    }

    @Test func `maps of numbers are pairs in a row`() {
        let hex = written { writer in
            writer.map(2)
            for number in 1...4 { writer.unsigned(UInt64(number)) }
        }
        #expect(hex == "a201020304")
    }

    @Test func `maps hold arrays`() {
        let hex = written { writer in
            writer.map(2)
            writer.text("a")
            writer.unsigned(1)
            writer.text("b")
            writer.array(2)
            writer.unsigned(2)
            writer.unsigned(3)
        }
        #expect(hex == "a26161016162820203")
    }

    @Test func `arrays hold maps`() {
        let hex = written { writer in
            writer.array(2)
            writer.text("a")
            writer.map(1)
            writer.text("b")
            writer.text("c")
        }
        #expect(hex == "826161a161626163")
    }

    @Test func `maps of texts keep the order they were written in`() {
        let hex = written { writer in
            writer.map(5)
            for letter in ["a", "b", "c", "d", "e"] {
                writer.text(letter)
                writer.text(letter.uppercased())
            }
        }
        #expect(hex == "a56161614161626142616361436164614461656145")
    }

    @Test func `tags stand before what they tag`() {
        #expect(tagged(0) { $0.text("2013-03-21T20:04:00Z") } == "c074323031332d30332d32315432303a30343a30305a")
        #expect(tagged(1) { $0.unsigned(1_363_896_240) } == "c11a514b67b0")
        #expect(tagged(2) { $0.byteString([1] + [UInt8](repeating: 0, count: 8)) } == "c249010000000000000000")
        #expect(tagged(3) { $0.byteString([1] + [UInt8](repeating: 0, count: 8)) } == "c349010000000000000000")
        #expect(tagged(23) { $0.byteString([1, 2, 3, 4]) } == "d74401020304")
        #expect(tagged(24) { $0.byteString([0x64, 0x49, 0x45, 0x54, 0x46]) } == "d818456449455446")
        #expect(tagged(32) { $0.text("http://www.example.com") } == "d82076687474703a2f2f7777772e6578616d706c652e636f6d")
    }

    private func tagged(_ number: UInt64, _ body: (inout CBORWriter) -> Void) -> String {
        written { writer in
            writer.tag(number)
            body(&writer)
        }
    }

    private func written(_ body: (inout CBORWriter) -> Void) -> String {
        var writer = CBORWriter()
        body(&writer)
        return hex(writer.bytes)
    }
}
