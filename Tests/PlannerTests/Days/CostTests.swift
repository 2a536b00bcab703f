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
