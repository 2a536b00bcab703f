import Facts
import Planner

/// The facts that merging made, in parts that are stored independently: facts that follow a shared list go together, out of the account's
/// own space and into the list's, and no list waits for another.
struct CarriedFacts {
    /// The parts: personal facts first, then those of each list by its number.
    let batches: [[Fact]]

    /// Sorts facts.
    init(_ facts: [Fact]) {
        var lists: [Identity: UInt32] = [:]
        for fact in facts {
            if let number = fact.entity.sharedSpace { lists[fact.entity.identity] = number }
        }
        var own: [Fact] = []
        var shared: [UInt32: [Fact]] = [:]
        for fact in facts {
            // A shared task and the person's own half of it have one identity.
            if let number = lists[fact.entity.identity] {
                shared[number, default: []].append(fact)
            } else {
                own.append(fact)
            }
        }
        batches = ([own] + shared.sorted { $0.key < $1.key }.map(\.value)).filter { !$0.isEmpty }
    }
}
