import Facts

/// What a plan holds, title by title: enough to see whose it is.
package struct PlanContents: Sendable {
    /// A list, or the tasks that are in none.
    package struct List: Sendable {
        /// nil: in no list.
        package let name: String?
        /// Its tasks, each above its steps.
        package let lines: [TitleLine]
    }

    /// The date of the current day; nil before the first.
    package let date: LocalDate?
    /// The list of that day.
    package let day: [TitleLine]
    /// The lists and templates in own order, then the tasks that are in no list, then the lists that were put away.
    package let lists: [List]
    /// The texts of the sticky notes.
    package let notes: [String]
}

extension PlanReader {
    /// The titles in this plan, without examples that nobody touched: the tasks that ``summary`` counts.
    package var contents: PlanContents {
        let examples = untouchedExamples
        var day: [TitleLine] = []
        for item in todayItems where !examples.contains(item.task.identity) {
            day.append(TitleLine(title: item.task.title, level: 0, isDone: item.done != nil))
        }
        var shown = examples
        var (open, putAway): ([PlanContents.List], [PlanContents.List]) = ([], [])
        for list in allLists {
            let found = PlanContents.List(name: list.name, lines: titles(under: members(of: list.identity), &shown))
            if list.isArchived { putAway.append(found) } else { open.append(found) }
        }
        let unlisted = titles(under: tasksWithoutParent(except: shown), &shown)
        if !unlisted.isEmpty { open.append(PlanContents.List(name: nil, lines: unlisted)) }
        var notes: [String] = []
        for note in self.notes { notes.append(note.text) }
        return PlanContents(date: currentDay?.date, day: day, lists: open + putAway, notes: notes)
    }

    /// Tasks and their steps, each above its own; none of those that are shown already.
    private func titles(under tasks: [Identity], _ shown: inout Set<Identity>) -> [TitleLine] {
        var lines: [TitleLine] = []
        // A stack, since tasks of another device may lie deeper than anything made here.
        var waiting: [(task: Identity, level: Int)] = []
        for task in tasks.reversed() { waiting.append((task, 0)) }
        while let next = waiting.popLast() {
            guard shown.insert(next.task).inserted, let task = task(next.task) else { continue }
            lines.append(TitleLine(title: task.title, level: next.level, isDone: task.done != nil))
            for step in steps(of: next.task).reversed() {
                waiting.append((step.identity, min(next.level + 1, TaskLimits.levels)))
            }
        }
        return lines
    }

    /// The tasks that are no steps, in own order.
    private func tasksWithoutParent(except others: Set<Identity>) -> [Identity] {
        var tasks: [TaskEntry] = []
        for identity in everyTask where !others.contains(identity) {
            if let task = task(identity), parent(of: task) == nil { tasks.append(task) }
        }
        return sortedIndices(tasks.count) { tasks[$0].position < tasks[$1].position }.map { tasks[$0].identity }
    }
}
