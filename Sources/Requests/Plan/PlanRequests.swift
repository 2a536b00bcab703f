import Facts
import Pages
import Planner

/// A plan for the day.
extension Application {
    func showPlan(_ target: Target, _ request: Request) -> Response {
        guard let page = PlanPage(reading: space, planFilter(target.query), at: request.instant) else {
            return showNoDay(target, request)
        }
        return respond(to: request, target, with: page)
    }

    /// The filters; those of a URL that name missing entities are left out.
    private func planFilter(_ form: Form) -> PlanFilter {
        var asked = PlanFilter()
        asked.minutes = form.number("minutes", in: TaskLimits.minutes)
        if space.settings.usesKinds { asked.energy = NowFilter.Energy(word: form.typed("energy")) }
        asked.isLighter = form.token("lighter") == "1"
        return asked
    }

    /// Take this plan: the ticked tasks go into today's list in one command, or none do and the plan is made again. *Count* shows it again
    /// with its total, and changes nothing.
    func takePlan(_ submission: Submission) throws(Fault) -> Response {
        guard let chosen = submission.form.chosen else { return refused(submission, .noSuchTask) }
        if !submission.form.typed("count").isEmpty { return planAgain(submission, chosen, nil) }
        return try answering { () throws(Fault) in
            if try asksForReserve(chosen, submission) { return planAgain(submission, chosen, words[.planChanged]) }
            let rest = submission.form.number("rest", in: TimerSettings.minutes)
            return try perform(.submit(chosen, resting: rest), for: submission, or: .today)
        } refused: { error in
            if case .overBudget = error { return planAgain(submission, chosen, words[.planChanged]) }
            return planAgain(submission, chosen, said(error))
        }
    }

    private func planAgain(_ submission: Submission, _ chosen: [Identity], _ notice: String?) -> Response {
        let asked = Target(Target.safeBack(submission.form["asked"], or: .plan, did: nil))
        let page = PlanPage(
            reading: space,
            asked.route == .plan ? planFilter(asked.query) : PlanFilter(),
            at: submission.instant,
            chosen: (chosen, submission.form.number("rest", in: TimerSettings.minutes) != nil),
            notice: notice
        )
        guard let page else { return refused(submission, .noDay) }
        return again(submission, page, status: notice == nil ? 200 : 422, here: asked.here)
    }
}
