import Facts
import Testing

@testable import Planner

struct CheckingOffTests {
    private let person = Person()

    @Test("D5: checking off several moves them to what is done today and keeps their spoons spent")
    func several() throws {
        try person.startDay()
        let tasks = [try person.plan("Cook", cost: 4), try person.plan("Laundry", cost: 3), try person.plan("Call", cost: 1)]
        try person.checkOff(tasks[0], tasks[1])
        #expect(person.place(tasks[0]) == .doneToday)
        #expect(person.place(tasks[1]) == .doneToday)
        #expect(person.place(tasks[2]) == .today)
        #expect(person.space.budget == Budget(total: 12, borrowed: 0, reserve: 1, spent: 7, planned: 1))
    }

    @Test("D5: a task that was marked twice in one form is done once")
    func duplicates() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        try person.checkOff(task, task)
        #expect(person.space.budget?.spent == 4)
        #expect(person.space.acts(before: person.moment, limit: 1).first?.count == 1)
    }

    @Test("D5: what is not in today's list is not checked off; what was deleted is said")
    func others() throws {
        try person.startDay()
        let waiting = try person.add("Cook", cost: 4)
        #expect(try person.space.checkOff([waiting], from: person.sender).facts.isEmpty)
        #expect(throws: Fault.noSuchTask) { try person.space.checkOff([.only], from: person.sender) }
        #expect(throws: Fault.nothingChosen) { try person.space.checkOff([], from: person.sender) }
    }

    @Test("D5: taking the mark off puts the task back into the list, its spoons planned again")
    func unchecked() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        try person.checkOff(task)
        _ = try person.space.uncheck(task, from: person.sender)
        #expect(person.place(task) == .today)
        #expect(person.space.budget == Budget(total: 12, borrowed: 0, reserve: 1, spent: 0, planned: 4))
        #expect(try person.space.uncheck(task, from: person.sender).facts.isEmpty)
    }

    @Test("D7: sending back puts the task into its category and gives its spoons back")
    func sentBack() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        _ = try person.space.sendBack([task], from: person.sender)
        #expect(person.place(task) == .category(4))
        #expect(person.space.category(4) == [task])
        #expect(person.space.budget?.used == 0)
    }

    @Test("D7: what was sent back can be planned again, at its usual cost")
    func plannedAgain() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        _ = try person.space.setTodayCost(of: task, to: 9, from: person.sender)
        _ = try person.space.sendBack([task], from: person.sender)
        try person.submit([task])
        #expect(person.space.budget?.planned == 4)
    }

    @Test("D7: what is done is not sent back")
    func doneStays() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        try person.checkOff(task)
        #expect(try person.space.sendBack([task], from: person.sender).facts.isEmpty)
        #expect(person.place(task) == .doneToday)
    }

    @Test("D6: start fresh puts everything that was left into its category, in one act")
    func startFresh() throws {
        try person.startDay()
        let tasks = [try person.plan("Cook", cost: 4), try person.plan("Laundry", cost: 3)]
        try person.startNextDay()
        let today = try person.plan("Call", cost: 1)
        let outcome = person.space.startFresh(from: person.sender)
        #expect(outcome.act != nil)
        #expect(person.space.backlog.isEmpty)
        #expect(tasks.map { person.place($0) } == [.category(4), .category(3)])
        #expect(person.today == [today])
        #expect(person.space.startFresh(from: person.sender).facts.isEmpty)
    }

    @Test("D6: one task alone can leave the backlog")
    func leavesBacklog() throws {
        try person.startDay()
        let tasks = [try person.plan("Cook", cost: 4), try person.plan("Laundry", cost: 3)]
        try person.startNextDay()
        _ = try person.space.leaveBacklog(tasks[0], from: person.sender)
        #expect(person.space.backlog == [tasks[1]])
        #expect(person.place(tasks[0]) == .category(4))
    }
}
