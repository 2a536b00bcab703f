import Facts
import Foundation
import Logging
import Planner
import Requests
import Storage
import Testing

@testable import Server

/// The samples in `Tests/Server/old_guests` are folders that the last version with folders wrote.
@Suite("Plans of browsers without script that older versions kept in folders")
struct GuestFoldersTests {
    /// Three tasks in a tail, and seven days without a form.
    private static let tail = "d477984d18df6067bf15c8cab7d4e8badef2f9b0e1b7f3933af29219cec0b4b0"
    /// A snapshot, and a tail after it.
    private static let snapshot = "a2b8b111c72f2a2d7b9263097d003e1de96f8a9dd2a3721d0e2f5b0b66f673e4"
    private static let titles = [
        tail: ["Water-plants", "Call-Ada", "Read-a-book"], snapshot: ["Repeated-task", "After-the-snapshot", "In-the-tail"],
    ]

    /// A data folder with the samples, and an empty store.
    private struct Home {
        let data: String
        let store: any Store
        private let logger = Logger(label: "test")

        /// The guests of a server that was just started.
        func started() async throws -> Guests {
            let guests = Guests(in: store, limit: 1, clock: ClockWatch(), logger: logger)
            try await guests.moveIn(from: GuestFolders(in: data, logger: logger))
            return guests
        }

        func folder(of cookie: String) -> String { "\(data)/guests/\(cookie.prefix(32))" }

        var names: [String] { get throws { try Folder.names(in: data + "/guests") } }
    }

    private func withHome(_ body: (Home) async throws -> Void) async throws {
        let data = FileManager.default.temporaryDirectory.appending(path: "teaspoon-folders-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: data) }
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: tests.appending(path: "Server/old_guests"), to: data.appending(path: "guests"))
        let store = try await StoreURL.sqlite(data.appending(path: "teaspoon.db").path).open()
        do {
            try await body(Home(data: data.path, store: store))
        } catch {
            await store.close()
            throw error
        }
        await store.close()
    }

    private func token(_ cookie: String) throws -> GuestToken { try #require(GuestToken(cookie: cookie[...])) }

    private func tasks(_ guests: Guests, by cookie: String) async throws -> String {
        let request = Request(
            method: "GET",
            target: "/app/tasks?show=all&page=all",
            contentType: "",
            now: WallClock.now(),
            entropy: Array(repeating: 1, count: 32),
            host: .server
        )
        let answer = await guests.answer(Visit(request: request, wantsPatch: false, token: try token(cookie)))
        return String(decoding: try #require(answer?.response.body), as: UTF8.self)
    }

    private func expectWhole(_ guests: Guests, _ home: Home, _ cookies: [String] = [tail, snapshot]) async throws {
        for cookie in cookies {
            let page = try await tasks(guests, by: cookie)
            for title in try #require(Self.titles[cookie]) { #expect(page.contains(title), "\(title)") }
        }
        #expect(try home.names.isEmpty)
        #expect(try await home.store.guestUse().guests == Int64(cookies.count))
        #expect(try await home.store.examine() == [])
    }

    @Test("They move into the store, all of them though more than may be begun, and their cookies open them")
    func moved() async throws {
        try await withHome { home in
            _ = try await home.store.countGuestDay(after: 0)
            let guests = try await home.started()
            try await expectWhole(guests, home)
            #expect(!Folder.exists(home.data + "/guests"))
            let tail = try #require(try await home.store.guest(token(Self.tail).guest))
            // The days without a form are counted on.
            #expect(tail.used == 1 - 7)
            #expect(await !guests.keepsPlan(of: try token(String(Self.tail.dropLast(32) + Self.snapshot.suffix(32)))))
            try await expectWhole(try await home.started(), home)
        }
    }

    @Test("Where the server is killed after the store has a plan and before its folder is gone, the plan is there once")
    func killedAfterCommit() async throws {
        try await withHome { home in
            let contents = try GuestFolder(path: home.folder(of: Self.tail)).read()
            let guest = Guest(id: try token(Self.tail).guest, hash: GuestToken.hash(of: contents.secret), used: 0)
            let checked = CheckedFacts(contents.facts, roles: nil, now: WallClock.now()).personal
            #expect(try await home.store.moveIn(guest, with: checked) == .created)
            try await expectWhole(try await home.started(), home)
        }
    }

    @Test("A plan that was deleted while its folder was still there does not come back")
    func deletedMeanwhile() async throws {
        try await withHome { home in
            let contents = try GuestFolder(path: home.folder(of: Self.tail)).read()
            let guest = Guest(id: try token(Self.tail).guest, hash: GuestToken.hash(of: contents.secret), used: 0)
            let checked = CheckedFacts(contents.facts, roles: nil, now: WallClock.now()).personal
            #expect(try await home.store.moveIn(guest, with: checked) == .created)
            // By another server of the same store.
            #expect(try await home.store.deleteGuest(guest.id, at: nil))
            let guests = try await home.started()
            #expect(await !guests.keepsPlan(of: try token(Self.tail)))
            try await expectWhole(guests, home, [Self.snapshot])
        }
    }

    @Test("Where the server is killed while a folder is being removed, the rest goes at the next start")
    func killedWhileRemoving() async throws {
        try await withHome { home in
            _ = try await home.started()
            let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            let sample = tests.appending(path: "Server/old_guests/\(Self.tail.prefix(32))")
            try Folder.make(home.data + "/guests")
            let hidden = home.folder(of: Self.tail) + GuestFolder.leftoverSuffix
            try FileManager.default.copyItem(atPath: sample.path, toPath: hidden)
            try FileManager.default.removeItem(atPath: hidden + "/secret")
            try await expectWhole(try await home.started(), home)
        }
    }

    @Test("The end of a tail that a crash cut is left out, and zeros after a power cut are no record")
    func cutTail() async throws {
        try await withHome { home in
            let tail = home.folder(of: Self.tail) + "/tail"
            let bytes = try #require(try File.read(tail))
            try File.write(Array(bytes.dropLast(3)), to: tail)
            let other = home.folder(of: Self.snapshot) + "/tail"
            try File.write(try #require(try File.read(other)) + [UInt8](repeating: 0, count: 4096), to: other)
            let guests = try await home.started()
            let page = try await tasks(guests, by: Self.tail)
            #expect(page.contains("Call-Ada") && !page.contains("Read-a-book"))
            #expect(try await tasks(guests, by: Self.snapshot).contains("In-the-tail"))
        }
    }

    @Test("A folder that cannot be read stays as it is, and its browser is told so; others move")
    func unreadable() async throws {
        try await withHome { home in
            let snapshot = home.folder(of: Self.snapshot) + "/snapshot"
            try File.write(Array("not a snapshot".utf8), to: snapshot)
            let guests = try await home.started()
            #expect(try await tasks(guests, by: Self.tail).contains("Call-Ada"))
            #expect(try await tasks(guests, by: Self.snapshot).contains("This server could not"))
            #expect(try File.read(snapshot) == Array("not a snapshot".utf8))
            #expect(try home.names == [String(Self.snapshot.prefix(32))])
            // Once it is mended by hand, the next start takes it.
            let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            let sample = tests.appending(path: "Server/old_guests/\(Self.snapshot.prefix(32))/snapshot")
            try File.write(Array(try Data(contentsOf: sample)), to: snapshot)
            try await expectWhole(try await home.started(), home)
        }
    }

    @Test("Facts that are ahead of the clock are moved back to it on the way")
    func ahead() async throws {
        try await withHome { home in
            let folder = GuestFolder(path: home.folder(of: Self.tail))
            let later = WallClock.now() + 30 * 86_400_000
            let task = Entity(EntityKind(rawValue: 1), Identity(high: 9, low: 9))
            let timestamp = Timestamp(time: UInt64(later), counter: 0, device: 7)
            let batch = Batch([Fact(task, Field(rawValue: 1), .text("From-the-future"), timestamp)]).wire
            try File.write(Self.record(batch), to: folder.path + "/tail")
            let guests = try await home.started()
            #expect(try await tasks(guests, by: Self.tail).contains("From-the-future"))
            #expect(try await home.store.examine(now: WallClock.now()) == [])
        }
    }

    /// A record as a tail has it.
    private static func record(_ facts: [UInt8]) -> [UInt8] {
        func littleEndian(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
        return littleEndian(UInt32(facts.count)) + littleEndian(CRC32.of(facts)) + facts
    }
}
