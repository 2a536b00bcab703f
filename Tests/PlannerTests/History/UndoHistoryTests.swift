import Facts
import TestSupport
import Testing

@testable import Planner

/// Whole random histories, undone and done again.
struct UndoHistoryTests {
    /// A change or its undo, and the state before it.
    private struct Step {
        let change: Identity
        let before: VisibleState
    }

    /// Someone who does this and that, and remembers it all.
    private struct RandomHistory {
        let space = PersonalSpace(device: 1)
        var acts: RandomCommands
        var now = Person.monday
        var steps: [Step] = []
        /// The values that each change wrote, in the order of the changes.
        var written: [(change: Identity, facts: [Fact])] = []

        init(seed: UInt64) { acts = RandomCommands(SeededRandom(seed: seed)) }

        mutating func origin() -> CommandOrigin {
            now += Int64(acts.random.below(Int(Person.hour * 4)))
            return acts.origin(at: Instant(time: now, offset: 60))
        }

        mutating func live(_ count: Int) {
            for _ in 0..<count {
                let before = VisibleState(space)
                let origin = origin()
                let result = acts.act(on: space, from: origin)
                // A change that History does not list cannot be undone: from there on.
                guard !result.facts.isEmpty else { continue }
                guard let identity = result.change, let change = space.change(identity, around: origin.instant) else {
                    steps = []
                    written = []
                    continue
                }
                steps.append(Step(change: change.undoes ?? identity, before: before))
                if change.undoes == nil { written.append((identity, result.facts)) }
            }
        }

        mutating func toggle(_ change: Identity) throws {
            _ = try space.perform(.toggleUndo(change), by: origin())
        }

        func isUndone(_ change: Identity) throws -> Bool {
            try #require(space.change(change, around: Instant(time: now, offset: 60))).isUndone
        }
    }

    @Test("T14: a whole history undone newest first leads back through every state, and done again oldest first forward")
    func wholeHistory() throws {
        var random = SeededRandom.printed(seed: 1)
        for history in 0..<SeededRandom.histories(usually: 24) {
            let seed = random.next()
            var recorded = RandomHistory(seed: seed)
            recorded.live(30)
            let steps = recorded.steps
            let after = VisibleState(recorded.space)
            for step in steps.reversed() {
                try recorded.toggle(step.change)
                #expect(VisibleState(recorded.space) == step.before, "undone, history \(history), seed \(seed)")
            }
            for (index, step) in steps.enumerated() {
                try recorded.toggle(step.change)
                let expected = index + 1 < steps.count ? steps[index + 1].before : after
                #expect(VisibleState(recorded.space) == expected, "done again, history \(history), seed \(seed)")
            }
        }
    }

    @Test("T14: undoing and redoing all of a history gives the same result in any order")
    func anyOrder() throws {
        var random = SeededRandom.printed(seed: 2)
        for history in 0..<SeededRandom.histories(usually: 24) {
            let seed = random.next()
            var recorded = RandomHistory(seed: seed)
            recorded.live(30)
            var acts = recorded.written.map(\.change)
            for change in acts.reversed() where try !recorded.isUndone(change) { try recorded.toggle(change) }
            let first = VisibleState(recorded.space)
            for change in acts { try recorded.toggle(change) }
            let last = VisibleState(recorded.space)
            for _ in 0..<2 {
                for _ in 0..<10 where !acts.isEmpty { try recorded.toggle(recorded.acts.random.one(of: acts)) }
                acts.shuffle(using: &recorded.acts.random)
                for change in acts where try !recorded.isUndone(change) { try recorded.toggle(change) }
                #expect(VisibleState(recorded.space) == first, "undone, history \(history), seed \(seed)")
                acts.shuffle(using: &recorded.acts.random)
                for change in acts where try recorded.isUndone(change) { try recorded.toggle(change) }
                #expect(VisibleState(recorded.space) == last, "done again, history \(history), seed \(seed)")
            }
        }
    }

    @Test("T14: a field keeps the value that a change in effect wrote into it, whatever else is undone")
    func standing() throws {
        var random = SeededRandom.printed(seed: 3)
        for history in 0..<SeededRandom.histories(usually: 24) {
            let seed = random.next()
            var recorded = RandomHistory(seed: seed)
            recorded.live(30)
            let acts = recorded.written.map(\.change)
            for change in acts where try recorded.isUndone(change) { try recorded.toggle(change) }
            // Every other change, or so, in any order.
            var undone = acts.filter { _ in recorded.acts.random.once(in: 2) }
            undone.shuffle(using: &recorded.acts.random)
            for change in undone { try recorded.toggle(change) }
            var seen: Set<[UInt64]> = []
            for (change, facts) in recorded.written.reversed() {
                for fact in facts where fact.entity.kind != .change {
                    let name = [UInt64(fact.entity.kind.rawValue), UInt64(fact.entity.scope), fact.entity.identity.high]
                    guard seen.insert(name + [fact.entity.identity.low, UInt64(fact.field.rawValue)]).inserted else { continue }
                    guard !undone.contains(change) else { continue }
                    #expect(
                        recorded.space.replica.value(fact.entity, fact.field) == fact.value,
                        "history \(history), seed \(seed)"
                    )
                }
            }
        }
    }
}
