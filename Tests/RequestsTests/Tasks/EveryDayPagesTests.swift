import Facts
import Planner
import TestSupport
import Testing

@testable import Requests
@testable import Workbench

/// One kind of "every day", typed or chosen, by weekdays of the task's own or by a rule. It is Monday, 2 March 2026.
struct EveryDayPagesTests {
    private static func task(_ client: Client, _ identity: String) throws -> TaskEntry {
        let task = try #require(Identity(hex: identity))
        return try #require(client.application.space.task(task))
    }

    /// A task from the line of the Add page, with the answers beside it.
    private static func line(_ client: Client, _ title: String, _ fields: [(String, String)] = []) throws -> String {
        try client.act("/app/tasks/new", [("quick", "yes"), ("title", title), ("back", "/app/tasks/new")] + fields)
    }

    /// The quiet line of facts under a title.
    private static func facts(_ person: Person, _ title: String) throws -> String {
        try person.open("/app/today")
        return try person.rowText(title)
    }

    @Test(
        "D8, T11, T12: typed, chosen beside the line or in the form, every day is in today's list at once, and in every new day"
    )
    func oneKind() throws {
        let person = try Person.has()
        _ = try Self.line(person.client, "Typed every day ~1")
        _ = try Self.line(person.client, "Beside ~1", [("often", "day")])
        try person.open("/app/tasks/new?full=1")
        try person.write("Title", "Chosen")
        try person.choose("1 spoon")
        try person.choose("Every day")
        try person.press("Save")
        _ = try Self.line(person.client, "Timed every day 9:00 ~1")
        for _ in 0..<3 {
            for title in ["Typed", "Beside", "Chosen", "Timed"] {
                let row = try Self.facts(person, title)
                #expect(row.contains("every day") && !row.contains("was due"), "\(row)")
            }
            #expect(person.figure == "4 / 12")
            person.client.now += 86_400_000
            try person.startDay()
        }
    }

    @Test("D8, T12: which of the two brings it follows from what is chosen besides")
    func mechanism() throws {
        let client = try Client.withDay()
        let cases: [(fields: [(String, String)], isRule: Bool)] = [
            ([("often", "day")], false), ([("often", "weekdays"), ("weekday", "0"), ("weekday", "3")], false),
            ([("often", "more"), ("rule", "days"), ("every", "1")], false), ([("often", "day"), ("time", "9:00")], true),
            ([("often", "day"), ("due", "2026-03-09")], true), ([("often", "day"), ("reminder", "10")], true),
            ([("often", "more"), ("rule", "days"), ("every", "1"), ("until", "2026-04-01")], true),
            ([("often", "week")], true), ([("often", "after"), ("after", "1")], true),
        ]
        for (fields, isRule) in cases {
            let task = try Self.task(client, try client.add("Tea", cost: 1, fields))
            #expect((task.repeats != nil) == isRule && task.daily.isEmpty == isRule, "\(fields)")
        }
    }

    @Test("D8, L5: in a shared list every day is a rule, which all members see")
    func shared() throws {
        let client = try Client.withDay()
        let list = try client.addList("Groceries")
        _ = client.application.share(try #require(Identity(hex: list)), as: 7, now: client.now)
        client.application.spaces = [SpaceMembership(number: 7, role: .edit, others: ["Ada"])]
        let chosen = try Self.task(client, try client.add("Milk", cost: 1, [("list", list), ("often", "day")]))
        #expect(chosen.daily.isEmpty && chosen.repeats == RepeatRule(.days))
        let typed = try Self.task(client, try Self.line(client, "Bread every day", [("list", list)]))
        #expect(typed.daily.isEmpty && typed.repeats == RepeatRule(.days))
    }

    @Test("D8, T5, T12: an old rule of every day shows that answer, and saving the form leaves it as it is")
    func oldRule() throws {
        let client = try Client.withDay()
        let task = try client.add("Pills", cost: 1, [("due", "2026-03-02"), ("rule", "days"), ("every", "1")])
        #expect(try Self.task(client, task).repeats == RepeatRule(.days))
        let page = try ParsedPage(client.get("/app/tasks/\(task)").body)
        let former = try #require(page.value(of: "former"))
        let shown = [("title", "Pills"), ("spoons", "1"), ("due", "2026-03-02"), ("often", "day"), ("former", former)]
        #expect(client.post("/app/tasks/\(task)", shown).facts.isEmpty)
        // A time goes with the rule, and its removal needs no other way of repeating.
        try client.act("/app/tasks/\(task)", shown + [("time", "9:00")])
        try client.act("/app/tasks/\(task)", shown)
        #expect(try Self.task(client, task).repeats == RepeatRule(.days) && Self.task(client, task).time == nil)
    }

    @Test("D8, T12: weekdays beside a rarer rule stay as they are, in the form and when it is saved")
    func besideRarerRule() throws {
        let client = try Client.withDay()
        let both = [
            ("often", "more"), ("rule", "weeks"), ("every", "2"), ("also", "weekdays"), ("weekday", "1"), ("due", "2026-03-05"),
        ]
        let task = try client.add("Tea", cost: 1, both)
        let page = try ParsedPage(client.get("/app/tasks/\(task)").body)
        func checked(_ name: String) -> [String?] {
            page.all("input") { $0.attributes["name"] == name && $0.attributes["checked"] != nil }.map { $0.attributes["value"] }
        }
        #expect(checked("often") == ["more"] && checked("also") == ["weekdays"] && checked("weekday") == ["1"])
        #expect(client.post("/app/tasks/\(task)", [("title", "Tea"), ("spoons", "1")] + both).facts.isEmpty)
    }

    @Test("D8, T12: days that passed are not said of it, on no page of the day after next")
    func neverWasDue() throws {
        let person = try Person.has()
        let task = try person.hasTask("Pills", cost: 1, [("due", "2026-03-02"), ("rule", "days"), ("every", "1")])
        person.client.now += 3 * 86_400_000
        for target in ["/app/tasks", "/app/tasks?show=all", "/app/day/new", "/app/now", "/app/plan", task] {
            try person.open(target)
            #expect(!person.seen.contains("was due"), "\(target)")
        }
        #expect(try person.value("Due date") == "")
    }

    @Test("T12: beside the line a repeat is chosen without other pages; what the line says itself counts more")
    func besideTheLine() throws {
        let client = try Client.withDay()
        let page = try ParsedPage(client.get("/app/tasks/new").body)
        #expect(page.element(id: "repeat-row") != nil)
        let monthly = try Self.task(client, try Self.line(client, "Rent 2026-03-15", [("often", "month")]))
        #expect(monthly.repeats == RepeatRule(.monthsOnDay(15)) && monthly.due == LocalDate(year: 2026, month: 3, day: 15))
        let weekly = try Self.task(client, try Self.line(client, "Bins every fri", [("often", "year")]))
        #expect(weekly.repeats == RepeatRule(.weeks(Weekdays([4]))))
        let fields = [("quick", "yes"), ("title", "Swim"), ("often", "weekdays"), ("back", "/app/tasks/new")]
        let refused = client.post("/app/tasks/new", fields)
        #expect(refused.status == 422 && refused.facts.isEmpty)
        let again = try ParsedPage(refused.body)
        #expect(again.element(id: "repeat-field-fault") != nil && again.element(id: "repeat-row")?.attributes["open"] != nil)
    }

    @Test("T12: the row of a repeat says what is chosen before it is saved, and when a weekday is next")
    func chosenValues() throws {
        let client = try Client.withDay()
        let asked = "/app/tasks/chosen?often=weekdays&weekday=2&weekday=4"
        let page = try ParsedPage(client.get(asked).body)
        let row = try #require(page.index(id: "repeat-row"))
        let value = try #require(page.indices(class: "value").first { page.isInside($0, row) })
        #expect(page.text(of: value) == "every Wed and Fri")
        let next = try #require(page.index(id: "repeat-next"))
        #expect(page.text(of: next).contains("Wed 4 Mar"))
    }
}
