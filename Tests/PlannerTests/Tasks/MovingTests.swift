import Facts
import Testing

@testable import Planner

struct MovingTests {
    private let person = Person()

    /// Five tasks of one category, in the order in which they stand.
    private func five() throws -> [Identity] {
        for index in 0..<5 { try person.add("Task \(index)", cost: 3) }
        return person.space.category(3)
    }

    private func move(_ task: Identity, _ move: Move) throws {
        _ = try person.space.perform(.moveTask(task, move), by: person.origin)
    }

    @Test("T9: up, down, top and bottom, from every place")
    func buttons() throws {
        let tasks = try five()
        for index in tasks.indices {
            for (button, target) in [(Move.up, max(index - 1, 0)), (.down, min(index + 1, 4)), (.top, 0), (.bottom, 4)] {
                let before = person.space.category(3)
                let task = before[index]
                try move(task, button)
                var expected = before
                expected.remove(at: index)
                expected.insert(task, at: target)
                #expect(person.space.category(3) == expected)
            }
        }
    }

    @Test("T9: dropped between two others, at either end, and where one neighbour has gone meanwhile")
    func dropped() throws {
        let tasks = try five()
        try move(tasks[0], .between(after: tasks[2], before: tasks[3]))
        #expect(person.space.category(3) == [tasks[1], tasks[2], tasks[0], tasks[3], tasks[4]])
        try move(tasks[0], .between(after: nil, before: tasks[1]))
        #expect(person.space.category(3) == tasks)
        try move(tasks[0], .between(after: tasks[4], before: nil))
        #expect(person.space.category(3) == [tasks[1], tasks[2], tasks[3], tasks[4], tasks[0]])
        try move(tasks[0], .between(after: .only, before: tasks[1]))
        #expect(person.space.category(3) == tasks)
        try move(tasks[0], .between(after: .only, before: .only))
        #expect(person.space.category(3) == tasks)
    }

    @Test("T9: moving writes one task's place and no other's")
    func oneFact() throws {
        let tasks = try five()
        let facts = try person.space.perform(.moveTask(tasks[4], .up), by: person.origin).facts
        #expect(facts.filter { $0.entity.kind == .task }.map(\.entity.identity) == [tasks[4]])
    }

    @Test("T9: two tasks that two devices put in the same place stand alike everywhere, and can be moved apart")
    func equalKeys() throws {
        let tasks = try five()
        let other = person.elsewhere(device: 2)
        try move(tasks[4], .top)
        _ = try other.space.perform(.moveTask(tasks[3], .top), by: other.origin)
        person.meet(other)
        #expect(person.space.category(3) == other.space.category(3))
        let keys = [tasks[3], tasks[4]].compactMap { person.space.task($0)?.order }
        #expect(keys.count == 2)
        #expect(keys.first == keys.last)
        let before = person.space.category(3)
        // Between the two, where there is no room.
        try move(tasks[0], .between(after: before[0], before: before[1]))
        #expect(person.space.category(3) == [before[0], tasks[0], before[1], tasks[1], tasks[2]])
        try move(before[1], .top)
        #expect(person.space.category(3).first == before[1])
    }

    @Test("T9: in today's list a task moves among those of its cost")
    func today() throws {
        try person.startDay(30)
        let three = [try person.plan("a", cost: 3), try person.plan("b", cost: 3)]
        let other = try person.plan("c", cost: 4)
        let order = person.today.filter { three.contains($0) }
        try move(order[1], .top)
        #expect(person.today.filter { three.contains($0) } == [order[1], order[0]])
        #expect(try person.space.perform(.moveTask(other, .up), by: person.origin).facts.isEmpty)
        #expect(person.space.rank(of: order[1], at: person.instant)?.of == 2)
    }

    @Test("T9: in the backlog too")
    func backlog() throws {
        try person.startDay(30)
        for index in 0..<3 { try person.plan("Task \(index)", cost: 1 + index) }
        try person.startNextDay()
        let before = person.space.backlog
        try move(before[2], .top)
        #expect(person.space.backlog == [before[2], before[0], before[1]])
    }

    @Test("T9: forged places do not stop anything: tasks that can be moved are, the rest stays")
    func forged() throws {
        let tasks = try five()
        let timestamp = Timestamp(time: UInt64(person.now), counter: 9, device: 7)
        for (task, text) in zip(tasks, ["", "!", "a0", "a0", "\u{10ffff}"]) {
            person.space.apply([Fact(.task(task), TaskField.order, .text(text), timestamp)])
        }
        for task in tasks {
            for button in [Move.up, .down, .top, .bottom] { try move(task, button) }
        }
        #expect(Set(person.space.category(3)) == Set(tasks))
        #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
    }

    @Test("T9: in a category and in the backlog, a hidden task is passed together with its neighbour in sight")
    func hidden() throws {
        let tasks = try five()
        _ = try person.space.perform(.snooze([tasks[1], tasks[2]], .tomorrow), by: person.origin)
        try person.act { try person.space.perform(.moveTask(tasks[0], .down), by: $0) }
        #expect(person.space.category(3).filter { ![tasks[1], tasks[2]].contains($0) } == [tasks[3], tasks[0], tasks[4]])
        try person.startDay(30)
        try person.submit(tasks)
        try person.startNextDay()
        _ = try person.space.perform(.snooze([tasks[0]], .tomorrow), by: person.origin)
        try move(tasks[4], .up)
        #expect(person.space.backlog.filter { $0 != tasks[0] }.last == tasks[3])
    }

    @Test("T9: in today's list, a task snoozed until later is passed")
    func hiddenToday() throws {
        try person.startDay(30)
        let tasks = try five()
        try person.submit(tasks)
        _ = try person.space.perform(.snooze([tasks[1]], .laterToday), by: person.origin)
        try move(tasks[2], .up)
        #expect(person.today.filter { $0 != tasks[1] } == [tasks[2], tasks[0], tasks[3], tasks[4]])
    }

    @Test("T9: in a list, a task moves among those it is shown with: not hidden, not done today, not left out")
    func list() throws {
        try person.startDay()
        let list = try person.addList("Bag", isChecklist: true, "a", "b", "c", "d", "e")
        let tasks = person.space.members(of: list)
        let weekly = RepeatRule(.weeks(.none))
        let repeating = try person.add("f") {
            $0.list = .existing(list)
            $0.repeats = weekly
        }
        func move(_ task: Identity, _ move: Move) throws {
            _ = try person.space.perform(.moveTask(task, move, within: list), by: person.origin)
        }
        func shown(_ hidden: Identity...) -> [String] {
            person.titles(person.space.members(of: list).filter { !hidden.contains($0) })
        }
        _ = try person.space.perform(.snooze([tasks[1]], .tomorrow), by: person.origin)
        try move(tasks[2], .up)
        #expect(shown(tasks[1]) == ["c", "a", "d", "e", "f"])
        _ = try person.space.perform(.setLeftOut(tasks[3], true), by: person.origin)
        try move(tasks[4], .up)
        #expect(shown(tasks[1], tasks[3]) == ["c", "e", "a", "f"])
        try move(repeating, .top)
        try person.checkOff(repeating)
        try move(tasks[4], .up)
        #expect(shown(tasks[1], tasks[3], repeating) == ["e", "c", "a"])
        #expect(try person.space.perform(.moveTask(tasks[4], .up, within: list), by: person.origin).facts.isEmpty)
    }

    @Test("T9: on its task's page a step moves past every other, done or out of sight, since all are shown there")
    func steps() throws {
        let task = try person.add("Clean")
        let steps = [
            try person.add("a", under: task), try person.add("b", under: task), try person.add("c", under: task),
        ]
        try person.checkOff(steps[1])
        _ = try person.space.perform(.snooze([steps[0]], .tomorrow), by: person.origin)
        _ = try person.space.perform(.moveTask(steps[2], .up, within: task), by: person.origin)
        #expect(person.steps(task) == ["a", "c", "b"])
        _ = try person.space.perform(.moveTask(steps[2], .up), by: person.origin)
        #expect(person.steps(task) == ["c", "a", "b"])
    }

    @Test("T9: on the page of its list a step moves among the steps of its task, and nothing else does")
    func stepsInList() throws {
        let list = try person.addList("Bag", isChecklist: true, "Clothes", "Tickets")
        let clothes = person.space.members(of: list)[0]
        for title in ["a", "b", "c"] { try person.add(title, under: clothes) }
        let step = person.space.steps(of: clothes)[2].identity
        try person.act { try person.space.perform(.moveTask(step, .top, within: list), by: $0) }
        #expect(person.steps(clothes) == ["c", "a", "b"])
        #expect(person.titles(person.space.members(of: list)) == ["Clothes", "Tickets"])
    }
}
