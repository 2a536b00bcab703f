import Facts
import TestSupport

extension Visitor {
    /// A first visit and the days after it, as a person lives them.
    mutating func liveThroughDays() {
        firstDay()
        secondDay()
        for _ in 0..<3 { ordinaryDay() }
        listsAndSteps()
        datesAndMany()
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
            add(Texts.title(&random), cost: cost)
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
        get("/app/today")
        get("/app/tasks?select=1")
        post("/app/day/submit", [("origin", "/app/tasks")] + page.tasks.map { ("task", $0.hex) })
        get("/app/tasks")
        post("/app/examples/remove")
        get("/app/about")
        get("/app/more")
    }

    private mutating func ordinaryDay() {
        now += 22 * 3_600_000
        get("/app/day/new")
        post("/app/day/new", [("spoons", String(6 + random.below(10)))])
        add(Texts.any(&random), cost: 1 + random.below(10))
        get("/app/tasks?select=1")
        post("/app/day/submit", [("origin", "/app/tasks")] + page.tasks.prefix(3).map { ("task", $0.hex) })
        get("/app/today")
        for task in page.tasks.prefix(2) { post("/app/tasks/\(task.hex)/done") }
        if let task = page.tasks.last {
            get("/app/tasks/\(task.hex)")
            post(
                "/app/tasks/\(task.hex)",
                [("title", Texts.any(&random)), ("note", Texts.any(&random)), ("spoons", "2"), ("repeat", "daily")]
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
