package import Facts
import Planner

/// The notice while choosing: nothing, that the chosen tasks do not fit or use the reserve, or an error.
package enum ChoosingNotice: Equatable, Sendable {
    case none
    case notSent
    case fault(String)
}

/// The chosen tasks of a page, and the answer to an earlier choice.
package final class Chosen {
    let mode: ListMode
    package let notice: ChoosingNotice
    let costs: [Identity: Int]
    let bulk: BulkForm?
    let isBulk: Bool
    let all: Bool
    let isFromAddress: Bool
    let swaps: OfferedSwaps?

    /// A choice.
    ///
    /// - Parameters:
    ///   - costs: the costs that were given to unsorted tasks.
    ///   - bulk: the values for a command on the chosen tasks, if they were refused.
    ///   - isBulk: whether they are chosen for something else than today.
    ///   - all: whether every row of the page is chosen.
    ///   - isFromAddress: whether an address names them: it may be older than what was done with them since.
    ///   - swaps: what is offered if they do not fit.
    package init(
        _ mode: ListMode,
        _ notice: ChoosingNotice = .none,
        costs: [Identity: Int] = [:],
        bulk: BulkForm? = nil,
        isBulk: Bool = false,
        all: Bool = false,
        isFromAddress: Bool = false,
        swaps: OfferedSwaps? = nil
    ) {
        self.mode = mode
        self.notice = notice
        self.costs = costs
        self.bulk = bulk
        self.isBulk = isBulk
        self.all = all
        self.isFromAddress = isFromAddress
        self.swaps = swaps
    }

    /// Rows are read, not chosen.
    package static var nothing: Chosen { Chosen(.reading) }
}

/// How the rows of a page are chosen just now.
final class Choosing {
    /// The list, to come back to and to warn on.
    let origin: Route
    /// The filters of the list, encoded.
    let asked: String
    /// Which hundred rows.
    let page: Int
    /// Whether the tasks in the list can be planned.
    let canSubmit: Bool
    /// Whether any row has a box.
    let hasBoxes: Bool
    let notice: ChoosingNotice
    let bulk: BulkForm
    /// Whether tasks are chosen for something else than today.
    let isBulk: Bool
    /// The days that the chosen tasks can be moved to, if the bar has commands on them.
    let days: [DayMenu.Offer]
    /// The total of the chosen tasks.
    let total: Total
    /// Chosen, and not on this page.
    let others: [Identity]
    /// The costs that were given to unsorted tasks.
    let costs: [Identity: Int]
    /// The swaps that are offered, since the chosen tasks do not fit.
    let swaps: OfferedSwaps?
    /// How many rows can be chosen on this page.
    let rowCount: Int
    private let chosen: Set<Identity>
    private let all: Bool

    /// The parts above and below the rows while choosing; nil if the rows are only read.
    init?(
        _ what: Chosen,
        of origin: Route,
        asked: String = "",
        page: Int = 1,
        canSubmit: Bool = true,
        hasBoxes: Bool = true,
        rows: [TaskRow],
        reading space: PlanReader,
        at instant: Instant
    ) {
        guard case .choosing(var chosen) = what.mode else { return nil }
        var others = chosen
        for row in rows { others.remove(row.task.identity) }
        if what.isFromAddress {
            // What is not in sight may be done, or planned, by now.
            for other in others { chosen.remove(other) }
            others = []
        }
        self.origin = origin
        self.asked = asked
        self.page = page
        self.canSubmit = canSubmit
        self.hasBoxes = hasBoxes
        self.chosen = chosen
        notice = what.notice
        costs = what.costs
        swaps = what.swaps
        all = what.all
        bulk = what.bulk ?? BulkForm(reading: space)
        // A personal list is more than something to plan; the decision when tasks do not fit is made as anywhere else.
        let isOwnList = Route.list.parameter(of: origin) != nil
        isBulk = what.isBulk || !canSubmit || isOwnList && what.notice != .notSent
        days = isBulk ? DayMenu.offers(reading: space, at: instant) : []
        var counted = chosen.ascending
        if what.all { for row in rows where !chosen.contains(row.task.identity) { counted.append(row.task.identity) } }
        total = Total(of: counted, costing: costs, reading: space)
        rowCount = rows.count
        self.others = others.ascending
    }

    /// Whether a row of the page is chosen.
    func contains(_ row: TaskRow) -> Bool {
        all || chosen.contains(row.task.identity)
    }
}
