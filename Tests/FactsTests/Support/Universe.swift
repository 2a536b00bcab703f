import Facts
import TestSupport

/// Entities, fields and timestamps so few that facts drawn from them meet all the time, and so chosen that they lie on the edges of
/// the wire form: the shortest heads and the longest, numbers that no build has given a meaning yet.
enum Universe {
    static let kinds = [1, 2, 250].map { EntityKind(rawValue: $0) }
    static let scopes: [UInt32] = [0, 1, 20_000, .max]
    static let identities = [
        Identity.only, Identity(high: 0, low: 1), Identity(high: 1, low: 0), Identity(high: .max, low: .max),
    ]
    static let fields = [0, 1, 24, 300, .max].map { Field(rawValue: $0) }
    static let times: [UInt64] = [0, 1, 1_800_000_000_000]
    static let counters: [UInt16] = [0, 1, 300]
    static let devices: [UInt64] = [0, 7, .max]

    /// Every entity there is, ascending.
    static let entities: [Entity] = kinds.flatMap { kind in
        scopes.flatMap { scope in identities.map { Entity(kind, scope: scope, $0) } }
    }

    /// A value of every type, among them the ones this build has no use for.
    static func value(using random: inout SeededRandom) -> Value {
        switch random.below(12) {
        case 0: .absent
        case 1...3: .integer(Int64(truncatingIfNeeded: random.next() >> UInt64(random.below(64))))
        case 4: .integer(random.one(of: [.min, -1, 0, .max]))
        case 5...7: .text(random.one(of: texts))
        case 8, 9: .bytes(random.bytes(random.below(30)))
        default: .other(random.one(of: otherItems))
        }
    }

    static let texts = ["", "tea", "caf\u{e9}", "cafe\u{301}", "a\u{0}b", "🥄", String(repeating: "x", count: 300)]

    /// True, undefined, 1.5, 2⁶⁴ − 1, −2⁶⁴, a tagged text, an array, a map.
    static let otherItems: [[UInt8]] = [
        [0xf5],
        [0xf7],
        [0xf9, 0x3e, 0x00],
        [0x1b] + [UInt8](repeating: 0xff, count: 8),
        [0x3b] + [UInt8](repeating: 0xff, count: 8),
        [0xc0, 0x61, 0x61],
        [0x82, 0x01, 0x81, 0x02],
        [0xa1, 0x01, 0xf6],
    ]

    /// Facts at random. No timestamp is used twice for one field: a clock never gives one out twice.
    static func facts(_ count: Int, using random: inout SeededRandom) -> [Fact] {
        var seen: Set<Key> = []
        var facts: [Fact] = []
        for _ in 0..<count {
            let timestamp = Timestamp(
                time: random.one(of: times),
                counter: random.one(of: counters),
                device: random.one(of: devices)
            )
            // The first few entities only, half of the time, or hardly any facts would meet.
            let entity = random.below(2) == 0 ? entities[random.below(3)] : random.one(of: entities)
            let key = Key(entity: entity, field: random.one(of: fields), timestamp: timestamp)
            guard seen.insert(key).inserted else { continue }
            facts.append(Fact(entity, key.field, value(using: &random), timestamp))
        }
        return facts
    }

    private struct Key: Hashable {
        var entity: Entity
        var field: Field
        var timestamp: Timestamp
    }
}
