import Facts
import Planner

/// The totals of the day with the tasks that are chosen for it.
final class Total {
    /// How many tasks are chosen.
    let count: Int
    /// Their total cost.
    let cost: Int
    /// The day with them; nil before the first day.
    let budget: Budget?
    /// How much of the reserve they would use.
    let fromReserve: Int
    /// How many of them have no cost yet.
    let uncosted: Int
    private let isFirm: Bool

    /// Adds up the chosen tasks.
    ///
    /// - Parameter costs: the costs that were given to unsorted tasks.
    @inline(never)
    init(of chosen: [Identity], costing costs: [Identity: Int], reading space: PlanReader) {
        count = chosen.count
        isFirm = space.settings.isFirm
        budget = space.budget(adding: chosen, costing: costs)
        var uncosted = 0
        for identity in chosen where costs[identity] == nil {
            if let task = space.task(identity), task.cost == nil { uncosted += 1 }
        }
        self.uncosted = uncosted
        if let budget, let before = space.budget {
            cost = budget.used - before.used
            fromReserve = before.fromReserve(adding: cost)
        } else {
            cost = 0
            fromReserve = 0
        }
    }

    /// How many spoons too many they are.
    fileprivate var excess: Int { cost > 0 ? budget?.over ?? 0 : 0 }

    /// The decision that is needed besides the choice of tasks; nil if they fit.
    fileprivate func question(_ unit: UnitOfEnergy) -> Sentence? {
        if excess > 0 {
            if isFirm { return Sentence(.totalFewer) }
            return fromReserve > 0 ? .totalBorrowReserve(spoons: excess) : .totalBorrow(spoons: excess)
        }
        return fromReserve > 0 ? .totalReserve(spoons: SpoonCount(count: fromReserve, unit: unit)) : nil
    }

    /// Whether they are more than is free beside the reserve.
    var isTooMuch: Bool { excess > 0 || fromReserve > 0 }

    /// Whether borrowing is offered.
    fileprivate var offersBorrowing: Bool { excess > 0 && !isFirm }
}

extension HTML {
    /// The day with the chosen tasks, the decision that is needed, and the buttons for it. The script asks for it again while somebody
    /// chooses.
    ///
    /// - Parameters:
    ///   - wasRefused: whether they were to be sent, and were not.
    ///   - isSaidAbove: whether the page begins with that (``overLead(_:_:)``).
    mutating func submitTotal(_ total: Total, wasRefused: Bool, isSaidAbove: Bool = false, _ context: PageContext) {
        write("<div id=\"total\" data-total=\"\(Route.total)\">")
        if let budget = total.budget { self.budget(budget, added: total.cost, context) }
        let question = isSaidAbove ? nil : total.question(context.unit).map { words[$0] }
        if wasRefused, let question {
            literal("<p class=\"said\" id=\"notice\" role=\"alert\" tabindex=\"-1\">")
            // To see, it stands above.
            if total.excess > 0 {
                write(
                    "<span class=\"unseen\">\(.totalRefusedOver(over: SpoonCount(count: total.excess, unit: context.unit))) </span>"
                )
            }
            write("\(.totalRefused(question: question))</p>")
        } else if let question {
            write("<p class=\"said\">\(question)</p>")
        }
        // With script, the tasks are counted as they are chosen.
        write("<noscript><button class=\"button\" id=\"count\" name=\"count\" value=\"1\">\(.totalCount)</button></noscript>")
        if total.offersBorrowing { borrowButton(total.excess) }
        submit(total, context)
        literal("</div>")
    }

    /// Borrows spoons from tomorrow, for what its form adds; nothing where none are offered.
    mutating func borrowButton(_ spoons: Int) {
        guard spoons > 0 else { return }
        write(
            "<button class=\"button\" id=\"borrow\" name=\"borrow\" value=\"\(spoons)\">\(.totalBorrowButton(spoons: spoons))</button>"
        )
    }

    /// "That is 3 spoons over. Nothing was added.", and the decision that is needed: at the head of the page, where swaps follow.
    mutating func overLead(_ total: Total, _ context: PageContext) {
        guard let question = total.question(context.unit).map({ words[$0] }) else { return }
        literal("<p class=\"lead\" id=\"notice\" role=\"alert\" tabindex=\"-1\">")
        if total.excess > 0 {
            let excess = SpoonCount(count: total.excess, unit: context.unit)
            write("<strong class=\"over-words\">\(.totalRefusedOver(over: excess))</strong> ")
        }
        write("\(.totalRefused(question: question))</p>")
    }

    private mutating func submit(_ total: Total, _ context: PageContext) {
        if total.excess > 0 {
            write("<button class=\"button\" id=\"submit\">\(.totalSubmit)</button>")
        } else if total.fromReserve > 0 {
            write("<button class=\"button\" id=\"submit\" name=\"reserve\" value=\"yes\">\(.totalSubmitReserve)</button>")
        } else if total.count == 0 {
            // The style fills the button as soon as something is chosen: without script, too.
            write(
                """
                <p class="none-chosen" id="none-chosen">\(.totalNoneChosen)</p>\
                <button class="button resting" id="submit" aria-describedby="none-chosen">\(.totalSubmit)</button>
                """
            )
        } else {
            write("<button class=\"primary\" id=\"submit\">\(.totalSubmit)")
            // Without script nobody counts while more is chosen.
            if total.cost > 0 { write("<span class=\"scripted\"> \(context.spoons(total.cost))</span>") }
            literal("</button>")
        }
    }

    /// "7 of 12 spoons · 5 free, 1 in reserve", with a small row of spoons.
    @inline(never)
    mutating func budget(_ budget: Budget, added: Int, _ context: PageContext) {
        literal("<div class=\"total\" role=\"status\">")
        spoons(budget, added: added, isSmall: true)
        let total = words[.total(planned: budget.used, all: SpoonCount(count: budget.limit, unit: context.unit))]
        write(
            """
            <p><strong>\(words.sum(total, uncosted: budget.uncosted))</strong> · \
            <span\(" class=\"over-words\"", if: budget.over > 0)>\(words.freeBeside(budget))</span></p></div>
            """
        )
    }

    /// "3 chosen, 5 spoons".
    @inline(never)
    mutating func chosenTotal(_ total: Total, _ context: PageContext) {
        write("<p id=\"total\" data-total=\"\(Route.total)?bulk=yes\" role=\"status\">")
        if total.count == 0 {
            write("\(.totalBulkNone)")
        } else if total.cost == 0 {
            write("\(.totalBulk(count: total.count))")
        } else {
            let sum = words[.totalBulkSpoons(count: total.count, spoons: SpoonCount(count: total.cost, unit: context.unit))]
            write("\(words.sum(sum, uncosted: total.uncosted))")
        }
        literal("</p>")
    }
}
