import Facts
import Foundation
import GRDB
import Synchronization
import Testing

@testable import Storage

@Suite("The store in one file")
struct SQLiteStoreTests {
    @Test("Answered writes would survive a power cut: the writer waits for the disk")
    func full() async throws {
        try await withDatabaseFile { path in
            let store = try SQLiteStore(path: path)
            let synchronous = try await store.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
            let journal = try await store.write { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
            #expect(synchronous == 2)
            #expect(journal == "wal")
            await store.close()
        }
    }

    @Test("Opened again it holds what it held")
    func reopened() async throws {
        try await withDatabaseFile { path in
            let store = try SQLiteStore(path: path)
            let space = try await store.space()
            _ = try await store.push([.sample(1)], to: space, within: .usual)
            await store.close()
            let again = try SQLiteStore(path: path)
            #expect(try await again.everything(in: space).count == 1)
            await again.close()
        }
    }

    @Test("A8: a copy of the file alone is whole once the store was closed")
    func copied() async throws {
        try await withDatabaseFile { path in
            let store = try SQLiteStore(path: path)
            let space = try await store.space()
            _ = try await store.push([.sample(1)], to: space, within: .usual)
            // Somebody reads while it is closed, as a request that was still under way.
            _ = try await store.everything(in: space)
            await store.close()
            let journal = try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
            #expect(journal == 0)
            try FileManager.default.copyItem(atPath: path, toPath: path + "-copy")
            let copy = try SQLiteStore(path: path + "-copy")
            #expect(try await copy.everything(in: space).count == 1)
            await copy.close()
        }
    }

    @Test("Only its owner may read the file")
    func rights() async throws {
        try await withDatabaseFile { path in
            let store = try SQLiteStore(path: path)
            _ = try await store.space()
            for name in [path, path + "-wal", path + "-shm"] {
                let rights = try FileManager.default.attributesOfItem(atPath: name)[.posixPermissions] as? Int
                #expect(rights == 0o600, "\(name)")
            }
            await store.close()
        }
    }

    @Test("One that a newer version made is refused by name, and left as it is")
    func newer() async throws {
        try await withDatabaseFile { path in
            let store = try SQLiteStore(path: path)
            _ = try await store.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999 tomorrow')") }
            await store.close()
            #expect(throws: StoreFault.newer("999 tomorrow")) { try SQLiteStore(path: path) }
        }
    }

    @Test("One of an older version stays as it is, until a server brings it up to date; a copy of it is brought up to date")
    func older() async throws {
        try await withDatabaseFile { path in
            let store = try SQLiteStore(path: path)
            let space = try await store.space()
            _ = try await store.push([.sample(1)], to: space, within: .usual)
            _ = try await store.write { database in
                try database.execute(
                    sql: """
                        DELETE FROM grdb_migrations WHERE identifier = '8 languages of reminders';
                        ALTER TABLE reminded DROP COLUMN language
                        """
                )
            }
            await store.close()
            let (address, backup, copy) = (StoreURL.sqlite(path), path + ".backup", StoreURL.sqlite(path + ".copy"))
            try await address.backup(to: backup)
            try await copy.restore(from: backup)
            await (try copy.openExisting()).close()
            await #expect(throws: StoreFault.older("8 languages of reminders")) { try await address.openExisting() }
            await (try address.openForServer()).close()
            let again = try await address.openExisting()
            #expect(try await again.everything(in: space).count == 1)
            await again.close()
        }
    }

    @Test("A file that is no database is refused")
    func noDatabase() async throws {
        try await withDatabaseFile { path in
            try FileManager.default.createDirectory(
                at: URL(fileURLWithPath: path).deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data("Dear diary, ".utf8 + [UInt8](repeating: 65, count: 4096)).write(to: URL(fileURLWithPath: path))
            #expect(throws: StoreFault.self) { try SQLiteStore(path: path) }
        }
    }

    @Test("Work that fails takes nothing of its neighbours' with it")
    func failingWork() async throws {
        try await withDatabaseFile { path in
            let store = try SQLiteStore(path: path)
            let space = try await store.space()
            let outcomes = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<200 as Range<UInt64> {
                    group.addTask {
                        do throws(StoreFault) {
                            if number % 10 == 3 {
                                try await store.write { try $0.execute(sql: "INSERT INTO space (id) VALUES (x'00')") }
                            } else {
                                _ = try await store.push([.sample(number)], to: space, within: .usual)
                            }
                            return true
                        } catch {
                            return false
                        }
                    }
                }
                return await group.reduce(into: 0) { count, isKept in if isKept { count += 1 } }
            }
            #expect(outcomes == 180)
            #expect(try await store.everything(in: space).count == 180)
            await store.close()
        }
    }

    @Test("A full store says so, also to those who listen, keeps what it kept, and goes on when there is room")
    func fullStore() async throws {
        try await withDatabaseFile { path in
            let store = try SQLiteStore(path: path)
            let faults = Mutex<[StoreFault]>([])
            store.onFault { fault in faults.withLock { $0.append(fault) } }
            let space = try await store.space()
            let pages = try await store.write { try Int.fetchOne($0, sql: "PRAGMA page_count") ?? 0 }
            try await store.write { try $0.execute(sql: "PRAGMA max_page_count = \(pages + 20)") }
            let large = Value.bytes([UInt8](repeating: 7, count: 20_000))
            var kept = 0
            await #expect(throws: StoreFault.full) {
                while true {
                    _ = try await store.push([.sample(UInt64(kept), 1, large)], to: space, within: .usual)
                    kept += 1
                }
            }
            let told = faults.withLock { $0 }
            #expect(told == [.full])
            #expect(kept > 0)
            #expect(try await store.everything(in: space).count == kept)
            let list = SharedList(number: 7, space: SpaceID(Identity(high: 7, low: 7)), list: .only, created: noon)
            let owner = Member(account: Account.sample("1@example.org").id, role: .own, name: "1", joined: noon)
            let shared = Push([.sample(1, 1, large)], to: list.space, within: .shared, by: Push.Writer(owner.account, into: 7))
            // The store has no room, and not somebody's space.
            await #expect(throws: StoreFault.full) { try await store.share(list, by: owner, writing: [shared]) }
            try await store.write { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
            _ = try await store.push([.sample(999, 1, large)], to: space, within: .usual)
            #expect(try await store.everything(in: space).count == kept + 1)
            await store.close()
        }
    }
}

extension SQLiteStoreTests {
    @Test("The check finds damaged data")
    func unsound() async throws {
        try await withDatabaseFile { path in
            let store = try SQLiteStore(path: path)
            let space = try await store.space()
            _ = try await store.push([.sample(1), .sample(2)], to: space, within: .usual)
            try await store.write { try $0.execute(sql: "UPDATE fact SET value = x'ff', sequence = sequence + 10") }
            let findings = try await store.examine()
            #expect(findings.contains { $0.contains("2 facts cannot be read") })
            #expect(findings.contains { $0.contains("beyond the newest sequence number") })
            #expect(findings.contains { $0.contains("counted wrong") })
            await store.close()
        }
    }
}
