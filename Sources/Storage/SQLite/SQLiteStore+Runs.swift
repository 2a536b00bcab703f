import Facts
import GRDB

extension SQLiteStore {
    /// Begins another run of the store.
    func beginRun() async throws(StoreFault) {
        try await run("INSERT INTO run (name, began) SELECT \(Int64.random(in: .min ... .max)), count FROM step")
    }

    var currentPosition: Statement { "SELECT name, count FROM run, step ORDER BY number DESC LIMIT 1" }

    func end(of position: StorePosition) -> Statement {
        """
        SELECT coalesce(
            (SELECT began FROM run WHERE number > this.number ORDER BY number LIMIT 1), (SELECT count FROM step)
        ) FROM run AS this WHERE name = \(Int64(bitPattern: position.run))
        """
    }

    /// Counts a transaction.
    static func takeStep(in database: Database) throws {
        try database.run("UPDATE step SET count = count + 1")
    }
}
