import Facts
import Foundation
import Planner
import Requests
import TestSupport
import Testing

@testable import Workbench

/// A file may hold anything: what it brings in, every page shows, and every device shows the same.
struct HostileFileTests {
    private func file(of facts: [Fact]) -> [UInt8] {
        let application = Application(device: 9)
        application.take(facts)
        return application.snapshot(now: Client.monday)
    }

    private func check(_ client: Client, _ targets: [String], _ seed: Comment) throws {
        for target in targets {
            let response = client.get(target)
            #expect([200, 303, 404, 410, 422].contains(response.status), "\(target), \(seed)")
            guard response.header("content-type")?.hasPrefix("text/html") == true else { continue }
            #expect(throws: Never.self, "\(target), \(seed)") { try ParsedPage(response.body) }
        }
    }

    @Test("A8, A3: whatever facts a file holds, it is taken in, shown on every page, undone and done again")
    func imported() throws {
        var random = SeededRandom.printed(seed: 31)
        let targets = EveryPage.targets + LargePlan.pages(of: 2)
        for history in 0..<SeededRandom.histories(usually: 6) {
            let seed: Comment = "history \(history)"
            var hostile = HostileFacts(SeededRandom(seed: random.next()), now: Client.monday)
            let client = try Client.withDay()
            try client.add("Soup", cost: 2)
            let copy = Data(file(of: hostile.facts(10 + random.below(200)))).base64EncodedString()
            let change = try client.act("/app/data/import", [("copy", copy)])
            try check(client, Array(targets.shuffled(using: &random).prefix(40)) + ["/app/today", "/app/tasks?page=all"], seed)
            for _ in 0..<2 where !change.isEmpty { _ = client.post("/app/history/\(change)/undo") }
            _ = client.post("/app/data/import", [("copy", copy), ("back-again", "yes")])
            try check(client, Array(targets.shuffled(using: &random).prefix(10)), seed)
            let reborn = Application(device: 2)
            try reborn.loadSnapshot(client.application.snapshot(now: client.now))
            for target in targets.shuffled(using: &random).prefix(10) {
                let request = Request(target: target, now: client.now, entropy: [UInt8](repeating: 7, count: 32))
                #expect(reborn.handle(request) == client.application.handle(request), "\(target), \(seed)")
            }
        }
    }

    @Test(
        "A8, L5: whatever facts a file holds about a shared list, the server takes what is written for it, undone and done again, too"
    )
    func shared() throws {
        var random = SeededRandom.printed(seed: 34)
        for _ in 0..<SeededRandom.histories(usually: 20) {
            let client = try Client.withDay()
            let list = try client.act("/app/lists/new", [("name", "Groceries")])
            let identities = [
                list, try client.add("Milk", [("list", list)]),
                try client.add("Bread", [("list", list), ("often", "day"), ("due", "2026-03-02")]),
            ].compactMap { Identity(hex: $0) }
            let number = LeavingSpacesTests.number
            client.application.spaces = [SpaceMembership(number: number, role: .own, others: ["Bea"], name: "Ada")]
            _ = client.application.share(identities[0], as: number, now: client.now)
            var hostile = HostileFacts(SeededRandom(seed: random.next()), now: Client.monday, meeting: identities, in: number)
            let copy = Data(file(of: hostile.facts(10 + random.below(200)))).base64EncodedString()
            let change = try client.act("/app/data/import", [("copy", copy)])
            let history = client.get("/app/history").text.components(separatedBy: "id=\"undo-").dropFirst().map {
                String($0.prefix(32))
            }
            for change in [change, change] + history where !change.isEmpty { _ = client.post("/app/history/\(change)/undo") }
            _ = client.post("/app/data/import", [("copy", copy), ("back-again", "yes")])
        }
    }

    @Test("A3: two planners that were given the same hostile facts in another order, in other pieces, show the same")
    func converging() {
        var random = SeededRandom.printed(seed: 32)
        for history in 0..<SeededRandom.histories(usually: 10) {
            var hostile = HostileFacts(SeededRandom(seed: random.next()), now: Client.monday)
            let facts = hostile.facts(10 + random.below(200))
            let (one, other) = (Application(device: 1), Application(device: 1))
            one.take(facts)
            var rest = facts.shuffled(using: &random)[...]
            while !rest.isEmpty {
                let piece = rest.prefix(1 + random.below(30))
                rest = rest.dropFirst(piece.count)
                other.take(Array(piece))
            }
            #expect(one.facts == other.facts, "history \(history)")
            for target in (EveryPage.targets + LargePlan.pages(of: 2)).shuffled(using: &random).prefix(20) {
                let request = Request(target: target, now: Client.monday, entropy: [UInt8](repeating: 7, count: 32))
                #expect(one.handle(request) == other.handle(request), "history \(history): \(target)")
            }
        }
    }

    @Test("A8: a file of which any bytes are others is taken in whole or refused")
    func damaged() throws {
        var random = SeededRandom.printed(seed: 33)
        for _ in 0..<SeededRandom.histories(usually: 60) {
            var hostile = HostileFacts(SeededRandom(seed: random.next()), now: Client.monday)
            var bytes = file(of: hostile.facts(20))
            for _ in 0..<(1 + random.below(4)) {
                let at = random.below(bytes.count)
                bytes[at] = UInt8(truncatingIfNeeded: random.next())
            }
            let client = try Client.withDay()
            let before = client.application.facts
            let response = client.post("/app/data/import", [("copy", Data(bytes).base64EncodedString())])
            #expect([303, 422].contains(response.status))
            if response.status == 422 { #expect(client.application.facts == before) }
        }
    }
}
