import Requests
import TestSupport
import Testing

@testable import Workbench

/// The pages about the person's own days, in the language that is made up for these tests.
@Suite("No text of the insights stands in code")
struct PseudoLocaleInsightsTests {
    private static let day: Int64 = 86_400_000
    private static let insights = ["/app/insights", "/app/insights?weeks=1"]
    private static let reports = ["/app/insights/report"] + [2, 8, 12].map { "/app/insights/report?tasks=yes&weeks=\($0)" }

    /// Expects that no text of these pages stands in the code.
    private func areFinished(_ client: Client, _ targets: [String], _ note: String = "") throws {
        for target in targets { isFinished(try PseudoLocale.page(client, target), "\(target) \(note)") }
    }

    private func isFinished(_ page: ParsedPage, _ target: String) {
        for id in ["title", "menu", "main"] {
            let texts = page.index(id: id).map { page.textsInCode(in: $0) } ?? ["no #\(id)"]
            #expect(texts == [], "\(target)")
        }
    }

    private func daily(_ client: Client, _ title: String, cost: Int, list: String = "") throws -> String {
        try client.add(title, cost: cost, [("repeat", "daily"), ("list", list), ("kinds", "yes"), ("kind", "physical")])
    }

    @Test("Every text of the insights and of the report comes from the catalog")
    func all() throws {
        let client = try PseudoLocale.someone()
        let list = try client.addList("Дом")
        let tea = try daily(client, "Чай", cost: 2, list: list)
        let soup = try daily(client, "Суп", cost: 4)
        let letter = try daily(client, "Письмо", cost: 1)
        for index in 0..<70 {
            if index > 0 {
                client.now = Client.monday + Int64(index) * Self.day
                let felt = ["lighter", "usual", "heavier", "stopped"][index % 4]
                try client.act("/app/day/new", [("spoons", String(9 + index % 3)), ("felt", felt)])
            }
            // Now and then a day has only rests, and every fifth takes more than it has.
            if index % 9 != 7 {
                for task in index % 3 == 0 ? [tea, soup] : [tea, soup, letter] { try client.act("/app/tasks/\(task)/done") }
                try client.act("/app/tasks/\(tea)/real", [("spoons", "3")])
                if index % 5 == 3 { try client.act("/app/tasks/\(soup)/real", [("spoons", "10")]) }
            }
            if index == 4 { try client.act("/app/settings/kinds", [("use", "yes")]) }
            // More lists than are named.
            if index > 60 {
                let book = try client.add("Книга", cost: 1, [("list", client.addList("Полка \(index)"))])
                try client.act("/app/tasks/\(book)/done")
            }
            if index > 14, index % 9 > 5 {
                let rest = try client.add("Сон", cost: 0, [("minutes", index > 20 ? "25" : "")])
                try client.act("/app/tasks/\(rest)/done")
            }
            if index % 9 == 5 { try client.act("/app/day/low") }
            if index % 11 == 8 {
                let visit = try client.add("Врач", cost: 9)
                try client.act("/app/day/submit", [("task", visit), ("borrow", "40")])
            }
            try areFinished(client, Self.insights, "\(index)")
            if index % 7 == 1 { try areFinished(client, Self.reports, "\(index)") }
        }
        let page = try PseudoLocale.page(client, "/app/insights")
        for id in ["so-far", "planned-and-real", "offer-\(tea)", "after-heavier", "used-of-hundred", "where", "weeks-as-table"] {
            #expect(page.index(id: id) != nil, "\(id)")
        }
    }

    @Test("Without days, and with few of them, every text comes from the catalog too")
    func few() throws {
        let client = Client()
        client.application.words = try Samples.catalog("qps-ploc")
        let targets = Self.insights + Self.reports
        try areFinished(client, targets)
        try client.act("/app/day/new", [("spoons", "2")])
        let soup = try daily(client, "Суп", cost: 3)
        for index in 0..<12 {
            if index > 0 { try client.act("/app/day/new", [("spoons", "2")]) }
            try client.act("/app/tasks/\(soup)/done")
            try areFinished(client, targets, "\(index)")
            if index > 6 { try client.act("/app/tasks/\(soup)/real", [("spoons", "4")]) }
            client.now += Self.day
        }
        try areFinished(client, targets)
        #expect(try PseudoLocale.page(client, "/app/insights").index(id: "planned-and-real") != nil)
    }

    @Test("Every text about days that are not counted, and about the question of how a day was, comes from the catalog")
    func forms() throws {
        let client = try PseudoLocale.someone()
        try client.act("/app/insights", [("ask", "yes")])
        client.now += Self.day
        try client.act("/app/day/new", [("spoons", "12"), ("felt", "heavier")])
        try areFinished(client, ["/app/insights?weeks=1"])
        let refused = try ParsedPage(client.post("/app/insights", [("from", "2025-01-01"), ("to", "2025-02-01")]).body)
        #expect(refused.index(id: "leave-out-to-fault") != nil)
        isFinished(refused, "refused")
        try client.act("/app/insights", [("from", "2026-03-02"), ("to", "2026-03-02")])
        try areFinished(client, Self.insights + Self.reports)
        let page = try PseudoLocale.page(client, "/app/insights")
        let button = try #require(page.index(id: "count-2026-03-02"))
        #expect(page.textsInCode(in: button) == [])
        try client.act("/app/insights/report", [("name", "Ада"), ("text", "Утро")])
        try areFinished(client, ["/app/insights/report"])
        client.now += 14 * Self.day
        try areFinished(client, Self.insights + Self.reports)
        let report = try PseudoLocale.page(client, "/app/insights/report")
        #expect(report.textsInCode(in: try #require(report.index(id: "actions"))) == [])
    }
}
