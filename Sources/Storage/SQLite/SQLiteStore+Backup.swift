import Dispatch
import Facts
import Foundation
import GRDB

extension SQLiteStore {
    /// Copies everything, as it is at one moment, into a file that must not be there yet. The store goes on meanwhile.
    func backup(to path: String) async throws(StoreFault) {
        let pool = pool
        let result: Result<Void, StoreFault> = await withCheckedContinuation { done in
            // It takes as long as the disk does: not on a thread that everybody shares.
            DispatchQueue.global().async {
                done.resume(returning: Result { () throws(StoreFault) in try Self.copy(pool, to: path) })
            }
        }
        try result.get()
    }

    private static func copy(_ pool: DatabasePool, to path: String) throws(StoreFault) {
        let file = try NewFile(at: path)
        do {
            try SystemFile.making(file.unfinished).sync()
            let copy = try DatabaseQueue(path: file.unfinished)
            try pool.backup(to: copy)
            // A copy is one file: its journal would be forgotten when it is carried away.
            try copy.writeWithoutTransaction { database in
                try database.execute(
                    sql: """
                        PRAGMA journal_mode=DELETE;
                        PRAGMA synchronous=FULL;
                        PRAGMA application_id=\(BackupFile.applicationID)
                        """
                )
                try require(database, from: pool.path)
            }
            try copy.close()
            try BackupFile.seal(file.unfinished)
            try file.finish()
        } catch {
            file.giveUp()
            throw StoreFault(sqlite: error, writing: path)
        }
    }

    /// Makes a store from a backup, at a path without one. Every space begins another epoch, so that devices which know more than the
    /// backup send it again.
    ///
    /// - Returns: whether the backup had a digest. One that was made before there was any is taken when its pages are in order.
    @discardableResult
    static func restore(from backup: String, to path: String) throws(StoreFault) -> Bool {
        let source = try BackupFile(checking: backup)
        let file = try NewFile(at: path, makingFolders: true)
        do {
            try source.copy(to: file.unfinished)
            let copy = try DatabaseQueue(path: file.unfinished)
            try copy.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA synchronous=FULL")
                try require(database, from: backup)
                // A file without a digest may still say how long it is.
                let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
                let size = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0
                guard pages * size == source.length else { throw StoreFault.backup(.changed(backup)) }
                try database.execute(sql: "PRAGMA application_id=0")
            }
            try copy.write { database in
                // Reminders sent since the backup was made must not be sent again: those to come are planned again.
                if try database.tableExists("ring") {
                    try database.execute(sql: "DELETE FROM ring; UPDATE reminded SET checked = 0, busy = 0")
                }
                // A snapshot is of the epoch before, and may hold data that was deleted since.
                if try database.tableExists("account_snapshot") {
                    try database.execute(sql: "DELETE FROM account_snapshot")
                }
                for space in try Data.fetchAll(database, sql: "SELECT id FROM space") {
                    let epoch = Int64.random(in: .min ... .max)
                    try database.execute(sql: "UPDATE space SET epoch = ? WHERE id = ?", arguments: [epoch, space])
                }
            }
            // It may be of an older version.
            try migrate(copy)
            try copy.close()
            try file.finish()
        } catch {
            file.giveUp()
            throw StoreFault(sqlite: error, writing: path)
        }
        return source.isProven
    }

    /// Refuses what is not a whole database of Teaspoon.
    private static func require(_ database: Database, from path: String) throws {
        do {
            try database.execute(sql: "PRAGMA cell_size_check=ON")
            let finding = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)")
            guard finding == "ok" else {
                // The line before it only says which database of the connection it is.
                let line = finding?.split(separator: "\n").last.map { String($0) }
                throw StoreFault.backup(.unsound(path, line ?? "it has no pages"))
            }
            guard try isOurs(database) else { throw StoreFault.backup(.otherProgram(path)) }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT || error.resultCode == .SQLITE_NOTADB {
            throw StoreFault.backup(.unsound(path, error.message ?? "its pages cannot be read"))
        }
    }

    /// Whether a database has the tables that every store of ours has had from the beginning.
    static func isOurs(_ database: Database) throws -> Bool {
        for table in ["grdb_migrations", "account", "space", "fact"] {
            guard try database.tableExists(table) else { return false }
        }
        return true
    }

    /// Refuses a path where no store of ours is, without changing what is there.
    static func requireStore(at path: String) throws(StoreFault) {
        let files = FileManager.default
        guard files.fileExists(atPath: path) else { throw .missing("at \(path)") }
        guard try SystemFile.reading(path).size() > 0 else { throw .missing("at \(path): the file is empty") }
        guard !BackupFile.isBackup(path) else { throw .backup(.notAStore(path)) }
        do {
            var configuration = Configuration()
            configuration.busyMode = .timeout(5)
            let database = try DatabaseQueue(path: path, configuration: configuration)
            guard try database.read(isOurs) else { throw StoreFault.backup(.otherProgram(path)) }
            try database.close()
        } catch {
            throw StoreFault(sqlite: error)
        }
    }

    /// Checks all data, and returns the problems found.
    func examine(now: Int64?) async throws(StoreFault) -> [String] {
        try await readMany { database in
            var findings = try String.fetchAll(database, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
            for row in try database.rows(.spaces) { findings += try Self.examine(row, now: now, in: database) }
            let lost = try Int.fetchOne(database, sql: "SELECT count(*) FROM fact WHERE space NOT IN (SELECT id FROM space)") ?? 0
            if lost > 0 { findings.append("\(lost) facts are of no space") }
            for relation in IntegrityCheck.relations {
                let count = try database.first(relation.count) { row throws(StoreFault) in try row.value(0, as: Int64.self) }
                if let count, count > 0 { findings.append("\(count) \(relation.words)") }
            }
            return findings
        }
    }

    private static func examine(_ space: StatementRow, now: Int64?, in database: Database) throws -> [String] {
        let id: [UInt8] = try space.value(0)
        var check = IntegrityCheck(of: id, state: try SpaceState(space), now: now)
        let facts: Statement = "SELECT \(columns: .fact) FROM fact WHERE space = \(id)"
        let rows = try Row.fetchCursor(database.cachedStatement(sql: facts.sqliteText), arguments: facts.sqliteArguments)
        while let found = try rows.next() {
            let row = StatementRow(found)
            check.look(at: try FactRow(row.dropFirst(1)), sequence: try row.value(5))
        }
        return check.findings
    }
}

extension StoreFault {
    /// The fault for an error of SQLite, where a file is written beside the store: it is that file which has no room.
    fileprivate init(sqlite error: any Error, writing path: String) {
        let fault = StoreFault(sqlite: error)
        self = fault == .full ? .backup(.noRoom(path)) : fault
    }
}
