import Facts
import Pages
import Planner

/// The timer.
extension Application {
    func showFocus(_ target: Target, _ request: Request) -> Response {
        let page = FocusPage(
            reading: space,
            at: request.instant,
            for: target.query.identity("task"),
            rests: target.query.token("rest") == "1"
        )
        return respond(to: request, target, with: page)
    }

    func startTimer(_ act: Submission) throws(Fault) -> Response {
        let form = act.form
        let task = form.identity("task")
        let rests = form.token("rest") == "yes"
        let typed = form.typed("minutes")
        do throws(Fault) {
            let minutes = try Text.number(typed, in: TimerChoices.minutes)
            let result = try space.perform(.startTimer(minutes: minutes, task: task, isRest: rests), by: act.origin)
            // Wherever it was asked for: there it is to be seen.
            return redirect(
                to: Target.safeBack(nil, or: .focus, did: result.act?.hex),
                keeping: result.facts
            )
        } catch .noSuchTask {
            return refused(act, .noSuchTask)
        } catch {
            let minutes = FieldValue(typed, fault: error.words(in: space.settings))
            let page = FocusPage(reading: space, at: act.instant, for: task, rests: rests, minutes: minutes)
            return respond(to: act.request, act.target, with: page, status: 422, here: Route.focus.path)
        }
    }

    func actOnTimer(_ what: Route.FocusCommand, _ act: Submission) throws(Fault) -> Response {
        switch what {
        case .pause: return try perform(.pauseTimer, for: act, or: .focus)
        case .goOn: return try perform(.resumeTimer, for: act, or: .focus)
        case .five: return try perform(.extendTimer, for: act, or: .focus)
        case .reset: return try perform(.resetTimer, for: act, or: .focus)
        case .note: return try perform(.noteRest, for: act, or: .focus)
        case .stop: return try stopTimer(act)
        case .sound:
            return try perform(.setTimerSound(act.form.token("sound") == "yes"), for: act, or: .focus)
        case .clock:
            guard let end = Int64(act.form.typed("end")), let right = Int64(act.form.typed("right")) else {
                return redirect(to: Route.focus.path, keeping: [])
            }
            return try perform(.correctTimer(end: end, to: right), for: act, or: .focus)
        }
    }

    /// Put away on its own page, it leads to where one goes on: the task, or the day with the rest in it.
    private func stopTimer(_ act: Submission) throws(Fault) -> Response {
        var next = Route.focus
        if let run = space.timer {
            if run.isRest { next = .today } else if let task = run.task, space.hasTask(task) { next = .task(task) }
        }
        let result = try space.perform(.stopTimer, by: act.origin)
        let back = act.form["back"]
        let isOnItsPage = Target(back ?? "").route == .focus
        return redirect(
            to: Target.safeBack(isOnItsPage ? nil : back, or: next, did: result.act?.hex),
            keeping: result.facts
        )
    }
}
