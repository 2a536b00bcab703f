import Facts
import Storage
import Testing

@Suite("Accounts, sessions and links")
struct AccountStoreTests {
    @Test("A2: An account is found by name and by address", arguments: StoreKind.allCases)
    func found(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let made = try #require(try await store.create(.sample("Ada@example.org")))
            #expect(try await store.account(made.id) == made)
            #expect(try await store.account(emailKey: "ada@example.org") == made)
            #expect(try await store.account(emailKey: "Ada@example.org") == nil)
            #expect(try await store.account(AccountID(Identity(high: 8, low: 8))) == nil)
        }
    }

    @Test("The first account runs the server, later ones do not", arguments: StoreKind.allCases)
    func firstAccount(kind: StoreKind) async throws {
        try await kind.withStore { store in
            #expect(try await !store.hasAccounts())
            let first = try #require(try await store.create(.sample("one@example.org", number: 1)))
            let second = try #require(try await store.create(.sample("two@example.org", number: 2)))
            #expect(first.isAdministrator && !second.isAdministrator)
            #expect(try await store.hasAccounts())
        }
    }

    @Test("Of two who register one address at once, one gets it", arguments: StoreKind.allCases)
    func oneAddress(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let made = try await withThrowingTaskGroup(of: Account?.self) { group in
                for number in 1...8 as ClosedRange<UInt64> {
                    group.addTask { try await store.create(.sample("same@example.org", number: number)) }
                }
                return try await group.reduce(into: [Account]()) { made, account in if let account { made.append(account) } }
            }
            #expect(made.count == 1)
            #expect(made.first?.isAdministrator == true)
        }
    }

    @Test("Accounts are listed a page at a time", arguments: StoreKind.allCases)
    func listed(kind: StoreKind) async throws {
        try await kind.withStore { store in
            for number in 1...5 as ClosedRange<UInt64> {
                _ = try await store.create(.sample("\(number)@example.org", number: number))
            }
            let first = try await store.accounts(after: nil, upTo: 3)
            let rest = try await store.accounts(after: first.last?.id, upTo: 3)
            #expect((first + rest).map(\.email) == (1...5).map { "\($0)@example.org" })
        }
    }

    @Test("A2: An account is found by its new address, and the old one is free", arguments: StoreKind.allCases)
    func changedAddress(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample("ada@example.org", number: 1)))
            _ = try await store.create(.sample("bob@example.org", number: 2))
            func set(_ email: String) async throws -> Bool {
                try await store.setEmail(email, key: email.lowercased(), of: ada.id, whilePassword: ada.password)
            }
            #expect(try await !set("Bob@example.org"))
            #expect(try await store.account(ada.id)?.email == "ada@example.org")
            #expect(try await set("Ada@home.org"))
            #expect(try await store.account(emailKey: "ada@home.org")?.id == ada.id)
            #expect(try await store.account(emailKey: "ada@example.org") == nil)
            #expect(try await set("ada@home.org"))
            #expect(try await store.account(ada.id)?.email == "ada@home.org")
        }
    }

    @Test("A2: A password that was changed meanwhile changes no address, at once or by a link", arguments: StoreKind.allCases)
    func addressAfterNewPassword(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample("ada@example.org")))
            func set(by number: UInt8) async throws -> Bool {
                let hash = OneTimeLink.sample(of: ada, number).hash
                return try await store.setEmail("eve@example.org", key: "eve@example.org", of: ada.id, by: hash, now: noon)
            }
            #expect(try await store.keep(.sample(of: ada, 1, .changeEmail), whilePassword: ada.password))
            // The newest is the only one.
            #expect(try await store.keep(.sample(of: ada, 2, .changeEmail), whilePassword: ada.password))
            #expect(try await !set(by: 1))
            #expect(try await store.setPassword("$new", of: ada.id, insteadOf: ada.password, keeping: nil))
            #expect(try await !store.keep(.sample(of: ada, 3, .changeEmail), whilePassword: ada.password))
            for number in 2...3 as ClosedRange<UInt8> { #expect(try await !set(by: number)) }
            let late = try await store.setEmail("e@example.org", key: "e@example.org", of: ada.id, whilePassword: ada.password)
            #expect(!late)
            #expect(try await store.account(ada.id)?.email == "ada@example.org")
            #expect(try await store.keep(.sample(of: ada, 4, .changeEmail), whilePassword: "$new"))
            #expect(try await set(by: 4))
            #expect(try await store.account(emailKey: "eve@example.org")?.id == ada.id)
            #expect(try await !set(by: 4))
        }
    }

    @Test("A2: A new password ends all sessions but the one it was chosen in", arguments: StoreKind.allCases)
    func newPassword(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample()))
            for number in 1...3 as ClosedRange<UInt8> { try await store.begin(.sample(of: ada, number)) }
            try await store.keep(.sample(of: ada, 9))
            let kept = Session.sample(of: ada, 2).hash
            #expect(try await store.setPassword("$new", of: ada.id, insteadOf: ada.password, keeping: kept))
            #expect(try await store.account(ada.id)?.password == "$new")
            #expect(try await store.sessions(of: ada.id, now: noon).map(\.hash) == [kept])
            #expect(try await store.link([UInt8](repeating: 9, count: 32), of: ada.id, now: noon) == nil)
            // Somebody else who knew the old one is too late.
            #expect(try await !store.setPassword("$late", of: ada.id, insteadOf: ada.password, keeping: nil))
            #expect(try await store.account(ada.id)?.password == "$new")
            #expect(try await store.sessions(of: ada.id, now: noon).count == 1)
            #expect(try await store.setPassword("$newer", of: ada.id, insteadOf: "$new", keeping: nil))
            #expect(try await store.sessions(of: ada.id, now: noon).isEmpty)
        }
    }

    @Test("A2: A link sets one new password, and ends all sessions", arguments: StoreKind.allCases)
    func passwordByLink(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample()))
            try await store.begin(.sample(of: ada))
            let link = OneTimeLink.sample(of: ada)
            try await store.keep(link)
            #expect(try await !store.setPassword("$late", of: ada.id, by: link.hash, now: noon + 1000))
            #expect(try await store.sessions(of: ada.id, now: noon).count == 1)
            #expect(try await store.setPassword("$new", of: ada.id, by: link.hash, now: noon))
            #expect(try await !store.setPassword("$newer", of: ada.id, by: link.hash, now: noon))
            #expect(try await store.account(ada.id)?.password == "$new")
            #expect(try await store.sessions(of: ada.id, now: noon).isEmpty)
        }
    }

    @Test("A2: A password that was changed while it was checked opens nothing", arguments: StoreKind.allCases)
    func changedMeanwhile(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample()))
            #expect(try await store.setPassword("$new", of: ada.id, insteadOf: ada.password, keeping: nil))
            #expect(try await !store.begin(.sample(of: ada), openedBy: ada.password))
            #expect(try await store.sessions(of: ada.id, now: noon).isEmpty)
            #expect(try await store.begin(.sample(of: ada), openedBy: "$new"))
            #expect(try await store.sessions(of: ada.id, now: noon).count == 1)
        }
    }

    @Test(
        "A2: Links sent to an address end when the account gets another; an invitation does not",
        arguments: StoreKind.allCases
    )
    func linksOfTheOldAddress(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample()))
            try await store.keep(.sample(of: ada, 1, .reset))
            try await store.keep(.sample(of: ada, 2, .invitation))
            let (email, key) = ("Ada@home.org", "ada@home.org")
            #expect(try await store.setEmail(email, key: key, of: ada.id, whilePassword: ada.password))
            #expect(try await store.link([UInt8](repeating: 1, count: 32), of: ada.id, now: noon) == nil)
            #expect(try await store.link([UInt8](repeating: 2, count: 32), of: ada.id, now: noon) != nil)
        }
    }

    @Test("A2: A deleted account leaves nothing, and its address is free", arguments: StoreKind.allCases)
    func deleted(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample("ada@example.org", number: 1)))
            let bob = try #require(try await store.create(.sample("bob@example.org", number: 2)))
            for account in [ada, bob] {
                _ = try await store.push([.sample(1)], to: account.space, within: .usual)
                try await store.begin(.sample(of: account))
                try await store.keep(.sample(of: account))
            }
            try await store.delete(ada.id)
            #expect(try await store.account(ada.id) == nil)
            #expect(try await store.pull(from: ada.space, after: 0, upTo: 10) == nil)
            #expect(try await store.session(Session.sample(of: ada).hash, of: ada.id, now: noon) == nil)
            #expect(try await store.link(OneTimeLink.sample(of: ada).hash, of: ada.id, now: noon) == nil)
            #expect(try await store.everything(in: bob.space).count == 1)
            #expect(try await store.session(Session.sample(of: bob).hash, of: bob.id, now: noon) != nil)
            let again = try #require(try await store.create(.sample("ada@example.org", number: 1)))
            #expect(try await store.everything(in: again.space).isEmpty)
        }
    }

    @Test("A2: A password that was changed meanwhile deletes nothing", arguments: StoreKind.allCases)
    func deletedAfterNewPassword(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample()))
            let list = SharedList(number: 5, space: SpaceID(Identity(high: 50, low: 0)), list: .only, created: noon)
            #expect(try await store.share(list, by: .sample(ada, .own), writing: []) == .done)
            #expect(try await store.setPassword("$new", of: ada.id, insteadOf: ada.password, keeping: nil))
            #expect(try await !store.delete(ada.id, whilePassword: ada.password))
            #expect(try await store.account(ada.id)?.password == "$new")
            #expect(try await store.memberships(of: ada.id).map(\.role) == [.own])
            #expect(try await store.delete(ada.id, whilePassword: "$new"))
            #expect(try await store.account(ada.id) == nil)
            #expect(try await store.sharedList(5) == nil)
            // A form that was sent twice.
            #expect(try await store.delete(ada.id, whilePassword: "$new"))
        }
    }

    @Test("A2: A session opens its own account, and no other", arguments: StoreKind.allCases)
    func sessions(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample("ada@example.org", number: 1)))
            let bob = try #require(try await store.create(.sample("bob@example.org", number: 2)))
            let session = Session.sample(of: ada)
            try await store.begin(session)
            let found = try #require(try await store.session(session.hash, of: ada.id, now: noon))
            #expect(found.0 == session && found.1 == ada)
            #expect(try await store.session(session.hash, of: bob.id, now: noon) == nil)
            #expect(try await store.session([UInt8](repeating: 2, count: 32), of: ada.id, now: noon) == nil)
        }
    }

    @Test("A2: A session that expired or was ended opens nothing", arguments: StoreKind.allCases)
    func endedSessions(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample()))
            try await store.begin(.sample(of: ada, 1, expires: noon))
            try await store.begin(.sample(of: ada, 2))
            #expect(try await store.session(Session.sample(of: ada, 1).hash, of: ada.id, now: noon) == nil)
            #expect(try await store.sessions(of: ada.id, now: noon).count == 1)
            try await store.end(Session.sample(of: ada, 2).hash, of: ada.id)
            #expect(try await store.session(Session.sample(of: ada, 2).hash, of: ada.id, now: noon) == nil)
        }
    }

    @Test("A2: The session seen last stands first; being seen does not put its end off", arguments: StoreKind.allCases)
    func seenSessions(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample()))
            for number in 1...3 as ClosedRange<UInt8> {
                try await store.begin(.sample(of: ada, number, seen: noon + Int64(number)))
            }
            try await store.touch(Session.sample(of: ada, 1).hash, of: ada.id, seen: noon + 500)
            #expect(try await store.sessions(of: ada.id, now: noon).map { $0.hash[0] } == [1, 3, 2])
            #expect(try await store.sessions(of: ada.id, now: noon + 5000).isEmpty)
        }
    }

    @Test("A2: A link is given once, even to several that ask at the same time", arguments: StoreKind.allCases)
    func onceOnly(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample()))
            let link = OneTimeLink.sample(of: ada)
            try await store.keep(link)
            #expect(try await store.link(link.hash, of: ada.id, now: noon) == link)
            let given = try await withThrowingTaskGroup(of: OneTimeLink?.self) { group in
                for _ in 1...8 { group.addTask { try await store.take(link.hash, of: ada.id, now: noon) } }
                return try await group.reduce(into: 0) { count, link in if link != nil { count += 1 } }
            }
            #expect(given == 1)
            #expect(try await store.link(link.hash, of: ada.id, now: noon) == nil)
        }
    }

    @Test("A2: A new link ends the one before of its purpose; invitations stand side by side", arguments: StoreKind.allCases)
    func oneAtATime(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample()))
            for number in 1...2 as ClosedRange<UInt8> {
                try await store.keep(.sample(of: ada, number))
                try await store.keep(.sample(of: ada, 10 + number, .invitation))
            }
            let link = { (number: UInt8) async throws in
                try await store.link([UInt8](repeating: number, count: 32), of: ada.id, now: noon)
            }
            #expect(try await link(1) == nil)
            #expect(try await link(2) != nil)
            #expect(try await link(11) != nil)
            #expect(try await link(12) != nil)
            #expect(try await store.take([UInt8](repeating: 2, count: 32), of: ada.id, now: noon + 1000) == nil)
        }
    }

    @Test(
        "E9: An account has a limited number of open invitations, and sees them until they are used",
        arguments: StoreKind.allCases
    )
    func openInvitations(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample()))
            try await store.keep(.sample(of: ada, 1, .reset))
            for number in 2...3 as ClosedRange<UInt8> {
                var invitation = OneTimeLink.sample(of: ada, number, .invitation)
                invitation.expires += Int64(number)
                #expect(try await store.keep(invitation: invitation, upTo: 2, now: noon))
            }
            let more = OneTimeLink.sample(of: ada, 4, .invitation)
            #expect(try await !store.keep(invitation: more, upTo: 2, now: noon))
            let open = { (now: Int64) async throws in try await store.openInvitations(of: ada.id, now: now) }
            #expect(try await open(noon).map(\.hash.first) == [3, 2])
            #expect(try await open(noon).last?.payload == [1, 2, 2])
            // One that has ended takes no room.
            #expect(try await open(noon + 1002).map(\.hash.first) == [3])
            #expect(try await store.take([UInt8](repeating: 3, count: 32), of: ada.id, now: noon)?.purpose == .invitation)
            #expect(try await store.keep(invitation: more, upTo: 2, now: noon))
            #expect(try await open(noon).map(\.hash.first) == [2, 4])
            // A deleted account has no open invitations.
            try await store.delete(ada.id)
            #expect(try await open(noon).isEmpty)
            #expect(try await !store.keep(invitation: more, upTo: 2, now: noon))
        }
    }

    @Test("What ended by itself is swept away, and nothing else", arguments: StoreKind.allCases)
    func swept(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try #require(try await store.create(.sample()))
            try await store.begin(.sample(of: ada, 1, expires: noon + 10))
            try await store.begin(.sample(of: ada, 2, expires: noon + 11))
            try await store.keep(.sample(of: ada, 3))
            try await store.sweep(now: noon + 10)
            #expect(try await store.sessions(of: ada.id, now: 0).map { $0.hash[0] } == [2])
            #expect(try await store.link(OneTimeLink.sample(of: ada, 3).hash, of: ada.id, now: 0) != nil)
        }
    }

    @Test("A closed store refuses, plainly", arguments: StoreKind.allCases)
    func closed(kind: StoreKind) async throws {
        try await kind.withStore { store in
            try await store.checkWriting()
            await store.close()
            await #expect(throws: StoreFault.self) { try await store.create(.sample()) }
        }
    }
}
