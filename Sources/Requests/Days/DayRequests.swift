import Facts
import Pages
import Planner

/// What is done to the day.
extension Application {
    func startDay(_ act: Submission) -> Response {
        let isFirst = act.form.token("first") == "yes"
        let typed = act.form.typed("spoons")
        let withExamples = act.form.token("examples") == "yes"
        let isLow = act.form.token("low") == "yes"
        do throws(Fault) {
            let spoons = try Text.number(typed, in: Settings.spoons)
            // A first day that another tab has started already is only given the number that was typed here.
            let isKnown = space.isKnown(act.sender)
            let outcome =
                isFirst && space.currentDay != nil && !isKnown
                ? try space.adjustDay(spoons: spoons, from: act.sender)
                : try space.startDay(spoons: spoons, withExamples: isFirst && withExamples, isLow: isLow, from: act.sender)
            return done(act, outcome, or: .today)
        } catch {
            let field = Typed(typed, fault: error.words(in: space.settings))
            return isFirst && space.currentDay == nil
                ? respond(to: act.request, act.target, with: WelcomePage(spoons: field, withExamples: withExamples), status: 422)
                : respond(
                    to: act.request,
                    act.target,
                    with: NewDayPage(suggestion: space.newDaySuggestion, typed: field),
                    status: 422
                )
        }
    }

    func adjustDay(_ act: Submission) -> Response {
        let typed = act.form.typed("spoons")
        do throws(Fault) {
            let spoons = try Text.number(typed, in: Settings.spoons)
            return done(act, try space.adjustDay(spoons: spoons, from: act.sender), or: .today)
        } catch {
            let page = AdjustDayPage(spoons: Typed(typed, fault: error.words(in: space.settings)))
            return respond(to: act.request, act.target, with: page, status: 422)
        }
    }

    /// Select → Submit: all of the chosen tasks, or none and a warning on the list they were chosen from. *Count* shows that list
    /// again with its total, and changes nothing.
    func submit(_ act: Submission) -> Response {
        guard let chosen = act.form.chosen else { return refused(act, .noSuchTask) }
        if act.form.token("count") == "1" { return chooseAgain(act, chosen, .none) }
        do throws(Fault) {
            let outcome = try space.submit(chosen, costing: act.form.costs, borrowing: act.borrowing, from: act.sender)
            return done(act, outcome, or: .today)
        } catch {
            return warn(act, error, chosen: chosen)
        }
    }

    private func warn(_ act: Submission, _ fault: Fault, chosen: [Identity]) -> Response {
        let notice: ChoosingNotice
        if case .overBudget(let excess) = fault {
            notice = .overBudget(OverBudget(excess: excess, offersBorrowing: !space.settings.isFirm))
        } else {
            notice = .fault(fault.words(in: space.settings))
        }
        return chooseAgain(act, chosen, notice)
    }

    /// Check off → Done.
    func checkOff(_ act: Submission) -> Response {
        guard let chosen = act.form.chosen else { return refused(act, .noSuchTask) }
        do throws(Fault) {
            return done(act, try space.checkOff(chosen, from: act.sender), or: .today)
        } catch {
            let words = error.words(in: space.settings)
            guard case .nothingChosen = error,
                let page = TodayPage(
                    reading: space,
                    at: act.moment,
                    isChecking: true,
                    openedAt: act.request.now,
                    notice: words
                )
            else { return refused(act, error) }
            return respond(to: act.request, act.target, with: page, status: 422, here: Address.today.path + "?check=1")
        }
    }
}
