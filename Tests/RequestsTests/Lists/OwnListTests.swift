import Requests
import TestSupport
import Testing

@testable import Workbench

struct OwnListTests {
    private static func garden() throws -> (client: Client, list: String, tasks: [String]) {
        let client = try Client.withDay()
        let list = try client.addList("Garden")
        return (client, list, try client.add(["Rake", "Sow", "Water"], to: list, cost: 2))
    }

    @Test("L1: the page that adds a task adds to the list it was opened from")
    func adding() throws {
        let (client, list, _) = try Self.garden()
        let page = try ParsedPage(client.get("/app/tasks/new?list=\(list)").body)
        let chosen = page.all("option", inside: "list-field").filter { $0.attributes["selected"] != nil }
        #expect(chosen.map { $0.attributes["value"] } == [list])
        #expect(page.value(of: "title") == "")
        // Several go to the same list.
        let many = try #require(page.element(id: "many-at-once")?.attributes["href"])
        #expect(many == "/app/tasks/many?list=\(list)")
        #expect(page.element(id: "title-field")?.attributes["data-paste-many"] == many)
        #expect(try ParsedPage(client.get(many).body).element(id: "cancel")?.attributes["href"] == "/app/tasks/new?list=\(list)")
    }

    @Test("T11: a line that a word was refused in is shown again, and is not gone back to")
    func refusing() throws {
        let (client, list, _) = try Self.garden()
        let page = try ParsedPage(client.get("/app/tasks/new?list=\(list)&quick=yes&title=Mow+~3&refuse=~3").body)
        #expect(page.value(of: "title") == "Mow ~3")
        #expect(page.value(of: "refuse") == "~3")
        let backs = page.all("input") { $0.attributes["name"] == "back" }.compactMap { $0.attributes["value"] }
        #expect(backs.allSatisfy { !$0.contains("title") })
    }

    @Test("T3: a row that is ticked stays where it is until the list is opened again")
    func settling() throws {
        let (client, list, tasks) = try Self.garden()
        let opened = try ParsedPage(client.get("/app/lists/\(list)").body)
        let form = try #require(opened.elements.firstIndex { $0.attributes["id"] == "list" })
        let back = try #require(
            opened.elements.first { $0.parent == form && $0.attributes["name"] == "back" }?.attributes["value"]
        )
        let response = client.post("/app/tasks/\(tasks[0])/done", [("back", back)])
        let location = try #require(response.location)
        #expect(try client.titles(location) == ["Rake", "Sow", "Water"])
        let row = try ParsedPage(client.get(location).body).element(id: "task-\(tasks[0])")
        #expect(row?.attributes["class"] == "row done")
        #expect(try client.titles("/app/lists/\(list)") == ["Sow", "Water", "Rake"])
    }

    @Test("T4: a row can be swiped, and offers today’s list where it can go there")
    func row() throws {
        let (client, list, tasks) = try Self.garden()
        try client.add(["Not costed"], to: list)
        let page = try ParsedPage(client.get("/app/lists/\(list)").body)
        #expect(page.element(id: "tick-\(tasks[0])")?.attributes["data-swipe"] == "Done")
        #expect(page.all("button") { $0.attributes["class"] == "take" }.count == 3)
        try client.act("/app/tasks/\(tasks[0])/today")
        let after = try ParsedPage(client.get("/app/lists/\(list)").body)
        #expect(after.element(id: "today-\(tasks[0])") == nil)
        #expect(after.element(id: "tick-\(tasks[0])") != nil)
    }

    @Test("T6: a list is sorted as was chosen for it, and has no handles then")
    func sorted() throws {
        let (client, list, tasks) = try Self.garden()
        let target = "/app/lists/\(list)"
        try client.showOptions(target)
        #expect(try ParsedPage(client.get(target).body).element(id: "grip-\(tasks[0])") != nil)
        try client.act("/app/sort", [("order", "newest"), ("back", target)])
        let page = try ParsedPage(client.get(target).body)
        #expect(try client.titles(target) == ["Water", "Sow", "Rake"])
        #expect(page.element(id: "grip-\(tasks[0])") == nil)
        #expect(page.all("reorder-list").isEmpty)
        #expect(page.element(id: "delete-\(tasks[0])") != nil)
        #expect(page.element(id: "sort-newest")?.attributes["aria-pressed"] == "true")
    }

    @Test("T9: rows are moved among those of their list")
    func moved() throws {
        let (client, list, tasks) = try Self.garden()
        let target = "/app/lists/\(list)"
        try client.showOptions(target)
        #expect(try ParsedPage(client.get(target).body).value(of: "within") == list)
        try client.act("/app/tasks/\(tasks[2])/move", [("to", "top"), ("within", list), ("back", target)])
        #expect(try client.titles(target) == ["Water", "Rake", "Sow"])
    }

    @Test("T13: hidden tasks are shown on request, and not before")
    func hidden() throws {
        let (client, list, _) = try Self.garden()
        let later = try client.add("Prune", cost: 2, [("list", list), ("start", "2026-06-01")])
        let target = "/app/lists/\(list)"
        let page = try ParsedPage(client.get(target).body)
        #expect(page.element(id: "task-\(later)") == nil)
        let link = try #require(page.element(id: "show-hidden")?.attributes["href"])
        let shown = try ParsedPage(client.get(link).body)
        #expect(shown.element(id: "task-\(later)") != nil)
        #expect(shown.element(id: "wake-\(later)") != nil)
        #expect(shown.element(id: "tick-\(later)") == nil)
    }

    @Test("A list shows a hundred rows at most, and offers the next")
    func pages() throws {
        let client = Client()
        let list = try client.addList("Long")
        try client.add((0..<205).map { "Task \($0)" }, to: list)
        var seen: [String] = []
        for (number, rows) in [(1, 100), (2, 100), (3, 5), (4, 5), (100_000, 5)] {
            let titles = try client.titles("/app/lists/\(list)?page=\(number)")
            #expect(titles.count == rows)
            seen += titles
        }
        #expect(Set(seen).count == 205)
    }

    @Test("T13: a list shows a hundred hidden tasks at most, and offers the next, which are shown too")
    func hiddenPages() throws {
        let (client, list, _) = try Self.garden()
        var tasks: Set<String> = []
        for number in 0..<205 { tasks.insert(try client.add("Later \(number)", [("list", list), ("start", "2026-06-01")])) }
        var target: String? = "/app/lists/\(list)?show=hidden"
        var seen: Set<String> = []
        for rows in [100, 100, 5] {
            let page = try ParsedPage(client.get(try #require(target)).body)
            let buttons = page.all("button", inside: "hidden-list").compactMap { $0.attributes["id"] }
            #expect(buttons.count == rows)
            for button in buttons { seen.insert(String(button.dropFirst("wake-".count))) }
            target = page.all("a") { $0.text == "Show more" }.first?.attributes["href"]
        }
        #expect(seen == tasks)
        #expect(target == nil)
        let all = try ParsedPage(client.get("/app/lists/\(list)?show=hidden&page=all").body)
        #expect(all.all("button", inside: "hidden-list").count == 205)
    }

    @Test("T13: rows that are in sight stand on one page, although more pages of hidden tasks follow")
    func rowsBesideHiddenPages() throws {
        let (client, list, tasks) = try Self.garden()
        for number in 0..<101 { try client.add("Later \(number)", [("list", list), ("start", "2026-06-01")]) }
        let target = "/app/lists/\(list)?show=hidden"
        #expect(try ParsedPage(client.get(target).body).element(id: "task-\(tasks[0])") != nil)
        let second = try ParsedPage(client.get(target + "&page=2").body)
        #expect(second.element(id: "task-\(tasks[0])") == nil)
        #expect(second.all("div").allSatisfy { $0.attributes["class"] != "empty" })
        #expect(second.all("button", inside: "hidden-list").count == 1)
    }

    @Test("A list that never existed is not found; a deleted one is reported as gone")
    func gone() throws {
        let (client, list, _) = try Self.garden()
        let nobody = String(repeating: "0", count: 32)
        try client.act("/app/lists/\(list)/delete")
        for (identity, status) in [(nobody, 404), (list, 410)] {
            for target in ["/app/lists/\(identity)", "/app/lists/\(identity)/edit", "/app/templates/\(identity)"] {
                let response = client.get(target)
                #expect(response.status == status, "\(target)")
                _ = try ParsedPage(response.body)
            }
        }
    }
}
