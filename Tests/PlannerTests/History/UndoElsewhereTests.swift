import Facts
import Interchange
import TestSupport
import Testing

@testable import Planner

/// Two devices that write apart, meet, and undo each other's changes.
struct UndoElsewhereTests {
    /// Two replicas of one person's, and all that was done on either.
    private struct Pair {
        let spaces = [PersonalSpace(device: 1), PersonalSpace(device: 2)]
        var acts: RandomCommands
        var now = Person.monday
        /// The facts that each has yet to get from the other.
        var unread: [[Fact]] = [[], []]
        var done: [(timestamp: Timestamp, change: Identity)] = []

        init(seed: UInt64) { acts = RandomCommands(SeededRandom(seed: seed)) }

        mutating func origin() -> CommandOrigin {
            now += Int64(acts.random.below(Int(Person.hour * 4)))
            return acts.origin(at: Instant(time: now, offset: 0))
        }

        mutating func send(_ result: CommandResult, by index: Int) {
            unread[1 - index] += result.facts
        }

        mutating func act(by index: Int) {
            let origin = origin()
            let result = acts.act(on: spaces[index], from: origin)
            send(result, by: index)
            guard let timestamp = result.facts.first?.timestamp, let identity = result.change,
                let change = spaces[index].change(identity, around: origin.instant), change.undoes == nil
            else { return }
            done.append((timestamp, identity))
        }

        mutating func meet() {
            for index in spaces.indices {
                spaces[index].apply(unread[index])
                unread[index] = []
            }
        }

        /// Undoes a change, or does it again, on either device, and both hear of it.
        mutating func toggle(_ change: Identity) throws {
            let index = acts.random.below(2)
            let origin = origin()
            send(try spaces[index].toggleUndo(change, from: origin), by: index)
            meet()
        }

        func isUndone(_ change: Identity) throws -> Bool {
            try #require(spaces[0].change(change, around: Instant(time: now, offset: 0))).isUndone
        }
    }

    @Test("T14: changes of two devices apart, undone newest first by either, leave nothing; redone oldest first, everything")
    func undoneByEither() throws {
        var random = SeededRandom.printed(seed: 1)
        for history in 0..<SeededRandom.histories(usually: 24) {
            let seed = random.next()
            var pair = Pair(seed: seed)
            for _ in 0..<40 {
                pair.act(by: pair.acts.random.below(2))
                if pair.acts.random.once(in: 4) { pair.meet() }
            }
            pair.meet()
            let acts = pair.done.sorted { $0.timestamp < $1.timestamp }.map(\.change)
            for change in acts where try pair.isUndone(change) { try pair.toggle(change) }
            var states = [Shown(pair.spaces[0])]
            for change in acts.reversed() {
                try pair.toggle(change)
                states.append(Shown(pair.spaces[0]))
            }
            #expect(states.last == Shown(PersonalSpace(device: 1)), "undone, history \(history), seed \(seed)")
            for change in acts {
                states.removeLast()
                try pair.toggle(change)
                #expect(Shown(pair.spaces[0]) == states.last, "done again, history \(history), seed \(seed)")
            }
            #expect(pair.spaces[0].replica.facts == pair.spaces[1].replica.facts, "history \(history), seed \(seed)")
            #expect(VisibleState(pair.spaces[0]) == VisibleState(pair.spaces[1]), "history \(history), seed \(seed)")
        }
    }

    @Test("T14: two devices undo and do again apart, in any order: equal once they meet, and all can still be undone")
    func undoneApart() throws {
        var random = SeededRandom.printed(seed: 2)
        for history in 0..<SeededRandom.histories(usually: 24) {
            let seed = random.next()
            var pair = Pair(seed: seed)
            for _ in 0..<40 {
                let index = pair.acts.random.below(2)
                let now = Instant(time: pair.now, offset: 0)
                let known = pair.done.map(\.change).filter { pair.spaces[index].change($0, around: now) != nil }
                if pair.acts.random.once(in: 2), !known.isEmpty {
                    let change = pair.acts.random.one(of: known)
                    pair.send(try pair.spaces[index].toggleUndo(change, from: pair.origin()), by: index)
                } else {
                    pair.act(by: index)
                }
                if pair.acts.random.once(in: 4) { pair.meet() }
            }
            pair.meet()
            #expect(pair.spaces[0].replica.facts == pair.spaces[1].replica.facts, "history \(history), seed \(seed)")
            var acts = pair.done.map(\.change)
            // Where each had undone what the other still saw standing, the field shows what the later of them gave back.
            for change in acts where try pair.isUndone(change) { try pair.toggle(change) }
            acts.shuffle(using: &pair.acts.random)
            for change in acts { try pair.toggle(change) }
            #expect(Shown(pair.spaces[0]) == Shown(PersonalSpace(device: 1)), "undone, history \(history), seed \(seed)")
            #expect(pair.spaces[0].replica.facts == pair.spaces[1].replica.facts, "history \(history), seed \(seed)")
        }
    }

    @Test("T14, A8: a change that a file brought before its own device did can be undone after the import")
    func broughtByFile() throws {
        let (one, other) = (Person(device: 1), Person(device: 2))
        let added = try one.space.perform(.addNote("Tea", colour: .teal), by: one.origin)
        other.space.apply(added.facts)
        let note = try #require(one.space.notes.first?.identity)
        let pinned = try one.space.perform(.setPinned(note, true), by: one.origin)
        other.now = one.now
        let pinnedThere = try other.space.perform(.setPinned(note, true), by: other.origin)
        let file = TeaspoonFile.bytes(of: other.space, now: other.now)
        one.now = other.now
        let imported = try one.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: one.now)), by: one.origin)
        one.space.apply(pinnedThere.facts)

        let changes = [pinned, pinnedThere, imported]
        for change in changes.reversed() { try one.undo(change.change) }
        #expect(one.space.note(note)?.isPinned == false)
        for change in changes { try one.undo(change.change) }
        #expect(one.space.note(note)?.isPinned == true)
    }

    /// The facts that changes write, as far as there is something: not who wrote them, nor History itself, nor how pages are shown, nor
    /// what happened to the device's clock, nor what merging set aside.
    private struct Shown: Equatable {
        struct Held: Equatable {
            let entity: Entity
            let field: Field
            let value: Value
        }

        let held: [Held]

        init(_ space: PersonalSpace) {
            held = space.replica.facts.compactMap { fact in
                guard !fact.value.isAbsent, fact.entity.kind != .change, fact.entity.kind != .listView,
                    fact.entity.kind != .earlier
                else { return nil }
                guard fact.entity.kind != .timer || fact.field != TimerField.correction else { return nil }
                return Held(entity: fact.entity, field: fact.field, value: fact.value)
            }
        }
    }
}
