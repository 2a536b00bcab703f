import Facts
import Testing

@testable import Planner

struct BudgetTests {
    @Test("D2: used spoons are spent or planned; left includes the reserve")
    func arithmetic() {
        let budget = Budget(total: 12, borrowed: 0, reserve: 1, spent: 4, planned: 3)
        #expect(budget.used == 7)
        #expect(budget.limit == 12)
        #expect(budget.left == 5)
        #expect(budget.over == 0)
        #expect(budget.reserveLeft == 1)
    }

    @Test("D2: the reserve is used last, and is never more than the day has")
    func reserve() {
        #expect(Budget(total: 12, borrowed: 0, reserve: 3, spent: 10, planned: 0).reserveLeft == 2)
        #expect(Budget(total: 12, borrowed: 0, reserve: 3, spent: 12, planned: 0).reserveLeft == 0)
        #expect(Budget(total: 2, borrowed: 0, reserve: 5, spent: 0, planned: 0).reserve == 2)
        #expect(Budget(total: 12, borrowed: 0, reserve: 0, spent: 0, planned: 0).reserveLeft == 0)
    }

    @Test("D2: a day of no spoons holds tasks that cost nothing, and counts the spoons that are over")
    func none() {
        let budget = Budget(total: 0, borrowed: 0, reserve: 1, spent: 0, planned: 0)
        #expect(budget.left == 0)
        #expect(budget.reserve == 0)
        #expect(budget.excess(adding: 0) == 0)
        #expect(budget.excess(adding: 1) == 1)
    }

    @Test("D2: a day of 99 spoons")
    func many() {
        let budget = Budget(total: 99, borrowed: 0, reserve: 1, spent: 50, planned: 40)
        #expect(budget.left == 9)
        #expect(budget.excess(adding: 10) == 1)
    }

    @Test("D2: borrowed spoons can be used; spoons over the number are counted apart, and left is never below 0")
    func borrowedAndOver() {
        #expect(Budget(total: 3, borrowed: 2, reserve: 1, spent: 0, planned: 5).left == 0)
        #expect(Budget(total: 3, borrowed: 2, reserve: 1, spent: 0, planned: 5).over == 0)
        #expect(Budget(total: 3, borrowed: 0, reserve: 1, spent: 0, planned: 5).over == 2)
        #expect(Budget(total: 3, borrowed: 0, reserve: 1, spent: 0, planned: 5).left == 0)
    }

    @Test("D2: there is no budget before the first day")
    func noDay() {
        #expect(Person().space.budget == nil)
    }

    /// The spoons used today, as Insights count them.
    private func usedInInsights(_ person: Person) -> Int? {
        Insights(reading: person.space, at: person.instant, from: person.instant.date).days.last?.used
    }

    @Test("D2, N4: a task that was done and then deleted took its spoons, on Today as in Insights; an open one gives them back")
    func deleted() throws {
        let person = Person()
        try person.startDay()
        let (cook, post) = (try person.plan("Cook", cost: 4), try person.plan("Post", cost: 2))
        let laundry = try person.plan("Laundry", cost: 3)
        try person.checkOff(cook, post)
        _ = try person.space.perform(.setRealCost(of: cook, to: 5), by: person.origin)
        try person.act { try person.space.perform(.deleteTasks([cook, post, laundry]), by: $0) }
        #expect(person.today.isEmpty)
        #expect(person.space.budget == Budget(total: 12, borrowed: 0, reserve: 1, spent: 7, planned: 0))
        #expect(usedInInsights(person) == 7)
    }

    @Test("D2, N4: a task whose mark is taken off before it is deleted gives its spoons back")
    func uncheckedAndDeleted() throws {
        let person = Person()
        try person.startDay()
        let task = try person.add("Cook", cost: 4)
        try person.checkOff(task)
        _ = try person.space.perform(.uncheck(task), by: person.origin)
        _ = try person.space.perform(.deleteTask(task), by: person.origin)
        #expect(person.space.budget?.used == 0)
        #expect(usedInInsights(person) == 0)
    }

    @Test("D2, D4: spoons that were borrowed for a task stay borrowed when it is deleted after it was done")
    func borrowedForDeleted() throws {
        let person = Person()
        try person.startDay(3)
        let task = try person.add("Move", cost: 5)
        try person.submit([task], borrowing: 2)
        try person.checkOff(task)
        _ = try person.space.perform(.deleteTask(task), by: person.origin)
        #expect(person.space.budget?.borrowed == 2)
        #expect(person.space.newDaySuggestion.spoons == 1)
    }
}
