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
    func takePlan(_ act: Submission) throws(Fault) -> Response {
        guard let chosen = act.form.chosen else { return refused(act, .noSuchTask) }
        if !act.form.typed("count").isEmpty { return planAgain(act, chosen, nil) }
        do throws(Fault) {
            if try asksForReserve(chosen, act) { return planAgain(act, chosen, Self.changed) }
            let rest = act.form.number("rest", in: TimerChoices.minutes)
            return try perform(.submit(chosen, resting: rest), for: act, or: .today)
        } catch let error where !error.isViewOnly {
            if case .overBudget = error { return planAgain(act, chosen, Self.changed) }
            return planAgain(act, chosen, error.words(in: space.settings))
        }
    }

    private static let changed = "Nothing was added: the day has changed since. This is a plan for what is free now."

    private func planAgain(_ act: Submission, _ chosen: [Identity], _ notice: String?) -> Response {
        let asked = Target(Target.safeBack(act.form["asked"], or: .plan, did: nil))
        let page = PlanPage(
            reading: space,
            asked.route == .plan ? planFilter(asked.query) : PlanFilter(),
            at: act.instant,
            chosen: (chosen, act.form.number("rest", in: TimerChoices.minutes) != nil),
            notice: notice
        )
        guard let page else { return refused(act, .noDay) }
        return respond(to: act.request, act.target, with: page, status: notice == nil ? 200 : 422, here: asked.here)
    }
}
