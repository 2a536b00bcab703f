import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct NewTaskTests {
    private static func checked(_ page: ParsedPage, _ name: String) -> [String] {
        page.all("input") { $0.attributes["name"] == name && $0.attributes["checked"] != nil }
            .compactMap { $0.attributes["value"] }
    }

    @Test("T11: a task is added by one line, which names its cost and its date")
    func line() throws {
        let client = try Client.withDay()
        let page = try ParsedPage(client.get("/app/tasks/new").body)
        #expect(page.all("label") { $0.text == "Task" }.count == 1)
        #expect(page.element(id: "add")?.attributes["action"] == "/app/tasks/new")
        let line = "Shower ~2 tomorrow 9:00 !high #home 15m"
        let task = try client.act("/app/tasks/new", [("quick", "yes"), ("title", line), ("back", "/app/tasks/new")])
        let form = try ParsedPage(client.get("/app/tasks/\(task)").body)
        #expect(form.value(of: "title") == "Shower")
        #expect(form.value(of: "due") == "2026-03-03")
        #expect(form.value(of: "time") == "09:00")
        #expect(form.value(of: "minutes") == "15")
        #expect(Self.checked(form, "spoons") == ["2"])
        #expect(Self.checked(form, "priority") == ["1"])
        #expect(Self.checked(form, "subject").count == 1)
    }

    @Test(
        "T11: on the page of a day, a task is due that day, or where its repeat begins",
        arguments: [
            ("Walk every day from 1 apr until 1 may", "2026-04-01"), ("Walk every day until 1 may", "2026-03-10"),
            ("Walk", "2026-03-10"),
        ]
    )
    func repeatOnDay(line: String, due: String) throws {
        let client = try Client.withDay()
        let task = try client.act("/app/tasks/new", [("quick", "yes"), ("title", line), ("due", "2026-03-10")])
        let form = try ParsedPage(client.get("/app/tasks/\(task)").body)
        #expect(form.value(of: "title") == "Walk")
        #expect(form.value(of: "due") == due)
    }

    @Test("T11: words refused as a date or a cost stay in the title")
    func refusing() throws {
        let client = try Client.withDay()
        let asked = "/app/tasks/new?quick=yes&title=Watch+Tomorrow+%7E2&refuse=Tomorrow"
        #expect(client.get(asked).facts.isEmpty)
        #expect(try ParsedPage(client.get(asked).body).value(of: "refuse") == "Tomorrow")
        let fields = [("quick", "yes"), ("title", "Watch Tomorrow ~2"), ("refuse", "Tomorrow")]
        let page = try ParsedPage(client.get("/app/tasks/\(try client.act("/app/tasks/new", fields))").body)
        #expect(page.value(of: "title") == "Watch Tomorrow")
        #expect(page.value(of: "due") == "")
        #expect(Self.checked(page, "spoons") == ["2"])
    }

    @Test("T11: fields that the line does not name are taken from its place")
    func defaults() throws {
        let client = try Client.withDay()
        let said = try client.act("/app/tasks/new", [("quick", "yes"), ("title", "Tea ~3"), ("spoons", "2")])
        let unsaid = try client.act("/app/tasks/new", [("quick", "yes"), ("title", "Tea"), ("spoons", "2")])
        #expect(Self.checked(try ParsedPage(client.get("/app/tasks/\(said)").body), "spoons") == ["3"])
        #expect(Self.checked(try ParsedPage(client.get("/app/tasks/\(unsaid)").body), "spoons") == ["2"])
        let step = try client.act("/app/tasks/new", [("quick", "yes"), ("title", "Boil water"), ("parent", said)])
        #expect(try ParsedPage(client.get("/app/tasks/\(said)").body).element(id: "task-\(step)") != nil)
    }

    @Test("T11: a line gets its cost, day, list and note in rows beside it; the words of the line come first")
    func rows() throws {
        let person = try Person.has()
        _ = try person.hasList("Errands")
        try person.open("/app/tasks/new")
        try person.write("Task", "Stamps tomorrow")
        try person.choose("2 spoons")
        try person.write("Due date", "2026-03-20")
        try person.pick("List", "Errands")
        try person.write("Note", "two books")
        try person.press("Add task")
        #expect(person.told.contains("Added: Stamps"))
        #expect(try person.value("Task") == "" && person.value("Note") == "")
        try person.open("/app/tasks")
        let row = try person.rowText("Stamps")
        for words in ["2 spoons", "tomorrow", "Errands", "has a note"] { #expect(row.contains(words), "\(words)") }
    }

    @Test("D4: a task is added to today's list at once, in one change, if it fits")
    func intoToday() throws {
        let person = try Person.has(("Read", 9))
        try person.plan("Read")
        func add(_ line: String) throws {
            try person.open("/app/tasks/new")
            try person.write("Task", line)
            try person.choose("Add to today")
            try person.press("Add task")
        }
        try add("Ring the surgery ~4")
        #expect(person.answer.status == 422)
        #expect(try person.isChosen("Add to today"))
        #expect(try person.fault("Task")?.contains("1 spoon over") == true)
        // Three fit, one of them in reserve: it is not used without a question.
        try add("Ring the surgery ~3")
        #expect(person.answer.status == 422)
        #expect(try person.fault("Task")?.contains("This uses the 1 spoon you keep in reserve.") == true)
        try person.choose("Use the reserve")
        try person.press("Add task")
        #expect(person.told.contains("Added: Ring the surgery"))
        try person.undo()
        try person.open("/app/today")
        #expect(person.figure == "9 / 12")
        try add("Ring the surgery ~2")
        try person.open("/app/today")
        #expect(person.figure == "11 / 12")
    }

    @Test("D4: the form with all fields asks before it uses the reserve, too")
    func reserveInFull() throws {
        let person = try Person.has(("Read", 9))
        try person.plan("Read")
        try person.open("/app/tasks/new?full=1&today=yes&title=Ring%20the%20surgery%20~3")
        try person.press("Save")
        #expect(person.answer.status == 422)
        #expect(person.notice.contains("This uses the 1 spoon you keep in reserve."))
        try person.choose("Use the reserve")
        try person.press("Save")
        try person.open("/app/today")
        #expect(person.figure == "12 / 12")
        #expect(person.hasRow("Ring the surgery"))
    }

    @Test("T11: a line that was broken where it is typed is one title")
    func brokenLine() throws {
        let client = try Client.withDay()
        let task = try client.act("/app/tasks/new", [("quick", "yes"), ("title", "Ring\r\nthe surgery ~2")])
        #expect(try ParsedPage(client.get("/app/tasks/\(task)").body).value(of: "title") == "Ring the surgery")
    }

    @Test("T5: an empty line is refused on the page it was on, with the line", arguments: ["/app/tasks/new", "/app/spoons/4"])
    func emptyLine(back: String) throws {
        let client = try Client.withDay()
        let response = client.post("/app/tasks/new", [("quick", "yes"), ("title", "  "), ("spoons", "4"), ("back", back)])
        #expect(response.status == 422)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "title") == "  ")
        // The page of a category says what the line costs, the page that adds a task asks for it.
        let isAsked = back == "/app/tasks/new"
        #expect(isAsked ? Self.checked(page, "spoons") == ["4"] : page.value(of: "spoons") == "4")
        #expect(page.value(of: "back") == back)
        #expect(page.element(id: "title-field")?.attributes["aria-invalid"] == "true")
        #expect(page.element(id: "title-field-fault") != nil)
        #expect((page.element(id: "all-fields") != nil) == isAsked)
    }

    @Test("T5, T11: the fields beside a refused line stay, and so does a date that does not exist")
    func rowsRefused() throws {
        let person = try Person.has()
        let list = try person.hasList("Errands")
        try person.open("/app/tasks/new?list=\(list)")
        func write(_ line: String, due: String) throws {
            try person.write("Task", line)
            try person.choose("4 spoons")
            try person.write("Due date", due)
            try person.choose("Add to today")
            try person.write("Note", "two books")
            try person.press("Add task")
        }
        func expectKept() throws {
            #expect(try person.isChosen("4 spoons") && person.isChosen("Add to today"))
            #expect(try person.value("Note") == "two books" && person.picked("List") == "Errands")
        }
        try write("", due: "2026-03-20")
        try person.expectRefusal("Task", typed: "", "Enter a title")
        #expect(try person.value("Due date") == "2026-03-20")
        try expectKept()
        try person.open("/app/tasks/new?list=\(list)")
        try write("Stamps", due: "2026-02-30")
        try person.expectRefusal("Due date", typed: "2026-02-30", "Enter a valid date")
        #expect(try person.isUnfolded("Due date"))
        #expect(try person.value("Task") == "Stamps")
        try expectKept()
        try person.write("Due date", "2026-03-20")
        try person.press("Add task")
        #expect(person.told.contains("Added: Stamps"))
    }

    @Test("T11: a note that is too long is refused beside the note, not beside the line")
    func longNote() throws {
        let person = try Person.has()
        try person.open("/app/tasks/new")
        try person.write("Task", "Stamps")
        let note = String(repeating: "x", count: 100_001)
        try person.write("Note", note)
        try person.press("Add task")
        try person.expectRefusal("Note", typed: note, "This note is longer")
        #expect(try person.fault("Task") == nil && person.value("Task") == "Stamps")
    }

    @Test("C1: a task added on a day is due then, one task after the other, and Close leads back to the day")
    func onADay() throws {
        let person = try Person.has()
        try person.open("/app/tasks/new?due=2026-03-10")
        for title in ["Stamps", "Bread"] {
            #expect(try person.value("Due date") == "2026-03-10")
            try person.write("Task", title)
            try person.press("Add task")
            #expect(person.told.contains("Added: \(title)"))
        }
        try person.press("Close")
        #expect(person.address == "/app/calendar/2026-03-10")
        for title in ["Stamps", "Bread"] { #expect(person.hasRow(title), "\(title)") }
    }

    @Test(
        "T5: a line that was written in a list or to a task that is gone is offered as a separate task",
        arguments: ["list", "parent"]
    )
    func placeGone(kind: String) throws {
        let client = try Client.withDay()
        let isList = kind == "list"
        let place = isList ? try client.addList("Garden") : try client.add("Trip")
        let page = isList ? "/app/tasks/new?list=\(place)" : "/app/tasks/new"
        try client.act("/app/\(isList ? "lists" : "tasks")/\(place)/delete")
        let beside = [("due", "2026-03-20"), ("note", "in rows"), ("today", "yes")]
        let line = [("quick", "yes"), ("title", "Sow ~2 tomorrow"), ("refuse", "tomorrow"), (kind, place), ("back", page)]
        let sent = line + (isList ? beside : [])
        let response = client.post("/app/tasks/new", sent)
        #expect(response.status == 410)
        #expect(response.facts.isEmpty)
        let offered = try ParsedPage(response.body)
        #expect(offered.element(id: "notice")?.text.contains("Add task keeps it as a task of its own.") == true)
        #expect(offered.value(of: "title") == "Sow ~2 tomorrow")
        #expect(offered.element(id: "title-field")?.attributes["aria-invalid"] == nil)
        #expect(offered.value(of: "refuse") == "tomorrow")
        #expect(offered.value(of: "list") == nil && offered.value(of: "parent") == nil)
        #expect(offered.value(of: "due") == (isList ? "2026-03-20" : ""))
        #expect(offered.value(of: "note") == (isList ? "in rows" : ""))
        #expect(Self.checked(offered, "today") == (isList ? ["yes"] : []))
        #expect(offered.value(of: "back") == "/app/tasks/new")
        let task = try client.act("/app/tasks/new", sent.filter { $0.0 != kind && $0.0 != "back" })
        #expect(try ParsedPage(client.get("/app/tasks/\(task)").body).value(of: "title") == "Sow tomorrow")
    }

    @Test("T5: an empty line in a list that is gone says both")
    func emptyLineInNoList() throws {
        let client = try Client.withDay()
        let list = try client.addList("Garden")
        try client.act("/app/lists/\(list)/delete")
        let sent = [("quick", "yes"), ("title", " "), ("list", list), ("back", "/app/tasks/new?list=\(list)")]
        let response = client.post("/app/tasks/new", sent)
        #expect(response.status == 410)
        let page = try ParsedPage(response.body)
        #expect(page.element(id: "notice") != nil)
        #expect(page.element(id: "title-field-fault") != nil)
    }

    @Test("T11: all fields are one tap away, filled in with the values of the line")
    func allFields() throws {
        let client = try Client.withDay()
        let one = try ParsedPage(client.get("/app/tasks/new").body)
        let button = try #require(one.index(id: "all-fields"))
        #expect(one.form(of: button) == one.index(id: "add"))
        #expect(one.elements[button].attributes["formmethod"] == "get")
        let full = try ParsedPage(
            client.get("/app/tasks/new?quick=yes&title=Shower+%7E2+tomorrow+%23home+%40Errands&full=1").body
        )
        #expect(full.value(of: "title") == "Shower")
        #expect(full.value(of: "due") == "2026-03-03")
        #expect(Self.checked(full, "spoons") == ["2"])
        #expect(Self.checked(full, "subject") == ["+home"])
        // The list, and no reminder.
        #expect(full.all("option") { $0.attributes["selected"] != nil }.map { $0.attributes["value"] } == ["+Errands", ""])
        #expect(full.element(id: "save") != nil)
        let fields = [("title", "Shower"), ("subject", "+home"), ("list", "+Errands")]
        let page = try ParsedPage(client.get("/app/tasks/\(try client.act("/app/tasks/new", fields))").body)
        #expect(page.words.contains("Errands") && page.words.contains("home"))
    }

    @Test("T11: the fields beside the line are carried over to the form with all fields", arguments: ["Stamps", ""])
    func besideToAllFields(line: String) throws {
        let person = try Person.has()
        let list = try person.hasList("Errands")
        try person.open("/app/tasks/new?list=\(list)")
        try person.write("Task", line)
        try person.choose("2 spoons")
        try person.write("Due date", "2026-03-20")
        try person.choose("Add to today")
        try person.write("Note", "two books")
        try person.press(id: "all-fields")
        #expect(try person.value("Title") == line && person.value("Note") == "two books")
        #expect(try person.isChosen("2 spoons") && person.isChosen("Add to today"))
        #expect(try person.value("Due date") == "2026-03-20" && person.picked("List") == "Errands")
        try person.write("Title", "Stamps")
        try person.press("Save")
        #expect(person.told.contains("Added: Stamps"))
        try person.open("/app/today")
        #expect(person.hasRow("Stamps") && person.figure == "2 / 12")
    }

    @Test("A9: the text that another app shares is in the form with all fields as it was shared, nothing read out of it")
    func shared() throws {
        let page = try ParsedPage(Client().get("/app/tasks/new?title=Soup+tomorrow&text=With+salt").body)
        #expect(page.value(of: "title") == "Soup tomorrow")
        #expect(page.value(of: "note") == "With salt")
        #expect(page.value(of: "due") == "")
        #expect(page.element(id: "save") != nil)
    }

    @Test("T8: a step is added to the list of its task, also by a form that names a list which was deleted")
    func stepIgnoresTheList() throws {
        let client = try Client.withDay()
        let list = try client.addList("Travel")
        let gone = try client.addList("Old")
        try client.act("/app/lists/\(gone)/delete")
        let parent = try client.act("/app/tasks/new", [("title", "Trip"), ("list", list)])
        let step = try client.act("/app/tasks/new", [("title", "Pack"), ("parent", parent), ("list", gone)])
        let page = try ParsedPage(client.get("/app/tasks/\(step)").body)
        #expect(page.all("a") { $0.attributes["href"] == "/app/tasks/\(parent)" }.count > 0)
    }

    @Test("T8: a step of a task that was deleted meanwhile is offered as a separate task")
    func staleParent() throws {
        let client = try Client.withDay()
        let parent = try client.add("Trip")
        try client.act("/app/tasks/\(parent)/delete")
        let response = client.post("/app/tasks/new", [("title", "Pack"), ("parent", parent), ("note", "light")])
        #expect(response.status == 422)
        let page = try ParsedPage(response.body)
        #expect(page.element(id: "notice") != nil)
        #expect(page.value(of: "note") == "light")
        #expect(page.value(of: "parent") == nil)
    }
}
