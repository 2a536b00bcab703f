import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

/// Devices that were given the same facts show the same pages, byte for byte.
struct PageConvergenceTests {
    /// One browser: what it did, and what it has not heard yet.
    private struct Device {
        var visitor: SimulatedClient
        var inbox: [[UInt8]] = []
        /// How much of its transcript the others were sent.
        var told = 0
    }

    @Test("A3: three devices that lived apart and met: every page of each is the same")
    func converge() throws {
        var random = SeededRandom.printed(seed: 1)
        for history in 0..<SeededRandom.histories(usually: 40) {
            var devices = (1...3).map { Device(visitor: SimulatedClient(seed: random.next(), device: $0)) }
            for index in devices.indices {
                devices[index].visitor.now += Int64(random.below(5) - 2) * 86_400_000 + Int64(random.below(100_000))
            }
            for _ in 0..<40 {
                let index = random.below(3)
                devices[index].visitor.sendRandomRequest()
                tell(&devices, from: index)
                let listener = random.below(3)
                hear(&devices[listener], upTo: random.below(5), &random)
                if random.once(in: 15) { try restart(&devices[listener], as: UInt64(listener + 1)) }
            }
            for index in devices.indices { hear(&devices[index], upTo: .max, &random) }
            // Every page of every tenth history, some pages of all: rendering is what takes the time.
            try expectEqualPages(devices.map(\.visitor), all: history.isMultiple(of: 10), &random)
        }
    }

    private func tell(_ devices: inout [Device], from index: Int) {
        for exchange in devices[index].visitor.transcript.exchanges.dropFirst(devices[index].told) {
            guard !exchange.response.facts.isEmpty else { continue }
            for other in devices.indices where other != index { devices[other].inbox.append(exchange.response.facts) }
        }
        devices[index].told = devices[index].visitor.transcript.count
    }

    /// Some of the sent batches arrive, in any order, some of them to come again.
    private func hear(_ device: inout Device, upTo count: Int, _ random: inout SeededRandom) {
        device.inbox.shuffle(using: &random)
        for _ in 0..<min(count, device.inbox.count) {
            let batch = device.inbox.removeLast()
            #expect(throws: Never.self) { try device.visitor.application.loadFacts(batch) }
            if count < .max, random.once(in: 5) { device.inbox.append(batch) }
        }
    }

    /// The worker ends; the next one opens the stored plan.
    private func restart(_ device: inout Device, as name: UInt64) throws {
        // Long before anything is forgotten: what one device forgets another may still hold.
        let snapshot = device.visitor.application.snapshot(now: 0)
        device.visitor.application = Application(device: name)
        try device.visitor.application.loadSnapshot(snapshot)
    }

    private func expectEqualPages(_ visitors: [SimulatedClient], all isAll: Bool, _ random: inout SeededRandom) throws {
        let applications = visitors.map(\.application)
        let now = visitors.map(\.now).max() ?? 0
        func answer(_ application: Application, _ target: String) -> Response {
            application.handle(Request(target: target, now: now, entropy: [UInt8](repeating: 3, count: 32)))
        }
        var targets = EveryPage.targets
        var made = EveryPage.targets(madeBy: visitors)
        if !isAll {
            targets = Array(targets.shuffled(using: &random).prefix(8))
            made = Array(made.shuffled(using: &random).prefix(8))
        }
        targets += made
        for target in targets {
            let first = answer(applications[0], target)
            for other in applications.dropFirst() { #expect(answer(other, target) == first, "\(target)") }
        }
        // The clock is each device's own; everything else of a snapshot is in the facts, and those are on the wire.
        let facts = try applications.map { application in
            var replica = Replica(device: 9)
            _ = try replica.load(snapshot: application.snapshot(now: 0))
            return replica.facts
        }
        #expect(facts[1] == facts[0])
        #expect(facts[2] == facts[0])
    }
}
