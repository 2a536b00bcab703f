import Facts
import Pages
import Planner

extension Application {
    /// Answers a GET.
    func show(_ route: Route, _ target: Target, _ request: Request) -> Response {
        let instant = request.instant
        switch route {
        case .today: return showToday(target, request)
        case .newDay: return respond(to: request, target, with: NewDayPage(reading: space, at: request.instant))
        case .adjustDay:
            guard case .some = space.budget else {
                return respond(to: request, target, with: NewDayPage(reading: space, at: request.instant))
            }
            return respond(to: request, target, with: AdjustDayPage(reading: space))
        case .spoons: return respond(to: request, target, with: SpoonsPage(reading: space))
        case .category(let cost): return showCategory(cost, target, request)
        case .unsorted: return showCategory(nil, target, request)
        case .backlog:
            let page = BacklogPage(
                reading: space,
                at: instant,
                pageNumber: target.pageOrAll,
                chosen: target.chosen,
                openedAt: target.opened(by: request.now)
            )
            return respond(to: request, target, with: page)
        case .tasks: return showTasks(target, request)
        case .understood:
            let place = Route(path: target.query.typed("page")) ?? .newTask
            return respond(to: request, target, with: UnderstoodPage(quickLine(target.query, instant), on: place))
        case .total:
            let query = target.query
            let isForToday: TotalPage.Purpose = query.token("plan") == "yes" ? .plan : .today
            let purpose = query.token("bulk") == "yes" ? .bulk : isForToday
            let page = TotalPage(reading: space, query.chosen ?? [], costing: query.costs, for: purpose)
            return respond(to: request, target, with: page)
        case .manyTasks:
            let form = ManyForm(lines: target.query.typed("lines"), list: target.query.typed("list"))
            return respond(to: request, target, with: ManyTasksPage(reading: space, at: instant, form: form))
        case .lists: return respond(to: request, target, with: ListsPage(reading: space, at: instant))
        case .newList: return respond(to: request, target, with: NewListPage(reading: space, form: ListForm()))
        case .list(let identity): return showList(identity, target, request)
        case .listCommand(let identity, .edit): return showListForm(identity, target, request)
        case .mergeLists: return respond(to: request, target, with: MergePage(reading: space))
        case .archive: return respond(to: request, target, with: ArchivePage(reading: space, at: instant))
        case .templates: return respond(to: request, target, with: TemplatesPage(reading: space, at: instant))
        case .starter(let slug): return showStarter(slug, target, request)
        case .template(let identity): return showTemplate(identity, target, request)
        case .takenTemplate: return redirect(to: Route.templates.path, keeping: [])
        case .subjects: return showSubjects(target, request)
        case .subject(let identity): return showSubject(identity, target, request)
        case .newTask: return showNewTask(target, request)
        case .task(let identity):
            guard let task = space.task(identity) else {
                let isDeleted = space.isDeleted(identity)
                let page = ErrorPage(isDeleted ? .gone : .notFound)
                return respond(to: request, target, with: page, status: page.status)
            }
            let page = TaskPage(reading: space, task, back: home(of: task), renames: target.query.token("edit") == "title")
            return respond(to: request, target, with: page)
        case .history:
            return respond(
                to: request,
                target,
                with: HistoryPage(reading: space, instant: instant, pageNumber: target.pageNumber)
            )
        case .settings: return respond(to: request, target, with: SettingsPage())
        case .settingsGroup(let group): return showSettings(group, target, request)
        case .picture: return showPicture(target, request)
        case .data: return respond(to: request, target, with: DataPage(lastCopy: space.lastCopy))
        case .dataFile(let file): return dataFile(file, target, request)
        case .bringIn: return respond(to: request, target, with: BringInPage(.file(fault: nil)))
        case .account: return respond(to: request, target, with: SyncStatusPage())
        case .leaving: return respond(to: request, target, with: LeavingPage())
        case .otherAccount: return respond(to: request, target, with: OtherAccountPage(target.query.typed("mail")))
        case .erase: return respond(to: request, target, with: ErasePage(reading: space))
        case .taskCommand(let identity, .date): return chooseDay(for: identity, target, request)
        case .calendar: return showCalendar(target, request)
        case .calendarDay(let date): return showDay(date, target, request)
        case .more: return respond(to: request, target, with: MorePage())
        case .help: return respond(to: request, target, with: HelpPage())
        case .keys: return respond(to: request, target, with: KeysPage())
        case .about: return respond(to: request, target, with: AboutPage(reading: space))
        case .report: return showReport(target, request)
        case .notes: return showNotes(target, request)
        case .note(let identity): return showNote(identity, target, request)
        case .tips:
            let putAway = target.query.token("show") == "away"
            return respond(to: request, target, with: TipsPage(reading: space, putAway: putAway))
        case .views: return redirect(to: Route.lists.path, keeping: [])
        case .view(let identity): return showView(identity, target, request)
        case .focus: return showFocus(target, request)
        case .focusCommand: return methodNotAllowed(request, target, allow: "POST")
        case .now: return showNow(target, request)
        case .plan: return showPlan(target, request)
        case .planWeek: return showWeek(target, request)
        case .insights:
            let isOneWeek = target.query.token("weeks") == "1"
            return respond(to: request, target, with: InsightsPage(reading: space, at: instant, isOneWeek: isOneWeek))
        case .pass, .lowDay, .kinds, .submit, .checkOff, .startFresh, .taskCommand, .undo, .options, .removeExamples, .bulk,
            .sort,
            .listCommand, .subjectCommand, .noteCommand, .versionCommand, .viewCommand, .tipCommand, .allTips, .simpleMode:
            return methodNotAllowed(request, target, allow: "POST")
        }
    }

    private func showToday(_ target: Target, _ request: Request) -> Response {
        let page = TodayPage(
            reading: space,
            at: request.instant,
            isChecking: target.query.token("check") == "1",
            openedAt: target.opened(by: request.now)
        )
        if let page { return respond(to: request, target, with: page) }
        return showNoDay(target, request)
    }

    func showNoDay(_ target: Target, _ request: Request) -> Response {
        // A first visit; or the one day there was has been undone, and the tasks are still here.
        guard space.isNew else { return respond(to: request, target, with: NewDayPage(reading: space, at: request.instant)) }
        let welcome = WelcomePage(spoons: FieldValue(String(space.newDaySuggestion.spoons)), withExamples: true)
        return respond(to: request, target, with: welcome)
    }

    private func showCategory(_ cost: Int?, _ target: Target, _ request: Request) -> Response {
        let instant = request.instant
        let page = CategoryPage(
            reading: space,
            at: instant,
            cost: cost,
            pageNumber: target.pageOrAll,
            chosen: target.chosen,
            line: quickLine(target.query, instant),
            openedAt: target.opened(by: request.now)
        )
        return respond(to: request, target, with: page)
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
}
