import Facts
import Pages
import Planner

extension Application {
    /// Answers a POST: every form sent is one command, or is refused and changes nothing.
    func carryOut(_ match: RouteMatch, _ target: Target, _ request: Request) -> Response {
        if let file = match.file, let response = file(self, target, request) { return response }
        let form = Form(body: request.body, contentType: request.contentType)
        if form.isBroken { return say(.notUnderstood, to: request, target, typed: form.fields) }
        guard let post = match.post else { return methodNotAllowed(request, target, allow: match.allowed) }
        let submission = Submission(request, target, form, words)
        do throws(Fault) {
            return try post(self, submission)
        } catch {
            return refused(submission, error)
        }
    }

    /// The answer to a form: that of its command or, where the command was refused, the form again with the fault on it. That the person
    /// may only look is said in one place for all forms (``refused(_:_:)``).
    func answering(
        _ command: () throws(Fault) -> Response,
        refused form: (Fault) throws(Fault) -> Response
    ) throws(Fault) -> Response {
        do throws(Fault) {
            return try command()
        } catch {
            if case .viewOnly = error { throw error }
            return try form(error)
        }
    }

    /// The answer to a form that was not carried out: the page it stood on, with the typed text and the fault; or an error page.
    ///
    /// - Parameter here: the address of the page, if it is not the form's.
    func again(_ submission: Submission, _ page: consuming any Page, status: Int = 422, here: String? = nil) -> Response {
        respond(to: submission.request, submission.target, with: page, status: status, here: here)
    }

    /// Says why a form was not carried out.
    func say(_ problem: ErrorPage.Problem, to submission: Submission) -> Response {
        say(problem, to: submission.request, submission.target)
    }

    /// Carries out a command; the answer leads back to where the form came from.
    @inline(never)
    func perform(_ command: Command, for submission: Submission, or fallback: Route) throws(Fault) -> Response {
        done(submission, try space.perform(command, by: submission.origin), or: fallback)
    }

    /// The answer to a command that was carried out: back to where it came from.
    func done(_ submission: Submission, _ result: CommandResult, or fallback: Route) -> Response {
        redirect(
            to: Target.safeBack(submission.form["back"], or: fallback, did: result.change?.hex),
            keeping: result.facts
        )
    }

    /// A fault in the person's language.
    func said(_ fault: Fault) -> String { fault.words(in: space.settings, words) }

    /// The answer to a button whose command was refused: the page it was on, or today, with the reason above the list.
    func refused(_ submission: Submission, _ fault: Fault) -> Response {
        switch fault {
        case .noSuchTask, .noSuchChange, .noSuchList, .noSuchSubject, .noSuchNote, .noSuchVersion, .noSuchView:
            return say(fault == .noSuchChange ? .notInHistory : .gone, to: submission)
        case .viewOnly: return say(.viewOnly, to: submission)
        default:
            let words = said(fault)
            let now = submission.request.now
            if let page = TodayPage(reading: space, at: submission.instant, isChecking: false, openedAt: now, notice: words) {
                return again(submission, page, here: Route.today.path)
            }
            let page = NewDayPage(
                reading: space,
                at: submission.instant,
                typed: FieldValue(String(space.newDaySuggestion.spoons), fault: words)
            )
            return again(submission, page, here: Route.today.path)
        }
    }
}
