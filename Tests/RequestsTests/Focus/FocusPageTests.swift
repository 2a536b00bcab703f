import Facts
import TestSupport
import Testing

@testable import Planner
@testable import Requests
@testable import Workbench

struct FocusPageTests {
    @Test("C2: a timer for a task is offered the minutes that the task says it takes")
    func minutesOfTheTask() throws {
        let person = try Person.has()
        let task = try person.hasTask("Write", cost: 2, [("minutes", "25")])
        try person.open(task)
        try person.press("Focus")
        #expect(try person.value("Minutes") == "25")
    }

    private static let minute: Int64 = 60_000

    private func focus(_ client: Client, _ query: String = "") throws -> ParsedPage {
        try ParsedPage(client.get("/app/focus" + query).body)
    }

    /// The text of an element and everything in it, in one line.
    private func text(_ page: ParsedPage, _ id: String) -> String? {
        guard let index = page.elements.firstIndex(where: { $0.attributes["id"] == id }) else { return nil }
        var words = ""
        for (other, element) in page.elements.enumerated() {
            var at: Int? = other
            while let here = at, here != index { at = page.elements[here].parent }
            if at != nil { words += " " + element.text }
        }
        return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func data(_ page: ParsedPage, _ name: String, of id: String = "alarm") -> String? {
        page.element(id: id)?.attributes["data-" + name]
    }

    @Test("C2: fifteen minutes are offered at first, then the last choice; presets start at once")
    func setting() throws {
        let client = try Client.withDay()
        #expect(try focus(client).value(of: "minutes") == "15")
        let presets = try focus(client).all("button") { $0.attributes["name"] == "minutes" }
        #expect(presets.compactMap { $0.attributes["value"] } == ["5", "10", "15", "25", "45"])
        try client.act("/app/focus", [("minutes", "23")])
        try client.act("/app/focus/stop")
        #expect(try focus(client).value(of: "minutes") == "23")
        #expect(try focus(client, "?rest=1").value(of: "minutes") == "10")
    }

    @Test("C2: text that is no number of minutes is refused beside the field", arguments: ["", "0", "61", "ten", "-5", "1e9"])
    func refused(typed: String) throws {
        let client = try Client.withDay()
        let task = try client.add("Letter", cost: 2)
        let response = client.post("/app/focus", [("minutes", typed), ("task", task)])
        try expectRefusal(response, field: "minutes", typed: typed)
        // Its task is still there.
        #expect(try ParsedPage(response.body).value(of: "task") == task)
    }

    @Test("C2: the page shows when the timer ends and the time left, in words, and carries the end for the script")
    func running() throws {
        let client = try Client.withDay()
        client.now = Client.monday
        try client.act("/app/focus", [("minutes", "15")])
        let end = client.now + 15 * Self.minute
        client.now += 3 * Self.minute
        let page = try focus(client)
        // Started at 8:00:01.
        #expect(text(page, "timer-words") == "until 8:15 left, 12 minutes")
        #expect(page.element(id: "timer-digits")?.text == "11:59")
        #expect(data(page, "end", of: "timer") == String(end))
        #expect(data(page, "end") == String(end))
        #expect(page.element(id: "alarm")?.attributes["hidden"] != nil)
        try client.act("/app/focus/pause")
        client.now += 8 * 3_600_000
        let paused = try focus(client)
        #expect(text(paused, "timer-words") == "paused left, 12 minutes")
        #expect(paused.element(id: "alarm") == nil)
        try client.act("/app/focus/go-on")
        #expect(text(try focus(client), "timer-words")?.contains("until 16:1") == true)
    }

    @Test("C2: other pages lead to it, and say calmly that it ended while one was away")
    func elsewhere() throws {
        let client = try Client.withDay()
        client.now = Client.monday
        try client.act("/app/focus", [("minutes", "15")])
        #expect(text(try ParsedPage(client.get("/app/today").body), "timer-note") == "Timer until 8:15")
        client.now += 3_600_000
        let page = try ParsedPage(client.get("/app/today").body)
        #expect(page.element(id: "timer-note") == nil)
        let alarm = try #require(page.element(id: "alarm"))
        #expect(alarm.attributes["hidden"] == nil)
        #expect(alarm.attributes["data-over"] != nil)
        #expect(text(page, "alarm")?.contains("Timer ended at 8:15.") == true)
        client.now += 86_400_000
        #expect(text(try ParsedPage(client.get("/app/tasks").body), "alarm")?.contains("on Mon 2 Mar at 8:15") == true)
        // The choices: a rest, five more minutes, or the end. There is no task that could be done.
        for (id, word) in [("alarm-rest", "Rest 10 min"), ("alarm-five", "+5 min"), ("alarm-stop", "Close")] {
            #expect(text(page, id) == word)
        }
        #expect(page.element(id: "alarm-done") == nil)
    }

    @Test("C2: at the end of a task's time the task can be done, which stops the timer and saves the time")
    func doneAtTheEnd() throws {
        let client = try Client.withDay()
        let task = try client.add("Letter", cost: 2)
        try client.act("/app/focus", [("minutes", "5"), ("task", task)])
        client.now += 3_600_000
        for (path, back) in [("/app/focus", "/app/today"), ("/app/tasks", "/app/tasks")] {
            let page = try ParsedPage(client.get(path).body)
            #expect(text(page, "alarm-done") == "Done")
            #expect(page.element(id: "alarm-done")?.attributes["form"] == "alarm-finish")
            #expect(page.element(id: "alarm-finish")?.attributes["action"] == "/app/tasks/\(task)/done")
            let fields = page.all("input", inside: "alarm-finish")
            #expect(fields.contains { $0.attributes["name"] == "back" && $0.attributes["value"] == back })
            #expect(fields.contains { $0.attributes["name"] == "timer" && $0.attributes["value"] == "stop" })
        }
        try client.act("/app/tasks/\(task)/done", [("timer", "stop"), ("back", "/app/today")])
        let today = try ParsedPage(client.get("/app/today").body)
        #expect(today.element(id: "alarm") == nil)
        #expect(text(today, "done-today")?.contains("Letter") == true)
        #expect(try ParsedPage(client.get("/app/tasks/\(task)").body).element(id: "time-spent")?.text == "Time spent: 5 min")
    }

    @Test(
        "C2: where a step is next, the button ticks that step; a running timer goes on with the step after it, one that is over stops"
    )
    func stepDone() throws {
        let client = try Client.withDay()
        let task = try client.add("Pack", cost: 2)
        var steps: [String] = []
        for title in ["Charger", "Jumper"] { steps.append(try client.act("/app/tasks/\(task)/step", [("title", title)])) }
        try client.act("/app/focus", [("minutes", "5"), ("task", task)])
        let running = try ParsedPage(client.get("/app/focus").body)
        #expect(text(running, "timer-done") == "Step done")
        #expect(running.element(id: "timer-finish")?.attributes["action"] == "/app/tasks/\(steps[0])/done")
        #expect(!running.all("input", inside: "timer-finish").contains { $0.attributes["name"] == "timer" })
        try client.act("/app/tasks/\(steps[0])/done")
        client.now += 3_600_000
        let over = try ParsedPage(client.get("/app/focus").body)
        #expect(text(over, "alarm")?.contains("Step: Jumper") == true)
        #expect(text(over, "alarm-done") == "Step done")
        #expect(over.element(id: "alarm-finish")?.attributes["action"] == "/app/tasks/\(steps[1])/done")
        try client.act("/app/tasks/\(steps[1])/done", [("timer", "stop")])
        #expect(try ParsedPage(client.get("/app/today").body).element(id: "alarm") == nil)
        #expect(try ParsedPage(client.get("/app/tasks/\(task)").body).element(id: "time-spent")?.text == "Time spent: 5 min")
    }

    @Test("C2: at the end of a rest, or of the time of a task that was done meanwhile, no task is offered as done")
    func nothingToFinish() throws {
        let client = try Client.withDay()
        let task = try client.add("Letter", cost: 2)
        try client.act("/app/focus", [("minutes", "5"), ("task", task)])
        try client.act("/app/tasks/\(task)/done")
        client.now += 3_600_000
        let page = try ParsedPage(client.get("/app/today").body)
        #expect(text(page, "alarm-stop") == "Close")
        #expect(page.element(id: "alarm-done") == nil)
        try client.act("/app/focus", [("minutes", "10"), ("rest", "yes")])
        client.now += 3_600_000
        let rested = try ParsedPage(client.get("/app/today").body)
        #expect(text(rested, "alarm-stop") == "Done")
        #expect(rested.element(id: "alarm-done") == nil)
    }

    @Test("C2: at the end: five more, a rest, or Close, which leads to the task")
    func afterTheEnd() throws {
        let client = try Client.withDay()
        let task = try client.add("Letter", cost: 2)
        try client.act("/app/focus", [("minutes", "5"), ("task", task)])
        client.now += 3_600_000
        let more = client.post("/app/focus/five", [("back", "/app/today")])
        #expect(more.location?.hasPrefix("/app/today?did=") == true)
        #expect(try focus(client).element(id: "timer-digits")?.text == "4:59")
        client.now += 3_600_000
        let stopped = client.post("/app/focus/stop", [("back", "/app/focus")])
        #expect(stopped.location?.hasPrefix("/app/tasks/\(task)?did=") == true)
        #expect(try ParsedPage(client.get("/app/tasks/\(task)").body).element(id: "time-spent")?.text == "Time spent: 10 min")
        try client.act("/app/focus", [("minutes", "5"), ("task", task)])
        client.now += 3_600_000
        let rest = client.post("/app/focus", [("minutes", "10"), ("rest", "yes"), ("back", "/app/today")])
        #expect(rest.location?.hasPrefix("/app/focus?did=") == true)
        #expect(try focus(client).element(id: "title")?.text == "Rest")
        #expect(try ParsedPage(client.get("/app/tasks/\(task)").body).element(id: "time-spent")?.text == "Time spent: 15 min")
    }

    @Test("C2: it is begun from the page of a task and from the options of its row; another one waits to be put away")
    func bound() throws {
        let client = try Client.withDay()
        let letter = try client.add("Letter <b>", cost: 2)
        let walk = try client.add("Walk", cost: 2)
        let page = try ParsedPage(client.get("/app/tasks/\(letter)").body)
        #expect(page.element(id: "act-focus")?.attributes["href"] == "/app/focus?task=\(letter)")
        try client.act("/app/options", [("show", "yes"), ("back", "/app/spoons/2")])
        let rows = try ParsedPage(client.get("/app/spoons/2").body)
        #expect(rows.element(id: "focus-\(walk)")?.attributes["href"] == "/app/focus?task=\(walk)")
        #expect(try focus(client, "?task=\(letter)").words.contains("Letter <b>"))
        try client.act("/app/focus", [("minutes", "5"), ("task", letter)])
        #expect(try focus(client, "?task=\(letter)").element(id: "instead") == nil)
        #expect(text(try focus(client, "?task=\(walk)"), "start-instead") == "5 min for Walk")
        // A deleted task is ignored.
        try client.act("/app/tasks/\(letter)/delete")
        #expect(client.get("/app/focus?task=\(letter)").status == 200)
        #expect(client.post("/app/focus", [("minutes", "5"), ("task", letter)]).status == 410)
        #expect(client.post("/app/focus", [("minutes", "5"), ("task", "x")]).status == 303)
    }

    @Test("C2: sent twice, a form starts one timer, and adds five once")
    func twice() throws {
        let client = try Client.withDay()
        try client.act("/app/focus", [("minutes", "5")])
        let more = client.form("/app/focus/five")
        let (first, second) = (client.application.handle(more), client.application.handle(more))
        #expect(first.location == second.location)
        #expect(second.facts.isEmpty)
        #expect(text(try focus(client), "timer-words")?.contains("10 minutes") == true)
    }

    @Test("C2: without a timer nothing can be stopped, and the URLs of its commands take forms only")
    func nothingSet() throws {
        let client = try Client.withDay()
        for act in ["pause", "go-on", "five", "reset", "stop", "note", "clock"] {
            let response = client.post("/app/focus/\(act)", [("end", "x"), ("right", "9223372036854775808")])
            #expect(response.status == 303)
            #expect(response.facts.isEmpty)
            #expect(client.get("/app/focus/\(act)").status == 405)
        }
        #expect(client.get("/app/focus/nothing").status == 404)
    }

    @Test("C2: undone from the message or from History, by name")
    func history() throws {
        let client = try Client.withDay()
        let task = try client.add("Letter", cost: 2)
        let act = try client.act("/app/focus", [("minutes", "15"), ("task", task)])
        #expect(try ParsedPage(client.get("/app/focus?did=\(act)").body).words.contains("Timer of 15 min: Letter."))
        try client.act("/app/focus/pause")
        try client.act("/app/focus/stop")
        try client.act("/app/focus", [("minutes", "5"), ("rest", "yes")])
        let words = try ParsedPage(client.get("/app/history").body).words
        for name in ["Timer of 15 min: Letter", "Timer paused: Letter", "Timer stopped: Letter", "Rest of 5 min"] {
            #expect(words.contains(name))
        }
    }

    @Test("C2: the sound is a separate choice, and remembered")
    func sound() throws {
        let client = try Client.withDay()
        #expect(try focus(client).element(id: "timer-sound")?.attributes["aria-pressed"] == "true")
        _ = client.post("/app/focus/sound", [("sound", "no")])
        #expect(try focus(client).element(id: "timer-sound")?.attributes["aria-pressed"] == "false")
        try client.act("/app/focus", [("minutes", "5")])
        #expect(try focus(client).element(id: "alarm")?.attributes["data-sound"] == nil)
    }

    @Test("C3: a rest counts as done at its end, is told so, and costs nothing")
    func rest() throws {
        let client = try Client.withDay()
        client.now = Client.monday
        try client.act("/app/focus", [("minutes", "10"), ("rest", "yes")])
        client.now += 3_600_000
        let over = try ParsedPage(client.get("/app/today").body)
        #expect(data(over, "note") == "/app/focus/note")
        #expect(over.element(id: "alarm-rest") == nil)
        try client.act("/app/focus/note")
        let noted = try ParsedPage(client.get("/app/today").body)
        #expect(data(noted, "note") == nil)
        #expect(text(noted, "alarm")?.contains("It counts and is listed under Done today.") == true)
        let done = try #require(text(noted, "done-today"))
        #expect(done.contains("Rest"))
        #expect(done.contains("10 min"))
        #expect(done.contains("Costs nothing"))
        #expect(noted.words.contains("Nothing planned yet"))
        #expect(client.post("/app/focus/stop", [("back", "/app/focus")]).location?.hasPrefix("/app/today?did=") == true)
    }

    @Test("C3: rest is a cost like others in the form of a task, and can be planned into a full day")
    func planned() throws {
        let client = try Client.withDay()
        let lie = try client.add("Lie down", cost: 0)
        let page = try ParsedPage(client.get("/app/tasks/\(lie)").body)
        #expect(text(page, "act-focus") == "Rest")
        #expect(page.words.contains("rest, costs nothing"))
        #expect(page.element(id: "today-cost") == nil)
        for title in ["A", "B"] {
            // The second uses the reserve, which is asked for.
            try client.act("/app/tasks/\(try client.add(title, cost: title == "A" ? 10 : 2))/today", [("reserve", "yes")])
        }
        try client.act("/app/tasks/\(lie)/today")
        let today = try ParsedPage(client.get("/app/today").body)
        #expect(text(today, "list")?.contains("Costs nothing") == true)
        #expect(today.words.contains("12 of 12 planned"))
        #expect(try ParsedPage(client.get("/app/spoons/unsorted?select=1").body).words.contains("Lie down") == false)
    }

    @Test("C3: rest is one tap away while another timer runs, which is put away for it")
    func restInstead() throws {
        let client = try Client.withDay()
        try client.act("/app/focus", [("minutes", "15")])
        let page = try ParsedPage(client.get("/app/focus?rest=1").body)
        #expect(page.element(id: "start-instead") != nil && page.words.contains("Rest 10 min"))
        try client.act("/app/focus", [("minutes", "10"), ("rest", "yes")])
        #expect(client.application.space.timer?.isRest == true)
        #expect(try ParsedPage(client.get("/app/focus?rest=1").body).element(id: "start-instead") == nil)
    }

    @Test("C2: five more are offered while there is room for them")
    func noMore() throws {
        let client = try Client.withDay()
        try client.act("/app/focus", [("minutes", "60")])
        #expect(try ParsedPage(client.get("/app/focus").body).element(id: "timer-five") == nil)
        client.now += 600_000
        #expect(try ParsedPage(client.get("/app/focus").body).element(id: "timer-five") != nil)
    }

    @Test(
        "C2: a wrong number of minutes is refused beside the field, also by the return key",
        arguments: ["", "0", "61", "soon"]
    )
    func refusedByReturn(typed: String) throws {
        let person = try Person.has()
        try person.open("/app/focus")
        try person.write("Minutes", typed)
        try person.send("Minutes")
        try person.expectRefusal("Minutes", typed: typed, "whole number")
    }

    @Test("C2: a preset starts at once; the page says that a locked phone may stay silent")
    func preset() throws {
        let person = try Person.has()
        try person.open("/app/focus")
        try person.press("Start 25 minutes")
        #expect(person.text("timer-words")?.contains("25 minutes left") == true)
        #expect(person.seen.contains("If your phone is locked, the sound may come with a delay."))
    }

    @Test("C2: a timer is begun from the options of a row, for the task of that row")
    func fromRow() throws {
        let person = try Person.has(("Tax papers", 3))
        try person.open("/app/spoons/3")
        try person.press("Show Options")
        try person.press("Focus on this: Tax papers")
        #expect(person.title == "Focus")
        #expect(person.seen.contains("Tax papers"))
    }

    @Test("A4, C2: sound that is switched off in the settings is off at the timer, too")
    func soundOff() throws {
        let person = try Person.has()
        try person.open("/app/settings/sound")
        try person.choose("Off", in: "Sound")
        try person.press("Save")
        #expect(person.told.contains("Settings saved"))
        try person.open("/app/focus")
        #expect(person.seen.contains("Sound at the end: off"))
    }
}
