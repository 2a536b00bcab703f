package import Facts
package import Planner

/// The total of the chosen tasks, and nothing else: the script asks for it while somebody chooses.
package final class TotalPart: Page {
    let total: Total
    let purpose: Purpose

    /// The purpose of the choice.
    package enum Purpose: Sendable {
        /// To be sent to today's list.
        case today
        /// For the ticked tasks of a plan.
        case plan
        /// For something else than today.
        case bulk
    }

    /// The page of a choice.
    ///
    /// - Parameters:
    ///   - costs: the costs that were given to unsorted tasks.
    ///   - purpose: the purpose of the choice.
    package init(reading space: PlanReader, _ chosen: [Identity], costing costs: [Identity: Int], for purpose: Purpose) {
        total = Total(of: chosen, costing: costs, reading: space)
        self.purpose = purpose
    }

    package func title(_ context: PageContext) -> String { context.words[.bulkTotal] }

    package var section: Section? { .tasks }

    package func main(_ html: inout HTML, _ context: PageContext) {
        switch purpose {
        case .today: html.submitTotal(total, wasRefused: false, context)
        case .plan: html.planTotal(total, context)
        case .bulk: html.chosenTotal(total, context)
        }
    }
}
