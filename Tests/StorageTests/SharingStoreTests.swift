import Facts
import Storage
import Synchronization
import Testing

@Suite("Who shares which list")
struct SharingStoreTests {
    /// Three accounts, the first of which shares a list as number 5.
    private struct People {
        let ada: Account
        let bob: Account
        let eve: Account
        let list = SharedList(
            number: 5,
            space: SpaceID(Identity(high: 50, low: 0)),
            list: Identity(high: 60, low: 0),
            created: noon
        )

        init(in store: any Store) async throws {
            ada = try #require(try await store.create(.sample("ada@example.org", number: 1)))
            bob = try #require(try await store.create(.sample("bob@example.org", number: 2)))
            eve = try #require(try await store.create(.sample("eve@example.org", number: 3)))
            #expect(try await store.share(list, by: .sample(ada, .own), writing: []) == .done)
        }

        var link: Invitation.Guest { .link([UInt8](repeating: 9, count: 32)) }

        func invite(_ guest: Invitation.Guest, as role: MemberRole = .edit, expires: Int64 = noon + 1000, in store: any Store)
            async throws
        {
            let invitation = Invitation(number: 5, guest: guest, role: role, created: noon, expires: expires)
            #expect(try await store.invite(invitation, by: ada.id, now: noon) == .done)
        }

        func letIn(_ account: Account, as role: MemberRole = .edit, at time: Int64 = noon, to store: any Store) async throws {
            let guest = Invitation.Guest.link([UInt8](repeating: UInt8(role.rawValue), count: 32))
            try await invite(guest, as: role, in: store)
            #expect(try await store.join(5, as: .sample(account, .edit, at: time), by: guest, now: noon) == .done)
        }

        func push(_ fact: Fact, by account: Account, to store: any Store) async throws -> Pushed? {
            let push = Push([fact], to: list.space, within: .shared, by: Push.Writer(account.id, into: 5))
            return try await store.push([push], isWhole: false)[0]
        }
    }

    @Test("L5: The person who shares a list owns it, and it is found by list and by account", arguments: StoreKind.allCases)
    func shared(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            #expect(try await store.sharedList(5) == people.list)
            #expect(try await store.sharedList(6) == nil)
            let own = Membership(number: 5, space: people.list.space, role: .own)
            #expect(try await store.memberships(of: people.ada.id) == [own])
            #expect(try await store.memberships(of: people.bob.id).isEmpty)
            #expect(try await store.members(of: [5, 6]) == [5: [.sample(people.ada, .own)]])
            #expect(try await store.everything(in: people.list.space).isEmpty)
            #expect(try await store.examine().isEmpty)
        }
    }

    @Test("L5: A number is given once, and a list shared once by the same account", arguments: StoreKind.allCases)
    func once(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            var other = people.list
            other.list = Identity(high: 61, low: 0)
            other.space = SpaceID(Identity(high: 51, low: 0))
            #expect(try await store.share(other, by: .sample(people.bob, .own), writing: []) == .refused)
            other.number = 6
            other.list = people.list.list
            #expect(try await store.share(other, by: .sample(people.ada, .own), writing: []) == .refused)
            #expect(try await store.share(other, by: .sample(people.bob, .own), writing: []) == .done)
        }
    }

    @Test("L5: All facts moved into the new list are there with it, or none are", arguments: StoreKind.allCases)
    func movedWhole(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample()))
            let list = SharedList(number: 7, space: SpaceID(Identity(high: 7, low: 7)), list: .only, created: noon)
            let small = SpaceLimits(facts: 1, bytes: 100)
            let own = Push([.sample(1)], to: ada.space, within: .usual)
            let tooMuch = Push([.sample(2), .sample(3)], to: list.space, within: small, by: Push.Writer(ada.id, into: 7))
            #expect(try await store.share(list, by: .sample(ada, .own), writing: [own, tooMuch]) == .full)
            #expect(try await store.sharedList(7) == nil)
            #expect(try await store.everything(in: ada.space).isEmpty)
            var fits = tooMuch
            fits.limits = .shared
            #expect(try await store.share(list, by: .sample(ada, .own), writing: [own, fits]) == .done)
            #expect(try await store.everything(in: ada.space) == [.sample(1)])
            #expect(try await store.everything(in: list.space) == [.sample(2), .sample(3)])
        }
    }

    @Test("L5: Where a space has no room the store has not failed, and nobody is told that it has", arguments: StoreKind.allCases)
    func noRoomIsNoFault(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let faults = Mutex<[StoreFault]>([])
            store.onFault { fault in faults.withLock { $0.append(fault) } }
            let ada = try #require(try await store.create(.sample()))
            let list = SharedList(number: 7, space: SpaceID(Identity(high: 7, low: 7)), list: .only, created: noon)
            let none = SpaceLimits(facts: 0, bytes: 0)
            let shared = Push([.sample(1)], to: list.space, within: none, by: Push.Writer(ada.id, into: 7))
            #expect(try await store.share(list, by: .sample(ada, .own), writing: [shared]) == .full)
            #expect(try await store.sharedList(7) == nil)
            #expect(try await store.share(list, by: .sample(ada, .own), writing: []) == .done)
            let kept = Push([.sample(1)], to: ada.space, within: none)
            #expect(try await store.stop(7, by: ada.id, knowing: 0, writing: [kept]) == .full)
            #expect(try await store.sharedList(7) == list)
            let told = faults.withLock { $0 }
            #expect(told.isEmpty)
        }
    }

    @Test("L5: An account shares a hundred lists at most", arguments: StoreKind.allCases)
    func mostLists(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            for number in 100..<199 as Range<UInt32> {
                let name = Identity(high: UInt64(number), low: 9)
                let list = SharedList(number: number, space: SpaceID(name), list: name, created: noon)
                #expect(try await store.share(list, by: .sample(people.ada, .own), writing: []) == .done)
            }
            let name = Identity(high: 99, low: 9)
            let list = SharedList(number: 99, space: SpaceID(name), list: name, created: noon)
            #expect(try await store.share(list, by: .sample(people.ada, .own), writing: []) == .tooManyLists)
            #expect(try await store.memberships(of: people.ada.id).count == 100)
        }
    }

    @Test("L5: A link lets in anybody who follows it, until it expires or is revoked", arguments: StoreKind.allCases)
    func links(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            #expect(try await store.join(5, as: .sample(people.bob, .edit), by: people.link, now: noon) == .refused)
            try await people.invite(people.link, as: .view, in: store)
            #expect(try await store.invitation(people.link, to: 5, now: noon)?.role == .view)
            // The invitation decides about their role, not their request.
            #expect(try await store.join(5, as: .sample(people.bob, .own), by: people.link, now: noon) == .done)
            #expect(try await store.memberships(of: people.bob.id).map(\.role) == [.view])
            #expect(try await store.join(5, as: .sample(people.eve, .edit), by: people.link, now: noon + 1000) == .refused)
            try await store.endInvitation(people.link, to: 5)
            #expect(try await store.invitations(to: 5, now: noon).isEmpty)
            #expect(try await store.join(5, as: .sample(people.eve, .edit), by: people.link, now: noon) == .refused)
            #expect(try await store.memberships(of: people.eve.id).isEmpty)
        }
    }

    @Test("L5: A member joins only once, and a lesser link takes no right away", arguments: StoreKind.allCases)
    func twice(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.letIn(people.bob, as: .view, to: store)
            try await people.letIn(people.bob, as: .edit, to: store)
            #expect(try await store.memberships(of: people.bob.id).map(\.role) == [.edit])
            try await people.letIn(people.bob, as: .view, to: store)
            #expect(try await store.memberships(of: people.bob.id).map(\.role) == [.edit])
            try await people.letIn(people.ada, as: .view, to: store)
            #expect(try await store.memberships(of: people.ada.id).map(\.role) == [.own])
            #expect(try await store.members(of: [5])[5]?.count == 2)
            #expect(try await store.examine().isEmpty)
        }
    }

    @Test("L5: A member who was made view-only gets no right back by an older invitation", arguments: StoreKind.allCases)
    func lowered(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.invite(people.link, as: .edit, in: store)
            let looking = Invitation.Guest.link([UInt8](repeating: 8, count: 32))
            try await people.invite(looking, as: .view, in: store)
            let own = Invitation.Guest.address(email: people.bob.email, key: people.bob.emailKey)
            let other = Invitation.Guest.address(email: people.eve.email, key: people.eve.emailKey)
            for guest in [own, other] { try await people.invite(guest, as: .edit, in: store) }
            #expect(try await store.join(5, as: .sample(people.bob, .edit), by: people.link, now: noon) == .done)
            #expect(try await store.setRole(.view, of: people.bob.id, in: 5, by: people.ada.id) == .done)
            for guest in [people.link, own] {
                #expect(try await store.join(5, as: .sample(people.bob, .edit), by: guest, now: noon) == .refused)
            }
            #expect(try await store.memberships(of: people.bob.id).map(\.role) == [.view])
            // Nor by leaving and coming back. What waits for somebody else has nothing to do with it.
            #expect(try await store.remove(people.bob.id, from: 5, by: nil) == .done)
            #expect(try await store.join(5, as: .sample(people.bob, .edit), by: people.link, now: noon) == .refused)
            #expect(try await store.join(5, as: .sample(people.bob, .edit), by: looking, now: noon) == .done)
            #expect(try await store.memberships(of: people.bob.id).map(\.role) == [.view])
            #expect(try await store.join(5, as: .sample(people.eve, .edit), by: other, now: noon) == .done)
            // A link that is made afterwards is meant for everybody who gets it.
            try await people.letIn(people.bob, as: .edit, to: store)
            #expect(try await store.memberships(of: people.bob.id).map(\.role) == [.edit])
            #expect(try await store.examine().isEmpty)
        }
    }

    @Test("L5: A removed member does not come back by an invitation to their address", arguments: StoreKind.allCases)
    func removedThoughInvited(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            let own = Invitation.Guest.address(email: people.bob.email, key: people.bob.emailKey)
            let other = Invitation.Guest.address(email: people.eve.email, key: people.eve.emailKey)
            for guest in [people.link, own, other] { try await people.invite(guest, in: store) }
            func join(by guest: Invitation.Guest) async throws -> SharingOutcome {
                try await store.join(5, as: .sample(people.bob, .edit), by: guest, now: noon)
            }
            #expect(try await join(by: people.link) == .done)
            // Who leaves may come back.
            #expect(try await store.remove(people.bob.id, from: 5, by: nil) == .done)
            #expect(try await store.invitations(for: people.bob.emailKey, now: noon).count == 1)
            #expect(try await join(by: people.link) == .done)
            #expect(try await store.remove(people.bob.id, from: 5, by: people.ada.id) == .done)
            #expect(try await store.invitations(for: people.bob.emailKey, now: noon).isEmpty)
            #expect(try await join(by: own) == .refused)
            #expect(try await store.invitations(for: people.eve.emailKey, now: noon).count == 1)
            #expect(try await store.examine().isEmpty)
        }
    }

    @Test("L5: An invitation waits for an address, and is used up", arguments: StoreKind.allCases)
    func addresses(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            let guest = Invitation.Guest.address(email: "Bob@example.org", key: people.bob.emailKey)
            try await people.invite(guest, as: .view, in: store)
            try await people.invite(guest, as: .edit, in: store)
            #expect(try await store.invitations(for: people.bob.emailKey, now: noon).map(\.role) == [.edit])
            #expect(try await store.invitations(for: people.bob.emailKey, now: noon + 1000).isEmpty)
            #expect(try await store.invitations(for: people.eve.emailKey, now: noon).isEmpty)
            #expect(try await store.invitations(to: 5, now: noon).map(\.guest) == [guest])
            // The name of an address is known to many: it is no link.
            let forged = Invitation.Guest.link(Array(people.bob.emailKey.utf8))
            #expect(try await store.join(5, as: .sample(people.eve, .edit), by: forged, now: noon) == .refused)
            #expect(try await store.join(5, as: .sample(people.bob, .edit), by: guest, now: noon) == .done)
            #expect(try await store.invitations(for: people.bob.emailKey, now: noon).isEmpty)
            #expect(try await store.invitations(to: 5, now: noon).isEmpty)
            #expect(try await store.join(5, as: .sample(people.bob, .edit), by: guest, now: noon) == .refused)
        }
    }

    @Test("L5: Only the owner invites, changes roles, and removes members", arguments: StoreKind.allCases)
    func ownersOnly(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.letIn(people.bob, to: store)
            for somebody in [people.bob, people.eve] {
                let invitation = Invitation(number: 5, guest: people.link, role: .edit, created: noon, expires: noon + 9)
                #expect(try await store.invite(invitation, by: somebody.id, now: noon) == .refused)
                #expect(try await store.setRole(.view, of: people.bob.id, in: 5, by: somebody.id) == .refused)
                #expect(try await store.remove(people.bob.id, from: 5, by: somebody.id) == .refused)
                #expect(try await store.remove(people.ada.id, from: 5, by: somebody.id) == .refused)
                #expect(try await store.handOver(5, from: somebody.id, to: people.bob.id) == .refused)
                #expect(try await store.handOver(5, from: somebody.id, to: people.eve.id) == .refused)
                #expect(try await store.stop(5, by: somebody.id, knowing: 0, writing: []) == .refused)
            }
            #expect(try await store.setRole(.own, of: people.bob.id, in: 5, by: people.ada.id) == .refused)
            #expect(try await store.setRole(.view, of: people.ada.id, in: 5, by: people.ada.id) == .refused)
            #expect(try await store.remove(people.ada.id, from: 5, by: nil) == .refused)
            #expect(try await store.members(of: [5])[5]?.map(\.role) == [.own, .edit])
            #expect(try await store.setRole(.view, of: people.bob.id, in: 5, by: people.ada.id) == .done)
            #expect(try await store.memberships(of: people.bob.id).map(\.role) == [.view])
            #expect(try await store.setName("Bobby", of: people.bob.id, in: 5) == .done)
            #expect(try await store.setName("Evil", of: people.eve.id, in: 5) == .refused)
            #expect(try await store.members(of: [5])[5]?.map(\.name) == ["ada@example.org", "Bobby"])
            #expect(try await store.remove(people.bob.id, from: 5, by: people.ada.id) == .done)
            #expect(try await store.memberships(of: people.bob.id).isEmpty)
            #expect(try await store.examine().isEmpty)
        }
    }

    @Test("L5: Facts come in from those who may write, and from nobody else", arguments: StoreKind.allCases)
    func writers(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.letIn(people.bob, as: .edit, to: store)
            try await people.letIn(people.eve, as: .view, to: store)
            #expect(try await people.push(.sample(1), by: people.ada, to: store) != nil)
            #expect(try await people.push(.sample(2), by: people.bob, to: store) != nil)
            #expect(try await people.push(.sample(3), by: people.eve, to: store) == nil)
            #expect(try await store.remove(people.bob.id, from: 5, by: nil) == .done)
            #expect(try await people.push(.sample(4), by: people.bob, to: store) == nil)
            #expect(try await store.everything(in: people.list.space) == [.sample(1), .sample(2)])
            #expect(
                try await store.fact(FieldName(Fact.sample(1).entity, Field(rawValue: 1)), in: people.list.space) == .sample(1)
            )
            #expect(try await store.fact(FieldName(Fact.sample(1).entity, Field(rawValue: 2)), in: people.list.space) == nil)
        }
    }

    @Test("L5: Nothing of a command is stored if one of its spaces refuses its part", arguments: StoreKind.allCases)
    func halfACommand(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.letIn(people.eve, as: .view, to: store)
            let own = Push([.sample(1)], to: people.eve.space, within: .usual)
            let other = Push([.sample(2)], to: people.list.space, within: .shared, by: Push.Writer(people.eve.id, into: 5))
            let whole = try await store.push([own, other], isWhole: true)
            #expect(whole[0]?.after == whole[0]?.before && whole[1] == nil)
            #expect(try await store.everything(in: people.eve.space).isEmpty)
            let part = try await store.push([own, other], isWhole: false)
            #expect(part[0]?.after == 1 && part[1] == nil)
            #expect(try await store.everything(in: people.list.space).isEmpty)
        }
    }

    @Test("L5: A list that is handed over is the other's, and the old links end", arguments: StoreKind.allCases)
    func handedOver(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.letIn(people.bob, as: .view, to: store)
            let waiting = Invitation.Guest.address(email: people.eve.email, key: people.eve.emailKey)
            try await people.invite(waiting, in: store)
            #expect(try await store.handOver(5, from: people.ada.id, to: people.bob.id) == .done)
            #expect(try await store.members(of: [5])[5]?.map(\.role) == [.own, .edit])
            #expect(try await store.memberships(of: people.bob.id).map(\.role) == [.own])
            #expect(try await store.invitations(to: 5, now: noon).isEmpty)
            #expect(try await store.invitations(for: people.eve.emailKey, now: noon).isEmpty)
            #expect(try await store.remove(people.ada.id, from: 5, by: nil) == .done)
            #expect(try await store.examine().isEmpty)
        }
    }

    @Test("L5: Once sharing stops nothing of it is left but what the owner keeps", arguments: StoreKind.allCases)
    func stopped(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.letIn(people.bob, to: store)
            _ = try await people.push(.sample(1), by: people.bob, to: store)
            let kept = Push([.sample(1)], to: people.ada.space, within: SpaceLimits(facts: 0, bytes: 0))
            #expect(try await store.stop(5, by: people.ada.id, knowing: 1, writing: [kept]) == .full)
            #expect(try await store.stop(5, by: people.ada.id, knowing: 0, writing: []) == .moved)
            #expect(try await store.sharedList(5) != nil)
            let whole = Push([.sample(1)], to: people.ada.space, within: .usual)
            #expect(try await store.stop(5, by: people.ada.id, knowing: 1, writing: [whole]) == .done)
            #expect(try await store.sharedList(5) == nil)
            #expect(try await store.pull(from: people.list.space, after: 0, upTo: 1) == nil)
            #expect(try await store.memberships(of: people.bob.id).isEmpty)
            #expect(try await store.invitations(to: 5, now: noon).isEmpty)
            #expect(try await store.everything(in: people.ada.space) == [.sample(1)])
            #expect(try await people.push(.sample(2), by: people.ada, to: store) == nil)
            #expect(try await store.examine().isEmpty)
        }
    }

    @Test(
        "L5: A deleted account's list goes to the member who joined first, editors first; a list that nobody shares goes",
        arguments: StoreKind.allCases
    )
    func deletedOwner(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.letIn(people.eve, as: .view, at: noon + 1, to: store)
            try await people.letIn(people.bob, as: .edit, at: noon + 2, to: store)
            _ = try await people.push(.sample(1), by: people.ada, to: store)
            try await store.delete(people.ada.id)
            #expect(try await store.memberships(of: people.bob.id).map(\.role) == [.own])
            #expect(try await store.memberships(of: people.eve.id).map(\.role) == [.view])
            #expect(try await store.everything(in: people.list.space) == [.sample(1)])
            try await store.delete(people.bob.id)
            #expect(try await store.memberships(of: people.eve.id).map(\.role) == [.own])
            try await store.delete(people.eve.id)
            #expect(try await store.sharedList(5) == nil)
            #expect(try await store.pull(from: people.list.space, after: 0, upTo: 1) == nil)
            #expect(try await store.examine().isEmpty)
        }
    }

    @Test("L5: What waits for an address goes with its account", arguments: StoreKind.allCases)
    func deletedGuest(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.invite(.address(email: people.bob.email, key: people.bob.emailKey), in: store)
            try await people.invite(people.link, in: store)
            try await store.delete(people.bob.id)
            #expect(try await store.invitations(for: people.bob.emailKey, now: noon).isEmpty)
            #expect(try await store.invitations(to: 5, now: noon).map(\.guest) == [people.link])
        }
    }

    @Test("L5: Fifty share a list at most", arguments: StoreKind.allCases)
    func mostMembers(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.invite(people.link, in: store)
            for number in 100..<149 as Range<UInt64> {
                let account = try #require(try await store.create(.sample("\(number)@example.org", number: number)))
                #expect(try await store.join(5, as: .sample(account, .edit), by: people.link, now: noon) == .done)
            }
            #expect(try await store.join(5, as: .sample(people.bob, .edit), by: people.link, now: noon) == .tooManyMembers)
        }
    }

    @Test("L5: Ended invitations are swept away, a backup holds who shares what", arguments: StoreKind.allCases)
    func keptAndSwept(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.letIn(people.bob, to: store)
            try await people.invite(people.link, expires: noon + 5, in: store)
            try await store.sweep(now: noon + 5)
            #expect(try await store.invitations(to: 5, now: noon).count == 1)
            let guest = Invitation.Guest.address(email: people.eve.email, key: people.eve.emailKey)
            try await people.invite(guest, in: store)
            _ = try await people.push(.sample(1), by: people.bob, to: store)
            try await withRestored(store) { restored in
                #expect(try await restored.sharedList(5) == people.list)
                let members = try await store.members(of: [5])
                #expect(try await restored.members(of: [5]) == members)
                let memberships = try await store.memberships(of: people.bob.id)
                #expect(memberships.count == 1)
                #expect(try await restored.memberships(of: people.bob.id) == memberships)
                #expect(try await restored.invitations(for: people.eve.emailKey, now: noon).count == 1)
                #expect(try await restored.everything(in: people.list.space) == [.sample(1)])
                #expect(try await restored.examine().isEmpty)
            }
        }
    }

    @Test("L5: Everybody whom a change concerns hears of it, removed members too", arguments: StoreKind.allCases)
    func told(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.letIn(people.bob, to: store)
            let (news, told) = AsyncStream.makeStream(of: SpaceID.self)
            store.onMove { space in if let space { told.yield(space) } }
            #expect(try await store.remove(people.bob.id, from: 5, by: people.ada.id) == .done)
            var waiting: Set<SpaceID> = [people.ada.space, people.bob.space]
            for await space in news {
                waiting.remove(space)
                if waiting.isEmpty { break }
            }
            #expect(waiting.isEmpty)
        }
    }

    @Test(
        "L5: The members of a list hear that the account of one of them was deleted",
        .timeLimit(.minutes(1)),
        arguments: StoreKind.allCases
    )
    func deletionIsTold(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            try await people.letIn(people.bob, to: store)
            let (news, told) = AsyncStream.makeStream(of: SpaceID.self)
            store.onMove { space in if let space { told.yield(space) } }
            func hears(_ account: Account) async { for await space in news where space == account.space { return } }
            // Earlier news of his space may still be on its way.
            try await store.endInvitation(.address(email: people.eve.email, key: people.eve.emailKey), to: 5)
            await hears(people.eve)
            try await store.delete(people.ada.id)
            await hears(people.bob)
        }
    }

    @Test("L5: A person whose address is invited hears of it, and of its end", arguments: StoreKind.allCases)
    func invitedAreTold(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            let (news, told) = AsyncStream.makeStream(of: SpaceID.self)
            store.onMove { space in if let space { told.yield(space) } }
            // Earlier news of other spaces may still be on its way.
            func bobHears() async {
                for await space in news where space == people.bob.space { return }
            }
            let guest = Invitation.Guest.address(email: people.bob.email, key: people.bob.emailKey)
            let invitation = Invitation(number: 5, guest: guest, role: .view, created: noon, expires: noon + 1000)
            #expect(try await store.invite(invitation, by: people.ada.id, now: noon) == .done)
            await bobHears()
            try await store.endInvitation(guest, to: 5)
            await bobHears()
        }
    }

    @Test("L5: An invitation follows an account to its new address, with the greater right", arguments: StoreKind.allCases)
    func followsTheAccount(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let people = try await People(in: store)
            let (old, new) = ("bob@example.org", "robert@example.org")
            let guests = [old, new].map { Invitation.Guest.address(email: $0, key: $0) }
            for (guest, role) in zip(guests, [MemberRole.edit, .view]) { try await people.invite(guest, as: role, in: store) }
            func change(to email: String) async throws -> Bool {
                try await store.setEmail(email, key: email, of: people.bob.id, whilePassword: people.bob.password)
            }
            #expect(try await change(to: new))
            #expect(try await store.invitations(for: old, now: noon).isEmpty)
            let waiting = try await store.invitations(for: new, now: noon)
            #expect(waiting.map(\.role) == [.edit] && waiting.map(\.number) == [5])
            // One that is made for the old address now is somebody else's; it goes nowhere with him.
            try await people.invite(guests[0], in: store)
            #expect(try await change(to: "rob@example.org"))
            #expect(try await store.invitations(for: old, now: noon).count == 1)
            #expect(try await store.invitations(for: "rob@example.org", now: noon).count == 1)
            #expect(try await store.examine().isEmpty)
        }
    }
}
