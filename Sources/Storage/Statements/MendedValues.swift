import Facts
import Planner

/// Stored values beyond the bounds of their fields, which older versions took from files.
extension StatementStore {
    /// The name under which the store notes that it was looked through.
    private static var mark: String { "values within bounds" }
    /// A longer value is read alone: there may be any number of them.
    private static var longest: Int64 { 4096 }
    private static var page: Int64 { 1000 }

    func mendValues() async throws(StoreFault) -> Int {
        if try await exists("SELECT 1 FROM secret WHERE name = \(Self.mark)") { return 0 }
        var (count, last): (Int, [BoundValue]?) = (0, nil)
        while true {
            let spaces = try await all(Table.space.page(after: last), size: .many) { row throws(StoreFault) in
                (values: try Table.space.values(of: row), space: try row.value(0, as: SpaceID.self))
            }
            guard let end = spaces.last else { break }
            last = end.values
            for (_, space) in spaces { count += try await mendValues(in: space) }
        }
        if count > 0 { try await run("DELETE FROM account_snapshot") }
        _ = try await secret(Self.mark, otherwise: [1])
        return count
    }

    private func mendValues(in space: SpaceID) async throws(StoreFault) -> Int {
        var (count, last): (Int, FactRow.Key) = (0, FactRow.Key(after: nil))
        while true {
            let rows = try await all(
                """
                SELECT thing, field, CASE WHEN length(value) <= \(Self.longest) THEN value END, stamp FROM fact
                WHERE space = \(space) AND (thing, field) > (\(last.entity), \(Int64(last.field)))
                ORDER BY thing, field LIMIT \(Self.page)
                """,
                size: .many
            ) { row throws(StoreFault) in
                let field = UInt16(truncatingIfNeeded: try row.value(1, as: Int64.self))
                return (
                    key: FactRow.Key(entity: try row.value(0), field: field),
                    value: try row.value(2, as: [UInt8]?.self),
                    timestamp: try row.value(3, as: [UInt8].self)
                )
            }
            guard let end = rows.last else { return count }
            last = end.key
            for row in rows {
                let value = if let value = row.value { value } else { try await value(of: row.key, in: space) }
                let fact = try FactRow(key: row.key, value: value, timestamp: row.timestamp).stored()
                if FactCheck.fits(fact) { continue }
                try await mend(fact, in: space)
                count += 1
            }
        }
    }

    private func value(of key: FactRow.Key, in space: SpaceID) async throws(StoreFault) -> [UInt8] {
        try await first(
            "SELECT value FROM fact WHERE space = \(space) AND thing = \(key.entity) AND field = \(Int64(key.field))"
        ) { row throws(StoreFault) in try row.value(0, as: [UInt8].self) } ?? [0xf6]
    }

    /// Stores a value within its bounds, and the whole of a text in notes first: of a shared list's, with its owner.
    private func mend(_ fact: Fact, in space: SpaceID) async throws(StoreFault) {
        let whole = fact.wholeText
        if !whole.isEmpty, let own = try await personalSpace(for: space) {
            _ = try await push([Push(unchecked: whole, to: own, within: .none)], isWhole: true)
        }
        _ = try await push([Push(unchecked: [fact.fitted], to: space, within: .none)], isWhole: true)
    }

    /// The space itself, or of a shared one the own space of its owner.
    private func personalSpace(for space: SpaceID) async throws(StoreFault) -> SpaceID? {
        let shared = try await first("SELECT \(columns: .sharedSpace) FROM shared_space WHERE space = \(space)", SharedList.init)
        guard let number = shared?.number else { return space }
        guard let owner = try await members(of: [number])[number]?.first else { return nil }
        return try await account(owner.account)?.space
    }
}

extension SpaceLimits {
    /// Whatever comes.
    fileprivate static let none = SpaceLimits(facts: .max, bytes: .max)
}
