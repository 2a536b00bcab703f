public import Facts
public import Planner

/// What the chosen tasks come to, and nothing else: the script asks for it while somebody chooses.
public final class TotalPage: Page {
    let total: Total
    let isBulk: Bool

    /// The page of a choice.
    ///
    /// - Parameters:
    ///   - costs: the costs that were given to unsorted tasks.
    ///   - isBulk: whether they are chosen for something else than today.
    public init(reading space: PersonalSpace, _ chosen: [Identity], costing costs: [Identity: Int], isBulk: Bool) {
        total = Total(of: chosen, costing: costs, reading: space)
        self.isBulk = isBulk
    }

    package func title(_ context: PageContext) -> String { "Chosen" }

    package var section: Section? { .tasks }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if isBulk {
            html.chosenTotal(total, context)
        } else {
            html.submitTotal(total, wasRefused: false, context)
        }
    }
}
