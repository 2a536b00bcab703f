import Facts
import Foundation
import Testing

@testable import Storage

@Suite("Backups")
struct BackupTests {
    @Test("A8: A backup holds all data, and can be made a store again", arguments: StoreKind.allCases)
    func roundTrip(kind: StoreKind) async throws {
        try await withDatabaseFile { path in
            try await kind.withStore { store in
                let account = try #require(try await store.create(.sample()))
                _ = try await store.push([.sample(1)], to: account.space, within: .usual)
                try await store.begin(.sample(of: account))
                _ = try await store.secret("push key", otherwise: [7])
                let device = PushDevice(
                    account: account.id,
                    digest: [1],
                    endpoint: "https://push.example.org/1",
                    publicKey: [4],
                    secret: [5],
                    session: Session.sample(of: account).hash,
                    name: "Firefox",
                    zone: "UTC",
                    created: noon
                )
                try await store.keep(device, language: "de")
                let reminder = QueuedReminder(
                    account: account.id,
                    name: .only,
                    at: noon,
                    kind: 0,
                    day: 1,
                    expires: noon,
                    message: []
                )
                try await store.plan([reminder], of: account.id, cursor: 1, lease: 0, now: noon, again: noon + 1000)
                let epoch = try #require(try await store.pull(from: account.space, after: 0, upTo: 1)).epoch
                try FileManager.default.createDirectory(
                    at: URL(fileURLWithPath: path).deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try await store.backup(to: path + ".backup")
                _ = try await store.push([.sample(2)], to: account.space, within: .usual)
                let again = StoreURL.sqlite(path)
                try await again.restore(from: path + ".backup")
                let restored = try await again.open()
                #expect(try await restored.account(account.id) == account)
                #expect(try await restored.everything(in: account.space) == [.sample(1)])
                #expect(try await restored.session(Session.sample(of: account).hash, of: account.id, now: noon) != nil)
                let secret = try await restored.secret("push key", otherwise: [8])
                #expect(secret == [7])
                #expect(try await restored.devices(of: account.id, now: noon) == [device])
                #expect(try await restored.reminded(account.id)?.language == "de")
                // Reminders sent since must not be sent again: they are planned again.
                #expect(try await restored.reminders(of: account.id).isEmpty)
                #expect(try await restored.outdated(now: noon, after: nil, upTo: 1) == [account.id])
                // Devices are told that it is another life, and send what they know.
                #expect(try await restored.pull(from: account.space, after: 0, upTo: 1)?.epoch != epoch)
                await restored.close()
            }
        }
    }

    @Test("Nothing that is there is written over", arguments: StoreKind.allCases)
    func overwritten(kind: StoreKind) async throws {
        try await withDatabaseFile { path in
            let store = try SQLiteStore(path: path)
            try await store.backup(to: path + ".backup")
            await #expect(throws: StoreFault.self) { try await store.backup(to: path + ".backup") }
            #expect(throws: StoreFault.self) { try SQLiteStore.restore(from: path + ".backup", to: path) }
            await store.close()
        }
    }

    @Test("The journal of a store that has gone is not taken for the restored one's", arguments: ["-wal", "-shm", "-journal"])
    func journalLeftBehind(end: String) async throws {
        try await withDatabaseFile { path in
            let store = try SQLiteStore(path: path)
            try await store.backup(to: path + ".backup")
            await store.close()
            let files = FileManager.default
            for file in ["", "-wal", "-shm"] { try? files.removeItem(atPath: path + file) }
            try Data("left behind".utf8).write(to: URL(fileURLWithPath: path + end))
            #expect(throws: StoreFault.backup(.exists(path + end))) {
                try SQLiteStore.restore(from: path + ".backup", to: path)
            }
            #expect(!files.fileExists(atPath: path))
        }
    }

    @Test("A file that is no backup becomes no store")
    func noBackup() async throws {
        try await withDatabaseFile { path in
            try FileManager.default.createDirectory(
                at: URL(fileURLWithPath: path).deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data("Dear diary".utf8).write(to: URL(fileURLWithPath: path + ".backup"))
            #expect(throws: StoreFault.self) { try SQLiteStore.restore(from: path + ".backup", to: path) }
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test("A sound store is found sound", arguments: StoreKind.allCases)
    func sound(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let space = try await store.space()
            _ = try await store.push((0..<50).map { .sample($0, 1, .text("value \($0)")) }, to: space, within: .usual)
            _ = try await store.push([.sample(3, 1, .text("shorter"), at: 2)], to: space, within: .usual)
            #expect(try await store.examine().isEmpty)
        }
    }
}
