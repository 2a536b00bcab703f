import Facts
import Planner
import TestSupport

/// Facts that no planner writes, of every kind: values of wrong types, far too large or too small, things that are above, merged into or
/// undone by themselves and each other, texts that no page can show as they are.
struct HostileFacts {
    /// Facts are drawn for a few identities, so that they meet.
    private var identities = [
        Identity.only, Identity(high: .max, low: .max), Identity(high: 1, low: 1), Identity(high: 1, low: 2),
        Identity(high: 2, low: 1),
        Identity(high: 7 << 32, low: 3), Identity(high: 7 << 32, low: 4),
        Identity(high: 0xfeed_face_cafe_beef, low: 0x0123_4567_89ab_cdef),
    ]
    /// Every kind there is.
    private static let known = (1...UInt8.max).filter { FieldType(of: Field(rawValue: 1), in: EntityKind(rawValue: $0)) != nil }
    /// With some that there are not, and the usual ones more often.
    private static let kinds = known + [1, 1, 1, 3, 4, 7, 8, 0, 17, 20, .max]
    /// The highest number of a field of each kind.
    private static let highestFields = known.map { kind in
        (1...UInt16(255)).last { FieldType(of: Field(rawValue: $0), in: EntityKind(rawValue: kind)) != nil } ?? 1
    }
    private static let numbers: [Int64] = [
        0, 1, 2, 3, 7, 10, 127, 255, 1439, 1440, 20_514, 20_515, -1, -719_162, 2_932_896, 1_772_438_400_000, 1_772_430_000_000,
        Int64(Int32.max), Int64(Int32.min), Int64(UInt32.max), 1 << 53, 8_640_000_000_000_000, -8_640_000_000_000_000, .max, .min,
        1 << 62,
    ]
    private static let texts = [
        "", " ", "Soup", "\u{0}", "a\u{0}b\u{1}\u{1b}[31m\u{7f}\u{85}", "\u{202e}txet\u{2066}",
        "\u{feff}\u{200b}\u{fffd}\u{ffff}\u{10ffff}",
        "<script>alert(1)</script>\"'&", "=1+1", "e\u{301}\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦🏳️‍🌈", "\r\n\t\u{2028}\u{2029}", "FREQ=DAILY",
        "FREQ=DAILY;INTERVAL=0",
        "FREQ=YEARLY;INTERVAL=999;BYMONTH=2;BYMONTHDAY=30", "FREQ=WEEKLY;UNTIL=00010101", "FREQ=DAILY;FREQ=DAILY",
        "q=%00&show=x&list=..",
        "00000000000000010000000000000001", "V", "zzzzzzzzzzzzzzzzzzzz", "\u{10ffff}", "ar", "xx-invalid-language-tag",
        "data:text/html,<b>", "javascript:alert(1)", "//evil.example", "BEGIN:VEVENT\r\nEND:VCALENDAR",
    ]

    var random: SeededRandom
    private let now: Int64
    private let space: UInt32

    /// - Parameters:
    ///   - now: facts are written before it, or at the most a few minutes after it.
    ///   - known: entities of the plan that they are to meet, each as often as all others together.
    ///   - space: the number of a shared list that is named as a place.
    init(_ random: SeededRandom, now: Int64, meeting known: [Identity] = [], in space: UInt32 = 1) {
        self.random = random
        self.now = now
        self.space = space
        let others = identities
        for identity in known { identities += Array(repeating: identity, count: others.count) }
    }

    /// So many of them; some of one entity's field, of which the newest holds.
    mutating func facts(_ count: Int) -> [Fact] {
        var facts: [Fact] = []
        for _ in 0..<count {
            let kind = EntityKind(rawValue: random.one(of: Self.kinds))
            let entity = Entity(kind, scope: scope(of: kind), random.one(of: identities))
            facts.append(Fact(entity, Field(rawValue: field(of: kind.rawValue)), value(of: kind), timestamp))
            // Without a name, hardly anything is looked at.
            if random.once(in: 2) { facts.append(Fact(entity, Field(rawValue: 1), .text(text), timestamp)) }
        }
        return facts
    }

    private var timestamp: Timestamp {
        mutating get {
            let ago = random.one(of: [0, 1, 1000, 60_000, 86_400_000, 86_400_000 * 40, now]) as Int64
            let ahead: Int64 = random.once(in: 12) ? 200_000 : 0
            let counter = random.one(of: [0, 0, 1, .max]) as UInt16
            return Timestamp(time: UInt64(max(now - ago + ahead, 0)), counter: counter, device: UInt64(1 + random.below(3)))
        }
    }

    private mutating func scope(of kind: EntityKind) -> UInt32 {
        let today = UInt32(20_514)
        switch kind {
        // Shared spaces begin at 1: no export contains facts of those.
        case .task, .list: return random.once(in: 12) ? space : 0
        case .day, .plan: return random.one(of: [today << 6, today << 6, (today - 1) << 6, 0, .max, today << 6 + 1])
        case .change: return random.one(of: [today, today, today + 1, today - 40, 0, .max])
        case .occurrence: return random.one(of: [today, today + 1, 0, .max])
        case .subjectAssignment, .earlier, .timeEntry: return random.one(of: [0, 1, 2, 7, .max, 0xfeed_face])
        default: return random.one(of: [0, 0, 0, 1, .max])
        }
    }

    private mutating func field(of kind: UInt8) -> UInt16 {
        let highest = Self.known.firstIndex(of: kind).map { Self.highestFields[$0] } ?? Self.highestFields.max() ?? 1
        return random.once(in: 20) ? random.one(of: [0, highest + 1, 99, 1000, .max]) : 1 + UInt16(random.below(Int(highest)))
    }

    private var text: String {
        mutating get {
            let text = random.one(of: Self.texts)
            return random.once(in: 30) ? String(repeating: text + "x", count: 1 + 20_000 / (text.utf8.count + 1)) : text
        }
    }

    private mutating func value(of kind: EntityKind) -> Value {
        switch random.below(8) {
        case 0: return .absent
        case 1, 2: return .integer(random.one(of: Self.numbers))
        case 3: return .text(text)
        case 4: return .text(random.one(of: identities).hex)
        case 5, 6: return random.once(in: 4) ? replaced : Value(random.one(of: identities))
        default: return random.once(in: 2) ? .bytes(random.bytes(random.below(40))) : .other(random.one(of: Self.items))
        }
    }

    /// Well-formed items of types that no value has: fractions, truth values, arrays, maps and tags.
    private static let items: [[UInt8]] = [
        [0xf5], [0xf9, 0x7e, 0x00], [0x80], [0x82, 0x01, 0x02], [0xa1, 0x01, 0x02], [0xc1, 0x00],
        [0xfb, 0x7f, 0xf0, 0, 0, 0, 0, 0, 0],
        [0x1b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
    ]

    /// What a change says that it replaced.
    private var replaced: Value {
        mutating get {
            var writer = CBORWriter()
            let count = random.below(4)
            writer.array(count * 5)
            for _ in 0..<count {
                let kind = random.one(of: Self.kinds)
                writer.unsigned(UInt64(kind))
                writer.unsigned(random.one(of: [0, UInt64(space), 20_514, 20_514 << 6]))
                let identity = random.one(of: identities)
                writer.unsigned(identity.high)
                writer.unsigned(identity.low)
                writer.array(2)
                writer.unsigned(UInt64(field(of: kind)))
                Value.integer(random.one(of: Self.numbers)).write(to: &writer)
            }
            return .bytes(writer.bytes)
        }
    }
}
