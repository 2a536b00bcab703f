import Facts
import TestSupport
import Testing

@testable import Planner

/// Random devices that write the title and date of the same tasks, and receive one another's facts late, in any order and more than once.
struct VersionOfferRandomTests {
    private struct Device {
        let person: Person
        var inbox: [[UInt8]] = []
    }

    @Test("A3: no title or date that somebody chose is out of reach once all was exchanged, and all devices offer the same")
    func nothingIsLost() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 30) {
            let seed = random.next()
            try run(seed)
        }
    }

    private func run(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let first = Person()
        let tasks = try ["Tea", "Bread"].map { try first.add($0) { $0.due = LocalDate(number: 20_600) } }
        var devices = [Device(person: first)]
        for name in 2...(3 + UInt64(random.below(2))) { devices.append(Device(person: first.elsewhere(device: name))) }
        for index in devices.indices { devices[index].person.now += Int64(random.below(20_000)) }
        var written: [(task: Identity, field: Field, value: Value)] = []

        func send(_ facts: [Fact], from origin: Int) {
            guard !facts.isEmpty else { return }
            // A page may end anywhere: what was written, and the change that says so, arrive apart.
            let parts =
                random.once(in: 3)
                ? [facts.filter { $0.entity.kind != .change }, facts.filter { $0.entity.kind == .change }] : [facts]
            for other in devices.indices where other != origin {
                for part in parts where !part.isEmpty { devices[other].inbox.append(Batch(part).wire) }
            }
        }
        func deliver(to index: Int, repeating: Bool) throws {
            let batch = devices[index].inbox.remove(at: random.below(devices[index].inbox.count))
            send(try devices[index].person.space.merge(batch: batch), from: index)
            if repeating, random.once(in: 6) { devices[index].inbox.append(batch) }
        }

        for step in 0..<24 {
            let index = random.below(devices.count)
            let person = devices[index].person
            let task = random.one(of: tasks)
            let now = TaskDraft(try #require(person.space.task(task)), in: person.space)
            let offer = person.space.versionOffers(of: try #require(person.space.task(task))).first
            var command: Command
            switch random.below(8) {
            case 0 where offer != nil: command = .restoreVersion(offer?.identity ?? .only)
            case 1 where offer != nil: command = .dismissVersion(offer?.identity ?? .only)
            case 2...4:
                command = .editTask(
                    task,
                    TaskDraft(title: "Title \(step)", note: "", cost: nil, daily: .none, checked: now.details)
                )
                written.append((task, TaskField.title, .text("Title \(step)")))
            case 5:
                command = .changeTasks([task], .due(LocalDate(number: 20_700 + step)))
                written.append((task, TaskField.due, .integer(20_700 + Int64(step))))
            default:
                command = .moveDate(.due, of: task, to: LocalDate(number: 20_700 + step))
                written.append((task, TaskField.due, .integer(20_700 + Int64(step))))
            }
            send(try person.space.perform(command, by: person.origin).facts, from: index)
            let receiver = random.below(devices.count)
            for _ in 0..<random.below(3) where !devices[receiver].inbox.isEmpty { try deliver(to: receiver, repeating: true) }
        }
        while let index = devices.indices.first(where: { !devices[$0].inbox.isEmpty }) {
            try deliver(to: index, repeating: false)
        }

        let facts = first.space.replica.facts
        for device in devices {
            let space = device.person.space
            #expect(space.replica.facts == facts, "seed \(seed)")
            for task in tasks {
                #expect(Self.offers(of: task, in: space) == Self.offers(of: task, in: first.space), "seed \(seed)")
            }
            for one in written {
                #expect(isReachable(one.value, one.field, of: one.task, in: space), "seed \(seed): \(one)")
            }
        }
    }

    static func offers(of task: Identity, in space: PersonalSpace) -> [Identity] {
        space.task(task).map { space.versionOffers(of: $0).map(\.identity) } ?? []
    }

    /// Whether a value shows, is kept, or was written over by somebody who had it before them.
    private func isReachable(_ value: Value, _ field: Field, of task: Identity, in space: PersonalSpace) -> Bool {
        if space.replica.value(.task(task), field) == value { return true }
        guard let kept = VersionPart.kept(field) else { return false }
        if space.replica.entities(.earlier).contains(where: { space.replica.value($0, kept) == value }) { return true }
        return space.replica.entities(.change).contains { change in
            space.replica.replaced(by: change).contains { $0.entity == .task(task) && $0.field == field && $0.value == value }
        }
    }

    @Test("A3: devices that always know of one another offer nothing, whatever they do, and in whichever pages they learn of it")
    func noneInStep() throws {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<SeededRandom.histories(usually: 30) {
            let first = Person()
            let task = try first.add("Tea") {
                $0.due = LocalDate(number: 20_600)
                $0.repeats = RepeatRule(text: "FREQ=DAILY")
            }
            let devices = [first, first.elsewhere(device: 2), first.elsewhere(device: 3)]
            for step in 0..<16 {
                let writer = random.one(of: devices)
                var facts: [Fact] = []
                for part in 0...random.below(3) {
                    let command: Command
                    let now = TaskDraft(try #require(writer.space.task(task)), in: writer.space)
                    let last = writer.space.changes(before: writer.instant, limit: 1).first?.identity
                    switch random.below(6) {
                    case 0: command = .checkOff([task])
                    case 1: command = .skipOnce(task)
                    case 2 where step > 0: command = .toggleUndo(last ?? .only)
                    case 3: command = .moveDate(.due, of: task, to: LocalDate(number: 20_700 + step * 4 + part))
                    default:
                        let title = "Tea \(step) \(part)"
                        command = .editTask(
                            task,
                            TaskDraft(title: title, note: "", cost: nil, daily: .none, checked: now.details)
                        )
                    }
                    // What was undone may be undone again on another day only.
                    facts += try writer.space.perform(command, by: writer.origin).facts
                }
                for other in devices where other !== writer {
                    _ = try other.space.merge(batch: Batch(facts.filter { $0.entity.kind != .change }).wire)
                    _ = try other.space.merge(batch: Batch(facts.filter { $0.entity.kind == .change }).wire)
                    other.now = max(other.now, writer.now)
                }
            }
            for device in devices { #expect(Self.offers(of: task, in: device.space).isEmpty, "seed \(random.seed)") }
        }
    }
}
