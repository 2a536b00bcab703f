import Facts
import Foundation
import Planner
import Testing

@testable import Storage

@Suite("Guests: accounts without an address")
struct GuestStoreTests {
    private static let many: Int64 = 1000

    private func guest(_ number: UInt64 = 1, used: Int64 = 0) -> Guest {
        Guest(id: AccountID(Identity(high: number, low: 77)), hash: [UInt8](repeating: UInt8(number), count: 32), used: used)
    }

    private func facts(_ count: UInt64) -> CheckedFacts.Space {
        let facts = (0..<count).map { Fact.sample($0, at: UInt64(noon)) }
        return CheckedFacts(facts, roles: nil, now: noon).personal
    }

    @Test("A guest is made with all of its first facts, and found by its name", arguments: StoreKind.allCases)
    func made(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let guest = guest(used: 3)
            let outcome = try await store.create(guest, with: facts(5), within: .usual, upTo: Self.many)
            #expect(outcome == .created)
            #expect(try await store.guest(guest.id) == guest)
            #expect(try await store.everything(in: guest.space).count == 5)
            _ = try await store.push([.sample(9)], to: guest.space, within: .usual)
            #expect(try await store.everything(in: guest.space).count == 6)
            #expect(try await store.guest(AccountID(Identity(high: 8, low: 8))) == nil)
            #expect(try await store.examine() == [])
        }
    }

    @Test("A guest counts as no account, and is in no list of them", arguments: StoreKind.allCases)
    func noAccount(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let guest = guest()
            _ = try await store.create(guest, with: facts(1), within: .usual, upTo: Self.many)
            #expect(try await !store.hasAccounts())
            #expect(try await store.accounts(after: nil, upTo: 10).isEmpty)
            #expect(try await store.account(guest.id) == nil)
            #expect(try await store.account(emailKey: "") == nil)
            #expect(try await store.create(.sample())?.isAdministrator == true)
            #expect(try await store.accounts(after: nil, upTo: 10).count == 1)
        }
    }

    @Test("No session, link or password is begun for a guest", arguments: StoreKind.allCases)
    func noSession(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let guest = guest()
            _ = try await store.create(guest, with: facts(1), within: .usual, upTo: Self.many)
            let session = Session(
                account: guest.id,
                hash: guest.hash,
                device: "",
                created: noon,
                seen: noon,
                expires: noon + 1000
            )
            #expect(try await !store.begin(session, openedBy: ""))
            #expect(try await store.session(guest.hash, of: guest.id, now: noon) == nil)
            #expect(try await !store.setPassword("x", of: guest.id, insteadOf: "", keeping: nil))
            let isSet = try await store.setEmail("eve@example.org", key: "eve@example.org", of: guest.id, whilePassword: "")
            #expect(!isSet)
            let link = OneTimeLink(account: guest.id, hash: [1], purpose: .invitation, payload: [], expires: noon + 1000)
            #expect(try await !store.keep(invitation: link, upTo: 10, now: noon))
            #expect(try await store.guest(guest.id) == guest)
        }
    }

    @Test("There are as many guests as there may be, also where they come at once", arguments: StoreKind.allCases)
    func limited(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let outcomes = try await withThrowingTaskGroup(of: GuestCreation.self) { group in
                for number in 1...8 as ClosedRange<UInt64> {
                    group.addTask { try await store.create(guest(number), with: facts(1), within: .usual, upTo: 3) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(outcomes.count { $0 == .created } == 3)
            #expect(outcomes.count { $0 == .tooMany } == 5)
            let use = try await store.guestUse()
            #expect(use.guests == 3 && use.facts == 3 && use.bytes > 0)
            #expect(try await store.examine() == [])
        }
    }

    @Test("A guest that begins with more than a plan may hold is not made", arguments: StoreKind.allCases)
    func tooLarge(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let limits = SpaceLimits(facts: 4, bytes: 1 << 20)
            let outcome = try await store.create(guest(), with: facts(5), within: limits, upTo: Self.many)
            #expect(outcome == .full)
            #expect(try await store.guest(guest().id) == nil)
            #expect(try await store.guestUse() == GuestUse(guests: 0, facts: 0, bytes: 0))
        }
    }

    @Test("A guest is deleted whole, and others stay", arguments: StoreKind.allCases)
    func deleted(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let (gone, kept) = (guest(1), guest(2))
            for guest in [gone, kept] { _ = try await store.create(guest, with: facts(5), within: .usual, upTo: Self.many) }
            try await store.keep(AccountSnapshot(made: noon, reached: [1], bytes: [2]), of: gone.space)
            #expect(try await store.deleteGuest(gone.id, at: nil))
            #expect(try await store.guest(gone.id) == nil)
            #expect(try await store.pull(from: gone.space, after: 0, upTo: 1) == nil)
            #expect(try await store.facts(of: gone.space, after: nil, upTo: 10).isEmpty)
            #expect(try await store.accountSnapshot(of: gone.space) == nil)
            #expect(try await !store.deleteGuest(gone.id, at: nil))
            #expect(try await store.push([.sample(1)], to: gone.space, within: .usual) == nil)
            #expect(try await store.everything(in: kept.space).count == 5)
            #expect(try await store.examine() == [])
        }
    }

    @Test("A guest is not deleted where something arrived meanwhile", arguments: StoreKind.allCases)
    func deletedAt(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let guest = guest()
            _ = try await store.create(guest, with: facts(5), within: .usual, upTo: Self.many)
            let read = try #require(try await store.pull(from: guest.space, after: .max, upTo: 1)).cursor
            _ = try await store.push([.sample(9)], to: guest.space, within: .usual)
            #expect(try await !store.deleteGuest(guest.id, at: read))
            #expect(try await store.everything(in: guest.space).count == 6)
            #expect(try await store.deleteGuest(guest.id, at: read + 1))
        }
    }

    @Test("Guests without a form since a day are deleted, and no others", arguments: StoreKind.allCases)
    func unused(kind: StoreKind) async throws {
        try await kind.withStore { store in
            for number in 1...4 as ClosedRange<UInt64> {
                _ = try await store.create(
                    guest(number, used: Int64(number)),
                    with: facts(1),
                    within: .usual,
                    upTo: Self.many
                )
            }
            try await store.noteUse(of: guest(1).id, on: 9)
            // A server that was not told of a newer day takes back nothing.
            try await store.noteUse(of: guest(1).id, on: 2)
            #expect(try await store.deleteGuests(usedBefore: 4) == 2)
            #expect(try await store.guests(after: nil, upTo: 10).map(\.used) == [9, 4])
            #expect(try await store.deleteGuests(usedBefore: 4) == 0)
        }
    }

    @Test("Of servers that count a day after the same day, one counts it", arguments: StoreKind.allCases)
    func days(kind: StoreKind) async throws {
        try await kind.withStore { store in
            #expect(try await store.guestDay() == 0)
            let counted = try await withThrowingTaskGroup(of: Int64.self) { group in
                for _ in 0..<4 { group.addTask { try await store.countGuestDay(after: 0) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(counted == [1, 1, 1, 1])
            #expect(try await store.countGuestDay(after: 1) == 2)
            // A server that was off for a while hears of the day that it is.
            #expect(try await store.countGuestDay(after: 0) == 2)
            #expect(try await store.guestDay() == 2)
        }
    }

    @Test("A plan is moved in once, even if the guest deletes it before its folder is gone", arguments: StoreKind.allCases)
    func movedIn(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let guest = guest()
            #expect(try await store.moveIn(guest, with: facts(5)) == .created)
            #expect(try await store.moveIn(guest, with: facts(5)) == .known)
            #expect(try await store.everything(in: guest.space).count == 5)
            #expect(try await store.deleteGuest(guest.id, at: nil))
            #expect(try await store.moveIn(guest, with: facts(5)) == .known)
            #expect(try await store.guest(guest.id) == nil)
            try await store.forgetMove(of: guest.id)
            #expect(try await store.moveIn(guest, with: facts(5)) == .created)
        }
    }

    @Test("A backup has the guests with their plans, and the days that were counted", arguments: StoreKind.allCases)
    func backedUp(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let guest = guest(used: 1)
            _ = try await store.countGuestDay(after: 0)
            _ = try await store.create(guest, with: facts(5), within: .usual, upTo: Self.many)
            try await withRestored(store) { restored in
                let facts = try await restored.everything(in: guest.space)
                #expect(try await restored.guest(guest.id) == guest)
                #expect(try await store.everything(in: guest.space) == facts)
                #expect(try await restored.guestDay() == 1)
                #expect(try await restored.countGuestDay(after: 1) == 2)
                #expect(try await restored.examine() == [])
            }
        }
    }
}
