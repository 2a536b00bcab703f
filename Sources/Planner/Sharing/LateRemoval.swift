import Facts

/// Removals from shared lists that reach a device long after they say they were made: a device was away, or a member chose the timestamp.
/// They are told as long as any other from when the person learned of them.
extension PlanReader {
    /// Removals that come later than this, in milliseconds, are noted.
    private static let late: Int64 = 86_400_000

    /// The person's own halves of what is here until now, and which these facts, not known here yet, say was removed long before the newest
    /// fact that is known here.
    ///
    /// What of a space was removed before it is read for the first time is not told.
    func lateRemovals(before facts: [Fact]) -> [Entity] {
        guard !spaces.isEmpty else { return [] }
        var late: [Entity] = []
        for fact in facts where !fact.value.isAbsent && replica.newest - Int64(clamping: fact.timestamp.time) > Self.late {
            guard let space = fact.entity.sharedSpace, !arriving.contains(space), isHere(fact.entity),
                fact.field == DeletionFields(of: fact.entity.kind)?.deleted
            else { continue }
            late.append(Entity(fact.entity.kind, fact.entity.identity))
        }
        return late
    }

    /// Notes for all devices of the person that they learn of these now.
    func learned(_ removals: [Entity], _ timestamp: Timestamp) -> [Fact] {
        removals.map { Fact($0, $0.learnedField, .integer(Int64(clamping: timestamp.time)), timestamp) }
    }

    /// Whether something that was removed in a shared list is still told, and can be brought back.
    func isRecent(_ mark: Timestamp, of removed: Entity, at instant: Instant) -> Bool {
        isRemoved(mark, removed, since: instant.time - Int64(History.days) * 86_400_000)
    }

    /// Whether something was removed in a shared list at a moment or after it, or the person learned of it then.
    func isRemoved(_ mark: Timestamp, _ removed: Entity, since moment: Int64) -> Bool {
        let own = Entity(removed.kind, removed.identity)
        return moment <= max(Int64(clamping: mark.time), replica.value(own, own.learnedField).integer ?? 0)
    }
}

extension Entity {
    fileprivate var learnedField: Field { kind == .task ? TaskField.learned : ListField.learned }
}
