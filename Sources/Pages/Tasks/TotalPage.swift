public import Facts
public import Planner

/// The day with the tasks that are chosen, and nothing else: the script asks for it while somebody chooses.
public final class TotalPage: Page {
    let budget: Budget

    /// The page of a choice; nil before the first day.
    ///
    /// - Parameter costs: the costs that were given to unsorted tasks.
    public init?(reading space: PersonalSpace, _ chosen: [Identity], costing costs: [Identity: Int]) {
        guard let budget = space.budget(adding: chosen, costing: costs) else { return nil }
        self.budget = budget
    }

    package func title(_ context: PageContext) -> String { "Chosen for today" }

    package var section: Section? { .tasks }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.total(budget, context)
    }
}
