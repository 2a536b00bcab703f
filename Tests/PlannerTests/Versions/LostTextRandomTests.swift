import Facts
import TestSupport
import Testing

@testable import Planner

/// Random devices that write into the same few texts, and receive one another's facts late, in any order and more than once.
struct LostTextRandomTests {
    private struct Device {
        let person: Person
        var inbox: [[UInt8]] = []
    }

    @Test("A3: no text that was written apart is out of reach on any device once all was exchanged, and all are equal")
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
        let note = Entity.note(try first.note("The first text"))
        let task = Entity.task(try first.add("A task", note: "The first note"))
        var devices = [Device(person: first)]
        for name in 2...(3 + UInt64(random.below(2))) { devices.append(Device(person: first.elsewhere(device: name))) }
        for index in devices.indices { devices[index].person.now += Int64(random.below(20_000)) }
        var written: [(owner: Entity, text: String)] = [(note, "The first text"), (task, "The first note")]

        func send(_ facts: [Fact], from origin: Int) {
            guard !facts.isEmpty else { return }
            for other in devices.indices where other != origin { devices[other].inbox.append(Batch(facts).wire) }
        }
        func deliver(to index: Int, repeating: Bool) throws {
            let batch = devices[index].inbox.remove(at: random.below(devices[index].inbox.count))
            send(try devices[index].person.space.merge(batch: batch), from: index)
            if repeating, random.once(in: 6) { devices[index].inbox.append(batch) }
        }

        for step in 0..<30 {
            let index = random.below(devices.count)
            let person = devices[index].person
            let owner = random.once(in: 2) ? note : task
            let text = "Text \(step)"
            let result: CommandResult
            if random.once(in: 8), let act = person.space.changes(before: person.instant, limit: 1).first?.identity {
                result = (try? person.space.perform(.toggleUndo(act), by: person.origin)) ?? CommandResult(change: nil, facts: [])
            } else if random.once(in: 8), let version = person.space.earlierVersions(of: owner).first {
                // Where the note itself was undone there is nothing to bring it back to.
                let nothing = CommandResult(change: nil, facts: [])
                result = (try? person.space.perform(.restoreVersion(version.identity), by: person.origin)) ?? nothing
            } else if owner == note, person.space.note(note.identity) != nil {
                result = try person.space.perform(.editNote(note.identity, NoteWritten(text)), by: person.origin)
                written.append((owner, text))
            } else if person.space.task(task.identity) != nil {
                let draft = try TaskDraft(title: "A task", note: text, cost: nil)
                result = try person.space.perform(.editTask(task.identity, draft), by: person.origin)
                written.append((task, text))
            } else {
                result = CommandResult(change: nil, facts: [])
            }
            send(result.facts, from: index)
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
            for (owner, text) in written {
                #expect(isReachable(text, of: owner, in: space), "seed \(seed): \(text)")
            }
        }
    }

    /// Whether a text shows, is an earlier version, or was written over by somebody who had it before them.
    private func isReachable(_ text: String, of owner: Entity, in space: PersonalSpace) -> Bool {
        guard let field = EarlierVersion.field(of: owner.kind) else { return false }
        if space.replica.value(owner, field).text == text { return true }
        if space.earlierVersions(of: owner).contains(where: { $0.text == text }) { return true }
        return space.replica.entities(.change).contains { act in
            Replaced.read(space.replica.value(act, ChangeField.replaced).bytes ?? []).contains {
                $0.entity == owner && $0.field == field && $0.value.text == text
            }
        }
    }

    @Test("A3: devices that always know of one another make no earlier versions")
    func noneForSuccession() throws {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<SeededRandom.histories(usually: 50) {
            let first = Person()
            let note = try first.note("The first text")
            let devices = [first, first.elsewhere(device: 2), first.elsewhere(device: 3)]
            for step in 0..<12 {
                let writer = random.one(of: devices)
                var facts: [Fact] = []
                for part in 0...random.below(3) {
                    facts += try writer.space.perform(.editNote(note, NoteWritten("Text \(step) \(part)")), by: writer.origin)
                        .facts
                }
                for other in devices where other !== writer {
                    #expect(try other.space.merge(batch: Batch(facts).wire).isEmpty, "seed \(random.seed)")
                    other.now = max(other.now, writer.now)
                }
            }
            for device in devices { #expect(device.space.replica.entities(.earlier).isEmpty, "seed \(random.seed)") }
        }
    }
}
