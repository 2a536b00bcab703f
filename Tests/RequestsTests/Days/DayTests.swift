import Requests
import TestSupport
import Testing

@testable import Workbench

/// The spoon day: its number, and what goes into it.
struct DayTests {
    @Test(
        "D1: a wrong number of spoons is refused beside its field, and the day stays as it was",
        arguments: ["", "-1", "1e9", "ten"]
    )
    func number(typed: String) throws {
        let person = try Person.has(spoons: 9)
        for (target, label) in [
            ("/app/day/new", "How many spoons do you have today?"), ("/app/day/adjust", "How many spoons does today have?"),
        ] {
            try person.open(target)
            try person.write(label, typed)
            try person.send(label)
            try person.expectRefusal(label, typed: typed, "whole number")
        }
        try person.open("/app/today")
        #expect(person.figure == "0 / 9")
    }

    @Test("D1: open tasks are in the Backlog, and done tasks are not")
    func leftUndone() throws {
        let person = try Person.has(("Stretch", 3), ("Read", 1), ("Sort papers", 2))
        try person.plan("Stretch", "Read", "Sort papers")
        try person.press("Done: Read")
        #expect(person.told.contains("Done: Read"))
        try person.startDay(8)
        #expect(person.figure == "0 / 8")
        #expect(!person.hasRow("Stretch"))
        try person.open("/app/backlog")
        #expect(try person.rowText("Stretch").contains("3 spoons"))
        #expect(try person.rowText("Sort papers").contains("2 spoons"))
        #expect(!person.hasRow("Read"))
    }

    @Test("D1: every day begins with the fixed number where there is one")
    func fixedNumber() throws {
        let person = try Person.has(spoons: 5)
        try person.open("/app/settings/energy")
        try person.write("Spoons per day", "14")
        try person.press("Save")
        #expect(person.told.contains("Settings saved"))
        try person.open("/app/today")
        try person.press("New Day")
        #expect(try person.value("How many spoons do you have today?") == "14")
    }

    @Test("D1: Adjust today changes the number and nothing else")
    func adjust() throws {
        let person = try Person.has(("Stretch", 3), spoons: 6)
        try person.plan("Stretch")
        try person.press("Show Options")
        try person.press("Adjust today")
        #expect(person.title == "Adjust today")
        try person.write("How many spoons does today have?", "10")
        try person.press("Change")
        #expect(person.told.contains("Today set to 10 spoons"))
        #expect(person.figure == "3 / 10")
        #expect(person.hasRow("Stretch"))
        try person.open("/app/backlog")
        #expect(!person.hasRow("Stretch"))
    }

    @Test("D1: Adjust today says what is free with the number in its field, and asking for it writes nothing")
    func adjustSays() throws {
        let client = try Client.withDay(6)
        try client.act("/app/tasks/\(try client.add("Stretch", cost: 3))/today")
        func said(_ query: String) throws -> String? {
            let response = client.get("/app/day/adjust" + query)
            #expect(response.facts.isEmpty)
            return try ParsedPage(response.body).element(id: "with-number")?.text
        }
        #expect(try said("") == "With 6: 3 spoons free, 1 of them in reserve.")
        #expect(try said("?spoons=10") == "With 10: 7 spoons free, 1 of them in reserve.")
        #expect(try said("?spoons=2") == "With 2: 1 spoon over.")
        #expect(try said("?spoons=x") == "With 6: 3 spoons free, 1 of them in reserve.")
        for (query, name) in [("", "Change"), ("?spoons=10", "Change to 10")] {
            #expect(try ParsedPage(client.get("/app/day/adjust" + query).body).element(id: "save")?.text == name)
        }
        let refused = try ParsedPage(client.post("/app/day/adjust", [("spoons", "x")]).body)
        #expect(refused.element(id: "with-number")?.text == "")
    }

    @Test("D1: two days on one date are two days, and a task that was carried over stands in the Backlog once")
    func twoDays() throws {
        let person = try Person.has(("Stretch", 3))
        try person.plan("Stretch")
        try person.startDay(7)
        try person.startDay(4)
        #expect(person.figure == "0 / 4")
        try person.open("/app/backlog")
        #expect(person.titles == ["Stretch"])
        #expect(try person.rowText("Stretch").contains("Stretch3 spoons"))
    }

    @Test("T3: the buttons above the list keep their places when its last task is ticked")
    func buttonsKeepTheirPlaces() throws {
        let person = try Person.has(("Stretch", 3))
        try person.plan("Stretch")
        try person.press("Done: Stretch")
        #expect(person.offers("Check off"))
        try person.press("Check off")
        #expect(person.seen.contains("All done here."))
        try person.press("Today", in: "main")
        #expect(!person.offers("Check off"))
    }

    @Test("T13: while tasks are snoozed until later today, the empty list says that they can wait, and not that all is done")
    func laterToday() throws {
        let person = try Person.has()
        let tasks = [try person.hasTask("Stretch", cost: 3), try person.hasTask("Read", cost: 1)]
        try person.plan("Stretch", "Read")
        for task in tasks { try person.client.act(task + "/snooze", [("until", "later")]) }
        try person.open("/app/today")
        #expect(Set(person.titles(in: "later")) == ["Stretch", "Read"])
        #expect(person.seen.contains("Everything planned can wait."))
        try person.client.act(tasks[1] + "/done")
        try person.open("/app/today")
        #expect(person.titles(in: "later") == ["Stretch"])
        #expect(person.seen.contains("Everything planned can wait."))
        #expect(!person.seen.contains("All done here."))
    }

    @Test("T13: a task that was added to today before its start is to do in the list, and not listed as later today")
    func beforeStart() throws {
        let person = try Person.has()
        let task = try person.hasTask("Stretch", cost: 3, [("start", "2026-03-09")])
        try person.client.act(task + "/today")
        try person.open("/app/today")
        #expect(person.text("later") == nil)
        #expect(person.offers("Done: Stretch"))
    }

    @Test("T12: a task that repeats and was done today stands there with the date that was done; its page says the next")
    func doneWithItsDate() throws {
        let person = try Person.has()
        let yoga = try person.hasTask(
            "Yoga",
            cost: 2,
            [("due", "2026-03-02"), ("rule", "days"), ("every", "2"), ("anchor", "date")]
        )
        try person.plan("Yoga")
        try person.press("Done: Yoga")
        try person.open("/app/today")
        #expect(try person.rowText("Yoga").contains("Mon 2 Mar"))
        #expect(try !person.rowText("Yoga").contains("in 2 days"))
        try person.open(yoga)
        #expect(person.seen.contains("Next: Wed 4 Mar, in 2 days."))
    }

    @Test("T9: a task that is alone in its group is not offered to be moved")
    func alone() throws {
        let person = try Person.has(("Stretch", 3), ("Read", 1), ("Write", 1))
        try person.plan("Stretch", "Read", "Write")
        try person.press("Show Options")
        #expect(!person.offers("Move up: Stretch"))
        #expect(person.offers("Delete: Stretch"))
        #expect(person.offers("Move up: Read"))
        try person.press("Delete: Write")
        #expect(!person.offers("Move up: Read"))
    }

    @Test("D2: a reserve of 0 is not drawn and not spoken of")
    func noReserve() throws {
        let person = try Person.has()
        try person.open("/app/settings/energy")
        try person.write("Reserve", "0")
        try person.press("Save")
        #expect(person.told.contains("Settings saved"))
        try person.open("/app/today")
        let meter = try #require(person.page.indices(class: "budget").first)
        #expect(!person.page.indices(class: "reserve").contains { person.page.isInside($0, meter) })
        #expect(person.seen.contains("12 spoons freeNothing planned yet"))
    }

    @Test("D5: a cost that several tasks of today's list have is a section of its own; the others have no heading")
    func sections() throws {
        let person = try Person.has(("Stretch", 3), ("Read", 1), ("Write", 1))
        try person.plan("Stretch", "Read", "Write")
        #expect(person.headings == ["Costs 1 spoon each"])
        let sections = person.page.indices(class: "cost-section").map { person.page.text(of: $0) }
        try #require(sections.count == 2)
        #expect(sections[0].contains("Read") && sections[0].contains("Write") && !sections[0].contains("Stretch"))
        #expect(sections[1].contains("Stretch"))
    }

    @Test("D6: Start fresh puts everything back in one change, and is undone in one")
    func startFresh() throws {
        let person = try Person.has(("Stretch", 3), ("Paint", 8))
        try person.plan("Stretch", "Paint")
        try person.startDay()
        try person.open("/app/backlog")
        try person.press("Start fresh")
        #expect(person.told.contains("Start fresh: 2 tasks"))
        #expect(person.items.isEmpty)
        try person.undo()
        #expect(try person.rowText("Paint").contains("8 spoons"))
        try person.press("Start fresh")
        try person.open("/app/spoons/8")
        #expect(person.hasRow("Paint"))
    }

    @Test("D6: today says that tasks of earlier days are in the Backlog, while there are any")
    func leftovers() throws {
        let person = try Person.has(("Shower", 2))
        try person.plan("Shower")
        let words = "Tasks from earlier days"
        #expect(!person.seen.contains(words))
        try person.startDay()
        #expect(person.seen.contains(words))
        try person.openRow("Backlog")
        try person.press("Start fresh")
        try person.open("/app/today")
        #expect(!person.seen.contains(words))
    }

    @Test("D6: rows of the Backlog read name and spoons, once, also where they are chosen")
    func backlogRows() throws {
        let person = try Person.has(("Shower", 2), ("Ring the doctor", 1))
        try person.plan("Shower", "Ring the doctor")
        try person.startDay()
        try person.open("/app/backlog")
        for isChoosing in [false, true] {
            if isChoosing {
                try person.press("Select")
                #expect(try !person.isRowChosen("Shower"))
            }
            #expect(Set(person.titles) == ["Shower", "Ring the doctor"])
            #expect(try person.rowText("Shower").contains("Shower2 spoons"))
            #expect(person.page.indices(class: "cost").count == 2)
        }
    }

    @Test("D8: a task for chosen weekdays comes on those only")
    func weekdays() throws {
        let person = try Person.has()
        for (title, day) in [("Water the plants", "Monday"), ("Bins", "Tuesday")] {
            try person.open("/app/tasks/new?full=1")
            try person.write("Title", title)
            try person.choose("1 spoon")
            try person.choose("Certain weekdays")
            // The weekday of its date, which is today's, is ticked already. The form names each weekday twice: also for rarer rules.
            if day != "Monday" {
                for day in ["Monday", day] { try person.choose(day, in: "On these weekdays") }
            }
            try person.press("Save")
            #expect(person.told.contains("Added: \(title)"))
        }
        try person.startDay()
        #expect(person.hasRow("Water the plants"))
        #expect(!person.hasRow("Bins"))
        person.client.now += 86_400_000
        try person.startDay()
        #expect(person.titles == ["Bins"])
    }

    @Test("D8: weekdays without a weekday are refused, and the typed text stays")
    func noWeekday() throws {
        let person = try Person.has()
        try person.open("/app/tasks/new?full=1")
        try person.write("Title", "Water the plants")
        try person.choose("Certain weekdays")
        try person.choose("Monday", in: "On these weekdays")
        try person.press("Save")
        #expect(person.answer.status == 422)
        #expect(person.seen.contains("Choose at least one weekday"))
        #expect(try person.value("Title") == "Water the plants")
        #expect(try person.isChosen("Certain weekdays"))
    }

    @Test("D9: the actual cost is stored apart, counts, and stands beside the planned one")
    func reallyTook() throws {
        let person = try Person.has(("Shower", 2))
        try person.plan("Shower")
        try person.press("Done: Shower")
        try person.open("/app/today")
        #expect(person.titles(in: "done-today") == ["Shower"])
        try person.openRow("Shower")
        #expect(person.seen.contains("How many spoons did it actually take?"))
        try person.press("4 spoons")
        #expect(person.told.contains("Actual cost 4 spoons: Shower"))
        try person.open("/app/today")
        #expect(person.figure == "4 / 12")
        try person.openRow("Shower")
        #expect(person.text("today-cost")?.contains("planned 2") == true)
        #expect(try person.isPressed("4 spoons"))
    }

    @Test("D2: after all done tasks were deleted, Today still says how many spoons they took, and that all is done")
    func deletedAfterDone() throws {
        let person = try Person.has()
        let task = try person.hasTask("Shower", cost: 2)
        try person.plan("Shower")
        try person.press("Done: Shower")
        #expect(person.page.elements.contains { $0.attributes["href"] == "#done-today" })
        try person.client.act(task + "/delete")
        try person.open("/app/today")
        #expect(person.figure == "2 / 12")
        #expect(person.seen.contains("All done here."))
        #expect(!person.page.elements.contains { $0.attributes["href"] == "#done-today" })
    }

    @Test("D11: the unit is renamed in the settings, on every page and in the addresses' titles")
    func unit() throws {
        let person = try Person.has(("Stretch", 1))
        try person.open("/app/settings/energy")
        try person.write("Singular", "point")
        try person.write("Plural", "points")
        try person.press("Save")
        #expect(person.told.contains("Settings saved"))
        try person.open("/app/tasks")
        try person.press("Points")
        #expect(person.title == "Points")
        try person.open("/app/today")
        #expect(person.seen.contains("12 points free"))
        #expect(!person.page.words.replacing("Teaspoon", with: "").contains("spoon"))
    }
}
