import Requests
import TestSupport
import Testing

@testable import Workbench

/// Plans in the made-up language. The client's clock begins on Monday, 2 March 2026.
@Suite("No text of a plan stands in code")
struct PseudoLocalePlanTests {
    /// - Parameter isOwnUnit: whether the unit of energy has another name, so that no cost has plain letters.
    private func someone(isOwnUnit: Bool = true) throws -> Client {
        let client = try PseudoLocale.someone()
        if isOwnUnit { try client.act("/app/settings/energy", [("one", "кап"), ("many", "капли")]) }
        return client
    }

    private func isFinished(_ page: ParsedPage, _ ids: String..., classes: [String] = []) throws {
        try PseudoLocale.expectFinished(page, ids, classes: classes)
    }

    private func texts(_ id: String, _ page: ParsedPage) throws -> [String] {
        page.textsInCode(in: try #require(page.index(id: id), "\(id)"))
    }

    @Test("Every text of a plan for a day comes from the catalog")
    func day() throws {
        let client = try someone()
        let whole = try client.add("Дом", cost: 4, [("priority", "1"), ("due", "2026-03-03")])
        try client.act("/app/tasks/\(whole)/step", [("title", "Окно")])
        try client.add("Чай", cost: 5, [("priority", "2"), ("minutes", "90")])
        try client.add("Хлеб", cost: 9, [("priority", "3")])
        try client.add("Лук")
        try client.act("/app/tasks/\(try client.add("Вода", cost: 1))/today")
        let page = try PseudoLocale.page(client, "/app/plan")
        try isFinished(
            page,
            "title",
            "plan",
            "plan-rest",
            "asked",
            "already",
            "waits",
            "waits-list",
            "uncosted",
            "plan-week",
            "how"
        )
        try isFinished(page, "cancel", "count", "take", classes: ["segments"])
        #expect(try texts("arithmetic", page) == [])
        for query in ["?lighter=1", "?minutes=30", "?minutes=240"] {
            try isFinished(PseudoLocale.page(client, "/app/plan" + query), "plan", "waits-list", "asked")
        }
        let refused = try PseudoLocale.page(
            client,
            "/app/tasks/total?plan=yes&task=\(try client.add("Лес", cost: 10))&task=\(whole)"
        )
        try isFinished(refused, "take", classes: ["said"])
        try client.act("/app/settings/kinds", [("use", "yes")])
        for query in ["?energy=thinking", "?minutes=30&energy=not-social"] {
            let page = try PseudoLocale.page(client, "/app/plan" + query)
            let summary = try #require(page.index(id: "asked"))
            #expect(page.textsInCode(in: summary + 1) == [])
        }
    }

    @Test("Every text of a plan for a day comes from the catalog where nothing fits, or not all that is free is used")
    func empty() throws {
        let client = try someone()
        try isFinished(PseudoLocale.page(client, "/app/plan"), "how", classes: ["empty"])
        try client.act("/app/day/adjust", [("spoons", "10")])
        let task = try client.add("Чай", cost: 9, [("minutes", "90")])
        try isFinished(PseudoLocale.page(client, "/app/plan?minutes=30"), "waits-list", classes: ["empty"])
        try client.act("/app/tasks/\(task)/today")
        let others = try (1...3).map { ("task", try client.add("Хлеб \($0)", cost: 3)) }
        try isFinished(PseudoLocale.page(client, "/app/plan"), "waits-list", "already")
        let refused = client.post("/app/plan", others)
        try isFinished(ParsedPage(refused.body), "notice")
        try client.act("/app/day/low", [("do", "today")])
        let low = try PseudoLocale.page(client, "/app/plan")
        let hint = try #require(low.indices(class: "hint").first)
        #expect(low.textsInCode(in: hint) == [])
    }

    @Test("Nothing but the last spoon is left, in the usual unit and in another one", arguments: [true, false])
    func last(isOwnUnit: Bool) throws {
        let client = try someone(isOwnUnit: isOwnUnit)
        try client.act("/app/day/adjust", [("spoons", "2")])
        try client.add("Чай", cost: 1)
        let page = try PseudoLocale.page(client, "/app/plan")
        for facts in page.all("span", inside: "plan") where facts.attributes["class"] == "facts" {
            #expect(facts.text.hasPrefix("[") && facts.text.hasSuffix("]"))
        }
        try isFinished(page, "how")
    }

    @Test("A plan that stops at the usual number says so in a text of the catalog")
    func usual() throws {
        let client = try someone()
        for _ in 1...6 {
            client.now += 86_400_000
            try client.act("/app/day/new", [("spoons", "6")])
        }
        client.now += 86_400_000
        try client.act("/app/day/new", [("spoons", "20")])
        try client.add("Чай", cost: 1)
        let page = try PseudoLocale.page(client, "/app/plan")
        #expect(try texts("arithmetic", page) == [])
        #expect(try #require(page.element(id: "arithmetic")).text.contains("[Ýöû"))
    }

    @Test("Every text of a plan for several days comes from the catalog")
    func week() throws {
        let client = try someone()
        try client.act("/app/day/adjust", [("spoons", "6")])
        let whole = try client.add("Дом", cost: 4, [("due", "2026-03-03")])
        try client.act("/app/tasks/\(whole)/step", [("title", "Окно")])
        let tea = try client.add("Чай", cost: 4, [("due", "2026-03-03")])
        try client.add("Лук", cost: 1, [("due", "2026-03-05"), ("time", "9:00")])
        let forest = try client.add("Лес", cost: 10, [("due", "2026-03-04")])
        try client.add("Хлеб")
        var proposed: [String] = []
        for query in ["", "?days=14", "?free=2026-03-03", "?free=2026-03-02"] {
            let page = try PseudoLocale.page(client, "/app/plan/week" + query)
            try isFinished(page, "title", "arithmetic", "waits", "waits-list", "uncosted", "how")
            // Where all that is due stays on its date, there is nothing to take.
            if page.index(id: "take") != nil { proposed.append(query) }
            if proposed.contains(query) { try isFinished(page, "cancel", "take") }
            try isFinished(page, classes: ["segments", "title", "facts", "day-load", "week-free"])
            if query.isEmpty { try isFinished(page, classes: ["hint"]) }
            let today = try #require(page.all("a", inside: "day-2026-03-02").first)
            #expect(today.attributes["aria-label"]?.hasPrefix("[") == true)
        }
        #expect(!proposed.isEmpty)
        let refused = client.post("/app/plan/week", [tea, forest].map { ("put", "2026-03-02.\($0)") })
        try isFinished(ParsedPage(refused.body), "notice")
        let empty = try PseudoLocale.page(someone(), "/app/plan/week")
        try isFinished(empty, "arithmetic", classes: ["day-load"])
    }
}
