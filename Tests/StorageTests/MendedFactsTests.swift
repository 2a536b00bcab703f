import Facts
import Planner
import Storage
import Testing

@Suite("Facts that an older version stored, and no check would take")
struct MendedFactsTests {
    private static let task = Entity(EntityKind(rawValue: 1), Identity(high: 5, low: 6))
    private static let day: Int64 = 86_400_000
    private static let list = SharedList(
        number: 7,
        space: SpaceID(Identity(high: 7, low: 7)),
        list: Identity(high: 7, low: 8),
        created: noon
    )

    private static func fact(
        _ field: UInt16,
        _ value: Value,
        at time: Int64 = noon,
        counter: UInt16 = 0,
        scope: UInt32 = 0
    ) -> Fact {
        let entity = Entity(task.kind, scope: scope, task.identity)
        return Fact(entity, Field(rawValue: field), value, Timestamp(time: UInt64(time), counter: counter, device: 9))
    }

    private static func values(_ facts: [Fact]) -> [UInt16: Value] {
        Dictionary(facts.filter { $0.entity.kind == task.kind }.map { ($0.field.rawValue, $0.value) }) { one, _ in one }
    }

    @Test("A value beyond its bounds never leaves a store, and none is in it once it was mended", arguments: StoreKind.allCases)
    func values(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            let long = String(repeating: "€", count: 2_000_000)
            let values: [UInt16: Value] = [1: .text(long), 2: .text("note"), 3: .integer(1 << 62), 8: .text("x")]
            let stored = values.map { Self.fact($0.key, $0.value) }
            _ = try await store.push(stored, to: space, within: .usual)
            #expect(try await store.examine().filter { $0.contains("beyond the bounds") }.count == 1)
            #expect(try await store.examine().contains { $0.contains(": 3 values are beyond the bounds") })
            let cut = Value.text(String(repeating: "€", count: 106_666))
            let expected: [UInt16: Value] = [1: cut, 2: .text("note"), 3: .absent, 8: .absent]
            // Before, too: by arrival, by name and alone.
            #expect(try await Self.values(store.everything(in: space)) == expected)
            var (named, last) = ([Fact](), FieldName?.none)
            repeat {
                let page = try await store.facts(of: space, after: last, upTo: 9)
                named += page
                last = page.last.map { FieldName($0.entity, $0.field) }
            } while last != nil
            #expect(Self.values(named) == expected)
            #expect(try await store.fact(FieldName(Self.task, Field(rawValue: 1)), in: space)?.value == cut)
            let before = try await store.everything(in: space)
            #expect(try await store.mendValues() == 3)
            #expect(try await store.examine().isEmpty)
            let after = try await store.everything(in: space)
            #expect(Self.values(after) == expected)
            // What devices were told before is what they are told now.
            for fact in before { #expect(after.contains(fact)) }
            let notes = after.filter { $0.entity.kind == EntityKind(rawValue: 13) && $0.field.rawValue == 1 }
            #expect(Set(notes.compactMap(\.value.text).flatMap(\.unicodeScalars)) == ["€"])
            #expect(notes.compactMap(\.value.text).reduce(0) { $0 + $1.unicodeScalars.count } == 2_000_000)
            // Once only: later it would find nothing.
            #expect(try await store.mendValues() == 0)
        }
    }

    @Test("The whole of a text in a shared list is kept by its owner", arguments: StoreKind.allCases)
    func sharedText(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let own = try await store.space()
            let list = Self.list
            #expect(try await store.share(list, by: .sample(.sample(number: 1), .own), writing: []) == .done)
            let title = Self.fact(1, .text(String(repeating: "x", count: 400_000)), scope: 7)
            _ = try await store.push([title], to: list.space, within: .usual)
            #expect(try await store.mendValues() == 1)
            #expect(try await store.everything(in: list.space).map(\.value.text?.count) == [320_000])
            #expect(try await store.everything(in: own).compactMap(\.value.text?.count) == [400_000])
        }
    }

    @Test("Timestamps too far ahead come right after now, in order, in another life of the space", arguments: StoreKind.allCases)
    func timestamps(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            let facts = [
                Self.fact(1, .text("late"), at: noon + Self.day), Self.fact(2, .text("same"), at: noon + Self.day),
                Self.fact(4, .text("a0"), at: noon + Self.day, counter: 1), Self.fact(10, .integer(1), at: noon - 5),
            ]
            _ = try await store.push(facts, to: space, within: .usual)
            let before = try #require(try await store.pull(from: space, after: 0, upTo: 9))
            let account = Account.sample(number: 1).id
            #expect(try await store.examine(now: noon).contains { $0.contains(": 3 facts are more than five minutes ahead") })
            // The clock that would have written them finds nothing wrong.
            #expect(try await !store.mendTimestamps(of: account, in: space, now: noon + Self.day))
            #expect(try await store.mendTimestamps(of: account, in: space, now: noon))
            let after = try #require(try await store.pull(from: space, after: 0, upTo: 9))
            #expect(after.epoch != before.epoch)
            let times = Dictionary(uniqueKeysWithValues: after.facts.map { ($0.field.rawValue, $0.timestamp) })
            #expect(times[1] == Timestamp(time: UInt64(noon), counter: 1, device: 9))
            #expect(times[2] == times[1])
            #expect(times[4] == Timestamp(time: UInt64(noon), counter: 2, device: 9))
            #expect(times[10] == facts[3].timestamp)
            #expect(after.facts.map(\.value) == before.facts.map(\.value))
            #expect(try await !store.mendTimestamps(of: account, in: space, now: noon))
            #expect(try await store.examine(now: noon).isEmpty)
        }
    }

    @Test("Where a list is mended, the own spaces of all members begin another life", arguments: StoreKind.allCases)
    func sharedTimestamps(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let spaces = [try await store.space(number: 1), try await store.space(number: 2)]
            let list = Self.list
            #expect(try await store.share(list, by: .sample(.sample(number: 1), .own), writing: []) == .done)
            let guest = Invitation.Guest.link([UInt8](repeating: 1, count: 32))
            let invitation = Invitation(number: 7, guest: guest, role: .edit, created: noon, expires: noon + Self.day)
            #expect(try await store.invite(invitation, by: Account.sample(number: 1).id, now: noon) == .done)
            #expect(try await store.join(7, as: .sample(.sample(number: 2), .edit), by: guest, now: noon) == .done)
            let late = Self.fact(1, .text("late"), at: noon + Self.day, scope: 7)
            _ = try await store.push([late], to: list.space, within: .usual)
            var before: [UInt64?] = []
            for space in spaces { before.append(try await store.pull(from: space, after: 0, upTo: 1)?.epoch) }
            #expect(try await store.mendTimestamps(of: Account.sample(number: 2).id, in: spaces[1], now: noon))
            for (space, epoch) in zip(spaces, before) {
                #expect(try await store.pull(from: space, after: 0, upTo: 1)?.epoch != epoch)
            }
        }
    }
}
