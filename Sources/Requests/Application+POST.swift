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
        space.hasRefusedChange = false
        let response = carryOut(route, target, request)
        guard space.hasRefusedChange else { return response }
        let page = ErrorPage(.viewOnly)
        return respond(to: request, target, with: page, status: page.status)
    }

    private func carryOut(_ route: Route, _ target: Target, _ request: Request) -> Response {
        if case .bringIn = route, let file = UploadedFile(request.body, contentType: request.contentType) {
            return preview(file, target, request)
        }
        let form = Form(body: request.body, contentType: request.contentType)
        if form.isBroken {
            let page = ErrorPage(.notUnderstood, typed: form.fields, path: target.path)
            return respond(to: request, target, with: page, status: page.status)
        }
        let act = Submission(request, target, form)
        switch route {
        case .newDay: return startDay(act)
        case .adjustDay: return adjustDay(act)
        case .submit: return submit(act)
        case .checkOff: return checkOff(act)
        case .startFresh: return done(act, space.startFresh(from: act.origin), or: .backlog)
        case .newTask: return addTask(act)
        case .task(let identity): return editTask(identity, act)
        case .taskCommand(let identity, let what): return actOnTask(identity, what, act)
        case .undo(let identity): return undo(identity, act)
        case .settings: return changeSettings(nil, act)
        case .settingsGroup(let group): return changeSettings(group, act)
        case .picture: return removePicture(act)
        case .simpleMode: return setSimpleMode(act)
        case .options: return setOptions(act)
        case .removeExamples: return done(act, space.removeExamples(from: act.origin), or: .tasks)
        case .manyTasks: return addMany(act)
        case .bulk: return changeMany(act)
        case .sort: return sort(act)
        case .newList: return addList(act)
        case .listCommand(let identity, let what): return actOnList(identity, what, act)
        case .mergeLists: return mergeLists(act)
        case .starter(let slug): return useStarter(slug, act)
        case .template(let identity): return useTemplate(identity, act)
        case .takenTemplate: return useTaken(act)
        case .subjects: return addSubject(act)
        case .subject(let identity): return editSubject(identity, act)
        case .subjectCommand(let identity, let what): return actOnSubject(identity, what, act)
        case .bringIn: return bringIn(act)
        case .erase: return erase(act)
        case .dataFile(.everything): return redirect(to: Route.data.path, keeping: space.noteCopy(from: act.origin).facts)
        case .notes: return addNote(act)
        case .note(let identity): return editNote(identity, act)
        case .noteCommand(let identity, let what): return actOnNote(identity, what, act)
        case .views: return keepView(act)
        case .view(let identity): return renameView(identity, act)
        case .viewCommand(let identity, let what): return actOnView(identity, what, act)
        case .tipCommand(let slug, let what): return actOnTip(slug, what, act)
        case .allTips: return done(act, space.takeOutAllTips(from: act.origin), or: .tips)
        case .focus: return startTimer(act)
        case .focusCommand(let what): return actOnTimer(what, act)
        case .now: return takeOn(act)
        case .pass: return passOver(act)
        case .plan: return takePlan(act)
        case .planWeek: return takeWeek(act)
        case .lowDay: return changeLowDay(act)
        case .kinds: return switchKinds(act)
        case .insights: return leaveOut(act)
        case .report: return keepReport(act)
        case .versionCommand(let identity, let what): return actOnVersion(identity, what, act)
        case .account: return signOut(act)
        case .otherAccount: return removePlan(act)
        case .today, .spoons, .category, .unsorted, .backlog, .tasks, .history, .more, .help, .keys, .about, .understood, .total,
            .lists,
            .list,
            .archive, .templates, .data, .dataFile, .tips, .calendar, .calendarDay, .leaving:
            return methodNotAllowed(request, target, allow: "GET, HEAD")
        }
    }

    /// The answer to a command that was carried out: back to where it came from.
    func done(_ act: Submission, _ result: CommandResult, or fallback: Route) -> Response {
        redirect(
            to: Target.safeBack(act.form["back"], or: fallback, did: result.act?.hex),
            keeping: result.facts
        )
    }

    private func undo(_ identity: Identity, _ act: Submission) -> Response {
        do throws(Fault) {
            return done(act, try space.toggleUndo(identity, from: act.origin), or: .history)
        } catch {
            return refused(act, error)
        }
    }

    /// The answer to a button whose command was refused: the page it was on, or today, with the reason above the list.
    func refused(_ act: Submission, _ fault: Fault) -> Response {
        switch fault {
        case .noSuchTask, .noSuchChange, .noSuchList, .noSuchSubject, .noSuchNote, .noSuchVersion, .noSuchView:
            let page = ErrorPage(fault == .noSuchChange ? .notInHistory : .gone)
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
