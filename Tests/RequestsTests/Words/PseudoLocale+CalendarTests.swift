import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

/// Pages of the calendar in the made-up language. The unit of energy has another name, so that no cost has plain letters. The client's
/// clock begins on Monday, 2 March 2026.
@Suite("No text of the calendar stands in code")
struct PseudoLocaleCalendarTests {
    private func someone(spoons: String = "5") throws -> Client {
        let client = try PseudoLocale.someone()
        try client.act("/app/settings/energy", [("maximum", spoons), ("one", "кап"), ("many", "капли")])
        try client.act("/app/day/adjust", [("spoons", spoons)])
        return client
    }

    private func isFinished(_ page: ParsedPage, _ ids: String..., classes: [String] = []) throws {
        try PseudoLocale.expectFinished(page, ids, classes: classes)
    }

    @Test("Every text of a month and of a week comes from the catalog")
    func overview() throws {
        let client = try someone()
        for name in ["Дом", "Сад", "Луг", "Лес"] { try client.act("/app/lists/new", [("name", name), ("category", "Уют")]) }
        for line in ["Пол @Дом", "Ива @Сад", "Сено @Луг", "Мох @Лес", "Чай", "Хлеб"] {
            try client.act("/app/tasks/new", [("title", line), ("quick", "yes"), ("spoons", "2"), ("due", "2026-03-10")])
        }
        try client.add("Письмо", cost: 2, [("due", "2026-03-30"), ("start", "2026-03-12")])
        try client.add("Вода", cost: 1, [("due", "2026-03-16"), ("rule", "days"), ("every", "2"), ("anchor", "date")])
        for chosen in ["2026-03-02", "2026-03-13"] {
            let page = try PseudoLocale.page(client, "/app/calendar?date=\(chosen)")
            try isFinished(page, "title", "menu", "main", "actions", classes: ["legend"])
        }
        for chosen in ["2026-03-02", "2026-03-10", "2026-03-17"] {
            let page = try PseudoLocale.page(client, "/app/calendar?view=week&date=\(chosen)")
            try isFinished(page, "title", "menu", "main", "actions")
        }
    }

    @Test("Every text of a month that ends today comes from the catalog, also where today takes more than usual")
    func lastDay() throws {
        let client = try someone()
        // Sunday, 31 May.
        client.now += 90 * 86_400_000
        // Nothing is ticked of what would come.
        try client.act("/app/day/new", [("spoons", "5"), ("shown", "5")])
        for title in ["Чай", "Хлеб"] {
            let task = try client.add(title, cost: 2, [("due", "2026-05-31")])
            if title == "Чай" { try client.act("/app/tasks/\(task)/today") }
        }
        try client.act("/app/day/adjust", [("spoons", "1")])
        try isFinished(PseudoLocale.page(client, "/app/calendar"), "month", "day-said", classes: ["legend", "day-load"])
        try isFinished(PseudoLocale.page(client, "/app/calendar?date=2026-05-30"), "main")
    }

    @Test("Every text of a day comes from the catalog, but the dates, its spoons and what tasks say elsewhere")
    func day() throws {
        let client = try someone()
        for number in 1...6 { try client.add("Чай \(number)", cost: 1, [("due", "2026-03-02")]) }
        try client.add("Хлеб", cost: 1, [("due", "2026-03-02"), ("time", "9:00")])
        let done = try client.add("Вода", cost: 1, [("due", "2026-03-02"), ("rule", "days"), ("every", "1"), ("anchor", "date")])
        try client.act("/app/tasks/\(done)/done")
        try client.add("Письмо", cost: 1, [("due", "2026-03-30"), ("start", "2026-03-03")])
        try client.act("/app/tasks/\(try client.add("Лук", cost: 1))/date", [("part", "planned"), ("date", "2026-03-03")])
        let month = try PseudoLocale.page(client, "/app/calendar")
        try isFinished(month, "day-said", "all-of-day", classes: ["section-head", "redate", "turns", "segments"])
        let today = try PseudoLocale.page(client, "/app/calendar/2026-03-02")
        try isFinished(today, "title", "menu", "actions", "day-said", classes: ["section-head", "redate", "turns", "segments"])
        try isFinished(PseudoLocale.page(client, "/app/calendar/2026-03-03"), "day-said", classes: ["chip", "redate"])
        for date in ["2026-02-20", "2026-03-01", "2026-03-04"] {
            try isFinished(PseudoLocale.page(client, "/app/calendar/\(date)"), "title", "actions", "day-said", classes: ["turns"])
        }
    }

    @Test("Every text of a month in which a day is chosen for a task comes from the catalog")
    func moving() throws {
        let client = try someone()
        let task = try client.add("Чай", cost: 1, [("due", "2026-03-10")])
        for part in ["", "?part=start", "?part=planned", "?part=day"] {
            let page = try PseudoLocale.page(client, "/app/tasks/\(task)/date\(part)")
            try isFinished(page, "title", "main", "actions")
        }
    }
}
