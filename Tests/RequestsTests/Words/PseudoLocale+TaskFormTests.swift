import Facts
import Pages
import Planner
import Requests
import TestSupport
import Testing

@testable import Workbench

/// The pages that add a task or show one, in the language whose texts stand in brackets (``PseudoLocaleTests``).
@Suite("No text of a task's form, or of its page, stands in code")
struct PseudoLocaleTaskFormTests {
    private func expectFinished(
        _ client: Client,
        _ target: String,
        _ ids: String...,
        classes: [String] = [],
        but others: [String] = []
    ) throws {
        try PseudoLocale.expectFinished(PseudoLocale.page(client, target), ids, classes: classes, but: others)
    }

    @Test("Every text of the line that adds a task comes from the catalog")
    func line() throws {
        let client = try PseudoLocale.someone()
        let target = "/app/tasks/new"
        try expectFinished(client, target, "title", "actions", "line-help", classes: ["one-line"])
        let list = try client.addList("Вещи")
        try expectFinished(client, target + "?list=\(list)", "title")
        try client.act("/app/subjects", [("name", "дом"), ("colour", "1")])
        let lines = [
            "Чай ~2 !high #дом @Вещи", "Чай !1 #сад @Рынок", "Чай !2 every 2 weeks on mon and thu", "Чай !3 fri", "Чай 23:00",
            "Чай 7am", "Чай sun 7:00", "Чай 5/6", "Чай every day 9:00",
        ]
        for line in lines {
            let query = "?quick=yes&title=" + PercentEncoding.encoded(line)
            let page = try PseudoLocale.page(client, target + query)
            #expect(!page.indices(class: "chips").isEmpty, "\(line)")
            try PseudoLocale.expectFinished(page, [], classes: ["one-line"], but: ["\n" + line])
            try expectFinished(client, "/app/spoons/2" + query, "add", but: ["\n" + line])
            let part = try PseudoLocale.page(client, "/app/tasks/understood" + query + "&page=/app/tasks/new")
            #expect(part.textsInCode() == [])
        }
        let due = "?quick=yes&due=2026-03-10&title=" + PercentEncoding.encoded("Чай 9:00")
        try expectFinished(client, target + due, classes: ["one-line"])
        let location = try #require(client.post(target, [("title", "Хлеб"), ("back", target)]).location)
        try expectFinished(client, location, "choose")
    }

    @Test("What somebody wrote is shown again with texts from the catalog")
    func deleted() throws {
        let client = try PseudoLocale.someone()
        let task = try client.add("Письмо", cost: 1)
        try client.act("/app/tasks/\(task)/delete")
        let quick = [("quick", "yes"), ("title", "Чай")]
        let refused = [
            client.post("/app/tasks/new", quick + [("list", task)]), client.post("/app/tasks/new", quick + [("parent", task)]),
            client.post("/app/tasks/new", [("title", "Чай"), ("parent", task)]),
            client.post("/app/tasks/\(task)/step", [("title", "Чай")]), client.post("/app/tasks/\(task)", [("title", "Чай")]),
        ]
        for response in refused {
            #expect(response.status >= 400)
            try PseudoLocale.expectFinished(ParsedPage(response.body), ["notice"])
        }
    }

    @Test("Every text of a task's form comes from the catalog, but its rows")
    func form() throws {
        let client = try PseudoLocale.someone()
        let task = try client.add("Письмо")
        for target in ["/app/tasks/new?full=1", "/app/tasks/\(task)"] {
            let page = try PseudoLocale.page(client, target)
            try PseudoLocale.expectFinished(page, ["title", "actions", "title-field"], classes: ["ask-else"])
            try PseudoLocale.expectFinished(page, ["repeat-row"])
            let labels = page.elements.indices.filter {
                ["title-field", "note-field"].contains(page.elements[$0].attributes["for"])
            }
            let legend = try #require(page.index(id: "cost-field")) + 1
            #expect(page.elements[legend].name == "legend")
            #expect(labels.count == 2)
            for index in labels + [legend] { #expect(page.textsInCode(in: index) == []) }
        }
        let refused = client.post(
            "/app/tasks/new",
            [("title", "Чай"), ("due", "2026-11-29"), ("rule", "months-last-day"), ("every", "1")]
        )
        try PseudoLocale.expectFinished(ParsedPage(refused.body), ["rule-field-fault"])
    }

    @Test("How a task repeats is said by the catalog")
    func repeats() throws {
        let client = try PseudoLocale.someone()
        let rules: [[(String, String)]] = [
            [("rule", "daily")], [("rule", "weekdays"), ("weekday", "0"), ("weekday", "3")], [("rule", "days")],
            [("rule", "weeks")], [("rule", "weeks"), ("ruleday", "1"), ("ruleday", "3")],
            [("rule", "weeks")] + (0...4).map { ("ruleday", String($0)) },
            [("rule", "weeks")] + (0...6).map { ("ruleday", String($0)) },
            [("rule", "months-day"), ("due", "2026-03-22")], [("rule", "months-day"), ("due", "2026-03-30")],
            [("rule", "months-weekday"), ("due", "2026-03-13")], [("rule", "months-last-weekday"), ("due", "2026-03-30")],
            [("rule", "months-last-day"), ("due", "2026-03-31")], [("rule", "years"), ("due", "2026-03-31")],
            [("rule", "years"), ("due", "2028-02-29")],
        ]
        for rule in rules {
            for (every, more) in [("1", [("until", "2030-12-01")]), ("2", []), ("3", [("anchor", "completion")])] {
                let task = try client.add("Чай", rule + [("every", every)] + more)
                try expectFinished(client, "/app/tasks/\(task)", "repeat-row")
            }
        }
        let both = try client.add("Чай", [("rule", "weeks"), ("every", "2"), ("also", "daily")])
        try expectFinished(client, "/app/tasks/\(both)", "repeat-row")
    }

    @Test("Every text of a task's page comes from the catalog, but its form and where it is")
    func page() throws {
        let client = try PseudoLocale.someone()
        let task = try client.add("Письмо", cost: 3, [("due", "2026-03-05"), ("rule", "days"), ("every", "2")])
        let plain = try client.add("Чай", cost: 3)
        let step = try client.act("/app/tasks/\(task)/step", [("title", "Конверт")])
        let deep = try client.act("/app/tasks/\(step)/step", [("title", "Марка")])
        let parts = ["title", "menu", "actions", "task-acts", "move-day"]
        func isFinished(_ task: String, _ more: String...) throws {
            let page = try PseudoLocale.page(client, "/app/tasks/\(task)")
            try PseudoLocale.expectFinished(page, parts + more)
            let tiles = try #require(page.indices(class: "tiles").first)
            #expect(page.textsInCode(in: tiles) == [])
        }
        try isFinished(task, "steps", "under")
        try isFinished(step, "steps", "under", "under-none")
        try isFinished(deep, "under", "up-\(deep)")
        try isFinished(plain, "under")
        try client.act("/app/tasks/\(plain)/snooze", [("until", "week")])
        try isFinished(plain, "act-wake")
        let sibling = try client.act("/app/tasks/\(task)/step", [("title", "Бумага")])
        let steps = try PseudoLocale.page(client, "/app/tasks/\(task)")
        let options = ["own-\(sibling)", "own-\(deep)", "up-\(deep)", "tick-\(step)", "add-step", "steps-title"]
        try PseudoLocale.expectFinished(steps, options)
        for index in steps.indices(class: "step-options") { #expect(steps.textsInCode(in: index + 1) == []) }
    }

    @Test("Every text of a task's page comes from the catalog while it is planned, and once it is done")
    func planned() throws {
        let client = try PseudoLocale.someone()
        let task = try client.add("Письмо", cost: 3)
        let target = "/app/tasks/\(task)"
        try client.act(target + "/date", [("part", "planned"), ("date", "2026-03-05")])
        try expectFinished(client, target, "menu")
        try client.act(target + "/today")
        for command in ["done", "open"] {
            try expectFinished(client, target, "menu", "task-acts")
            let page = try PseudoLocale.page(client, target)
            let texts = page.textsInCode(in: try #require(page.index(id: "today-cost")))
            #expect(texts == [])
            try client.act(target + "/" + command)
        }
        try client.act(target, [("title", "Письмо"), ("spoons", "")])
        try client.act(target + "/done")
        let done = try PseudoLocale.page(client, target)
        let hint = try #require(done.indices(class: "hint").last { done.isInside($0, done.index(id: "today-cost") ?? 0) })
        #expect(done.textsInCode(in: hint) == [])
        try client.act(target + "/open")
        client.now += 86_400_000
        try client.act("/app/day/new", [("spoons", "12")])
        try expectFinished(client, target, "menu", "act-back")
    }

    @Test("A task of a checklist is left out and taken along by texts from the catalog")
    func checklist() throws {
        let client = try PseudoLocale.someone()
        let list = try client.addList("Вещи", [("checklist", "yes")])
        let task = try client.add(["Обувь"], to: list)[0]
        let step = try client.act("/app/tasks/\(task)/step", [("title", "Тапки")])
        for command in ["leave", "take"] {
            try expectFinished(client, "/app/tasks/\(task)", "task-acts")
            try client.act("/app/tasks/\(step)/\(command)")
            try expectFinished(client, "/app/tasks/\(task)", "step-list")
            try client.act("/app/tasks/\(task)/\(command)")
        }
        _ = client.application.share(try #require(Identity(hex: list)), as: 7, now: client.now)
        client.application.spaces = [SpaceMembership(number: 7, role: .view, others: ["Ада"])]
        try expectFinished(client, "/app/tasks/\(task)", "menu")
        client.application.spaces = []
        let rest = try client.add("Сон", cost: 0)
        try expectFinished(client, "/app/tasks/\(rest)", "act-focus")
    }

    @Test("Every text of choosing tasks comes from the catalog, but what is chosen")
    func choosing() throws {
        let client = try PseudoLocale.someone()
        let task = try client.add("Письмо", cost: 1)
        let unsorted = try client.add("Чай")
        try expectFinished(client, "/app/tasks", "choose")
        let target = "/app/tasks?select=1"
        try expectFinished(client, target, "menu", "to-search", "cancel", classes: ["lead"])
        let page = try PseudoLocale.page(client, target)
        let row = try #require(page.index(id: "task-\(unsorted)"))
        let none = try #require(page.indices(class: "strip-none").first)
        #expect(page.isInside(none, row))
        #expect(page.textsInCode(in: none) == [])
        let form = try #require(page.index(id: "list"))
        let hints = page.indices(class: "hint").filter { page.isInside($0, form) }
        #expect(!hints.isEmpty)
        for hint in hints { #expect(page.textsInCode(in: hint) == []) }
        let bulk = client.post("/app/day/submit", [("origin", "/app/tasks"), ("task", task), ("count", "bulk")])
        try PseudoLocale.expectFinished(ParsedPage(bulk.body), ["cancel", "select-all", "count", "menu"], classes: ["lead"])
    }
}
