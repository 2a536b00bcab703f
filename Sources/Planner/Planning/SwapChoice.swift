import Facts

/// Chooses which tasks leave a full day so that others fit. The result is exact, though not every set of tasks is tried.
///
/// A swap takes one to three tasks out, and none of them in vain: if one of them stayed, it would not fit. Of two swaps, the one whose tasks
/// are worth less together is better; then the one of fewer tasks; then the one whose tasks stand later in the person's order.
enum SwapChoice {
    /// A swap takes at most this many tasks out.
    static let mostTasks = 3
    /// At most this many swaps are offered.
    static let mostSwaps = 3

    /// The best swaps, the best of them first.
    ///
    /// - Parameters:
    ///   - items: the tasks that may leave, in the person's order; each takes 1–10 spoons and is worth something.
    ///   - spoons: how many spoons they must give back, at least 1.
    /// - Returns: the positions of the tasks of each swap, ascending.
    static func best(of items: [Weighed], freeing spoons: Int) -> [[Int]] {
        let kept = candidates(items)
        var found: [Found] = []
        // Their worths ascend: once a set is worth more than the last of the best, so are all that follow it.
        for (index, first) in kept.enumerated() {
            let (cost, worth) = (items[first].cost, items[first].worth)
            guard isWanted(worth, found) else { break }
            if cost >= spoons {
                add([first], worth: worth, to: &found)
                continue
            }
            for next in (index + 1)..<max(kept.count, index + 1) {
                let second = items[kept[next]]
                guard isWanted(worth + second.worth, found) else { break }
                if cost + second.cost >= spoons {
                    // Where the second alone makes room, the first need not leave.
                    if second.cost < spoons { add([first, kept[next]], worth: worth + second.worth, to: &found) }
                    continue
                }
                for last in (next + 1)..<max(kept.count, next + 1) {
                    let third = items[kept[last]]
                    let all = worth + second.worth + third.worth
                    guard isWanted(all, found) else { break }
                    let isEnough = cost + second.cost + third.cost >= spoons
                    if isEnough, cost + third.cost < spoons, second.cost + third.cost < spoons {
                        add([first, kept[next], kept[last]], worth: all, to: &found)
                    }
                }
            }
        }
        return found.map { $0.positions }
    }

    private struct Found {
        /// Ascending.
        let positions: [Int]
        let worth: Int

        func isBetter(than other: Found) -> Bool {
            if worth != other.worth { return worth < other.worth }
            if positions.count != other.positions.count { return positions.count < other.positions.count }
            for index in positions.indices.reversed() where positions[index] != other.positions[index] {
                return positions[index] > other.positions[index]
            }
            return false
        }
    }

    /// Whether a set of such a worth can be among the best.
    private static func isWanted(_ worth: Int, _ found: [Found]) -> Bool {
        guard found.count == mostSwaps, let last = found.last else { return true }
        return worth <= last.worth
    }

    private static func add(_ positions: [Int], worth: Int, to found: inout [Found]) {
        let order = sortedIndices(positions.count) { positions[$0] < positions[$1] }
        let one = Found(positions: order.map { positions[$0] }, worth: worth)
        var position = found.count
        while position > 0, one.isBetter(than: found[position - 1]) { position -= 1 }
        found.insert(one, at: position)
        if found.count > mostSwaps { found.removeLast() }
    }

    /// The positions of the tasks that can be part of one of the best swaps, the least worth first, and among equals the later task first.
    ///
    /// Another task of the same cost and a better position in this order can always replace a task. So a swap with a task before
    /// which more than that many of its cost stand is worse than as many other swaps as are offered.
    private static func candidates(_ items: [Weighed]) -> [Int] {
        let order = sortedIndices(items.count) { one, other in
            let (mine, theirs) = (items[one], items[other])
            return mine.worth != theirs.worth ? mine.worth < theirs.worth : one > other
        }
        var alike = [Int](repeating: 0, count: Costs.range.upperBound + 1)
        var kept: [Int] = []
        for position in order where alike[items[position].cost] < mostTasks + mostSwaps - 1 {
            alike[items[position].cost] += 1
            kept.append(position)
        }
        return kept
    }
}
