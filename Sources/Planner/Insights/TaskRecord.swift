package import Facts

/// The planned and the actual costs of one task, each time it was done.
package final class TaskRecord: @unchecked Sendable {
    package let identity: Identity
    /// The task as it stands; nil: it was deleted.
    package let task: TaskEntry?
    /// The list it is in.
    let list: Identity?
    /// Its planned costs, the earliest first.
    package private(set) var planned: [Int] = []
    /// Its costs: the actual ones, if recorded, or else the planned ones.
    package private(set) var took: [Int] = []

    init(_ identity: Identity, _ task: TaskEntry?, _ list: Identity?) {
        self.identity = identity
        self.task = task
        self.list = list
    }

    func add(planned cost: Int, took spent: Int) {
        planned.append(cost)
        took.append(spent)
    }

    /// Its last costs, the earliest first.
    @inline(never)
    package func last(_ times: Int) -> [Int] {
        Array(took.suffix(times))
    }
}

extension Insights {
    /// The tasks that took most in all, the most costly first; those that were deleted are left out.
    @inline(never)
    package func costliest(_ count: Int) -> [TaskRecord] {
        var records: [TaskRecord] = []
        var sums: [Int] = []
        for record in tasks {
            guard let task = record.task, !task.isRest else { continue }
            var sum = 0
            for took in record.took { sum += took }
            guard sum > 0 else { continue }
            records.append(record)
            sums.append(sum)
        }
        var most: [TaskRecord] = []
        for index in sortedIndices(records.count, by: { sums[$0] > sums[$1] }) where most.count < count {
            most.append(records[index])
        }
        return most
    }
}
