import Facts
import Foundation

/// The facts that the frozen samples hold. Never changed: bytes that a release wrote are read for ever.
enum Sample {
    static let index: [UInt8] = [0x69, 0x6e, 0x64, 0x65, 0x78]

    static let facts: [Fact] = task + plan + unknown

    /// A task of one device, changed by another: every type of value that has a use.
    private static let task: [Fact] = {
        let task = Entity(EntityKind(rawValue: 1), Identity(high: 0x0123_4567_89ab_cdef, low: 0xfedc_ba98_7654_3210))
        let made = Timestamp(time: 1_763_710_000_000, counter: 0, device: 0x1122_3344_5566_7788)
        let changed = Timestamp(time: 1_763_710_000_000, counter: 65_535, device: .max)
        return [
            Fact(task, Field(rawValue: 0), .absent, made),
            Fact(task, Field(rawValue: 1), .text("Tea at the caf\u{e9} 🥄"), made),
            Fact(task, Field(rawValue: 2), .text("cafe\u{301}"), changed),
            Fact(task, Field(rawValue: 3), .integer(-2), changed),
            Fact(task, Field(rawValue: 23), .integer(.max), changed),
            Fact(task, Field(rawValue: 24), .integer(.min), made),
            Fact(task, Field(rawValue: 25), .bytes([0x00, 0xff]), made),
            Fact(task, Field(rawValue: 26), .text(""), made),
            Fact(task, Field(rawValue: 27), .bytes([]), made),
        ]
    }()

    /// A plan, found by its day.
    private static let plan: [Fact] = {
        let plan = Entity(EntityKind(rawValue: 2), scope: 20_413, Identity(high: 0, low: 1))
        let timestamp = Timestamp(time: 1_763_710_123_456, counter: 1, device: 5)
        return [
            Fact(plan, Field(rawValue: 1), .integer(20_413), timestamp),
            Fact(plan, Field(rawValue: 2), .text("a0"), timestamp),
        ]
    }()

    /// A kind, a field and types of value that no build has a use for.
    private static let unknown: [Fact] = {
        let entity = Entity(EntityKind(rawValue: 250), scope: .max, Identity(high: .max, low: .max))
        let items: [[UInt8]] = [
            [0xf5],
            [0xf9, 0x3e, 0x00],
            [0xc0, 0x61, 0x61],
            [0x82, 0x01, 0x81, 0x02],
            [0xa1, 0x61, 0x61, 0xf6],
            [0x3b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
        ]
        return items.enumerated().map { index, item in
            Fact(
                entity,
                Field(rawValue: 65_530 + UInt16(index)),
                .other(item),
                Timestamp(time: UInt64(index), counter: 0, device: 0)
            )
        }
    }()

    /// The bytes of a sample.
    static func bytes(_ name: String) throws -> [UInt8] {
        let address = URL(filePath: #filePath).appending(path: "../../Samples/\(name).hex").standardized
        return try FactsTests.bytes(hex: String(contentsOf: address, encoding: .utf8))
    }
}
