import Facts
import Testing

@testable import Planner

struct MovingStepsTests {
    private let person = Person()

    private func setParent(_ task: Identity, _ parent: Identity?) throws {
        _ = try person.space.perform(.setParent(of: task, to: parent), by: person.origin)
    }

    @Test("T8: steps stand beneath their task in the order in which they were added, six levels deep")
    func levels() throws {
        var above = try person.add("1")
        for level in 2...TaskLimits.levels {
            let step = try person.add("\(level)", under: above)
            try person.add("\(level)b", under: above)
            #expect(person.steps(above) == ["\(level)", "\(level)b"])
            above = step
        }
        #expect(throws: Fault.tooDeep) { try person.add("7", under: above) }
    }

    @Test("T8: a step that was never costed is met with its task alone; one with a cost is in its category too")
    func places() throws {
        let task = try person.add("Clean", cost: 5)
        let bare = try person.add("Get up", under: task)
        let costed = try person.add("Sweep", cost: 2, under: task)
        #expect(person.bucket(of: bare) == .within)
        #expect(person.space.category(nil).isEmpty)
        #expect(person.bucket(of: costed) == .category(2))
    }

    @Test("T8: a step is in the list of the task it belongs to, and not among those that stand on their own there")
    func list() throws {
        let list = try person.addList("Home", "Clean")
        let task = person.space.members(of: list)[0]
        let step = try person.add("Sweep", under: try person.add("Kitchen", under: task))
        let entry = try #require(person.space.task(step))
        #expect(person.space.list(of: entry) == list)
        #expect(person.space.members(of: list) == [task])
        #expect(person.space.ancestors(of: entry).map(\.title) == ["Kitchen", "Clean"])
    }

    @Test("T8: how many steps are left, and the next of them: the first with none to do beneath it")
    func openSteps() throws {
        let task = try person.add("Move house")
        let pack = try person.add("Pack", under: task)
        let books = try person.add("Books", under: pack)
        let cups = try person.add("Cups", under: pack)
        let drive = try person.add("Drive", under: task)
        func open() -> [String] {
            let open = person.space.openSteps(of: task)
            return ["\(open.count)", open.next?.title ?? "none"]
        }
        #expect(open() == ["4", "Books"])
        try person.checkOff(books)
        #expect(open() == ["3", "Cups"])
        _ = try person.space.perform(.setLeftOut(cups, true), by: person.origin)
        #expect(open() == ["2", "Pack"])
        try person.checkOff(pack)
        #expect(open() == ["1", "Drive"])
        try person.checkOff(drive)
        #expect(open() == ["0", "none"])
    }

    @Test("T8: a task is made a step with everything beneath it, and taken out again into the list it was in")
    func moved() throws {
        let list = try person.addList("Home", "Clean", "Last")
        let clean = person.space.members(of: list)[0]
        let kitchen = try person.add("Kitchen", cost: 3)
        let sweep = try person.add("Sweep", under: kitchen)
        try person.act { try person.space.perform(.setParent(of: kitchen, to: clean), by: $0) }
        #expect(person.steps(clean) == ["Kitchen"])
        #expect(person.space.list(of: try #require(person.space.task(sweep))) == list)
        try person.act { try person.space.perform(.setParent(of: kitchen, to: nil), by: $0) }
        #expect(person.titles(person.space.members(of: list)) == ["Clean", "Last", "Kitchen"])
        #expect(person.steps(kitchen) == ["Sweep"])
        #expect(
            try person.space.perform(.setParent(of: kitchen, to: nil), by: person.origin) == CommandResult(change: nil, facts: [])
        )
    }

    @Test("T8: no task is a step of itself, of its own steps, or so deep that its steps would be too deep")
    func refused() throws {
        let one = try person.add("1")
        let two = try person.add("2", under: one)
        let three = try person.add("3", under: two)
        #expect(throws: Fault.ownStep) { try setParent(one, one) }
        #expect(throws: Fault.ownStep) { try setParent(one, three) }
        var deep = try person.add("a")
        for level in 2...4 { deep = try person.add("\(level)", under: deep) }
        #expect(throws: Fault.tooDeep) { try setParent(one, deep) }
        try setParent(two, deep)
        #expect(throws: Fault.noSuchTask) { try setParent(.only, one) }
        #expect(throws: Fault.noSuchTask) { try setParent(one, .only) }
    }

    @Test("T8, T14: a task is deleted with all its steps, and all are back when that is undone")
    func deleted() throws {
        let task = try person.add("Clean")
        let kitchen = try person.add("Kitchen", under: task)
        let sweep = try person.add("Sweep", under: kitchen)
        let other = try person.add("Other")
        try person.act { try person.space.perform(.deleteTask(task), by: $0) }
        #expect([task, kitchen, sweep].allSatisfy { !person.space.hasTask($0) })
        #expect(person.space.hasTask(other))
    }

    @Test("T8: a step that was deleted before is not brought back by undoing the deletion of its task")
    func deletedBefore() throws {
        let task = try person.add("Clean")
        let gone = try person.add("Kitchen", under: task)
        _ = try person.space.perform(.deleteTask(gone), by: person.origin)
        let result = try person.space.perform(.deleteTask(task), by: person.origin)
        try person.undo(result.change)
        #expect(person.space.hasTask(task))
        #expect(!person.space.hasTask(gone))
    }

    @Test("A3: a step that another device adds to a task while it is deleted here stands on its own, until that is undone")
    func addedToDeleted() throws {
        let task = try person.add("Clean")
        let other = person.elsewhere(device: 2)
        let deletion = try person.space.perform(.deleteTask(task), by: person.origin)
        let step = try other.add("Sweep", under: task)
        person.meet(other)
        #expect(person.bucket(of: step) == .category(nil))
        #expect(person.space.category(nil) == [step])
        try person.undo(deletion.change)
        #expect(person.steps(task) == ["Sweep"])
        #expect(person.bucket(of: step) == .within)
    }

    @Test("T8: checking a task off does all that is open beneath it, in one change; taking the mark off opens it again")
    func checkedOff() throws {
        try person.startDay()
        let task = try person.plan("Clean", cost: 4)
        let kitchen = try person.add("Kitchen", under: task)
        let sweep = try person.add("Sweep", cost: 1, under: kitchen)
        let water = try person.add("Water", under: kitchen) { $0.repeats = RepeatRule(.days) }
        let before = VisibleState(person.space)
        try person.act { try person.space.perform(.checkOff([task]), by: $0) }
        #expect(person.space.task(kitchen)?.done != nil)
        #expect(person.bucket(of: sweep) == .doneToday)
        #expect(person.bucket(of: water) == .doneToday)
        // The cost of a step is part of its task's.
        #expect(person.space.budget?.spent == 4)
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        #expect(VisibleState(person.space) == before)
    }

    @Test("T3, T8: a step that was done by itself, before its task or since, stays done when the task is not done after all")
    func doneByThemselves() throws {
        let task = try person.add("Clean")
        let steps = [
            try person.add("a", under: task), try person.add("b", under: task), try person.add("c", under: task),
        ]
        try person.checkOff(steps[0])
        try person.checkOff(task)
        _ = try person.space.perform(.uncheck(steps[1]), by: person.origin)
        try person.checkOff(steps[1])
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        #expect(steps.map { person.space.task($0)?.done != nil } == [true, true, false])
        try person.checkOff(task)
        try person.act { try person.space.perform(.setLeftOut(task, true), by: $0) }
        #expect(steps.map { person.space.task($0)?.done != nil } == [true, true, false])
    }

    @Test(
        "T3, T8, T12: the steps that a repeating task's next date opened again are done as before when it is not done after all"
    )
    func doneBeforeRepeating() throws {
        try person.startDay()
        let task = try person.add("Clean") { $0.repeats = RepeatRule(.days) }
        let steps = [
            try person.add("a", under: task), try person.add("b", under: task), try person.add("c", under: task),
        ]
        try person.checkOff(steps[0])
        _ = try person.space.perform(.setLeftOut(steps[2], true), by: person.origin)
        try person.checkOff(task)
        #expect(steps.allSatisfy { person.space.task($0)?.done == nil })
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        #expect(steps.map { person.space.task($0)?.done != nil } == [true, false, false])
        #expect(steps.map { person.space.task($0)?.isLeftOut } == [false, false, true])
        try person.checkOff(task)
        try person.checkOff(steps[1])
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        #expect(steps.map { person.space.task($0)?.done != nil } == [true, true, false])
    }

    @Test("T8, A3: a task done on two devices apart and not done after all: its steps are alike on both")
    func doneApart() throws {
        let task = try person.add("Clean")
        let step = try person.add("a", under: task)
        let other = person.elsewhere(device: 2)
        try person.checkOff(task)
        try other.checkOff(task)
        person.meet(other)
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        person.meet(other)
        #expect(person.space.task(step)?.done == nil)
        #expect(VisibleState(person.space) == VisibleState(other.space))
    }

    @Test("T8: a step is moved among the steps of its task, those with a cost like those without")
    func order() throws {
        let task = try person.add("Clean")
        let steps = [
            try person.add("a", under: task), try person.add("b", cost: 2, under: task), try person.add("c", under: task),
        ]
        _ = try person.space.perform(.moveTask(steps[2], .top), by: person.origin)
        #expect(person.steps(task) == ["c", "a", "b"])
        _ = try person.space.perform(.moveTask(steps[0], .down), by: person.origin)
        #expect(person.steps(task) == ["c", "b", "a"])
        #expect(person.space.rank(of: steps[0], at: person.instant)?.of == 3)
    }
}
