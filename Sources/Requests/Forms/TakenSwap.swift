import Facts
import Pages
import Planner

/// A swap that the person took, as its button sends it.
struct TakenSwap {
    /// What the tasks that come in cost together, as the button said.
    let cost: Int
    /// The tasks that leave today's list.
    let out: [Identity]

    /// Reads the value of a button: the cost, then the tasks; nil for anything else.
    init?(_ value: String) {
        var parts = value.utf8.split(separator: UInt8(ascii: " ")).makeIterator()
        guard let first = parts.next(), let cost = Int(String(decoding: first, as: UTF8.self)) else { return nil }
        var out: [Identity] = []
        while let next = parts.next() {
            guard let task = Identity(hex: String(decoding: next, as: UTF8.self)) else { return nil }
            out.append(task)
        }
        if out.isEmpty { return nil }
        self.cost = cost
        self.out = out
    }
}

extension Submission {
    /// The tasks that leave today's list, if the person took a swap for tasks of that cost. Tasks whose cost has changed since are not
    /// what its button said: they come in only if they fit by themselves.
    func swap(for cost: Int?) -> [Identity] {
        guard let swap = form["swap"].flatMap({ TakenSwap($0) }), swap.cost == cost else { return [] }
        return swap.out
    }
}
