package import Facts
package import Planner

/// The swaps that are offered where tasks do not fit today, with the tasks that would come in.
package final class OfferedSwaps {
    fileprivate let swaps: [Swap]
    /// What comes in, each with its cost.
    fileprivate let coming: [(title: String, cost: Int)]
    /// The cost of all that comes in.
    fileprivate let cost: Int
    /// Those of them that exist already.
    fileprivate let chosen: [Identity]
    /// The costs that were given to unsorted tasks.
    fileprivate let costs: [Identity: Int]

    /// The swaps for chosen tasks; nil where nothing helps.
    package init?(
        for identities: [Identity],
        costing costs: [Identity: Int] = [:],
        reading space: PlanReader,
        at instant: Instant
    ) {
        let choice: Choice
        do throws(Fault) { choice = try space.choice(of: identities, costing: costs) } catch { return nil }
        var coming: [(title: String, cost: Int)] = []
        var chosen: [Identity] = []
        for task in choice.tasks {
            coming.append((task.title, costs[task.identity] ?? task.cost ?? 0))
            chosen.append(task.identity)
        }
        self.coming = coming
        self.chosen = chosen
        self.costs = costs
        cost = choice.cost
        swaps = space.swaps(for: choice.cost, at: instant)
        if swaps.isEmpty { return nil }
    }

    /// The swaps for a task that is about to be added; nil where nothing helps.
    package init?(for draft: TaskDraft, reading space: PlanReader, at instant: Instant) {
        cost = draft.cost ?? 0
        coming = [(draft.title, cost)]
        chosen = []
        costs = [:]
        swaps = space.swaps(for: cost, at: instant)
        if swaps.isEmpty { return nil }
    }

    /// What a button sends: the cost of all that comes in, as it is shown there, and the tasks that leave.
    fileprivate func value(of swap: Swap) -> String {
        var value = String(cost)
        for item in swap.out { value += " " + item.task.identity.hex }
        return value
    }
}

extension HTML {
    /// Why the chosen tasks were not sent, and the swaps for them, in a form of their own: what each says is done, whatever is ticked since.
    mutating func swapForm(_ offered: OfferedSwaps, for total: Total, from origin: String, _ context: PageContext) {
        beginForm(.submit, context, back: Route.today.path, id: "swap")
        overLead(total, context)
        hidden("origin", origin)
        for task in offered.chosen {
            if let cost = offered.costs[task] {
                write("<input type=\"hidden\" name=\"\(CostStrip.name(of: task))\" value=\"\(cost)\">")
            } else {
                hidden("task", task.hex)
            }
        }
        swaps(offered, context)
        endForm()
    }

    /// The swaps as buttons of the form that they stand in, or of another.
    mutating func swaps(_ offered: OfferedSwaps?, of form: String? = nil, _ context: PageContext) {
        guard let offered else { return }
        // The return key in a field of that form, which these stand before, must not take a swap.
        if let form { write("<button hidden form=\"\(form)\"></button>") }
        beginEntries("\(.swapHeading)", id: "swaps")
        let coming = words.costed(offered.coming)
        for swap in offered.swaps {
            var out: [(title: String, cost: Int)] = []
            for item in swap.out { out.append((item.task.title, item.cost)) }
            write(
                """
                <li class="row"><button class="entry"\(attribute: "form", form) name="swap" value="\(offered.value(of: swap))">\
                <span class="emblem">\(Symbol.swap)</span><span class="what">\
                <span class="facts" dir="auto">\(.swapInstead(tasks: words.costed(out)))</span> \
                <span class="title" dir="auto">\(coming) <span class="free-then">\(words.freeBeside(swap.budget))</span></span>\
                </span></button></li>
                """
            )
        }
        endEntries()
    }
}

extension Catalog {
    /// "Vacuum (4) and Dust (1)"; of more than three only how many, and their cost.
    fileprivate func costed(_ tasks: [(title: String, cost: Int)]) -> String {
        var parts: [String] = []
        var cost = 0
        for task in tasks {
            parts.append(self[.swapTask(task: Text.shortened(task.title, to: 60), spoons: task.cost)])
            cost += task.cost
        }
        return parts.count <= 3 ? list(parts) : self[.swapTask(task: self[.changeTasks(count: parts.count)], spoons: cost)]
    }
}
