package import Facts

/// Facts that were checked, sorted by the space they belong to. A store takes no others: by every way in, a member can do in no way what a
/// device's push may not.
package struct CheckedFacts: Sendable {
    /// Facts for one space that follow the rules of ``FactCheck``.
    package struct Space: Sendable {
        /// The facts.
        package fileprivate(set) var facts: [Fact] = []

        /// No facts.
        fileprivate init() {}
    }

    /// The facts for the account's own space.
    package private(set) var personal = Space()
    /// The facts for shared lists, by the number of each.
    package private(set) var shared: [UInt32: Space] = [:]
    /// The facts that are stored nowhere.
    package private(set) var refused: [SyncAnswer.Refused] = []

    /// Checks facts: a fact's own name says whether it is personal or lies in a shared list, and the account's roles say whether it may be
    /// written there.
    ///
    /// - Parameters:
    ///   - roles: the account's roles in shared lists; nil for a device that knows nothing of shared lists.
    ///   - names: by which names the others there see the account. A fact may name no other as the member who did something.
    ///   - now: milliseconds since 1970.
    package init(_ facts: [Fact], roles: [UInt32: SpaceRole]?, names: [UInt32: String] = [:], now: Int64) {
        for fact in facts {
            if let reason = Self.refusal(of: fact, roles, names, now: now) {
                refused.append(SyncAnswer.Refused(FieldName(fact.entity, fact.field), reason))
            } else if let number = fact.entity.sharedSpace {
                shared[number, default: Space()].facts.append(fact)
            } else {
                personal.facts.append(fact)
            }
        }
    }

    private static func refusal(
        of fact: Fact,
        _ roles: [UInt32: SpaceRole]?,
        _ names: [UInt32: String],
        now: Int64
    ) -> SyncAnswer.Refusal? {
        guard let number = fact.entity.sharedSpace else { return FactCheck.refusal(of: fact, now: now) }
        // A fact with such a name from an old device is a mistake, and must not reach anybody.
        guard let roles else { return .unfit }
        guard let role = roles[number], role >= .edit, SharedEntities.takes(fact.entity, fact.field) else { return .unshared }
        if let reason = FactCheck.refusal(of: fact, now: now) { return reason }
        guard fact.namesMember, let name = fact.value.text else { return nil }
        return names[number].map { ByteString($0) } == ByteString(name) ? nil : .otherMember
    }

    /// Whether a fact was refused because its timestamp is too far ahead.
    package var hasAhead: Bool { refused.contains { $0.reason == .ahead } }
}
