package import Facts

/// Which facts of a push a space takes, and where it stands afterwards. The rule of both stores, which only fetch and write the rows.
package struct IngestPlan {
    /// The rows to write, the first with the sequence number after ``Pushed/before``, each next one the next.
    package private(set) var news: [FactRow] = []
    /// The facts that found no room.
    package private(set) var refused: [FieldName] = []
    /// How the space stands once they are written.
    package private(set) var state: SpaceState
    private let before: SpaceState

    /// Sorts out the new facts.
    ///
    /// - Parameters:
    ///   - rows: of ``rows(of:)``.
    ///   - isWhole: whether nothing is taken if something finds no room.
    ///   - known: the stored version of a row.
    package init<Fault>(
        _ rows: [FactRow],
        in state: SpaceState,
        within limits: SpaceLimits,
        isWhole: Bool = false,
        known: (FactRow) throws(Fault) -> FactRow.Known?
    ) throws(Fault) {
        before = state
        self.state = state
        for row in rows {
            let known = try known(row)
            if let known, !row.isNewer(than: known) { continue }
            let growth = Int64(row.value.count - (known?.length ?? 0))
            let facts = self.state.facts + (known == nil ? 1 : 0)
            // A fact that makes a space smaller, or only notes a deletion, is taken in a full one too: or nobody could make room.
            guard growth <= 0 || self.state.bytes + growth <= limits.bytes, known != nil || facts <= limits.facts else {
                refused.append(FieldName(Entity(key: row.key.entity), Field(rawValue: row.key.field)))
                continue
            }
            news.append(row)
            self.state.facts = facts
            self.state.bytes += growth
            self.state.sequence += 1
        }
        guard isWhole, !refused.isEmpty else { return }
        news = []
        self.state = before
    }

    /// The answer to the device that pushed, if all of it was given up.
    package var nothing: Pushed {
        Pushed(epoch: before.epoch, before: before.sequence, after: before.sequence, refused: refused)
    }

    /// The answer to the device that pushed.
    package var outcome: Pushed {
        Pushed(epoch: state.epoch, before: before.sequence, after: state.sequence, refused: refused)
    }

    /// The rows of these facts, ascending, of each field the newest: two transactions that take their rows in one order cannot wait for
    /// each other.
    package static func rows(of facts: [Fact]) -> [FactRow] {
        var newest: [FactRow.Key: FactRow] = [:]
        for fact in facts {
            let row = FactRow(fact)
            if let other = newest[row.key] {
                let known = FactRow.Known(timestamp: other.timestamp, length: other.value.count, value: other.value)
                guard row.isNewer(than: known) else { continue }
            }
            newest[row.key] = row
        }
        return newest.values.sorted { $0.key < $1.key }
    }
}
