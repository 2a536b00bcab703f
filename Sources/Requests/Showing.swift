import Facts
import Pages
import Planner

extension Application {
    /// Answers a GET.
    func show(_ address: Address, _ target: Target, _ request: Request) -> Response {
        let moment = Moment(time: request.now, offset: request.offset)
        let mode: ListMode = target.query.token("select") == "1" ? .choosing([]) : .reading
        switch address {
        case .today: return showToday(target, request)
        case .newDay: return respond(to: request, target, with: NewDayPage(suggestion: space.newDaySuggestion))
        case .adjustDay:
            guard let budget = space.budget else {
                return respond(to: request, target, with: NewDayPage(suggestion: space.newDaySuggestion))
            }
            return respond(to: request, target, with: AdjustDayPage(spoons: Typed(String(budget.total))))
        case .spoons: return respond(to: request, target, with: SpoonsPage(reading: space))
        case .category(let cost): return showCategory(cost, mode, target, request)
        case .unsorted: return showCategory(nil, .reading, target, request)
        case .backlog:
            return respond(to: request, target, with: BacklogPage(reading: space, pageNumber: target.pageNumber, mode: mode))
        case .tasks: return respond(to: request, target, with: AllTasksPage(reading: space, mode: mode))
        case .newTask:
            return respond(to: request, target, with: NewTaskPage(form: sharedForm(target.query), back: Address.tasks.path))
        case .task(let identity):
            guard let task = space.task(identity) else {
                let isDeleted = space.isDeleted(identity)
                let page = ProblemPage(isDeleted ? .gone : .notFound)
                return respond(to: request, target, with: page, status: page.status)
            }
            return respond(to: request, target, with: TaskPage(reading: space, task, back: home(of: task)))
        case .history:
            return respond(
                to: request,
                target,
                with: HistoryPage(reading: space, moment: moment, pageNumber: target.pageNumber)
            )
        case .settings: return respond(to: request, target, with: SettingsPage(form: SettingsForm(space.settings)))
        case .more: return respond(to: request, target, with: MorePage())
        case .help: return respond(to: request, target, with: HelpPage())
        case .about: return respond(to: request, target, with: AboutPage())
        case .submit, .checkOff, .startFresh, .taskAct, .undo, .options, .removeExamples:
            return methodNotAllowed(request, target, allow: "POST")
        }
    }

    private func showToday(_ target: Target, _ request: Request) -> Response {
        let opened = target.query["since"].flatMap { Int64($0) } ?? request.now
        let page = TodayPage(
            reading: space,
            isChecking: target.query.token("check") == "1",
            openedAt: min(max(opened, 0), request.now)
        )
        if let page { return respond(to: request, target, with: page) }
        // A first visit; or the one day there was has been undone, and the tasks are still here.
        guard space.isNew else { return respond(to: request, target, with: NewDayPage(suggestion: space.newDaySuggestion)) }
        let welcome = WelcomePage(spoons: Typed(String(space.newDaySuggestion.spoons)), withExamples: true)
        return respond(to: request, target, with: welcome)
    }

    private func showCategory(_ cost: Int?, _ mode: ListMode, _ target: Target, _ request: Request) -> Response {
        let page = CategoryPage(reading: space, cost: cost, pageNumber: target.pageNumber, mode: mode)
        return respond(to: request, target, with: page)
    }

    /// The form of a new task with what another app shared (the manifest's `share_target`): what it calls the thing is the
    /// title, or else the text is; the rest is the note.
    private func sharedForm(_ query: Form) -> TaskForm {
        var shared: [String] = []
        let fields: [Token] = ["title", "text", "url"]
        for field in fields {
            let text = Text.trimmed(query[field] ?? "")
            if !text.isEmpty, !shared.contains(where: { Token($0) == Token(text) }) { shared.append(text) }
        }
        guard let title = shared.first else { return TaskForm() }
        var form = TaskForm(title: title)
        form.note = Typed(shared.dropFirst().joined(separator: "\n"))
        return form
    }

    /// The list that a task is met in: where its page leads back to.
    func home(of task: TaskEntry) -> String {
        switch space.place(of: task) {
        case .today, .doneToday: Address.today.path
        case .backlog: Address.backlog.path
        case .category(.some(let cost)): Address.category(cost).path
        case .category(nil): Address.unsorted.path
        case .done: Address.history.path
        }
    }
}
