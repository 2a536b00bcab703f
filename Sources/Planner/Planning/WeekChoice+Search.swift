import Facts

/// The state that the search keeps from one step to the next.
struct WeekSearchState {
    /// How much was done, roughly in cells of tables that were filled.
    fileprivate var work = 0
    /// Counts the steps.
    fileprivate var now = 1
    /// The step at which each day changed last.
    fileprivate var changed: [Int]
    /// The step at which the last round through all groups of so many days began.
    fileprivate var began: [Int]
    /// The tasks of no day, then those of each day.
    fileprivate var sorted: [Int] = []
    /// Where the tasks of each day begin in it.
    fileprivate var starts: [Int] = []

    /// How much had been done before this search.
    fileprivate var before = 0

    init(_ days: Int) {
        changed = [Int](repeating: 0, count: days)
        began = [Int](repeating: 0, count: WeekChoice.mostTogether + 1)
    }

    /// Every group of days is to be chosen.
    fileprivate mutating func start() {
        before = work
        for day in changed.indices { changed[day] = now }
    }
}

/// The search for a better assignment: chooses the tasks of one day, and of two to four together, exactly, until nothing gets better or a
/// fixed amount of work is done. No clock, so every device finds the same.
extension WeekChoice {
    /// So many days are chosen together at most.
    static let mostTogether = 4
    /// Days are chosen together if their table has at most so many cells.
    static let largestTable = 4000
    /// The search ends when it has done so much, after some milliseconds.
    private static let mostWork = 6_000_000
    /// Of the tasks of no day so many of one cost are tried on some days at a time, unless these are all days.
    private static let mostOfOneCost = 2

    /// Whether there is work left for a search from another beginning.
    var hasTime: Bool { state.work < Self.mostWork / 2 }

    /// Chooses each day, then each two together, and so on. Whenever something gets better it begins again with the changed days.
    mutating func improve() {
        state.start()
        sortByDay()
        var size = 1
        while size <= min(Self.mostTogether, given.count) {
            size = chooseAll(size) ? 1 : size + 1
        }
    }

    /// Chooses all groups of so many days in which a day changed since that was done last.
    ///
    /// - Returns: whether it got better.
    private mutating func chooseAll(_ size: Int) -> Bool {
        let since = state.began[size]
        state.began[size] = state.now
        state.now += 1
        var isBetter = false
        var group: [Int] = []
        for day in 0..<size { group.append(day) }
        // Single days are little work, and always chosen last. Large groups leave some work to smaller ones, and to another beginning.
        let most = size < 3 ? Self.mostWork : state.before + Self.mostWork / size
        while size == 1 || state.work < most {
            var hasChanged = size == 1
            for day in group where state.changed[day] >= since { hasChanged = true }
            if hasChanged, choose(group) { isBetter = true }
            state.work += 20
            // The next group: the last day that can move on does, and those after it follow.
            var position = size - 1
            while position >= 0, group[position] == given.count - size + position { position -= 1 }
            guard position >= 0 else { break }
            group[position] += 1
            while position + 1 < size {
                group[position + 1] = group[position] + 1
                position += 1
            }
        }
        return isBetter
    }

    /// Chooses the tasks of some days together.
    ///
    /// - Returns: whether it got better.
    private mutating func choose(_ group: [Int]) -> Bool {
        var rooms: [Int] = []
        var cells = 1
        for day in group {
            rooms.append(given[day].room)
            cells *= given[day].room + 1
            guard given[day].room > 0, cells <= Self.largestTable else { return false }
        }
        let candidates = candidates(group)
        guard let better = better(candidates, on: group, ExactDays(rooms)) else { return false }
        for (position, task) in candidates.enumerated() { assign(task, to: better[position]) }
        for day in group { state.changed[day] = state.now }
        state.now += 1
        sortByDay()
        return true
    }

    /// The best days for some tasks on a group of days; nil if that is no better than the days they have.
    private mutating func better(_ candidates: [Int], on group: [Int], _ table: ExactDays) -> [Int]? {
        var costs: [Int] = []
        var former: [Int] = []
        // The days that they have outside the group, which they keep if they are not chosen.
        var kept: [Int] = []
        costs.reserveCapacity(candidates.count)
        former.reserveCapacity(candidates.count)
        kept.reserveCapacity(candidates.count)
        let loss = penalty()
        var best = -loss
        for task in candidates {
            let day = assigned[task]
            let isInGroup = group.contains(day)
            costs.append(tasks[task].cost)
            former.append(day)
            kept.append(isInGroup ? -1 : day)
            if isInGroup { best += worth(task, on: day) }
        }
        let all = 1 << group.count - 1
        var found = table.choice(costs, worths(candidates, kept, group, all))
        state.work += table.cells * candidates.count * group.count + 5000
        // Most end here.
        guard loss > 0 || found.worth > best else { return nil }
        for (position, task) in candidates.enumerated() { assign(task, to: kept[position]) }
        let least = penalty()
        var chosen: [Int]?
        // The days that may have tasks that take much, as bits: all of them, then each smaller set. For each the most that it may reach,
        // and on which of these days the best has such a task.
        var most = [Int](repeating: .max, count: all + 1)
        var used = [Int](repeating: all, count: all + 1)
        var allowed = all
        while allowed >= 0 {
            for larger in (allowed + 1)..<(all + 1) where larger & allowed == allowed {
                most[allowed] = min(most[allowed], most[larger])
                // A set that needs no other day is the best for the smaller set of days, too.
                if used[larger] & ~allowed == 0 { used[allowed] = used[larger] }
            }
            if most[allowed] - least > best, allowed == all || used[allowed] == all {
                if allowed < all {
                    found = table.choice(costs, worths(candidates, kept, group, allowed))
                    state.work += table.cells * candidates.count * group.count + 5000
                }
                var days: [Int] = []
                used[allowed] = 0
                for (position, task) in candidates.enumerated() {
                    let day = found.days[position]
                    days.append(day >= 0 ? group[day] : kept[position])
                    assign(task, to: days[position])
                    if day >= 0, tasks[task].isHeavy, !given[group[day]].isHeavy { used[allowed] |= 1 << day }
                }
                most[allowed] = found.worth
                if found.worth - penalty() > best {
                    best = found.worth - penalty()
                    chosen = days
                }
                for (position, task) in candidates.enumerated() { assign(task, to: kept[position]) }
            }
            allowed -= 1
        }
        for (position, task) in candidates.enumerated() { assign(task, to: former[position]) }
        return chosen
    }

    /// The worth of each task on each day of a group; 0 if it cannot be.
    ///
    /// - Parameter allowed: the days that may have tasks that take much, as bits.
    private func worths(_ candidates: [Int], _ kept: [Int], _ group: [Int], _ allowed: Int) -> [Int] {
        var worths: [Int] = []
        worths.reserveCapacity(candidates.count * group.count)
        for (index, task) in candidates.enumerated() {
            let kept = kept[index] >= 0 ? worth(task, on: kept[index]) : 0
            let (isHeavy, first, last) = (tasks[task].isHeavy, tasks[task].first, tasks[task].last)
            for (position, day) in group.enumerated() {
                let isPossible = first <= day && day <= last && (!isHeavy || allowed >> position & 1 == 1 || given[day].isHeavy)
                worths.append(isPossible ? worth(task, on: day) - kept : 0)
            }
        }
        return worths
    }

    /// The tasks that are chosen from for a group of days: theirs, for a single day those of later ones, and the best that are on none.
    private func candidates(_ group: [Int]) -> [Int] {
        var found: [Int] = []
        found.reserveCapacity(tasks.count)
        for day in group { found += state.sorted[state.starts[day]..<state.starts[day + 1]] }
        if group.count == 1 {
            for task in state.sorted[state.starts[group[0] + 1]...] where tasks[task].first <= group[0] { found.append(task) }
        }
        let all = 1 << group.count - 1
        let most = group.count == given.count ? tasks.count : Self.mostOfOneCost
        // How many there are of one cost for each set of days of the group that they can be on.
        var counts = [Int](repeating: 0, count: all + 1)
        var position = 0
        while position < state.starts[0] {
            let task = state.sorted[position]
            var possible = 0
            var bit = 1
            for day in group {
                if tasks[task].first <= day && day <= tasks[task].last { possible |= bit }
                bit += bit
            }
            if possible > 0, counts[possible] < most {
                counts[possible] += 1
                found.append(task)
            }
            position += 1
            // Those of the same cost that follow are worth less.
            if counts[all] == most {
                position = partitionPoint(state.starts[0]) { tasks[state.sorted[$0]].cost <= tasks[task].cost }
            }
            if position < state.starts[0], tasks[state.sorted[position]].cost != tasks[task].cost {
                for index in counts.indices { counts[index] = 0 }
            }
        }
        return found
    }

    /// Sorts the tasks by the day they are on.
    private mutating func sortByDay() {
        var starts = [Int](repeating: 0, count: given.count + 2)
        for day in assigned { starts[day + 2] += 1 }
        for day in 1..<starts.count { starts[day] += starts[day - 1] }
        state.sorted = assigned
        for (task, day) in assigned.enumerated() {
            state.sorted[starts[day + 1]] = task
            starts[day + 1] += 1
        }
        state.starts = starts
    }
}
