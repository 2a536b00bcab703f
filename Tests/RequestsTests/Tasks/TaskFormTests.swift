import Facts
import Pages
import Planner
import Requests
import TestSupport
import Testing

@testable import Workbench

struct TaskFormTests {
    @Test("L5: in a list that may only be viewed, the form has the person's own fields, and keeps the rest as it is")
    func viewersForm() throws {
        let client = try Client.withDay()
        let list = try client.addList("Groceries")
        let task = try client.add("Milk", cost: 1, [("list", list), ("due", "2026-03-10"), ("priority", "1")])
        _ = client.application.share(try #require(Identity(hex: list)), as: 7, now: client.now)
        client.application.spaces = [SpaceMembership(number: 7, role: .view, others: ["Ada"])]
        let page = try ParsedPage(client.get("/app/tasks/\(task)").body)
        for name in ["title", "due", "time", "rule", "list", "priority", "every"] {
            #expect(!page.elements.contains { $0.attributes["name"] == name }, "\(name)")
        }
        #expect(
            page.element(id: "note-field") != nil && page.element(id: "step-field") == nil && page.element(id: "under") == nil
        )
        let seen = try #require(page.value(of: "seen"))
        try client.act("/app/tasks/\(task)", [("note", "the blue one"), ("spoons", "2"), ("seen", seen)])
        let after = try ParsedPage(client.get("/app/tasks/\(task)").body)
        #expect(after.element(id: "note-field")?.text.contains("the blue one") == true)
        let standing = after.text(of: try #require(after.index(id: "standing")))
        #expect(standing.hasPrefix("Milk") && standing.contains("High") && standing.contains("in 8 days"))
    }

    /// Everything a form can say, about a task due on Tuesday 31 March 2026.
    private static let everything = [
        ("title", "Pay the rent"), ("note", "by transfer"), ("spoons", "2"), ("due", "2026-03-31"), ("time", "9:30"),
        ("start", "2026-03-20"), ("minutes", "15"), ("priority", "1"), ("newsubject", "Home"), ("repeat", "no"),
        ("rule", "months-day"), ("every", "2"), ("anchor", "date"), ("until", "2026-12-31"), ("reminder", "1440"),
    ]

    private static func checked(_ page: ParsedPage, _ name: String) -> [String] {
        page.all("input") { $0.attributes["name"] == name && $0.attributes["checked"] != nil }
            .compactMap { $0.attributes["value"] }
    }

    /// The value of a text field.
    private static func text(_ page: ParsedPage, _ name: String) -> String? {
        page.element(id: "\(name)-field")?.attributes["value"] ?? page.value(of: name)
    }

    private static func selected(_ page: ParsedPage) -> [String] {
        page.all("option") { $0.attributes["selected"] != nil }.compactMap { $0.attributes["value"] }
    }

    /// The texts in the fields of the form of a task, and the choices in it.
    private static func contents(_ page: ParsedPage) -> [String?] {
        ["title", "note", "due", "time", "start", "minutes", "every", "until", "newsubject"].map { text(page, $0) }
            + ["spoons", "priority", "subject", "repeat", "weekday", "rule", "ruleday", "anchor"].map {
                checked(page, $0).joined(separator: " ")
            } + selected(page)
    }

    @Test("T1: everything a form says about a task stands in its form again")
    func everything() throws {
        let client = try Client.withDay()
        let task = try client.act("/app/tasks/new", Self.everything)
        let page = try ParsedPage(client.get("/app/tasks/\(task)").body)
        for (field, value) in [
            ("title", "Pay the rent"), ("note", "by transfer"), ("due", "2026-03-31"), ("time", "09:30"), ("start", "2026-03-20"),
            ("minutes", "15"), ("every", "2"), ("until", "2026-12-31"), ("newsubject", ""),
        ] { #expect(Self.text(page, field) == value, "\(field)") }
        #expect(Self.checked(page, "priority") == ["1"])
        // The 31st, or in a shorter month its last day.
        #expect(Self.checked(page, "rule") == ["months-last-day"])
        #expect(Self.checked(page, "subject").count == 1)
        #expect(Self.selected(page) == ["1440"])
        #expect(page.words.contains("every 2 months on the last day, until 31 Dec 2026"))
    }

    /// The saved value that a row of the form shows.
    private static func saved(_ row: String, _ page: ParsedPage) -> String? {
        let index = page.index(id: row).map { row in
            page.indices(class: "value").first { page.isInside($0, row) }
        }
        return index.flatMap { $0 }.map { page.text(of: $0) }
    }

    @Test("T1, D7: optional fields are folded away in rows that show the saved values")
    func folded() throws {
        let client = try Client.withDay()
        let fields = [
            ("due-row", "No date", ("due", "2026-03-03"), "Tue 3 Mar, tomorrow"),
            ("minutes-row", "Not set", ("minutes", "90"), "1 h 30 min"),
            ("priority-row", "None", ("priority", "3"), "Low"), ("subjects-row", "None", ("newsubject", "x"), "x"),
            ("repeat-row", "Never", ("repeat", "daily"), "every day"),
            ("start-row", "Not set", ("start", "2026-03-04"), "Wed 4 Mar"),
        ]
        let plain = try ParsedPage(client.get("/app/tasks/\(try client.add("Tea", cost: 2))").body)
        for (row, nothing, field, words) in fields {
            #expect(Self.saved(row, plain) == nothing)
            let page = try ParsedPage(client.get("/app/tasks/\(try client.add("Tea", cost: 2, [field]))").body)
            #expect(Self.saved(row, page) == words)
            #expect(page.element(id: row)?.attributes["open"] == nil)
        }
    }

    @Test("D8, T12: a task repeats by one answer to one question, and its form shows the answer")
    func oneQuestion() throws {
        let client = try Client.withDay()
        for (answer, words) in [
            ("never", "Never"), ("day", "every day"), ("weekdays", "every Tue and Thu"), ("week", "every week"),
            ("month", "every month on the 2nd"), ("year", "every year on 2 Mar"), ("after", "3 days after completion"),
            ("more", "every 2 weeks"),
        ] {
            let fields = [
                ("often", answer), ("weekday", "1"), ("weekday", "3"), ("after", "3"), ("rule", "weeks"), ("every", "2"),
                ("anchor", "date"),
            ]
            let page = try ParsedPage(client.get("/app/tasks/\(try client.add("Tea", cost: 2, fields))").body)
            #expect(Self.saved("repeat-row", page) == words)
            #expect(Self.checked(page, "often") == [answer])
            #expect(page.all("input") { $0.attributes["name"] == "repeat" }.isEmpty)
        }
    }

    @Test("D8, T12: forms of earlier versions are read as they were meant")
    func earlierForms() throws {
        let client = try Client.withDay()
        for (field, words, answer) in [
            (("rule", "daily"), "every day", "day"), (("rule", "weekdays"), "every Tue", "weekdays"),
            (("repeat", "daily"), "every day", "day"), (("rule", "weeks"), "every week", "week"),
            (("rule", "days"), "every day", "day"), (("rule", "none"), "Never", "never"),
        ] {
            let fields = [field, ("every", "1"), ("weekday", "1")]
            let page = try ParsedPage(client.get("/app/tasks/\(try client.add("Tea", cost: 2, fields))").body)
            #expect(Self.saved("repeat-row", page) == words)
            #expect(Self.checked(page, "often") == [answer])
        }
    }

    @Test("D8, T12: a task that is both, from an earlier form, stays so when it is saved, until somebody says never")
    func bothWays() throws {
        let client = try Client.withDay()
        let both = [("due", "2026-03-10"), ("repeat", "daily"), ("rule", "weeks"), ("every", "1")]
        let task = try client.add("Tea", cost: 2, both)
        let page = try ParsedPage(client.get("/app/tasks/\(task)").body)
        #expect(Self.saved("repeat-row", page) == "every day; every week")
        #expect(Self.checked(page, "also") == ["daily"])
        let shown = [("title", "Tea"), ("spoons", "2"), ("due", "2026-03-10"), ("every", "1"), ("also", "daily")]
        #expect(client.post("/app/tasks/\(task)", shown + [("rule", "weeks")]).facts.isEmpty)
        try client.act("/app/tasks/\(task)", shown + [("rule", "none")])
        #expect(try Self.saved("repeat-row", ParsedPage(client.get("/app/tasks/\(task)").body)) == "Never")
    }

    @Test("T2: a date is chosen in one tap, also where no script fills in the field; none takes the time with it")
    func quickDates() throws {
        let person = try Person.has()
        let task = try person.hasTask("Tea", cost: 2)
        for (word, saved) in [("Today", "today"), ("Tomorrow", "Tue 3 Mar, tomorrow"), ("Next week", "Mon 9 Mar, in 7 days")] {
            try person.open(task)
            try person.press(word, in: "due-row")
            #expect(person.told == "Changed: Tea.")
            try person.open(task)
            #expect(Self.saved("due-row", person.page) == saved)
        }
        try person.write("Time", "9:30")
        try person.press("Save")
        try person.open(task)
        #expect(Self.saved("due-row", person.page) == "Mon 9 Mar, 9:30, in 7 days")
        try person.press("No date", in: "due-row")
        try person.open(task)
        #expect(Self.saved("due-row", person.page) == "No date")
        #expect(try person.value("Time") == "")
    }

    @Test(
        "T5: saving a form as it was shown changes nothing",
        arguments: ["days", "weeks", "months-day", "months-weekday", "months-last-weekday", "months-last-day", "years"]
    )
    func unchanged(rule: String) throws {
        let client = try Client.withDay()
        let fields = Self.everything.filter { $0.0 != "rule" } + [("rule", rule), ("ruleday", "1")]
        let task = try client.act("/app/tasks/new", fields)
        let page = try ParsedPage(client.get("/app/tasks/\(task)").body)
        var shown: [(String, String)] = []
        for name in ["title", "note", "due", "time", "start", "minutes", "every", "until", "newsubject", "former"] {
            shown.append((name, Self.text(page, name) ?? ""))
        }
        for name in ["spoons", "priority", "subject", "repeat", "weekday", "rule", "ruleday", "anchor"] {
            shown += Self.checked(page, name).map { (name, $0) }
        }
        shown.append(("reminder", "1440"))
        let response = client.post("/app/tasks/\(task)", shown)
        #expect(response.status == 303)
        #expect(response.facts.isEmpty)
    }

    @Test("T12: a rule that says more than its date does keeps it, until the date is another")
    func former() throws {
        let client = try Client.withDay()
        let fields = [("title", "Rent"), ("spoons", ""), ("due", "2027-02-28"), ("rule", "months-day"), ("every", "1")]
        let task = try client.act("/app/tasks/new", fields + [("former", "FREQ=MONTHLY;BYMONTHDAY=30")])
        #expect(client.get("/app/tasks/\(task)").text.contains("every month on the 30th"))
        let moved = fields.filter { $0.0 != "due" } + [("due", "2027-02-12"), ("former", "FREQ=MONTHLY;BYMONTHDAY=30")]
        try client.act("/app/tasks/\(task)", moved)
        #expect(client.get("/app/tasks/\(task)").text.contains("every month on the 12th"))
    }

    @Test(
        "T12: the form asks whether a new date moves this date only, or all later dates with it",
        arguments: [("one", "every month on the 15th", "2026-04-15"), ("series", "every month on the 12th", "2026-04-12")]
    )
    func whatMoves(_ answer: String, _ words: String, _ next: String) throws {
        let client = try Client.withDay()
        let rule = [("rule", "months-day"), ("every", "1"), ("anchor", "date")]
        let task = try client.add("Rent", [("due", "2026-03-15")] + rule)
        let page = try ParsedPage(client.get("/app/tasks/\(task)").body)
        #expect(Self.checked(page, "moves") == ["one"])
        let moved = [("title", "Rent"), ("due", "2026-03-12"), ("former", "FREQ=MONTHLY;BYMONTHDAY=15"), ("moves", answer)]
        try client.act("/app/tasks/\(task)", moved + rule)
        #expect(try ParsedPage(client.get("/app/tasks/\(task)").body).words.contains(words))
        try client.act("/app/tasks/\(task)/done")
        #expect(try ParsedPage(client.get("/app/tasks/\(task)").body).value(of: "due") == next)
    }

    @Test("T12: a refused form still asks what a new date moves, with the answer that was given")
    func whatMovesRefused() throws {
        let client = try Client.withDay()
        let rule = [("rule", "months-day"), ("every", "1"), ("anchor", "date")]
        let task = try client.add("Rent", [("due", "2026-03-15")] + rule)
        let moved = [("title", ""), ("due", "2026-03-12"), ("former", "FREQ=MONTHLY;BYMONTHDAY=15"), ("moves", "series")]
        let page = try ParsedPage(client.post("/app/tasks/\(task)", moved + rule).body)
        #expect(Self.checked(page, "moves") == ["series"])
    }

    @Test("T12: a new task and one that is counted from completion are not asked what a new date moves")
    func asksNothingElse() throws {
        let client = try Client.withDay()
        let rule = [("rule", "months-day"), ("every", "1"), ("anchor", "completion")]
        let task = try client.add("Rent", [("due", "2026-03-15")] + rule)
        #expect(try Self.checked(ParsedPage(client.get("/app/tasks/\(task)").body), "moves").isEmpty)
        #expect(try Self.checked(ParsedPage(client.get("/app/tasks/new?full=1").body), "moves").isEmpty)
    }

    @Test(
        "T12: a date that is the 4th and the last of its weekday in the month is read as it was chosen, and the form shows which",
        arguments: [
            ("months-day", "2026-11-27", "on the 27th"), ("months-weekday", "2026-11-27", "on the 4th Fri"),
            ("months-last-weekday", "2026-11-27", "on the last Fri"),
            ("months-day", "2026-11-30", "on the 30th, or its last day"),
            ("months-last-day", "2026-11-30", "on the last day"), ("months-last-weekday", "2026-11-30", "on the last Mon"),
        ]
    )
    func lastOfMonth(rule: String, due: String, words: String) throws {
        let client = try Client.withDay()
        let task = try client.add("Rent", [("due", due), ("rule", rule), ("every", "1")])
        let page = try ParsedPage(client.get("/app/tasks/\(task)").body)
        #expect(page.words.contains("every month " + words))
        #expect(Self.checked(page, "rule") == [rule])
    }

    @Test("T11, T12: a last day and a last weekday that a line of quick add says stand in the form")
    func lastInLine() throws {
        let client = try Client.withDay()
        for (line, rule) in [("Rent every last day", "months-last-day"), ("Club every last Friday", "months-last-weekday")] {
            let task = try client.act("/app/tasks/new", [("quick", "yes"), ("title", line)])
            #expect(try Self.checked(ParsedPage(client.get("/app/tasks/\(task)").body), "rule") == [rule])
        }
    }

    @Test("T12: without a date the last day and the last weekday are looked for from today on")
    func lastWithoutDate() throws {
        let client = try Client.withDay()
        for (rule, due) in [("months-last-day", "2026-03-31"), ("months-last-weekday", "2026-03-30")] {
            let task = try client.add("Rent", [("rule", rule), ("every", "1")])
            #expect(try ParsedPage(client.get("/app/tasks/\(task)").body).value(of: "due") == due)
        }
    }

    @Test(
        "T5, T12: the last of a month is refused for a date that is not it, beside the choice",
        arguments: [("months-last-day", "2026-11-29"), ("months-last-weekday", "2026-11-23")]
    )
    func notLast(rule: String, due: String) throws {
        let client = try Client.withDay()
        let response = client.post("/app/tasks/new", [("title", "Rent"), ("due", due), ("rule", rule), ("every", "1")])
        #expect(response.status == 422)
        let page = try ParsedPage(response.body)
        #expect(page.element(id: "rule-field-fault")?.text == Catalog.english[.taskRepeatContradiction])
        #expect(page.value(of: "due") == due)
        #expect(Self.checked(page, "rule") == [rule])
    }

    @Test("T5, T12: a task whose date was moved off its last Friday is edited, and comes back on the last Friday all the same")
    func movedOffLast() throws {
        let client = try Client.withDay()
        let rule = [("rule", "months-last-weekday"), ("every", "1")]
        let task = try client.add("Club", [("due", "2026-11-27")] + rule)
        let moved = [("title", "Club"), ("due", "2026-11-18"), ("former", "FREQ=MONTHLY;BYDAY=-1FR")] + rule
        try client.act("/app/tasks/\(task)", moved)
        #expect(try ParsedPage(client.get("/app/tasks/\(task)").body).words.contains("every month on the last Fri"))
        let other = [("title", "Club"), ("due", "2026-11-25"), ("former", "FREQ=MONTHLY;BYDAY=-1FR")] + rule
        try client.act("/app/tasks/\(task)", other)
        #expect(try ParsedPage(client.get("/app/tasks/\(task)").body).words.contains("every month on the last Wed"))
    }

    @Test("T1, C4: the field of the reminder names the conditions for reminders, and links to their settings")
    func reminderHint() throws {
        let client = Client()
        let page = try ParsedPage(client.get("/app/tasks/new?full=1").body)
        let described = try #require(page.element(id: "reminder-field")?.attributes["aria-describedby"])
        #expect(
            page.element(id: described)?.text
                == "Reminders need an account."
        )
        let sound = try ParsedPage(client.get("/app/settings/sound").body)
        #expect(sound.elements.contains { $0.name == "h1" && $0.text == "Sound and notifications" })
        #expect(sound.element(id: "to-reminders")?.attributes["href"] == "/account/reminders")
    }

    @Test("C4: the help page says how reminders come on a low day")
    func remindersOnLowDay() throws {
        let words = try ParsedPage(Client().get("/app/help").body).words
        #expect(words.contains("On a low day, reminders make no sound."))
    }

    @Test("T1, T5: every invalid field has its own error, all at once, and keeps the typed text")
    func faults() throws {
        let client = try Client.withDay()
        let wrong = [
            ("title", " "), ("due", "30 February"), ("time", "25:00"), ("start", "soon"), ("minutes", "1441"), ("every", "0"),
            ("until", "never"), ("newsubject", String(repeating: "x", count: 201)),
        ]
        let right = [("rule", "days"), ("note", "a note"), ("repeat", "weekdays"), ("priority", "2"), ("reminder", "10")]
        let task = try client.add("Tea", cost: 2)
        for target in ["/app/tasks/new", "/app/tasks/\(task)"] {
            let response = client.post(target, wrong + right)
            #expect(response.status == 422)
            #expect(response.facts.isEmpty)
            let page = try ParsedPage(response.body)
            for (name, typed) in wrong {
                let input = try #require(page.element(id: "\(name)-field"))
                #expect(page.value(of: name) == typed, "\(name)")
                #expect(input.attributes["aria-invalid"] == "true", "\(name)")
                let described = input.attributes["aria-describedby"]?.split(separator: " ").first
                let fault = described.flatMap { page.element(id: String($0)) }
                #expect(fault?.text.isEmpty == false, "\(name)")
            }
            #expect(page.element(id: "every-field")?.attributes["aria-describedby"] == "every-field-fault every-field-hint")
            #expect(page.element(id: "repeat-field-fault") != nil)
            #expect(page.value(of: "note") == "a note")
            #expect(Self.checked(page, "priority") == ["2"])
            #expect(Self.checked(page, "rule") == ["days"])
            for row in ["due-row", "start-row", "minutes-row", "repeat-row", "subjects-row"] {
                #expect(page.element(id: row)?.attributes["open"] != nil, "\(row)")
            }
        }
    }

    @Test("T12: an end before the first date gets a message beside it, with all other errors; the typed text stays")
    func endsBeforeItBegins() throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 2)
        for target in ["/app/tasks/new", "/app/tasks/\(task)"] {
            for dates in [[("due", "2027-12-01"), ("until", "2027-01-01")], [("until", "2026-03-01")]] {
                let fields = dates + [("title", "Tea"), ("rule", "days"), ("every", "1"), ("minutes", "0")]
                let response = client.post(target, fields)
                #expect(response.status == 422)
                #expect(response.facts.isEmpty)
                let page = try ParsedPage(response.body)
                let until = try #require(page.element(id: "until-field"))
                #expect(until.attributes["value"] == dates.last?.1)
                #expect(until.attributes["aria-invalid"] == "true")
                #expect(page.element(id: "until-field-fault")?.text.contains("before the first date") == true)
                #expect(page.element(id: "minutes-field-fault") != nil)
            }
        }
        try client.act("/app/tasks/\(task)", [("title", "Tea"), ("rule", "days"), ("every", "1"), ("until", "2026-03-02")])
        let line = client.post("/app/tasks/new", [("title", "Tea 2027-12-01 daily until 2027-01-01"), ("quick", "yes")])
        #expect(line.status == 422)
    }

    @Test("T1: values that depend on a date are refused without one, and a start after it")
    func together() throws {
        let client = try Client.withDay()
        let without = try ParsedPage(client.post("/app/tasks/new", [("title", "Tea"), ("time", "9:30"), ("reminder", "0")]).body)
        #expect(without.element(id: "time-field-fault") != nil)
        #expect(without.element(id: "reminder-field-fault") != nil)
        let after = client.post("/app/tasks/new", [("title", "Tea"), ("due", "2026-03-10"), ("start", "2026-03-11")])
        #expect(after.status == 422)
        #expect(try ParsedPage(after.body).element(id: "start-field-fault") != nil)
        // A rule finds its first date by itself.
        try client.act("/app/tasks/new", [("title", "Tea"), ("time", "9:30"), ("rule", "days"), ("every", "1")])
    }

    @Test("T12: an unknown kind of repeat is refused")
    func noRule() throws {
        let client = try Client.withDay()
        let response = client.post("/app/tasks/new", [("title", "Tea"), ("rule", "moons"), ("every", "1")])
        #expect(response.status == 422)
        #expect(try ParsedPage(response.body).element(id: "rule-field-fault") != nil)
    }

    @Test("T5: an edit of a task that was deleted meanwhile is offered as a new task, with every field as it was")
    func stale() throws {
        let client = try Client.withDay()
        let fields = Self.everything.filter { $0.0 != "spoons" }
        let task = try client.act("/app/tasks/new", fields)
        let subject = try #require(Self.checked(try ParsedPage(client.get("/app/tasks/\(task)").body), "subject").first)
        try client.act("/app/tasks/\(task)/delete")
        let response = client.post("/app/tasks/\(task)", fields + [("subject", subject)])
        #expect(response.status == 410)
        let offered = try ParsedPage(response.body)
        #expect(offered.all("form") { $0.attributes["action"] == "/app/tasks/new" }.count == 1)
        #expect(offered.all("p") { $0.attributes["class"] == "fault" }.isEmpty)
        let refused = try ParsedPage(client.post("/app/tasks/new", fields + [("subject", subject), ("spoons", "x")]).body)
        #expect(Self.contents(offered) == Self.contents(refused))
        #expect(Self.checked(offered, "subject") == [subject])
    }

    @Test("T7: a subject that was deleted meanwhile is named in the error, and the rest stays")
    func staleSubject() throws {
        let client = try Client.withDay()
        let subject = try client.act("/app/subjects", [("name", "Home"), ("colour", "2")])
        try client.act("/app/subjects/\(subject)/delete")
        let response = client.post("/app/tasks/new", [("title", "Tea"), ("subject", subject), ("due", "2026-03-31")])
        #expect(response.status == 422)
        let page = try ParsedPage(response.body)
        #expect(page.element(id: "subjects-field-fault") != nil)
        #expect(page.value(of: "due") == "2026-03-31")
    }

    @Test("Whatever is sent as a task, it is carried out or refused with the form, never anything else")
    func anything() throws {
        var random = SeededRandom.printed(seed: 1)
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 2)
        let texts = [
            "", " ", "x", "0", "1", "7", "-1", "1441", "999", "1000", "99999999999999999999", "2026-03-31", "9999-12-31",
            "1969-12-31",
            "0001-01-01", "9:30", "none", "days", "weeks", "months-day", "months-weekday", "months-last-day",
            "months-last-weekday", "years", "daily", "weekdays", "date", "completion", "one", "series",
            "never", "day", "week", "month", "year", "after", "more",
            "+Home", "+", "+\u{0}", task, "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2", "<b>",
        ]
        let names = [
            "title", "note", "spoons", "due", "time", "start", "minutes", "priority", "list", "subject", "newsubject", "repeat",
            "weekday", "rule", "every", "ruleday", "anchor", "until", "former", "moves", "reminder", "parent", "quick", "refuse",
            "often", "after", "days", "also",
        ]
        for _ in 0..<SeededRandom.histories(usually: 150) {
            var fields: [(String, String)] = random.below(4) == 0 ? [] : [("title", "Tea")]
            for _ in 0..<random.below(12) { fields.append((names[random.below(names.count)], texts[random.below(texts.count)])) }
            let response = client.post(random.below(2) == 0 ? "/app/tasks/new" : "/app/tasks/\(task)", fields)
            #expect([303, 422].contains(response.status), "\(fields)")
            if response.status == 422 {
                let page = try ParsedPage(response.body)
                let isSaid = page.elements.contains { $0.attributes["class"] == "fault" } || page.element(id: "notice") != nil
                #expect(isSaid, "\(fields)")
            }
        }
        _ = try ParsedPage(client.get("/app/tasks/\(task)").body)
    }
}
