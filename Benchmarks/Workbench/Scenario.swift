import Facts
import Requests
import TestSupport

extension SimulatedClient {
    /// A first visit and the days after it, as a person lives them.
    mutating func liveThroughDays() {
        firstDay()
        secondDay()
        for _ in 0..<3 { ordinaryDay() }
        listsAndSteps()
        datesAndMany()
        fileFromElsewhere()
        notesAndTips()
        timersAndRests()
        oneThingNow()
        planOfTheDay()
        planOfSeveralDays()
        lowDay()
    }

    /// Previews and imports a file that somebody else saved.
    private mutating func fileFromElsewhere() {
        var other = SimulatedClient(seed: 5, device: 0x0909_0909_0909_0909)
        other.now = now
        other.post("/app/day/new", [("first", "yes"), ("spoons", "8"), ("examples", "yes")])
        other.post("/app/tasks/new", [("quick", "yes"), ("title", "Ärger \"=1+1\" every month tomorrow 9:00 !high")])
        let asked = Request(target: "/app/data/everything.teaspoon", now: other.now, entropy: [UInt8](repeating: 1, count: 32))
        let file = other.application.handle(asked).body
        get("/app/data")
        get("/app/data/import")
        let head = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.teaspoon\"\r\n\r\n"
        send(
            Request(
                method: "POST",
                target: "/app/data/import",
                contentType: "multipart/form-data; boundary=x",
                body: Array(head.utf8) + file + Array("\r\n--x--\r\n".utf8),
                now: now,
                offset: offset,
                entropy: random.bytes(32)
            )
        )
        post("/app/data/import", [("copy", Base64.encoded(file))])
        undoAndDoAgain()
        for name in ["everything.teaspoon", "tasks.csv", "tasks.md", "tasks.ics", "dates.ics"] { get("/app/data/\(name)") }
        post("/app/data/everything.teaspoon")
        get("/app/data")
        get("/app/data/erase")
        calendar()
    }

    private mutating func firstDay() {
        get("/app/today")
        get("/app/help")
        get("/app/today")
        post("/app/day/new", [("first", "yes"), ("spoons", "ten"), ("examples", "yes")])
        post("/app/day/new", [("first", "yes"), ("spoons", "12"), ("examples", "yes")])
        if let task = page.tasks.first { post("/app/tasks/\(task.hex)/done") }
        get("/app/spoons")
        for cost in 1...10 {
            get("/app/spoons/\(cost)")
            add(TextCorpus.title(&random), cost: cost)
        }
        get("/app/spoons/unsorted")
        add("اشترِ الحليب 👩‍👩‍👧‍👦 <b>&amp;", cost: nil)
        post("/app/tasks/new", [("quick", "yes"), ("title", "   ")])
        get("/app/tasks/new")
        post(
            "/app/tasks/new",
            [
                ("title", "Stretch"), ("spoons", "1"), ("repeat", "weekdays"), ("weekday", "0"), ("weekday", "3"),
                ("note", "slowly\r\nslowly"),
            ]
        )
        get("/app/tasks")
        get("/app/tasks?select=1")
        // Over budget, then fewer, then borrowing.
        post("/app/day/submit", [("origin", "/app/tasks")] + page.tasks.prefix(9).map { ("task", $0.hex) })
        get("/app/tasks?select=1")
        post("/app/day/submit", [("origin", "/app/tasks")] + page.tasks.prefix(2).map { ("task", $0.hex) })
        get("/app/spoons/7?select=1")
        post("/app/day/submit", [("origin", "/app/spoons/7")] + page.tasks.map { ("task", $0.hex) })
        post("/app/day/submit", [("origin", "/app/spoons/7"), ("borrow", "30")] + page.tasks.map { ("task", $0.hex) })
        undoAndDoAgain()
    }

    private mutating func secondDay() {
        now += 24 * 3_600_000
        get("/app/today")
        get("/app/day/new")
        post("/app/day/new", [("spoons", "9")])
        get("/app/backlog")
        post("/app/options", [("show", "yes"), ("back", "/app/backlog")])
        if let task = page.tasks.last { post("/app/tasks/\(task.hex)/move", [("to", "top")]) }
        get("/app/backlog?select=1")
        post("/app/day/submit", [("origin", "/app/backlog")] + page.tasks.prefix(1).map { ("task", $0.hex) })
        get("/app/today?check=1")
        post("/app/day/done", page.tasks.prefix(2).map { ("task", $0.hex) })
        get("/app/today")
        if let task = page.tasks.first {
            get("/app/tasks/\(task.hex)")
            post("/app/tasks/\(task.hex)/cost", [("spoons", "3")])
            get("/app/tasks/\(task.hex)")
            post("/app/tasks/\(task.hex)/done")
            post("/app/tasks/\(task.hex)/real", [("spoons", "5")])
            post("/app/tasks/\(task.hex)/open")
            post("/app/tasks/\(task.hex)/back")
        }
        get("/app/day/adjust")
        post("/app/day/adjust", [("spoons", "14")])
        get("/app/backlog")
        post("/app/backlog/fresh")
        undoAndDoAgain()
        get("/app/settings")
        post("/app/settings", settings(maximum: "1e9", reserve: "", one: "", many: "points", firm: "no"))
        post("/app/settings", settings(maximum: "11", reserve: "2", one: "ßpoint", many: "ǆpoints", firm: "yes"))
        eachSetting()
        get("/app/today")
        get("/app/tasks?select=1")
        post("/app/day/submit", [("origin", "/app/tasks")] + page.tasks.map { ("task", $0.hex) })
        get("/app/tasks")
        post("/app/examples/remove")
        get("/app/about")
        get("/app/more")
    }

    private mutating func eachSetting() {
        for group in TextCorpus.settings { get("/app/settings/\(group)") }
        post("/app/settings/you", [("name", "Ada ßx"), ("mail", "ada"), ("picture", TextCorpus.pictures[1])])
        post("/app/settings/you", [("name", "Ada ßx"), ("mail", "ada@example.org"), ("picture", TextCorpus.pictures[0])])
        get("/app/settings/you")
        get("/app/settings/picture?mark=1")
        post("/app/settings/picture")
        post(
            "/app/settings/look",
            [
                ("theme", "low-glare"), ("accent", "4"), ("font", "opendyslexic"), ("size", "150"), ("spacing", "12"),
                ("words", "16"),
                ("lines", "200"), ("motion", "none"), ("simple", "yes"),
            ]
        )
        get("/app/settings")
        get("/app/today")
        post("/app/settings/simple", [("simple", "no")])
        post("/app/settings/time", [("clock", "12"), ("order", "month"), ("weekday", "6"), ("begins", "4")])
        post("/app/settings/sound", [("sound", "on"), ("notices", "on")])
        get("/app/settings")
        get("/app/more")
        undoAndDoAgain()
    }

    private mutating func ordinaryDay() {
        now += 22 * 3_600_000
        get("/app/day/new")
        post("/app/day/new", [("spoons", String(6 + random.below(10)))])
        add(TextCorpus.any(&random), cost: 1 + random.below(10))
        get("/app/tasks?select=1")
        post("/app/day/submit", [("origin", "/app/tasks")] + page.tasks.prefix(3).map { ("task", $0.hex) })
        get("/app/today")
        for task in page.tasks.prefix(2) { post("/app/tasks/\(task.hex)/done") }
        if let task = page.tasks.last {
            get("/app/tasks/\(task.hex)")
            post(
                "/app/tasks/\(task.hex)",
                [("title", TextCorpus.any(&random)), ("note", TextCorpus.any(&random)), ("spoons", "2"), ("repeat", "daily")]
            )
            post("/app/tasks/\(task.hex)/delete")
        }
        undoAndDoAgain()
    }

    private mutating func listsAndSteps() {
        get("/app/lists/new")
        post("/app/lists/new", [("name", "Errands"), ("icon", "4"), ("colour", "2"), ("category", "Out"), ("checklist", "yes")])
        post("/app/lists/new", [("name", "  ")])
        post("/app/lists/new", [("name", "errands")])
        guard let list = lists.last?.hex else { return }
        for title in ["Oat milk ~2", "Stamps tomorrow", "Ärger #home"] {
            get("/app/lists/\(list)")
            post("/app/tasks/new", [("quick", "yes"), ("list", list), ("title", title)])
        }
        get("/app/lists/\(list)")
        let items = page.tasks
        if let first = items.first?.hex, let last = items.last?.hex {
            post("/app/tasks/\(first)/done")
            post("/app/tasks/\(last)/leave")
            post("/app/tasks/\(first)/step", [("title", "One step")])
            post("/app/tasks/\(last)/under", [("parent", first)])
            post("/app/tasks/\(first)/under", [("parent", last)])
            get("/app/tasks/\(first)")
            post("/app/tasks/\(last)/move", [("to", "up"), ("within", list)])
        }
        post("/app/options", [("show", "yes"), ("back", "/app/lists/\(list)")])
        for act in ["template", "uncheck", "again", "archive", "reopen", "delete"] {
            get("/app/lists/\(list)")
            post("/app/lists/\(list)/\(act)")
        }
        undoAndDoAgain()
        get("/app/templates/low-energy-day")
        post("/app/templates/low-energy-day", [("name", "Today, softly")])
        get("/app/lists/merge")
        post("/app/lists/merge", [("name", "Trip")] + lists.map { ("list", $0.hex) })
        if let made = lists.last?.hex { get("/app/lists/\(made)") }
        get("/app/lists")
    }

    private mutating func datesAndMany() {
        let draft = [
            ("title", "Water the plants"), ("spoons", "1"), ("due", "2026-03-09"), ("time", "9:30"), ("rule", "weeks"),
            ("every", "1"),
            ("ruleday", "0"), ("ruleday", "3"), ("anchor", "date"), ("priority", "1"), ("minutes", "15"), ("newsubject", "Home"),
        ]
        get("/app/tasks/new?full=1")
        post("/app/tasks/new", draft)
        post("/app/tasks/new", draft + [("start", "2026-02-30"), ("reminder", "10")])
        if let task = tasks.last?.hex {
            for act in ["done", "open", "skip", "snooze", "wake", "end"] {
                get("/app/tasks/\(task)")
                post("/app/tasks/\(task)/\(act)", [("until", "tomorrow")])
            }
        }
        get("/app/tasks/many")
        post("/app/tasks/many", [("read", "yes"), ("do", "add"), ("lines", "Bake ~3\n  Flour\n  Milk\nRest")])
        get("/app/tasks?q=wat")
        get("/app/tasks?select=1")
        let chosen = page.tasks.prefix(4).map { ("task", $0.hex) }
        for what in [("do", "label"), ("do", "due"), ("do", "list"), ("do", "done"), ("do", "delete")] {
            post("/app/tasks/bulk", chosen + [what, ("newsubject", "Far"), ("due", "2026-04-01"), ("newlist", "Away")])
        }
        undoAndDoAgain()
        get("/app/subjects")
        if let subject = subjects.first?.hex, let other = subjects.last?.hex {
            post("/app/subjects/\(subject)", [("name", "Haus"), ("colour", "4")])
            post("/app/subjects/\(subject)/merge", [("into", other)])
            post("/app/subjects/\(other)/delete")
        }
        get("/app/tasks")
    }

    private mutating func notesAndTips() {
        get("/app/notes")
        post("/app/notes", [("note", "  "), ("colour", "2")])
        for text in ["Café at noon\r\n\r\nwith Zoë", "شاي\n<b>", TextCorpus.any(&random) + "x"] {
            post("/app/notes", [("note", text), ("colour", String(1 + random.below(8)))])
        }
        get("/app/notes?q=CAFE")
        get("/app/notes?q=caef")
        post("/app/options", [("show", "yes"), ("back", "/app/notes")])
        let made = notes.map(\.hex)
        if let first = made.first, let last = made.last {
            post("/app/notes/\(first)/pin")
            post("/app/notes/\(last)/move", [("to", "bottom")])
            get("/app/notes")
            get("/app/notes/\(last)")
            post("/app/notes/\(last)", [("note", "Changed\nand more"), ("colour", "4")])
            post("/app/notes/\(last)", [("note", ""), ("colour", "4")])
            post("/app/notes/\(last)/task")
            undoAndDoAgain()
            post("/app/notes/\(last)", [("note", "Kept all the same")])
            post("/app/notes/\(first)/unpin")
            post("/app/notes/\(first)/delete")
        }
        get("/app/notes")
        get("/app/tips")
        post("/app/tips/good-days/away")
        post("/app/tips/when-then/away")
        get("/app/tips?show=away")
        post("/app/tips/when-then/again")
        post("/app/tips/all")
        undoAndDoAgain()
        get("/app/tips")
    }

    private mutating func timersAndRests() {
        get("/app/focus")
        post("/app/focus", [("minutes", "ten")])
        post("/app/focus", [("minutes", "15"), ("task", (tasks.last ?? .only).hex)])
        for act in ["pause", "go-on", "five", "reset", "go-on"] { post("/app/focus/\(act)") }
        get("/app/focus")
        now += 3_600_000
        get("/app/today")
        post("/app/focus", [("minutes", "10"), ("rest", "yes")])
        get("/app/focus?rest=1")
        now += 600_000
        for act in ["note", "five", "sound", "clock", "stop"] {
            post("/app/focus/\(act)", [("sound", "no"), ("end", "1"), ("right", "2")])
            get("/app/focus")
        }
        get("/app/today")
        post("/app/tasks/new", [("title", "Lie down"), ("spoons", "0")])
        if let task = tasks.last?.hex {
            get("/app/tasks/\(task)")
            post("/app/tasks/\(task)/today")
            post("/app/focus", [("minutes", "5"), ("task", task)])
            post("/app/focus/stop")
            get("/app/tasks/\(task)")
        }
        undoAndDoAgain()
    }

    private mutating func oneThingNow() {
        now += 24 * 3_600_000
        post("/app/day/new", [("spoons", "8")])
        post("/app/settings/kinds", [("use", "yes")])
        add("Sweep the step 15m", cost: 2)
        if let task = tasks.last?.hex {
            post("/app/tasks/\(task)", [("title", "Sweep"), ("spoons", "2"), ("kinds", "yes"), ("kind", "physical")])
        }
        for target in ["/app/now", "/app/now?minutes=15", "/app/now?energy=physical", "/app/now?energy=not-physical&minutes=5"] {
            get(target)
            guard let task = page.tasks.first?.hex else { continue }
            get("/app/now?smaller=\(task)")
            post("/app/now/pass", [("task", task)])
            get("/app/now")
            guard let other = page.tasks.first?.hex else { continue }
            post("/app/now", [("task", other)])
            get("/app/now?doing=\(other)")
            post("/app/tasks/\(other)/done")
        }
        undoAndDoAgain()
    }

    private mutating func planOfTheDay() {
        now += 24 * 3_600_000
        post("/app/day/new", [("spoons", "12")])
        for line in ["Ring the surgery tomorrow !high", "Water the plants today", "Sort photos 90m"] { add(line, cost: 4) }
        for target in ["/app/plan", "/app/plan?lighter=1", "/app/plan?minutes=30&energy=not-social", "/app/plan?minutes=240"] {
            get(target)
            let chosen = page.tasks.prefix(2).map { ("task", $0.hex) }
            get("/app/tasks/total?plan=yes" + chosen.map { "&task=\($0.1)" }.joined())
            post("/app/plan", chosen + [("rest", "10"), ("asked", target)])
            undoAndDoAgain()
        }
        get("/app/plan")
        undoAndDoAgain()
    }

    private mutating func planOfSeveralDays() {
        for line in ["Tax papers in 3 days", "Visit Ann in 2 days", "Physio tomorrow 9:00", "Fix the lamp"] { add(line, cost: 4) }
        for target in ["/app/plan/week", "/app/plan/week?days=14", "/app/plan/week?days=30"] {
            get(target)
            post("/app/plan/week", page.lines.map { ("put", $0) } + [("asked", target)])
            undoAndDoAgain()
            get("/app/calendar?view=week")
        }
        if let task = tasks.last?.hex {
            get("/app/tasks/\(task)")
            post("/app/tasks/\(task)/unplan")
            undoAndDoAgain()
        }
        for spoons in ["12", "3"] {
            now += 24 * 3_600_000
            get("/app/day/new")
            post("/app/day/new", [("spoons", spoons)])
            undoAndDoAgain()
        }
        get("/app/plan/week")
    }

    private mutating func lowDay() {
        get("/app/tasks?select=1")
        post("/app/day/submit", [("origin", "/app/tasks")] + page.tasks.prefix(2).map { ("task", $0.hex) })
        post("/app/options", [("show", "yes"), ("back", "/app/today")])
        post("/app/day/low", [("do", "today")])
        get("/app/today")
        for task in page.tasks { post("/app/tasks/\(task.hex)/wanted") }
        get("/app/now")
        undoAndDoAgain()
        post("/app/day/low", [("do", "back")])
        post("/app/day/low", [("do", "until")])
        now += 24 * 3_600_000
        get("/app/day/new")
        post("/app/day/new", [("spoons", "5"), ("low", "yes")])
        get("/app/now?energy=social")
        post("/app/settings/kinds", [("use", "no")])
        get("/app/today")
    }

    private mutating func calendar() {
        for target in [
            "", "?date=2026-03-31", "?view=week&date=2026-03-04", "?date=1970-01-01", "?date=9999-12-31", "?date=nonsense",
        ] {
            get("/app/calendar\(target)")
        }
        get("/app/calendar/2026-03-11")
        for title in ["Dentist 9:00", "Swim every week", "Read tomorrow"] {
            post(
                "/app/tasks/new",
                [("quick", "yes"), ("due", "2026-03-11"), ("title", title), ("back", "/app/calendar/2026-03-11")]
            )
        }
        get("/app/calendar/2026-03-11")
        if let task = page.tasks.first?.hex {
            get("/app/tasks/\(task)/date?back=%2Fapp%2Fcalendar%2F2026-03-11&date=2026-04-01")
            for date in ["2026-03-12", "2026-02-30", "2026-03-11"] {
                post("/app/tasks/\(task)/date", [("date", date), ("back", "/app/calendar/2026-03-11")])
            }
            post("/app/tasks/\(task)/date", [("date", "2026-03-13"), ("part", "start")])
        }
        undoAndDoAgain()
        get("/app/calendar?date=2026-03-11")
        get("/app/calendar?month=13&year=2026")
        get("/app/calendar?month=2&year=10000")
    }

    private mutating func add(_ title: String, cost: Int?) {
        post("/app/tasks/new", [("quick", "yes"), ("title", title), ("spoons", cost.map { String($0) } ?? "")])
    }

    private mutating func undoAndDoAgain() {
        get("/app/history")
        guard let act = page.acts.first else { return }
        post("/app/history/\(act.hex)/undo", [("back", "/app/history")])
        post("/app/history/\(act.hex)/undo", [("back", "/app/history")])
    }
}
