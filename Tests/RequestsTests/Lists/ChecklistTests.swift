import Requests
import TestSupport
import Testing

@testable import Workbench

struct ChecklistTests {
    private static func packing() throws -> (client: Client, list: String, tasks: [String]) {
        let client = try Client.withDay()
        let list = try client.addList("Packing", [("checklist", "yes")])
        return (client, list, try client.add(["Socks", "Tent", "Soap"], to: list))
    }

    @Test("L2: a row is to pack, packed, or not for this time, without Show Options")
    func states() throws {
        let (client, list, tasks) = try Self.packing()
        let target = "/app/lists/\(list)"
        let page = try ParsedPage(client.get(target).body)
        #expect(page.element(id: "tick-\(tasks[0])")?.attributes["aria-label"] == "Packed: Socks")
        #expect(page.element(id: "leave-\(tasks[0])")?.text == "Skip")
        try client.act("/app/tasks/\(tasks[0])/leave", [("back", target)])
        try client.act("/app/tasks/\(tasks[2])/done", [("back", target)])
        let after = try ParsedPage(client.get(target).body)
        // Nothing leaves its place.
        #expect(try client.titles(target) == ["Socks", "Tent", "Soap"])
        #expect(after.element(id: "task-\(tasks[0])")?.attributes["class"] == "row left-out")
        #expect(after.element(id: "take-\(tasks[0])")?.text == "Include")
        #expect(after.all("span") { $0.text == "not this time" }.count == 1)
        #expect(after.element(id: "tick-\(tasks[2])")?.attributes["data-swipe"] == "Not packed")
        try client.act("/app/tasks/\(tasks[0])/take", [("back", target)])
        #expect(try client.titles(target) == ["Socks", "Tent", "Soap"])
    }

    @Test("L2: only a checklist has three states")
    func plain() throws {
        let (client, list, tasks) = try Self.packing()
        try client.act("/app/tasks/\(tasks[0])/leave")
        try client.act("/app/lists/\(list)/edit", [("name", "Packing")])
        let page = try ParsedPage(client.get("/app/lists/\(list)").body)
        #expect(try client.titles("/app/lists/\(list)") == ["Socks", "Tent", "Soap"])
        #expect(page.element(id: "leave-\(tasks[1])") == nil)
        #expect(page.element(id: "list-uncheck") == nil)
        #expect(page.element(id: "tick-\(tasks[0])")?.attributes["aria-label"] == "Done: Socks")
    }

    @Test("L2, D5: today's list says of an item that it is skipped, as it is where another member or device skipped it")
    func skippedInToday() throws {
        let (client, list, _) = try Self.packing()
        let stove = try client.add("Stove", cost: 3, [("list", list)])
        func isSaid() throws -> Bool {
            try ParsedPage(client.get("/app/today").body).all("span") { $0.text == "not this time" }.count == 1
        }
        try client.act("/app/tasks/\(stove)/leave")
        try client.act("/app/day/submit", [("task", stove)])
        #expect(try isSaid())
        try client.act("/app/tasks/\(stove)/take")
        #expect(try !isSaid())
    }

    @Test("L2: Uncheck all makes everything to pack again, and is undone by the toast")
    func uncheck() throws {
        let (client, list, tasks) = try Self.packing()
        try client.act("/app/tasks/\(tasks[0])/done")
        try client.act("/app/tasks/\(tasks[1])/leave")
        func pressed() throws -> [String] {
            try ParsedPage(client.get("/app/lists/\(list)").body).all("button") { $0.attributes["class"] == "tick" }
                .compactMap { $0.attributes["aria-pressed"] }
        }
        #expect(try pressed() == ["true", "false", "false"])
        let response = client.post("/app/lists/\(list)/uncheck", [("back", "/app/lists/\(list)")])
        #expect(response.location?.hasPrefix("/app/lists/\(list)?did=") == true)
        #expect(try pressed() == ["false", "false", "false"])
        let act = try #require(response.location?.split(separator: "did=").last)
        try client.act("/app/history/\(act)/undo")
        #expect(try pressed() == ["true", "false", "false"])
    }

    @Test("L2: starting over goes to a fresh list of that name, and keeps the old copy in the archive")
    func again() throws {
        let (client, list, tasks) = try Self.packing()
        try client.act("/app/tasks/\(tasks[0])/done")
        let response = client.post("/app/lists/\(list)/again", [("back", "/app/lists/\(list)")])
        let fresh = try #require(response.location)
        #expect(!fresh.contains(list))
        #expect(try client.titles(fresh) == ["Socks", "Tent", "Soap"])
        #expect(try ParsedPage(client.get(fresh).body).all("li") { $0.attributes["class"] == "row done" }.isEmpty)
        #expect(try client.titles("/app/lists/archive") == ["Packing"])
        #expect(try client.titles("/app/lists/\(list)") == ["Socks", "Tent", "Soap"])
    }
}
