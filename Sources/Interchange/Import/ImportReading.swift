package import Planner

/// What was read from a file, before anything of it is in a plan.
package struct ImportReading: Equatable, Sendable {
    /// A cost that the file suggests for a task: its label is "spoons-3", or its program counts efforts.
    package struct Cost: Equatable, Sendable {
        /// The place of the task in the outline.
        package let task: Int
        /// 1–10.
        package let cost: Int
        /// The label that says so, which is a subject of the task as long as the cost is not taken; nil: another field says it.
        package let label: String?

        package init(task: Int, cost: Int, label: String? = nil) {
            self.task = task
            self.cost = cost
            self.label = label
        }
    }

    package let source: ImportSource
    package var outline: ImportedOutline
    package var losses = ImportLosses()
    /// How many tasks were left out because they are done.
    package var doneLeftOut = 0
    /// The costs that the file suggests.
    package var costs: [Cost] = []
    /// How dates were read, if another order is possible, too: no date of the file has a day beyond 12.
    package var doubtfulOrder: ImportContext.DateOrder?
    /// Whether dates were counted from today, because the file says "in 5 days".
    package var countsFromToday = false

    /// Nothing of a source yet.
    package init(of source: ImportSource) {
        self.source = source
        outline = ImportedOutline(source: source.name)
    }
}
