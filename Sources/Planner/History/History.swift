import Facts

/// The changes that were made, and how to undo them.
package enum History {
    /// How long a change can be undone.
    package static let days: UInt32 = 30
}

extension PlanReader {
    /// The newest changes first, without their undos, which show on the changes themselves.
    ///
    /// - Parameters:
    ///   - instant: changes are looked for from here back.
    ///   - limit: how many at most.
    ///   - skipping: how many of the newest to leave out.
    package func changes(before instant: Instant, limit: Int, skipping: Int = 0) -> [Change] {
        var found: [Change] = []
        let newest = instant.utcDay + 1
        for back in 0...(History.days + 1) where newest >= back {
            var ofDay: [(Timestamp, Change)] = []
            for entity in replica.entities(.change, scopes: (newest - back)...(newest - back)) {
                guard let record = replica[entity], let change = Change(entity, record), change.name != .undid,
                    let timestamp = record.entry(ChangeField.at)?.timestamp
                else { continue }
                ofDay.append((timestamp, change))
            }
            // By timestamp, which no wall clock can turn back, so that changes stand in the order they were done.
            for index in sortedIndices(ofDay.count, by: { ofDay[$1].0 < ofDay[$0].0 }) { found.append(ofDay[index].1) }
            if found.count >= skipping + limit { break }
        }
        return Array(found.dropFirst(skipping).prefix(limit))
    }
}
