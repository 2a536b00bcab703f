import Facts
import Planner
import Storage

/// What a device sent, sorted by where it goes: a fact's own name says whether it is personal or lies in a shared list, and the account's
/// memberships say whether it may be written there.
struct SortedPush {
    /// What goes into the account's own space.
    private(set) var personal: [Fact] = []
    /// What goes into shared lists.
    private(set) var shared: [UInt32: [Fact]] = [:]
    /// What goes nowhere.
    private(set) var refused: [SyncAnswer.Refused] = []

    /// Sorts facts.
    ///
    /// - Parameter memberships: nil for a device that knows nothing of shared lists.
    init(_ batches: [Batch], with memberships: [UInt32: Membership]?, now: Int64) {
        for batch in batches {
            for fact in batch.facts {
                if let reason = Self.refusal(of: fact, memberships, now: now) {
                    refused.append(SyncAnswer.Refused(FieldName(fact.entity, fact.field), reason))
                } else if let number = fact.entity.sharedSpace {
                    shared[number, default: []].append(fact)
                } else {
                    personal.append(fact)
                }
            }
        }
    }

    private static func refusal(of fact: Fact, _ memberships: [UInt32: Membership]?, now: Int64) -> SyncAnswer.Refusal? {
        guard let number = fact.entity.sharedSpace else { return FactRules.refusal(of: fact, now: now) }
        // What an old device sends with such a name is a mistake, and must not reach anybody.
        guard let memberships else { return .unfit }
        guard let role = memberships[number]?.role, role >= .edit, SharedEntities.takes(fact.entity, fact.field) else {
            return .unshared
        }
        return FactRules.refusal(of: fact, now: now)
    }
}
