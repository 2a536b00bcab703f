import Facts
import Planner
import Storage

/// The facts that a device sent, sorted by space: a fact's own name says whether it is personal or lies in a shared list, and the account's
/// memberships say whether it may be written there.
struct FactsBySpace {
    /// The facts for the account's own space.
    private(set) var personal: [Fact] = []
    /// The facts for shared lists.
    private(set) var shared: [UInt32: [Fact]] = [:]
    /// The facts that are stored nowhere.
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
        guard let number = fact.entity.sharedSpace else { return FactChecks.refusal(of: fact, now: now) }
        // A fact with such a name from an old device is a mistake, and must not reach anybody.
        guard let memberships else { return .unfit }
        guard let role = memberships[number]?.role, role >= .edit, SharedEntities.takes(fact.entity, fact.field) else {
            return .unshared
        }
        return FactChecks.refusal(of: fact, now: now)
    }
}
