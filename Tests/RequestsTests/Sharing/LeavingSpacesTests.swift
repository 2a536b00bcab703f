import Facts
import Requests
import TestSupport
import Testing

@testable import Planner

/// Spaces leave a device: the parts that stay, those that are still sent, and those that only their writer has.
struct LeavingSpacesTests {
    /// Beyond what a browser's whole numbers hold.
    static let number: UInt32 = 0xFFFF_FFFE
    let ada = Client(Application(device: 1))
    let bea = Client(Application(device: 2))
    let list: String
    let milk: String

    init() throws {
        list = try ada.act("/app/lists/new", [("name", "Groceries")])
        milk = try ada.add("Milk", cost: 3, [("list", list)])
        ada.application.spaces = [standing(.own)]
        bea.application.spaces = [standing(.edit)]
        let facts = ada.application.share(try #require(Identity(hex: list)), as: Self.number, now: ada.now)
        bea.application.take(facts.filter { $0.entity.sharedSpace != nil })
        bea.now = ada.now
    }

    private func standing(_ role: SpaceRole) -> SpaceMembership {
        SpaceMembership(number: Self.number, role: role, others: ["Somebody"])
    }

    /// Somebody's write, as the batch that waits to be sent.
    private func write(_ client: Client, _ target: String, _ fields: [(String, String)]) throws -> [UInt8] {
        let response = client.post(target, fields)
        try #require(response.status == 303 && !response.facts.isEmpty)
        return response.facts
    }

    private func leave(
        _ client: Client,
        _ ending: UInt64,
        refused: [FieldName] = [],
        batches: [[UInt8]] = []
    ) throws -> (made: [Fact], rest: [[UInt8]]) {
        var writer = CBORWriter()
        writer.array(3)
        writer.array(2)
        writer.unsigned(UInt64(Self.number))
        writer.unsigned(ending)
        writer.array(refused.count * 4)
        for name in refused {
            writer.unsigned(UInt64(name.entity.kind.rawValue))
            writer.unsigned(UInt64(name.entity.scope))
            writer.byteString(Self.bytes(of: name.entity.identity))
            writer.unsigned(UInt64(name.field.rawValue))
        }
        writer.array(batches.count)
        for batch in batches { writer.byteString(batch) }
        var reader = CBORReader(try client.application.forget(writer.bytes, now: client.now))
        try #require(try reader.array() == 3)
        _ = try reader.byteString()
        let made = try Batch(wire: try reader.byteString()).facts
        var rest: [[UInt8]] = []
        for _ in 0..<(try reader.array()) { rest.append(try reader.byteString()) }
        return (made, rest)
    }

    private static func bytes(of identity: Identity) -> [UInt8] {
        [identity.high, identity.low].flatMap { half in (0..<8).reversed().map { UInt8(truncatingIfNeeded: half >> ($0 * 8)) } }
    }

    private func takeHome(_ client: Client) throws -> [Fact] {
        var writer = CBORWriter()
        writer.array(1)
        writer.unsigned(UInt64(Self.number))
        var reader = CBORReader(try client.application.takeHome(writer.bytes, now: client.now))
        _ = try reader.array()
        _ = try reader.byteString()
        return try Batch(wire: try reader.byteString()).facts
    }

    /// The texts of notes among facts.
    private func notes(in facts: [Fact]) -> [String] {
        facts.filter { $0.entity.kind == .note }.compactMap { fact in
            if case .text(let text) = fact.value, text.hasPrefix("You wrote this") { text } else { nil }
        }
    }

    private func title(of task: String) throws -> FieldName {
        FieldName(Entity(.task, scope: Self.number, try #require(Identity(hex: task))), TaskField.title)
    }

    @Test("L5: of a list that ended, only the person's own unsent texts are kept")
    func ownWords() throws {
        let edit = try write(bea, "/app/tasks/\(milk)", [("title", "Soy milk"), ("list", list)])
        let eggs = try write(bea, "/app/tasks/new", [("title", "Eggs"), ("list", list)])
        ada.now = bea.now + 60_000
        let over = try write(ada, "/app/tasks/\(milk)", [("title", "Oat milk"), ("list", list)])
        bea.application.take(try Batch(wire: over).facts.filter { $0.entity.sharedSpace != nil })
        bea.application.spaces = []
        let (made, rest) = try leave(bea, 1, refused: [try title(of: milk)], batches: [edit, eggs])
        let note = try #require(notes(in: made).first)
        #expect(note.hasSuffix("\nSoy milk\nEggs"))
        #expect(!note.contains("Oat milk"))
        // Nothing of the spaces is sent any more; the personal facts about them are.
        for batch in rest { #expect(try Batch(wire: batch).facts.allSatisfy { $0.entity.sharedSpace == nil }) }
        #expect(try rest.flatMap { try Batch(wire: $0).facts }.contains { $0.entity.kind == .change })
        #expect(bea.application.facts.allSatisfy { $0.entity.sharedSpace == nil })
    }

    @Test(
        "L5: pages tell a member who was removed or left, on all their devices, and no note stays behind, whatever the server may have lost",
        arguments: [2, 3] as [UInt64]
    )
    func removed(ending: UInt64) throws {
        let other = Client(Application(device: 3))
        other.application.spaces = [standing(.edit)]
        other.application.take(bea.application.facts)
        other.now = bea.now
        for client in [bea, other] {
            client.application.spaces = []
            let made = try leave(client, ending).made
            #expect(!made.isEmpty && !made.contains { $0.entity.kind == .note })
            let lists = try ParsedPage(client.get("/app/lists").body).words
            #expect(lists.contains("You are no longer a member of the list “Groceries”. It was removed from this device."))
            #expect(try !ParsedPage(client.get("/app/notes").body).words.contains("You are no longer a member"))
        }
    }

    @Test("L5: a button for a task or list of a list that ended says that it may no longer be shared, and not only deleted")
    func gone() throws {
        bea.application.spaces = []
        _ = try leave(bea, 1)
        let done = bea.post("/app/tasks/\(milk)/done")
        #expect(done.status == 410)
        #expect(try ParsedPage(done.body).words.contains("or it is no longer shared with you. Nothing else was changed."))
        // Without a list of their own there would be nothing to choose from.
        _ = try bea.act("/app/lists/new", [("name", "Mine")])
        let merged = bea.post("/app/lists/merge", [("list", list), ("name", "Monday")])
        #expect(merged.status == 422)
        #expect(try ParsedPage(merged.body).words.contains("or is no longer shared with you. Nothing was made yet."))
    }

    @Test("L5: the notes are in the person’s language, and two devices in different ones keep one of each")
    func language() throws {
        let other = Client(Application(device: 3))
        other.application.spaces = [standing(.edit)]
        other.application.take(bea.application.facts)
        other.now = bea.now
        other.application.words = try Samples.language("de")
        let batch = try write(bea, "/app/tasks/\(milk)", [("title", "Soy milk"), ("list", list)])
        other.application.take(bea.application.facts)
        let made = try [bea, other].map { client in
            client.application.spaces = []
            return try leave(client, 3, batches: [batch]).made.filter { $0.entity.kind == .note }
        }
        #expect(Set(made[0].map(\.entity)) == Set(made[1].map(\.entity)))
        let texts = made[1].compactMap { fact in if case .text(let text) = fact.value { text } else { nil } }
        #expect(texts.contains("Das hast du in einer geteilten Liste geschrieben, die du nicht mehr ändern kannst:\nSoy milk"))
    }

    @Test("L5: of titles that were refused in pages, those that others wrote make no note")
    func othersWords() throws {
        let (made, _) = try leave(bea, 1, refused: [try title(of: milk)])
        #expect(made.isEmpty)
    }

    @Test("L5: words that are too many for one note are kept in several")
    func longWords() throws {
        let batches = try (0..<12).map { number in
            try write(bea, "/app/tasks/new", [("title", "\(number) " + String(repeating: "x", count: 9990)), ("list", list)])
        }
        let notes = notes(in: try leave(bea, 1, batches: batches).made)
        #expect(notes.count == 2)
        for number in 0..<12 { #expect(notes.contains { $0.contains("\n\(number) x") }) }
    }

    @Test("L5: of a list that is read again, only refused values are kept apart; the rest is still sent")
    func readAnew() throws {
        let eggs = try write(bea, "/app/tasks/new", [("title", "Eggs"), ("list", list)])
        let bread = try write(bea, "/app/tasks/new", [("title", "Bread"), ("list", list)])
        let named = try #require(try Batch(wire: eggs).facts.first { $0.entity.sharedSpace != nil && $0.field.rawValue == 1 })
        let (made, rest) = try leave(bea, 0, refused: [FieldName(named.entity, named.field)], batches: [eggs, bread])
        #expect(notes(in: made).count == 1)
        #expect(notes(in: made).first?.hasSuffix("\nEggs") == true)
        #expect(rest[1] == bread)
        #expect(try !Batch(wire: rest[0]).facts.contains { $0.entity == named.entity && $0.field == named.field })
    }

    @Test("L5: a task taken out of a list is copied where the list did not let it go, and not where it is still to be told")
    func takenOut() throws {
        let own = try bea.act("/app/lists/new", [("name", "Mine")])
        let out = try write(bea, "/app/tasks/\(milk)", [("title", "Milk"), ("list", own)])
        let copies = { (facts: [Fact]) in facts.contains { $0.entity.kind == .task && $0.field.rawValue == 1 } }
        let reread = try leave(bea, 0, batches: [out]).made
        #expect(!copies(reread))
        let facts = try Batch(wire: out).facts
        bea.application.take(facts)
        bea.application.spaces = [standing(.view)]
        let ended = try leave(bea, 1, batches: [out]).made
        #expect(copies(ended))
    }

    @Test("L5: where the server may have forgotten it, everything that one had written in the list is kept")
    func brought() throws {
        _ = try write(bea, "/app/tasks/new", [("title", "Eggs"), ("list", list)])
        bea.application.spaces = []
        let note = try #require(notes(in: try leave(bea, 2).made).first)
        #expect(note.hasSuffix("\nEggs"))
        #expect(!note.contains("Milk"))
    }

    @Test("L5: a list that a server brought back from a copy does not know is its owner's again, as it stood")
    func home() throws {
        let eggs = try write(bea, "/app/tasks/new", [("title", "Eggs"), ("list", list)])
        ada.application.take(try Batch(wire: eggs).facts.filter { $0.entity.sharedSpace != nil })
        ada.application.spaces = []
        let made = try takeHome(ada)
        #expect(made.allSatisfy { $0.entity.sharedSpace == nil })
        #expect(ada.application.facts.allSatisfy { $0.entity.sharedSpace == nil })
        let page = ada.get("/app/lists/\(list)").text
        #expect(page.contains("Groceries") && page.contains("Milk") && page.contains("Eggs"))
        // Hers alone: she may do with it what she likes.
        try ada.act("/app/lists/\(list)/delete")
    }

    @Test("L5: a device that takes a list home after another did changes nothing there, and keeps its own words")
    func homeTwice() throws {
        let phone = Client(Application(device: 3))
        phone.application.take(ada.application.facts)
        phone.application.spaces = [standing(.own)]
        phone.now = ada.now
        _ = try write(phone, "/app/tasks/\(milk)", [("title", "Said on the phone"), ("list", list)])
        ada.now += 60_000
        ada.application.take(try takeHome(ada))
        _ = try write(ada, "/app/tasks/\(milk)", [("title", "Said since"), ("list", list)])
        phone.now = ada.now + 60_000
        phone.application.take(ada.application.facts)
        let made = try takeHome(phone)
        #expect(phone.get("/app/lists/\(list)").text.contains("Said since"))
        #expect(made.allSatisfy { $0.entity.kind != .task })
        #expect(notes(in: made).first?.hasSuffix("\nSaid on the phone") == true)
    }

    @Test("L5: pages of everything leave out the lists that one may only look at")
    func everything() throws {
        func sent() throws -> [Fact] {
            var reader = CBORReader(try bea.application.everything(from: [], bytes: 1 << 16))
            _ = try reader.array()
            let isLast = reader.null()
            #expect(isLast)
            return try Batch(wire: try reader.byteString()).facts
        }
        _ = try bea.add("Own")
        #expect(try sent().contains { $0.entity.sharedSpace != nil })
        bea.application.spaces = [standing(.view)]
        #expect(try sent().allSatisfy { $0.entity.sharedSpace == nil })
        #expect(try !sent().isEmpty)
        bea.application.spaces = []
        #expect(try sent().allSatisfy { $0.entity.sharedSpace == nil })
    }
}
