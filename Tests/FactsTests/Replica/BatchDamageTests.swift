import Facts
import TestSupport
import Testing

/// A batch that cannot be read is refused whole; one that can be read after damage does no harm.
struct BatchDamageTests {
    private static let wire = Batch(Sample.facts).wire

    @Test func `a batch cut at any byte is refused`() {
        for length in Self.wire.indices {
            #expect(throws: FactsFault.self, "cut to \(length) bytes") { try Batch(wire: Array(Self.wire[..<length])) }
        }
    }

    @Test func `bytes after a batch are refused`() {
        #expect(throws: FactsFault.unreadable(.trailing)) { try Batch(wire: Self.wire + [0x00]) }
    }

    @Test(arguments: [(UInt8(0x00), UInt64(0)), (0x02, 2), (0x17, 23)])
    func `an unknown version is named`(byte: UInt8, version: UInt64) {
        var wire = Self.wire
        wire[1] = byte
        #expect(throws: FactsFault.unknownVersion(version)) { try Batch(wire: wire) }
    }

    @Test func `a newer version is named even where its form is another`() {
        #expect(throws: FactsFault.unknownVersion(2)) { try Batch(wire: [0x85, 0x02, 0x01, 0xa0, 0xf5, 0x80]) }
    }

    @Test func `a bit turned over anywhere does no harm`() throws {
        for index in Self.wire.indices {
            for bit in 0..<8 {
                var wire = Self.wire
                wire[index] ^= 1 << bit
                guard let batch = try? Batch(wire: wire) else { continue }
                let facts = Replica(merging: batch.facts).facts
                guard try Batch(wire: Batch(batch.facts).wire).facts == facts else {
                    Issue.record("bit \(bit) of byte \(index)")
                    return
                }
            }
        }
    }

    @Test func `several random bytes in a batch do no harm`() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<2000 {
            var wire = Self.wire
            for _ in 0...random.below(4) { wire[random.below(wire.count)] = UInt8(truncatingIfNeeded: random.next()) }
            guard let batch = try? Batch(wire: wire) else { continue }
            _ = Replica(merging: batch.facts).snapshot()
        }
    }

    @Test(arguments: [
        "", "00", "80", "820180", "8401808000", "830180a0", "8301808100", "8301808400004000", "8301008080",
        // A kind, a scope and an identity that do not fit.
        "8301808419010000 50 00000000000000000000000000000000 40",
        "83018084001b0000000100000000 50 00000000000000000000000000000000 40",
        "830180840000 4f 000000000000000000000000000000 40",
        "830180840000 51 0000000000000000000000000000000000 40",
        // A field, a time, a counter and a device that do not fit; a timestamp that refers to none before it.
        "830181078400 00 50 00000000000000000000000000000000 49 1a00010000 00 00 00 05",
        "830181078400 00 50 00000000000000000000000000000000 4d 01 1b0001000000000000 00 00 05",
        "830181078400 00 50 00000000000000000000000000000000 49 01 00 1a00010000 00 05",
        "830181078400 00 50 00000000000000000000000000000000 45 01 00 00 01 05",
        "830181078400 00 50 00000000000000000000000000000000 43 01 f6 05",
        // A field without a value.
        "830181078400 00 50 00000000000000000000000000000000 44 01 00 00 00",
    ])
    func `a batch of another form is refused`(hex: String) throws {
        let wire = try bytes(hex: hex)
        #expect { try Batch(wire: wire) } throws: { error in
            if case FactsFault.unreadable = error { true } else { false }
        }
    }

    @Test func `random bytes do no harm`() {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<20_000 {
            let input = [0x83, 0x01] + random.bytes(random.below(40))
            _ = (try? Batch(wire: input)).map { Replica(merging: $0.facts) }
        }
    }
}
