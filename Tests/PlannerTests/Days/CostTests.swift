import Facts
import Testing

@testable import Planner

struct CostTests {
    private let person = Person()

    @Test("D9: today's cost counts today and leaves the usual cost alone")
    func today() throws {
        try person.startDay()
        let task = try person.plan("Shower", cost: 2)
        _ = try person.space.perform(.setTodayCost(of: task, to: 5), by: person.origin)
        #expect(person.space.budget?.planned == 5)
        #expect(person.space.task(task)?.cost == 2)
        try person.startNextDay()
        try person.submit([task])
        #expect(person.space.budget?.planned == 2)
    }

    @Test("D9: a new usual cost counts today unless today has a cost of its own")
    func usual() throws {
        try person.startDay()
        let task = try person.plan("Shower", cost: 2)
        let dearer = try TaskDraft(title: "Shower", note: "", cost: 4, daily: .none)
        _ = try person.space.perform(.editTask(task, dearer), by: person.origin)
        #expect(person.space.budget?.planned == 4)
    }

    @Test("D9: a done task keeps the cost it was done at, whatever it usually costs later")
    func keptWhenDone() throws {
        try person.startDay()
        let task = try person.plan("Shower", cost: 2)
        try person.checkOff(task)
        let dearer = try TaskDraft(title: "Shower", note: "", cost: 4, daily: .none)
        _ = try person.space.perform(.editTask(task, dearer), by: person.origin)
        #expect(person.space.budget?.spent == 2)
    }

    @Test("D9: the actual cost is stored apart from the planned one, and counts as spent", arguments: [0, 1, 7, 99])
    func real(cost: Int) throws {
        try person.startDay()
        let task = try person.plan("Shower", cost: 2)
        try person.checkOff(task)
        _ = try person.space.perform(.setRealCost(of: task, to: cost), by: person.origin)
        let item = person.space.todayItem(task)
        #expect(item?.cost == 2)
        #expect(item?.real == cost)
        #expect(person.space.budget?.spent == cost)
        #expect(person.space.task(task)?.cost == 2)
    }

    @Test("D9, D4: what a task took beyond its plan is not borrowed, though spoons had been borrowed and given back")
    func realBorrowsNothing() throws {
        try person.startDay(6)
        let cook = try person.plan("Cook", cost: 5)
        let vacuum = try person.add("Vacuum", cost: 3)
        try person.submit([vacuum], borrowing: 2)
        _ = try person.space.perform(.sendBack([vacuum]), by: person.origin)
        try person.checkOff(cook)
        try person.act { try person.space.perform(.setRealCost(of: cook, to: 7), by: $0) }
        #expect(person.space.budget == Budget(total: 6, borrowed: 0, reserve: 1, spent: 7, planned: 0))
        #expect(person.space.newDaySuggestion.spoons == 6)
    }

    @Test("D9, D4: spoons that were agreed to stay borrowed for the planned cost, however much the task took")
    func realKeepsBorrowed() throws {
        try person.startDay(6)
        let task = try person.add("Vacuum", cost: 8)
        try person.submit([task], borrowing: 2)
        try person.checkOff(task)
        for (took, borrowed) in [(5, 0), (7, 1), (8, 2), (10, 2)] {
            _ = try person.space.perform(.setRealCost(of: task, to: took), by: person.origin)
            #expect(person.space.budget?.borrowed == borrowed, "\(took)")
        }
    }

    private static let dearer: [@Sendable (PersonalSpace, Identity, CommandOrigin) throws -> CommandResult] = [
        { try $0.perform(.setTodayCost(of: $1, to: 7), by: $2) },
        { try $0.perform(.editTask($1, try TaskDraft(title: "Cook", cost: 7)), by: $2) },
        { try $0.perform(.changeTasks([$1], .cost(7)), by: $2) },
        { space, _, origin in try space.perform(.adjustDay(spoons: 4), by: origin) },
    ]

    @Test("D9, D4: no new number of a task or of the day borrows spoons again that were given back", arguments: 0..<4)
    func numbersBorrowNothing(kind: Int) throws {
        try person.startDay(6)
        let cook = try person.plan("Cook", cost: 5)
        let vacuum = try person.add("Vacuum", cost: 3)
        try person.submit([vacuum], borrowing: 2)
        _ = try person.space.perform(.sendBack([vacuum]), by: person.origin)
        try person.act { try Self.dearer[kind](person.space, cook, $0) }
        #expect(person.space.budget?.borrowed == 0)
        #expect(person.space.budget?.over == 1)
    }

    @Test("D9: costs out of range are refused", arguments: [-1, 0, 11, 100, .max])
    func refused(cost: Int) throws {
        try person.startDay()
        let task = try person.plan("Shower", cost: 2)
        #expect(throws: Fault.outOfRange(1...10)) {
            try person.space.perform(.setTodayCost(of: task, to: cost), by: person.origin)
        }
        if !(0...99).contains(cost) {
            #expect(throws: Fault.outOfRange(0...99)) {
                try person.space.perform(.setRealCost(of: task, to: cost), by: person.origin)
            }
        }
    }

    @Test("D9: only a task in today's list has a cost today")
    func onlyToday() throws {
        #expect(throws: Fault.noDay) { try person.space.perform(.setTodayCost(of: .only, to: 3), by: person.origin) }
        try person.startDay()
        let task = try person.add("Shower", cost: 2)
        #expect(throws: Fault.notInToday) { try person.space.perform(.setTodayCost(of: task, to: 3), by: person.origin) }
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.setTodayCost(of: .only, to: 3), by: person.origin) }
    }
}
