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

    func startTimer(_ submission: Submission) throws(Fault) -> Response {
        let form = submission.form
        let task = form.identity("task")
        let rests = form.token("rest") == "yes"
        let typed = form.typed("minutes")
        return try answering { () throws(Fault) in
            let minutes = try Text.number(typed, in: TimerSettings.minutes)
            let result = try space.perform(.startTimer(minutes: minutes, task: task, isRest: rests), by: submission.origin)
            // Wherever it was asked for: there it is to be seen.
            return redirect(
                to: Target.safeBack(nil, or: .focus, did: result.change?.hex),
                keeping: result.facts
            )
        } refused: { error in
            if case .noSuchTask = error { return refused(submission, error) }
            let minutes = FieldValue(typed, fault: said(error))
            let page = FocusPage(reading: space, at: submission.instant, for: task, rests: rests, minutes: minutes)
            return again(submission, page, here: Route.focus.path)
        }
    }

    func setTimerSound(_ submission: Submission) throws(Fault) -> Response {
        try perform(.setTimerSound(submission.form.token("sound") == "yes"), for: submission, or: .focus)
    }

    func correctTimer(_ submission: Submission) throws(Fault) -> Response {
        guard let end = Int64(submission.form.typed("end")), let right = Int64(submission.form.typed("right")) else {
            return redirect(to: Route.focus.path, keeping: [])
        }
        return try perform(.correctTimer(end: end, to: right), for: submission, or: .focus)
    }

    /// Put away on its own page, it leads to where one goes on: the task, or the day with the rest in it.
    func stopTimer(_ submission: Submission) throws(Fault) -> Response {
        var next = Route.focus
        if let run = space.timer {
            if run.isRest { next = .today } else if let task = run.task, space.hasTask(task) { next = .task(task) }
        }
        let result = try space.perform(.stopTimer, by: submission.origin)
        let back = submission.form["back"]
        let isOnItsPage = Target(back ?? "").route == .focus
        return redirect(
            to: Target.safeBack(isOnItsPage ? nil : back, or: next, did: result.change?.hex),
            keeping: result.facts
        )
    }
}
