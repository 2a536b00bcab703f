import Facts
import Foundation
import PostgreSQLTestSupport
import Storage
import Testing

extension PublishedTemplate {
    /// A template of an account, told by a number.
    static func sample(of account: Account, _ number: UInt64 = 1, created: Int64 = noon) -> PublishedTemplate {
        PublishedTemplate(
            id: Identity(high: number, low: 9),
            account: account.id,
            name: "Template \(number)",
            about: "For a slow day",
            maker: "",
            count: 1,
            icon: 1,
            isChecklist: false,
            created: created
        )
    }
}

@Suite("The gallery, and addresses that show something")
struct GalleryStoreTests {
    private static func ada(_ store: any Store) async throws -> Account {
        try #require(try await store.create(.sample()))
    }

    @Test("L4: A published template is found by its name, with its items, until it is withdrawn", arguments: StoreKind.allCases)
    func published(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.ada(store)
            let bob = try #require(try await store.create(.sample("bob@example.org", number: 2)))
            let template = PublishedTemplate.sample(of: ada)
            #expect(try await store.publish(template, items: "0\t\t\tRest", words: ["rest"], upTo: 40))
            let found = try #require(try await store.published(template.id))
            #expect(found.template == template && found.items == "0\t\t\tRest")
            #expect(try await !store.withdraw(template.id, of: bob.id))
            #expect(try await store.published(by: ada.id) == [template])
            #expect(try await store.withdraw(template.id, of: ada.id))
            #expect(try await store.published(template.id) == nil)
            #expect(try await store.find(["rest"], after: nil, upTo: 20, examining: 500).templates.isEmpty)
            #expect(try await store.examine().isEmpty)
        }
    }

    @Test(
        "L4: An account publishes no more than it may, however many at once; nobody publishes for one that is gone",
        arguments: StoreKind.allCases
    )
    func limit(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.ada(store)
            let kept = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 1...8 as ClosedRange<UInt64> {
                    group.addTask { try await store.publish(.sample(of: ada, number), items: "", words: [], upTo: 3) }
                }
                return try await group.reduce(into: 0) { kept, isKept in if isKept { kept += 1 } }
            }
            #expect(kept == 3)
            try await store.delete(ada.id)
            #expect(try await !store.publish(.sample(of: ada, 9), items: "", words: [], upTo: 3))
        }
    }

    @Test("L4: Templates come page by page, the newest or the most used first", arguments: StoreKind.allCases)
    func pages(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.ada(store)
            // Two of one moment, too.
            for number in 1...5 as ClosedRange<UInt64> {
                let template = PublishedTemplate.sample(of: ada, number, created: noon + Int64(number / 2))
                #expect(try await store.publish(template, items: "", words: [], upTo: 40))
            }
            try await store.take(Identity(high: 2, low: 9))
            for order in GalleryOrder.allCases {
                var seen: [UInt64] = []
                var cursor: GalleryCursor?
                while true {
                    let page = try await store.gallery(by: order, after: cursor, upTo: 2)
                    guard let last = page.last else { break }
                    seen += page.map(\.id.high)
                    cursor = GalleryCursor(order == .uses ? last.uses : last.created, last.id)
                }
                #expect(seen == (order == .uses ? [2, 5, 4, 3, 1] : [5, 4, 3, 2, 1]))
            }
        }
    }

    @Test(
        "L4: A search finds what has all the words, newest first, and looks at no more than it may",
        arguments: StoreKind.allCases
    )
    func search(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.ada(store)
            for number in 1...9 as ClosedRange<UInt64> {
                let template = PublishedTemplate.sample(of: ada, number, created: noon + Int64(number))
                let words = ["slow"] + (number % 3 == 0 ? ["day"] : [])
                #expect(try await store.publish(template, items: "", words: words, upTo: 40))
            }
            let all = try await store.find(["slow", "day"], after: nil, upTo: 20, examining: 500)
            #expect(all.templates.map(\.id.high) == [9, 6, 3] && all.next == nil)
            // With pages of two, and when four are looked at each time, the result is the same.
            for (limit, examined) in [(2, 500), (20, 4), (1, 2)] as [(Int64, Int64)] {
                var found: [UInt64] = []
                var cursor: GalleryCursor?
                repeat {
                    let page = try await store.find(["slow", "day"], after: cursor, upTo: limit, examining: examined)
                    #expect(page.templates.count <= limit)
                    found += page.templates.map(\.id.high)
                    cursor = page.next
                } while cursor != nil
                #expect(found == [9, 6, 3])
            }
            #expect(try await store.find(["slow", "night"], after: nil, upTo: 20, examining: 500).templates.isEmpty)
        }
    }

    @Test(
        "L4: A reported template waits until it is kept or removed; a removed one is visible to its author alone",
        arguments: StoreKind.allCases
    )
    func reports(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.ada(store)
            let bob = try #require(try await store.create(.sample("bob@example.org", number: 2)))
            let template = PublishedTemplate.sample(of: ada)
            #expect(try await store.publish(template, items: "", words: ["slow"], upTo: 40))
            let report = GalleryReport(template: template.id, account: bob.id, reason: "Unkind", created: noon)
            #expect(try await store.report(report))
            // A second report by the same account replaces the first, with its new reason.
            #expect(
                try await store.report(GalleryReport(template: template.id, account: bob.id, reason: "Rude", created: noon + 1))
            )
            let waiting = try await store.reports(upTo: 10)
            #expect(waiting.map(\.report.reason) == ["Rude"] && waiting.map(\.template.id) == [template.id])
            try await store.settle(template.id, removing: false)
            #expect(try await store.reports(upTo: 10).isEmpty)
            #expect(try await store.gallery(by: .newest, after: nil, upTo: 10) == [template])
            #expect(try await store.report(report))
            try await store.settle(template.id, removing: true)
            #expect(try await store.reports(upTo: 10).isEmpty)
            for order in GalleryOrder.allCases {
                #expect(try await store.gallery(by: order, after: nil, upTo: 10).isEmpty)
            }
            #expect(try await store.find(["slow"], after: nil, upTo: 20, examining: 500).templates.isEmpty)
            #expect(try await store.published(by: ada.id).map(\.isRemoved) == [true])
            #expect(try await !store.report(report))
        }
    }

    @Test("N6: An address is found by its digest alone, and ended by its maker alone", arguments: StoreKind.allCases)
    func addresses(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.ada(store)
            let bob = try #require(try await store.create(.sample("bob@example.org", number: 2)))
            let hash = [UInt8](repeating: 7, count: 32)
            let list = Identity(high: 3, low: 4)
            let address = PublicLink(account: ada.id, hash: hash, subject: .list(list), label: "for Mum", created: noon)
            #expect(try await store.make(address, upTo: 1))
            #expect(try await store.publicLink(hash) == address)
            let other = PublicLink(account: ada.id, hash: [1], subject: .spoons, label: "", created: noon)
            #expect(try await !store.make(other, upTo: 1))
            try await store.opened(hash, day: 20_000)
            try await store.opened(hash, day: 19_000)
            #expect(try await store.publicLinks(of: ada.id).map(\.opened) == [20_000])
            try await store.endPublicLink(hash, of: bob.id)
            #expect(try await store.publicLink(hash) != nil)
            try await store.endPublicLink(hash, of: ada.id)
            #expect(try await store.publicLink(hash) == nil)
            #expect(try await store.make(other, upTo: 1))
            #expect(try await store.publicLink([1])?.subject == .spoons)
        }
    }

    @Test("A2: With an account goes what it published, what it reported, and every address of it", arguments: StoreKind.allCases)
    func deleted(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ada = try await Self.ada(store)
            let bob = try #require(try await store.create(.sample("bob@example.org", number: 2)))
            for (account, number) in [(ada, 1), (bob, 2)] as [(Account, UInt64)] {
                #expect(try await store.publish(.sample(of: account, number), items: "", words: ["slow"], upTo: 40))
            }
            for (account, number) in [(ada, 2), (bob, 1)] as [(Account, UInt64)] {
                let template = Identity(high: number, low: 9)
                #expect(
                    try await store.report(GalleryReport(template: template, account: account.id, reason: "x", created: noon))
                )
            }
            #expect(
                try await store.make(
                    PublicLink(account: ada.id, hash: [1], subject: .spoons, label: "", created: noon),
                    upTo: 9
                )
            )
            try await store.delete(ada.id)
            #expect(try await store.gallery(by: .newest, after: nil, upTo: 10).map(\.id.high) == [2])
            #expect(try await store.find(["slow"], after: nil, upTo: 20, examining: 500).templates.map(\.id.high) == [2])
            #expect(try await store.reports(upTo: 10).isEmpty)
            #expect(try await store.publicLink([1]) == nil)
            #expect(try await store.examine().isEmpty)
        }
    }

    @Test("A8: A backup holds the gallery and the addresses", arguments: StoreKind.allCases)
    func backup(kind: StoreKind) async throws {
        try await withDatabaseFile { path in
            try await kind.withStore { store in
                let ada = try await Self.ada(store)
                let template = PublishedTemplate.sample(of: ada)
                #expect(try await store.publish(template, items: "0\t\t\tRest", words: ["slow"], upTo: 40))
                #expect(try await store.report(GalleryReport(template: template.id, account: ada.id, reason: "x", created: noon)))
                let address = PublicLink(account: ada.id, hash: [1], subject: .spoons, label: "Mum", created: noon, opened: 3)
                #expect(try await store.make(address, upTo: 9))
                try FileManager.default.createDirectory(
                    at: URL(fileURLWithPath: path).deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try await store.backup(to: path + ".backup")
                let url: StoreURL =
                    switch kind {
                    case .sqlite: .sqlite(path)
                    case .postgreSQL: .postgres(try await ThrowawayPostgres.shared().newDatabase())
                    }
                try await url.restore(from: path + ".backup")
                let restored = try await url.open()
                #expect(try await restored.published(template.id)?.items == "0\t\t\tRest")
                #expect(try await restored.find(["slow"], after: nil, upTo: 2, examining: 9).templates == [template])
                #expect(try await restored.reports(upTo: 9).count == 1)
                #expect(try await restored.publicLinks(of: ada.id) == [address])
                await restored.close()
            }
        }
    }
}
