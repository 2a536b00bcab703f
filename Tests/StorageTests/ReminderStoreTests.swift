import Facts
import Storage
import Testing

@Suite("Reminders")
struct ReminderStoreTests {
    private static func device(of account: Account, _ number: UInt8, session: Session? = nil) -> PushDevice {
        PushDevice(
            account: account.id,
            digest: [UInt8](repeating: number, count: 32),
            endpoint: "https://push.example.org/\(number)",
            publicKey: [UInt8](repeating: 4, count: 65),
            secret: [UInt8](repeating: number, count: 16),
            session: (session ?? .sample(of: account)).hash,
            name: "Firefox on Linux",
            zone: "Europe/Berlin",
            created: noon + Int64(number)
        )
    }

    private static func reminder(of account: Account, _ number: UInt64, at: Int64 = noon) -> QueuedReminder {
        QueuedReminder(
            account: account.id,
            name: Identity(high: 1, low: number),
            at: at,
            kind: 0,
            day: 20_000,
            expires: at + 1000,
            message: [1, 2]
        )
    }

    private static func account(in store: any Store, _ number: UInt64 = 1) async throws -> Account {
        let account = try #require(try await store.create(.sample("\(number)@example.org", number: number)))
        try await store.begin(.sample(of: account))
        try await store.keep(device(of: account, UInt8(number)), language: "de")
        return account
    }

    @Test("C4: a secret is made once, and the same for all", arguments: StoreKind.allCases)
    func secret(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let first = try await store.secret("push key", otherwise: [1, 2, 3])
            let second = try await store.secret("push key", otherwise: [4])
            #expect(first == [1, 2, 3] && second == first)
        }
    }

    @Test("C4: a device ends with its session, and a session has one", arguments: StoreKind.allCases)
    func devices(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            #expect(try await store.devices(of: ada.id, now: noon).map(\.digest) == [Self.device(of: ada, 1).digest])
            try await store.keep(Self.device(of: ada, 2), language: "de")
            #expect(try await store.devices(of: ada.id, now: noon) == [Self.device(of: ada, 2)])
            let other = Session.sample(of: ada, 7)
            try await store.begin(other)
            try await store.keep(Self.device(of: ada, 3, session: other), language: "de")
            #expect(try await store.devices(of: ada.id, now: noon).map(\.digest.first) == [3, 2])
            try await store.end(other.hash, of: ada.id)
            #expect(try await store.devices(of: ada.id, now: noon).map(\.digest.first) == [2])
            try await store.removeDevice([UInt8](repeating: 2, count: 32), of: ada.id)
            #expect(try await store.devices(of: ada.id, now: noon).isEmpty)
        }
    }

    @Test(
        "C4: an account is planned by one at a time, when its space has moved or it is asked for",
        arguments: StoreKind.allCases
    )
    func planning(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            let reminded = RemindedAccount(
                account: ada.id,
                space: ada.space,
                zone: "Europe/Berlin",
                language: "de",
                wantsEmail: false
            )
            #expect(try await store.reminded(in: [ada.space]) == [ada.id])
            #expect(try await store.outdated(now: noon, after: nil, upTo: 9) == [ada.id])
            #expect(try await store.beginPlanning(ada.id, now: noon, lease: noon + 100) == .yours(reminded))
            #expect(try await store.beginPlanning(ada.id, now: noon + 50, lease: noon + 150) == .busy)
            try await store.plan([], of: ada.id, cursor: 0, lease: noon + 100, now: noon, again: noon + 1000)
            #expect(try await store.beginPlanning(ada.id, now: noon + 50, lease: noon + 150) == .nothing)
            #expect(try await store.outdated(now: noon + 999, after: nil, upTo: 9).isEmpty)
            _ = try await store.push([.sample(1)], to: ada.space, within: .usual)
            #expect(try await store.outdated(now: noon + 999, after: nil, upTo: 9) == [ada.id])
            #expect(try await store.beginPlanning(ada.id, now: noon + 50, lease: noon + 150) == .yours(reminded))
            // A server that died while planning does not block the others for long.
            #expect(try await store.beginPlanning(ada.id, now: noon + 150, lease: noon + 250) == .yours(reminded))
            try await store.setEmailReminders(true, zone: "UTC", language: "pl", of: ada.id, in: ada.space)
            #expect(try await store.reminded(ada.id)?.wantsEmail == true)
            #expect(try await store.reminded(ada.id)?.language == "pl")
            try await store.keep(Self.device(of: ada, 4), language: "de")
            #expect(try await store.reminded(ada.id)?.language == "de")
            #expect(try await store.reminded(ada.id)?.wantsEmail == true)
        }
    }

    @Test("C4: what a server with a clock years ahead planned is planned again", arguments: StoreKind.allCases)
    func plannedByWrongClock(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            func isMine(at now: Int64) async throws -> Bool {
                if case .yours = try await store.beginPlanning(ada.id, now: now, lease: now + 100) { true } else { false }
            }
            let ahead = noon + 10 * 365 * 86_400_000
            #expect(try await isMine(at: ahead))
            // It was killed meanwhile, or it came to the end.
            #expect(try await isMine(at: noon))
            #expect(try await isMine(at: ahead))
            try await store.plan([], of: ada.id, cursor: 0, lease: ahead + 100, now: ahead, again: ahead + 1000)
            #expect(try await store.outdated(now: noon, after: nil, upTo: 9) == [ada.id])
            #expect(try await isMine(at: noon))
        }
    }

    @Test(
        "C4: what a server with a clock years ahead took on before it was killed has its own time again",
        arguments: StoreKind.allCases
    )
    func takenOnByWrongClock(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            let reminder = Self.reminder(of: ada, 1)
            func planAgain() async throws {
                try await store.plan([reminder], of: ada.id, cursor: 0, lease: 0, now: noon, again: noon)
            }
            func takeOn(at now: Int64, _ token: UInt8) async throws -> Int {
                try await store.claim(upTo: 9, now: now, lease: now + 30_000, token: [token]).count
            }
            try await planAgain()
            #expect(try await takeOn(at: noon + 10 * 365 * 86_400_000, 1) == 1)
            try await planAgain()
            #expect(try await store.nextReminder() == noon)
            // One that is under way by a clock that is right stays with its server.
            #expect(try await takeOn(at: noon, 2) == 1)
            try await planAgain()
            #expect(try await store.nextReminder() == noon + 30_000)
        }
    }

    @Test(
        "C4: choices that the person makes during planning are planned, too; a server that was too slow stores nothing",
        arguments: StoreKind.allCases
    )
    func chosenMeanwhile(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            func begin(at now: Int64) async throws -> Bool {
                if case .yours = try await store.beginPlanning(ada.id, now: now, lease: now + 100) { true } else { false }
            }
            func plan(_ reminders: [QueuedReminder] = [], began now: Int64) async throws {
                try await store.plan(reminders, of: ada.id, cursor: 0, lease: now + 100, now: now, again: noon + 100_000)
            }
            var now = noon
            for choose in [
                { try await store.setEmailReminders(true, zone: "UTC", language: "pl", of: ada.id, in: ada.space) },
                { try await store.keep(Self.device(of: ada, 2), language: "de") },
                { try await store.removeDevice(Self.device(of: ada, 2).digest, of: ada.id) },
            ] as [() async throws -> Void] {
                now += 1000
                try await choose()
                #expect(try await begin(at: now))
                try await choose()
                try await plan(began: now)
                #expect(try await begin(at: now + 1))
                try await plan(began: now + 1)
                #expect(try await !begin(at: now + 2))
            }
            try await store.keep(Self.device(of: ada, 2), language: "de")
            #expect(try await begin(at: noon + 10_000))
            #expect(try await begin(at: noon + 10_100))
            try await plan([Self.reminder(of: ada, 1)], began: noon + 10_000)
            #expect(try await store.reminders(of: ada.id).isEmpty)
            try await plan([Self.reminder(of: ada, 2)], began: noon + 10_100)
            #expect(try await store.reminders(of: ada.id) == [Self.reminder(of: ada, 2)])
        }
    }

    @Test(
        "C4: changes in a shared list, and of its members, concern the reminders of all members",
        arguments: StoreKind.allCases
    )
    func shared(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let (ada, bob, eve) = (
                try await Self.account(in: store, 1), try await Self.account(in: store, 2), try await Self.account(in: store, 3)
            )
            let list = SharedList(
                number: 5,
                space: SpaceID(Identity(high: 50, low: 0)),
                list: Identity(high: 60, low: 0),
                created: noon
            )
            var cursors: [AccountID: Int64] = [:]
            /// Those who are to be planned again; then they are.
            func outdated() async throws -> [AccountID] {
                let accounts = try await store.outdated(now: noon, after: nil, upTo: 9)
                for account in accounts {
                    guard case .yours(let reminded) = try await store.beginPlanning(account, now: noon, lease: noon + 9) else {
                        Issue.record("nobody else is at it")
                        continue
                    }
                    let own = try #require(try await store.pull(from: reminded.space, after: 0, upTo: 9)?.cursor)
                    var shared: [(number: UInt32, cursor: Int64)] = []
                    for membership in try await store.memberships(of: account) {
                        let pulled = try #require(try await store.pull(from: membership.space, after: 0, upTo: 9))
                        shared.append((number: membership.number, cursor: pulled.cursor))
                    }
                    cursors[account] = RemindedAccount.combinedCursor(own: own, shared: shared)
                    try await store.plan(
                        [],
                        of: account,
                        cursor: try #require(cursors[account]),
                        lease: noon + 9,
                        now: noon,
                        again: noon + 1000
                    )
                }
                return accounts
            }
            #expect(try await outdated() == [ada.id, bob.id, eve.id])
            #expect(try await store.share(list, by: .sample(ada, .own), writing: []) == .done)
            #expect(try await store.reminded(in: [list.space]) == [ada.id])
            #expect(try await outdated() == [ada.id])
            let guest = Invitation.Guest.link([UInt8](repeating: 9, count: 32))
            let invitation = Invitation(number: 5, guest: guest, role: .view, created: noon, expires: noon + 1000)
            #expect(try await store.invite(invitation, by: ada.id, now: noon) == .done)
            #expect(try await store.join(5, as: .sample(bob, .view), by: guest, now: noon) == .done)
            #expect(try await outdated() == [bob.id])
            _ = try await store.push([.sample(1)], to: list.space, within: .shared)
            #expect(Set(try await store.reminded(in: [list.space])) == [ada.id, bob.id])
            #expect(try await outdated() == [ada.id, bob.id])
            #expect(try await outdated().isEmpty)
            #expect(try await store.remove(bob.id, from: 5, by: ada.id) == .done)
            #expect(try await store.reminded(in: [list.space]) == [ada.id])
            #expect(try await outdated() == [bob.id])
        }
    }

    @Test("C4: a device comes back by itself only where it was", arguments: StoreKind.allCases)
    func renewed(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store, 1)
            let bob = try await Self.account(in: store, 2)
            func digests(_ account: Account) async throws -> [UInt8?] {
                try await store.devices(of: account.id, now: noon).map(\.digest.first)
            }
            // Another address of the same session, another session of the same browser.
            #expect(try await store.renew(Self.device(of: ada, 5), language: "de"))
            #expect(try await digests(ada) == [5])
            let next = Session.sample(of: ada, 7)
            try await store.begin(next)
            #expect(try await store.renew(Self.device(of: ada, 5, session: next), language: "de"))
            #expect(try await store.devices(of: ada.id, now: noon) == [Self.device(of: ada, 5, session: next)])
            // Another account's reminders are not touched.
            #expect(try await !store.renew(Self.device(of: bob, 5, session: Session.sample(of: bob, 9)), language: "de"))
            #expect(try await digests(bob) == [2])
            // Taken out, or closed from elsewhere.
            try await store.removeDevice(Self.device(of: ada, 5).digest, of: ada.id)
            #expect(try await !store.renew(Self.device(of: ada, 5, session: next), language: "de"))
            try await store.keep(Self.device(of: ada, 6, session: next), language: "de")
            try await store.moveDevice(from: next.hash, to: Session.sample(of: ada).hash, of: ada.id)
            try await store.end(next.hash, of: ada.id)
            #expect(try await digests(ada) == [6])
            try await store.end(Session.sample(of: ada).hash, of: ada.id)
            try await store.begin(next)
            #expect(try await !store.renew(Self.device(of: ada, 6, session: next), language: "de"))
            #expect(try await digests(ada).isEmpty)
        }
    }

    @Test("C4: where an account has too many devices, those go first whose session is over", arguments: StoreKind.allCases)
    func displaced(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            for number in 2...UInt8(PushDevice.most + 9) {
                let session = Session.sample(of: ada, number, expires: number > 5 ? noon : noon + 1000)
                try await store.begin(session)
                try await store.keep(Self.device(of: ada, number, session: session), language: "de")
                if number > 5 { try await store.sweep(now: noon) }
            }
            #expect(try await store.devices(of: ada.id, now: noon).map(\.digest.first) == [5, 4, 3, 2, 1])
        }
    }

    @Test(
        "C4: a due reminder is leased by one server; one without a result is due again when the lease is over",
        arguments: StoreKind.allCases
    )
    func claiming(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            let reminders = (0..<40).map { Self.reminder(of: ada, $0, at: noon + Int64($0)) }
            try await store.plan(reminders, of: ada.id, cursor: 0, lease: 0, now: noon, again: noon)
            #expect(try await store.nextReminder() == noon)
            let claimed = try await withThrowingTaskGroup(of: [QueuedReminder].self) { group in
                for number in 0..<8 as Range<UInt8> {
                    group.addTask { try await store.claim(upTo: 10, now: noon + 30, lease: noon + 500, token: [number]) }
                }
                return try await group.reduce(into: [QueuedReminder]()) { $0 += $1 }
            }
            #expect(Set(claimed.map(\.name)).count == claimed.count && claimed.count == 31)
            #expect(try await store.nextReminder() == noon + 31)
            var done = claimed[0]
            done.isDone = true
            let line = DeliveryRecord(
                name: DeliveryRecordName(at: noon, number: -5),
                device: "Firefox",
                what: "Pills",
                outcome: 1
            )
            try await store.settle([ReminderOutcome(done, deliveries: [line])])
            try await store.settle([ReminderOutcome(done, deliveries: [line])])
            try await store.hold([claimed[1]], until: noon + 700)
            let again = try await store.claim(upTo: 100, now: noon + 500, lease: noon + 900, token: [99])
            #expect(again.count == 38 && !again.map(\.name).contains(done.name) && !again.map(\.name).contains(claimed[1].name))
            // A reminder given back untried is as if nobody had leased it.
            var back = try #require(again.first { $0.name == claimed[3].name })
            #expect(back.tries == 2)
            (back.tries, back.next) = (1, noon + 600)
            try await store.settle([ReminderOutcome(back)])
            #expect(try await store.reminders(of: ada.id).first { $0.name == back.name } == back)
            // A server that was too slow records nothing about a reminder that another has leased.
            var late = claimed[2]
            late.isDone = true
            try await store.settle([ReminderOutcome(late)])
            #expect(try await store.reminders(of: ada.id).filter(\.isDone).map(\.name) == [done.name])
            #expect(try await store.deliveries(of: ada.id, upTo: 9) == [line])
            #expect(try await store.shown(line.name, of: ada.id, at: noon + 9))
            #expect(try await store.deliveries(of: ada.id, upTo: 9).first?.shown == noon + 9)
        }
    }

    @Test("C4: reminders that are no longer planned go; sent ones stay, and are not planned again", arguments: StoreKind.allCases)
    func planned(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            try await store.plan(
                [Self.reminder(of: ada, 1), Self.reminder(of: ada, 2)],
                of: ada.id,
                cursor: 0,
                lease: 0,
                now: noon,
                again: noon
            )
            var done = try #require(try await store.claim(upTo: 1, now: noon, lease: noon + 9, token: [1]).first)
            done.isDone = true
            try await store.settle([ReminderOutcome(done)])
            var changed = Self.reminder(of: ada, 3 - done.name.low)
            changed.message = [9]
            (changed.at, changed.next, changed.expires, changed.day) = (noon + 5, noon + 5, noon + 99, 20_001)
            try await store.plan(
                [changed, Self.reminder(of: ada, done.name.low), Self.reminder(of: ada, 3)],
                of: ada.id,
                cursor: 0,
                lease: 0,
                now: noon,
                again: noon
            )
            var reminders = try await store.reminders(of: ada.id).sorted { $0.name < $1.name }
            #expect(reminders.count == 3 && reminders.first { $0.name == done.name }?.isDone == true)
            #expect(reminders.first { $0.name == changed.name } == changed)
            // A reminder under way keeps the time of its next try.
            let taken = try await store.claim(upTo: 9, now: noon + 5, lease: noon + 50, token: [2])
            #expect(taken.map(\.name).contains(changed.name))
            changed.message = [10]
            try await store.plan([changed], of: ada.id, cursor: 0, lease: 0, now: noon, again: noon)
            let now = try await store.reminders(of: ada.id).first { $0.name == changed.name }
            #expect(now?.message == [10] && now?.next == noon + 50 && now?.tries == 1)
            try await store.plan([], of: ada.id, cursor: 0, lease: 0, now: noon, again: noon)
            reminders = try await store.reminders(of: ada.id)
            #expect(reminders.map(\.name) == [done.name])
        }
    }

    @Test("C4: a device that is gone is taken out with the note of it", arguments: StoreKind.allCases)
    func gone(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            let digest = Self.device(of: ada, 1).digest
            let reminder = Self.reminder(of: ada, 1)
            try await store.settle([ReminderOutcome(reminder, failing: [(digest, noon)])])
            #expect(try await store.devices(of: ada.id, now: noon).map(\.failingSince) == [noon])
            try await store.settle([ReminderOutcome(reminder, failing: [(digest, nil)])])
            #expect(try await store.devices(of: ada.id, now: noon).map(\.failingSince) == [nil])
            try await store.settle([ReminderOutcome(reminder, gone: [digest])])
            #expect(try await store.devices(of: ada.id, now: noon).isEmpty)
        }
    }

    @Test("C4: a result recorded for one device changes no other device of the account", arguments: StoreKind.allCases)
    func oneDeviceOfTwo(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            let session = Session.sample(of: ada, 7)
            try await store.begin(session)
            try await store.keep(Self.device(of: ada, 2, session: session), language: "de")
            let first = Self.device(of: ada, 1)
            let reminder = Self.reminder(of: ada, 1)
            try await store.settle([ReminderOutcome(reminder, failing: [(first.digest, noon)])])
            let devices = try await store.devices(of: ada.id, now: noon)
            #expect(devices.map(\.digest.first) == [2, 1] && devices.map(\.failingSince) == [nil, noon])
            try await store.settle([ReminderOutcome(reminder, gone: [first.digest])])
            #expect(try await store.devices(of: ada.id, now: noon).map(\.digest.first) == [2])
        }
    }

    @Test(
        "A2: a deleted account leaves no device, no reminder and no line of the log; another's stay",
        arguments: StoreKind.allCases
    )
    func deleted(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store, 1)
            let bob = try await Self.account(in: store, 2)
            let line = DeliveryRecord(name: DeliveryRecordName(at: noon, number: 1), device: "Firefox", what: "Pills", outcome: 1)
            for account in [ada, bob] {
                try await store.plan([Self.reminder(of: account, 1)], of: account.id, cursor: 0, lease: 0, now: noon, again: noon)
                try await store.settle([ReminderOutcome(Self.reminder(of: account, 2), deliveries: [line])])
            }
            try await store.delete(ada.id)
            #expect(try await store.devices(of: ada.id, now: noon).isEmpty)
            #expect(try await store.reminded(ada.id) == nil)
            #expect(try await store.reminders(of: ada.id).isEmpty)
            #expect(try await store.deliveries(of: ada.id, upTo: 9).isEmpty)
            // Noted after it was deleted: there is nobody to read it.
            try await store.settle([ReminderOutcome(Self.reminder(of: ada, 2), deliveries: [line])])
            #expect(try await store.deliveries(of: ada.id, upTo: 9).isEmpty)
            #expect(try await store.reminders(of: bob.id).count == 1)
            #expect(try await store.deliveries(of: bob.id, upTo: 9) == [line])
            #expect(try await store.devices(of: bob.id, now: noon).count == 1)
        }
    }
}
