import Facts
import Pages
import Planner

/// One thing to do now.
extension Application {
    func showNow(_ target: Target, _ request: Request) -> Response {
        let asked = nowFilter(target.query)
        let taken = target.query.identity("doing").flatMap { space.task($0) }
        // Done meanwhile, here or elsewhere: then the next task is shown.
        let open = taken.flatMap { isOpen($0) ? $0 : nil }
        guard let page = NowPage(reading: space, asked, at: request.instant, taken: open) else {
            return showNoDay(target, request)
        }
        return respond(to: request, target, with: page)
    }

    private func isOpen(_ task: TaskEntry) -> Bool {
        if let item = space.todayItem(task.identity), item.done != nil { return false }
        return space.isDone(task) == nil
    }

    /// The filters; those of a URL that name missing entities are left out.
    private func nowFilter(_ form: Form) -> NowFilter {
        var asked = NowFilter()
        asked.minutes = form.number("minutes", in: TaskLimits.minutes)
        if space.settings.usesKinds { asked.energy = NowFilter.Energy(word: form.typed("energy")) }
        if let task = form.identity("smaller"), space.hasTask(task) { asked.smallerThan = task }
        return asked
    }

    /// The filters of the page that a form stood on.
    private func nowFilter(_ submission: Submission) -> NowFilter {
        let back = Target(Target.safeBack(submission.form["back"], or: .now, did: nil))
        return back.route == .now ? nowFilter(back.query) : NowFilter()
    }

    /// Do it: into today's list, if it is not there, and on to the page that shows it alone.
    func takeOn(_ submission: Submission) throws(Fault) -> Response {
        guard let task = submission.form.identity("task") else { return refusedNow(submission, .noSuchTask) }
        return try answering { () throws(Fault) in
            let result = try space.perform(.takeOn(task), by: submission.origin)
            var path = nowFilter(submission).path
            path += (path.utf8.contains(UInt8(ascii: "?")) ? "&doing=" : "?doing=") + task.hex
            if let did = result.change { path += "&did=" + did.hex }
            return redirect(to: path, keeping: result.facts)
        } refused: { error in
            refusedNow(submission, error)
        }
    }

    /// Not this one: not for an hour. Or all that were refused are offered again.
    func passOver(_ submission: Submission) throws(Fault) -> Response {
        if submission.form.token("again") == "yes" { return try perform(.offerAgain, for: submission, or: .now) }
        guard let task = submission.form.identity("task") else { return refusedNow(submission, .noSuchTask) }
        return try answering { () throws(Fault) in
            try perform(.passOver(task), for: submission, or: .now)
        } refused: { error in
            refusedNow(submission, error)
        }
    }

    private func refusedNow(_ submission: Submission, _ fault: Fault) -> Response {
        let asked = nowFilter(submission)
        let words = said(fault)
        guard let page = NowPage(reading: space, asked, at: submission.instant, notice: words) else {
            return refused(submission, fault)
        }
        return again(submission, page, here: asked.path)
    }
}
