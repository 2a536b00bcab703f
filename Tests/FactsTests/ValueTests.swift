import Facts
import Testing

struct ValueTests {
    @Test func `two spellings of one letter are two values`() {
        #expect(Value.text("caf\u{e9}") != Value.text("cafe\u{301}"))
        #expect(Value.text("caf\u{e9}") == Value.text("caf\u{e9}"))
    }

    @Test func `values of different types are never equal`() {
        let different: [Value] = [.absent, .integer(0), .text(""), .bytes([]), .other([0xf7])]
        for (index, one) in different.enumerated() {
            for (position, other) in different.enumerated() {
                #expect((one == other) == (index == position))
            }
        }
    }

    @Test func `a value says what it holds and is nil for the rest`() {
        #expect(Value.integer(5).integer == 5)
        #expect(Value.text("tea").text == "tea")
        #expect(Value.bytes([1]).bytes == [1])
        #expect(Value.absent.isAbsent)
        #expect(Value.text("5").integer == nil)
        #expect(Value.integer(5).text == nil)
        #expect(Value.other([0xf5]).bytes == nil)
        #expect(!Value.text("").isAbsent)
    }

    @Test(arguments: [
        (Value.absent, "f6"), (.integer(0), "00"), (.integer(-1), "20"), (.integer(.min), "3b7fffffffffffffff"),
        (.integer(.max), "1b7fffffffffffffff"), (.text("caf\u{e9}"), "65636166c3a9"), (.text("cafe\u{301}"), "6663616665cc81"),
        (.text("a\u{0}b"), "63610062"), (.bytes([]), "40"), (.bytes([0xff]), "41ff"),
    ])
    func `a value is the plainest item of its type`(value: Value, hex: String) throws {
        let item = try bytes(hex: hex)
        #expect(written(value) == item)
        #expect(try read(item) == value)
    }

    @Test(arguments: AppendixA.definite)
    func `an item of any type survives`(example: AppendixA.Example) throws {
        let item = try bytes(hex: example.hex)
        #expect(written(try read(item)) == item)
    }

    @Test(arguments: AppendixA.others.filter { $0.notation != "null" })
    func `an item of a type without a use is kept as it came`(example: AppendixA.Example) throws {
        let item = try bytes(hex: example.hex)
        #expect(try read(item) == .other(item))
    }

    @Test(arguments: ["f90016", "fa00000016", "fb0000000000000016"])
    func `a number that looks like null in its last byte is not null`(hex: String) throws {
        let item = try bytes(hex: hex)
        #expect(try read(item) == .other(item))
    }

    @Test func `null in two bytes is refused`() {
        #expect(throws: CBORFault.malformed) { try read([0xf8, 0x16]) }
    }

    @Test(arguments: [23, 24, 255, 256, 65_535, 65_536])
    func `long texts survive`(length: Int) throws {
        let value = Value.text(String(repeating: "t", count: length))
        #expect(try read(written(value)) == value)
    }

    private func read(_ item: [UInt8]) throws -> Value {
        var reader = CBORReader(item)
        let value = try Value(from: &reader)
        try reader.finish()
        return value
    }

    private func written(_ value: Value) -> [UInt8] {
        var writer = CBORWriter()
        value.write(to: &writer)
        return writer.bytes
    }
}
