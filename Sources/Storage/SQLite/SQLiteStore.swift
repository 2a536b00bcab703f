import Foundation
import GRDB
import Synchronization

/// The store of one machine: a SQLite database in one file, and its journal beside it.
///
/// Write-ahead log and `synchronous=FULL`: answered writes survive a power cut. Writers stand in one queue, and those that wait while the
/// disk is busy share the next turn (see ``GroupCommit``).
final class SQLiteStore: StatementStore {
    let pool: DatabasePool
    private let readers: Readers
    private let writer: GroupCommit
    private let listeners = Mutex<[@Sendable (SpaceID?) -> Void]>([])
    private let faultListeners = FaultListeners()

    /// Where the database is.
    let path: String

    /// Opens a database, and creates it if it does not exist.
    ///
    /// - Throws: ``StoreFault/newer(_:)`` for one that a newer version made.
    init(path: String, upkeep: StoreUpkeep = .update) throws(StoreFault) {
        self.path = path
        do {
            pool = try Self.open(path)
            switch upkeep {
            case .update: try Self.migrate(pool)
            case .require: if let change = try Self.missingMigration(in: pool) { throw StoreFault.older(change) }
            case .ignore: break
            }
        } catch {
            throw StoreFault(sqlite: error)
        }
        readers = Readers(pool)
        writer = GroupCommit(pool) { try Self.takeStep(in: $0) }
    }

    private static func open(_ path: String) throws -> DatabasePool {
        var configuration = Configuration()
        configuration.label = "teaspoon.store"
        configuration.maximumReaderCount = Readers.connections
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA cache_size=-8000; PRAGMA temp_store=MEMORY; PRAGMA journal_size_limit=67108864")
        }
        // Only its owner may read what people plan; SQLite gives the journal the rights of the file.
        try NewFile.makeFolders(of: path)
        try SystemFile.touch(path)
        guard !BackupFile.isBackup(path) else { throw StoreFault.backup(.notAStore(path)) }
        let pool = try DatabasePool(path: path, configuration: configuration)
        // The pool sets NORMAL on its writer after the configuration has had its say: with that, the last writes before a power cut
        // are lost, and they were answered.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous=FULL") }
        return pool
    }

    /// Which store this is.
    var summary: String { "SQLite in \(path)" }

    /// Writes something that changes nothing: each transaction is counted.
    func checkWriting() async throws(StoreFault) {
        try await write { _ in }
    }

    /// Nothing: its settings are this program's own.
    func risks() async throws(StoreFault) -> [String] { [] }

    /// Nothing: it is one file.
    func layout() async throws(StoreFault) -> [String] { [] }

    /// Closes it.
    func close() async {
        await writer.finish()
        end()
    }

    /// What is in the journal goes into the file, so that a copy of the file alone is whole. While something else reads the file this may
    /// fail; the journal is then read when it is opened again.
    private func end() {
        // GRDB's `checkpoint` hands SQLite a null pointer where the pool is closed already; a statement is refused there.
        try? pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        try? pool.close()
    }

    // MARK: - Reading and writing

    /// Looks something up, or reads a handful of rows.
    func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws(StoreFault) -> Value {
        try await read(.few, body)
    }

    /// Reads what may be many rows.
    func readMany<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws(StoreFault) -> Value {
        try await read(.many, body)
    }

    func read<Value: Sendable>(
        _ size: ReadSize,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreFault) -> Value {
        try await told { () async throws(StoreFault) in try await readers.read(size, body) }
    }

    /// Reads by one statement, or by several that may each be of its own moment.
    func readApart<Value: Sendable>(
        _ size: ReadSize,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreFault) -> Value {
        try await told { () async throws(StoreFault) in try await readers.readApart(size, body) }
    }

    private func told<Value: Sendable>(_ work: () async throws(StoreFault) -> Value) async throws(StoreFault) -> Value {
        do throws(StoreFault) {
            return try await work()
        } catch {
            faultListeners.tell(error)
            throw error
        }
    }

    /// Writes, in one transaction with the other waiting writers; returns when the data would survive a power cut.
    func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws(StoreFault) -> Value {
        do {
            return try await writer.write(body)
        } catch {
            let fault = StoreFault(sqlite: error)
            faultListeners.tell(fault)
            throw fault
        }
    }

    // MARK: - News

    /// Calls back whenever a space has moved.
    func onMove(_ told: @escaping @Sendable (SpaceID?) -> Void) {
        listeners.withLock { $0.append(told) }
    }

    /// Calls back whenever the store could not do what it was asked.
    func onFault(_ told: @escaping @Sendable (StoreFault) -> Void) {
        faultListeners.add(told)
    }

    func tell(_ space: SpaceID) {
        for told in listeners.withLock({ $0 }) { told(space) }
    }
}

extension StoreFault {
    /// The store's fault for an error of SQLite.
    init(sqlite error: any Error) {
        if let fault = error as? StoreFault {
            self = fault
            return
        }
        guard let error = error as? DatabaseError else {
            self = .failed("\(error)")
            return
        }
        // The message names tables and columns, never their content.
        let message = error.message ?? "error \(error.resultCode.rawValue)"
        switch error.resultCode {
        case .SQLITE_FULL: self = .full
        case .SQLITE_CANTOPEN, .SQLITE_IOERR, .SQLITE_BUSY, .SQLITE_READONLY, .SQLITE_PERM: self = .unreachable(message)
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(message)
        default: self = .failed(message)
        }
    }
}
