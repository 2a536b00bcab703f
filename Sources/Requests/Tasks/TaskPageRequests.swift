import Facts
import Pages
import Planner

/// All tasks, or those that are asked for.
extension Application {
    func showTasks(_ target: Target, _ request: Request) -> Response {
        let instant = request.instant
        let query = taskQuery(target.query)
        let order = space.sortOrder(of: .tasks)
        // Nothing asked, and in own order: by cost, as D4 wants it.
        if query.isPlain, order == .own, target.pageOrAll != PageNumber.all {
            let opened = target.opened(by: request.now)
            let page = AllTasksPage(reading: space, at: instant, chosen: target.chosen, openedAt: opened)
            return respond(to: request, target, with: page)
        }
        let page = FoundTasksPage(
            reading: space,
            query,
            in: order,
            at: instant,
            pageNumber: target.pageOrAll,
            chosen: target.chosen,
            openedAt: target.opened(by: request.now)
        )
        return respond(to: request, target, with: page)
    }

    /// The line of quick add that was sent, or that a URL carries.
    func quickLine(_ query: Form, _ instant: Instant) -> QuickLine {
        let isStep = query.identity("parent") != nil
        return QuickLine(
            Self.oneLine(query.typed("title")),
            refusing: query.all("refuse"),
            switching: query.all("switch"),
            isStep: isStep,
            on: dueDate(query),
            at: instant,
            reading: space
        )
    }

    /// The field grows with its text, and without script the return key breaks the line there.
    private static func oneLine(_ typed: String) -> String {
        for byte in typed.utf8 where byte == 0x0a || byte == 0x0d { return Text.withoutControls(typed, keepingLines: false) }
        return typed
    }

    /// The query of a URL for all tasks; lists and subjects that do not exist are left out.
    func taskQuery(_ form: Form) -> TaskQuery {
        var query = TaskQuery()
        let words = form.typed("q")
        if !Text.isBlank(words) { query.words = words }
        if let list = form.identity("list"), case .some = space.list(list) { query.list = list }
        if let subject = form.identity("subject"), case .some = space.subject(subject) { query.subject = subject }
        query.priority = form.priority
        query.cost = form.number("spoons", in: Costs.range)
        if space.settings.usesKinds { query.kind = EnergyKind(word: form.typed("energy")) }
        query.state = TaskQuery.State(word: form.typed("show")) ?? query.usual
        return query
    }
}
