/// The best assignment of tasks to a few days at once: a knapsack for each day, solved exactly and together by dynamic programming.
///
/// The table has a cell for each number of spoons of each day, so it is for days that have little room together.
struct ExactDays {
    /// How many cells the table has.
    let cells: Int
    private let rooms: [Int]
    /// How far apart in the table two cells are that differ by one spoon of a day.
    private let strides: [Int]
    private var best: [Int32]
    /// Of each day and cell: how many spoons of the day the cell stands for.
    private var spoons: [UInt8]

    /// - Parameter rooms: the spoons of each day, 0–99.
    init(_ rooms: [Int]) {
        self.rooms = rooms
        var strides: [Int] = []
        var cells = 1
        for room in rooms {
            strides.append(cells)
            cells *= room + 1
        }
        self.strides = strides
        self.cells = cells
        best = []
        spoons = [UInt8](repeating: 0, count: cells * rooms.count)
        for (day, room) in rooms.enumerated() {
            for cell in 0..<cells { spoons[day * cells + cell] = UInt8(cell / strides[day] % (room + 1)) }
        }
    }

    /// How many cells a table for such days has.
    static func cells(_ rooms: [Int]) -> Int {
        var cells = 1
        for room in rooms { cells *= room + 1 }
        return cells
    }

    /// Assigns tasks that stand in order.
    ///
    /// - Parameters:
    ///   - costs: the spoons of each task, at least 1.
    ///   - worths: of each task what it is worth on each of the days, one after the other; 0 where it cannot be.
    /// - Returns: the place of its day for each task, -1 for none; and what all of them are worth.
    mutating func choice(_ costs: [Int], _ worths: [Int]) -> (days: [Int], worth: Int) {
        let count = rooms.count
        let cells = cells
        best = [Int32](repeating: 0, count: cells)
        // Of each task and cell: 0 for no day, otherwise the place of the day and one.
        var taken = [UInt8](repeating: 0, count: cells * costs.count)
        var row = costs.count
        while row > 0 {
            row -= 1
            let start = row * cells
            var cell = cells - 1
            while cell > 0 {
                var most = best[cell]
                var which: UInt8 = 0
                var day = 0
                while day < count {
                    let worth = worths[row * count + day]
                    if worth > 0, Int(spoons[day * cells + cell]) >= costs[row] {
                        let with = best[cell - costs[row] * strides[day]] + Int32(worth)
                        if with > most || (with == most && which == 0) {
                            most = with
                            which = UInt8(day + 1)
                        }
                    }
                    day += 1
                }
                if which > 0 {
                    best[cell] = most
                    taken[start + cell] = which
                }
                cell -= 1
            }
        }
        return trace(costs, taken)
    }

    private func trace(_ costs: [Int], _ taken: [UInt8]) -> (days: [Int], worth: Int) {
        var cell = cells - 1
        let worth = best[cell]
        // Of what is worth the same, what takes the fewest spoons.
        for (day, stride) in strides.enumerated() {
            while spoons[day * cells + cell] > 0, best[cell - stride] == worth { cell -= stride }
        }
        var days = [Int](repeating: -1, count: costs.count)
        for row in 0..<costs.count {
            let day = Int(taken[row * cells + cell]) - 1
            guard day >= 0 else { continue }
            days[row] = day
            cell -= costs[row] * strides[day]
        }
        return (days, Int(worth))
    }
}
