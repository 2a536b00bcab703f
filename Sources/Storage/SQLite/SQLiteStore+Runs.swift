import Facts
import GRDB

extension SQLiteStore {
    /// Begins another run of the store.
    func beginRun() async throws(StoreFault) {
        try await write { database in
            try database.execute(
                sql: "INSERT INTO run (name, began) SELECT ?, count FROM step",
                arguments: [Int64.random(in: .min ... .max)]
            )
        }
    }

    /// How far the store is.
    func position() async throws(StoreFault) -> StorePosition {
        try await read { database in
            let sql = "SELECT name, count FROM run, step ORDER BY number DESC LIMIT 1"
            let row = try Row.fetchOne(database.cachedStatement(sql: sql))
            guard let row else { throw StoreFault.damaged("no run has begun") }
            return StorePosition(run: UInt64(bitPattern: row[0]), step: UInt64(bitPattern: row[1]))
        }
    }

    /// Whether the store was put back since it was there.
    func hasLost(_ position: StorePosition) async throws(StoreFault) -> Bool {
        try await read { database in
            // The end of a run is where the next one began; of the newest one, where the store is.
            let sql = """
                SELECT coalesce(
                    (SELECT began FROM run WHERE number > this.number ORDER BY number LIMIT 1), (SELECT count FROM step)
                ) FROM run AS this WHERE name = ?
                """
            let name = Int64(bitPattern: position.run)
            let end = try Int64.fetchOne(database.cachedStatement(sql: sql), arguments: [name])
            return end.map { position.step > UInt64(bitPattern: $0) } ?? true
        }
    }

    /// Counts a transaction.
    static func takeStep(in database: Database) throws {
        try database.cachedStatement(sql: "UPDATE step SET count = count + 1").execute()
    }
}
