import Facts

/// The spoons used for each kind of energy and in each group of lists.
public struct WhereItWent: Sendable {
    /// All used spoons.
    public internal(set) var used = 0
    /// The spoons used for tasks of each ``EnergyKind``, by its number.
    public internal(set) var kinds = [0, 0, 0, 0]
    /// The spoons used in the lists of each category, and in each list without one; tasks in no list come last.
    public internal(set) var groups: [(name: String, used: Int)] = []
    /// The spoons used for tasks in no list, and for those that were deleted since.
    public internal(set) var elsewhere = 0
    /// How many rests there were, and their minutes.
    public internal(set) var (rests, restMinutes) = (0, 0)

    /// The least number of days for a summary.
    public static let fewest = 7
}

extension Insights {
    /// Where it went on all the days that were walked over; nil if they are too few.
    @inline(never)
    public func whereItWent(in space: PersonalSpace) -> WhereItWent? {
        guard days.count >= WhereItWent.fewest else { return nil }
        var went = WhereItWent()
        for day in days {
            went.used += day.used
            went.rests += day.rests
            went.restMinutes += day.restMinutes
            for kind in 0..<4 { went.kinds[kind] += day.kinds[kind] }
        }
        var places: [Identity: Int] = [:]
        var sums: [(list: Identity, used: Int)] = []
        for record in tasks {
            var used = 0
            for took in record.took { used += took }
            guard let list = record.list else {
                went.elsewhere += used
                continue
            }
            if let place = places[list] {
                sums[place].used += used
            } else {
                places[list] = sums.count
                sums.append((list, used))
            }
        }
        for sum in sums where sum.used > 0 {
            went.add(sum.used, to: space.list(sum.list).map { $0.category.isEmpty ? $0.name : $0.category })
        }
        let order = sortedIndices(went.groups.count) { went.groups[$0].used > went.groups[$1].used }
        went.groups = order.map { went.groups[$0] }
        return went
    }
}

extension WhereItWent {
    fileprivate mutating func add(_ spoons: Int, to name: String?) {
        guard let name else { return elsewhere += spoons }
        for index in 0..<groups.count where ByteString(groups[index].name) == ByteString(name) {
            groups[index].used += spoons
            return
        }
        groups.append((name, spoons))
    }
}
