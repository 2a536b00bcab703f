import Facts

extension PlanReader {
    /// When the person last did something, as far as is known here, in milliseconds since 1970; nil: that is not known. Writes of
    /// other members in shared lists do not count: changes are personal.
    package var newestChange: Int64? {
        let all = Entity(.change, scope: .max, Identity(high: .max, low: .max))
        guard let last = replica.entity(below: all), last.kind == .change else { return nil }
        // The scope of a change is its day.
        var newest: Timestamp?
        for entity in replica.entities(.change, scopes: last.scope...last.scope) {
            guard let timestamp = replica[entity]?.entry(ChangeField.at)?.timestamp else { continue }
            if newest.map({ $0 < timestamp }) ?? true { newest = timestamp }
        }
        return newest.map { Int64(clamping: $0.time) }
    }
}
