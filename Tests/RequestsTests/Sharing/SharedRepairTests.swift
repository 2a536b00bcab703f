import Facts
import Planner
import Requests
import TestSupport
import Testing

@testable import Workbench

/// What the pages say about what was removed from a shared list, about shared lists that are gone, and about undoing there.
struct SharedRepairTests {
    static let number = LeavingSpacesTests.number
    let ada = Client(Application(device: 1))
    let bea = Client(Application(device: 2))
    let list: String
    let milk: String

    init() throws {
        list = try ada.act("/app/lists/new", [("name", "Groceries")])
        milk = try ada.add("Milk", cost: 3, [("list", list)])
        ada.application.spaces = [SpaceMembership(number: Self.number, role: .own, others: ["Bea"])]
        bea.application.spaces = [SpaceMembership(number: Self.number, role: .edit, others: ["Ada"])]
        _ = ada.application.share(try #require(Identity(hex: list)), as: Self.number, now: ada.now)
        for client in [ada, bea] { try client.act("/app/day/new", [("spoons", "12")]) }
        meet()
    }

    /// The facts in the space reach both.
    private func meet() {
        let (one, other) = (ada.application.facts, bea.application.facts)
        ada.application.take(other.filter { $0.entity.sharedSpace != nil })
        bea.application.take(one.filter { $0.entity.sharedSpace != nil })
        (ada.now, bea.now) = (max(ada.now, bea.now) + 1000, max(ada.now, bea.now) + 1000)
    }

    private func lose(_ client: Client) throws {
        client.application.spaces = []
        var writer = CBORWriter()
        writer.array(3)
        writer.array(2)
        writer.unsigned(UInt64(Self.number))
        writer.unsigned(3)
        writer.array(0)
        writer.array(0)
        _ = try client.application.forget(writer.bytes, now: client.now)
    }

    @Test("L5: each line says who removed what and when, with an undo; what is back says so and has none")
    func page() throws {
        let ada = try Person(self.ada)
        try bea.act("/app/tasks/\(milk)/delete")
        meet()
        try ada.open("/app/lists/\(list)")
        try ada.press("Deleted or taken out")
        #expect(ada.page.words.contains("Another member deleted Milk"))
        #expect(ada.page.words.contains("8:00"))
        try ada.press("Undo: Another member deleted Milk")
        #expect(ada.told.contains("Brought back: Milk"))
        #expect(ada.page.words.contains("You brought back Milk"))
        #expect(!ada.offers("Undo: You brought back Milk"))
        try ada.press(id: "up")
        #expect(ada.hasRow("Milk"))
        // It is one change, which can be undone as well.
        try ada.undoFromHistory("Brought back: Milk")
        try ada.open("/app/lists/\(list)")
        #expect(!ada.hasRow("Milk"))
    }

    /// Each knows by which name the other sees them.
    private func introduce() {
        for (client, name) in [(ada, "Ada"), (bea, "Bea")] { client.application.spaces[0].name = name }
    }

    @Test("L5: each line names the member who removed something, where it is known")
    func named() throws {
        introduce()
        let bread = try self.ada.add("Bread", [("list", list)])
        meet()
        try bea.act("/app/tasks/\(milk)/delete")
        try bea.act("/app/tasks/bulk", [("task", bread), ("do", "list"), ("list", try bea.addList("Mine"))])
        meet()
        let ada = try Person(self.ada)
        try ada.open("/app/lists/\(list)/removed")
        #expect(ada.page.words.contains("Bea moved Bread to another list"))
        try ada.press("Undo: Bea deleted Milk")
        #expect(ada.told.contains("Brought back: Milk"))
    }

    @Test("L5: the row of a task in today's list says which member did it, and as text whatever the name is; or that another did")
    func doneBy() throws {
        let bread = try self.ada.add("Bread", cost: 1, [("list", list)])
        meet()
        try self.ada.act("/app/day/submit", [("task", milk), ("task", bread)])
        try bea.act("/app/tasks/\(bread)/done")
        bea.application.spaces[0].name = "<b>Bea</b>"
        try bea.act("/app/tasks/\(milk)/done")
        meet()
        let ada = try Person(self.ada)
        #expect(ada.answer.text.contains("done by <bdi>&lt;b&gt;Bea&lt;/b&gt;</bdi>"))
        #expect(ada.page.words.contains("done by another member"))
    }

    @Test("L5: a page without anything removed says so, and a list that is not shared has no such page")
    func empty() throws {
        let ada = try Person(self.ada)
        try ada.open("/app/lists/\(list)/removed")
        #expect(ada.page.words.contains("Nothing was deleted here"))
        let own = try ada.client.addList("Mine")
        #expect(ada.client.get("/app/lists/\(own)/removed").status == 404)
        try ada.open("/app/lists/\(own)")
        #expect(!ada.offers("Deleted or taken out"))
    }

    @Test("T14: undo and redo say that nothing was done where another member's deletion stands")
    func truth() throws {
        let ada = try Person(self.ada)
        let bread = try ada.client.add("Bread", [("list", list)])
        meet()
        try bea.act("/app/tasks/\(bread)/delete")
        meet()
        try ada.undoFromHistory("Added: Bread")
        try ada.press("Do it again")
        #expect(ada.told.contains("It was changed since, so it stays as it is: “Added: Bread"))
        try ada.open("/app/lists/\(list)")
        #expect(!ada.hasRow("Bread"))
    }

    @Test("L5: Lists, Today and the list's own page tell a former member that it is gone, until they have put the note away")
    func left() throws {
        try lose(self.bea)
        let bea = try Person(self.bea)
        for path in ["/app/lists", "/app/today", "/app/lists/\(list)"] {
            try bea.open(path)
            #expect(bea.page.words.contains("You are no longer a member of the list “Groceries”."), "\(path)")
            #expect(bea.seen.contains("Anything you wrote there that was not sent is in your notes."))
        }
        #expect(bea.answer.status == 410)
        try bea.open("/app/lists")
        #expect(!bea.page.words.contains("No lists yet"))
        try bea.press("Dismiss")
        #expect(!bea.page.words.contains("Groceries"))
        #expect(bea.page.words.contains("No lists yet"))
        #expect(!bea.client.get("/app/today").text.contains("Groceries"))
        // Its address still says why it is gone.
        try bea.open("/app/lists/\(list)")
        #expect(bea.page.words.contains("You are no longer a member of the list “Groceries”."))
    }

    @Test("L5: the owner of a deleted list brings it back from Lists; a member is told of it and has what was added since")
    func deleted() throws {
        try self.ada.act("/app/lists/\(list)/delete")
        _ = try self.bea.add("Torch", [("list", list)])
        meet()
        let (ada, bea) = (try Person(self.ada), try Person(self.bea))
        try bea.open("/app/lists")
        #expect(bea.seen.contains("The owner deleted the shared list Groceries (Milk)"))
        #expect(bea.page.words.contains("Added since, and still here, in no list:"))
        #expect(!bea.offers("Bring it back"))
        try bea.press("Torch")
        #expect(bea.address.hasPrefix("/app/tasks/"))
        try ada.open("/app/lists")
        #expect(ada.seen.contains("You deleted the shared list Groceries (Milk)"))
        #expect(ada.offers("Leave it deleted"))
        try ada.press("Bring it back")
        #expect(ada.told.contains("Brought back: Groceries"))
        meet()
        for person in [ada, bea] {
            try person.open("/app/lists/\(list)")
            #expect(person.hasRow("Milk"))
            #expect(person.hasRow("Torch"))
        }
    }

    @Test("L5: a viewer is only told that the list was deleted")
    func viewer() throws {
        try ada.act("/app/lists/\(list)/delete")
        meet()
        self.bea.application.spaces = [SpaceMembership(number: Self.number, role: .view, others: ["Ada"])]
        let bea = try Person(self.bea)
        try bea.open("/app/lists")
        #expect(bea.seen.contains("The shared list Groceries was deleted."))
        #expect(!bea.page.words.contains("Milk"))
        #expect(bea.client.get("/app/lists/\(list)/removed").status == 410)
    }
}
