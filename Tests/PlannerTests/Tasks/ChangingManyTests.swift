import Facts
import Testing

@testable import Planner

struct ChangingManyTests {
    private let person = Person()
    private let date = LocalDate(number: 20_520)

    private func three() throws -> [Identity] {
        [try person.add("a", cost: 1), try person.add("b", cost: 2), try person.add("c")]
    }

    private func change(_ tasks: [Identity], _ change: BulkChange) throws {
        _ = try person.space.perform(.changeTasks(tasks, change), by: person.origin)
    }

    @Test("T10: several tasks get a date, a cost or a priority in one change each")
    func numbers() throws {
        let tasks = try three()
        try person.act { try person.space.perform(.changeTasks(tasks, .due(self.date)), by: $0) }
        try person.act { try person.space.perform(.changeTasks(tasks, .cost(7)), by: $0) }
        try person.act { try person.space.perform(.changeTasks(tasks, .priority(.medium)), by: $0) }
        for task in tasks {
            let entry = try #require(person.space.task(task))
            #expect(entry.due == date && entry.cost == 7 && entry.priority == .medium)
        }
        #expect(Set(person.space.category(7)) == Set(tasks))
        try person.act { try person.space.perform(.changeTasks(tasks, .cost(nil)), by: $0) }
        try person.act { try person.space.perform(.changeTasks(tasks, .due(nil)), by: $0) }
        try person.act { try person.space.perform(.changeTasks(tasks, .priority(nil)), by: $0) }
        #expect(person.space.dated.isEmpty)
        #expect(person.space.changes(before: person.instant, limit: 1).first?.count == 3)
    }

    @Test("T10: many are put into a list, at its end, in the order in which they were chosen; and out of it again")
    func filed() throws {
        let list = try person.addList("Home", "there")
        let tasks = try three()
        try person.act {
            try person.space.perform(.changeTasks([tasks[2], tasks[0], tasks[2], tasks[1]], .list(.existing(list))), by: $0)
        }
        #expect(person.titles(person.space.members(of: list)) == ["there", "c", "a", "b"])
        try person.act { try person.space.perform(.changeTasks(tasks, .list(nil)), by: $0) }
        #expect(person.titles(person.space.members(of: list)) == ["there"])
        try person.act { try person.space.perform(.changeTasks(tasks, .list(.new("Trip"))), by: $0) }
        #expect(person.space.openLists.map(\.name) == ["Home", "Trip"])
        try person.act { try person.space.perform(.changeTasks([tasks[0]], .list(.new("home"))), by: $0) }
        #expect(person.titles(person.space.members(of: list)) == ["there", "a"])
    }

    @Test("T10: a step that is put into a list stands on its own there, with all its steps")
    func stepFiled() throws {
        let list = try person.addList("Home")
        let task = try person.add("Clean")
        let step = try person.add("Kitchen", under: task)
        try person.add("Sweep", under: step)
        try person.act { try person.space.perform(.changeTasks([step], .list(.existing(list))), by: $0) }
        #expect(person.space.members(of: list) == [step])
        #expect(person.space.steps(of: task).isEmpty)
        #expect(person.steps(step) == ["Sweep"])
    }

    @Test("T10, T8: a step that is put into a list, or out of one, with its task stays its step", arguments: [true, false])
    func stepFiledWithTask(isTaskFirst: Bool) throws {
        let list = try person.addList("Home")
        let task = try person.add("Clean")
        let step = try person.add("Kitchen", under: task)
        let sweep = try person.add("Sweep", under: step)
        let chosen = isTaskFirst ? [task, step, sweep] : [sweep, step, task]
        try person.act { try person.space.perform(.changeTasks(chosen, .list(.existing(list))), by: $0) }
        #expect(person.space.members(of: list) == [task])
        #expect(person.steps(task) == ["Kitchen"] && person.steps(step) == ["Sweep"])
        try person.act { try person.space.perform(.changeTasks(chosen, .list(nil)), by: $0) }
        #expect(person.space.members(of: list).isEmpty)
        #expect(person.steps(task) == ["Kitchen"] && person.steps(step) == ["Sweep"])
    }

    @Test("T10: several tasks get a subject, an existing or a new one, and lose it again")
    func labelled() throws {
        let tasks = try three()
        try person.act { try person.space.perform(.changeTasks(tasks, .label(.new("work"))), by: $0) }
        let subject = try #require(person.space.subject(named: "WORK")).identity
        #expect(person.space.tasks(carrying: subject) == Set(tasks))
        try person.act { try person.space.perform(.changeTasks([tasks[0]], .unlabel(subject)), by: $0) }
        #expect(person.space.tasks(carrying: subject) == Set(tasks.dropFirst()))
        try person.act { try person.space.perform(.changeTasks([tasks[0]], .label(.existing(subject))), by: $0) }
        #expect(person.space.subjects.count == 1)
        #expect(person.space.tasks(carrying: subject) == Set(tasks))
    }

    @Test("T10: a new date before the start takes the start away; no date, the time, the reminder and the rule")
    func dependents() throws {
        let task = try person.add("Tea") {
            $0.start = LocalDate(number: 20_518)
            $0.due = self.date
            $0.time = 60
            $0.reminder = 5
            $0.repeats = RepeatRule(.days)
        }
        try person.act { try person.space.perform(.changeTasks([task], .due(LocalDate(number: 20_517))), by: $0) }
        #expect(person.space.task(task)?.start == nil)
        #expect(person.space.task(task)?.time == 60)
        try person.act { try person.space.perform(.changeTasks([task], .due(nil)), by: $0) }
        let entry = try #require(person.space.task(task))
        #expect(entry.due == nil && entry.time == nil && entry.reminder == nil && entry.repeats == nil)
    }

    @Test("T10: several tasks are checked off and deleted in one change each, steps included")
    func doneAndDeleted() throws {
        try person.startDay()
        let tasks = try three()
        let step = try person.add("step", under: tasks[2])
        try person.act { try person.space.perform(.checkOff(tasks), by: $0) }
        #expect(person.space.budget?.spent == 3)
        // The step is named too: it goes once.
        try person.act { try person.space.perform(.deleteTasks([step] + tasks + tasks), by: $0) }
        #expect(person.today.isEmpty)
        #expect(!person.space.hasTask(step))
    }

    @Test("T10: numbers out of range, deleted tasks, and no tasks are refused; then nothing at all is written")
    func refused() throws {
        let tasks = try three()
        let list = try person.addList("Home")
        let subject = try person.addSubject("work")
        _ = try person.space.perform(.deleteList(list), by: person.origin)
        _ = try person.space.perform(.deleteSubject(subject), by: person.origin)
        let before = person.space.replica.facts
        for cost in [0, 11, -1, .max] { #expect(throws: Fault.outOfRange(1...10)) { try change(tasks, .cost(cost)) } }
        for number in [-1, 2_932_897, .max, .min] {
            #expect(throws: Fault.notADate) { try change(tasks, .due(LocalDate(number: number))) }
        }
        #expect(throws: Fault.noSuchList) { try change(tasks, .list(.existing(list))) }
        #expect(throws: Fault.noSuchSubject) { try change(tasks, .label(.existing(subject))) }
        #expect(throws: Fault.nameMissing) { try change(tasks, .list(.new(" "))) }
        #expect(throws: Fault.nameMissing) { try change(tasks, .label(.new("\u{200b}"))) }
        #expect(throws: Fault.noSuchTask) { try change(tasks + [.only], .cost(3)) }
        #expect(throws: Fault.nothingChosen) { try change([], .cost(3)) }
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.deleteTasks(tasks + [.only]), by: person.origin) }
        #expect(throws: Fault.nothingChosen) { try person.space.perform(.deleteTasks([]), by: person.origin) }
        #expect(person.space.replica.facts == before)
    }

    @Test("T10, A3: changes of several tasks on two devices apart: each task keeps the latest value of each field")
    func apart() throws {
        let tasks = try three()
        let other = person.elsewhere(device: 2)
        other.now += Person.hour
        try change(tasks, .cost(3))
        try change(tasks, .priority(.high))
        _ = try other.space.perform(.changeTasks([tasks[0]], .cost(9)), by: other.origin)
        _ = try other.space.perform(.deleteTasks([tasks[1]]), by: other.origin)
        person.meet(other)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(person.space.task(tasks[0])?.cost == 9)
        #expect(person.space.task(tasks[0])?.priority == .high)
        #expect(!person.space.hasTask(tasks[1]))
        #expect(person.space.task(tasks[2])?.cost == 3)
    }
}
