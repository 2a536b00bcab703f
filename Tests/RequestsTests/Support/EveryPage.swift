import Facts
import Pages

@testable import Workbench

/// The address of every page there is, but for those of single tasks, lists, templates and subjects.
enum EveryPage {
    static let targets =
        [
            "/app", "/app/today", "/app/today?check=1", "/app/today?since=0", "/app/day/new", "/app/day/adjust", "/app/spoons",
            "/app/spoons/unsorted", "/app/backlog", "/app/backlog?select=1", "/app/tasks", "/app/tasks?select=1",
            "/app/tasks/new",
            "/app/tasks/new?full=1", "/app/tasks/new?title=Soup%20tomorrow&quick=yes", "/app/tasks/many",
            "/app/tasks/understood?title=Soup%20tomorrow", "/app/tasks?q=a", "/app/tasks?show=all&select=1",
            "/app/tasks?priority=1&q=zz",
            "/app/tasks?show=hidden", "/app/spoons/unsorted?select=1", "/app/lists", "/app/lists/new", "/app/lists/merge",
            "/app/lists/archive", "/app/templates", "/app/templates/trip", "/app/templates/low-energy-day", "/app/subjects",
            "/app/history", "/app/settings", "/app/more", "/app/help", "/app/about",
        ] + (1...10).flatMap { ["/app/spoons/\($0)", "/app/spoons/\($0)?select=1"] }

    /// The addresses of the pages of every task, list, template and subject that somebody made, deleted ones included.
    static func targets(madeBy visitors: [Visitor]) -> [String] {
        var targets: [String] = []
        for visitor in visitors {
            targets += visitor.tasks.map { "/app/tasks/\($0.hex)" }
            targets += visitor.subjects.map { "/app/subjects/\($0.hex)" }
            for list in visitor.lists {
                targets += ["", "?since=0", "?select=1", "?show=hidden", "/edit"].map { "/app/lists/\(list.hex)\($0)" }
                targets.append("/app/templates/\(list.hex)")
            }
        }
        return targets
    }
}
