import Facts
import Planner

// The parts of the rows of tasks, on any page.

extension HTML {
    /// A list's rows; where options are shown, they can be dragged.
    ///
    /// - Parameter apart: the message when a row is dropped on the rows of another group.
    mutating func beginRows(dragged: Bool, label: String, apart: Phrase? = nil) {
        if dragged {
            let apart = apart.map { words[$0] }
            write("<reorder-list\(attribute: "data-apart", apart)>")
        }
        write("<ul class=\"rows\" aria-label=\"\(label)\">")
    }

    mutating func endRows(dragged: Bool) {
        literal("</ul>")
        if dragged { literal("</reorder-list>") }
    }

    /// The beginning of a row.
    ///
    /// - Parameter moves: whether it can be dragged.
    @inline(never)
    mutating func beginRow(_ task: TaskEntry, class name: StaticString = "row", moves: Bool = false) {
        let move = moves ? Route.moveTask(task.identity).path : nil
        write("<li id=\"task-\(task.identity)\" class=\"\(fixed: name)\"\(attribute: "data-move", move)>")
    }

    /// The part of a row that is ticked, by its button or by a swipe: the tick, and the title.
    ///
    /// - Parameters:
    ///   - tick: the beginning of the button's id.
    ///   - list: the list whose page it is on.
    ///   - saysUncosted: whether to say that it has no cost.
    ///   - day: the day of the calendar that it is on.
    @inline(never)
    mutating func beginSwipe(
        _ row: TaskRow,
        tick: String = "tick-",
        within list: ListEntry? = nil,
        saysUncosted: Bool = false,
        day: RowDay? = nil,
        _ context: PageContext
    ) {
        let isDone = row.done != nil
        let identity = row.task.identity
        let isPacked = list?.isChecklist == true
        let title = row.task.title
        let label: Sentence = isPacked ? .rowPackedTask(task: title) : .rowDoneTask(task: title)
        let name: Phrase = isPacked ? .rowPacked : .rowDone
        let opposite: Phrase = isPacked ? .rowNotPacked : .rowNotDone
        write("<swipe-row data-state=\"\(fixed: isDone ? "done" : "open")\">")
        self.tick(
            isDone ? .uncheckTask(identity) : .checkOffTask(identity),
            label: words[label],
            isPressed: isDone,
            id: tick + identity.hex,
            swipe: isDone ? opposite : name
        )
        titleLink(row, within: list?.identity, saysUncosted: saysUncosted, day: day, context)
    }

    mutating func endSwipe() {
        literal("</swipe-row>")
    }

    /// One tap takes it into today's list.
    @inline(never)
    mutating func intoToday(_ task: TaskEntry) {
        let identity = task.identity
        tick(
            .doTaskToday(identity),
            label: words[.rowTodayTask(task: task.title)],
            isPressed: nil,
            id: "today-" + identity.hex
        )
    }

    /// The explanation of the suns in the rows below, once for all of them. Each has its own text for screen readers.
    @inline(never)
    mutating func todayKey() {
        let sun = MarkupTag("\(Symbol.sun)", "")
        write("<p class=\"take-key\" aria-hidden=\"true\">\(.rowTodayKey(sun: sun))</p>")
    }
}
