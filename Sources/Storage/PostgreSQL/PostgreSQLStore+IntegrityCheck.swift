extension PostgreSQLStore {
    /// Checks all data, as it is at one moment, and returns the problems found.
    func examine(now: Int64?) async throws(StoreFault) -> [String] {
        try await write { transaction throws(StoreFault) in
            try await beginReadingAll(in: transaction)
            var checks: [[UInt8]: IntegrityCheck] = [:]
            for row in try await transaction.all(.spaces, { $0 }) {
                let space: [UInt8] = try row.value(0)
                checks[space] = IntegrityCheck(of: space, state: try SpaceState(row), now: now)
            }
            var lost = 0
            try await readAll(.fact, in: transaction) { rows throws(StoreFault) in
                for row in rows {
                    let fact = try FactRow(row.dropFirst(1))
                    if checks[try row.value(0)]?.look(at: fact, sequence: try row.value(5)) == nil { lost += 1 }
                }
            }
            if isDistributed {
                // They were read by space.
                lost +=
                    try await transaction.first(
                        "SELECT count(*) FROM fact WHERE NOT EXISTS (SELECT 1 FROM space WHERE id = fact.space)"
                    ) { row throws(StoreFault) in try row.value(0, as: Int.self) } ?? 0
            }
            var findings = checks.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap(\.value.findings)
            if lost > 0 { findings.append("\(lost) facts are of no space") }
            for relation in IntegrityCheck.relations {
                let count = try await transaction.first(relation.count) { row throws(StoreFault) in
                    try row.value(0, as: Int64.self)
                }
                if let count, count > 0 { findings.append("\(count) \(relation.words)") }
            }
            return findings
        }
    }
}
