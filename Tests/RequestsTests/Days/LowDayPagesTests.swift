import Requests
import TestSupport
import Testing

@testable import Workbench

struct LowDayPagesTests {
    private func today(_ client: Client) throws -> ParsedPage { try ParsedPage(client.get("/app/today").body) }

    private func rows(_ page: ParsedPage) -> Int { page.all("swipe-row").count }

    private func planned(_ client: Client) throws -> [String] {
        var tasks: [String] = []
        for title in ["Letter", "Shelf"] {
            let task = try client.add(title, cost: 2)
            try client.act("/app/tasks/\(task)/today")
            tasks.append(task)
        }
        return tasks
    }

    @Test("N3: one tap puts aside the tasks that can wait, says so in the day's header, and one tap brings them back")
    func oneTap() throws {
        let client = try Client.withDay()
        let tasks = try planned(client)
        #expect(try today(client).element(id: "low-day-button")?.text == "Low day")
        #expect(try client.act("/app/day/low", [("do", "today")]).count == 32)
        let low = try today(client)
        #expect(rows(low) == 0)
        #expect(low.element(id: "low-day-button")?.text == "End low day")
        #expect(low.words.contains("Hidden for now: 2 tasks, 4 spoons."))
        // 12 less the 4 hidden ones: what is planned meanwhile counts against them.
        #expect(low.element(id: "with-hidden")?.text == "With them: 8 spoons free, 1 of them in reserve.")
        #expect(low.element(id: "fewer")?.attributes["href"] == "/app/day/adjust")
        #expect(low.words.contains("The rest comes back as it was."))
        #expect(low.words.contains("Nothing planned yet"))
        #expect(low.element(id: "wanted-\(tasks[0])") != nil)
        #expect(client.get("/app/tasks/\(tasks[0])").text.contains("hidden for this low day"))
        try client.act("/app/tasks/\(tasks[0])/wanted")
        #expect(try today(client).words.contains("The rest comes back as it was."))
        try client.act("/app/day/low", [("do", "back")])
        let whole = try today(client)
        #expect(rows(whole) == 2)
        #expect(whole.element(id: "low-day-said") == nil)
    }

    @Test("N3: on a low day without a plan, Today says that nothing is planned; with one, that everything planned can wait")
    func emptyList() throws {
        let client = try Client.withDay()
        try client.add("Bread", cost: 2)
        try client.act("/app/day/low", [("do", "today")])
        #expect(try today(client).words.contains("Nothing is planned yet."))
        try client.act("/app/day/low", [("do", "back")])
        _ = try planned(client)
        try client.act("/app/day/low", [("do", "today")])
        #expect(try today(client).words.contains("Everything planned can wait."))
    }

    @Test("N3: once all that cannot wait is done, Today says that the rest can wait, and not that all is done")
    func doneInSight() throws {
        let client = try Client.withDay()
        _ = try planned(client)
        let medicine = try client.add("Medicine", cost: 1, [("priority", "1")])
        try client.act("/app/tasks/\(medicine)/today")
        try client.act("/app/day/low", [("do", "today")])
        try client.act("/app/tasks/\(medicine)/done")
        let words = try today(client).words
        #expect(words.contains("Everything planned can wait."))
        #expect(!words.contains("All done here."))
    }

    @Test("D1, N3: New Day says that open tasks go to the Backlog, though a low day hides all of them; of done ones it does not")
    func backlog() throws {
        let client = try Client.withDay()
        let tasks = try planned(client)
        try client.act("/app/day/low", [("do", "today")])
        #expect(client.get("/app/day/new").text.contains("What is left goes"))
        for task in tasks { try client.act("/app/tasks/\(task)/done") }
        #expect(!client.get("/app/day/new").text.contains("What is left goes"))
    }

    @Test("N3: New Day starts a low day with one button; one that goes on is only named")
    func newDay() throws {
        let client = try Client.withDay()
        let page = try ParsedPage(client.get("/app/day/new").body)
        #expect(page.element(id: "start-low")?.attributes["name"] == "low")
        try client.act("/app/day/new", [("spoons", "4"), ("low", "yes")])
        #expect(try today(client).words.contains("The low day ends with the next New Day."))
        try client.act("/app/day/low", [("do", "until")])
        #expect(try today(client).words.contains("The low day goes on until you end it."))
        let next = try ParsedPage(client.get("/app/day/new").body)
        #expect(next.element(id: "start-low") == nil)
        #expect(next.words.contains("The low day goes on until you end it"))
        try client.act("/app/day/new", [("spoons", "4")])
        #expect(try today(client).element(id: "low-day-said") != nil)
    }

    @Test("N3: a low day stays chosen where the number is refused", arguments: [false, true])
    func refused(isLow: Bool) throws {
        let client = try Client.withDay()
        let answer = client.post("/app/day/new", [("spoons", "many")] + (isLow ? [("low", "yes")] : []))
        #expect(answer.status == 422)
        let box = try #require(ParsedPage(answer.body).element(id: "start-low"))
        #expect((box.attributes["checked"] != nil) == isLow)
    }

    @Test("N3: a task that no longer fits is not brought back, and the page says why")
    func noRoom() throws {
        let client = try Client.withDay()
        let tasks = try planned(client)
        try client.act("/app/day/low", [("do", "today")])
        let big = try client.add("Big", cost: 10)
        let more = try client.add("More", cost: 2)
        try client.act("/app/tasks/\(big)/today")
        try client.act("/app/day/submit", [("task", more), ("reserve", "yes")])
        let refused = client.post("/app/tasks/\(tasks[0])/wanted")
        #expect(refused.status == 422)
        #expect(refused.facts.isEmpty)
        #expect(refused.text.contains("That is 2 spoons over."))
    }

    @Test("N3: a task that left today's list meanwhile is not brought back, and the page does not say that it was deleted")
    func notInToday() throws {
        let client = try Client.withDay()
        let tasks = try planned(client)
        try client.act("/app/day/low", [("do", "today")])
        try client.act("/app/tasks/\(tasks[0])/back")
        let refused = client.post("/app/tasks/\(tasks[0])/wanted")
        #expect(refused.status == 422)
        #expect(refused.facts.isEmpty)
        let page = try ParsedPage(refused.body)
        #expect(page.words.contains("This task is no longer in today’s list. Nothing was changed."))
        #expect(!page.words.contains("deleted"))
    }

    @Test("N3: there is no low day before the first day; an unknown length means today only")
    func odd() throws {
        let client = Client()
        #expect(client.post("/app/day/low", [("do", "today")]).status == 422)
        try client.act("/app/day/new", [("spoons", "12")])
        try client.act("/app/day/low", [("do", "x")])
        #expect(try today(client).words.contains("The low day ends with the next New Day."))
        #expect(client.get("/app/day/low").status == 405)
    }
}
