/// Reading whole tables, some rows at a time, for a backup or a check.
extension PostgreSQLStore {
    /// Makes all later statements of a transaction see one moment. Where tables lie on several machines, it is one moment of each machine.
    func beginReadingAll(in transaction: PostgreSQLTransaction) async throws(StoreFault) {
        try await transaction.together(["SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"])
        // With more than one connection to a machine there would be a moment for each of them.
        if isDistributed { try await transaction.together(["SET LOCAL citus.max_adaptive_executor_pool_size TO 1"]) }
    }

    /// Reads all rows of a table.
    ///
    /// - Parameters:
    ///   - transaction: one that ``beginReadingAll(in:)`` began.
    ///   - body: is given the next rows, with the table's columns as a backup has them.
    func readAll(
        _ table: Table,
        in transaction: PostgreSQLTransaction,
        _ body: ([StatementRow]) async throws(StoreFault) -> Void
    ) async throws(StoreFault) {
        // The machine that is asked would collect what a cursor finds on others before it gives the first row.
        if isDistributed, table.name.description == Table.fact.name.description {
            return try await readAllFacts(in: transaction, body)
        }
        try await transaction.together(["DECLARE whole CURSOR FOR \(table.backup)"])
        while true {
            let fetch: Statement = table.copiedAtOnce == 100 ? "FETCH 100 FROM whole" : "FETCH 1000 FROM whole"
            let rows = try await transaction.together([fetch])[0]
            if rows.isEmpty { break }
            try await body(rows)
        }
        try await transaction.together(["CLOSE whole"])
    }

    /// Reads the facts of one space after another.
    private func readAllFacts(
        in transaction: PostgreSQLTransaction,
        _ body: ([StatementRow]) async throws(StoreFault) -> Void
    ) async throws(StoreFault) {
        var lastSpace: [BoundValue]?
        while true {
            let spaces = try await transaction.together([Table.space.page(after: lastSpace)])[0]
            guard let last = spaces.last else { return }
            for row in spaces {
                let space: [UInt8] = try row.value(0)
                var sequence = Int64.min
                while true {
                    let facts = try await transaction.together([
                        """
                        SELECT \(columns: .fact) FROM fact WHERE space = \(space) AND sequence > \(sequence)
                        ORDER BY sequence LIMIT \(Table.fact.copiedAtOnce)
                        """
                    ])[0]
                    guard let last = facts.last else { break }
                    try await body(facts)
                    sequence = try last.value(5)
                }
            }
            lastSpace = try Table.space.values(of: last)
        }
    }
}
