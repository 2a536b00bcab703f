import Facts

/// The spoons used for each kind of energy and in each group of lists.
package struct WhereItWent: Sendable {
    /// All used spoons.
    package internal(set) var used = 0
    /// The spoons used for tasks of each ``EnergyKind``, by its number.
    package internal(set) var kinds = [0, 0, 0, 0]
    /// The spoons used in the lists of each category, and in each list without one; tasks in no list come last.
    package internal(set) var groups: [(name: String, used: Int)] = []
    /// The spoons used for tasks in no list, and for those that were deleted since.
    package internal(set) var elsewhere = 0
    /// How many rests there were, and their minutes.
    package internal(set) var (rests, restMinutes) = (0, 0)

    /// The least number of days for a summary.
    package static let fewest = 7
}

extension Insights {
    /// Where it went on all the days that were walked over; nil if they are too few.
    @inline(never)
    package func whereItWent(in space: PlanReader) -> WhereItWent? {
        guard days.count >= WhereItWent.fewest else { return nil }
        var went = WhereItWent()
        for day in days {
            went.used += day.used
            went.rests += day.rests
            went.restMinutes += day.restMinutes
            for kind in 0..<4 { went.kinds[kind] += day.kinds[kind] }
        }
        var positions: [Identity: Int] = [:]
        var sums: [(list: Identity, used: Int)] = []
        for record in tasks {
            var used = 0
            for took in record.took { used += took }
            guard let list = record.list else {
                went.elsewhere += used
                continue
            }
            if let position = positions[list] {
                sums[position].used += used
            } else {
                positions[list] = sums.count
                sums.append((list, used))
            }
        }
        var groups: [(name: String, used: Int)] = []
        for sum in sums where sum.used > 0 {
            if let list = space.list(sum.list) {
                groups.append((list.category.isEmpty ? list.name : list.category, sum.used))
            } else {
                went.elsewhere += sum.used
            }
        }
        went.groups = Self.joined(groups)
        let order = sortedIndices(went.groups.count) { went.groups[$0].used > went.groups[$1].used }
        went.groups = order.map { went.groups[$0] }
        return went
    }

    /// Those of one name as one, where the first of them stands.
    private static func joined(_ groups: [(name: String, used: Int)]) -> [(name: String, used: Int)] {
        var names: [[UInt8]] = []
        for group in groups { names.append(Array(group.name.utf8)) }
        var used = [Int](repeating: 0, count: groups.count)
        var first = 0
        let order = sortedIndices(groups.count) { names[$0].lexicographicallyPrecedes(names[$1]) }
        for (position, index) in order.enumerated() {
            // Equals keep their order: the first of a name comes first.
            if position == 0 || names[order[position - 1]] != names[index] { first = index }
            used[first] += groups[index].used
        }
        var joined: [(name: String, used: Int)] = []
        for index in groups.indices where used[index] > 0 { joined.append((groups[index].name, used[index])) }
        return joined
    }
}
