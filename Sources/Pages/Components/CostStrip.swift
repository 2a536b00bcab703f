package import Facts
import Planner

/// The numbers of spoons under an unsorted task, where tasks are chosen for today: one tap gives it a cost and chooses it.
package enum CostStrip {
    private static let prefix: StaticString = "cost-"

    /// The name of a task's field; its value is the cost, or empty if the task is not chosen.
    static func name(of task: Identity) -> String {
        prefix.description + task.hex
    }

    /// The task that a field of that name belongs to; nil for any other field.
    @inline(never)
    package static func task(named name: String) -> Identity? {
        guard ByteString(name).begins(with: prefix) else { return nil }
        return Identity(hex: String(decoding: name.utf8.dropFirst(prefix.utf8CodeUnitCount), as: UTF8.self))
    }
}

extension HTML {
    /// Unsorted tasks, each with its numbers.
    mutating func costStrips(_ rows: [TaskRow], label: String, _ choosing: Choosing, _ context: PageContext) {
        write(
            """
            <p class="hint">\(.choosingCost(unit: context.unit))</p>\
            <ul class="rows" aria-label="\(label)">
            """
        )
        for row in rows { costStrip(row.task, chosen: choosing.costs[row.task.identity], context) }
        literal("</ul>")
    }

    private mutating func costStrip(_ task: TaskEntry, chosen: Int?, _ context: PageContext) {
        let name = CostStrip.name(of: task.identity)
        write(
            """
            <li id="task-\(task.identity)" class="row asking"><fieldset>\
            <legend><span class="title" dir="auto">\(task.title)</span></legend>
            """
        )
        strip(name, chosen: chosen, context)
        write(
            """
            <label class="strip-none"><input type="radio" name="\(name)" value=""><span>\(.choosingNotToday)</span></label></fieldset></li>
            """
        )
    }
}
