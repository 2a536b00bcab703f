package import Facts

extension PlanReader {
    /// Everything, compacted, without data that can no longer be asked for: commands older than ``History/days``, and all but the mark of
    /// entities that were deleted before that.
    ///
    /// - Parameter now: milliseconds since 1970.
    package func snapshot(now: Int64) -> [UInt8] {
        replica.snapshot(index: lists.packed(), keeping: retention(now: now))
    }

    /// How many facts one page of everything has at most.
    private static let pageOfFacts = 2000

    /// A page of everything, for a receiver that needs all of it; see ``Facts/Replica/page(from:facts:bytes:)``.
    ///
    /// - Parameters:
    ///   - first: where the page before said that this one begins; nil: at the beginning.
    ///   - bytes: after so many bytes of values the page ends.
    package func page(from first: Entity?, bytes: Int) -> Replica.FactPage {
        replica.page(from: first, facts: Self.pageOfFacts, bytes: bytes)
    }

    /// The part of each entity that a snapshot keeps.
    package func retention(now: Int64) -> (Entity) -> Replica.Retention {
        let today = Instant(time: now, offset: 0).utcDay
        let oldest = today > History.days ? today - History.days : 0
        let horizon = Int64(oldest) * 86_400_000
        return { [replica, self] entity in
            switch entity.kind {
            case .change where entity.scope < oldest: return .nothing
            case .earlier:
                if let putAway = replica.value(entity, EarlierField.putAway).integer {
                    return putAway < horizon ? .only(EarlierField.putAway) : .whole
                }
                // Titles and dates are offered for as long as changes are kept; long texts until somebody puts them away.
                guard let version = replica[entity].flatMap({ KeptVersion(entity, $0) }) else { return .whole }
                return Int64(clamping: version.noticed.time) < horizon ? .nothing : .whole
            default:
                // A subject that was merged still points to the one that stands for it.
                guard entity.kind != .subject, let marks = DeletionFields(of: entity.kind),
                    let mark = replica[entity]?.entry(marks.deleted), let deleted = mark.value.integer, deleted < horizon,
                    entity.sharedSpace == nil || !self.isRemoved(mark.timestamp, entity, since: horizon)
                else { return .whole }
                return .only(marks.deleted)
            }
        }
    }
}
