import Facts

extension Visitor {
    /// A first visit and the days after it, as a person lives them.
    mutating func liveThroughDays() {
        firstDay()
        secondDay()
        for _ in 0..<3 { ordinaryDay() }
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
