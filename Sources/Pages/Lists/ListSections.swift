import Facts
import Planner

/// A row of a list's page.
struct ListedTask: Sendable {
    let row: TaskRow
    /// Whether it can go into today's list.
    let waits: Bool
}

/// Rows of a list's page that stand together: tasks by themselves, or the steps of one task, which is their heading.
final class ListSection: Sendable {
    /// The task that the rows are steps of; nil: they stand by themselves.
    let head: TaskRow?
    let rows: [ListedTask]
    /// How many more steps there are, on the heading's own page.
    let more: Int

    fileprivate init(head: TaskRow? = nil, rows: [ListedTask], more: Int = 0) {
        self.head = head
        self.rows = rows
        self.more = more
    }
}

/// The rows of a list's page in sections: a task that is only a heading, as "Clothes" is in a packing list, has its steps in sight below
/// it.
struct ListSections {
    /// As many steps of all sections as a page shows; more are on the pages of their tasks.
    private static let mostSteps = 300

    private(set) var all: [ListSection] = []
    private var alone: [ListedTask] = []
    private var stepsLeft = Self.mostSteps

    init(of tasks: ArraySlice<TaskEntry>, in list: ListEntry, reading space: PlanReader) {
        for task in tasks {
            guard Self.isHeading(task, in: list, reading: space) else {
                alone.append(Self.listed(TaskRow(task, reading: space), in: list, reading: space))
                continue
            }
            endRun()
            let steps = space.steps(of: task.identity)
            var rows: [ListedTask] = []
            for step in steps.prefix(stepsLeft) {
                rows.append(Self.listed(TaskRow(step: step, reading: space), in: list, reading: space))
            }
            stepsLeft -= rows.count
            all.append(ListSection(head: TaskRow(task, reading: space), rows: rows, more: steps.count - rows.count))
        }
        endRun()
    }

    /// Whether a task is only a heading for its steps: in a checklist any task with steps; elsewhere a task with steps that is not
    /// planned itself.
    private static func isHeading(_ task: TaskEntry, in list: ListEntry, reading space: PlanReader) -> Bool {
        guard space.hasSteps(task.identity) else { return false }
        return list.isChecklist
            || task.cost == nil && task.due == nil && task.repeats == nil && task.daily.isEmpty && !task.isRest
    }

    private static func listed(_ row: TaskRow, in list: ListEntry, reading space: PlanReader) -> ListedTask {
        ListedTask(row: row, waits: !list.isChecklist && space.canGoIntoToday(row.task))
    }

    private mutating func endRun() {
        if !alone.isEmpty { all.append(ListSection(rows: alone)) }
        alone = []
    }
}

/// The state of a checklist: how many items are to pack, are packed, and are skipped this time. Headings are not counted.
struct PackingCount: Sendable {
    private(set) var toPack = 0
    private(set) var packed = 0
    private(set) var leftOut = 0

    init(of tasks: [TaskEntry], reading space: PlanReader) {
        for task in tasks {
            guard space.hasSteps(task.identity) else {
                count(task, isOut: false, reading: space)
                continue
            }
            for step in space.steps(of: task.identity) { count(step, isOut: task.isLeftOut, reading: space) }
        }
    }

    private mutating func count(_ task: TaskEntry, isOut: Bool, reading space: PlanReader) {
        if space.isDone(task) != nil {
            packed += 1
        } else if isOut || task.isLeftOut {
            leftOut += 1
        } else {
            toPack += 1
        }
    }

    /// "4 to pack, 3 packed, 1 not this time".
    func said(_ words: Catalog) -> String {
        if toPack == 0, leftOut == 0, packed > 0 { return words[.packingAll] }
        var parts = [words[.packingLeft(count: toPack)]]
        if packed > 0 { parts.append(words[.packingPacked(count: packed)]) }
        if leftOut > 0 { parts.append(words[.packingSkipped(count: leftOut)]) }
        return words.enumeration(parts)
    }
}
