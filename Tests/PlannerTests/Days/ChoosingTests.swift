import Facts
import Testing

@testable import Planner

struct ChoosingTests {
    private let person = Person()

    @Test("D4: tasks that fit are sent to today's list in one go")
    func fits() throws {
        try person.startDay(12)
        let tasks = [
            try person.add("Cook", cost: 4), try person.add("Laundry", cost: 3), try person.add("See a friend", cost: 5),
        ]
        try person.submit(tasks)
        #expect(Set(person.today) == Set(tasks))
        #expect(person.space.budget?.left == 0)
        #expect(person.space.category(4).isEmpty)
    }

    @Test("D4: nothing is sent when the chosen tasks do not fit, and the excess is named")
    func doesNotFit() throws {
        try person.startDay(6)
        let tasks = [try person.add("Cook", cost: 4), try person.add("Laundry", cost: 3)]
        let before = person.space.replica.facts
        #expect(throws: Fault.overBudget(by: 1)) { try person.submit(tasks) }
        #expect(person.space.replica.facts == before)
    }

    @Test("D4: tasks that are in the list already count against the chosen ones, done or not")
    func countsWhatIsThere() throws {
        try person.startDay(6)
        let done = try person.plan("Cook", cost: 4)
        try person.checkOff(done)
        let task = try person.add("Laundry", cost: 3)
        #expect(throws: Fault.overBudget(by: 1)) { try person.submit([task]) }
    }

    @Test("D4: borrowing the missing spoons sends the tasks, and exactly that many are borrowed")
    func borrows() throws {
        try person.startDay(6)
        let task = try person.add("See a friend", cost: 8)
        try person.submit([task], borrowing: 50)
        #expect(person.space.budget == Budget(total: 6, borrowed: 2, reserve: 1, spent: 0, planned: 8))
    }

    @Test("D13, D4: a new task for today borrows only what was agreed, in one change")
    func newTaskBorrows() throws {
        try person.startDay(6)
        let draft = try TaskDraft(title: "See a friend", cost: 8)
        let before = person.space.replica.facts
        #expect(throws: Fault.overBudget(by: 2)) {
            try person.space.perform(.addTask(draft, intoToday: true, borrowing: 1), by: person.origin)
        }
        #expect(person.space.replica.facts == before)
        let result = try person.act { try person.space.perform(.addTask(draft, intoToday: true, borrowing: 2), by: $0) }
        #expect(person.space.budget == Budget(total: 6, borrowed: 2, reserve: 1, spent: 0, planned: 8))
        try person.undo(result.change)
        #expect(person.today.isEmpty)
        #expect(person.space.budget?.borrowed == 0)
    }

    @Test("D13: a new task without a cost is in today's list, and takes no room of a day that is over")
    func newTaskWithoutCost() throws {
        try person.startDay(6)
        try person.plan("Cook", cost: 4)
        _ = try person.space.perform(.adjustDay(spoons: 2), by: person.origin)
        let draft = try TaskDraft(title: "Someday", cost: nil)
        let result = try person.act { try person.space.perform(.addTask(draft, intoToday: true), by: $0) }
        #expect(person.titles(person.today).contains("Someday"))
        #expect(person.space.budget?.used == 4)
        try person.undo(result.change)
        #expect(person.titles(person.today) == ["Cook"])
    }

    @Test("D4: borrowed spoons are given back when the task that needed them leaves the day")
    func givesBack() throws {
        try person.startDay(12)
        let other = try person.plan("Cook", cost: 10)
        let task = try person.add("Vacuum", cost: 3)
        try person.submit([task], borrowing: 1)
        #expect(person.space.newDaySuggestion.spoons == 11)
        _ = try person.space.perform(.sendBack([task]), by: person.origin)
        #expect(person.space.budget == Budget(total: 12, borrowed: 0, reserve: 1, spent: 0, planned: 10))
        #expect(person.space.newDaySuggestion == NewDaySuggestion(spoons: 12, usual: 12, borrowed: 0, isFixed: false))
        // Planned for the day again, the task borrows again, but only as many spoons as it needs.
        #expect(throws: Fault.overBudget(by: 1)) { try person.submit([task]) }
        try person.submit([task], borrowing: 1)
        #expect(person.space.budget?.borrowed == 1)
        _ = try person.space.perform(.deleteTasks([other]), by: person.origin)
        #expect(person.space.budget == Budget(total: 12, borrowed: 0, reserve: 1, spent: 0, planned: 3))
    }

    @Test("D4: tasks that a low day puts aside keep the spoons they borrowed")
    func keepsForWhatIsPutAside() throws {
        try person.startDay(12)
        try person.plan("Cook", cost: 10)
        try person.submit([try person.add("Vacuum", cost: 3)], borrowing: 1)
        _ = try person.space.perform(.beginLowDay(.today), by: person.origin)
        #expect(person.space.budget == Budget(total: 12, borrowed: 1, reserve: 1, spent: 0, planned: 0))
    }

    @Test("D4: borrowing fewer than are missing sends nothing")
    func borrowsTooFew() throws {
        try person.startDay(6)
        let task = try person.add("See a friend", cost: 8)
        #expect(throws: Fault.overBudget(by: 2)) { try person.submit([task], borrowing: 1) }
        #expect(person.today.isEmpty)
    }

    @Test("D4: tasks that fit borrow nothing, even if borrowing was agreed to")
    func borrowsNothing() throws {
        try person.startDay(6)
        try person.submit([try person.add("Cook", cost: 4)], borrowing: 5)
        #expect(person.space.budget?.borrowed == 0)
    }

    @Test("D4: a firm limit is a wall: nothing is borrowed, nothing is sent")
    func firm() throws {
        try person.startDay(6)
        var settings = Settings.standard
        settings.isFirm = true
        _ = try person.space.perform(.changeSettings(settings), by: person.origin)
        let task = try person.add("See a friend", cost: 8)
        #expect(throws: Fault.borrowingOff) { try person.submit([task], borrowing: 2) }
        #expect(throws: Fault.overBudget(by: 2)) { try person.submit([task]) }
        #expect(person.today.isEmpty)
    }

    @Test("D4: a task that was chosen twice is planned once and counts once")
    func duplicates() throws {
        try person.startDay(5)
        let task = try person.add("Cook", cost: 4)
        try person.submit([task, task, task])
        #expect(person.today == [task])
        #expect(person.space.budget?.used == 4)
        #expect(person.space.changes(before: person.instant, limit: 1).first?.count == 1)
    }

    @Test("D4: a task that is in today's list already is not planned again")
    func alreadyPlanned() throws {
        try person.startDay(5)
        let task = try person.plan("Cook", cost: 4)
        #expect(try person.submit([task]).facts.isEmpty)
        #expect(person.space.budget?.used == 4)
    }

    @Test("D3, D4: of a task that is submitted without a cost one is asked, and it is named")
    func uncosted() throws {
        try person.startDay()
        let task = try person.add("Someday", cost: nil)
        let other = try person.add("Cook", cost: 4)
        #expect(throws: Fault.uncosted(title: "Someday")) { try person.submit([other, task]) }
        #expect(person.today.isEmpty)
    }

    @Test("D3, D4: a cost that is given where a task is chosen counts at once, is kept, and is undone with the change")
    func costing() throws {
        try person.startDay(6)
        let task = try person.add("Email Bob", cost: nil)
        let other = try person.add("Cook", cost: 4)
        #expect(person.space.budget(adding: [task, other], costing: [task: 2])?.used == 6)
        let result = try person.act { try person.space.perform(.submit([task, other], costing: [task: 2]), by: $0) }
        #expect(Set(person.today) == [task, other])
        #expect(person.space.task(task)?.cost == 2)
        #expect(person.space.budget?.left == 0)
        let act = try #require(result.change)
        try person.undo(act)
        #expect(person.today.isEmpty)
        #expect(person.space.task(task)?.cost == nil)
    }

    @Test("D4: costs that are given where tasks are chosen are kept only where all of them are sent")
    func costingTooMuch() throws {
        try person.startDay(6)
        let task = try person.add("Email Bob", cost: nil)
        let before = person.space.replica.facts
        #expect(throws: Fault.overBudget(by: 2)) {
            try person.space.perform(.submit([task], costing: [task: 8]), by: person.origin)
        }
        #expect(throws: Fault.outOfRange(Costs.range)) {
            try person.space.perform(.submit([task], costing: [task: 0]), by: person.origin)
        }
        #expect(person.space.replica.facts == before)
    }

    @Test("D1: the chosen tasks are added up once each, without those that are in the list already or have no cost")
    func addingUp() throws {
        #expect(person.space.budget(adding: []) == nil)
        try person.startDay(12)
        let planned = try person.plan("Laundry", cost: 3)
        let task = try person.add("Cook", cost: 4)
        let uncosted = try person.add("Someday", cost: nil)
        let budget = person.space.budget(adding: [planned, task, task, uncosted])
        #expect(budget == Budget(total: 12, borrowed: 0, reserve: 1, spent: 0, planned: 7))
    }

    @Test("D4: a task that was deleted meanwhile is refused, and nothing is sent")
    func deleted() throws {
        try person.startDay()
        let task = try person.add("Cook", cost: 4)
        let other = try person.add("Laundry", cost: 3)
        _ = try person.space.perform(.deleteTask(task), by: person.origin)
        #expect(throws: Fault.noSuchTask) { try person.submit([other, task]) }
        #expect(throws: Fault.noSuchTask) { try person.submit([.only]) }
        #expect(person.today.isEmpty)
    }

    @Test("D4: choosing nothing is refused with the reason; so is choosing before the first day")
    func nothing() throws {
        let task = try person.add("Cook", cost: 4)
        #expect(throws: Fault.noDay) { try person.submit([task]) }
        try person.startDay()
        #expect(throws: Fault.nothingChosen) { try person.submit([]) }
    }

    @Test("D4: the same form sent twice plans once, and says the same")
    func sentTwice() throws {
        try person.startDay(5)
        let task = try person.add("Cook", cost: 4)
        let origin = person.origin
        let first = try person.space.perform(.submit([task]), by: origin)
        let again = try person.space.perform(.submit([task]), by: origin)
        #expect(again == first)
        #expect(again.facts.isEmpty)
        #expect(person.space.budget?.used == 4)
    }

    @Test("D2: a choice says how much of the reserve it would use")
    func fromReserve() throws {
        try person.startDay(5)
        let task = try person.add("Cook", cost: 4)
        let all = try person.add("Swim", cost: 5)
        #expect(try person.space.choice(of: [task]).fromReserve == 0)
        #expect(try person.space.choice(of: [all]).fromReserve == 1)
    }

    @Test("D6: the backlog is chosen from under the same rule")
    func backlog() throws {
        try person.startDay()
        let task = try person.plan("Laundry", cost: 6)
        try person.startNextDay(5)
        #expect(throws: Fault.overBudget(by: 1)) { try person.submit([task]) }
        #expect(person.space.backlog == [task])
        try person.submit([task], borrowing: 1)
        #expect(person.space.backlog.isEmpty)
        #expect(person.today == [task])
    }
}
