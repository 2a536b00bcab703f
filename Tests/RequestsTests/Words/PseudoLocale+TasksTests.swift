import Pages
import Requests
import TestSupport
import Testing

@testable import Workbench

/// The pages of tasks, and the parts of their rows, in the made-up language.
@Suite("No text of the pages of tasks stands in code")
struct PseudoLocaleTasksTests {
    /// Somebody who calls spoons drops, so that a number of them is no text of the program.
    private func someone() throws -> Client {
        let client = try PseudoLocale.someone()
        try client.act("/app/settings/energy", [("maximum", "12"), ("one", "капля"), ("many", "капли")])
        try client.act("/app/settings/kinds", [("use", "yes")])
        return client
    }

    private func page(_ client: Client, _ target: String) throws -> ParsedPage { try PseudoLocale.page(client, target) }

    private func texts(_ page: ParsedPage, in index: Int) -> [String] { page.textsInCode(in: index) }

    /// Expects that these parts of a page say nothing that stands in code.
    private func isFinished(_ client: Client, _ target: String, _ ids: [String] = ["title", "main"]) throws {
        try PseudoLocale.expectFinished(page(client, target), ids)
    }

    /// The same for all parts of a class.
    private func areFinished(_ client: Client, _ target: String, _ classes: String...) throws {
        try PseudoLocale.expectFinished(page(client, target), [], classes: classes)
    }

    /// A task with every fact that a row has, but those of dates and repeats.
    @discardableResult
    private func full(_ client: Client) throws -> String {
        let task = try client.add(
            "Письмо",
            cost: 2,
            [("note", "Чай"), ("priority", "1"), ("newsubject", "Дом"), ("kinds", "yes"), ("kind", "social")]
        )
        for step in ["Конверт", "Марка"] { try client.act("/app/tasks/\(task)/step", [("title", step)]) }
        return task
    }

    @Test("Every text of all tasks comes from the catalog, with those of their rows, but what other pages share")
    func all() throws {
        let client = try someone()
        try isFinished(client, "/app/tasks", ["title", "main", "actions"])
        try areFinished(client, "/app/tasks?select=1", "empty")
        let task = try full(client)
        try client.add("Отдых", cost: 0)
        try client.add("Хлеб")
        let step = try client.act("/app/tasks/\(task)/step", [("title", "Адрес")])
        try isFinished(client, "/app/tasks", ["title", "main", "actions", "menu"])
        try client.showOptions("/app/tasks")
        try isFinished(client, "/app/tasks")
        for title in 1...12 { try client.add("Чай \(title)", cost: 3) }
        try client.act("/app/tasks/\(try client.add("Суп", cost: 1))/snooze", [("until", "tomorrow")])
        try client.act("/app/tasks/\(try client.add("Сыр", cost: 1))/today")
        try isFinished(client, "/app/tasks")
        try areFinished(client, "/app/tasks", "more")
        try client.act("/app/tasks/\(step)/done")
        for target in ["/app/tasks?show=all", "/app/tasks?page=all"] { try isFinished(client, target) }
        let rows = try page(client, "/app/tasks")
        for name in ["data-swipe", "data-swipe-right", "data-apart"] {
            let said = rows.elements.compactMap { $0.attributes[name] }
            #expect(!said.isEmpty && said.allSatisfy { $0.hasPrefix("[") && $0.hasSuffix("]") }, "\(name)")
        }
    }

    @Test("Every text of the rows of Today, of the Backlog and of a checklist comes from the catalog")
    func rows() throws {
        let client = try someone()
        let task = try full(client)
        try client.act("/app/tasks/\(task)/today")
        let list = try client.addList("Вещи", [("checklist", "yes")])
        let packed = try client.add(["Обувь", "Зонт", "Шарф"], to: list, cost: 1)
        try client.act("/app/tasks/\(packed[0])/leave")
        try client.act("/app/tasks/\(packed[1])/done")
        for target in ["/app/today", "/app/lists/\(list)"] {
            try client.showOptions(target)
            try areFinished(client, target, "row")
        }
        try isFinished(client, "/app/lists/\(list)", ["choose", "sort-own", "sort-newest", "sort-priority", "sort-soonest"])
        client.now += 86_400_000
        try client.act("/app/day/new", [("spoons", "12")])
        try client.act("/app/tasks/\(packed[2])/today")
        client.now += 86_400_000
        try client.act("/app/day/new", [("spoons", "12")])
        try areFinished(client, "/app/backlog", "row", "section-head")
        try client.showOptions("/app/backlog")
        try areFinished(client, "/app/backlog", "row")
    }

    @Test("What marks an example comes from the catalog")
    func example() throws {
        let client = Client()
        client.application.words = try Samples.catalog("qps-ploc")
        try client.act("/app/day/new", [("spoons", "12"), ("examples", "yes")])
        let rows = try page(client, "/app/today")
        let facts = rows.indices(class: "facts")
        #expect(!facts.isEmpty && facts.allSatisfy { rows.text(of: $0).hasSuffix("]") })
    }

    @Test("Every text of the search and of its filters comes from the catalog")
    func search() throws {
        let client = try someone()
        let task = try full(client)
        let done = try client.add("Чай", cost: 1)
        try client.act("/app/tasks/\(done)/done")
        try client.act("/app/tasks/\(try client.add("Чайник", cost: 1))/snooze", [("until", "tomorrow")])
        let planned = try client.add("Чайка", cost: 1)
        try client.act("/app/tasks/\(planned)/today")
        try client.add("Чаща", cost: 1)
        client.now += 60_000
        let subject = try #require(try page(client, "/app/tasks/\(task)").value(of: "subject"))
        for words in ["чай", "ча", "чайц", "ююю", " "] {
            try isFinished(client, "/app/tasks?q=" + PercentEncoding.encoded(words))
        }
        let filters = [
            "show=hidden", "show=done", "show=all", "priority=1", "priority=2&energy=social", "priority=3&energy=physical",
            "energy=thinking", "energy=emotional", "spoons=2", "spoons=3-5", "spoons=none", "date=today", "date=week",
            "date=none",
            "from=2026-03-02", "to=2026-03-02", "from=2026-03-02&to=2026-03-09", "subject=\(subject)&show=all",
        ]
        for filter in filters {
            try isFinished(client, "/app/tasks?" + filter)
            try isFinished(client, "/app/tasks/filter?" + filter, ["title", "main", "actions"])
        }
        try isFinished(client, "/app/tasks/filter", ["title", "main", "actions"])
        client.now += 86_400_000
        try client.act("/app/day/new", [("spoons", "12")])
        try isFinished(client, "/app/tasks")
        for query in ["q=" + PercentEncoding.encoded("чай"), "q=" + PercentEncoding.encoded("ча"), ""] {
            try isFinished(client, "/app/tasks?" + query)
        }
        for order in ["newest", "priority", "soonest"] {
            try client.act("/app/sort", [("order", order), ("back", "/app/tasks")])
            try isFinished(client, "/app/tasks")
        }
    }

    @Test("Every text of the views that are kept comes from the catalog")
    func views() throws {
        let client = try someone()
        try isFinished(client, "/app/tasks?priority=1", ["keep-view"])
        try isFinished(client, "/app/views?priority=1", ["title", "main", "actions"])
        let view = try client.act("/app/views", [("asked", "priority=1"), ("name", "Важное")])
        try isFinished(client, "/app/lists")
        try isFinished(client, "/app/views/\(view)", ["title", "main", "actions"])
    }

    @Test("Every text of tasks by their cost comes from the catalog, but what other pages share")
    func costs() throws {
        let client = try someone()
        try isFinished(client, "/app/spoons")
        try areFinished(client, "/app/spoons/2", "empty")
        try areFinished(client, "/app/spoons/unsorted", "empty")
        try full(client)
        try client.add("Хлеб")
        try isFinished(client, "/app/spoons")
        try areFinished(client, "/app/spoons/unsorted", "lead", "row")
        try isFinished(client, "/app/spoons/unsorted", ["title"])
        let lines = (1...101).map { "Чай \($0) ~2" }.joined(separator: "\n")
        try client.act("/app/tasks/many", [("lines", lines), ("read", "yes")])
        try client.showOptions("/app/spoons/2")
        try isFinished(client, "/app/spoons/2", ["title", "menu"])
        for query in ["", "?page=2"] { try areFinished(client, "/app/spoons/2" + query, "row", "take-key", "pager") }
        try isFinished(client, "/app/spoons/2?page=all", ["print"])
    }

    @Test("Every text of the commands on several tasks comes from the catalog")
    func bulk() throws {
        let client = try someone()
        let task = try client.add("Хлеб", cost: 1)
        try client.add("Сыр")
        let target = "/app/tasks?select=1&bulk=yes"
        try areFinished(client, target, "tiles", "choosing")
        try isFinished(client, target, ["title"])
        try full(client)
        try client.act("/app/tasks/\(task)/today")
        client.now += 86_400_000
        try client.act("/app/day/new", [("spoons", "12")])
        try client.add("Чай", cost: 1, [("due", "2026-03-03")])
        for title in 1...10 { try client.act("/app/tasks/\(try client.add("Суп \(title)", cost: 1))/today") }
        client.now += 86_400_000
        try client.act("/app/day/new", [("spoons", "12")])
        try areFinished(client, target, "tiles", "section-head", "more")
        try isFinished(client, "/app/tasks?q=" + PercentEncoding.encoded("чай") + "&select=1", ["title"])
        try isFinished(client, "/app/tasks/total", ["title"])
    }

    @Test("Every text of the page that adds several tasks comes from the catalog")
    func several() throws {
        let client = try someone()
        try isFinished(client, "/app/tasks/many", ["title", "main", "actions"])
        let lines = (0..<101).map { String(repeating: " ", count: min($0, 8)) + "- [x] Чай \($0)" }.joined(separator: "\n")
        let response = client.post("/app/tasks/many", [("do", "preview"), ("lines", lines)])
        let page = try ParsedPage(response.body)
        let preview = try #require(page.index(id: "preview"))
        #expect(texts(page, in: preview) == [])
        for hint in ["too-deep", "preview-title"] { #expect(page.element(id: hint)?.text.hasPrefix("[") == true, "\(hint)") }
        #expect(page.indices(class: "facts").count == 100)
    }

    @Test("Every text of the rows of a task’s form comes from the catalog, but what other pages share")
    func form() throws {
        let client = try someone()
        let rows = [
            "due-row", "list-row", "subjects-row", "priority-row", "reminder-row", "start-row", "minutes-row", "kinds-row",
        ]
        try isFinished(client, "/app/tasks/new?full=1", rows)
        let first = try page(client, "/app/tasks/new?full=1")
        let (cost, hints) = (try #require(first.index(id: "cost-field")), first.indices(class: "hint"))
        let notSet = try #require(hints.first { first.isInside($0, cost) })
        #expect(texts(first, in: notSet) == [])
        try isFinished(client, "/app/tasks/new", ["cost-field", "due-row", "today-row", "list-row", "note-row", "all-fields"])
        try isFinished(client, "/app/tasks/new?title=" + PercentEncoding.encoded("Чай #Дом @Сад") + "&full=1", rows)
        let task = try full(client)
        try client.act("/app/tasks/\(task)/today")
        try isFinished(client, "/app/tasks/\(task)", rows)
        let planned = try page(client, "/app/tasks/\(task)")
        let usual = try #require(planned.index(id: "cost-row"))
        #expect(planned.elements[usual + 1].name == "summary")
        #expect(texts(planned, in: usual + 1) == [])
        // A step can be moved by buttons, whose names are those of rows.
        let buttons = planned.elements.indices.filter { planned.elements[$0].name == "button" }
        let moves = buttons.filter { planned.elements[$0].attributes["id"]?.hasPrefix("move-") == true }
        #expect(moves.count == 8)
        for move in moves { #expect(texts(planned, in: move) == []) }
        let refused = try ParsedPage(client.post("/app/tasks/\(task)", [("title", ""), ("spoons", "0")]).body)
        let rest = try #require(refused.index(id: "cost-row"))
        #expect(texts(refused, in: rest + 1) == [])
        var request = client.request("GET", "/app/tasks/new?full=1")
        request.account = SyncStatus(
            mail: "ada@example.org",
            state: .savedEverywhere,
            unsent: 0,
            refused: 0,
            isWholePlanUnsent: false,
            synced: Client.monday
        )
        let member = try ParsedPage(client.application.handle(request).body)
        let reminder = try #require(member.index(id: "reminder-row"))
        #expect(texts(member, in: reminder) == [])
        try client.act(
            "/app/settings/energy",
            [("maximum", "12"), ("reserve", "9"), ("firm", "yes"), ("one", "капля"), ("many", "капли")]
        )
        let line = [("quick", "yes"), ("title", "Суп ~9"), ("today", "yes")]
        let asked = try ParsedPage(client.post("/app/tasks/new", line).body)
        let today = try #require(asked.index(id: "today-row"))
        #expect(asked.element(id: "reserve-field") != nil)
        #expect(texts(asked, in: today) == [])
    }

    @Test("Every text of the kinds of energy to choose from comes from the catalog, but their names")
    func energies() throws {
        let client = try someone()
        try client.add("Чай", cost: 1)
        try isFinished(client, "/app/now", ["energy"])
        try isFinished(client, "/app/now?energy=not-social", ["energy"])
    }

    @Test("Where a task is comes from the catalog, and what stands above its form")
    func status() throws {
        let client = try someone()
        func isSaid(_ task: String) throws {
            try isFinished(client, "/app/tasks/\(task)", ["standing"])
            try areFinished(client, "/app/tasks/\(task)", "date")
        }
        let list = try client.addList("Вещи", [("checklist", "yes")])
        let task = try client.add("Письмо", cost: 1, [("list", list)])
        try isSaid(task)
        try client.act("/app/tasks/\(task)/leave")
        try client.act("/app/tasks/\(task)/date", [("part", "planned"), ("date", "2026-03-05")])
        try isSaid(task)
        try client.act("/app/tasks/\(task)/snooze", [("until", "tomorrow")])
        try isSaid(task)
        let step = try client.act("/app/tasks/\(task)/step", [("title", "Конверт")])
        try isFinished(client, "/app/tasks/\(step)", ["standing"])
        let weekly = [("rule", "weeks"), ("due", "2026-03-02")]
        for (cost, more) in [(nil, []), (0, []), (1, weekly)] {
            let task = try client.add("Чай", cost: cost, more)
            try isSaid(task)
            if cost != nil { try client.act("/app/tasks/\(task)/today") }
            try isSaid(task)
            try client.act("/app/tasks/\(task)/done")
            try isSaid(task)
            client.now += 86_400_000
            try client.act("/app/day/new", [("spoons", "12")])
            try isSaid(task)
        }
        let carried = try client.add("Хлеб", cost: 1)
        try client.act("/app/tasks/\(carried)/today")
        try client.act("/app/focus", [("minutes", "15"), ("task", carried)])
        client.now += 300_000
        try client.act("/app/focus/stop")
        try isSaid(carried)
        try client.act("/app/day/low", [("do", "today")])
        try isSaid(carried)
        client.now += 86_400_000
        try client.act("/app/day/new", [("spoons", "12")])
        try isSaid(carried)
        let template = try client.act("/app/lists/\(list)/template")
        let copy = try #require(try page(client, "/app/lists/\(template)").indices(class: "what").first)
        let link = try #require(try page(client, "/app/lists/\(template)").elements[copy].attributes["href"])
        try isSaid(String(link.split(separator: "/").last ?? ""))
        try client.act("/app/lists/\(list)/archive")
        try isSaid(task)
    }
}
