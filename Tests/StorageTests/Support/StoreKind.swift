import Foundation
import PostgreSQLTestSupport
import Testing

@testable import Storage

/// A kind of store that the suite runs on: what holds for one holds for all.
enum StoreKind: CaseIterable, CustomTestStringConvertible {
    case sqlite
    case postgreSQL

    /// Both; PostgreSQL alone where it is a distributed one, which has nothing to do with SQLite (`make test-citus`).
    static var allCases: [StoreKind] { ThrowawayPostgres.isDistributed ? [.postgreSQL] : [.sqlite, .postgreSQL] }

    var testDescription: String {
        switch self {
        case .sqlite: "SQLite"
        case .postgreSQL: "PostgreSQL"
        }
    }

    /// Runs a test on an empty store, which is gone afterwards.
    func withStore(_ body: (any Store) async throws -> Void) async throws {
        switch self {
        case .sqlite: try await withDatabaseFile { path in try await Self.run(SQLiteStore(path: path), body) }
        case .postgreSQL:
            try await Self.run(PostgreSQLStore(at: ThrowawayPostgres.shared().newDatabase()), body)
        }
    }

    private static func run(_ store: any Store, _ body: (any Store) async throws -> Void) async throws {
        do {
            try await body(store)
        } catch {
            await store.close()
            throw error
        }
        await store.close()
    }
}

extension PostgreSQLStore {
    /// A store that waits for its database as long as a busy machine may need.
    convenience init(at address: String) async throws(StoreFault) {
        try await self.init(address: address, patience: ThrowawayPostgres.poolPatience)
    }
}

/// Runs a test with a path for a database, in a separate folder that is gone afterwards.
func withDatabaseFile(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "teaspoon-store-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appending(path: "teaspoon.db").path)
}

/// Runs a test on a store made of a backup of another.
func withRestored(_ store: any Store, _ body: (any Store) async throws -> Void) async throws {
    try await withDatabaseFile { path in
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try await store.backup(to: path + ".backup")
        let address = StoreURL.sqlite(path)
        try await address.restore(from: path + ".backup")
        let restored = try await address.open()
        do {
            try await body(restored)
        } catch {
            await restored.close()
            throw error
        }
        await restored.close()
    }
}
