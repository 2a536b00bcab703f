import TestSupport
import Testing

@testable import Planner

/// Tasks that are assigned to several days.
struct WeekChoiceTests {
    private func tasks(_ random: inout SeededRandom, _ count: Int, on days: Int) -> [AssignableTask] {
        (0..<count).map { _ in
            let last = random.once(in: 2) ? days - 1 : random.below(days)
            return AssignableTask(
                cost: 1 + random.below(8),
                worth: 33 + random.below(4) * 40,
                first: random.once(in: 4) ? random.below(last + 1) : 0,
                last: last
            )
        }
    }

    private func days(_ random: inout SeededRandom, _ count: Int) -> [AssignableDay] {
        (0..<count).map { _ in AssignableDay(room: random.below(12), isHeavy: random.once(in: 6)) }
    }

    @Test("N1: no day gets more than it has room for, and each task a day that it can be on, or none")
    func neverOver() {
        var random = SeededRandom.printed(seed: 21)
        for _ in 0..<SeededRandom.histories(usually: 400) {
            let count = 1 + random.below(9)
            let (tasks, days) = (tasks(&random, random.below(40), on: count), days(&random, count))
            let choice = WeekChoice(of: tasks, on: days)
            var left = days.map(\.room)
            for (task, day) in zip(tasks, choice.days) where day >= 0 {
                #expect(task.first <= day && day <= task.last)
                left[day] -= task.cost
            }
            #expect(choice.days.count == tasks.count)
            #expect(left.allSatisfy { $0 >= 0 })
        }
    }

    @Test("N1: of tasks that are alike the earlier ones in the person's order get the earlier days")
    func order() {
        let tasks = (0..<8).map { _ in AssignableTask(cost: 2, worth: 36, first: 0, last: 2) }
        let choice = WeekChoice(of: tasks, on: [AssignableDay](repeating: AssignableDay(room: 5), count: 3))
        #expect(choice.days == [0, 0, 1, 1, 2, 2, -1, -1])
    }

    @Test("N1: days with a task of 4 spoons or more are apart where that loses little, and not where a due date forces it")
    func heavyDays() {
        let days = [AssignableDay](repeating: AssignableDay(room: 5), count: 4)
        let later = AssignableTask(cost: 4, worth: 42, first: 0, last: 3)
        #expect(WeekChoice(of: [later, later], on: days).days == [0, 2])
        #expect(WeekChoice(of: [later], on: days, followsHeavyDay: true).days == [1])
        let due = AssignableTask(cost: 5, worth: 165, first: 0, last: 1)
        #expect(WeekChoice(of: [due, due], on: days).days == [0, 1])
    }
}
