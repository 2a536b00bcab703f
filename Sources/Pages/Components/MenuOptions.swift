import Facts
import Planner

// The options of menus: each by its value in a form, and as a person reads it.

extension PlanReader {
    /// The lists in use.
    ///
    /// - Parameter chosen: a list that is offered even if it is not in use: a template, when a task is added to it.
    @inline(never)
    func listOptions(with chosen: Identity? = nil) -> [(value: String, text: String)] {
        var options: [(value: String, text: String)] = []
        var hasChosen = false
        for list in openLists {
            options.append((list.identity.hex, list.name))
            if list.identity == chosen { hasChosen = true }
        }
        if let chosen, !hasChosen, let list = list(chosen) { options.append((chosen.hex, list.name)) }
        return options
    }

    /// The subjects.
    @inline(never)
    func subjectOptions() -> [(value: String, text: String)] {
        var options: [(value: String, text: String)] = []
        for subject in subjects { options.append((subject.identity.hex, subject.name)) }
        return options
    }
}

extension Words {
    /// The priorities.
    static let priorities: [(value: String, text: String)] = [("1", "High"), ("2", "Medium"), ("3", "Low")]

    /// The costs.
    @inline(never)
    static func costs(_ context: PageContext) -> [(value: String, text: String)] {
        var options: [(value: String, text: String)] = []
        for cost in Costs.range { options.append((String(cost), context.spoons(cost))) }
        return options
    }
}
