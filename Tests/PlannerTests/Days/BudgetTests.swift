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
}
