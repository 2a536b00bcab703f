import Facts

/// A task that can be assigned to one of several days, which are numbered from 0.
///
/// A task with steps is assigned as a whole, so no task has to wait for another.
package struct AssignableTask: Sendable {
    /// Spoons, at least 1.
    package let cost: Int
    /// Its worth on the first day, at least 1: see docs/planning.md.
    package let worth: Int
    /// The first day that it can be on.
    package let first: Int
    /// The last day that it can be on; none, where that is before the first.
    package let last: Int

    /// A task that can be on the days from `first` to `last`.
    package init(cost: Int, worth: Int, first: Int, last: Int) {
        self.cost = cost
        self.worth = worth
        self.first = first
        self.last = last
    }

    /// Whether it takes much, so that the day it is on is a heavy one.
    var isHeavy: Bool { cost >= PersonalSpace.muchCost }

    fileprivate static func == (one: Self, other: Self) -> Bool {
        one.cost == other.cost && one.worth == other.worth && one.first == other.first && one.last == other.last
    }
}

/// A day that tasks can be assigned to.
package struct AssignableDay: Sendable {
    /// How many spoons they may take together, 0–99.
    package let room: Int
    /// Whether its fixed tasks make it heavy.
    package let isHeavy: Bool

    /// A day with so much room.
    package init(room: Int, isHeavy: Bool = false) {
        self.room = room
        self.isHeavy = isHeavy
    }
}

/// Assigns tasks to days: each to one at most, never more to a day than it has room for, and early rather than late. Heavy days, those
/// with a task that takes much, are kept apart where that loses little.
///
/// The best assignment is hard to find (the generalised assignment problem). This begins with two greedy ones, improves each by the
/// search in `WeekChoice+Search.swift`, and takes the better. Up to four days that fit into one table of ``largestTable`` cells get the
/// best there is.
package struct WeekChoice {
    /// Each later day takes so many hundredths of the worth of a task on the first.
    package static let delayPercent = 2
    /// Two heavy days in a row take so much from the worth of all: as much as a low priority adds.
    package static let heavyPairPenalty = 20

    let given: [AssignableDay]
    /// Whether the day before the first is heavy.
    let followsHeavyDay: Bool
    let delayPercent: Int
    let heavyPairPenalty: Int
    /// The tasks, the cheapest first, of one cost those that are worth most; those that are alike are side by side.
    var tasks: [AssignableTask] = []
    /// The day that each of them is on; -1: on none.
    var assigned: [Int] = []
    /// How many tasks that take much were assigned to each day.
    private var heavy: [Int]
    var state: WeekSearchState

    /// The day that each task is on; -1: on none.
    package private(set) var days: [Int]

    /// Assigns tasks that stand in the person's order.
    ///
    /// - Parameters:
    ///   - days: not more than 31.
    ///   - followsHeavyDay: whether the day before the first is heavy.
    package init(
        of tasks: [AssignableTask],
        on days: [AssignableDay],
        followsHeavyDay: Bool = false,
        delayPercent: Int = Self.delayPercent,
        heavyPairPenalty: Int = Self.heavyPairPenalty
    ) {
        given = days
        self.followsHeavyDay = followsHeavyDay
        self.delayPercent = delayPercent
        self.heavyPairPenalty = heavyPairPenalty
        heavy = [Int](repeating: 0, count: days.count)
        state = WeekSearchState(days.count)
        self.days = [Int](repeating: -1, count: tasks.count)
        let positions = sortedIndices(tasks.count) { one, other in
            let (mine, theirs) = (tasks[one], tasks[other])
            if mine.cost != theirs.cost { return mine.cost < theirs.cost }
            if mine.worth != theirs.worth { return mine.worth > theirs.worth }
            return mine.first != theirs.first ? mine.first < theirs.first : mine.last < theirs.last
        }
        for position in positions { self.tasks.append(tasks[position]) }
        assigned = self.days
        assignGreedily(isLate: true)
        improve()
        if hasTime {
            let (former, reached) = (assigned, value)
            assignGreedily(isLate: false)
            improve()
            if value <= reached {
                for (task, day) in former.enumerated() { assign(task, to: day) }
            }
        }
        orderAlike()
        for (position, task) in positions.enumerated() { self.days[task] = assigned[position] }
    }

    /// The worth of the assignment, in hundredths, less the penalty for heavy days in a row.
    package var value: Int {
        var sum = -penalty()
        for task in tasks.indices where assigned[task] >= 0 { sum += worth(task, on: assigned[task]) }
        return sum
    }

    /// Whether a day is heavy, by its fixed tasks or by those assigned to it.
    package func isHeavy(_ day: Int) -> Bool {
        day < 0 ? followsHeavyDay : given[day].isHeavy || heavy[day] > 0
    }

    /// The worth of a task on a day, in hundredths.
    func worth(_ task: Int, on day: Int) -> Int {
        tasks[task].worth * (100 - delayPercent * day)
    }

    /// The penalty for heavy days in a row, in hundredths.
    func penalty() -> Int {
        guard heavyPairPenalty > 0 else { return 0 }
        var pairs = 0
        for day in given.indices where isHeavy(day) && isHeavy(day - 1) { pairs += 1 }
        return 100 * heavyPairPenalty * pairs
    }

    mutating func assign(_ task: Int, to day: Int) {
        if tasks[task].isHeavy {
            if assigned[task] >= 0 { heavy[assigned[task]] -= 1 }
            if day >= 0 { heavy[day] += 1 }
        }
        assigned[task] = day
    }

    /// Assigns the tasks whose spoons are worth most first: as late as possible, which leaves the early days to more urgent tasks, or as
    /// early as possible.
    private mutating func assignGreedily(isLate: Bool) {
        let tasks = tasks
        let ranked = sortedIndices(tasks.count) { one, other in
            tasks[one].worth * tasks[other].cost > tasks[other].worth * tasks[one].cost
        }
        var left: [Int] = []
        for day in given { left.append(day.room) }
        for task in ranked {
            assign(task, to: -1)
            let (first, last) = (max(tasks[task].first, 0), min(tasks[task].last, left.count - 1))
            var day = isLate ? last : first
            while first <= day, day <= last, left[day] < tasks[task].cost { day += isLate ? -1 : 1 }
            if first <= day, day <= last {
                assign(task, to: day)
                left[day] -= tasks[task].cost
            }
        }
    }

    /// Of tasks that are alike, gives the earlier ones the earlier days.
    private mutating func orderAlike() {
        var start = 0
        while start < tasks.count {
            var end = start + 1
            while end < tasks.count, tasks[start] == tasks[end] { end += 1 }
            var taken: [Int] = []
            for task in start..<end where assigned[task] >= 0 { taken.append(assigned[task]) }
            let sorted = sortedIndices(taken.count) { taken[$0] < taken[$1] }
            for task in start..<end { assigned[task] = task - start < sorted.count ? taken[sorted[task - start]] : -1 }
            start = end
        }
    }
}
