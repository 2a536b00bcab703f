import Requests
import TestSupport
import Testing

@testable import Workbench

/// Plan my day, by its pages and its form.
struct PlanPagesTests {
    private func page(_ client: Client, _ target: String = "/app/plan") throws -> ParsedPage {
        let response = client.get(target)
        #expect(response.status == 200)
        return try ParsedPage(response.body)
    }

    private func ticked(_ page: ParsedPage) -> [String] {
        page.all("input", inside: "list").filter { $0.attributes["name"] == "task" && $0.attributes["checked"] != nil }
            .compactMap { $0.attributes["value"] }
    }

    private func today(_ client: Client) throws -> String { try ParsedPage(client.get("/app/today").body).words }

    private func text(_ id: String, _ page: ParsedPage) -> String { page.index(id: id).map { page.text(of: $0) } ?? "" }

    @Test("N1: Today and What now? lead to a plan, and asking for one writes nothing")
    func links() throws {
        let client = try Client.withDay()
        try client.add("Tea", cost: 2)
        #expect(try page(client, "/app/today").element(id: "plan-day")?.attributes["href"] == "/app/plan")
        #expect(try page(client, "/app/now").element(id: "plan-day")?.attributes["href"] == "/app/plan")
        #expect(client.get("/app/plan").facts.isEmpty)
        #expect(client.get("/app/tasks/total?plan=yes").facts.isEmpty)
        try client.act("/app/settings/simple", [("simple", "yes")])
        #expect(try page(client, "/app/today").element(id: "plan-day") == nil)
    }

    @Test("N1: before the first day, a day is asked for")
    func noDay() throws {
        #expect(Client().get("/app/plan").text.contains("name=\"spoons\""))
        #expect(Client().post("/app/plan", [("task", String(repeating: "0", count: 32))]).status >= 400)
    }

    @Test("N1: the page says the day's arithmetic, every line is ticked, and the total counts them")
    func page() throws {
        let client = try Client.withDay()
        let shower = try client.add("Shower", cost: 3)
        try client.act("/app/tasks/\(shower)/today")
        try client.add("Send <b>form</b>", cost: 2, [("due", "2026-03-03")])
        try client.add("No cost yet")
        let page = try page(client)
        #expect(text("arithmetic", page).contains("9 spoons free, 1 of them in reserve. 3 of 12 planned."))
        #expect(text("arithmetic", page).contains("Nothing changes until you take a plan."))
        #expect(ticked(page).count == 1)
        #expect(page.words.contains("Send <b>form</b>"))
        #expect(text("total", page).contains("5 of 12 spoons"))
        #expect(page.words.contains("Shower."))
        #expect(text("uncosted", page) == "1 task has no cost yet. Give it one")
    }

    @Test("N1: taking a plan is one change, which says so on Today and is undone in one tap")
    func taken() throws {
        let person = try Person.has(("Letter", 2), ("Tea", 1))
        try person.press("Plan my day")
        try person.press("Take this plan")
        #expect(person.title == "Today")
        #expect(person.told.contains("Added to today: 2 tasks. 9 spoons left."))
        try person.undo()
        #expect(try !today(person.client).contains("Letter"))
        try person.open("/app/plan")
        #expect(person.seen.contains("Letter"))
    }

    @Test("N1: unticked tasks are not taken")
    func unticked() throws {
        let person = try Person.has(("Letter", 2), ("Tea", 1))
        try person.press("Plan my day")
        try person.chooseRow("Letter")
        try person.press("Take this plan")
        #expect(person.told.contains("Added to today: Tea. 11 spoons left."))
    }

    @Test("N1: with a rest, all of it is one change; without its tick only the tasks are taken")
    func rest() throws {
        let person = try Person.has(("Cook", 4), ("Visit", 5))
        try person.press("Plan my day")
        try person.press("Take this plan")
        #expect(person.told.contains("Added to today: 3 tasks. 3 spoons left."))
        #expect(person.seen.contains("Rest"))
        try person.undo()
        #expect(try !today(person.client).contains("Rest"))
        try person.open("/app/plan")
        try person.chooseRow("Rest for 10 min")
        try person.press("Take this plan")
        #expect(person.told.contains("Added to today: 2 tasks. 3 spoons left."))
    }

    @Test("N1: the total of the ticked tasks has its own page")
    func total() throws {
        let client = try Client.withDay()
        let tea = try client.add("Tea", cost: 2)
        let all = try page(client, "/app/tasks/total?plan=yes&task=\(tea)")
        #expect(text("total", all).contains("2 of 12 spoons"))
        #expect(all.element(id: "take") != nil)
        let none = try page(client, "/app/tasks/total?plan=yes")
        #expect(text("total", none).contains("0 of 12 spoons"))
        // Without script a button counts them, which writes nothing and keeps the ticks.
        let letter = try client.add("Letter", cost: 3)
        let counted = client.post("/app/plan", [("task", letter), ("count", "1"), ("asked", "/app/plan")])
        #expect(counted.status == 200 && counted.facts.isEmpty)
        #expect(try ticked(ParsedPage(counted.body)) == [letter])
    }

    @Test("N1: sent twice, a plan is taken once")
    func twice() throws {
        let client = try Client.withDay()
        let tea = try client.add("Tea", cost: 2)
        let form = client.form("/app/plan", [("task", tea), ("rest", "10")])
        let first = client.application.handle(form)
        let second = client.application.handle(form)
        #expect(first.status == 303 && second.status == 303)
        #expect(!first.facts.isEmpty && second.facts.isEmpty)
        #expect(first.location == second.location)
    }

    @Test("N1: a plan that no longer fits is not taken in part: nothing is, and it is made again with the reason")
    func changed() throws {
        let client = try Client.withDay()
        let visit = try client.add("Visit", cost: 9)
        let cook = try client.add("Cook", cost: 3)
        try client.act("/app/tasks/\(cook)/today")
        for fields in [[("task", visit)], [("task", visit), ("task", try client.add("Tea", cost: 1))]] {
            let refused = client.post("/app/plan", fields + [("asked", "/app/plan?lighter=1")])
            #expect(refused.status == 422)
            #expect(refused.facts.isEmpty)
            #expect(refused.text.contains("Nothing was added: the day has changed since."))
        }
        // The reserve is not used by a plan.
        #expect(try page(client, "/app/tasks/total?plan=yes&task=\(visit)").words.contains("This does not fit any more."))
    }

    @Test("N1: a form that is odd gets a message and writes nothing")
    func odd() throws {
        let client = try Client.withDay()
        let tea = try client.add("Tea", cost: 2)
        for fields in [[], [("task", "zzz")], [("task", String(repeating: "a", count: 32))], [("rest", "10")]] {
            let refused = client.post("/app/plan", fields)
            #expect(refused.status >= 400 && refused.status < 500)
            #expect(refused.facts.isEmpty)
        }
        // A rest of no length that a timer has is left out.
        try client.act("/app/plan", [("task", tea), ("rest", "999"), ("asked", "https://example.org/")])
        #expect(try !today(client).contains("Rest"))
        for asked in ["minutes=-1", "minutes=x", "energy=x", "lighter=x", "minutes=99999999999"] {
            #expect(client.get("/app/plan?\(asked)").status == 200)
        }
    }

    @Test("N1: a lighter plan stands beside it, and both can be asked for less time or a kind of energy")
    func asked() throws {
        let client = try Client.withDay()
        for title in ["Dust", "Tidy", "Iron", "Bins"] { try client.add(title, cost: 3) }
        let whole = try page(client)
        #expect(ticked(whole).count == 3)
        let segments = whole.all("a") { $0.attributes["class"] == "segment" }
        #expect(segments.prefix(2).map { $0.attributes["href"] } == ["/app/plan", "/app/plan?lighter=1"])
        let names = whole.elements.indices.filter { whole.elements[$0].attributes["class"] == "segment" }.prefix(2)
        #expect(names.map { whole.text(of: $0) } == ["This plan 9 spoons", "A lighter plan 6 spoons"])
        #expect(try ticked(page(client, "/app/plan?lighter=1")).count == 2)
        #expect(try ticked(page(client, "/app/plan?minutes=30")).count == 1)
        #expect(try page(client, "/app/plan?minutes=30").words.contains("Tasks without minutes count as 30 min."))
        let energies = whole.all("a").filter { ($0.attributes["href"] ?? "").contains("energy=") }
        #expect(energies.isEmpty)
        try client.act("/app/settings/kinds", [("use", "yes")])
        let kinds = try page(client, "/app/plan?energy=not-thinking")
        #expect(kinds.words.contains("Time for this plan: any, no thinking energy"))
        #expect(kinds.all("a") { $0.attributes["href"] == "/app/plan?energy=social" }.count == 1)
    }

    @Test("N1: where nothing fits, rest counts; where it was asked for too little, whatever fits is one tap away")
    func nothing() throws {
        let client = try Client.withDay()
        let empty = try page(client)
        #expect(empty.words.contains("Nothing is left to plan."))
        let full = try Client.withDay(1)
        try full.add("Taxes", cost: 2)
        #expect(try page(full).words.contains("Nothing more fits this plan. Rest counts."))
        // It is not what was asked for that leaves no room.
        #expect(try page(full, "/app/plan?minutes=30").words.contains("Nothing more fits this plan. Rest counts."))
        #expect(!empty.words.contains("until you take a plan"))
        #expect(empty.element(id: "take") == nil)
        #expect(empty.element(id: "up")?.attributes["href"] == "/app/today")
        try client.add("Taxes", cost: 2, [("minutes", "90")])
        let short = try page(client, "/app/plan?minutes=30")
        #expect(short.words.contains("Nothing fits what you asked for."))
        #expect(short.words.contains("Takes 1 h 30 min, and you have 30 min."))
        #expect(short.all("a") { $0.attributes["class"] == "button" }.map { $0.attributes["href"] } == ["/app/plan"])
    }

    @Test("N1: where only tasks without a cost are left, neither plan says that nothing fits or is left")
    func uncosted() throws {
        let client = try Client.withDay()
        try client.add("Letter")
        for target in ["/app/plan", "/app/plan/week"] {
            let page = try page(client, target)
            #expect(page.words.contains("What is left to plan has no cost yet."))
            #expect(page.words.contains("1 task has no cost yet.") && page.words.contains("Give it one"))
            #expect(page.element(id: "waits") == nil)
            #expect(!page.words.contains("Nothing more fits") && !page.words.contains("Nothing is left to plan"))
        }
    }

    @Test("N1: how the plan and the lighter one choose is said in one sentence each, where there are both")
    func orders() throws {
        let client = try Client.withDay(4)
        for title in ["Dust", "Iron"] { try client.add(title, cost: 3) }
        // There is no lighter plan, so the plan is shown, and nothing is left out because of a lighter one.
        let only = try page(client, "/app/plan?lighter=1")
        #expect(only.element(id: "orders") == nil)
        #expect(text("waits-list", only).contains("Other tasks come first."))
        try client.add("Tea", cost: 1)
        for target in ["/app/plan", "/app/plan?lighter=1"] {
            #expect(
                try text("orders", page(client, target)) == "This plan takes the tasks that together count most and still fit. "
                    + "A lighter plan does the same with six tenths of the room at most."
            )
        }
        #expect(try text("waits-list", page(client, "/app/plan?lighter=1")).contains("Not in the lighter plan."))
    }

    @Test("N1: on a low day the page says that only tasks that cannot wait are planned")
    func lowDay() throws {
        let client = try Client.withDay()
        try client.add("Shelf", cost: 1)
        try client.add("Pills", cost: 1, [("priority", "1")])
        try client.act("/app/day/low", [("do", "today")])
        let page = try page(client)
        #expect(page.words.contains("It is a low day: only what cannot wait is planned."))
        #expect(!page.words.contains("Shelf"))
    }

    @Test("N1: on another date the page says that the day is still the one before")
    func anotherDate() throws {
        let client = try Client.withDay()
        try client.add("Shelf", cost: 1)
        client.now += 86_400_000
        #expect(try page(client).words.contains("Start a new day when you are ready"))
    }
}
