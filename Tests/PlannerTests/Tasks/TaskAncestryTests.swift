import Facts
import TestSupport
import Testing

@testable import Planner

/// Where tasks lie among steps is found once and kept. It must be what a walk from each task would find.
struct TaskAncestryTests {
    private static let pool = 24

    private func task(_ number: Int) -> Identity { Identity(high: Mixing.spread(UInt64(number)), low: UInt64(number)) }

    private func fact(_ number: Int, _ field: Field, _ value: Value, at time: UInt64) -> Fact {
        Fact(.task(task(number)), field, value, Timestamp(time: time, counter: 0, device: 2))
    }

    /// The tasks above one, by walking up: a ring ends at its member with the smallest identity.
    private func above(_ task: Identity, in space: PersonalSpace) -> [Identity] {
        func parent(_ task: Identity) -> Identity? {
            space.replica.value(.task(task), TaskField.parent).identity.flatMap { space.hasTask($0) ? $0 : nil }
        }
        func isOpener(_ task: Identity) -> Bool {
            var ring = [task]
            while let next = parent(ring[ring.count - 1]), ring.count <= 10_000 {
                if next == task { return ring.min() == task }
                if ring.contains(next) { return false }
                ring.append(next)
            }
            return false
        }
        var above: [Identity] = []
        var last = task
        while !isOpener(last), let next = parent(last) {
            above.append(next)
            last = next
        }
        return above.count <= TaskAncestry.furthest ? above : []
    }

    /// How many steps are to do beneath a task, and the first of them without any, by walking down.
    private func open(_ task: Identity, in space: PersonalSpace) -> (count: Int, next: Identity?) {
        var count = 0
        var next: Identity?
        for step in space.steps(of: task) where step.done == nil && !step.isLeftOut {
            let beneath = open(step.identity, in: space)
            count += 1 + beneath.count
            next = next ?? beneath.next ?? step.identity
        }
        return (count, next)
    }

    private func check(_ space: PersonalSpace, _ tasks: [Identity], _ seed: Comment) {
        for task in tasks {
            guard let entry = space.task(task) else { continue }
            let above = above(task, in: space)
            #expect(space.ancestors(of: entry).map(\.identity) == above, seed)
            #expect(space.parent(of: entry) == above.first, seed)
            #expect(space.topmost(above: entry).identity == above.last ?? task, seed)
            #expect(space.level(of: entry) == above.count, seed)
            #expect(space.isSkipped(entry) == ([task] + above).contains { space.task($0)?.isLeftOut == true }, seed)
            #expect(tasks.filter { space.isBeneath(entry, $0) } == tasks.filter { above.contains($0) }, seed)
            let (count, next) = open(task, in: space)
            let found = space.openSteps(of: task)
            #expect(found.count == count && found.next?.identity == next, seed)
        }
    }

    @Test("T8, A3: after each of many changes of parents, each task lies where a walk up from it leads")
    func random() {
        var random = SeededRandom.printed(seed: 41)
        for history in 0..<SeededRandom.histories(usually: 12) {
            let space = PersonalSpace(device: 1)
            for time in 1...UInt64(40) {
                var facts: [Fact] = []
                for _ in 0..<(1 + random.below(6)) {
                    let number = random.below(Self.pool)
                    switch random.below(8) {
                    case 0: facts.append(fact(number, TaskField.deleted, random.once(in: 2) ? .integer(1) : .absent, at: time))
                    case 1: facts.append(fact(number, TaskField.leftOut, random.once(in: 2) ? .integer(1) : .absent, at: time))
                    case 2: facts.append(fact(number, TaskField.done, random.once(in: 2) ? .integer(1) : .absent, at: time))
                    case 3: facts.append(fact(number, TaskField.title, .text("\(number)"), at: time))
                    default:
                        facts.append(fact(number, TaskField.title, .text("\(number)"), at: time))
                        let parent = task(random.below(Self.pool))
                        facts.append(fact(number, TaskField.parent, random.once(in: 6) ? .absent : Value(parent), at: time))
                    }
                }
                space.apply(facts)
                check(space, (0..<Self.pool).map { task($0) }, "history \(history), step \(time)")
                #expect(TaskListsTests.listed(space) == TaskListsTests.scanned(space), "history \(history), step \(time)")
            }
        }
    }

    @Test("T8: a hundred tasks can lie above one, however many were written there", arguments: [true, false])
    func deep(isRing: Bool) {
        let space = PersonalSpace(device: 1)
        let count = 2 * TaskAncestry.furthest
        var facts: [Fact] = []
        for number in 0..<count {
            facts.append(fact(number, TaskField.title, .text("\(number)"), at: 1))
            guard isRing || number > 0 else { continue }
            facts.append(fact(number, TaskField.parent, Value(task((number + count - 1) % count)), at: 1))
        }
        space.apply(facts)
        let tasks = (0..<count).map { task($0) }
        let levels = tasks.compactMap { space.task($0) }.map { space.level(of: $0) }
        #expect(levels.max() == TaskAncestry.furthest)
        // The topmost, those that can lie beneath it, and those that lie too deep and stand by themselves.
        #expect(levels.filter { $0 == 0 }.count == count - TaskAncestry.furthest)
        for start in [0, 97, count - 3] { check(space, Array(tasks[start..<start + 3]), "deep") }
    }
}
