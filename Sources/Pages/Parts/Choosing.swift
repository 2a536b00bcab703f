public import Facts
import Planner

/// What a Submit was answered with when the chosen tasks do not fit.
public struct OverBudget: Equatable, Sendable {
    /// How many spoons too many.
    public let excess: Int
    /// Whether borrowing from tomorrow is offered.
    public let offersBorrowing: Bool

    /// A warning of those numbers.
    public init(excess: Int, offersBorrowing: Bool) {
        self.excess = excess
        self.offersBorrowing = offersBorrowing
    }
}

/// What stands above the rows while choosing: nothing, a warning, or what was wrong.
public enum ChoosingNotice: Equatable, Sendable {
    case none
    case overBudget(OverBudget)
    case fault(String)
}

/// What is chosen on a page, and how an earlier choice was answered.
public final class Chosen {
    let mode: ListMode
    package let notice: ChoosingNotice
    let costs: [Identity: Int]
    let bulk: BulkForm?
    let all: Bool

    /// A choice.
    ///
    /// - Parameters:
    ///   - costs: the costs that were given to unsorted tasks.
    ///   - bulk: what was typed to be done with the chosen, and refused.
    ///   - all: whether every row of the page is chosen.
    public init(
        _ mode: ListMode,
        _ notice: ChoosingNotice = .none,
        costs: [Identity: Int] = [:],
        bulk: BulkForm? = nil,
        all: Bool = false
    ) {
        self.mode = mode
        self.notice = notice
        self.costs = costs
        self.bulk = bulk
        self.all = all
    }

    /// Rows are read, not chosen.
    public static var nothing: Chosen { Chosen(.reading) }
}

/// How the rows of a page are chosen just now.
final class Choosing {
    /// The list, to come back to and to warn on.
    let origin: Address
    /// What was asked of the list, encoded.
    let asked: String
    /// Which hundred rows.
    let page: Int
    /// Whether what is in the list can be planned.
    let canSubmit: Bool
    /// Whether any row has a box.
    let hasBoxes: Bool
    let notice: ChoosingNotice
    let bulk: BulkForm
    /// The day with what is chosen; nil before the first day, and where nothing can be planned.
    let budget: Budget?
    /// Chosen, and not on this page.
    let others: [Identity]
    /// The costs that were given to unsorted tasks.
    let costs: [Identity: Int]
    private let chosen: Set<Identity>
    private let all: Bool

    /// What stands above and below the rows while choosing; nil where rows are read.
    init?(
        _ what: Chosen,
        of origin: Address,
        asked: String = "",
        page: Int = 1,
        canSubmit: Bool = true,
        hasBoxes: Bool = true,
        rows: [TaskRow],
        reading space: PersonalSpace
    ) {
        guard case .choosing(let chosen) = what.mode else { return nil }
        self.origin = origin
        self.asked = asked
        self.page = page
        self.canSubmit = canSubmit
        self.hasBoxes = hasBoxes
        self.chosen = chosen
        notice = what.notice
        costs = what.costs
        all = what.all
        bulk = what.bulk ?? BulkForm(reading: space)
        if canSubmit {
            var counted = chosen.ascending
            if what.all { for row in rows { counted.append(row.task.identity) } }
            budget = space.budget(adding: counted, costing: costs)
        } else {
            budget = nil
        }
        var others = chosen
        for row in rows { others.remove(row.task.identity) }
        self.others = others.ascending
    }

    /// Whether a row of the page is chosen.
    func contains(_ row: TaskRow) -> Bool {
        all || chosen.contains(row.task.identity)
    }
}
