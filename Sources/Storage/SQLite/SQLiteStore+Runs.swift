import Facts
import GRDB

extension SQLiteStore {
    /// Begins another run of the store.
    func beginRun() async throws(StoreFault) {
        try await run("INSERT INTO run (name, began) SELECT \(Int64.random(in: .min ... .max)), count FROM step")
    }

    /// How far the store is.
    func position() async throws(StoreFault) -> StorePosition {
        let position = try await first("SELECT name, count FROM run, step ORDER BY number DESC LIMIT 1", StorePosition.init)
        guard let position else { throw .damaged("no run has begun") }
        return position
    }

    /// Whether the store was put back since it was there.
    func hasLost(_ position: StorePosition) async throws(StoreFault) -> Bool {
        // The end of a run is where the next one began; of the newest one, where the store is.
        let end = try await first(
            """
            SELECT coalesce(
                (SELECT began FROM run WHERE number > this.number ORDER BY number LIMIT 1), (SELECT count FROM step)
            ) FROM run AS this WHERE name = \(Int64(bitPattern: position.run))
            """
        ) { row throws(StoreFault) in try row.value(0, as: Int64.self) }
        return end.map { position.step > UInt64(bitPattern: $0) } ?? true
    }

    /// Counts a transaction.
    static func takeStep(in database: Database) throws {
        try database.run("UPDATE step SET count = count + 1")
    }
}
