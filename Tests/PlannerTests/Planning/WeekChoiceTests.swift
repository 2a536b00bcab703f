import TestSupport
import Testing

@testable import Planner

/// Tasks that are assigned to several days, against every assignment there is.
struct WeekChoiceTests {
    /// Tasks, days, and whether a heavy day comes before them.
    private struct Week {
        var tasks: [AssignableTask]
        var days: [AssignableDay]
        var followsHeavyDay = false

        /// Few kinds of tasks, so that many assignments are alike.
        init(_ random: inout SeededRandom, tasks: Int, days: Int, room: Int, costs: Int = 7) {
            let worths = 1 + random.below(6)
            self.tasks = (0..<tasks).map { _ in
                let last = random.once(in: 2) ? days - 1 : random.below(days)
                return AssignableTask(
                    cost: 1 + random.below(costs),
                    worth: 33 + random.below(worths) * 30,
                    first: random.once(in: 4) ? random.below(last + 1) : 0,
                    last: last
                )
            }
            self.days = (0..<days).map { _ in AssignableDay(room: random.below(room + 1), isHeavy: random.once(in: 6)) }
            followsHeavyDay = random.once(in: 4)
        }

        var choice: WeekChoice { WeekChoice(of: tasks, on: days, followsHeavyDay: followsHeavyDay) }

        /// What an assignment is worth, in hundredths, by the rules of docs/planning.md; nil if a day has too little room or a task
        /// a day that it cannot be on.
        func value(of assigned: [Int]) -> Int? {
            var left = days.map(\.room)
            var isHeavy = [followsHeavyDay] + days.map(\.isHeavy)
            var value = 0
            for (task, day) in zip(tasks, assigned) where day >= 0 {
                guard task.first <= day, day <= task.last, left[day] >= task.cost else { return nil }
                left[day] -= task.cost
                if task.cost >= 4 { isHeavy[day + 1] = true }
                value += task.worth * (100 - 2 * day)
            }
            for day in days.indices where isHeavy[day] && isHeavy[day + 1] { value -= 20 * 100 }
            return value
        }

        /// The most that any assignment is worth.
        var best: Int {
            var best = Int.min
            var assigned = [Int](repeating: -1, count: tasks.count)
            while true {
                if let value = value(of: assigned) { best = max(best, value) }
                guard let next = assigned.firstIndex(where: { $0 < days.count - 1 }) else { return best }
                for index in 0..<next { assigned[index] = -1 }
                assigned[next] += 1
            }
        }
    }

    @Test("N1: no day gets more than it has room for, each task a day that it can be on, or none, and the same every time")
    func neverOver() {
        var random = SeededRandom.printed(seed: 21)
        for _ in 0..<SeededRandom.histories(usually: 200) {
            let week = Week(&random, tasks: random.below(60), days: 1 + random.below(12), room: 12)
            let choice = week.choice
            #expect(choice.days.count == week.tasks.count)
            #expect(week.value(of: choice.days) == choice.value)
            #expect(week.choice.days == choice.days)
        }
    }

    @Test("N1: up to four days with little room get the best assignment there is, on 2,000 random instances")
    func exact() {
        var random = SeededRandom.printed(seed: 22)
        var forced = 0
        for _ in 0..<SeededRandom.histories(usually: 2000) {
            let days = 1 + random.below(4)
            // As many tasks as leave about a thousand assignments.
            let most = [11, 7, 6, 5][days - 1]
            let week = Week(&random, tasks: random.below(most), days: days, room: 5, costs: random.one(of: [2, 7]))
            let choice = week.choice
            #expect(choice.value == week.best, "\(week)")
            for day in 0..<days where choice.isHeavy(day) && choice.isHeavy(day - 1) { forced += 1 }
        }
        #expect(forced > 0)
    }

    // The search does not try everything: in one week of a few tasks, one of them may be on a day that is not the best.
    @Test("N1: weeks with little room get at least 99 % of the best, all together")
    func nearlyExact() {
        var random = SeededRandom.printed(seed: 23)
        var (chosen, best) = (0, 0)
        for _ in 0..<SeededRandom.histories(usually: 200) {
            let days = 5 + random.below(3)
            let week = Week(&random, tasks: 1 + random.below(days > 5 ? 4 : 5), days: days, room: 8)
            // Heavy days that are fixed may make it less than nothing.
            let none = week.value(of: week.tasks.map { _ in -1 }) ?? 0
            chosen += week.choice.value - none
            best += week.best - none
        }
        #expect(chosen * 1000 >= best * 990)
    }

    @Test("N1: the plan of a single day is worth as much as the exact choice for a day")
    func oneDay() {
        var random = SeededRandom.printed(seed: 24)
        for _ in 0..<SeededRandom.histories(usually: 1000) {
            var week = Week(&random, tasks: random.below(30), days: 1, room: 20)
            week.followsHeavyDay = false
            let items = week.tasks.map { Weighed(cost: $0.cost, steps: 0, worth: $0.worth) }
            let chosen = ExactDay.choice(of: items, spoons: week.days[0].room)
            #expect(week.choice.value == chosen.reduce(0) { $0 + items[$1].worth * 100 })
        }
    }

    @Test("N1: more room on a day, or one task more, never makes less of a few days")
    func neverLess() {
        var random = SeededRandom.printed(seed: 25)
        for _ in 0..<SeededRandom.histories(usually: 500) {
            let week = Week(&random, tasks: 1 + random.below(12), days: 3, room: 6)
            var larger = week
            let day = random.below(3)
            larger.days[day] = AssignableDay(room: week.days[day].room + 1, isHeavy: week.days[day].isHeavy)
            #expect(larger.choice.value >= week.choice.value, "\(week) \(day)")
            var smaller = week
            smaller.tasks.remove(at: random.below(week.tasks.count))
            #expect(smaller.choice.value <= week.choice.value, "\(week)")
        }
    }

    @Test("N1: no task of a week can be moved to another day, put in or left out so that the week gets better")
    func noBetterMove() {
        var random = SeededRandom.printed(seed: 26)
        for _ in 0..<SeededRandom.histories(usually: 100) {
            let week = Week(&random, tasks: 20, days: 7, room: 7)
            let choice = week.choice
            for task in week.tasks.indices {
                for day in -1..<7 {
                    var moved = choice.days
                    moved[task] = day
                    #expect(week.value(of: moved) ?? 0 <= choice.value, "\(week) \(task) \(day)")
                }
            }
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
        // One of them is already on the day.
        let other = [days[0], AssignableDay(room: 5, isHeavy: true), days[2], days[3]]
        #expect(WeekChoice(of: [later], on: other).days == [1])
    }

    @Test("N1: a thousand tasks are assigned to thirty days")
    func large() {
        var random = SeededRandom.printed(seed: 27)
        let week = Week(&random, tasks: 1000, days: 30, room: 10)
        let choice = week.choice
        #expect(week.value(of: choice.days) == choice.value)
        let left = choice.days.indices.reduce(into: week.days.map(\.room)) { left, task in
            if choice.days[task] >= 0 { left[choice.days[task]] -= week.tasks[task].cost }
        }
        // With so many tasks to choose from, nearly no spoon is left over.
        #expect(left.reduce(0, +) < 5)
    }
}
