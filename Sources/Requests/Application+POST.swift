import Facts
import Pages
import Planner

/// A form that was sent: its fields, its origin, and where to go afterwards.
struct Submission {
    let request: Request
    let target: Target
    let form: Form
    let origin: CommandOrigin

    init(_ request: Request, _ target: Target, _ form: Form) {
        self.request = request
        self.target = target
        self.form = form
        // A form of another program's making may bring no nonce: it is then a separate command each time.
        let nonce = form.identity("nonce") ?? Nonce.make(from: request.entropy)
        origin = CommandOrigin(Nonce.act(nonce, path: target.path, body: request.body), at: request.instant)
    }

    var instant: Instant { origin.instant }

    /// How many the person agreed to take from tomorrow; 0 unless the button for it was pressed.
    var borrowing: Int {
        guard let typed = form["borrow"] else { return 0 }
        do throws(Fault) {
            return try Text.number(typed, in: Settings.borrowed)
        } catch {
            return 0
        }
    }
}

extension Application {
    /// Answers a POST: every form sent is one command, or is refused and changes nothing.
    func act(_ route: Route, _ target: Target, _ request: Request) -> Response {
        if case .bringIn = route, let file = UploadedFile(request.body, contentType: request.contentType) {
            return preview(file, target, request)
        }
        let form = Form(body: request.body, contentType: request.contentType)
        if form.isBroken {
            let page = ErrorPage(.notUnderstood, typed: form.fields, path: target.path)
            return respond(to: request, target, with: page, status: page.status)
        }
        let act = Submission(request, target, form)
        do throws(Fault) {
            return try carryOut(route, act)
        } catch {
            return refused(act, error)
        }
    }

    private func carryOut(_ route: Route, _ act: Submission) throws(Fault) -> Response {
        switch route {
        case .newDay: return try startDay(act)
        case .adjustDay: return try adjustDay(act)
        case .submit: return try submit(act)
        case .checkOff: return try checkOff(act)
        case .startFresh: return try perform(.startFresh, for: act, or: .backlog)
        case .newTask: return try addTask(act)
        case .task(let identity): return try editTask(identity, act)
        case .taskCommand(let identity, let what): return try actOnTask(identity, what, act)
        case .undo(let identity): return try undo(identity, act)
        case .settings: return try changeSettings(nil, act)
        case .settingsGroup(let group): return try changeSettings(group, act)
        case .picture: return try removePicture(act)
        case .simpleMode: return try setSimpleMode(act)
        case .options: return try setOptions(act)
        case .removeExamples: return try perform(.removeExamples, for: act, or: .tasks)
        case .manyTasks: return try addMany(act)
        case .bulk: return try changeMany(act)
        case .sort: return try sort(act)
        case .newList: return try addList(act)
        case .listCommand(let identity, let what): return try actOnList(identity, what, act)
        case .mergeLists: return try mergeLists(act)
        case .starter(let slug): return try useStarter(slug, act)
        case .template(let identity): return try useTemplate(identity, act)
        case .takenTemplate: return try useTaken(act)
        case .subjects: return try addSubject(act)
        case .subject(let identity): return try editSubject(identity, act)
        case .subjectCommand(let identity, let what): return try actOnSubject(identity, what, act)
        case .bringIn: return try bringIn(act)
        case .erase: return erase(act)
        case .dataFile(.everything):
            return redirect(to: Route.data.path, keeping: try space.perform(.noteCopy, by: act.origin).facts)
        case .notes: return try addNote(act)
        case .note(let identity): return try editNote(identity, act)
        case .noteCommand(let identity, let what): return try actOnNote(identity, what, act)
        case .views: return try keepView(act)
        case .view(let identity): return try renameView(identity, act)
        case .viewCommand(let identity, let what): return try actOnView(identity, what, act)
        case .tipCommand(let slug, let what): return try actOnTip(slug, what, act)
        case .allTips: return try perform(.showAllTips, for: act, or: .tips)
        case .focus: return try startTimer(act)
        case .focusCommand(let what): return try actOnTimer(what, act)
        case .now: return try takeOn(act)
        case .pass: return try passOver(act)
        case .plan: return try takePlan(act)
        case .planWeek: return try takeWeek(act)
        case .lowDay: return try changeLowDay(act)
        case .kinds: return try switchKinds(act)
        case .insights: return try leaveOut(act)
        case .report: return try keepReport(act)
        case .versionCommand(let identity, let what): return try actOnVersion(identity, what, act)
        case .account: return signOut(act)
        case .otherAccount: return removePlan(act)
        case .today, .spoons, .category, .unsorted, .backlog, .tasks, .history, .more, .help, .keys, .about, .understood, .total,
            .lists,
            .list,
            .archive, .templates, .data, .dataFile, .tips, .calendar, .calendarDay, .leaving:
            return methodNotAllowed(act.request, act.target, allow: "GET, HEAD")
        }
    }

    /// Carries out a command; the answer leads back to where the form came from.
    @inline(never)
    func perform(_ command: Command, for act: Submission, or fallback: Route) throws(Fault) -> Response {
        done(act, try space.perform(command, by: act.origin), or: fallback)
    }

    /// The answer to a command that was carried out: back to where it came from.
    func done(_ act: Submission, _ result: CommandResult, or fallback: Route) -> Response {
        redirect(
            to: Target.safeBack(act.form["back"], or: fallback, did: result.act?.hex),
            keeping: result.facts
        )
    }

    private func undo(_ identity: Identity, _ act: Submission) throws(Fault) -> Response {
        try perform(.toggleUndo(identity), for: act, or: .history)
    }

    /// The answer to a button whose command was refused: the page it was on, or today, with the reason above the list.
    func refused(_ act: Submission, _ fault: Fault) -> Response {
        switch fault {
        case .noSuchTask, .noSuchChange, .noSuchList, .noSuchSubject, .noSuchNote, .noSuchVersion, .noSuchView:
            let page = ErrorPage(fault == .noSuchChange ? .notInHistory : .gone)
            return respond(to: act.request, act.target, with: page, status: page.status)
        case .viewOnly:
            let page = ErrorPage(.viewOnly)
            return respond(to: act.request, act.target, with: page, status: page.status)
        default:
            let words = fault.words(in: space.settings)
            let now = act.request.now
            if let page = TodayPage(reading: space, at: act.instant, isChecking: false, openedAt: now, notice: words) {
                return respond(to: act.request, act.target, with: page, status: 422, here: Route.today.path)
            }
            let page = NewDayPage(
                reading: space,
                at: act.instant,
                typed: FieldValue(String(space.newDaySuggestion.spoons), fault: words)
            )
            return respond(to: act.request, act.target, with: page, status: 422, here: Route.today.path)
        }
    }
}
