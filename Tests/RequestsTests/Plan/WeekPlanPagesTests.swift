import Requests
import TestSupport
import Testing

@testable import Workbench

/// A plan for several days, by its page and its form. The client's clock begins on Monday, 2 March 2026.
struct WeekPlanPagesTests {
    private func page(_ client: Client, _ target: String = "/app/plan/week") throws -> ParsedPage {
        let response = client.get(target)
        #expect(response.status == 200)
        return try ParsedPage(response.body)
    }

    private func ticked(_ page: ParsedPage) -> [String] {
        page.all("input", inside: "list").filter { $0.attributes["name"] == "put" && $0.attributes["checked"] != nil }
            .compactMap { $0.attributes["value"] }
    }

    private func text(_ id: String, _ page: ParsedPage) -> String { page.index(id: id).map { page.text(of: $0) } ?? "" }

    @Test("N1: Plan my day and the calendar lead to a plan for several days, and asking for one writes nothing")
    func links() throws {
        let client = try Client.withDay()
        try client.add("Tea", cost: 2)
        for target in ["/app/plan", "/app/calendar", "/app/calendar?view=week"] {
            #expect(try page(client, target).element(id: "plan-week")?.attributes["href"] == "/app/plan/week")
        }
        #expect(client.get("/app/plan/week").facts.isEmpty)
        #expect(client.get("/app/plan/week?days=30&free=2026-03-03&free=x").facts.isEmpty)
    }

    @Test("N1: before the first day, a day is asked for")
    func noDay() throws {
        #expect(Client().get("/app/plan/week").text.contains("name=\"spoons\""))
        let put = "2026-03-03." + String(repeating: "0", count: 32)
        #expect(Client().post("/app/plan/week", [("put", put)]).status >= 400)
    }

    @Test("N1: each day shows its fixed and its proposed tasks, with the reasons and the total")
    func days() throws {
        let client = try Client.withDay()
        let dentist = try client.add("Dentist", cost: 3, [("due", "2026-03-04"), ("time", "10:00")])
        let forms = try client.add("Send <b>form</b>", cost: 6, [("due", "2026-03-03")])
        let cellar = try client.add("Cellar", cost: 10)
        let page = try page(client)
        #expect(ticked(page) == ["2026-03-02.\(forms)"])
        #expect(text("day-2026-03-02", page).contains("Send <b>form</b>Due tomorrow."))
        #expect(text("day-2026-03-04", page).contains("Dentist 10:00"))
        #expect(text("day-2026-03-04", page).contains("3 of 12 spoons"))
        #expect(text("waits-list", page).contains("Takes 10, and this plan puts at most 8 on a day."))
        #expect(page.words.contains("Nothing changes until you take it."))
        #expect(!dentist.isEmpty && !cellar.isEmpty)
    }

    @Test("N1: taking it is one change that leads to the calendar and can be undone; unticked tasks are not taken")
    func taken() throws {
        let client = try Client.withDay()
        let forms = try client.add("Forms", cost: 6, [("due", "2026-03-03")])
        let lamp = try client.add("Lamp", cost: 3)
        #expect(try ticked(page(client)).count == 2)
        let lines = [
            ("put", "2026-03-02.\(forms)"), ("put", "2026-03-04.\(lamp)"), ("back", "/app/calendar?view=week&date=2026-03-02"),
        ]
        let response = client.post("/app/plan/week", lines)
        #expect(response.status == 303)
        let calendar = try page(client, try #require(response.location))
        #expect(calendar.words.contains("Planned: 2 tasks."))
        #expect(text("day-2026-03-04", calendar).contains("Lamp planned"))
        #expect(try page(client, "/app/today").words.contains("Forms"))
        #expect(try text("planned-for", page(client, "/app/tasks/\(lamp)")) == "Planned for Wednesday 4 March.")
        let did = try #require(response.location?.split(separator: "did=").last).prefix(32)
        try client.act("/app/history/\(did)/undo")
        #expect(try !page(client, "/app/today").words.contains("Forms"))
        #expect(try text("planned-for", page(client, "/app/tasks/\(lamp)")).isEmpty)
    }

    @Test("N1: a reason says where a later day than could be is the day it is due on")
    func reason() throws {
        let client = try Client.withDay(6)
        for title in ["Forms", "Parcel"] { try client.add(title, cost: 4, [("due", "2026-03-03")]) }
        let page = try page(client)
        #expect(text("day-2026-03-03", page).contains("Due tomorrow, and today has no room for it."))
        #expect(text("day-2026-03-03", page).contains("Monday and Tuesday both take a lot: “"))
    }

    @Test("N1: a task that only fits has no reason under it")
    func noReason() throws {
        let client = try Client.withDay()
        try client.add("Lamp", cost: 3)
        #expect(try text("day-2026-03-02", page(client)).contains("Lamp3 spoons"))
    }

    @Test("N1: where a task was hidden on the day before, that day is not said to have no room")
    func hiddenBefore() throws {
        let client = try Client.withDay(6)
        try client.add("Forms", cost: 4, [("due", "2026-03-02")])
        try client.add("Parcel", cost: 4, [("start", "2026-03-03"), ("due", "2026-03-03")])
        let page = try page(client)
        #expect(text("day-2026-03-03", page).contains("Due tomorrow."))
        #expect(!page.words.contains("no room for it"))
    }

    @Test("N1: a date after the days of the plan is no reason for a day, and days that take a lot do not name it")
    func farDate() throws {
        let client = try Client.withDay(6)
        for number in 1...7 { try client.add("Letter \(number)", cost: 4, [("due", "2026-04-20"), ("priority", "2")]) }
        let page = try page(client)
        #expect(ticked(page).count == 7)
        #expect(text("day-2026-03-03", page).contains("Medium priority, and today has no room for it."))
        #expect(text("day-2026-03-03", page).contains("Monday and Tuesday both take a lot."))
        #expect(!page.words.contains("20 Apr"))
    }

    @Test("N1: a day's tasks stand by their times, and no day with a task is said to have nothing planned")
    func fixed() throws {
        let client = try Client.withDay()
        for (title, time) in [("Call", "18:00"), ("Physio", "10:30")] {
            try client.add(title, cost: 2, [("due", "2026-03-02"), ("time", time), ("today", "yes")])
        }
        try client.add("Rent", [("due", "2026-03-04")])
        let page = try page(client)
        let today = text("day-2026-03-02", page)
        #expect(today.split(separator: "Call").first?.contains("Physio") == true, "\(today)")
        let wednesday = text("day-2026-03-04", page)
        #expect(wednesday.contains("Rent") && !wednesday.contains("Nothing planned"), "\(wednesday)")
        #expect(text("day-2026-03-05", page).contains("Nothing planned"))
    }

    @Test("N1: where no day has any room, the plan is full")
    func full() throws {
        let client = try Client.withDay(1)
        try client.add("Lamp", cost: 2)
        let page = try page(client)
        #expect(page.words.contains("Nothing more fits this plan. Rest counts."))
        #expect(text("waits-list", page).contains("Takes 2, and the plan is full."))
    }

    @Test("N1: a day is kept free, and used again, by a link")
    func keptFree() throws {
        let client = try Client.withDay()
        try client.add("Lamp", cost: 3)
        let first = try page(client)
        let keep = try #require(first.element(id: "free-2026-03-02")?.attributes["href"])
        #expect(keep == "/app/plan/week?free=2026-03-02#day-2026-03-02")
        let second = try page(client, String(keep.prefix { $0 != "#" }))
        #expect(text("day-2026-03-02", second).contains("Kept free."))
        #expect(text("day-2026-03-03", second).contains("Lamp"))
        #expect(second.element(id: "free-2026-03-02")?.attributes["href"] == "/app/plan/week#day-2026-03-02")
    }

    @Test("N1: if the day has changed since, nothing is taken and the plan is made again with the same ticks")
    func changed() throws {
        let client = try Client.withDay(6)
        let (forms, lamp) = (try client.add("Forms", cost: 4), try client.add("Lamp", cost: 4))
        try client.act("/app/tasks/\(lamp)/today")
        let response = client.post("/app/plan/week", [("put", "2026-03-02.\(forms)"), ("asked", "/app/plan/week?days=14")])
        #expect(response.status == 422 && response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.words.contains("Nothing was planned: today has changed since."))
        #expect(page.words.contains("14 days that fit"))
    }

    @Test("N1: before the New Day of a date, tasks planned for it are not limited by the day before")
    func notBegun() throws {
        let client = try Client.withDay(6)
        let (lamp, forms) = (try client.add("Lamp", cost: 6), try client.add("Forms", cost: 4))
        try client.act("/app/tasks/\(lamp)/today", [("reserve", "yes")])
        client.now += 24 * 3_600_000
        let response = client.post("/app/plan/week", [("put", "2026-03-03.\(forms)")])
        #expect(response.status == 303)
        try client.act("/app/day/new", [("spoons", "6")])
        #expect(try page(client, "/app/today").words.contains("Forms"))
    }

    @Test("N1: a form that names no task or no date is refused, and one sent twice is taken once")
    func forms() throws {
        let client = try Client.withDay()
        let tea = try client.add("Tea", cost: 2)
        for put in ["", "x", "2026-03-03", "2026-03-03.x", "2026-02-30.\(tea)", "\(tea)"] {
            let response = client.post("/app/plan/week", [("put", put)])
            #expect(response.status >= 400 && response.facts.isEmpty)
        }
        #expect(client.post("/app/plan/week").status == 422)
        #expect(client.post("/app/plan/week", [("put", "2026-03-01.\(tea)")]).status == 422)
        let form = client.form("/app/plan/week", [("put", "2026-03-03.\(tea)")])
        let (first, second) = (client.application.handle(form), client.application.handle(form))
        #expect(!first.facts.isEmpty && second.facts.isEmpty)
        #expect(first.location == second.location)
    }

    @Test("N1: New Day names the tasks planned for the day before it adds them")
    func newDay() throws {
        let client = try Client.withDay()
        let tea = try client.add("Tea", cost: 2)
        try client.act("/app/plan/week", [("put", "2026-03-03.\(tea)")])
        client.now += 24 * 3_600_000
        #expect(try text("comes", page(client, "/app/day/new")).contains("Comes by itselfTeaplanned"))
        try client.act("/app/day/new", [("spoons", "12")])
        #expect(try page(client, "/app/today").words.contains("Tea"))
    }
}
