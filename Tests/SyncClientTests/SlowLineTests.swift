import Facts
import Storage
import TestSupport
import Testing

@testable import Planner
@testable import SyncClient

@Suite("A device on a slow line")
struct SlowLineTests {
    private let account = Account(
        id: AccountID(Identity(high: 1, low: 1)),
        email: "ada@example.org",
        emailKey: "ada@example.org",
        password: "",
        space: SpaceID(Identity(high: 1, low: 2)),
        created: noon
    )

    private func online() async -> Device.Surroundings {
        let server = MemoryStore()
        await server.add(account)
        return Device.Surroundings(server: server, account: account, now: noon, random: SeededRandom(seed: 1))
    }

    /// One on which somebody has signed in just now.
    private func device(_ number: UInt64) -> Device {
        let device = Device(number)
        device.disk.isExpected = true
        return device
    }

    private func title(_ number: UInt64, _ text: String) -> (Entity, Field, Value) {
        (.task(Identity(high: 9, low: number)), TaskField.title, .text("\(text) \(number)"))
    }

    @Test("A3: A plan that does not arrive in time in one answer arrives in smaller ones")
    func largePlan() async throws {
        var surroundings = await online()
        let (old, new) = (device(1), device(2))
        _ = try old.write((0..<1000).map { title($0, "Task") }, at: noon)
        try await old.run(in: &surroundings)
        surroundings.weather = .slow(12_000)
        try await new.run(in: &surroundings)
        #expect(try new.space().replica.facts.count == 1000)
        #expect(new.waits == [])
    }

    @Test("A3: What does not arrive in time in one request arrives in smaller ones: a plan at first, and what is written since")
    func sending() async throws {
        var surroundings = await online()
        let (old, new) = (device(1), device(2))
        surroundings.weather = .slow(12_000)
        _ = try old.write((0..<1000).map { title($0, "Task") }, at: noon)
        try await old.run(in: &surroundings)
        // The next worker does not know how slow the line is.
        old.die()
        let long = String(repeating: "very ", count: 20)
        for number: UInt64 in 1000..<1200 { _ = try old.write([title(number, "A \(long)long task")], at: noon) }
        try await old.run(in: &surroundings)
        #expect(old.waits == [])
        #expect(old.disk.outbox.isEmpty)
        surroundings.weather = .clear
        try await new.run(in: &surroundings)
        #expect(try new.space().replica.facts.count == 1200)
    }
}
