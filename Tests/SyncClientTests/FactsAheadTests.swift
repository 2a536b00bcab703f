import Facts
import Storage
import TestSupport
import Testing

@testable import Planner
@testable import SyncClient

@Suite("Facts of others that are ahead of every clock")
struct FactsAheadTests {
    private static let number: UInt32 = 7
    private static let fields: [(Entity, Field)] = (0..<3 as Range<UInt64>).flatMap { index in
        let identity = Identity(high: 9, low: index)
        return [(Entity.task(identity), TaskField.note), (Entity(.task, scope: number, identity), TaskField.title)]
    }

    /// Two people who share a list, the first with two devices, and a server that holds facts of tomorrow.
    private final class World {
        let server = MemoryStore()
        var random: SeededRandom
        var accounts: [Account] = []
        var devices: [Device] = []
        var now = History.beginning
        var written = 0
        /// The texts that were written by somebody who saw those of tomorrow.
        var edited: Set<FieldName> = []

        init(seed: UInt64) async throws {
            random = SeededRandom(seed: seed)
            for number in 1...2 as ClosedRange<UInt64> {
                let account = Account(
                    id: AccountID(Identity(high: number, low: 1)),
                    email: "\(number)@example.org",
                    emailKey: "\(number)@example.org",
                    password: "",
                    space: SpaceID(Identity(high: number, low: 2)),
                    created: now
                )
                accounts.append(account)
                await server.add(account)
            }
            let list = SharedList(number: number, space: space, list: Identity(high: 1, low: 1), created: now)
            let owner = Member(account: accounts[0].id, role: .own, name: "Ada", joined: now)
            _ = await server.share(list, by: owner, writing: [])
            await server.setRole(.edit, of: accounts[1].id, in: number)
            let skews = [0, 0, 0, 40_000, -40_000, 7_200_000, -7_200_000] as [Int64]
            for device in 1...3 { devices.append(Device(UInt64(device), skew: random.one(of: skews))) }
        }

        let space = SpaceID(Identity(high: 50, low: 7))

        func account(of device: Int) -> Account { accounts[device == 2 ? 1 : 0] }

        /// Stores texts that are up to a day ahead, as a server did that took a file, and by more than a history takes: a device that comes
        /// back when their time has come sends them again, and they may win (decision 58, Consequences).
        func poison() async throws {
            for (entity, field) in fields {
                let time = now + 3_600_000 + Int64(random.below(82_000_000))
                let writer = random.one(of: [98, 99] as [UInt64])
                let text = entity.sharedSpace == nil ? "tomorrow" : "tomorrow of all"
                let fact = Fact(entity, field, .text(text), Timestamp(time: UInt64(time), counter: 0, device: writer))
                let home = entity.sharedSpace == nil ? accounts[0].space : space
                _ = await server.push([Push([fact], to: home, within: .usual)], isWhole: true)
            }
        }

        func run(_ device: Int) async throws {
            if devices[device].disk.account == nil { devices[device].disk.isExpected = true }
            var surroundings = Device.Surroundings(
                server: server,
                account: account(of: device),
                now: now,
                random: SeededRandom(seed: random.next())
            )
            try await devices[device].run(in: &surroundings)
        }

        func write(_ device: Int) throws {
            let (entity, field) = random.one(of: fields)
            if device == 2, entity.sharedSpace == nil { return }
            written += 1
            _ = try devices[device].write([(entity, field, .text("real \(written)"))], at: now)
            edited.insert(FieldName(entity, field))
        }

        func settle() async throws {
            now += 600_000
            for _ in 0..<6 {
                for device in devices.indices {
                    now += 1000
                    try await run(device)
                }
            }
        }

        /// What everybody ends with.
        func check() async throws {
            let shared = values(try await server.facts(in: space))
            let own = values(try await server.facts(in: accounts[0].space))
            for (index, device) in devices.enumerated() {
                let facts = try device.space().replica.facts
                #expect(values(facts.filter { $0.entity.sharedSpace != nil }) == shared, "device \(index) and the list differ")
                if index < 2 {
                    let here = facts.filter { $0.entity.sharedSpace == nil }
                    #expect(values(here) == own, "device \(index) and its account differ")
                }
                #expect(device.disk.outbox.isEmpty)
            }
            let all = shared.merging(own) { one, _ in one }
            for name in edited {
                #expect(all[name]?.text?.hasPrefix("real") == true, "\(name): a text of tomorrow has won over a later one")
            }
        }

        private func values(_ facts: [Fact]) -> [FieldName: Value] {
            let tasks = facts.filter { $0.entity.kind == .task }
            return Dictionary(uniqueKeysWithValues: tasks.map { (FieldName($0.entity, $0.field), $0.value) })
        }
    }

    @Test("Devices end with the same plan as the server, and what somebody wrote over a fact of tomorrow stays")
    func random() async throws {
        var seeds = SeededRandom.printed(seed: 8)
        for _ in 0..<SeededRandom.histories(usually: 300) {
            let seed = seeds.next()
            do {
                let world = try await World(seed: seed)
                try await world.poison()
                for device in world.devices.indices { try await world.run(device) }
                for _ in 0..<world.random.below(16) {
                    world.now += Int64(world.random.below(90_000))
                    let device = world.random.below(3)
                    if world.random.once(in: 2) { try world.write(device) } else { try await world.run(device) }
                }
                try await world.settle()
                try await world.check()
                // The next device that writes has the last word.
                for (entity, field) in Self.fields {
                    _ = try world.devices[0].write([(entity, field, .text("real last"))], at: world.now)
                    world.edited.insert(FieldName(entity, field))
                }
                try await world.settle()
                try await world.check()
            } catch {
                Issue.record("history \(seed): \(error)")
                return
            }
        }
    }
}
