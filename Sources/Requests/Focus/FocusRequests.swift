import Facts
import Pages
import Planner

/// The timer.
extension Application {
    func showFocus(_ target: Target, _ request: Request) -> Response {
        let page = FocusPage(
            reading: space,
            at: request.moment,
            for: target.query.identity("task"),
            rests: target.query.token("rest") == "1"
        )
        return respond(to: request, target, with: page)
    }

    func startTimer(_ act: Submission) -> Response {
        let form = act.form
        let task = form.identity("task")
        let rests = form.token("rest") == "yes"
        let typed = form.typed("minutes")
        do throws(Fault) {
            let minutes = try Text.number(typed, in: TimerChoices.minutes)
            let outcome = try space.startTimer(minutes: minutes, task: task, isRest: rests, from: act.sender)
            // Wherever it was asked for: there it is to be seen.
            return redirect(
                to: Target.safeBack(nil, or: .focus, did: outcome.act?.hex),
                keeping: outcome.facts
            )
        } catch .noSuchTask {
            return refused(act, .noSuchTask)
        } catch {
            let minutes = Typed(typed, fault: error.words(in: space.settings))
            let page = FocusPage(reading: space, at: act.moment, for: task, rests: rests, minutes: minutes)
            return respond(to: act.request, act.target, with: page, status: 422, here: Route.focus.path)
        }
    }

    func actOnTimer(_ what: Route.FocusAct, _ act: Submission) -> Response {
        let sender = act.sender
        switch what {
        case .pause: return done(act, space.pauseTimer(from: sender), or: .focus)
        case .goOn: return done(act, space.resumeTimer(from: sender), or: .focus)
        case .five: return done(act, space.extendTimer(from: sender), or: .focus)
        case .reset: return done(act, space.resetTimer(from: sender), or: .focus)
        case .note: return done(act, space.noteRest(from: sender), or: .focus)
        case .stop: return stopTimer(act)
        case .sound:
            let outcome = space.setTimerSound(act.form.token("sound") == "yes", from: sender)
            return redirect(to: Target.safeBack(act.form["back"], or: .focus, did: nil), keeping: outcome.facts)
        case .clock:
            guard let end = Int64(act.form.typed("end")), let right = Int64(act.form.typed("right")) else {
                return redirect(to: Route.focus.path, keeping: [])
            }
            let outcome = space.correctTimer(end: end, to: right, from: sender)
            return redirect(to: Target.safeBack(act.form["back"], or: .focus, did: nil), keeping: outcome.facts)
        }
    }

    /// Put away on its own page, it leads to where one goes on: the task, or the day with the rest in it.
    private func stopTimer(_ act: Submission) -> Response {
        var next = Route.focus
        if let run = space.timer {
            if run.isRest { next = .today } else if let task = run.task, space.hasTask(task) { next = .task(task) }
        }
        let outcome = space.stopTimer(from: act.sender)
        let back = act.form["back"]
        let isOnItsPage = Target(back ?? "").route == .focus
        return redirect(
            to: Target.safeBack(isOnItsPage ? nil : back, or: next, did: outcome.act?.hex),
            keeping: outcome.facts
        )
    }
}
