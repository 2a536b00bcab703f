import Facts
import Testing

@testable import Storage

@Suite("The snapshots of plans")
struct PlanSnapshotStoreTests {
    private static func snapshot(_ size: Int, made: Int64 = noon, filledWith byte: UInt8 = 7) -> AccountSnapshot {
        AccountSnapshot(made: made, reached: [1, 2, byte], bytes: Array(repeating: byte, count: size))
    }

    private static func twoSpaces(_ store: any Store) async throws -> (SpaceID, SpaceID) {
        let other = try #require(try await store.create(.sample("bob@example.org", number: 2)))
        return (try await store.space(), other.space)
    }

    @Test("A stored snapshot is read, however large it is", arguments: StoreKind.allCases, [0, 1, 1 << 20, (5 << 19) + 3])
    func roundTrip(kind: StoreKind, size: Int) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            #expect(try await store.accountSnapshot(of: space) == nil)
            try await store.keep(Self.snapshot(size), of: space)
            #expect(try await store.accountSnapshot(of: space) == Self.snapshot(size))
        }
    }

    @Test("A snapshot takes the place of a larger one and of a smaller one", arguments: StoreKind.allCases)
    func replaced(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            for (size, byte) in [(3 << 20, 1), (100, 2), (2 << 20, 3)] as [(Int, UInt8)] {
                try await store.keep(Self.snapshot(size, filledWith: byte), of: space)
                #expect(try await store.accountSnapshot(of: space) == Self.snapshot(size, filledWith: byte))
            }
        }
    }

    @Test("A snapshot with a part of another one, or without a part, is not read", arguments: StoreKind.allCases)
    func mixed(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            try await store.keep(Self.snapshot(3 << 20), of: space)
            let statements = try #require(store as? any StatementStore)
            // As a server leaves it that was stopped while it wrote: the last parts are new, the first ones old.
            try await statements.run("UPDATE account_snapshot SET generation = generation + 1 WHERE part = 2")
            #expect(try await store.accountSnapshot(of: space) == nil)
            try await statements.run("DELETE FROM account_snapshot WHERE part = 2")
            #expect(try await store.accountSnapshot(of: space) == nil)
        }
    }

    @Test("Each account has its own, and it can be deleted", arguments: StoreKind.allCases)
    func deleted(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let (one, other) = try await Self.twoSpaces(store)
            try await store.keep(Self.snapshot(10, filledWith: 1), of: one)
            try await store.keep(Self.snapshot(10, filledWith: 2), of: other)
            try await store.deleteAccountSnapshot(of: one)
            #expect(try await store.accountSnapshot(of: one) == nil)
            #expect(try await store.accountSnapshot(of: other) == Self.snapshot(10, filledWith: 2))
        }
    }

    @Test("It goes with the account, and nothing is kept of an account that is gone", arguments: StoreKind.allCases)
    func withTheAccount(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let account = try #require(try await store.create(.sample()))
            try await store.keep(Self.snapshot(10), of: account.space)
            try await store.delete(account.id)
            #expect(try await store.accountSnapshot(of: account.space) == nil)
            try await store.keep(Self.snapshot(10), of: account.space)
            #expect(try await store.accountSnapshot(of: account.space) == nil)
        }
    }

    @Test("It goes when facts are dropped without a trace", arguments: StoreKind.allCases)
    func withDroppedFacts(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            let kind = EntityKind(rawValue: 4)
            let old = Entity(kind, scope: 5, Identity(high: 1, low: 1))
            let fact = Fact(old, Field(rawValue: 1), .integer(1), Timestamp(time: 1, counter: 0, device: 1))
            _ = try await store.push([fact], to: space, within: .usual)
            try await store.keep(Self.snapshot(10), of: space)
            try await store.drop(kind, scopes: 0..<5, from: space)
            #expect(try await store.accountSnapshot(of: space) != nil)
            try await store.drop(kind, scopes: 0..<6, from: space)
            #expect(try await store.accountSnapshot(of: space) == nil)
        }
    }

    @Test("After a week it is deleted", arguments: StoreKind.allCases)
    func aged(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let (old, young) = try await Self.twoSpaces(store)
            try await store.keep(Self.snapshot(10, made: noon), of: old)
            try await store.keep(Self.snapshot(10, made: noon + 1), of: young)
            try await store.sweepSnapshots(now: noon + AccountSnapshot.lifetime)
            #expect(try await store.accountSnapshot(of: old) == nil)
            #expect(try await store.accountSnapshot(of: young) != nil)
        }
    }

    @Test("One of a server whose clock was ahead is deleted", arguments: StoreKind.allCases)
    func ahead(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let (ahead, right) = try await Self.twoSpaces(store)
            try await store.keep(Self.snapshot(10, made: noon + 10 * 365 * 86_400_000), of: ahead)
            try await store.keep(Self.snapshot(10, made: noon + 60_000), of: right)
            try await store.sweepSnapshots(now: noon)
            #expect(try await store.accountSnapshot(of: ahead) == nil)
            #expect(try await store.accountSnapshot(of: right) != nil)
        }
    }

    @Test("A store that was made of a backup has none", arguments: StoreKind.allCases)
    func backup(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let account = try #require(try await store.create(.sample()))
            try await store.keep(Self.snapshot(10), of: account.space)
            try await withRestored(store) { restored in
                let (found, snapshot) = (
                    try await restored.account(account.id), try await restored.accountSnapshot(of: account.space)
                )
                #expect(found == account)
                #expect(snapshot == nil)
            }
        }
    }
}
