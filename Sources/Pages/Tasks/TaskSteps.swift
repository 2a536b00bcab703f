import Facts
import Planner

/// A step as its task's page shows it, with its own steps.
struct StepNode: Sendable {
    let task: TaskEntry
    let isDone: Bool
    let nodes: [StepNode]

    /// Deeper than any tree made here. Deeper steps that two devices made apart appear on the pages of their steps.
    private static let levels = 2 * TaskLimits.levels

    /// The steps of a task, in own order.
    static func steps(of task: Identity, reading space: PlanReader, level: Int = 0) -> [StepNode] {
        guard level < levels, space.hasSteps(task) else { return [] }
        var nodes: [StepNode] = []
        for step in space.steps(of: task) {
            nodes.append(
                StepNode(
                    task: step,
                    isDone: space.isDone(step) != nil,
                    nodes: steps(of: step.identity, reading: space, level: level + 1)
                )
            )
        }
        return nodes
    }
}

extension HTML {
    /// The steps of a task, each to be ticked, and a line for one more.
    ///
    /// - Parameters:
    ///   - above: the task that this one is a step of, if any.
    ///   - added: the text of a new step, if it was refused.
    ///   - canAdd: whether there is a level left for them.
    mutating func steps(
        _ nodes: [StepNode],
        of task: Identity,
        below above: Identity?,
        added: FieldValue,
        canAdd: Bool,
        _ context: PageContext
    ) {
        // Where nothing is there, and nothing can be added, there is nothing to head either.
        guard canAdd || !nodes.isEmpty else { return }
        write("<section id=\"steps\" class=\"steps\" aria-labelledby=\"steps-title\"><h2 id=\"steps-title\">\(.stepsTitle)</h2>")
        literal("<div class=\"field-rows\">")
        if !nodes.isEmpty {
            beginForm(.checkOffTask(task), context, id: "step-list")
            steps(nodes, of: task, below: above)
            endForm()
        }
        if canAdd { addStep(to: task, added, context) }
        literal("</div></section>")
    }

    /// The last row of the steps adds a new step.
    private mutating func addStep(to task: Identity, _ added: FieldValue, _ context: PageContext) {
        beginForm(.addStep(task), context, id: "add-step")
        write(
            """
            <label class="unseen" for="step-field">\(.stepsAdd)</label>\
            <div class="step-line">\(Symbol.plus)<input id="step-field" name="title" type="text" autocomplete="off" enterkeyhint="done" \
            dir="auto" placeholder="\(.stepsAdd)" data-draft="step-\(task)" value="\(added.text)"\
            \(described: "step-field", fault: added.fault)><button class="quiet" id="step-button">\(.stepsAddButton)</button></div>
            """
        )
        fault(added.fault, for: "step-field")
        endForm()
    }

    /// The steps of one task, in a separate row: they are dragged among themselves.
    ///
    /// - Parameter above: the task that this one is a step of.
    private mutating func steps(_ nodes: [StepNode], of task: Identity, below above: Identity?) {
        literal("<reorder-list><ul>")
        for node in nodes {
            let route = Route.moveTask(node.task.identity)
            let move = nodes.count > 1 ? route : nil
            write(
                """
                <li id="task-\(node.task.identity)" class="row\(" done", if: node.isDone)"\(attribute: "data-move", move?.path)>
                """
            )
            step(node, move: move, above: above)
            if !node.nodes.isEmpty { steps(node.nodes, of: node.task.identity, below: task) }
            literal("</li>")
        }
        literal("</ul></reorder-list>")
    }

    private mutating func step(_ node: StepNode, move: Route?, above: Identity?) {
        let task = node.task
        literal("<div class=\"row-main\">")
        tick(
            node.isDone ? .uncheckTask(task.identity) : .checkOffTask(task.identity),
            label: words[.stepsDone(step: task.title)],
            isPressed: node.isDone,
            id: "tick-" + task.identity.hex
        )
        let facts: Markup = task.isLeftOut ? "<span class=\"facts\">\(.stepsSkipped)</span>" : ""
        write(
            """
            <a class="what" href="\(Route.task(task.identity))"><span class="title" dir="auto">\(task.title)</span>\
            \(facts)</a>
            """
        )
        stepOptions(task, move: move, above: above)
        literal("</div>")
    }

    private mutating func stepOptions(_ task: TaskEntry, move: Route?, above: Identity?) {
        write(
            """
            <details class="step-options" id="options-\(task.identity)">\
            <summary aria-label="\(.stepsMore(step: task.title))">\(Symbol.dots)</summary><div class="acts">
            """
        )
        if let move {
            handle(task.identity, task.title)
            for way in RowMove.allCases { wordedMove(way, task.identity, task.title, to: move) }
        }
        if let above { oneLevelUp(task.identity, to: above) }
        write(
            """
            <button class="button" id="own-\(task.identity)" formaction="\(Route.setParent(task.identity))">\
            \(Symbol.back)<span>\(.stepsOwn)</span></button></div></details>
            """
        )
    }

    /// From a step of a step one level up.
    mutating func oneLevelUp(_ step: Identity, to above: Identity) {
        write(
            """
            <button class="button" id="up-\(step)" formaction="\(Route.setParent(step))" name="parent" value="\(above)">\
            \(Symbol.up)<span>\(.stepsUp)</span></button>
            """
        )
    }
}
