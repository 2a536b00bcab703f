import Facts
import Pages

@testable import Workbench

/// The address of every page there is, but for those of single tasks, lists, templates, subjects and notes.
enum EveryPage {
    static let targets =
        [
            "/app", "/app/today", "/app/today?check=1", "/app/today?since=0", "/app/day/new", "/app/day/adjust", "/app/spoons",
            "/app/spoons/unsorted", "/app/backlog", "/app/backlog?select=1", "/app/tasks", "/app/tasks?select=1",
            "/app/tasks/new",
            "/app/tasks/new?full=1", "/app/tasks/new?title=Soup%20tomorrow&quick=yes", "/app/tasks/many",
            "/app/tasks/understood?title=Soup%20tomorrow", "/app/tasks/total", "/app/tasks?q=a", "/app/tasks?show=all&select=1",
            "/app/tasks?priority=1&q=zz", "/app/tasks/filter", "/app/tasks/filter?date=week&spoons=none&q=a",
            "/app/views?priority=1",
            "/app/tasks?show=hidden", "/app/spoons/unsorted?select=1", "/app/lists", "/app/lists/new", "/app/lists/merge",
            "/app/lists/archive", "/app/templates", "/app/templates/trip", "/app/templates/low-energy-day", "/app/subjects",
            "/app/notes", "/app/notes?q=a", "/app/tips", "/app/tips?show=away",
            "/app/history", "/app/settings", "/app/settings/you", "/app/settings/look",
            "/app/settings/text", "/app/settings/language", "/app/settings/simple-mode", "/app/settings/time",
            "/app/settings/sound",
            "/app/settings/energy", "/app/more", "/app/help", "/app/keys",
            "/app/about",
            "/app/data", "/app/data/import", "/app/data/elsewhere", "/app/data/erase", "/app/tasks?page=all",
            "/app/spoons/1?page=all",
            "/app/focus", "/app/focus?rest=1",
            "/app/insights", "/app/insights?weeks=1", "/app/insights/report", "/app/insights/report?weeks=12&tasks=yes",
            "/app/now", "/app/now?minutes=15", "/app/now?minutes=60&energy=not-thinking", "/app/tasks?energy=social",
            "/app/plan", "/app/plan?lighter=1", "/app/plan?minutes=60&energy=not-thinking", "/app/tasks/total?plan=yes",
            "/app/plan/week", "/app/plan/week?days=30&free=2026-03-03",
            "/app/calendar", "/app/calendar?date=2026-03-31", "/app/calendar?view=week", "/app/calendar/2026-03-02",
            "/app/calendar?month=2&year=1970", "/app/calendar?date=9999-12-31", "/app/tasks/new?due=2026-03-02",
        ] + (1...10).flatMap { ["/app/spoons/\($0)", "/app/spoons/\($0)?select=1"] }

    /// The addresses of the pages of every task, list, template, subject and note that somebody made, deleted ones included.
    static func targets(madeBy visitors: [SimulatedClient]) -> [String] {
        var targets: [String] = []
        for visitor in visitors {
            targets += visitor.tasks.flatMap { ["/app/now?doing=\($0.hex)", "/app/now?smaller=\($0.hex)"] }
            targets += visitor.tasks.flatMap {
                ["/app/tasks/\($0.hex)", "/app/tasks/\($0.hex)/day", "/app/tasks/\($0.hex)/date"]
            }
            targets += visitor.subjects.map { "/app/subjects/\($0.hex)" }
            targets += visitor.notes.map { "/app/notes/\($0.hex)" }
            for list in visitor.lists {
                targets += ["", "?since=0", "?select=1", "?show=hidden", "/edit"].map { "/app/lists/\(list.hex)\($0)" }
                targets.append("/app/templates/\(list.hex)")
            }
        }
        return targets
    }
}
