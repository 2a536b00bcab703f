import Facts
import Foundation
import PostgreSQLTestSupport
import Testing

@testable import Storage

@Suite("Backups of the store of several servers")
struct PostgreSQLBackupTests {
    private let cluster: ThrowawayPostgres
    private let address: String

    init() async throws {
        cluster = try await ThrowawayPostgres.shared()
        address = try await cluster.newDatabase()
    }

    @Test("A backup of either store becomes a store in an empty PostgreSQL database, once")
    func restored() async throws {
        for kind in StoreKind.allCases {
            let address = try await cluster.newDatabase()
            try await withDatabaseFile { path in
                try await kind.withStore { store in
                    let account = try #require(try await store.create(.sample()))
                    let facts = (0..<2500).map { Fact.sample($0, 1, .text("value \($0)")) }
                    _ = try await store.push(facts, to: account.space, within: .usual)
                    try await store.begin(.sample(of: account))
                    try await store.keep(.sample(of: account))
                    try FileManager.default.createDirectory(
                        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
                        withIntermediateDirectories: true
                    )
                    try await store.backup(to: path)
                    try await StoreURL.postgres(address).restore(from: path)
                    let restored = try await PostgreSQLStore(at: address)
                    #expect(try await restored.account(emailKey: account.emailKey) == account)
                    #expect(try await restored.everything(in: account.space) == facts)
                    #expect(try await restored.link(OneTimeLink.sample(of: account).hash, of: account.id, now: noon) != nil)
                    let session = try await restored.session(Session.sample(of: account).hash, of: account.id, now: noon)
                    #expect(session?.0 == .sample(of: account))
                    #expect(try await restored.examine().isEmpty)
                    let epochs = [
                        try await store.pull(from: account.space, after: 0, upTo: 1)?.epoch,
                        try await restored.pull(from: account.space, after: 0, upTo: 1)?.epoch,
                    ]
                    #expect(epochs[0] != epochs[1])
                    await #expect(throws: StoreFault.self) { try await StoreURL.postgres(address).restore(from: path) }
                    #expect(try await restored.everything(in: account.space).count == 2500)
                    await restored.close()
                }
            }
        }
    }

    @Test("A backup that was killed in the middle does not keep the next one from being made")
    func interruptedBackup() async throws {
        try await withDatabaseFile { path in
            let store = try await PostgreSQLStore(at: address)
            _ = try await store.create(.sample())
            let leftover = try SQLiteStore(path: path + ".copy/teaspoon.db")
            _ = try await leftover.create(.sample())
            await leftover.close()
            try await store.backup(to: path)
            _ = try SQLiteStore.restore(from: path, to: path + ".restored")
            let copy = try SQLiteStore(path: path + ".restored")
            #expect(try await copy.hasAccounts())
            await copy.close()
            #expect(!FileManager.default.fileExists(atPath: path + ".copy"))
            await store.close()
        }
    }
}
