import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct TaskPageTests {
    private static func page(_ client: Client, _ task: String) throws -> ParsedPage {
        try ParsedPage(client.get("/app/tasks/\(task)").body)
    }

    /// The ancestors of an element, from the inside out.
    private static func around(_ element: ParsedPage.Element, _ page: ParsedPage) -> [ParsedPage.Element] {
        var found: [ParsedPage.Element] = []
        var parent = element.parent
        while let index = parent {
            found.append(page.elements[index])
            parent = page.elements[index].parent
        }
        return found
    }

    /// The ids of the steps on a page, in their order.
    private static func steps(_ page: ParsedPage) -> [String] {
        page.all("li") { $0.attributes["id"]?.hasPrefix("task-") == true }
            .compactMap { $0.attributes["id"]?.dropFirst(5) }.map { String($0) }
    }

    @Test("T5: a task or a note on whose page something was done at once is left by Done, not by Cancel")
    func leftByDone() throws {
        let person = try Person.has(("Shower", 2))
        try person.plan("Shower")
        try person.openRow("Shower")
        #expect(person.text("cancel") == "Cancel")
        try person.press(id: "today-cost-5")
        #expect(person.title == "Task")
        #expect(person.text("cancel") == "Done")
        try person.press(id: "cancel")
        #expect(person.figure == "5 / 12")
        try person.openRow("Shower")
        #expect(person.text("cancel") == "Cancel")
        let note = try person.client.act("/app/notes", [("note", "Milk")])
        try person.open("/app/notes/\(note)")
        #expect(person.text("cancel") == "Cancel")
        try person.press("Pin to the top")
        #expect(person.text("cancel") == "Done")
    }

    @Test("T3: every task can be done on its page, and not done again")
    func done() throws {
        let client = try Client.withDay()
        let parent = try client.add("Trip")
        let step = try client.act("/app/tasks/\(parent)/step", [("title", "Pack")])
        let costed = try client.add("Tea", cost: 2)
        for task in [step, parent, costed] {
            #expect(try Self.page(client, task).element(id: "act-done") != nil)
            try client.act("/app/tasks/\(task)/done")
            let page = try Self.page(client, task)
            #expect(page.element(id: "act-done") == nil)
            #expect(page.element(id: "act-open") != nil)
            try client.act("/app/tasks/\(task)/open")
            #expect(try Self.page(client, task).element(id: "act-done") != nil)
        }
    }

    @Test("T5, T12: a note that is corrected in a form that was open for long does not take a task back to a date that is done")
    func openForLong() throws {
        let client = try Client.withDay()
        let task = try client.add("Water the plants", cost: 1, [("due", "2026-03-02"), ("rule", "days"), ("every", "1")])
        let old = try Self.page(client, task)
        let seen = try #require(old.value(of: "seen"))
        #expect(old.value(of: "due") == "2026-03-02")
        try client.act("/app/tasks/\(task)/done")
        #expect(try Self.page(client, task).value(of: "due") == "2026-03-03")
        let form = [
            ("title", "Water the plants"), ("spoons", "1"), ("note", "the fern, too"), ("due", "2026-03-02"), ("rule", "days"),
            ("every", "1"), ("seen", seen),
        ]
        try client.act("/app/tasks/\(task)", form)
        let page = try Self.page(client, task)
        #expect(page.value(of: "due") == "2026-03-03")
        #expect(page.element(id: "note-field")?.text.contains("the fern, too") == true)
    }

    @Test("D9: the actual cost of a task counts today, and the page says so; its usual cost stays")
    func realCost() throws {
        let person = try Person.has()
        let cook = try person.hasTask("Cook", cost: 4)
        try person.plan("Cook")
        try person.press("Done: Cook")
        try person.open(cook)
        #expect(person.seen.contains("How many spoons did it actually take?planned 4"))
        #expect(person.seen.contains("Today counts what it took. The usual cost stays 4."))
        try person.press("6 spoons", in: "today-cost")
        try person.open("/app/today")
        #expect(person.figure == "6 / 12")
    }

    @Test("T8: a step that is shown away from its task names its task")
    func stepOf() throws {
        let client = try Client.withDay()
        let trip = try client.add("Trip")
        try client.act("/app/tasks/\(trip)/step", [("title", "Pack")])
        #expect(try ParsedPage(client.get("/app/tasks?q=pack").body).words.contains("step of "))
    }

    @Test("T13: two taps put a task out of sight, its page says until when, one brings it back")
    func snooze() throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 2)
        let fields = [
            ([("until", "later")], "Hidden until 11:00."), ([("until", "tomorrow")], "Hidden until Tue 3 Mar."),
            ([("until", "week")], "Hidden until Mon 9 Mar."),
            ([("until", "date"), ("date", "2027-01-05")], "Hidden until Tue 5 Jan 2027."),
        ]
        for (fields, words) in fields {
            try client.act("/app/tasks/\(task)/snooze", fields)
            #expect(try Self.page(client, task).words.contains(words))
            try client.act("/app/tasks/\(task)/wake")
            let page = try Self.page(client, task)
            #expect(!page.words.contains("Hidden until 1"))
            #expect(page.element(id: "act-wake") == nil)
        }
    }

    @Test(
        "T13: the date to hide a task until must exist and be ahead",
        arguments: [
            ("", "valid date"), ("soon", "valid date"), ("2026-02-30", "valid date"), ("99999-01-01", "valid date"),
            ("2026-03-02", "a date after today"), ("2020-01-01", "a date after today"),
        ]
    )
    func badSnooze(date: String, words: String) throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 2)
        let response = client.post("/app/tasks/\(task)/snooze", [("until", "date"), ("date", date)])
        #expect(response.status == 422)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "date") == date)
        #expect(page.element(id: "date-field")?.attributes["aria-invalid"] == "true")
        #expect(page.element(id: "date-field-fault") != nil)
        #expect(response.text.contains(words))
        for fold in ["move-day", "hide-until"] { #expect(page.element(id: fold)?.attributes["open"] != nil) }
    }

    @Test(
        "T13: a task is moved, or snoozed, in two taps on its page: the tile Move, and where to; the date to hide it until is folded away"
    )
    func unfolded() throws {
        let client = try Client.withDay()
        let page = try Self.page(client, try client.add("Tea", cost: 2))
        func folds(_ id: String) throws -> [String?] {
            Self.around(try #require(page.element(id: id)), page).filter { $0.name == "details" }.map { $0.attributes["id"] }
        }
        for button in ["day-today", "day-tomorrow", "day-week", "day-pick", "day-none", "until-later"] {
            #expect(try folds(button) == ["move-day"], "\(button)")
        }
        #expect(try folds("date-field") == ["hide-until", "move-day"])
        #expect(page.element(id: "hide-until")?.attributes["open"] == nil)
    }

    @Test("T8: steps stand right after the title and the tiles, before the fields of the form")
    func order() throws {
        let client = try Client.withDay()
        let page = try Self.page(client, try client.add("Tea", cost: 2))
        let places = try ["title-field", "act-done", "steps", "cost-field", "due-row", "note-field"].map {
            try #require(page.index(id: $0))
        }
        #expect(places == places.sorted())
        #expect(page.elements[places[0]].attributes["form"] == "task")
    }

    @Test("The less frequent commands on a task are in the menu of its page")
    func menu() throws {
        let person = try Person.has(("Tea", 2))
        try person.plan("Tea")
        try person.openRow("Tea")
        #expect(person.text("top")?.hasPrefix("Taskin today’s list") == true)
        for act in ["act-back", "act-duplicate", "act-delete"] {
            let button = try #require(person.page.index(id: act))
            #expect(person.page.isInside(button, try #require(person.page.index(id: "menu"))))
        }
        try person.press("Remove from today")
        #expect(person.told.contains("Tea"))
        try person.open("/app/today")
        #expect(person.figure == "0 / 12")
    }

    @Test("T5, T13: an invalid date to hide a task until gets a message, even if the task was done meanwhile")
    func badSnoozeOfDone() throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 2)
        try client.act("/app/tasks/\(task)/done")
        for (date, words) in [("soon", "Enter a valid date"), ("2026-03-02", "Choose a date after today.")] {
            let response = client.post("/app/tasks/\(task)/snooze", [("until", "date"), ("date", date)])
            #expect(response.status == 422)
            #expect(try ParsedPage(response.body).element(id: "notice")?.text.contains(words) == true)
        }
    }

    @Test("T12: a task that repeats is left out once, and ended, on its page")
    func repeating() throws {
        let client = try Client.withDay()
        let fields = [("due", "2026-03-05"), ("rule", "days"), ("every", "3")]
        let task = try client.add("Water the plants", cost: 1, fields)
        #expect(try Self.page(client, task).words.contains("every 3 days"))
        try client.act("/app/tasks/\(task)/skip")
        #expect(try Self.page(client, task).value(of: "due") == "2026-03-08")
        try client.act("/app/tasks/\(task)/end")
        let page = try Self.page(client, task)
        #expect(page.value(of: "due") == "2026-03-08")
        #expect(page.element(id: "act-skip") == nil)
    }

    @Test("C4: done from a reminder of an earlier date leaves the date alone that a task has gone on to")
    func doneOfDate() throws {
        let client = try Client.withDay()
        let task = try client.add("Water the plants", cost: 1, [("due", "2026-03-05"), ("rule", "days"), ("every", "3")])
        try client.act("/app/tasks/\(task)/done", [("occurrence", "2026-03-05")])
        let next = try Self.page(client, task).value(of: "due")
        #expect(next == "2026-03-08")
        // The same notification, on another device or a day later.
        try client.act("/app/tasks/\(task)/done", [("occurrence", "2026-03-05")])
        #expect(try Self.page(client, task).value(of: "due") == next)
        #expect(client.post("/app/tasks/\(task)/done", [("occurrence", "x")]).status == 422)
    }

    @Test("L2: an item is left out for this time, and taken after all")
    func leftOut() throws {
        let client = try Client.withDay()
        let task = try client.add("Umbrella")
        try client.act("/app/tasks/\(task)/leave")
        #expect(try Self.page(client, task).words.contains("Skipped."))
        try client.act("/app/tasks/\(task)/take")
        #expect(try Self.page(client, task).words.contains("Skipped.") == false)
        let history = try ParsedPage(client.get("/app/history").body).words
        #expect(history.contains("Skipped: Umbrella") && history.contains("Included: Umbrella"))
    }

    @Test("T8: a task is broken down one line at a time, three levels deep, each step with its own page")
    func steps() throws {
        let client = try Client.withDay()
        let trip = try client.add("Trip")
        let pack = try client.act("/app/tasks/\(trip)/step", [("title", "Pack")])
        let clothes = try client.act("/app/tasks/\(pack)/step", [("title", "Clothes")])
        let socks = try client.act("/app/tasks/\(clothes)/step", [("title", "Socks tomorrow")])
        let page = try Self.page(client, trip)
        for step in [pack, clothes, socks] {
            #expect(page.element(id: "task-\(step)") != nil)
            #expect(page.all("a") { $0.attributes["href"] == "/app/tasks/\(step)" }.count == 1)
            #expect(page.element(id: "tick-\(step)")?.attributes["formaction"] == "/app/tasks/\(step)/done")
        }
        let below = try Self.page(client, socks)
        #expect(below.value(of: "title") == "Socks tomorrow")
        let nav = below.elements.firstIndex { $0.attributes["class"] == "up" }
        let up = below.all("a") { $0.parent == nav }
        #expect(up.map { $0.attributes["href"] } == [trip, pack, clothes].map { "/app/tasks/\($0)" })
        #expect(up.map(\.text) == ["Trip", "Pack", "Clothes"])
    }

    @Test("T8: an empty step is refused beside its field, and a step is not added where no level is left")
    func badStep() throws {
        let client = try Client.withDay()
        var task = try client.add("Level 1")
        let response = client.post("/app/tasks/\(task)/step", [("title", " ")])
        #expect(response.status == 422)
        #expect(try ParsedPage(response.body).element(id: "step-field-fault") != nil)
        for level in 2...6 { task = try client.act("/app/tasks/\(task)/step", [("title", "Level \(level)")]) }
        #expect(try Self.page(client, task).element(id: "step-field") == nil)
        #expect(client.post("/app/tasks/\(task)/step", [("title", "Level 7")]).status == 422)
    }

    @Test("T8: steps are moved, made a step of another, and made separate tasks")
    func moving() throws {
        let client = try Client.withDay()
        let trip = try client.add("Trip")
        let steps = try ["Pack", "Tickets", "Keys"].map { try client.act("/app/tasks/\(trip)/step", [("title", $0)]) }
        func order() throws -> [String] { Self.steps(try Self.page(client, trip)) }
        #expect(try order() == steps)
        try client.act("/app/tasks/\(steps[0])/move", [("to", "down")])
        #expect(try order() == [steps[1], steps[0], steps[2]])
        let offered = try Self.page(client, steps[2]).all("option").compactMap { $0.attributes["value"] }
        #expect(offered.contains(steps[0]) && offered.contains(steps[1]) && !offered.contains(steps[2]))
        try client.act("/app/tasks/\(steps[2])/under", [("parent", steps[1])])
        #expect(try order() == [steps[1], steps[2], steps[0]])
        try client.act("/app/tasks/\(steps[2])/under")
        #expect(try order() == [steps[1], steps[0]])
        #expect(client.get("/app/spoons/unsorted").text.contains("Keys"))
    }

    @Test("T9: steps move to the top and to the bottom, and where they are dropped, past those that are done")
    func ownOrder() throws {
        let client = try Client.withDay()
        let trip = try client.add("Trip")
        let steps = try ["A", "B", "C", "D"].map { try client.act("/app/tasks/\(trip)/step", [("title", $0)]) }
        let back = ("back", "/app/tasks/\(trip)")
        func moved(_ step: Int, _ fields: [(String, String)]) throws -> String {
            try client.act("/app/tasks/\(steps[step])/move", fields + [back])
            let order = Self.steps(try Self.page(client, trip)).compactMap { steps.firstIndex(of: $0) }
            return order.map { ["A", "B", "C", "D"][$0] }.joined()
        }
        #expect(try moved(2, [("to", "top")]) == "CABD")
        #expect(try moved(0, [("to", "bottom")]) == "CBDA")
        try client.act("/app/tasks/\(steps[1])/done")
        try client.act("/app/tasks/\(steps[3])/done")
        #expect(try moved(0, [("to", "up")]) == "CBAD")
        #expect(try moved(2, [("after", steps[0]), ("before", steps[3])]) == "BACD")
        #expect(try moved(2, [("after", ""), ("before", steps[1])]) == "CBAD")
    }

    @Test("T9: every row of steps that are more than one has handles, each among its own")
    func handles() throws {
        let client = try Client.withDay()
        let trip = try client.add("Trip")
        let pack = try client.act("/app/tasks/\(trip)/step", [("title", "Pack")])
        let alone = try Self.page(client, trip)
        #expect(alone.element(id: "task-\(pack)")?.attributes["data-move"] == nil)
        #expect(alone.element(id: "grip-\(pack)") == nil)
        let tickets = try client.act("/app/tasks/\(trip)/step", [("title", "Tickets")])
        let within = try ["Socks", "Soap"].map { try client.act("/app/tasks/\(pack)/step", [("title", $0)]) }
        let page = try Self.page(client, trip)
        for (step, depth) in [(pack, 1), (tickets, 1), (within[0], 2), (within[1], 2)] {
            #expect(page.element(id: "task-\(step)")?.attributes["data-move"] == "/app/tasks/\(step)/move")
            let grip = try #require(page.element(id: "grip-\(step)"))
            #expect(Self.around(grip, page).filter { $0.name == "reorder-list" }.count == depth)
            for way in ["up", "down", "top", "bottom"] {
                #expect(page.element(id: "move-\(way)-\(step)")?.attributes["data-move-to"] == way)
            }
        }
    }

    @Test("T8, T9: a step of a step goes one level up, from the page of any task above it and from its own")
    func oneLevelUp() throws {
        let client = try Client.withDay()
        let trip = try client.add("Trip")
        let pack = try client.act("/app/tasks/\(trip)/step", [("title", "Pack")])
        let clothes = try client.act("/app/tasks/\(pack)/step", [("title", "Clothes")])
        let socks = try client.act("/app/tasks/\(clothes)/step", [("title", "Socks")])
        #expect(try Self.page(client, trip).element(id: "up-\(pack)") == nil)
        #expect(try Self.page(client, pack).element(id: "up-\(pack)") == nil)
        for (above, step, wanted) in [(trip, clothes, trip), (trip, socks, pack), (pack, clothes, trip), (socks, socks, pack)] {
            let button = try #require(try Self.page(client, above).element(id: "up-\(step)"))
            #expect(button.attributes["formaction"] == "/app/tasks/\(step)/under")
            #expect(button.attributes["name"] == "parent" && button.attributes["value"] == wanted)
        }
        try client.act("/app/tasks/\(socks)/under", [("parent", pack)])
        #expect(Self.steps(try Self.page(client, pack)) == [clothes, socks])
    }

    @Test("T5: a step that was written to a task that is gone is offered as a separate task")
    func stepOfGone() throws {
        let client = try Client.withDay()
        let task = try client.add("Trip")
        try client.act("/app/tasks/\(task)/delete")
        let response = client.post("/app/tasks/\(task)/step", [("title", "Socks ~2 <tomorrow>"), ("back", "/app/tasks/\(task)")])
        #expect(response.status == 410)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.element(id: "notice")?.text.contains("Save keeps it as a task of its own.") == true)
        #expect(page.element(id: "task")?.attributes["action"] == "/app/tasks/new")
        #expect(page.value(of: "title") == "Socks ~2 <tomorrow>")
        #expect(page.value(of: "parent") == nil)
        #expect(page.value(of: "back") == "/app/tasks")
    }

    @Test("T8: a task is not made a step of itself, of its own steps, or of a missing task; its page says why")
    func badParent() throws {
        let client = try Client.withDay()
        let trip = try client.add("Trip")
        let pack = try client.act("/app/tasks/\(trip)/step", [("title", "Pack")])
        for parent in [trip, pack, String(repeating: "0", count: 32), "x"] {
            let response = client.post("/app/tasks/\(trip)/under", [("parent", parent)])
            #expect(response.status == 422)
            #expect(response.facts.isEmpty)
            #expect(try ParsedPage(response.body).element(id: "notice")?.text.isEmpty == false)
        }
    }

    @Test("Commands on a deleted task are answered calmly, and change nothing")
    func gone() throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 2)
        try client.act("/app/tasks/\(task)/delete")
        for act in ["snooze", "wake", "skip", "end", "leave", "take", "step", "under", "cost", "real", "done", "open", "move"] {
            let fields = [("until", "tomorrow"), ("spoons", "3"), ("title", act == "step" ? " " : "Step")]
            let response = client.post("/app/tasks/\(task)/\(act)", fields)
            #expect(response.status == 410, "\(act)")
            #expect(response.facts.isEmpty)
            #expect(try ParsedPage(response.body).words.contains("This was deleted"), "\(act)")
        }
    }

    @Test("Deleting a task leads to the list it was in, where it can be undone")
    func delete() throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 2)
        let page = client.get("/app/tasks/\(task)").text
        let form = try #require(page.split(separator: "id=\"task-delete\"").last)
        #expect(form.contains("name=\"back\" value=\"/app/spoons/2\""))
    }
}
