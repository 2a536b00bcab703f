import Facts

/// A task that can be assigned to one of several days, which are numbered from 0.
///
/// A task with steps is assigned as a whole, so no task has to wait for another.
package struct AssignableTask: Sendable {
    /// Spoons, at least 1.
    package let cost: Int
    /// What it is worth to have it on the first day, at least 1: see docs/planning.md.
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
}

/// A day that tasks can be assigned to.
package struct AssignableDay: Sendable {
    /// How many spoons they may take together, 0–99.
    package let room: Int
    /// Whether it is heavy already, by what is on it.
    package let isHeavy: Bool

    /// A day with so much room.
    package init(room: Int, isHeavy: Bool = false) {
        self.room = room
        self.isHeavy = isHeavy
    }
}

/// Assigns tasks to days: each to one at most, never more to a day than it has room for, and early rather than late. Heavy days, those
/// with a task that takes much, are apart from one another where that loses little.
///
/// The best assignment is hard to find (the generalised assignment problem). This begins with a greedy one. Then it chooses the tasks of
/// one day, and of two or three days together, exactly, until nothing gets better or a fixed number of steps is done: no clock, so
/// that every device finds the same.
package struct WeekChoice {
    /// Of what a task is worth on the first day, each later day takes so many hundredths.
    package static let hundredthsADay = 2
    /// What two heavy days that follow each other take from the worth of all, as much as a low priority adds.
    package static let heavyNeighbours = 20
    /// Cells of tables that are filled at most: some milliseconds.
    private static let mostWork = 1_500_000
    /// Days are chosen together where their table is no larger.
    private static let largestTable = 400

    private let tasks: [AssignableTask]
    private let given: [AssignableDay]
    private let followsHeavyDay: Bool
    private let hundredthsADay: Int
    private let heavyNeighbours: Int
    /// How many spoons are left on each day.
    private var left: [Int] = []
    /// How many heavy tasks were assigned to each day.
    private var heavy: [Int]
    /// The tasks that take part, by cost, of one cost the worthier first, those that are alike side by side.
    private var order: [Int] = []
    private var work = 0
    /// The day that each task is on; -1: on none.
    package private(set) var days: [Int]

    /// Assigns tasks that stand in the person's order.
    ///
    /// - Parameters:
    ///   - followsHeavyDay: whether the day before the first is heavy.
    ///   - hundredthsADay: what each day of waiting takes from the worth of a task.
    ///   - heavyNeighbours: what two heavy days that follow each other take from the worth of all.
    package init(
        of tasks: [AssignableTask],
        on days: [AssignableDay],
        followsHeavyDay: Bool = false,
        hundredthsADay: Int = Self.hundredthsADay,
        heavyNeighbours: Int = Self.heavyNeighbours
    ) {
        self.tasks = tasks
        given = days
        self.followsHeavyDay = followsHeavyDay
        self.hundredthsADay = hundredthsADay
        self.heavyNeighbours = heavyNeighbours
        for day in days { left.append(day.room) }
        heavy = [Int](repeating: 0, count: days.count)
        self.days = [Int](repeating: -1, count: tasks.count)
        takePart(assignGreedily())
        improve()
        followOrder()
    }

    /// What the assignment is worth, in hundredths, less what heavy days that follow each other take from it.
    package var value: Int {
        var sum = -neighbours()
        for (task, day) in days.enumerated() where day >= 0 { sum += worth(task, on: day) }
        return sum
    }

    /// What a task is worth on a day, in hundredths.
    private func worth(_ task: Int, on day: Int) -> Int {
        tasks[task].worth * (100 - hundredthsADay * day)
    }

    private func allows(_ task: Int, _ day: Int) -> Bool {
        tasks[task].first <= day && day <= tasks[task].last
    }

    /// Whether a day is heavy.
    package func isHeavy(_ day: Int) -> Bool {
        day < 0 ? followsHeavyDay : given[day].isHeavy || heavy[day] > 0
    }

    private mutating func assign(_ task: Int, to day: Int) {
        let isHeavy = tasks[task].cost >= PersonalSpace.muchCost
        if days[task] >= 0 {
            left[days[task]] += tasks[task].cost
            if isHeavy { heavy[days[task]] -= 1 }
        }
        days[task] = day
        if day >= 0 {
            left[day] -= tasks[task].cost
            if isHeavy { heavy[day] += 1 }
        }
    }

    // MARK: Beginning and end

    /// What is worth most for its cost, as late as it can be: what is more urgent finds the early days free.
    ///
    /// - Returns: all of them, in that order.
    private mutating func assignGreedily() -> [Int] {
        let tasks = tasks
        let ranked = sortedIndices(tasks.count) { one, other in
            let (mine, theirs) = (tasks[one].worth * tasks[other].cost, tasks[other].worth * tasks[one].cost)
            return mine != theirs ? mine > theirs : one < other
        }
        for task in ranked {
            var day = min(tasks[task].last, left.count - 1)
            while day >= max(tasks[task].first, 0) {
                if left[day] >= tasks[task].cost {
                    assign(task, to: day)
                    break
                }
                day -= 1
            }
        }
        return ranked
    }

    /// What can still be exchanged: the first few times as many as are on a day.
    private mutating func takePart(_ ranked: [Int]) {
        var planned = 0
        for day in days where day >= 0 { planned += 1 }
        var part: [Int] = []
        for (place, task) in ranked.enumerated() where place < 3 * planned + 60 || days[task] >= 0 { part.append(task) }
        let tasks = tasks
        let sorted = sortedIndices(part.count) { one, other in
            let (mine, theirs) = (tasks[part[one]], tasks[part[other]])
            if mine.cost != theirs.cost { return mine.cost < theirs.cost }
            if mine.worth != theirs.worth { return mine.worth > theirs.worth }
            if mine.first != theirs.first { return mine.first < theirs.first }
            return mine.last != theirs.last ? mine.last < theirs.last : part[one] < part[other]
        }
        for index in sorted { order.append(part[index]) }
    }

    /// Of tasks that are alike the earlier ones get the earlier days.
    private mutating func followOrder() {
        var start = 0
        while start < order.count {
            var end = start + 1
            while end < order.count, areAlike(order[start], order[end]) { end += 1 }
            var assigned: [Int] = []
            for task in order[start..<end] where days[task] >= 0 { assigned.append(days[task]) }
            let sorted = sortedIndices(assigned.count) { assigned[$0] < assigned[$1] }
            for place in start..<end {
                days[order[place]] = place - start < sorted.count ? assigned[sorted[place - start]] : -1
            }
            start = end
        }
    }

    private func areAlike(_ one: Int, _ other: Int) -> Bool {
        let (mine, theirs) = (tasks[one], tasks[other])
        return mine.cost == theirs.cost && mine.worth == theirs.worth && mine.first == theirs.first && mine.last == theirs.last
    }

    // MARK: Days together

    private mutating func improve() {
        var isBetter = true
        while isBetter, work < Self.mostWork {
            isBetter = false
            for day in given.indices where choose([day]) { isBetter = true }
            var distance = 1
            while distance < given.count, work < Self.mostWork {
                for day in 0..<(given.count - distance) where choose([day, day + distance]) { isBetter = true }
                distance += 1
            }
        }
    }

    /// Chooses the tasks of some days together, among their own, those on no day and, for a single day, those on later days.
    ///
    /// - Returns: whether it got better.
    private mutating func choose(_ group: [Int]) -> Bool {
        var rooms: [Int] = []
        for day in group where given[day].room > 0 { rooms.append(given[day].room) }
        guard rooms.count == group.count, ExactDays.cells(rooms) <= Self.largestTable else { return false }
        var table = ExactDays(rooms)
        let candidates = candidates(group, rooms)
        var costs: [Int] = []
        var former: [Int] = []
        var before = 0
        for task in candidates {
            costs.append(tasks[task].cost)
            former.append(days[task])
            if group.contains(days[task]) { before += worth(task, on: days[task]) }
        }
        before -= neighbours()
        var best = before
        var chosen = former
        // Which days may have tasks that take much: all, and if heavy days follow each other then, also each smaller set.
        var allowed = 1 << group.count
        while allowed > 0 {
            allowed -= 1
            let found = table.choice(costs, worths(candidates, group, allowed))
            work += table.cells * candidates.count
            for (place, task) in candidates.enumerated() {
                if found.days[place] >= 0 {
                    assign(task, to: group[found.days[place]])
                } else if group.contains(former[place]) {
                    assign(task, to: -1)
                }
            }
            let loss = neighbours()
            if found.worth - loss > best {
                best = found.worth - loss
                chosen = candidates.map { days[$0] }
            }
            for (place, task) in candidates.enumerated() { assign(task, to: former[place]) }
            if loss == 0 || found.worth <= best { break }
        }
        guard best > before else { return false }
        for (place, task) in candidates.enumerated() { assign(task, to: chosen[place]) }
        return true
    }

    /// What heavy days that follow each other take from the worth of all, in hundredths.
    private func neighbours() -> Int {
        guard heavyNeighbours > 0 else { return 0 }
        var count = 0
        for day in given.indices where isHeavy(day) && isHeavy(day - 1) { count += 1 }
        return 100 * heavyNeighbours * count
    }

    /// Of each task what it is worth on each day of a group; 0 where it cannot be.
    ///
    /// - Parameter allowed: a bit for each day: whether tasks that take much may be on it.
    private func worths(_ candidates: [Int], _ group: [Int], _ allowed: Int) -> [Int] {
        var worths: [Int] = []
        for task in candidates {
            let kept = days[task] >= 0 && !group.contains(days[task]) ? worth(task, on: days[task]) : 0
            for (place, day) in group.enumerated() {
                let isAllowed = tasks[task].cost < PersonalSpace.muchCost || given[day].isHeavy || allowed & (1 << place) != 0
                worths.append(isAllowed && allows(task, day) ? worth(task, on: day) - kept : 0)
            }
        }
        return worths
    }

    /// The tasks of some days, and of those on no day of each cost and each choice of these days as many of the best as there is room for.
    private func candidates(_ group: [Int], _ rooms: [Int]) -> [Int] {
        var found: [Int] = []
        var cost = 0
        var most = 0
        // How many there are of one cost that can be on the same days of the group: a bit for each day.
        var counts = [Int](repeating: 0, count: 1 << group.count)
        for task in order {
            if tasks[task].cost != cost {
                cost = tasks[task].cost
                most = 0
                for room in rooms { most += room / cost }
                for place in counts.indices { counts[place] = 0 }
            }
            var possible = 0
            for (place, day) in group.enumerated() where allows(task, day) { possible |= 1 << place }
            if days[task] >= 0 {
                if group.contains(days[task]) || group.count == 1 && days[task] > group[0] && possible > 0 { found.append(task) }
            } else if possible > 0 {
                counts[possible] += 1
                if counts[possible] <= most { found.append(task) }
            }
        }
        return found
    }
}
