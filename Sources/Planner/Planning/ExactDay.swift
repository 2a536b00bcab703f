import Facts

/// A task as the choice of a day sees it.
struct Weighed {
    /// Spoons, at least 1.
    let cost: Int
    /// Minutes in steps of ``ExactDay/minutesInStep``; 0 if nobody asked for minutes.
    let steps: Int
    /// Its worth in the plan.
    let worth: Int
}

/// The best set of tasks for one day: a 0/1 knapsack over spoons and minutes, solved exactly by dynamic programming.
///
/// Of all sets that fit, the set of the highest worth; among equals the one that takes the fewest spoons, then the fewest minutes, then the
/// one with the earliest tasks. So the same tasks always make the same plan, and less room never makes a plan of more spoons.
enum ExactDay {
    /// Minutes are rounded up to this many.
    static let minutesInStep = 5

    /// Chooses among tasks that stand in order: where two sets are alike, the earlier task wins.
    ///
    /// - Parameters:
    ///   - spoons: how many there are, 0–99.
    ///   - steps: how many steps of minutes there are; 0 if nobody asked for minutes.
    /// - Returns: the positions of the chosen tasks, ascending.
    static func choice(of items: [Weighed], spoons: Int, steps: Int = 0) -> [Int] {
        guard spoons > 0 else { return [] }
        let positions = candidates(items, spoons: spoons, steps: steps)
        let width = steps + 1
        let cells = (spoons + 1) * width
        // The most that the tasks from one on are worth within so many spoons and minutes; of each task a row of bits: whether it is in.
        var best = [Int](repeating: 0, count: cells)
        let bytes = (cells + 7) / 8
        var isIn = [UInt8](repeating: 0, count: bytes * positions.count)
        var row = positions.count
        while row > 0 {
            row -= 1
            let item = items[positions[row]]
            let shift = item.cost * width + item.steps
            var spoon = spoons
            while spoon >= item.cost {
                var cell = spoon * width + steps
                let last = spoon * width + item.steps
                while cell >= last {
                    let with = best[cell - shift] + item.worth
                    if with >= best[cell] {
                        best[cell] = with
                        isIn[row * bytes + cell / 8] |= 1 << UInt8(cell % 8)
                    }
                    cell -= 1
                }
                spoon -= 1
            }
        }
        var cell = smallest(best, width)
        var chosen: [Int] = []
        for row in 0..<positions.count where isIn[row * bytes + cell / 8] & (1 << UInt8(cell % 8)) != 0 {
            let item = items[positions[row]]
            chosen.append(positions[row])
            cell -= item.cost * width + item.steps
        }
        return chosen
    }

    /// The cell of the fewest spoons, then the fewest minutes, within which the most is worth as much as within all of them.
    private static func smallest(_ best: [Int], _ width: Int) -> Int {
        let most = best[best.count - 1]
        var spoon = 0
        while best[spoon * width + width - 1] < most { spoon += 1 }
        var cell = spoon * width
        while best[cell] < most { cell += 1 }
        return cell
    }

    /// The tasks that can be part of the best set: of the tasks of one cost and one number of minutes only as many of the best as fit
    /// together.
    private static func candidates(_ items: [Weighed], spoons: Int, steps: Int) -> [Int] {
        let order = sortedIndices(items.count) { one, other in
            let (mine, theirs) = (items[one], items[other])
            if mine.cost != theirs.cost { return mine.cost < theirs.cost }
            if mine.steps != theirs.steps { return mine.steps < theirs.steps }
            return mine.worth != theirs.worth ? mine.worth > theirs.worth : one < other
        }
        var isKept = [Bool](repeating: false, count: items.count)
        var alike = 0
        for (position, index) in order.enumerated() {
            let item = items[index]
            if position > 0, items[order[position - 1]].cost == item.cost, items[order[position - 1]].steps == item.steps {
                alike += 1
            } else {
                alike = 0
            }
            if item.cost * (alike + 1) <= spoons, item.steps * (alike + 1) <= steps { isKept[index] = true }
        }
        var kept: [Int] = []
        for index in 0..<items.count where isKept[index] { kept.append(index) }
        return kept
    }
}
