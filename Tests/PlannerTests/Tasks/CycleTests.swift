import Facts
import Testing

@testable import Planner

/// Two devices apart can make a task a step of its own step. Nothing may be out of reach then, nor differ between them.
struct CycleTests {
    /// People at as many devices, each of which has made the n-th task a step of the next, and has met all others since.
    private func cycle(of count: Int) throws -> (people: [Person], tasks: [Identity], acts: [CommandResult]) {
        let first = Person(device: 1)
        let list = try first.addList("Home")
        var tasks: [Identity] = []
        for index in 0..<count { tasks.append(try first.add("\(index)") { $0.list = .existing(list) }) }
        try first.add("beneath", under: tasks[0])
        var people = [first]
        for device in 2...count { people.append(first.elsewhere(device: UInt64(device))) }
        var acts: [CommandResult] = []
        for (index, person) in people.enumerated() {
            let next = tasks[(index + 1) % count]
            acts.append(try person.space.perform(.setParent(of: tasks[index], to: next), by: person.origin))
        }
        for _ in 0..<2 { for person in people.dropFirst() { first.meet(person) } }
        return (people, tasks, acts)
    }

    @Test(
        "T8, A3: a ring made by two, three or five devices is opened alike everywhere, and loses no task",
        arguments: [2, 3, 5]
    )
    func opened(count: Int) throws {
        let (people, tasks, _) = try cycle(of: count)
        for person in people {
            #expect(VisibleState(person.space) == VisibleState(people[0].space))
            #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
            let list = person.space.openLists[0].identity
            let roots = person.space.members(of: list)
            #expect(roots == [tasks.min()])
            // Everything can be reached from what stands on its own.
            var reached = roots
            var next = 0
            while next < reached.count, reached.count < 20 {
                reached += person.space.steps(of: reached[next]).map(\.identity)
                next += 1
            }
            #expect(reached.count == count + 1)
            #expect(Set(person.titles(reached)) == Set((0..<count).map { "\($0)" } + ["beneath"]))
        }
    }

    @Test("T8, T14: undoing any of the changes that made a cycle leaves the effect of the others", arguments: 0..<3)
    func undone(which: Int) throws {
        let (people, tasks, acts) = try cycle(of: 3)
        try people[1].undo(acts[which].change)
        people[0].meet(people[1])
        for person in people.prefix(2) {
            for index in tasks.indices {
                let entry = try #require(person.space.task(tasks[index]))
                #expect(person.space.parent(of: entry) == (index == which ? nil : tasks[(index + 1) % 3]))
            }
            #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
        }
    }

    @Test("T8: deleting a step that lies on a ring leaves the task it is shown beneath")
    func deletedStep() throws {
        let (people, tasks, _) = try cycle(of: 2)
        let person = people[0]
        let root = try #require(tasks.min())
        let step = try #require(tasks.max())
        #expect(person.space.steps(of: root).map(\.identity).contains(step))
        _ = try person.space.perform(.deleteTask(step), by: person.origin)
        #expect(!person.space.hasTask(step))
        #expect(person.space.hasTask(root))
    }

    @Test("T8: checking off a step that lies on a ring leaves the task it is shown beneath open")
    func checkedOffStep() throws {
        let (people, tasks, _) = try cycle(of: 2)
        let person = people[0]
        let root = try #require(tasks.min())
        try person.checkOff(try #require(tasks.max()))
        #expect(person.space.task(root)?.done == nil)
    }

    @Test("T8: the task that stands on its own of a ring is deleted with all beneath it, and all is back when that is undone")
    func deletedRoot() throws {
        let (people, tasks, _) = try cycle(of: 3)
        let person = people[0]
        try person.act { try person.space.perform(.deleteTask(try #require(tasks.min())), by: $0) }
        #expect(tasks.allSatisfy { !person.space.hasTask($0) })
    }

    @Test("T8: a member of a ring that another task gets takes its steps along, and the ring is gone")
    func broken() throws {
        let (people, tasks, _) = try cycle(of: 2)
        let person = people[0]
        let root = try #require(tasks.min())
        let above = try person.add("above")
        try person.act { try person.space.perform(.setParent(of: root, to: above), by: $0) }
        #expect(person.space.steps(of: above).map(\.identity) == [root])
        #expect(person.space.steps(of: root).map(\.identity).contains(try #require(tasks.max())))
    }

    @Test(
        "T8: a step of a ring that is taken out, put into a list, or given to another task leaves the one it was shown beneath",
        arguments: 0..<3
    )
    func takenOut(how: Int) throws {
        let (people, tasks, _) = try cycle(of: 3)
        let person = people[0]
        let root = try #require(tasks.min())
        let step = try #require(person.space.steps(of: root).first { tasks.contains($0.identity) }).identity
        let last = try #require(tasks.first { $0 != root && $0 != step })
        let list = person.space.openLists[0].identity
        let above = try person.add("above")
        try person.act {
            switch how {
            case 0: try person.space.perform(.setParent(of: step, to: nil), by: $0)
            case 1: try person.space.perform(.changeTasks([step], .list(.existing(list))), by: $0)
            default: try person.space.perform(.setParent(of: step, to: above), by: $0)
            }
        }
        for (task, parent) in [(root, nil), (step, how == 2 ? above : nil), (last, step)] {
            #expect(person.space.parent(of: try #require(person.space.task(task))) == parent)
        }
        #expect(person.space.list(of: try #require(person.space.task(root))) == list)
        #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
    }

    @Test("T8: taking out a step beneath a cycle leaves the cycle as it is, for the person who made it to undo")
    func takenOutBeneath() throws {
        let (people, tasks, acts) = try cycle(of: 2)
        let person = people[0]
        let beneath = try #require(person.space.steps(of: tasks[0]).first { !tasks.contains($0.identity) })
        _ = try person.space.perform(.setParent(of: beneath.identity, to: nil), by: person.origin)
        try person.undo(acts[0].change)
        #expect(person.space.parent(of: try #require(person.space.task(tasks[1]))) == tasks[0])
    }
}
