import Facts
import TestSupport
import Testing

@testable import Planner

/// Devices that were given the same facts are equal, whatever happened on the way.
struct ConvergenceTests {
    @Test("A3: three or more devices, random changes and partitions: equal facts and equal lists once all was exchanged")
    func converge() throws {
        var random = SeededRandom.printed(seed: 1)
        for history in 0..<SeededRandom.histories(usually: 120) {
            let seed = random.next()
            var fleet = Fleet(seed: seed)
            for _ in 0..<40 { try fleet.step() }
            try fleet.deliverEverything()
            let first = fleet.devices[0].space
            let state = VisibleState(first)
            #expect(TaskListsTests.listed(first) == TaskListsTests.scanned(first), "history \(history), seed \(seed)")
            for device in fleet.devices.dropFirst() {
                #expect(device.space.replica.facts == first.replica.facts, "history \(history), seed \(seed)")
                #expect(VisibleState(device.space) == state, "history \(history), seed \(seed)")
                #expect(Self.offers(device.space) == Self.offers(first), "history \(history), seed \(seed)")
            }
        }
    }

    /// The titles and dates that are offered, of all tasks.
    private static func offers(_ space: PersonalSpace) -> [Identity] {
        space.everyTask.sorted().flatMap { VersionOfferRandomTests.offers(of: $0, in: space) }
    }

    @Test("T14: devices that forgot old changes, each at its own time, still agree on all that is left")
    func convergeAfterLeaving() throws {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<SeededRandom.histories(usually: 40) {
            var fleet = Fleet(seed: random.next())
            for _ in 0..<40 { try fleet.step() }
            try fleet.deliverEverything()
            let later = fleet.now + 60 * Person.day
            let remaining = try fleet.devices.map { device in
                let reborn = PersonalSpace(device: 9)
                try reborn.load(snapshot: device.space.snapshot(now: later))
                return reborn
            }
            #expect(remaining[0].replica.entities(.change).isEmpty)
            for space in remaining.dropFirst() { #expect(space.replica.facts == remaining[0].replica.facts) }
            // Forgetting shows nowhere but in History.
            #expect(VisibleState(remaining[0]) == VisibleState(fleet.devices[0].space))
        }
    }
}
