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

    private static func ring(of account: Account, _ number: UInt64, at: Int64 = noon) -> PlannedRing {
        PlannedRing(
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
        try await store.keep(device(of: account, UInt8(number)))
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
            try await store.keep(Self.device(of: ada, 2))
            #expect(try await store.devices(of: ada.id, now: noon) == [Self.device(of: ada, 2)])
            let other = Session.sample(of: ada, 7)
            try await store.begin(other)
            try await store.keep(Self.device(of: ada, 3, session: other))
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
            let reminded = Reminded(account: ada.id, space: ada.space, zone: "Europe/Berlin", wantsLetters: false)
            #expect(try await store.reminded(in: ada.space) == reminded)
            #expect(try await store.outdated(now: noon, after: nil, upTo: 9) == [ada.id])
            #expect(try await store.beginPlanning(ada.id, now: noon, lease: noon + 100) == .yours(reminded))
            #expect(try await store.beginPlanning(ada.id, now: noon + 50, lease: noon + 150) == .busy)
            try await store.plan([], of: ada.id, cursor: 0, now: noon, again: noon + 1000)
            #expect(try await store.beginPlanning(ada.id, now: noon + 50, lease: noon + 150) == .nothing)
            #expect(try await store.outdated(now: noon + 999, after: nil, upTo: 9).isEmpty)
            _ = try await store.push([.sample(1)], to: ada.space, within: .usual)
            #expect(try await store.outdated(now: noon + 999, after: nil, upTo: 9) == [ada.id])
            #expect(try await store.beginPlanning(ada.id, now: noon + 50, lease: noon + 150) == .yours(reminded))
            // Whoever died while planning keeps nobody from it for long.
            #expect(try await store.beginPlanning(ada.id, now: noon + 150, lease: noon + 250) == .yours(reminded))
            try await store.setLetters(true, zone: "UTC", of: ada.id, in: ada.space)
            #expect(try await store.reminded(ada.id)?.wantsLetters == true)
            try await store.keep(Self.device(of: ada, 4))
            #expect(try await store.reminded(ada.id)?.wantsLetters == true)
        }
    }

    @Test(
        "C4: what is due is taken on by one; what is not settled is due again when the lease is over",
        arguments: StoreKind.allCases
    )
    func claiming(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            let rings = (0..<40).map { Self.ring(of: ada, $0, at: noon + Int64($0)) }
            try await store.plan(rings, of: ada.id, cursor: 0, now: noon, again: noon)
            #expect(try await store.nextRing() == noon)
            let claimed = try await withThrowingTaskGroup(of: [PlannedRing].self) { group in
                for number in 0..<8 as Range<UInt8> {
                    group.addTask { try await store.claim(upTo: 10, now: noon + 30, lease: noon + 500, token: [number]) }
                }
                return try await group.reduce(into: [PlannedRing]()) { $0 += $1 }
            }
            #expect(Set(claimed.map(\.name)).count == claimed.count && claimed.count == 31)
            #expect(try await store.nextRing() == noon + 31)
            var done = claimed[0]
            done.isDone = true
            let line = Delivery(name: DeliveryName(at: noon, number: -5), device: "Firefox", what: "Pills", outcome: 1)
            try await store.settle([RingOutcome(done, deliveries: [line])])
            try await store.settle([RingOutcome(done, deliveries: [line])])
            try await store.hold([claimed[1]], until: noon + 700)
            let again = try await store.claim(upTo: 100, now: noon + 500, lease: noon + 900, token: [99])
            #expect(again.count == 38 && !again.map(\.name).contains(done.name) && !again.map(\.name).contains(claimed[1].name))
            // What is given back untried is as if nobody had taken it on.
            var back = try #require(again.first { $0.name == claimed[3].name })
            #expect(back.tries == 2)
            (back.tries, back.next) = (1, noon + 600)
            try await store.settle([RingOutcome(back)])
            #expect(try await store.rings(of: ada.id).first { $0.name == back.name } == back)
            // Who was too slow notes nothing about what another has taken on.
            var late = claimed[2]
            late.isDone = true
            try await store.settle([RingOutcome(late)])
            #expect(try await store.rings(of: ada.id).filter(\.isDone).map(\.name) == [done.name])
            #expect(try await store.deliveries(of: ada.id, upTo: 9) == [line])
            #expect(try await store.shown(line.name, of: ada.id, at: noon + 9))
            #expect(try await store.deliveries(of: ada.id, upTo: 9).first?.shown == noon + 9)
        }
    }

    @Test("C4: what is planned no more goes; what went out stays, and is not planned again", arguments: StoreKind.allCases)
    func planned(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            try await store.plan([Self.ring(of: ada, 1), Self.ring(of: ada, 2)], of: ada.id, cursor: 0, now: noon, again: noon)
            var done = try #require(try await store.claim(upTo: 1, now: noon, lease: noon + 9, token: [1]).first)
            done.isDone = true
            try await store.settle([RingOutcome(done)])
            var changed = Self.ring(of: ada, 3 - done.name.low)
            changed.message = [9]
            try await store.plan(
                [changed, Self.ring(of: ada, done.name.low), Self.ring(of: ada, 3)],
                of: ada.id,
                cursor: 0,
                now: noon,
                again: noon
            )
            var rings = try await store.rings(of: ada.id).sorted { $0.name < $1.name }
            #expect(rings.count == 3 && rings.first { $0.name == done.name }?.isDone == true)
            #expect(rings.first { $0.name == changed.name }?.message == [9])
            try await store.plan([], of: ada.id, cursor: 0, now: noon, again: noon)
            rings = try await store.rings(of: ada.id)
            #expect(rings.map(\.name) == [done.name])
        }
    }

    @Test("C4: a device that is gone is taken out with the note of it", arguments: StoreKind.allCases)
    func gone(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.account(in: store)
            let digest = Self.device(of: ada, 1).digest
            let ring = Self.ring(of: ada, 1)
            try await store.settle([RingOutcome(ring, failing: [(digest, noon)])])
            #expect(try await store.devices(of: ada.id, now: noon).map(\.failingSince) == [noon])
            try await store.settle([RingOutcome(ring, failing: [(digest, nil)])])
            #expect(try await store.devices(of: ada.id, now: noon).map(\.failingSince) == [nil])
            try await store.settle([RingOutcome(ring, gone: [digest])])
            #expect(try await store.devices(of: ada.id, now: noon).isEmpty)
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
            let line = Delivery(name: DeliveryName(at: noon, number: 1), device: "Firefox", what: "Pills", outcome: 1)
            for account in [ada, bob] {
                try await store.plan([Self.ring(of: account, 1)], of: account.id, cursor: 0, now: noon, again: noon)
                try await store.settle([RingOutcome(Self.ring(of: account, 2), deliveries: [line])])
            }
            try await store.delete(ada.id)
            #expect(try await store.devices(of: ada.id, now: noon).isEmpty)
            #expect(try await store.reminded(ada.id) == nil)
            #expect(try await store.rings(of: ada.id).isEmpty)
            #expect(try await store.deliveries(of: ada.id, upTo: 9).isEmpty)
            // Noted after it was deleted: there is nobody to read it.
            try await store.settle([RingOutcome(Self.ring(of: ada, 2), deliveries: [line])])
            #expect(try await store.deliveries(of: ada.id, upTo: 9).isEmpty)
            #expect(try await store.rings(of: bob.id).count == 1)
            #expect(try await store.deliveries(of: bob.id, upTo: 9) == [line])
            #expect(try await store.devices(of: bob.id, now: noon).count == 1)
        }
    }
}
