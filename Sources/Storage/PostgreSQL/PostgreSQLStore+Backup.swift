import Foundation
import GRDB
import PostgreSQL

extension PostgreSQLStore {
    /// Copies everything, as it is at one moment, into a SQLite file that must not be there yet. The store goes on meanwhile.
    ///
    /// The file is a backup like any other: it can become a store of either kind.
    func backup(to path: String) async throws(StoreFault) {
        guard !FileManager.default.fileExists(atPath: path) else { throw .failed("\(path) is there already") }
        // Beside the backup: there is room for it, or there is none for the backup.
        try await Self.withStore(in: path + ".copy") { copy throws(StoreFault) in
            try await self.fill(copy)
            try await copy.backup(to: path)
        }
    }

    /// Makes a store of a backup, in a database that holds none yet. Every space begins another life, so that devices which know more than
    /// the backup send it again.
    static func restore(from backup: String, to address: String) async throws(StoreFault) {
        let place = FileManager.default.temporaryDirectory.appending(path: "teaspoon-\(UUID().uuidString)").path
        let store = try await PostgreSQLStore(address: address)
        do throws(StoreFault) {
            // As a store it is looked through, brought up to date, and begins its other life.
            try await withStore(in: place, from: backup) { copy throws(StoreFault) in try await store.take(copy) }
        } catch {
            await store.close()
            throw error
        }
        await store.close()
    }

    /// Lends a SQLite store in a folder that is gone afterwards.
    private static func withStore(
        in folder: String,
        from backup: String? = nil,
        _ body: (SQLiteStore) async throws(StoreFault) -> Void
    ) async throws(StoreFault) {
        let path = folder + "/teaspoon.db"
        // One that was killed in the middle may have left something.
        try? FileManager.default.removeItem(atPath: folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        if let backup { try SQLiteStore.restore(from: backup, to: path) }
        let copy = try SQLiteStore(path: path)
        do throws(StoreFault) {
            try await body(copy)
        } catch {
            await copy.close()
            throw error
        }
        await copy.close()
    }

    /// What all that follows in a transaction sees.
    static let oneMoment: StaticString = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"

    /// Reads everything into an empty store.
    private func fill(_ copy: SQLiteStore) async throws(StoreFault) {
        let fault: StoreFault? = try await transaction { transaction throws(PostgresFault) in
            try await transaction.query(Self.oneMoment)
            for table in CopiedTable.all {
                try await transaction.query(table.declare)
                while true {
                    var rows: [[DatabaseValue]] = []
                    for row in try await transaction.query(table.fetch) { rows.append(try table.values(of: row)) }
                    if rows.isEmpty { break }
                    do throws(StoreFault) {
                        try await copy.write { [rows] database in try table.write(rows, to: database) }
                    } catch {
                        return error
                    }
                }
            }
            return nil
        }
        if let fault { throw fault }
    }

    /// Writes everything that a store holds, all or nothing, into this one, which must be empty.
    private func take(_ copy: SQLiteStore) async throws(StoreFault) {
        let fault: StoreFault? = try await transaction { transaction throws(PostgresFault) in
            let found = try await transaction.together([
                PostgresStatement(Self.takeTurn), PostgresStatement("SELECT FROM account UNION ALL SELECT FROM space LIMIT 1"),
            ])
            guard found.last?.isEmpty == true else { return .failed("there is a store in this database already") }
            for table in CopiedTable.all {
                var last: [DatabaseValue]?
                while true {
                    let inserts: [PostgresStatement]
                    do throws(StoreFault) {
                        let rows = try await copy.readMany { [last] database in
                            try table.rows(after: last, upTo: 1000, in: database)
                        }
                        inserts = try rows.map { row throws(StoreFault) in try table.insertion(of: row) }
                        last = rows.last
                    } catch {
                        await transaction.rollBack()
                        return error
                    }
                    if inserts.isEmpty { break }
                    try await transaction.together(inserts)
                }
            }
            return nil
        }
        if let fault { throw fault }
    }
}
