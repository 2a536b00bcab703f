/// The best assignment of tasks to a few days at once: a knapsack for each day, solved exactly and together by dynamic programming.
///
/// The table has a cell for each number of spoons of each day, so it is for days that have little room together.
struct ExactDays {
    /// How many cells the table has.
    let cells: Int
    private let rooms: [Int]
    /// How far apart in the table two cells are that differ by one spoon of a day.
    private var strides: [Int] = []

    /// - Parameter rooms: the spoons of each day, 0–99.
    init(_ rooms: [Int]) {
        self.rooms = rooms
        var cells = 1
        for room in rooms {
            strides.append(cells)
            cells *= room + 1
        }
        self.cells = cells
    }

    /// Assigns tasks that stand in order: where two assignments are alike, the earlier task wins.
    ///
    /// - Parameters:
    ///   - costs: the spoons of each task, at least 1.
    ///   - worths: the worth of each task on each of the days, one after the other; 0 if it cannot be there.
    /// - Returns: the index of its day for each task, -1 for none; and the worth of all of them.
    func choice(_ costs: [Int], _ worths: [Int]) -> (days: [Int], worth: Int) {
        // A row for each task: the most that the tasks from this one on are worth within so many spoons of each day.
        var table = [Int32](repeating: 0, count: cells * (costs.count + 1))
        table.withUnsafeMutableBufferPointer { table in
            var row = costs.count
            while row > 0 {
                row -= 1
                fill(table, row, costs[row], worths)
            }
        }
        return trace(table, costs, worths)
    }

    private func fill(_ table: UnsafeMutableBufferPointer<Int32>, _ row: Int, _ cost: Int, _ worths: [Int]) {
        let (here, next) = (row * cells, (row + 1) * cells)
        var cell = 0
        while cell < cells {
            table[here &+ cell] = table[next &+ cell]
            cell &+= 1
        }
        for day in 0..<rooms.count where worths[row * rooms.count + day] > 0 {
            let worth = Int32(truncatingIfNeeded: worths[row * rooms.count + day])
            let shift = cost * strides[day]
            let block = strides[day] * (rooms[day] + 1)
            // The cells that have enough spoons of this day lie side by side at the end of each block.
            var end = 0
            while end < cells {
                cell = end + shift
                end += block
                while cell < end {
                    table[here &+ cell] = max(table[here &+ cell], table[next &+ cell &- shift] &+ worth)
                    cell &+= 1
                }
            }
        }
    }

    private func trace(_ table: [Int32], _ costs: [Int], _ worths: [Int]) -> (days: [Int], worth: Int) {
        var cell = cells - 1
        var spoons = rooms
        let worth = table[cell]
        // Of sets of the same worth, the one that takes the fewest spoons.
        for day in 0..<rooms.count {
            while spoons[day] > 0, table[cell - strides[day]] == worth {
                cell -= strides[day]
                spoons[day] -= 1
            }
        }
        var days = [Int](repeating: -1, count: costs.count)
        for row in 0..<costs.count {
            for day in 0..<rooms.count where worths[row * rooms.count + day] > 0 && spoons[day] >= costs[row] {
                let former = cell - costs[row] * strides[day]
                guard Int(table[(row + 1) * cells + former]) + worths[row * rooms.count + day] == Int(table[row * cells + cell])
                else { continue }
                days[row] = day
                spoons[day] -= costs[row]
                cell = former
                break
            }
        }
        return (days, Int(worth))
    }
}
