import Facts
import Storage
import TestSupport
import Testing

@testable import Planner
@testable import SyncClient

@Suite("A device on a slow line")
struct SlowLineTests {
    @Test("A3: A plan that does not arrive in time in one answer arrives in smaller ones")
    func largePlan() async throws {
        let server = MemoryStore()
        let account = Account(
            id: AccountID(Identity(high: 1, low: 1)),
            email: "ada@example.org",
            emailKey: "ada@example.org",
            password: "",
            space: SpaceID(Identity(high: 1, low: 2)),
            created: noon
        )
        await server.add(account)
        let (old, new) = (Device(1), Device(2))
        for device in [old, new] { device.disk.isExpected = true }
        var fields: [(Entity, Field, Value)] = []
        for number: UInt64 in 0..<1000 {
            fields.append((.task(Identity(high: 9, low: number)), TaskField.title, .text("Task \(number)")))
        }
        _ = try old.write(fields, at: noon)
        var surroundings = Device.Surroundings(server: server, account: account, now: noon, random: SeededRandom(seed: 1))
        try await old.run(in: &surroundings)
        surroundings.weather = .slow(12_000)
        try await new.run(in: &surroundings)
        #expect(try new.space().replica.facts.count == 1000)
        #expect(new.waits == [])
    }
}
