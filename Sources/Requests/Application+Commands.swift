import Facts
import Pages
import Planner

extension Application {
    /// Answers a POST: every form sent is one command, or is refused and changes nothing.
    func act(_ match: RouteMatch, _ target: Target, _ request: Request) -> Response {
        if match.route == .bringIn, let file = UploadedFile(request.body, contentType: request.contentType) {
            return preview(file, target, request)
        }
        let form = Form(body: request.body, contentType: request.contentType)
        if form.isBroken {
            let page = ErrorPage(.notUnderstood, typed: form.fields, path: target.path)
            return respond(to: request, target, with: page, status: page.status)
        }
        guard let post = match.post else { return methodNotAllowed(request, target, allow: match.allowed) }
        let act = Submission(request, target, form)
        do throws(Fault) {
            return try post(self, act)
        } catch {
            return refused(act, error)
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
