import Facts
import TestSupport
import Testing

@testable import Planner

/// One check before anything is stored.
struct FactCheckTests {
    private static let now: Int64 = 1_800_000_000_000
    private static let timestamp = Timestamp(time: UInt64(now), counter: 0, device: 7)
    private static let kinds: [(kind: EntityKind, fields: UInt16)] = (1...19 as ClosedRange<UInt8>).compactMap { number in
        let kind = EntityKind(rawValue: number)
        let fields = (1...UInt16(99)).prefix { FieldType(of: Field(rawValue: $0), in: kind) != nil }
        return fields.isEmpty ? nil : (kind, UInt16(fields.count))
    }
    /// Values of which each field holds some, and no field holds all.
    private static let values: [Value] =
        [
            .integer(-1), .integer(0), .integer(1), .integer(10_000), .integer(1 << 40), .integer(1 << 62), .integer(.min),
            .integer(.max), .text(""), .text("x"), .bytes([]), .bytes([UInt8](repeating: 0, count: 16)), .other([0xf5]),
        ] + [10_001, 6401, 320_001, 850_001, 900_001].map { .text(String(repeating: "x", count: $0)) }
        + [65_537, 900_001].map { .bytes([UInt8](repeating: 0, count: $0)) }

    private func fact(_ kind: EntityKind, _ field: UInt16, _ value: Value, _ timestamp: Timestamp = Self.timestamp) -> Fact {
        Fact(Entity(kind, Identity(high: 5, low: 6)), Field(rawValue: field), value, timestamp)
    }

    @Test("Every field refuses values out of its range, and takes what such a value is mended to, with a newer timestamp")
    func everyField() {
        #expect(Self.kinds.count == 18)
        for (kind, fields) in Self.kinds {
            for field in 1...fields {
                var refused = 0
                for value in Self.values {
                    let given = fact(kind, field, value)
                    let mended = given.fitted
                    #expect(FactCheck.refusal(of: mended, now: Self.now) == nil, "kind \(kind.rawValue), field \(field)")
                    guard FactCheck.refusal(of: given, now: Self.now) == .unfit else {
                        #expect(mended == given)
                        continue
                    }
                    refused += 1
                    #expect(given.timestamp < mended.timestamp)
                    #expect(mended.fitted == mended)
                }
                #expect(refused >= 5, "kind \(kind.rawValue), field \(field)")
            }
        }
    }

    @Test("A cost of 2^62, a flag of 2, a date of the year 10000 and a title of 320,001 bytes are refused")
    func examples() {
        let unfit = [
            fact(.task, 3, .integer(1 << 62)), fact(.task, 8, .integer(2)), fact(.task, 13, .integer(2_932_897)),
            fact(.task, 1, .text(String(repeating: "x", count: 320_001))), fact(.task, 15, .integer(40_321)),
            fact(.list, 3, .integer(10_000)), fact(.settings, 3, .integer(100)),
        ]
        for fact in unfit { #expect(FactCheck.refusal(of: fact, now: Self.now) == .unfit) }
    }

    @Test("What this version does not know is taken as it is, up to 900,000 bytes")
    func unknown() {
        let strange = EntityKind(rawValue: 200)
        #expect(FactCheck.refusal(of: fact(strange, 1, .other([0xf5])), now: Self.now) == nil)
        #expect(FactCheck.refusal(of: fact(.task, 99, .integer(.min)), now: Self.now) == nil)
        let large = fact(strange, 1, .bytes([UInt8](repeating: 0, count: 900_001)))
        #expect(FactCheck.refusal(of: large, now: Self.now) == .unfit)
        #expect(large.fitted.value == .absent)
    }

    @Test("A timestamp may be five minutes ahead, and not a millisecond more")
    func ahead() {
        let last = Timestamp(time: UInt64(Self.now) + 300_000, counter: .max, device: 7)
        #expect(FactCheck.refusal(of: fact(.task, 1, .text("x"), last), now: Self.now) == nil)
        #expect(FactCheck.refusal(of: fact(.task, 1, .text("x"), last.next), now: Self.now) == .ahead)
    }

    @Test("Facts are sorted by space, and refused in lists where the account may not write, or of fields that no list has")
    func spaces() {
        let task = { (scope: UInt32, field: UInt16) in
            Fact(Entity(.task, scope: scope, Identity(high: 5, low: 6)), Field(rawValue: field), .text("x"), Self.timestamp)
        }
        let facts = [task(0, 1), task(0, 2), task(7, 1), task(7, 2), task(8, 1), task(9, 1)]
        let checked = CheckedFacts(facts, roles: [7: .edit, 8: .view], now: Self.now)
        #expect(checked.personal.facts == [task(0, 1), task(0, 2)])
        #expect(checked.shared.mapValues(\.facts) == [7: [task(7, 1)]])
        #expect(checked.refused.map(\.reason) == [.unshared, .unshared, .unshared])
        #expect(CheckedFacts(facts, roles: nil, now: Self.now).refused.map(\.reason) == [.unfit, .unfit, .unfit, .unfit])
    }

    @Test("A fact that says which member did something names the account as the others see it there, or nobody")
    func members() {
        let member = { (value: Value) in
            Fact(Entity(.task, scope: 7, Identity(high: 5, low: 6)), TaskField.member, value, Self.timestamp)
        }
        let date = Fact(
            SharedEntities.occurrence(20_000, Identity(high: 5, low: 6), in: 8),
            SharedOccurrenceField.member,
            .text("Ada"),
            Self.timestamp
        )
        let title = Fact(Entity(.task, scope: 7, Identity(high: 5, low: 6)), TaskField.title, .text("Bea"), Self.timestamp)
        let roles: [UInt32: SpaceRole] = [7: .edit, 8: .edit]
        let taken = CheckedFacts([member(.text("Ada")), title, member(.absent)], roles: roles, names: [7: "Ada"], now: Self.now)
        #expect(taken.refused.isEmpty)
        #expect(taken.shared[7]?.facts == [member(.text("Ada")), title, member(.absent)])
        // In another list she is called otherwise, and there nobody knows.
        let refused = CheckedFacts([member(.text("Bea")), date], roles: roles, names: [7: "Ada", 8: "Addie"], now: Self.now)
        #expect(refused.refused.map(\.reason) == [.otherMember, .otherMember])
        #expect(refused.shared.isEmpty)
        #expect(CheckedFacts([date], roles: roles, now: Self.now).refused.map(\.reason) == [.otherMember])
    }

    @Test("A text that is cut is kept whole in notes, the same wherever it is cut, and none of them is refused")
    func wholeText() throws {
        // Characters of three bytes, so that a piece ends before its bound.
        let text = String(repeating: "€", count: 700_000)
        let title = fact(.task, 1, .text(text))
        let notes = title.wholeText
        let pieces = notes.compactMap { $0.field == NoteField.text ? $0.value.text : nil }
        #expect(pieces.joined() == text)
        #expect(pieces.count == 3)
        #expect(Set(notes.map(\.entity)).count == 3)
        #expect(title.wholeText == notes)
        for note in notes { #expect(FactCheck.refusal(of: note, now: Self.now) == nil) }
        let cut = try #require(title.fitted.value.text)
        #expect(text.hasPrefix(cut) && cut.utf8.count == 319_998)
        #expect(fact(.task, 1, .text("x")).wholeText.isEmpty)
        #expect(fact(.task, 3, .integer(1 << 62)).wholeText.isEmpty)
        #expect(fact(.change, 3, .text(text)).wholeText.isEmpty)
    }

    @Test("Mended facts follow every rule; those of one timestamp still have one, and the order of all stays")
    func mended() throws {
        var random = SeededRandom.printed(seed: 4)
        for _ in 0..<300 {
            let facts = (0..<12).map { index in
                let (kind, fields) = random.one(of: Self.kinds)
                let time = Self.now + [-1_000_000, 0, 200_000, 300_001, 82_800_000, 1 << 46][random.below(6)]
                return Fact(
                    Entity(kind, Identity(high: 1, low: UInt64(index))),
                    Field(rawValue: UInt16(1 + random.below(Int(fields)))),
                    random.one(of: Self.values),
                    Timestamp(time: UInt64(time), counter: UInt16(random.below(3)), device: UInt64(1 + random.below(2)))
                )
            }
            guard let mended = facts.mended(now: Self.now) else {
                for fact in facts { #expect(FactCheck.refusal(of: fact, now: Self.now) == nil) }
                continue
            }
            for fact in mended { #expect(FactCheck.refusal(of: fact, now: Self.now) == nil) }
            let moved = facts.map { fact in mended.first { $0.entity == fact.entity && $0.field == fact.field } }
            for (one, one2) in zip(facts, moved) where FactCheck.fits(one) {
                for (other, other2) in zip(facts, moved) where FactCheck.fits(other) {
                    let (first, second) = (try #require(one2).timestamp, try #require(other2).timestamp)
                    #expect((one.timestamp < other.timestamp) == (first < second), "seed \(random.seed)")
                }
            }
        }
    }

    @Test("Undoing a change whose old value no field may hold writes nothing that is refused")
    func undo() throws {
        let person = Person()
        let task = try person.add("Milk")
        let stamp = person.space.timestampAfterAll()
        person.space.apply([Fact(.task(task), TaskField.cost, .integer(1 << 62), stamp)])
        let origin = person.origin
        let edited = try person.space.perform(.editTask(task, try TaskDraft(title: "Milk", cost: 3)), by: origin)
        let undone = try person.space.perform(.toggleUndo(origin.identity), by: person.origin)
        for fact in edited.facts + undone.facts { #expect(FactCheck.fits(fact), "field \(fact.field.rawValue): \(fact.value)") }
    }
}
