import Facts
import Pages
import Planner

/// The tasks that were chosen among the rows of a page, as a form sends them or a URL names them.
extension Form {
    /// The tasks that were chosen, by their box or by a number of spoons; nil if any of them is no name of a task.
    @inline(never)
    var chosen: [Identity]? {
        var identities: [Identity] = []
        for field in fields {
            if ByteString(field.name) == "task" {
                guard let identity = Identity(hex: field.value) else { return nil }
                identities.append(identity)
            } else if !field.value.isEmpty, let identity = CostStrip.task(named: field.name) {
                identities.append(identity)
            }
        }
        return identities
    }

    /// The answer to the tasks that New Day showed; nil where it showed none.
    var coming: ComingChoice? {
        guard let shown = number("shown", in: Settings.spoons) else { return nil }
        return ComingChoice(
            shownFor: shown,
            chosen: identities("task"),
            left: identities("left"),
            unfitting: identities("unfitting")
        )
    }

    private func identities(_ name: ByteString) -> [Identity] { all(name).compactMap { Identity(hex: $0) } }

    /// The costs that were given to tasks as they were chosen. Any other text than such a number is 0, which is no task's cost.
    @inline(never)
    var costs: [Identity: Int] {
        var costs: [Identity: Int] = [:]
        for field in fields where !field.value.isEmpty {
            guard let task = CostStrip.task(named: field.name) else { continue }
            do throws(Fault) { costs[task] = try Text.number(field.value, in: Costs.range) } catch { costs[task] = 0 }
        }
        return costs
    }
}
