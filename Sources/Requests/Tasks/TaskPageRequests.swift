import Facts
import Pages
import Planner

/// All tasks, or those that are asked for, and each task.
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

    /// What is to be shown there, and in which order.
    func showFilter(_ target: Target, _ request: Request) -> Response {
        let page = FilterPage(reading: space, taskQuery(target.query), in: space.sortOrder(of: .tasks), at: request.instant)
        return respond(to: request, target, with: page)
    }

    /// Leads to the tasks that were asked for, and remembers their order.
    func filter(_ submission: Submission) throws(Fault) -> Response {
        let form = submission.form
        var facts: [Fact] = []
        if let order = SortOrder(word: form.typed("order")) {
            facts = try space.perform(.setSortOrder(order, of: .tasks), by: submission.origin).facts
        }
        let asked = taskQuery(form).asked
        return redirect(to: asked.isEmpty ? Route.tasks.path : Route.tasks.path + "?" + asked, keeping: facts)
    }

    func showTask(_ identity: Identity, _ target: Target, _ request: Request) -> Response {
        guard let task = space.task(identity) else {
            // Straight after a command that took it away: a copy was undone on its own page, or a step went with its task.
            if let did = target.query["did"] {
                return redirect(to: Target.safeBack(nil, or: .tasks, did: did), keeping: [])
            }
            return noTask(identity, target, request)
        }
        let page = TaskPage(
            reading: space,
            task,
            at: request.instant,
            back: home(of: task),
            renames: target.query.token("edit") == "title"
        )
        return respond(to: request, target, with: page)
    }

    /// The answer to a request for a task that does not exist.
    func noTask(_ identity: Identity, _ target: Target, _ request: Request) -> Response {
        say(space.isDeleted(identity) ? .gone : .notFound, to: request, target)
    }

    /// The list that a task is met in: where its page leads back to.
    func home(of task: TaskEntry) -> String {
        switch space.bucket(of: task) {
        case .today, .doneToday: Route.today.path
        case .backlog: Route.backlog.path
        case .category(.some(let cost)): Route.category(cost).path
        case .category(nil): Route.unsorted.path
        case .done: Route.tasks.path
        case .within:
            if let task = space.parent(of: task) { Route.task(task).path } else { listHome(of: task) }
        case .shelved: listHome(of: task)
        }
    }

    private func listHome(of task: TaskEntry) -> String {
        space.list(of: task).map { Route.list($0).path } ?? Route.lists.path
    }

    func showTotal(_ target: Target, _ request: Request) -> Response {
        let query = target.query
        let isForToday: TotalPart.Purpose = query.token("plan") == "yes" ? .plan : .today
        let purpose = query.token("bulk") == "yes" ? .bulk : isForToday
        let page = TotalPart(reading: space, query.chosen ?? [], costing: query.costs, for: purpose)
        return respond(to: request, target, with: page)
    }

    func showUnderstood(_ target: Target, _ request: Request) -> Response {
        let page = RouteTable.match(target.query.typed("page"))?.route ?? .newTask
        return respond(to: request, target, with: UnderstoodPart(quickLine(target.query, request.instant), on: page))
    }

    /// The rows of a form that is being filled in; its texts stay on the page.
    func showChosenValues(_ target: Target, _ request: Request) -> Response {
        let form = TaskForm(target.query)
        form.title.text = "-"
        let reader = TaskFormReader(form, reading: space, today: request.instant.date, in: words)
        // The row of a repeat says the rule that is chosen, not the one that was saved.
        if let draft = reader.draft(spoons: "") { (form.formerDays, form.rule.former) = (draft.daily, draft.details.repeats) }
        return respond(to: request, target, with: ChosenValuesPart(reading: space, form))
    }

    /// The line of quick add that was sent, or that a URL carries.
    ///
    /// - Parameter asShown: whether it means what its form showed, and not what it means now.
    func quickLine(_ query: Form, _ instant: Instant, asShown: Bool = false) -> QuickLine {
        let isStep = query.identity("parent") != nil
        return QuickLine(
            Self.oneLine(query.typed("title")),
            refusing: query.all("refuse"),
            switching: query.all("switch"),
            isStep: isStep,
            on: dueDate(query),
            at: instant,
            readAt: asShown ? readAt(query, instant) : nil,
            reading: space,
            in: words
        )
    }

    /// A form that is older shows what nobody remembers, in milliseconds.
    private static let longestShown: Int64 = 36 * 3_600_000

    /// When the lines of a form were read that the person saw; nil: they did not see it, or too long ago.
    func readAt(_ form: Form, _ instant: Instant) -> Instant? {
        let parts = Text.pieces(of: form.typed("read-at"), at: UInt8(ascii: " "))
        guard parts.count == 2, let time = Text.integer(parts[0]), let offset = Text.integer(parts[1]) else { return nil }
        guard time <= instant.time, time > instant.time - Self.longestShown else { return nil }
        return Instant(time: time, offset: offset, times: instant.times)
    }

    /// The field grows with its text, and without script the return key breaks the line there.
    static func oneLine(_ typed: String) -> String {
        for byte in typed.utf8 where byte == 0x0a || byte == 0x0d { return Text.withoutControls(typed, keepingLines: false) }
        return typed
    }

    /// The query of a URL for all tasks. A list or subject that is no longer here stays in it: without that filter, a saved view would
    /// show everything.
    func taskQuery(_ form: Form) -> TaskQuery {
        var query = TaskQuery()
        let words = form.typed("q")
        if !Text.isBlank(words) { query.words = words }
        query.list = form.identity("list")
        // A view may have been saved before its subject was merged into another.
        query.subject = form.identity("subject").map { space.replacement(for: $0) }
        query.priority = form.priority
        query.dates = TaskQuery.Dates(word: form.token("date"), from: form.date("from"), to: form.date("to"))
        query.cost = TaskQuery.Cost(word: form.typed("spoons"))
        if space.settings.usesKinds { query.kind = EnergyKind(word: form.typed("energy")) }
        query.state = TaskQuery.State(word: form.typed("show")) ?? query.usual
        return query
    }
}
