import Foundation

extension PostgreSQLStore {
    /// Copies everything, as it is at one moment, into a SQLite file that must not be there yet. The store goes on meanwhile.
    ///
    /// The file is a backup like any other: it can become a store of either kind.
    func backup(to path: String) async throws(StoreFault) {
        // Refuses a path that is taken, or has no folder, before much is read.
        _ = try NewFile(at: path)
        do throws(StoreFault) {
            // Beside the backup: without room for the copy there would be no room for the backup either.
            try await Self.withStore(in: path + ".copy") { copy throws(StoreFault) in
                try await self.fill(copy)
                try await copy.backup(to: path)
            }
        } catch .full {
            throw .backup(.noRoom(path))
        }
    }

    /// Makes a store of a backup, in a database that holds none yet. Every space begins another epoch, so that devices which know more than
    /// the backup send it again.
    ///
    /// - Returns: whether the backup had a digest.
    static func restore(from backup: String, to address: String) async throws(StoreFault) -> Bool {
        // A wrong address is told before the backup is read.
        _ = try await exists(at: address)
        let path = FileManager.default.temporaryDirectory.appending(path: "teaspoon-\(UUID().uuidString)").path
        var isProven = false
        // As a store it is looked through, brought up to date, and begins its other epoch: only then are there tables in the database.
        let prepare = { (path: String) throws(StoreFault) in isProven = try SQLiteStore.restore(from: backup, to: path) }
        try await withStore(in: path, preparing: prepare) { copy throws(StoreFault) in
            let store = try await PostgreSQLStore(address: address)
            do throws(StoreFault) {
                try await store.take(copy)
            } catch {
                await store.close()
                throw error
            }
            await store.close()
        }
        return isProven
    }

    /// Lends a SQLite store in a folder that is gone afterwards.
    private static func withStore(
        in folder: String,
        preparing prepare: (String) throws(StoreFault) -> Void = { _ in },
        _ body: (SQLiteStore) async throws(StoreFault) -> Void
    ) async throws(StoreFault) {
        let path = folder + "/teaspoon.db"
        // A backup that was killed in the middle may have left a folder.
        try? FileManager.default.removeItem(atPath: folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try prepare(path)
        let copy = try SQLiteStore(path: path)
        do throws(StoreFault) {
            try await body(copy)
        } catch {
            await copy.close()
            throw error
        }
        await copy.close()
    }

    /// Reads everything into an empty store.
    private func fill(_ copy: SQLiteStore) async throws(StoreFault) {
        try await write { transaction throws(StoreFault) in
            try await self.beginReadingAll(in: transaction)
            for table in Table.copied {
                try await self.readAll(table, in: transaction) { rows throws(StoreFault) in
                    try await copy.run(rows.map { row throws(StoreFault) in table.insertion(of: try table.values(of: row)) })
                }
            }
        }
    }

    /// Writes everything that a store holds, all or nothing, into this one, which must be empty.
    private func take(_ copy: SQLiteStore) async throws(StoreFault) {
        try await write { transaction throws(StoreFault) in
            let found = try await transaction.together(
                accountsLock + ["SELECT 1 FROM account UNION ALL SELECT 1 FROM space LIMIT 1"]
            )
            guard found.last?.isEmpty == true else { throw StoreFault.failed("there is a store in this database already") }
            for table in Table.copied {
                var last: [BoundValue]?
                while true {
                    let rows = try await copy.all(table.page(after: last), size: .many) { row throws(StoreFault) in
                        try table.values(of: row)
                    }
                    if rows.isEmpty { break }
                    last = rows.last
                    try await transaction.together(rows.map { table.insertion(of: $0) })
                }
            }
        }
    }
}
