import Facts
import Storage
import Synchronization
import TestSupport
import Testing

@Suite("The facts of a space")
struct FactStoreTests {
    @Test("Pushed facts are pulled, byte for byte", arguments: StoreKind.allCases)
    func roundTrip(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            let facts: [Fact] = [
                .sample(1, 1, .text("Crème brûlée \u{0} 🥄")),
                .sample(1, 2, .integer(.min), at: Timestamp.latestTime, counter: .max, device: .max),
                .sample(1, 3, .absent),
                .sample(2, .max, .bytes([0, 255, 10])),
                .sample(.max, 1, .bytes([])),
                .sample(3, 1, .other([0xf5])),
            ]
            _ = try await store.push(facts, to: space, within: .usual)
            let pulled = try #require(try await store.pull(from: space, after: 0, upTo: 100))
            #expect(Replica.of(pulled.facts).facts == Replica.of(facts).facts)
            #expect(pulled.cursor == 6)
            #expect(!pulled.hasMore)
        }
    }

    @Test("A push says where the order of arrival stood and stands", arguments: StoreKind.allCases)
    func sequences(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            let first = try #require(try await store.push([.sample(1), .sample(2)], to: space, within: .usual))
            let second = try #require(try await store.push([.sample(3)], to: space, within: .usual))
            #expect([first.before, first.after, second.before, second.after] == [0, 2, 2, 3])
            #expect(first.epoch == second.epoch)
        }
    }

    @Test("PushGateway the same again changes nothing", arguments: StoreKind.allCases)
    func idempotent(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            _ = try await store.push([.sample(1), .sample(2)], to: space, within: .usual)
            let again = try #require(try await store.push([.sample(2), .sample(1)], to: space, within: .usual))
            #expect(again.before == again.after)
        }
    }

    @Test("The greater stamp wins, whichever came first", arguments: StoreKind.allCases)
    func greaterTimestamp(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            _ = try await store.push([.sample(1, 1, .text("later"), at: 2)], to: space, within: .usual)
            let earlier = try #require(try await store.push([.sample(1, 1, .text("earlier"), at: 1)], to: space, within: .usual))
            #expect(earlier.before == earlier.after)
            #expect(try await store.everything(in: space).map(\.value) == [.text("later")])
        }
    }

    @Test("Of two facts with one stamp the greater bytes win", arguments: StoreKind.allCases)
    func sameTimestamp(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            _ = try await store.push([.sample(1, 1, .text("b"))], to: space, within: .usual)
            _ = try await store.push([.sample(1, 1, .text("a"))], to: space, within: .usual)
            #expect(try await store.everything(in: space).map(\.value) == [.text("b")])
            _ = try await store.push([.sample(1, 1, .text("c"))], to: space, within: .usual)
            #expect(try await store.everything(in: space).map(\.value) == [.text("c")])
        }
    }

    @Test("A field that comes twice in one push is taken as the newer says", arguments: StoreKind.allCases)
    func twiceInOnePush(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            let facts: [Fact] = [.sample(1, 1, .text("new"), at: 9), .sample(1, 1, .text("old"), at: 3)]
            _ = try await store.push(facts, to: space, within: .usual)
            #expect(try await store.everything(in: space).map(\.value) == [.text("new")])
        }
    }

    @Test("Pages of any size add up to everything", arguments: StoreKind.allCases)
    func pages(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            let facts = (0..<57).map { Fact.sample($0) }
            _ = try await store.push(facts, to: space, within: .usual)
            for limit in [1, 2, 10, 56, 57, 58] {
                let all = try await store.everything(in: space, by: limit)
                #expect(all.map(\.entity.identity.high) == Array(0..<57), "pages of \(limit)")
            }
        }
    }

    /// A space with seven values, of which three fill a page.
    private func spaceOfLargeValues(in store: any Store) async throws -> SpaceID {
        let space = try await store.space()
        for number in 0..<7 as Range<UInt64> {
            let large = Fact.sample(number, 1, .bytes([UInt8](repeating: 1, count: 400_000)))
            _ = try await store.push([large], to: space, within: .usual)
        }
        return space
    }

    /// All facts of a space in the order of their names, up to the page that is empty.
    private func pagesByName(of space: SpaceID, in store: any Store, upTo limit: Int) async throws -> [[Fact]] {
        var (pages, last) = ([[Fact]](), FieldName?.none)
        repeat {
            let page = try await store.facts(of: space, after: last, upTo: limit)
            pages.append(page)
            last = page.last.map { FieldName($0.entity, $0.field) }
        } while last != nil
        return pages
    }

    @Test("Large values come in pages of fewer", arguments: StoreKind.allCases)
    func largeValues(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await spaceOfLargeValues(in: store)
            var (cursor, sizes) = (Int64(0), [Int]())
            while let page = try await store.pull(from: space, after: cursor, upTo: 100) {
                sizes.append(page.facts.count)
                cursor = page.cursor
                if !page.hasMore { break }
            }
            #expect(sizes == [3, 3, 1])
        }
    }

    @Test(
        "All facts of a space are read by their names, in pages, whatever the order in which they arrived",
        arguments: StoreKind.allCases
    )
    func byName(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space(number: 1)
            let other = try await store.space(number: 2)
            for number in [5, 3, 9, 1, 7] as [UInt64] {
                let facts: [Fact] = [.sample(number, 2), .sample(number, 1)]
                _ = try await store.push(facts, to: space, within: .usual)
                _ = try await store.push([.sample(number + 1)], to: other, within: .usual)
            }
            let pages = try await pagesByName(of: space, in: store, upTo: 3)
            #expect(pages.map(\.count) == [3, 3, 3, 1, 0])
            #expect(pages.joined().map(\.entity.identity.high) == [1, 1, 3, 3, 5, 5, 7, 7, 9, 9])
            #expect(pages.joined().map(\.field.rawValue) == [1, 2, 1, 2, 1, 2, 1, 2, 1, 2])
        }
    }

    @Test("Large values are read by their names in pages of fewer", arguments: StoreKind.allCases)
    func largeByName(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await spaceOfLargeValues(in: store)
            let pages = try await pagesByName(of: space, in: store, upTo: 100)
            #expect(pages.map(\.count) == [3, 3, 1, 0])
        }
    }

    @Test("A field written again since is pulled once, with its present value", arguments: StoreKind.allCases)
    func rewritten(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            _ = try await store.push([.sample(1), .sample(2), .sample(3)], to: space, within: .usual)
            _ = try await store.push([.sample(1, 1, .text("two"), at: 2)], to: space, within: .usual)
            #expect(try await store.everything(in: space).map(\.entity.identity.high) == [2, 3, 1])
            let page = try #require(try await store.pull(from: space, after: 3, upTo: 10))
            #expect(page.facts.map(\.value) == [.text("two")])
        }
    }

    @Test("Where nothing came since, a pull says where it stands", arguments: StoreKind.allCases)
    func nothingNew(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            _ = try await store.push([.sample(1)], to: space, within: .usual)
            let page = try #require(try await store.pull(from: space, after: 1, upTo: 10))
            #expect(page.facts.isEmpty && page.cursor == 1 && !page.hasMore)
        }
    }

    @Test("A space that is not there takes nothing and has nothing", arguments: StoreKind.allCases)
    func noSpace(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let nowhere = SpaceID(Identity(high: 9, low: 9))
            let pushed = try await store.push([.sample(1)], to: nowhere, within: .usual)
            let pulled = try await store.pull(from: nowhere, after: 0, upTo: 10)
            #expect(pushed == nil && pulled == nil)
        }
    }

    @Test("What one space holds is in no other", arguments: StoreKind.allCases)
    func isolation(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let one = try await store.space(number: 1)
            let other = try await store.space(number: 2)
            _ = try await store.push([.sample(1, 1, .text("mine"))], to: one, within: .usual)
            _ = try await store.push([.sample(1, 1, .text("yours"))], to: other, within: .usual)
            #expect(try await store.everything(in: one).map(\.value) == [.text("mine")])
            #expect(try await store.everything(in: other).map(\.value) == [.text("yours")])
        }
    }

    @Test("A full space refuses new facts by name, and takes facts that change or shrink old ones", arguments: StoreKind.allCases)
    func fullSpace(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            let limits = SpaceLimits(facts: 2, bytes: 100)
            let pushed = try #require(try await store.push([.sample(1), .sample(2), .sample(3)], to: space, within: limits))
            #expect(pushed.refused.map(\.entity.identity.high) == [3])
            #expect(pushed.after == 2)
            let long = Value.bytes([UInt8](repeating: 1, count: 200))
            let tooLong = try #require(try await store.push([.sample(1, 1, long, at: 2)], to: space, within: limits))
            #expect(tooLong.refused == [FieldName(Fact.sample(1).entity, Field(rawValue: 1))])
            let shorter = try #require(try await store.push([.sample(1, 1, .absent, at: 3)], to: space, within: limits))
            #expect(shorter.refused.isEmpty && shorter.after == 3)
        }
    }

    @Test("A whole command finds room completely or not at all", arguments: StoreKind.allCases)
    func whole(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            let limits = SpaceLimits(facts: 2, bytes: 100)
            let act = [Fact.sample(1), .sample(2), .sample(3)]
            let refused = try #require(try await store.push(act, to: space, within: limits, isWhole: true))
            #expect(refused.refused.map(\.entity.identity.high) == [3])
            #expect(refused.before == 0 && refused.after == 0)
            #expect(try await store.everything(in: space).isEmpty)
            let taken = try #require(try await store.push([.sample(1), .sample(2)], to: space, within: limits, isWhole: true))
            #expect(taken.refused.isEmpty && taken.after == 2)
        }
    }

    @Test("A dropped fact leaves no trace, and makes room", arguments: StoreKind.allCases)
    func dropped(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            let act = { (day: UInt32) in
                Fact(
                    Entity(EntityKind(rawValue: 4), scope: day, Identity(high: 1, low: 1)),
                    Field(rawValue: 1),
                    .integer(1),
                    Timestamp(time: 1, counter: 0, device: 1)
                )
            }
            let limits = SpaceLimits(facts: 4, bytes: 1000)
            _ = try await store.push([act(9), act(10), act(11), .sample(1)], to: space, within: limits)
            try await store.drop(EntityKind(rawValue: 4), scopes: 0..<11, from: space)
            #expect(try await store.everything(in: space).map(\.entity.scope).sorted() == [0, 11])
            let pushed = try #require(try await store.push([.sample(2), .sample(3), .sample(4)], to: space, within: limits))
            #expect(pushed.refused.count == 1)
        }
    }

    @Test("A1, A3: Random pushes by many at once have the same result as merging them", arguments: StoreKind.allCases)
    func randomPushes(kind: StoreKind) async throws {
        var random = SeededRandom.printed(seed: 1)
        let pushes = (0..<60).map { _ in
            (0..<Int.random(in: 1...8, using: &random)).map { _ in
                Fact.sample(
                    .random(in: 0..<6, using: &random),
                    .random(in: 1...3, using: &random),
                    .integer(.random(in: 0...3, using: &random)),
                    at: .random(in: 1...5, using: &random),
                    device: .random(in: 1...2, using: &random)
                )
            }
        }
        try await kind.withStore { store in
            let space = try await store.space()
            try await withThrowingTaskGroup { group in
                for push in pushes { group.addTask { _ = try await store.push(push, to: space, within: .usual) } }
                try await group.waitForAll()
            }
            let expected = Replica.of(pushes.flatMap { $0 }).facts
            #expect(Replica.of(try await store.everything(in: space, by: 5)).facts == expected)
            #expect(try await store.everything(in: space).count == expected.count)
        }
    }

    @Test("Listeners are told which space moved, and only when one did", arguments: StoreKind.allCases)
    func moves(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            let (moves, continuation) = AsyncStream.makeStream(of: SpaceID?.self)
            store.onMove { continuation.yield($0) }
            _ = try await store.push([.sample(1)], to: space, within: .usual)
            _ = try await store.push([.sample(1)], to: space, within: .usual)
            _ = try await store.push([.sample(2)], to: space, within: .usual)
            // The second brought nothing new.
            var seen: [SpaceID?] = []
            for await move in moves where move != nil {
                seen.append(move)
                if seen.count == 2 { break }
            }
            #expect(seen == [space, space])
        }
    }
}

extension Replica {
    /// A replica that was told these facts.
    static func of(_ facts: [Fact]) -> Replica {
        var replica = Replica(device: 0)
        for fact in facts { replica.merge(fact) }
        return replica
    }
}
