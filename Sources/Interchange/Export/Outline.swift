import Facts
package import Planner

/// All tasks, list by list, each with its steps beneath it: the content of exports for other programs.
package struct Outline {
    /// A task with its level: 0 for a task that is no step.
    struct Line {
        let task: TaskEntry
        let level: Int
    }

    /// One list, or the tasks that are in none.
    struct Section {
        /// nil: in no list.
        let list: ListEntry?
        let lines: [Line]
    }

    let sections: [Section]

    /// Reads all lists in use and then those put away; templates are no tasks.
    package init(reading space: PlanReader) {
        let lists = space.allLists.filter { !$0.isTemplate }
        var roots: [Identity?: [TaskEntry]] = [:]
        var steps: [Identity: [TaskEntry]] = [:]
        for identity in space.everyTask {
            guard let task = space.task(identity) else { continue }
            if let parent = space.parent(of: task) {
                steps[parent, default: []].append(task)
            } else {
                roots[space.list(of: task), default: []].append(task)
            }
        }
        var sections: [Section] = []
        func add(_ list: ListEntry?) {
            let lines = Self.lines(roots[list?.identity] ?? [], steps)
            if !lines.isEmpty { sections.append(Section(list: list, lines: lines)) }
        }
        for list in lists where !list.isArchived { add(list) }
        add(nil)
        for list in lists where list.isArchived { add(list) }
        self.sections = sections
    }

    private static func lines(_ roots: [TaskEntry], _ steps: [Identity: [TaskEntry]]) -> [Line] {
        var lines: [Line] = []
        // A stack, since tasks of another device may lie deeper than anything made here.
        var waiting: [Line] = []
        for task in inOrder(roots).reversed() { waiting.append(Line(task: task, level: 0)) }
        while let line = waiting.popLast() {
            lines.append(line)
            for step in inOrder(steps[line.task.identity] ?? []).reversed() {
                waiting.append(Line(task: step, level: line.level + 1))
            }
        }
        return lines
    }

    private static func inOrder(_ tasks: [TaskEntry]) -> [TaskEntry] {
        var ordered: [TaskEntry] = []
        for index in sortedIndices(tasks.count, by: { tasks[$0].position < tasks[$1].position }) { ordered.append(tasks[index]) }
        return ordered
    }
}
