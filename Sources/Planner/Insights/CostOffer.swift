import Facts

/// An offer to change the usual cost of a task to the actual cost that it took again and again. It is never made by itself.
package struct CostOffer: Equatable, Sendable {
    package let task: TaskEntry
    /// Its usual cost now.
    package let usual: Int
    /// The most frequent actual cost.
    package let cost: Int
    /// The last actual costs, the earliest first.
    package let took: [Int]

    /// How many times a task must be done before a higher cost is offered.
    package static let timesUp = 5
    /// How many times before a lower one is: too low a cost promises spoons that are not there.
    package static let timesDown = 10
}

extension Insights {
    /// The tasks that took something else than they usually cost, more than half of the last 5 times; of those that took less, of the last
    /// 10. A number that was declined is not offered again.
    @inline(never)
    package func offers(in space: PlanReader) -> [CostOffer] {
        var offers: [CostOffer] = []
        for record in tasks {
            guard let task = record.task, !task.isRest, let usual = task.cost else { continue }
            guard
                let offer = Self.most(record, CostOffer.timesUp, above: usual)
                    ?? Self.most(record, CostOffer.timesDown, below: usual)
            else { continue }
            guard space.declinedCost(of: task.identity) != offer.cost else { continue }
            offers.append(CostOffer(task: task, usual: usual, cost: offer.cost, took: record.last(offer.times)))
        }
        return offers
    }

    private static func most(_ record: TaskRecord, _ times: Int, above usual: Int) -> (cost: Int, times: Int)? {
        most(record, times) { $0 > usual }
    }

    private static func most(_ record: TaskRecord, _ times: Int, below usual: Int) -> (cost: Int, times: Int)? {
        most(record, times) { $0 < usual }
    }

    /// The number that it took more than half of the last times.
    private static func most(_ record: TaskRecord, _ times: Int, _ isWanted: (Int) -> Bool) -> (cost: Int, times: Int)? {
        guard record.took.count >= times else { return nil }
        let last = record.last(times)
        guard let cost = Median.of(last), Costs.range.contains(cost), isWanted(cost) else { return nil }
        // A number that more than half are is in the middle of them.
        var count = 0
        for number in last where number == cost { count += 1 }
        return count * 2 > times ? (cost, times) : nil
    }
}

extension PlanReader {
    /// The cost that was offered for a task, and declined.
    func declinedCost(of task: Identity) -> Int? {
        replica.value(.dismissal(task), DismissalField.declined).integer.map { Int(clamping: $0) }
    }
}
