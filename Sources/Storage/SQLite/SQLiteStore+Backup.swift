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
        let files = FileManager.default
        guard !files.fileExists(atPath: path) else { throw .failed("\(path) is there already") }
        let unfinished = path + ".part"
        do {
            try? files.removeItem(atPath: unfinished)
            guard files.createFile(atPath: unfinished, contents: nil, attributes: [.posixPermissions: 0o600]) else {
                throw StoreFault.failed("\(unfinished) cannot be made")
            }
            let copy = try DatabaseQueue(path: unfinished)
            try pool.backup(to: copy)
            // A copy is one file: its journal would be forgotten when it is carried away.
            try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode=DELETE; PRAGMA synchronous=FULL") }
            try copy.close()
            // Under its name only when all of it is there.
            try files.moveItem(atPath: unfinished, toPath: path)
        } catch {
            try? files.removeItem(atPath: unfinished)
            throw StoreFault(sqlite: error)
        }
    }

    /// Makes a store from a backup, at a path without one. Every space begins another life, so that devices which know more than the
    /// backup send it again.
    static func restore(from backup: String, to path: String) throws(StoreFault) {
        let files = FileManager.default
        // A journal that another store left behind would be taken for this one's, and written into it.
        for file in ["", "-wal", "-shm", "-journal"].map({ path + $0 }) where files.fileExists(atPath: file) {
            throw .failed("\(file) is there already")
        }
        guard files.fileExists(atPath: backup) else { throw .failed("\(backup) is not there") }
        let unfinished = path + ".part"
        do {
            try? files.removeItem(atPath: unfinished)
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try files.copyItem(atPath: backup, toPath: unfinished)
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: unfinished)
            let copy = try DatabaseQueue(path: unfinished)
            try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous=FULL") }
            try copy.write { database in
                guard try String.fetchOne(database, sql: "PRAGMA quick_check") == "ok" else {
                    throw StoreFault.damaged("the backup is no whole database")
                }
                // Reminders sent since the backup was made must not be sent again: those to come are planned again.
                if try database.tableExists("ring") {
                    try database.execute(sql: "DELETE FROM ring; UPDATE reminded SET checked = 0, busy = 0")
                }
                // A snapshot is of the life before, and may hold data that was deleted since.
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
            try files.moveItem(atPath: unfinished, toPath: path)
        } catch {
            try? files.removeItem(atPath: unfinished)
            throw StoreFault(sqlite: error)
        }
    }

    /// Checks all data, and returns the problems found.
    func examine() async throws(StoreFault) -> [String] {
        try await readMany { database in
            var findings = try String.fetchAll(database, sql: "PRAGMA quick_check").filter { $0 != "ok" }
            for row in try database.rows(.spaces) { findings += try Self.examine(row, in: database) }
            let lost = try Int.fetchOne(database, sql: "SELECT count(*) FROM fact WHERE space NOT IN (SELECT id FROM space)") ?? 0
            if lost > 0 { findings.append("\(lost) facts are of no space") }
            for relation in IntegrityCheck.relations {
                let count = try database.first(relation.count) { row throws(StoreFault) in try row.value(0, as: Int64.self) }
                if let count, count > 0 { findings.append("\(count) \(relation.words)") }
            }
            return findings
        }
    }

    private static func examine(_ space: StatementRow, in database: Database) throws -> [String] {
        let id: [UInt8] = try space.value(0)
        var check = IntegrityCheck(of: id, state: try SpaceState(space))
        let facts: Statement = "SELECT \(columns: .fact) FROM fact WHERE space = \(id)"
        let rows = try Row.fetchCursor(database.cachedStatement(sql: facts.sqliteText), arguments: facts.sqliteArguments)
        while let found = try rows.next() {
            let row = StatementRow(found)
            check.look(at: try FactRow(row.dropFirst(1)), sequence: try row.value(5))
        }
        return check.findings
    }
}
