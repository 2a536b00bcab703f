import Facts
import TestSupport
import Testing

@testable import Planner

/// Three to five devices of one person: clocks that are wrong or stand still, batches that arrive late, in any order and more
/// than once, workers that are killed and begin again from a snapshot and a tail.
struct Fleet {
    struct Device {
        let name: UInt64
        var space: PersonalSpace
        /// How far its clock is off, in milliseconds.
        let skew: Int64
        /// The time at which its clock stands still, before the skew; nil if it runs.
        var stuckAt: Int64?
        var isAway = false
        /// Batches that were sent and have not arrived.
        var inbox: [[UInt8]] = []
        var snapshot: [UInt8]?
        /// The facts stored since the snapshot.
        var tail: [[UInt8]] = []
    }

    private(set) var devices: [Device]
    private(set) var now = Person.monday
    private var acts: RandomCommands
    private var lastOrigin: CommandOrigin?

    init(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        devices = (0..<(3 + random.below(3))).map { index in
            Device(
                name: UInt64(index + 1),
                space: PersonalSpace(device: UInt64(index + 1)),
                skew: random.once(in: 2) ? 0 : Int64(random.below(7) - 3) * Person.day + Int64(random.below(1000)),
                stuckAt: random.once(in: 5) ? Person.monday : nil
            )
        }
        acts = RandomCommands(random)
    }

    mutating func step() throws {
        now += Int64(acts.random.below(Int(Person.day / 3)))
        let index = acts.random.below(devices.count)
        act(at: index)
        if acts.random.once(in: 6) { devices[index].isAway.toggle() }
        let receiver = acts.random.below(devices.count)
        if !devices[receiver].isAway { try deliver(to: receiver, upTo: acts.random.below(6), mayRepeat: true) }
        if acts.random.once(in: 10) { try rebirth(of: receiver) }
    }

    mutating func deliverEverything() throws {
        for index in devices.indices { try deliver(to: index, upTo: .max, mayRepeat: false) }
    }

    private mutating func act(at index: Int) {
        let device = devices[index]
        let time = (device.stuckAt ?? now) + device.skew
        let instant = Instant(time: time, offset: Int64(acts.random.below(49) - 24) * 30)
        // Now and then the very form that was sent to another device.
        var origin = acts.origin(at: instant)
        if let lastOrigin, acts.random.once(in: 20) { origin = lastOrigin }
        lastOrigin = origin
        let facts = acts.act(on: device.space, from: origin).facts
        guard !facts.isEmpty else { return }
        // Whatever the clocks say: the latest command is in effect here.
        for fact in facts { #expect(device.space.replica[fact.entity]?.entry(fact.field)?.timestamp == fact.timestamp) }
        let batch = Batch(facts).wire
        devices[index].tail.append(batch)
        for other in devices.indices where other != index { devices[other].inbox.append(batch) }
    }

    private mutating func deliver(to index: Int, upTo count: Int, mayRepeat: Bool) throws {
        devices[index].inbox.shuffle(using: &acts.random)
        for _ in 0..<min(count, devices[index].inbox.count) {
            let batch = devices[index].inbox.removeLast()
            try devices[index].space.load(batch: batch)
            devices[index].tail.append(batch)
            if mayRepeat, acts.random.once(in: 5) { devices[index].inbox.append(batch) }
        }
    }

    /// The worker ends; the next one opens the stored plan.
    private mutating func rebirth(of index: Int) throws {
        if acts.random.once(in: 2) {
            devices[index].snapshot = devices[index].space.snapshot(now: now)
            devices[index].tail = []
        }
        let reborn = PersonalSpace(device: devices[index].name)
        if let snapshot = devices[index].snapshot { try reborn.load(snapshot: snapshot) }
        for batch in devices[index].tail { try reborn.load(batch: batch) }
        devices[index].space = reborn
    }
}
