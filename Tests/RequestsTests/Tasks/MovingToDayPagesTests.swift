import Requests
import TestSupport
import Testing

@testable import Workbench

/// The menu *Move to a day*, from where a person opens it. It is Monday, 2 March 2026.
struct MovingToDayPagesTests {
    private func identity(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

    @Test(
        "T13: two taps move a task to tomorrow from any row: to the menu, and to the day",
        arguments: ["/app/today", "/app/tasks", "/app/spoons/2", "/app/backlog", "/app/tasks?q=tea", "/app/lists/LIST"]
    )
    func twoTaps(target: String) throws {
        let person = try Person.has()
        let list = try person.hasList("Errands")
        let path = try person.hasTask("Tea", cost: 2, [("list", list)])
        if target == "/app/today" || target == "/app/backlog" { try person.plan("Tea") }
        if target == "/app/backlog" {
            person.client.now += 86_400_000
            try person.client.act("/app/day/new", [("spoons", "12")])
        }
        let target = target.replacing("LIST", with: list)
        try person.open(target)
        try person.press("Move to another day: Tea")
        #expect(person.title == "Move to a day")
        #expect(person.text("moved") == "Tea")
        try person.press(id: "day-tomorrow")
        #expect(person.told.contains("Planned for"))
        #expect(person.address.hasPrefix(target))
        person.client.now += 86_400_000
        try person.client.act("/app/day/new", [("spoons", "12")])
        try person.open("/app/today")
        #expect(person.titles == ["Tea"])
        try person.open(path)
        #expect(person.text("top")?.contains("in today’s list") == true)
    }

    @Test("T13: the menu is the same on the page of the task, and says what each day holds before the move")
    func menu() throws {
        let person = try Person.has()
        let tea = try person.hasTask("Tea", cost: 2)
        try person.client.act(tea + "/today")
        _ = try person.hasTask("Cook", cost: 3, [("due", "2026-03-03")])
        _ = try person.hasTask("Call", [("due", "2026-03-03")])
        for page in [tea, tea + "/day"] {
            try person.open(page)
            let said = try ["day-today", "day-tomorrow", "day-week", "day-pick", "day-none"].map { try #require(person.text($0)) }
            let tomorrow = "TomorrowTue 3 Mar · 3 of 12 and 1 without a cost"
            #expect(said == ["Today2 of 12", tomorrow, "Next weekMon 9 Mar · 0 of 12", "Pick a day…", "No day"])
            #expect(person.page.element(id: "day-today")?.attributes["aria-current"] == "true")
            #expect(person.page.element(id: "day-tomorrow")?.attributes["aria-current"] == nil)
            #expect(person.seen.contains("Snooze until later today") && person.seen.contains("Hide until…"))
        }
    }

    @Test("T13, D12: a day is picked in the calendar; where that is after the due date, the message and the task say so")
    func picked() throws {
        let person = try Person.has()
        let form = try person.hasTask("Form", cost: 2, [("due", "2026-03-06")])
        try person.open(form)
        try person.press("Pick a day…")
        #expect(person.seen.contains("Move to which day?"))
        for id in ["to-day", "to-date", "jump-form"] {
            #expect(
                person.page.all("input", inside: id).contains {
                    $0.attributes["name"] == "part" && $0.attributes["value"] == "day"
                }
            )
        }
        try person.press(id: "date-2026-03-09")
        #expect(person.told.contains("Planned for Mon 9 Mar: Form. It is due before that, Fri 6 Mar."))
        #expect(person.text("planned-for") == "Planned for Monday 9 March, after its due date.")
        try person.client.act(form + "/date", [("part", "day"), ("date", "2026-03-05")])
        try person.open(form)
        #expect(person.text("planned-for") == "Planned for Thursday 5 March.")
        #expect(person.client.post(form + "/date", [("part", "day"), ("date", "2026-03-01")]).status == 422)
        // As a page of an earlier version sends it.
        try person.client.act(form + "/date", [("part", "planned"), ("date", "2026-03-04")])
        try person.client.act(form + "/unplan")
        try person.open(form)
        #expect(person.text("planned-for") == nil)
    }

    @Test("T13: No day says that a due date stays, with Remove date beside it")
    func noDay() throws {
        let person = try Person.has()
        let form = try person.hasTask("Form", cost: 2, [("due", "2026-03-06")])
        try person.client.act(form + "/day", [("day", "tomorrow")])
        try person.open(form)
        #expect(person.text("day-none") == "No dayStill due Fri 6 Mar")
        try person.press(id: "day-none")
        #expect(person.told.contains("No longer planned for a day: Form. Still due Fri 6 Mar."))
        #expect(person.text("planned-for") == nil)
        try person.press("Remove date", in: "toast")
        #expect(person.told.contains("Form updated"))
        #expect(try person.value("Due date").isEmpty)
        #expect(person.page.element(id: "day-undue") == nil)
    }

    @Test("T13, T12: the date of a task that repeats is not removed there, since its rule hangs on it")
    func repeats() throws {
        let person = try Person.has()
        let bins = try person.hasTask("Bins", cost: 1, [("due", "2026-03-03"), ("rule", "days"), ("every", "2")])
        try person.open(bins)
        #expect(person.page.element(id: "day-undue") == nil)
        try person.press(id: "day-week")
        #expect(person.told.contains("Moved to Mon 9 Mar: Bins"))
    }

    @Test(
        "T13, D4: what does not fit today is not moved there, and what helps is offered as anywhere else",
        arguments: ["day", "date"]
    )
    func tooMuch(path: String) throws {
        let person = try Person.has(("Read", 5), spoons: 6)
        try person.plan("Read")
        let cook = try person.hasTask("Cook", cost: 3)
        let fields = path == "day" ? [("day", "today")] : [("part", "day"), ("date", "2026-03-02")]
        let response = person.client.post("\(cook)/\(path)", fields)
        #expect(response.status == 422 && response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.element(id: "borrow")?.attributes["value"] == "2")
        #expect(page.words.contains("2 spoons over"))
    }

    @Test(
        "T13: tasks without a cost come into today's list, are marked, and are named beside the sums",
        arguments: ["day", "bulk"]
    )
    func uncosted(way: String) throws {
        let person = try Person.has(("Tea", 2))
        let call = try person.hasTask("Call")
        try person.plan("Tea")
        if way == "day" {
            try person.client.act(call + "/day", [("day", "today")])
        } else {
            try person.client.act(
                "/app/tasks/bulk",
                [("origin", "/app/spoons/unsorted"), ("do", "today"), ("task", identity(call))]
            )
        }
        try person.open("/app/today")
        #expect(person.seen.contains("2 of 12 planned and 1 without a cost"))
        #expect(Set(person.titles) == ["Tea", "Call"])
        try person.open("/app/calendar?view=week&date=2026-03-02")
        #expect(person.seen.contains("2 of 12 spoons and 1 without a cost"))
    }

    @Test("T13: every sum of a day names beside it what has no cost, to the eye and to a screen reader")
    func sums() throws {
        let person = try Person.has(("Tea", 2), ("Cake", 1))
        let call = try person.hasTask("Call")
        try person.plan("Tea")
        try person.client.act(call + "/day", [("day", "today")])
        let today = try ParsedPage(person.client.get("/app/today").body)
        let meter = try #require(today.all("div") { $0.attributes["role"] == "meter" }.first)
        #expect(meter.attributes["aria-valuetext"]?.contains("2 of 12 planned and 1 without a cost") == true)
        for path in ["/app/day/adjust", "/app/plan"] {
            try person.open(path)
            #expect(person.seen.contains("2 of 12 planned and 1 without a cost"), "\(path)")
        }
        try person.open("/app/plan/week")
        #expect(person.seen.contains("3 of 12 spoons and 1 without a cost"))
        for path in ["/app/plan/week", "/app/calendar?view=week&date=2026-03-02"] {
            try person.client.act(call + "/day", [("day", "tomorrow")])
            try person.open(path)
            #expect(person.seen.contains("no cost yet"), "\(path)")
        }
    }

    @Test("D1, T13: New Day counts beside its sum what comes without a cost")
    func newDay() throws {
        let person = try Person.has()
        for path in [try person.hasTask("Tea", cost: 2), try person.hasTask("Call")] {
            try person.client.act(path + "/day", [("day", "tomorrow")])
        }
        person.client.now += 86_400_000
        try person.open("/app/day/new")
        #expect(person.text("total")?.contains("2 of 12 spoons and 1 without a cost") == true)
        #expect(person.seen.contains("no cost yet"))
    }

    @Test("D12: what is due today and planned for a later day is not told as not planned, on Today and in the calendar")
    func plannedLater() throws {
        let person = try Person.has()
        let tea = try person.hasTask("Tea", cost: 2, [("due", "2026-03-02"), ("today", "no")])
        try person.open("/app/today")
        #expect(person.seen.contains("Due, not planned yet"))
        try person.client.act(tea + "/day", [("day", "tomorrow")])
        try person.open("/app/today")
        #expect(!person.seen.contains("Due, not planned yet"))
        for path in ["/app/calendar/2026-03-02", "/app/calendar?view=week&date=2026-03-02"] {
            try person.open(path)
            #expect(person.titles.contains("Tea"))
            #expect(!person.seen.contains("not planned"), "\(path)")
        }
    }

    @Test("T13: the menu for several tasks says what each day holds, as that of one task does")
    func several() throws {
        let person = try Person.has(("Tea", 2), ("Cake", 3))
        try person.plan("Tea")
        try person.open("/app/tasks?select=1&bulk=yes")
        #expect(person.text("do-today") == "Today 2 of 12")
        #expect(person.text("do-tomorrow") == "Tomorrow 0 of 12")
    }

    @Test("T13: a row says for which day its task is planned")
    func row() throws {
        let person = try Person.has()
        let tea = try person.hasTask("Tea", cost: 2)
        try person.client.act(tea + "/day", [("day", "tomorrow")])
        try person.open("/app/tasks")
        #expect(try person.rowText("Tea").contains("planned tomorrow"))
    }

    @Test("T13: the menu of a deleted task is answered calmly, and that of a done one leads to its page")
    func gone() throws {
        let client = try Client.withDay()
        let (tea, cake) = (try client.add("Tea", cost: 2), try client.add("Cake", cost: 2))
        try client.act("/app/tasks/\(tea)/delete")
        #expect(client.get("/app/tasks/\(tea)/day").status == 410)
        #expect(client.post("/app/tasks/\(tea)/day", [("day", "tomorrow")]).status == 410)
        try client.act("/app/tasks/\(cake)/done")
        #expect(client.get("/app/tasks/\(cake)/day").location == "/app/tasks/\(cake)")
        #expect(client.get("/app/tasks/00000000000000000000000000000001/day").status == 404)
    }

    @Test(
        "T13: an unknown day is refused with the reason, and changes nothing",
        arguments: ["", "someday", "2026-02-30", "2026-03-01"]
    )
    func unknown(day: String) throws {
        let client = try Client.withDay()
        let tea = try client.add("Tea", cost: 2)
        let response = client.post("/app/tasks/\(tea)/day", [("day", day), ("back", "/app/tasks")])
        #expect(response.status == 422 && response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.element(id: "notice") != nil)
        #expect(page.element(id: "cancel")?.attributes["href"] == "/app/tasks")
    }
}
