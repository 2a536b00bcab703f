import Pages

/// The address of every page there is, but for those of single tasks.
enum EveryPage {
    static let targets =
        [
            "/app", "/app/today", "/app/today?check=1", "/app/today?since=0", "/app/day/new", "/app/day/adjust", "/app/spoons",
            "/app/spoons/unsorted", "/app/backlog", "/app/backlog?select=1", "/app/tasks", "/app/tasks?select=1",
            "/app/tasks/new",
            "/app/history", "/app/settings", "/app/more", "/app/help", "/app/about",
        ] + (1...10).flatMap { ["/app/spoons/\($0)", "/app/spoons/\($0)?select=1"] }
}
