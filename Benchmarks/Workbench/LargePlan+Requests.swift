import Facts
import Planner

/// What is asked of a large plan: every page, every file, and the forms that go through much of it.
extension LargePlan {
    /// Addresses of pages and files.
    static func pages(of size: Int) -> [String] {
        var pages = [
            "/app/today", "/app/today?check=1", "/app/today?since=0", "/app/day/new", "/app/day/adjust", "/app/spoons",
            "/app/spoons/1",
            "/app/spoons/1?page=all", "/app/spoons/1?select=1", "/app/spoons/unsorted", "/app/spoons/1?since=\(now - 3_500_000)",
            "/app/backlog", "/app/tasks", "/app/tasks?select=1", "/app/tasks?page=all", "/app/tasks?q=task",
            "/app/tasks?q=tsak%2012",
            "/app/tasks?show=all", "/app/tasks?show=done", "/app/tasks?show=hidden", "/app/tasks/new?full=1", "/app/tasks/many",
            "/app/tasks/total?plan=yes", "/app/lists", "/app/lists/new", "/app/lists/merge", "/app/lists/archive",
            "/app/templates",
            "/app/subjects", "/app/notes", "/app/notes?q=more", "/app/history", "/app/history?page=9", "/app/settings",
            "/app/more", "/app/data", "/app/focus", "/app/insights", "/app/insights?weeks=1",
            "/app/insights/report?weeks=12&tasks=yes",
            "/app/now", "/app/now?minutes=15", "/app/plan", "/app/plan?lighter=1", "/app/plan?minutes=600", "/app/plan/week",
            "/app/plan/week?days=30", "/app/calendar", "/app/calendar?view=week", "/app/calendar/2026-03-02",
            "/app/calendar/2026-03-05",
            "/app/data/everything.teaspoon", "/app/data/tasks.csv", "/app/data/tasks.md", "/app/data/tasks.ics",
            "/app/data/dates.ics",
            "/app/data/days.csv?weeks=12",
        ]
        for number in [0, size / 2, size - 1] {
            let task = identity(.task, number).hex
            pages += ["/app/tasks/\(task)", "/app/tasks/\(task)/date", "/app/now?doing=\(task)", "/app/now?smaller=\(task)"]
        }
        let (list, subject, note) = (identity(.list, 0).hex, identity(.subject, 0).hex, identity(.note, 0).hex)
        return pages + [
            "/app/lists/\(list)", "/app/lists/\(list)/edit", "/app/lists/\(list)/removed",
            "/app/subjects/\(subject)", "/app/tasks?subject=\(subject)",
            "/app/notes/\(note)",
        ]
    }

    /// Forms, each of which is sent to the plan as it was: the address and the fields.
    static func forms(of size: Int) -> [(target: String, fields: [(String, String)])] {
        func task(_ number: Int) -> String { identity(.task, number).hex }
        let chosen = (0..<min(size, 20_000)).map { ("task", task($0)) }
        let lines = (0..<500).map { "Line \($0) #subject\($0) @list\($0)" }.joined(separator: "\n")
        let change = identity(.change, 0).hex
        return [
            ("/app/day/new", [("spoons", "12")]), ("/app/tasks/new", [("title", "One more"), ("spoons", "1")]),
            ("/app/tasks/\(task(size - 1))/done", []), ("/app/tasks/\(task(0))/done", []),
            ("/app/tasks/\(task(size - 1))/delete", []),
            ("/app/tasks/\(task(0))/delete", []), ("/app/tasks/\(task(0))/move", [("to", "bottom")]),
            ("/app/tasks/\(task(size - 1))/duplicate", []), ("/app/tasks/\(task(0))/duplicate", []),
            ("/app/tasks/\(task(0))/under", [("parent", task(size - 1))]), ("/app/tasks/\(task(0))/leave", []),
            ("/app/tasks/bulk", chosen + [("do", "done")]), ("/app/tasks/bulk", chosen + [("do", "delete")]),
            ("/app/tasks/bulk", chosen + [("do", "duplicate")]),
            ("/app/tasks/bulk", chosen + [("do", "due"), ("due", "2026-03-05")]),
            ("/app/tasks/bulk", chosen + [("do", "list"), ("newlist", "Another")]),
            ("/app/tasks/bulk", chosen + [("do", "template"), ("name", "Another")]),
            ("/app/tasks/many", [("lines", lines), ("text", lines)]),
            ("/app/subjects", [("name", "New"), ("colour", "1")]), ("/app/subjects/\(identity(.subject, 0).hex)/delete", []),
            ("/app/lists/new", [("name", "New")]), ("/app/lists/\(identity(.list, 0).hex)/duplicate", []),
            ("/app/lists/\(identity(.list, 0).hex)/delete", []), ("/app/history/\(change)/undo", []),
            ("/app/notes", [("text", "New")]), ("/app/day/submit", chosen + [("borrow", "99")]),
        ]
    }
}
