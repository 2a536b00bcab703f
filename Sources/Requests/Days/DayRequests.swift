import Facts
import Pages
import Planner

/// The day, and the commands on it.
extension Application {
    func showToday(_ target: Target, _ request: Request) -> Response {
        let page = TodayPage(
            reading: space,
            at: request.instant,
            isChecking: target.query.token("check") == "1",
            openedAt: target.opened(by: request.now),
            line: quickLine(target.query, request.instant),
            at: .today(cost: target.query.number("spoons", in: Costs.range)),
            choosesWhatWaits: target.query.token("wait") == "1"
        )
        if let page { return respond(to: request, target, with: page) }
        return showNoDay(target, request)
    }

    func showNoDay(_ target: Target, _ request: Request) -> Response {
        // A first visit; or the one day there was has been undone, and the tasks are still here.
        guard space.isNew else { return respond(to: request, target, with: NewDayPage(reading: space, at: request.instant)) }
        if request.plans.state == .gone { return respond(to: request, target, with: GonePlanPage()) }
        let welcome = WelcomePage(spoons: FieldValue(String(space.newDaySuggestion.spoons)), withExamples: true)
        return respond(to: request, target, with: welcome)
    }

    /// The number of spoons of the day, to be changed. With a number: the same page as if that stood in the field, which the script asks for
    /// while somebody changes it. Without a day, the beginning of one.
    func showNumber(_ target: Target, _ request: Request) -> Response {
        guard case .some = space.budget else {
            return respond(to: request, target, with: NewDayPage(reading: space, at: request.instant))
        }
        let number = target.query.number("spoons", in: Settings.spoons)
        return respond(to: request, target, with: AdjustDayPage(reading: space, number: number))
    }

    /// New Day; with the number and the ticks of its form, what comes then: the script asks so while somebody changes them.
    func showNewDay(_ target: Target, _ request: Request) -> Response {
        let page = NewDayPage(
            reading: space,
            at: request.instant,
            typed: target.query["spoons"].map { FieldValue($0) },
            choosing: target.query.coming
        )
        return respond(to: request, target, with: page)
    }

    func startDay(_ submission: Submission) throws(Fault) -> Response {
        let isFirst = submission.form.token("first") == "yes"
        let typed = submission.form.typed("spoons")
        let withExamples = submission.form.token("examples") == "yes"
        let isLow = submission.form.token("low") == "yes"
        let felt = submission.form.token("felt").flatMap { Felt(word: $0) }
        return try answering { () throws(Fault) in
            let spoons = try Text.number(typed, in: Settings.spoons)
            // A first day that another tab has started already is only given the number that was typed here.
            let isKnown = space.isKnown(submission.origin)
            let result =
                isFirst && space.currentDay != nil && !isKnown
                ? try space.perform(.adjustDay(spoons: spoons), by: submission.origin)
                : try space.perform(
                    .startDay(
                        spoons: spoons,
                        bringing: submission.form.coming,
                        withExamples: isFirst && withExamples,
                        isLow: isLow,
                        felt: felt
                    ),
                    by: submission.origin
                )
            return done(submission, result, or: .today)
        } refused: { error in
            let field = FieldValue(typed, fault: said(error))
            if isFirst, space.currentDay == nil {
                return again(submission, WelcomePage(spoons: field, withExamples: withExamples))
            }
            let page = NewDayPage(
                reading: space,
                at: submission.instant,
                typed: field,
                choosing: submission.form.coming,
                felt: felt,
                isLow: isLow
            )
            return again(submission, page)
        }
    }

    func adjustDay(_ submission: Submission) throws(Fault) -> Response {
        let typed = submission.form.typed("spoons")
        return try answering { () throws(Fault) in
            let spoons = try Text.number(typed, in: Settings.spoons)
            return try perform(.adjustDay(spoons: spoons), for: submission, or: .today)
        } refused: { error in
            let page = AdjustDayPage(reading: space, typed: FieldValue(typed, fault: said(error)))
            return again(submission, page)
        }
    }

    /// Nothing is to be seen where the chosen tasks are sent; a tab that is loaded again may ask for it.
    func leadToSelecting(_ target: Target, _ request: Request) -> Response {
        redirect(to: Route.tasks.path + "?select=1", keeping: [])
    }

    /// Select → Submit: all of the chosen tasks, or none and a warning on the list they were chosen from. *Count* shows that list
    /// again with its total, and the way to its other rows shows those; both change nothing.
    func submit(_ submission: Submission) throws(Fault) -> Response {
        guard let chosen = submission.form.chosen else { return refused(submission, .noSuchTask) }
        if !submission.form.typed("count").isEmpty || !submission.form.typed("turn").isEmpty {
            var response = chooseAgain(submission, chosen, .none)
            response.headers.append((name: "content-location", value: addressOfChoice(submission, chosen)))
            return response
        }
        return try answering { () throws(Fault) in
            let costs = submission.form.costs
            let swapped = submission.swap(for: try swapCost(chosen, submission))
            if swapped.isEmpty, try asksForReserve(chosen, submission) { return chooseAgain(submission, chosen, .notSent) }
            let result = try space.perform(
                .submit(chosen, costing: costs, borrowing: submission.borrowing, insteadOf: swapped),
                by: submission.origin
            )
            return done(submission, result, or: .today)
        } refused: { error in
            switch error {
            case .overBudget, .usesReserve: return chooseAgain(submission, chosen, .notSent)
            default: return chooseAgain(submission, chosen, .fault(said(error)))
            }
        }
    }

    /// The cost of the chosen tasks, where the person took a swap for them.
    private func swapCost(_ chosen: [Identity], _ submission: Submission) throws(Fault) -> Int? {
        // A command that was carried out before asks nothing again.
        if submission.form["swap"] == nil || space.isKnown(submission.origin) { return nil }
        return try space.choice(of: chosen, costing: submission.form.costs).cost
    }

    /// Whether a command says that it may use the reserve: borrowing says so, and a command that was carried out before asks nothing again.
    func mayUseReserve(_ submission: Submission) -> Bool {
        submission.borrowing > 0 || submission.form.token("reserve") == "yes" || space.isKnown(submission.origin)
    }

    /// Whether these tasks would use the reserve, and the person has not agreed to it.
    func asksForReserve(
        _ chosen: [Identity],
        takingUncosted takesUncosted: Bool = false,
        _ submission: Submission
    ) throws(Fault) -> Bool {
        if mayUseReserve(submission) { return false }
        let choice = try space.choice(of: chosen, costing: submission.form.costs, takingUncosted: takesUncosted)
        return choice.excess == 0 && choice.fromReserve > 0
    }

    /// Check off → Done.
    func checkOff(_ submission: Submission) throws(Fault) -> Response {
        guard let chosen = submission.form.chosen else { return refused(submission, .noSuchTask) }
        return try answering { () throws(Fault) in
            try perform(.checkOff(chosen), for: submission, or: .today)
        } refused: { error in
            let words = said(error)
            guard case .nothingChosen = error,
                let page = TodayPage(
                    reading: space,
                    at: submission.instant,
                    isChecking: true,
                    openedAt: submission.request.now,
                    notice: words
                )
            else { return refused(submission, error) }
            return again(submission, page, here: Route.today.path + "?check=1")
        }
    }
}
