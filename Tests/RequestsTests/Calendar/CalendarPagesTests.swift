import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

/// Months, weeks and days as pages. It is Monday, 2 March 2026.
struct CalendarPagesTests {
    private static func cell(_ date: String, _ page: ParsedPage) throws -> ParsedPage.Element {
        try #require(page.element(id: "date-\(date)"))
    }

    private static func label(_ date: String, _ page: ParsedPage) throws -> String {
        try #require(try cell(date, page).attributes["aria-label"])
    }

    @Test("C1: a month is a table of whole weeks under its weekdays; today is marked for eyes and ears")
    func month() throws {
        let page = try ParsedPage(Client().get("/app/calendar").body)
        #expect(page.all("th").map { $0.attributes["aria-label"] ?? "" }.first == "Monday")
        #expect(page.all("td").count == 42)
        #expect(page.all("td").first?.attributes["data-date"] == "2026-02-23")
        #expect(page.element(id: "month-title")?.text == "March 2026")
        #expect(page.all("a") { $0.attributes["aria-current"] == "date" }.map { $0.attributes["id"] } == ["date-2026-03-02"])
        #expect(try Self.label("2026-03-02", page) == "Monday 2 March 2026, today, chosen: no tasks")
    }

    @Test("C1: a day's name has the number of its tasks, their categories, and its spoons against the usual")
    func name() throws {
        let client = Client()
        try client.act("/app/lists/new", [("name", "Errands"), ("category", "Home"), ("icon", "5"), ("colour", "5")])
        let list = try #require(SeenPage(client.get("/app/lists").body).lists.first).hex
        try client.add("Post", cost: 3, [("due", "2026-03-10"), ("list", list)])
        for title in ["A", "B", "C"] { try client.add(title, cost: 4, [("due", "2026-03-10")]) }
        try client.add("Form", cost: 1, [("due", "2026-03-20"), ("start", "2026-03-11")])
        try client.add("Bins", cost: 1, [("due", "2026-03-11"), ("rule", "days"), ("every", "2"), ("anchor", "date")])
        let page = try ParsedPage(client.get("/app/calendar").body)
        let tenth = try Self.label("2026-03-10", page)
        #expect(tenth.hasPrefix("Tuesday 10 March 2026: 4 tasks. "))
        #expect(tenth.contains("Home") && tenth.contains("No list") && tenth.contains("1 more"))
        #expect(tenth.hasSuffix("15 of 12 spoons, 3 over"))
        #expect(
            try Self.label("2026-03-11", page)
                == "Wednesday 11 March 2026: 1 task, 1 begins. No list and No list. 1 of 12 spoons"
        )
        #expect(try Self.label("2026-03-13", page).hasPrefix("Friday 13 March 2026: 1 repeats."))
        let marks = page.all("span") { $0.attributes["class"] == "day-mark" && $0.attributes["data-colour"] == "5" }
        // In its day, and in the legend.
        #expect(marks.count == 2)
        #expect(page.words.contains("Home"))
    }

    @Test("C1: where a task comes again, its row does not say the date at which it stands now")
    func comesAgain() throws {
        let client = Client()
        try client.add("Bins", cost: 1, [("due", "2026-03-02"), ("rule", "days"), ("every", "3"), ("anchor", "date")])
        let page = try ParsedPage(client.get("/app/calendar/2026-03-05").body)
        let row = try #require(page.elements.firstIndex { $0.attributes["id"]?.hasPrefix("again-") == true })
        #expect(page.text(of: row).contains("every 3 days") && !page.text(of: row).contains("today"))
    }

    @Test("C1: a day shows three marks at most and the number of the rest; below a month seven rows, on its own page a hundred")
    func capped() throws {
        let client = Client()
        for number in 0..<105 { try client.add("Task \(number)", cost: 1, [("due", "2026-03-10")]) }
        let response = client.get("/app/calendar?date=2026-03-10")
        let page = try ParsedPage(response.body)
        #expect(page.all("span") { $0.attributes["class"] == "rest" }.map(\.text) == ["+102"])
        #expect(SeenPage(response.body).tasks.count == 7)
        #expect(page.element(id: "all-of-day")?.text == "and 98 more on this day")
        let day = client.get("/app/calendar/2026-03-10").body
        #expect(SeenPage(day).tasks.count == 100)
        #expect(SeenPage(client.get("/app/calendar/2026-03-10?page=2").body).tasks.count == 5)
        #expect(SeenPage(client.get("/app/calendar/2026-03-10?page=all").body).tasks.count == 105)
        let week = try ParsedPage(client.get("/app/calendar?view=week&date=2026-03-10").body)
        #expect(week.all("li") { $0.attributes["id"]?.hasPrefix("due-") == true }.count == 5)
    }

    @Test("C1: a task added on a day is due on it, unless the line has another date")
    func added() throws {
        let client = Client()
        let day = [("quick", "yes"), ("due", "2026-03-10"), ("back", "/app/calendar/2026-03-10")]
        for line in ["Tea", "Dentist 9:00", "Post tomorrow", "Swim every friday"] {
            try client.act("/app/tasks/new", day + [("title", line)])
        }
        let titles = try ParsedPage(client.get("/app/calendar/2026-03-10").body).all("span") { $0.attributes["class"] == "title" }
            .map(\.text)
        #expect(titles == ["Dentist", "Tea"])
        #expect(client.get("/app/calendar/2026-03-03").text.contains("Post"))
        #expect(client.get("/app/calendar/2026-03-13").text.contains("Swim"))
        let form = try ParsedPage(client.get("/app/tasks/new?full=1&quick=yes&title=Tea&due=2026-03-10").body)
        #expect(form.value(of: "due") == "2026-03-10")
        let empty = try ParsedPage(client.get("/app/tasks/new?due=2026-03-10").body)
        #expect(empty.value(of: "due") == "2026-03-10")
        #expect(try empty.text(of: #require(empty.index(id: "due-row"))).contains("Tue 10 Mar"))
    }

    @Test(
        "C1: adding a task to a day that the calendar does not show names that day",
        arguments: ["/app/calendar?date=2026-03-10", "/app/calendar/2026-03-10"]
    )
    func addedElsewhere(back: String) {
        let client = Client()
        func told(_ line: String) -> String {
            let response = client.post(
                "/app/tasks/new",
                [("quick", "yes"), ("due", "2026-03-10"), ("back", back), ("title", line)]
            )
            return client.get(response.location ?? "").text
        }
        #expect(told("Picnic ~2 tomorrow 14:00").contains("Added: Picnic, due Tue 3 Mar."))
        #expect(told("Swim every friday").contains("Added: Swim, due Fri 13 Mar."))
        #expect(told("Tea 14:00").contains("Added: Tea, due Tue 10 Mar."))
    }

    @Test(
        "C1: an empty line is refused where it was written",
        arguments: ["/app/calendar?date=2026-03-10", "/app/calendar/2026-03-10"]
    )
    func addRefused(back: String) throws {
        let client = Client()
        let response = client.post("/app/tasks/new", [("quick", "yes"), ("title", " "), ("due", "2026-03-10"), ("back", back)])
        try expectRefusal(response, field: "title", typed: " ")
        #expect(try ParsedPage(response.body).value(of: "due") == "2026-03-10")
    }

    @Test("C1: an invalid date is answered with the reason, and with a calendar to go on from")
    func noDate() throws {
        let client = Client()
        for (target, status) in [
            ("/app/calendar/2026-02-30", 404), ("/app/calendar/1969-12-31", 404), ("/app/calendar/tomorrow", 404),
            ("/app/calendar?date=2026-02-30", 422), ("/app/calendar?date=10000-01-01", 422),
            ("/app/calendar?view=week&date=x", 422),
        ] {
            let response = client.get(target)
            #expect(response.status == status, "\(target)")
            let page = try ParsedPage(response.body)
            #expect(page.element(id: "notice")?.text == "Enter a valid date, for example 2026-10-14.")
            #expect(page.element(id: "month") != nil)
        }
    }

    @Test("C1: a month is opened by its name and year; an invalid year gets a message beside the field")
    func jump() throws {
        let client = Client()
        #expect(
            try ParsedPage(client.get("/app/calendar?month=2&year=2000").body).element(id: "month-title")?.text == "February 2000"
        )
        for typed in ["", "1969", "10000", "MMXXVI", "99999999999999999999"] {
            let response = client.get("/app/calendar?month=7&year=\(typed)")
            try expectRefusal(response, field: "year", typed: typed)
            let chosen = try ParsedPage(response.body).all("option") { $0.attributes["selected"] != nil }
            #expect(chosen.map { $0.attributes["value"] } == ["7"])
        }
    }

    @Test("C1: the calendar begins with 1970 and ends with 9999, and leads no further")
    func ends() throws {
        let client = Client()
        let first = try ParsedPage(client.get("/app/calendar?date=1970-01-01").body)
        #expect(first.element(id: "previous") == nil && first.element(id: "next") != nil)
        #expect(first.all("td").first?.attributes["data-date"] == nil)
        let last = try ParsedPage(client.get("/app/calendar?date=9999-12-31").body)
        #expect(last.element(id: "previous") != nil && last.element(id: "next") == nil)
        for target in ["/app/calendar/1970-01-01", "/app/calendar/9999-12-31", "/app/calendar?view=week&date=9999-12-31"] {
            #expect(client.get(target).status == 200)
            _ = try ParsedPage(client.get(target).body)
        }
    }

    @Test("C1: a day is chosen for a task among buttons, and the answer leads back to where it was")
    func moved() throws {
        let client = Client()
        let task = try client.add("Form", cost: 1, [("due", "2026-03-10")])
        let row = try ParsedPage(client.get("/app/calendar/2026-03-10").body)
        let menu = try #require(row.element(id: "redate-due-\(task)")?.attributes["href"])
        let link = try #require(try ParsedPage(client.get(menu).body).element(id: "day-pick")?.attributes["href"])
        let page = try ParsedPage(client.get(link).body)
        #expect(page.all("button") { $0.attributes["name"] == "date" }.count == 42)
        #expect(page.all("a") { $0.attributes["id"] == "cancel" }.first?.attributes["href"] == "/app/calendar/2026-03-10")
        let back = [("back", "/app/calendar/2026-03-10")]
        let answer = client.post("/app/tasks/\(task)/date", [("date", "2026-04-01")] + back)
        #expect(answer.location?.hasPrefix("/app/calendar/2026-03-10?did=") == true)
        let landed = client.get(try #require(answer.location))
        #expect(landed.text.contains("Moved to Wed 1 Apr: Form."))
        #expect(SeenPage(landed.body).tasks.isEmpty)
        #expect(SeenPage(client.get("/app/calendar/2026-04-01").body).tasks.map(\.hex) == [task])
        for typed in ["", "2026-02-30", "1969-12-31"] {
            let refused = client.post("/app/tasks/\(task)/date", [("date", typed)] + back)
            #expect(refused.status == 422 && refused.facts.isEmpty)
            #expect(try ParsedPage(refused.body).element(id: "date-field")?.attributes["value"] == typed)
        }
        let late = client.post("/app/tasks/\(task)/date", [("date", "2026-04-02"), ("part", "start")] + back)
        #expect(late.status == 422)
    }

    @Test("C1: moving a task that was deleted meanwhile is refused with the reason")
    func gone() throws {
        let client = Client()
        let task = try client.add("Form", cost: 1, [("due", "2026-03-10")])
        try client.act("/app/tasks/\(task)/delete")
        #expect(client.get("/app/tasks/\(task)/date").status == 410)
        #expect(client.post("/app/tasks/\(task)/date", [("date", "2026-03-11")]).status == 410)
        #expect(client.get("/app/tasks/\(Identity.only.hex)/date").status == 404)
    }

    @Test("C1, T3: a tick stays on its day, and a repeating task can be ticked there once")
    func ticked() throws {
        let client = try Client.withDay()
        let tea = try client.add("Tea", cost: 1, [("due", "2026-03-02")])
        let bins = try client.add("Bins", cost: 1, [("due", "2026-03-02"), ("rule", "days"), ("every", "1"), ("anchor", "date")])
        for task in [tea, bins] { try client.act("/app/tasks/\(task)/done") }
        let today = try ParsedPage(client.get("/app/calendar/2026-03-02").body)
        for task in [tea, bins] {
            #expect(today.element(id: "tick-\(task)")?.attributes["aria-pressed"] == "true")
            #expect(today.element(id: "redate-due-\(task)") == nil)
        }
        let tomorrow = try ParsedPage(client.get("/app/calendar/2026-03-03").body)
        #expect(tomorrow.element(id: "due-\(bins)") != nil)
        #expect(tomorrow.element(id: "tick-\(bins)") == nil)
        try client.act("/app/tasks/\(bins)/open")
        let again = try ParsedPage(client.get("/app/calendar/2026-03-02").body)
        #expect(again.element(id: "tick-\(bins)")?.attributes["aria-pressed"] == "false")
        #expect(try ParsedPage(client.get("/app/calendar/2026-03-03").body).element(id: "again-\(bins)") != nil)
    }

    @Test("C1: in a week a task is on every day it belongs to, and every id once")
    func week() throws {
        let client = Client()
        try client.add("Bins", cost: 1, [("due", "2026-03-02"), ("rule", "days"), ("every", "1"), ("anchor", "date")])
        try client.add("Form", cost: 1, [("due", "2026-03-06"), ("start", "2026-03-04")])
        let page = try ParsedPage(client.get("/app/calendar?view=week").body)
        #expect(page.all("section") { $0.attributes["data-date"] != nil }.count == 7)
        #expect(page.all("span") { $0.attributes["class"] == "title" }.filter { $0.text == "Bins" }.count == 7)
        #expect(page.all("span") { $0.attributes["class"] == "title" }.filter { $0.text == "Form" }.count == 2)
    }

    @Test("C1: the passed days of this week are folded away with the number of tasks done, and nothing is added on them")
    func passedDays() throws {
        let client = try Client.withDay()
        let bins = try client.add("Bins", cost: 1, [("due", "2026-03-02")])
        try client.act("/app/tasks/\(bins)/done")
        let monday = try ParsedPage(client.get("/app/calendar?view=week").body)
        #expect(monday.index(id: "passed") == nil)
        // Thursday.
        client.now += 3 * 86_400_000
        let page = try ParsedPage(client.get("/app/calendar?view=week").body)
        let passed = try #require(page.index(id: "passed"))
        #expect(page.text(of: passed).hasPrefix("2 to 4 March1 done"))
        #expect(page.all("section", inside: "passed").count == 3)
        #expect(page.element(id: "add-2026-03-04") == nil && page.element(id: "add-2026-03-05") != nil)
        // A week that has passed was opened to be looked at.
        #expect(try ParsedPage(client.get("/app/calendar?view=week&date=2026-02-25").body).index(id: "passed") == nil)
    }

    @Test("C1: on a past day done tasks are counted, and nothing is shown of the others")
    func past() throws {
        let client = try Client.withDay()
        for number in 0..<9 { try client.add("Task \(number)", cost: 1, [("due", "2026-02-25")]) }
        let page = try ParsedPage(client.get("/app/calendar?date=2026-02-25").body)
        let label = try Self.label("2026-02-25", page)
        #expect(label.hasPrefix("Wednesday 25 February 2026, chosen. No list"))
        #expect(!label.contains("task") && !label.contains("more"))
        #expect(page.element(id: "day-said")?.text == "5 days ago.")
    }
}
