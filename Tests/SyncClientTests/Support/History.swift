import Facts
import Storage
import TestSupport
import Testing

@testable import Planner
@testable import Requests
@testable import SyncClient

/// Two people with several devices, a list that they share, and a server, while everything goes wrong that can: connections that break
/// at any byte, workers that are ended at any write, clocks that are off, a store that is put back, a member who is removed.
final class History {
    static let beginning: Int64 = 1_800_000_000_000
    private static let list = Identity(high: 77, low: 7)

    /// The values written into the shared list, and their writers.
    private struct Words {
        let account: Int
        let entity: Entity
        let text: String
        let timestamp: Timestamp
    }

    private let server = MemoryStore()
    private let accounts: [Account]
    private var devices: [Device] = []
    /// Whose device it is.
    private var owners: [Int] = []
    private var random: SeededRandom
    private var now = History.beginning
    private var backup: MemoryStore.Content?
    /// The number of the list that is shared, or was last: no number is given twice.
    private var number: UInt32 = 0
    private var lastNumber: UInt32 = 0
    private var numberInBackup: UInt32 = 0
    private var isShared = false
    private var words: [Words] = []
    /// Every text that the shared list ever had.
    private var arrived: Set<String> = []
    private var writings = 0
    private var exchangesBefore: [Int] = []

    init(seed: UInt64) async throws {
        random = SeededRandom(seed: seed)
        accounts = (0..<2).map { index in
            let number = UInt64(index + 1)
            return Account(
                id: AccountID(Identity(high: number, low: 1)),
                email: "\(number)@example.org",
                emailKey: "\(number)@example.org",
                password: "",
                space: SpaceID(Identity(high: number, low: 2)),
                created: History.beginning
            )
        }
        for account in accounts { await server.add(account) }
        for owner in 0..<2 {
            for _ in 0..<(1 + random.below(2)) {
                let device = Device(UInt64(devices.count + 1), skew: skew())
                devices.append(device)
                owners.append(owner)
            }
        }
    }

    private var sharedSpace: SpaceID { SpaceID(Identity(high: 50, low: UInt64(number))) }

    private func skew() -> Int64 {
        switch random.below(6) {
        case 0: Int64(random.below(100_000)) - 50_000
        case 1: Int64(random.below(8) - 3) * 3_600_000
        default: 0
        }
    }

    // MARK: - What happens

    func step() async throws {
        now += Int64(random.below(90_000))
        let index = random.below(devices.count)
        switch random.below(20) {
        case 0..<6: try write(at: index)
        case 6..<9: try writeShared(at: index)
        case 9..<15: try await run(index, weather: weather(), isKilled: (random.once(in: 12), random.once(in: 12)))
        case 15: devices[index].die()
        case 16:
            devices[index].skew = skew()
            // A worker waits by the clock, and ends long before a clock that was put back has caught up.
            devices[index].die()
        case 17:
            if let backup, random.once(in: 2) {
                await server.restore(backup, isTold: random.once(in: 2))
                self.backup = nil
                number = numberInBackup
                isShared = await server.sharedList(number) != nil
            } else if backup == nil {
                backup = await server.content
                numberInBackup = number
            }
        default: try await changeSharing()
        }
    }

    private func weather() -> Device.Weather {
        switch random.below(12) {
        case 0: .lostRequest
        case 1: .cutAnswer
        case 2: .status(503)
        case 3: .status(401)
        case 4: .narrow(1500)
        // A proxy that refuses whatever comes: nothing may be set aside for it.
        case 5: .status(400)
        default: .clear
        }
    }

    private func text(isShort: Bool = false) -> String {
        writings += 1
        let text = "Text \(writings)."
        return random.once(in: 12) && !isShort ? text + " " + String(repeating: "x", count: 800) : text
    }

    private func write(at index: Int) throws {
        let identity = Identity(high: 9, low: UInt64(random.below(4)))
        let field: (Entity, Field, Value)
        switch random.below(8) {
        case 0: field = (Entity(.note, identity), NoteField.text, .text(text()))
        // The server takes no such number: it is set aside.
        case 1 where random.once(in: 4): field = (.task(identity), TaskField.cost, .integer(1 << 62))
        default: field = (.task(identity), TaskField.title, .text(text()))
        }
        _ = try devices[index].write([field], at: now)
    }

    private func writeShared(at index: Int) throws {
        let device = devices[index]
        guard let spaces = try device.disk.record()?.spaces, spaces.role(in: number) >= SpaceRows.edit else { return }
        let text = text(isShort: true)
        let identity = Identity(high: 8, low: UInt64(random.below(3)))
        let entity = Entity(.task, scope: number, identity)
        let facts = try device.write(
            [
                (entity, TaskField.title, .text(text)), (entity, TaskField.list, Value(Self.list)),
                (entity, TaskField.created, .integer(now)),
            ],
            at: now
        )
        words.append(Words(account: owners[index], entity: entity, text: text, timestamp: facts[0].timestamp))
    }

    private func changeSharing() async throws {
        guard isShared else {
            lastNumber += 1
            number = lastNumber
            let entity = Entity(.list, scope: number, Self.list)
            let timestamp = Timestamp(time: UInt64(now), counter: 0, device: 999)
            let facts = [
                Fact(entity, ListField.name, .text("Shared"), timestamp),
                Fact(entity, ListField.created, .integer(now), timestamp),
            ]
            let list = SharedList(number: number, space: sharedSpace, list: Self.list, created: now)
            let writer = Push.Writer(accounts[0].id, into: number)
            let owner = Member(account: accounts[0].id, role: .own, name: "Ada", joined: now)
            _ = await server.share(list, by: owner, writing: [Push(facts, to: sharedSpace, within: .shared, by: writer)])
            await server.setRole(.edit, of: accounts[1].id, in: number)
            isShared = true
            return
        }
        if random.once(in: 8) {
            await server.stop(number)
            isShared = false
        } else {
            await server.setRole(random.one(of: [.view, .edit, .edit, nil]), of: accounts[1].id, in: number)
        }
    }

    private func run(_ index: Int, weather: Device.Weather, isKilled: (Bool, Bool)) async throws {
        let account = accounts[owners[index]]
        let device = devices[index]
        if device.disk.account == nil { device.disk.isExpected = true }
        var surroundings = Device.Surroundings(
            server: server,
            account: account,
            now: now,
            random: SeededRandom(seed: random.next())
        )
        surroundings.weather = weather
        surroundings.isKilled = isKilled
        try await device.run(in: &surroundings)
        for fact in try await server.facts(in: sharedSpace) {
            if case .text(let text) = fact.value { arrived.insert(text) }
        }
    }

    // MARK: - What must be true in the end

    /// Everybody is connected again, until nothing is left to say.
    func settle() async throws {
        // Longer than any wait after failures.
        now += 600_000
        for _ in 0..<6 {
            for index in devices.indices {
                now += 1000
                try await run(index, weather: .clear, isKilled: (false, false))
            }
        }
    }

    /// The newest of what the devices of an account and its server know, by name. What the server takes from nobody is left out.
    private func newest(of account: Int) async throws -> [FieldName: Fact] {
        var known = try await server.facts(in: accounts[account].space)
        for index in devices.indices where owners[index] == account {
            known += try devices[index].space().replica.facts
            if let waiting = devices[index].disk.waiting { known += try StoredPlan(cbor: waiting).space.replica.facts }
        }
        var newest: [FieldName: Fact] = [:]
        for fact in Self.personal(known) {
            let name = FieldName(fact.entity, fact.field)
            if let other = newest[name], !(other.timestamp < fact.timestamp) { continue }
            newest[name] = fact
        }
        return newest
    }

    private static func personal(_ facts: [Fact]) -> [Fact] {
        facts.filter { $0.entity.sharedSpace == nil && !($0.entity.kind == .task && $0.field == TaskField.cost) }
    }

    private static func sorted(_ facts: [Fact]) -> [Fact] {
        facts.sorted { ($0.entity, $0.field.rawValue) < ($1.entity, $1.field.rawValue) }
    }

    func check() async throws {
        let before = [try await newest(of: 0), try await newest(of: 1)]
        try await settle()
        let exchanges = devices.map(\.exchanges)
        for index in devices.indices { try await run(index, weather: .clear, isKilled: (false, false)) }
        for (index, device) in devices.enumerated() {
            #expect(device.exchanges - exchanges[index] == 1, "device \(index) goes on exchanging")
            let record = try #require(try device.disk.record())
            #expect(
                device.disk.outbox.isEmpty && !record.sendsEverything && !record.hasLost && device.disk.waiting == nil,
                "device \(index) has something unsent"
            )
            #expect(record.number(.status) == AccountStatus.ok)
            #expect(record.number(.refused) == Int64(device.disk.aside.count), "device \(index) counts wrongly")
        }
        let isRestamped = devices.contains { $0.hasRestamped }
        for account in accounts.indices {
            let kept = Self.sorted(Self.personal(try await server.facts(in: accounts[account].space)))
            let shared = Self.sorted(try await server.facts(in: sharedSpace))
            let role = await server.memberships(of: accounts[account].id).first { $0.number == number }?.role
            for index in devices.indices where owners[index] == account {
                let facts = Self.sorted(try devices[index].space().replica.facts)
                #expect(Self.personal(facts) == kept, "device \(index) and its account differ")
                let here = facts.filter { $0.entity.sharedSpace != nil }
                // Pages of everything leave out a list that may only be viewed: values written there before, which waited for them, stay
                // where they are.
                if devices[index].hasLeftOut { continue }
                #expect(here == (role == nil ? [] : shared), "device \(index) and the list differ")
            }
            var final: [FieldName: Fact] = [:]
            for fact in kept { final[FieldName(fact.entity, fact.field)] = fact }
            for (name, fact) in before[account] {
                let last = final[name]
                #expect(last != nil, "\(name) is lost")
                if let last, !isRestamped { #expect(!(last.timestamp < fact.timestamp), "an older value of \(name) has won") }
            }
            let texts = kept.compactMap { fact -> String? in if case .text(let text) = fact.value { text } else { nil } }
            // Of two that wrote the same title only the later is heard of.
            for word in words where word.account == account && !isRestamped && !arrived.contains(word.text) {
                let isSuperseded = words.contains { $0.entity == word.entity && word.timestamp < $0.timestamp }
                #expect(
                    isSuperseded || texts.contains { $0.contains(word.text) },
                    "“\(word.text)” is neither in the list nor in a note"
                )
            }
        }
    }
}
