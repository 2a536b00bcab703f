import Requests
import TestSupport
import Testing

@testable import Workbench

/// The calendar by its links and forms. It is Monday, 2 March 2026.
struct CalendarButtonsTests {
    private static let someDay = "2027-03-10"
    private static let another = "2027-03-18"

    private func label(_ date: String, _ person: Person) -> String? {
        person.page.element(id: "date-\(date)")?.attributes["aria-label"]
    }

    @Test("C1: a date far away is written to move a task; a wrong one is refused beside its field, and Cancel leads back")
    func farAway() throws {
        let person = try Person.has()
        let task = try person.hasTask("Send the form", [("due", Self.someDay)])
        try person.open("\(task)/date?back=/app/calendar/\(Self.someDay)")
        try person.write("Date", "2031-12-31")
        try person.press("Move")
        #expect(person.told.contains("Moved to Wed 31 Dec 2031: Send the form"))
        try person.open("\(task)/date?back=/app/calendar/\(Self.someDay)")
        try person.write("Date", "1969-12-31")
        try person.press("Move")
        let words = "Enter a valid date, for example 2026-10-14."
        try person.expectRefusal("Date", typed: "1969-12-31", words)
        #expect(person.text("date-field-fault") == words)
        try person.press("Cancel")
        #expect(person.text("date-title") == "Wed 10 March 2027")
    }

    @Test("C1, T1: adding a task to another day than the page's names that day")
    func addedElsewhere() throws {
        let person = try Person.has()
        try person.open("/app/calendar/2026-03-28")
        try person.press("Add on Sat 28 Mar")
        #expect(try person.value("Due date") == "2026-03-28")
        try person.write("Task", "Picnic tomorrow 14:00")
        try person.send("Task")
        #expect(person.told.contains("Added: Picnic, due Tue 3 Mar."))
    }

    @Test("C1: a day with spoons but nothing dated says both")
    func dailyOnly() throws {
        let person = try Person.has()
        _ = try person.hasTask("Shower", cost: 2, [("repeat", "daily")])
        try person.startDay(12)
        try person.open("/app/calendar/2026-03-02")
        #expect(person.text("day-said") == "Today: no tasks with a date. 2 of 12 spoons.")
    }

    @Test("C1: the day a task begins is on the calendar and moved by itself")
    func begins() throws {
        let person = try Person.has()
        _ = try person.hasTask("Tax papers", cost: 5, [("due", Self.another), ("start", Self.someDay)])
        try person.open("/app/calendar?date=\(Self.someDay)")
        #expect(try person.rowText("Tax papers").contains("begins"))
        try person.press("Move to another day: Tax papers")
        #expect(person.seen.contains("Hide until which day?"))
        #expect(try person.value("Date") == Self.someDay)
        try person.write("Date", "2027-03-12")
        try person.press("Move")
        #expect(!person.hasRow("Tax papers"))
        try person.open("/app/calendar/2027-03-12")
        #expect(try person.rowText("Tax papers").contains("begins"))
        try person.open("/app/calendar/\(Self.another)")
        #expect(try person.rowText("Tax papers").contains("5 spoons"))
    }

    @Test("C1, T3: a row is ticked on its day as everywhere, and stays; unticked it can go into today’s list")
    func ticked() throws {
        let person = try Person.has()
        _ = try person.hasTask("Post the parcel", cost: 1, [("due", "2026-03-02")])
        _ = try person.hasTask("Bins out", cost: 1, [("due", "2026-03-02"), ("rule", "days"), ("every", "2")])
        try person.open("/app/calendar/2026-03-02")
        let before = person.titles
        #expect(before.count == 2)
        for (done, title) in before.enumerated() {
            try person.press("Done: \(title)")
            #expect(person.told.contains("Done: \(title)"))
            #expect(person.titles == before)
            #expect(person.page.indices(class: "done").count == done + 1)
        }
        try person.press("Done: Bins out")
        #expect(person.told.contains("Not done: Bins out"))
        #expect(try !person.isPressed("Done: Bins out"))
        try person.press("Add to today: Bins out")
        #expect(person.told.contains("Added to today"))
    }

    @Test("C1: a repeating task is on its date, and marked on the other days, from where it is not moved")
    func repeats() throws {
        let person = try Person.has()
        _ = try person.hasTask("Bins out", [("due", Self.someDay), ("rule", "weeks"), ("every", "1")])
        try person.open("/app/calendar?date=\(Self.someDay)")
        #expect(try person.rowText("Bins out").contains("every"))
        #expect(label("2027-03-17", person) == "Wednesday 17 March 2027: 1 repeats. No list")
        try person.open("/app/calendar/2027-03-17")
        #expect(try person.rowText("Bins out").contains("repeats"))
        #expect(!person.offers("Move to another day: Bins out"))
    }

    @Test("C1: a task is marked by its list’s category in colour and shape, and names its list")
    func marks() throws {
        let person = try Person.has()
        for (name, category, icon, colour) in [
            ("Errands", "Home", "5", "5"), ("Garden", "home", "9", "6"), ("Books", "", "8", "4"),
        ] {
            _ = try person.hasList(name, [], [("category", category), ("icon", icon), ("colour", colour)])
        }
        for line in ["Post @Errands", "Weed @Garden", "Read @Books", "Nap"] {
            try person.client.act("/app/tasks/new", [("title", line), ("quick", "yes"), ("due", Self.someDay)])
        }
        try person.open("/app/calendar?date=\(Self.someDay)")
        let page = person.page
        let cell = try #require(page.index(id: "date-\(Self.someDay)"))
        #expect(page.indices(class: "day-mark").filter { page.isInside($0, cell) }.count == 3)
        #expect(page.indices(class: "rest").filter { page.isInside($0, cell) }.map { page.text(of: $0) } == ["+1"])
        let rows = page.indices(class: "row")
        func marks(of title: String) throws -> [Int] {
            let row = try #require(rows.first { page.text(of: $0).contains(title) })
            return page.indices(class: "day-mark").filter { page.isInside($0, row) }
        }
        for (title, list, colour, shape) in [
            ("Post", "Errands", "5", "2"), ("Weed", "Garden", "5", "2"), ("Read", "Books", "4", "1"),
        ] {
            let mark = try #require(marks(of: title).first)
            #expect(page.elements[mark].attributes["data-colour"] == colour)
            #expect(page.elements[mark].attributes["data-shape"] == shape)
            let worded = try #require(page.elements[mark].parent)
            #expect(page.text(of: worded) == list)
        }
        #expect(try marks(of: "Nap").isEmpty)
        let legend = page.elements.indices.first { page.elements[$0].attributes["aria-label"] == "Legend" }
        #expect(page.text(of: try #require(legend)).contains("Home: Errands, Garden"))
    }

    @Test("C1: a day says in words when it takes more than usual")
    func moreThanUsual() throws {
        let person = try Person.has(spoons: 5)
        for cost in [4, 3] { _ = try person.hasTask("Task \(cost)", cost: cost, [("due", Self.someDay)]) }
        try person.open("/app/calendar?date=\(Self.someDay)")
        #expect(person.seen.contains("7 of 5 spoons, 2 over."))
        let words = "2 tasks. No list and No list. 7 of 5 spoons, 2 over"
        #expect(label(Self.someDay, person) == "Wednesday 10 March 2027, chosen: \(words)")
    }

    @Test("C1: months, weeks and days are turned, and today is one tap away")
    func turned() throws {
        let person = try Person.has()
        try person.open("/app/calendar?date=\(Self.someDay)")
        try person.press("Next month: April 2027")
        #expect(person.text("month-title") == "April 2027")
        try person.press("Previous month: March 2027")
        #expect(person.text("month-title") == "March 2027")
        try person.press("Week")
        try person.press("Next week, from Mon 15 Mar")
        #expect(person.text("week-title") == "15 to 21 March 2027")
        try person.press("Day")
        #expect(person.text("date-title") == "Wed 17 March 2027")
        try person.press("Previous day: Tue 16 Mar")
        #expect(person.text("date-title") == "Tue 16 March 2027")
        try person.press("Go to today")
        #expect(person.text("date-title") == "Mon 2 March")
    }

    @Test("C1: another month is chosen by its name; a wrong year is refused and stays typed, and a right one is taken")
    func anotherMonth() throws {
        let person = try Person.has()
        try person.open("/app/calendar")
        try person.pick("Month", "February")
        try person.write("Year", "MMXX")
        try person.press("Show")
        try person.expectRefusal("Year", typed: "MMXX", "")
        #expect(person.text("year-field-fault")?.isEmpty == false)
        #expect(try person.picked("Month") == "February")
        try person.write("Year", "2020")
        try person.press("Show")
        #expect(person.text("month-title") == "February 2020")
        #expect(label("2020-02-29", person) != nil)
    }

    @Test(
        "C1: an impossible date is answered with the reason, and a calendar",
        arguments: ["/app/calendar/2027-02-29", "/app/calendar?date=tomorrow", "/app/calendar?view=week&date=1969-12-31"]
    )
    func noDate(target: String) throws {
        let person = try Person.has()
        try person.open(target)
        #expect(person.notice == "Enter a valid date, for example 2026-10-14.")
        #expect(person.page.element(id: "notice")?.attributes["role"] == "alert")
        #expect(person.page.element(id: "month") != nil)
    }

    /// Midnights in places whose zones are not whole hours from Greenwich, or change about then: as minutes east, and in UTC.
    private static let midnights: [(east: Int64, midnight: Int64, date: String)] = [
        // Asia/Kathmandu, 2027-03-09 18:15 UTC.
        (345, 1_804_616_100_000, "2027-03-10"),
        // Australia/Lord_Howe before the end of summer time, 2027-04-03 13:00 UTC.
        (660, 1_806_757_200_000, "2027-04-04"),
        // Pacific/Chatham after the end of summer time, 2027-04-04 11:15 UTC.
        (765, 1_806_837_300_000, "2027-04-05"),
        // America/St_Johns after the beginning of summer time, 2027-03-15 02:30 UTC.
        (-150, 1_805_077_800_000, "2027-03-15"),
    ]

    @Test("C1: today changes at midnight in any time zone, for the calendar and for due tasks", arguments: midnights)
    func midnight(east: Int64, midnight: Int64, date: String) throws {
        let client = Client()
        client.now = midnight - 3_600_000
        try client.act("/app/day/new", [("first", "yes"), ("spoons", "12"), ("examples", "no")])
        try client.add("Send the form", cost: 1, [("due", date)])
        for (seconds, isAfter) in [(-1, false), (0, true)] as [(Int64, Bool)] {
            func page(_ target: String) throws -> ParsedPage {
                var request = client.request("GET", target)
                request.now = midnight + seconds * 1000
                request.offset = east
                return try ParsedPage(client.application.handle(request).body)
            }
            let today = try page("/app/calendar").all("a") { $0.attributes["aria-current"] == "date" }
            #expect(today.count == 1)
            #expect((today.first?.attributes["id"] == "date-\(date)") == isAfter)
            let facts = try page("/app/tasks?q=form").all("span") { $0.attributes["class"]?.hasPrefix("fact") == true }.map(
                \.text
            )
            #expect(facts.contains(isAfter ? "today" : "tomorrow"), "\(facts)")
        }
    }
}
