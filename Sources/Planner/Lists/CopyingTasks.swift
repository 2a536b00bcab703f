import Facts

/// A part of a copy: an item and its level, each after the one it is a step of.
struct CopiedItem {
    let task: TaskEntry
    let level: Int
}

/// The rules, weekdays and dates that a copy keeps.
enum CopiedRhythm {
    /// Rules and weekdays are kept, for the people who use the template; a template has no dates.
    case keptInTemplate
    /// All of it goes on, from today on.
    case goingOn
    /// All of it stays where it is.
    case leftBehind
}

extension PlanReader {
    /// "Packing", or "Packing 2" where that is taken.
    func freeName(_ name: String, isTemplate: Bool = false) -> String {
        var number = 2
        var free = name
        while case .some = openList(named: free, isTemplate: isTemplate), number < 1000 {
            // With room for an ellipsis, a space and three digits.
            free = Text.shortened(name, to: ListLimits.name - 5) + " " + String(number)
            number += 1
        }
        return free
    }

    /// - Parameter left: the tasks to leave out, with all their steps.
    func items(of list: Identity, but left: Set<Identity> = []) -> [CopiedItem] {
        let all = items(under: members(of: list))
        if left.isEmpty { return all }
        var kept: [CopiedItem] = []
        var edge = Int.max
        for item in all {
            if item.level > edge { continue }
            edge = left.contains(item.task.identity) ? item.level : .max
            if edge == .max { kept.append(item) }
        }
        return kept
    }

    /// - Parameter joinsDoubles: whether those of one level that are called alike are one, with the steps of all.
    func items(under tasks: [Identity], joinsDoubles: Bool = false) -> [CopiedItem] {
        var items: [CopiedItem] = []
        var seen: Set<Identity> = []
        // Those that are one, and the level they lie on.
        var waiting: [([Identity], Int)] = []
        func wait(_ tasks: [Identity], _ level: Int) {
            if joinsDoubles {
                for alike in doubles(tasks).reversed() where !alike.isEmpty { waiting.append((alike, level)) }
            } else {
                for task in tasks.reversed() { waiting.append(([task], level)) }
            }
        }
        wait(tasks, 0)
        while let (alike, level) = waiting.popLast() {
            guard let first = alike.first, seen.insert(first).inserted, let task = task(first) else { continue }
            items.append(CopiedItem(task: task, level: level))
            var below: [Identity] = []
            for one in alike {
                for step in steps(of: one) { below.append(step.identity) }
            }
            wait(below, level + 1)
        }
        return items
    }
}

extension PersonalSpace {
    func copy(
        _ items: [CopiedItem],
        into list: Identity,
        _ rhythm: CopiedRhythm,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) {
        var tree = TreeWriter(changes, origin)
        for item in items { write(item.task, to: tree.begin(level: item.level, in: list), rhythm, changes, origin) }
    }

    /// Writes the fields of another task to a new one.
    func write(_ old: TaskEntry, to task: Entity, _ rhythm: CopiedRhythm, _ changes: ChangeSet, _ origin: CommandOrigin) {
        changes.set(task, TaskField.title, old.title)
        if !old.note.isEmpty { changes.set(task, TaskField.note, old.note) }
        if let cost = old.category { changes.set(task, TaskField.cost, cost) }
        if old.isRest { changes.set(task, TaskField.rest, 1) }
        if let minutes = old.minutes { changes.set(task, TaskField.minutes, minutes) }
        if !old.kinds.isEmpty { changes.set(task, TaskField.kinds, Int64(old.kinds.bits)) }
        if let priority = old.priority { changes.set(task, TaskField.priority, priority.rawValue) }
        for subject in labels(of: old.identity) {
            changes.set(.subjectAssignment(Subject.scope(of: subject), task.identity), SubjectAssignmentField.on, 1)
        }
        write(rhythm, of: old, to: task, changes, origin)
    }

    /// Writes how a task repeats. A date is written only with a rule: a single due date is not copied. A time and a reminder depend on that
    /// date.
    private func write(
        _ rhythm: CopiedRhythm,
        of old: TaskEntry,
        to task: Entity,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) {
        if case .leftBehind = rhythm { return }
        if !old.daily.isEmpty { changes.set(task, TaskField.daily, Int64(old.daily.bits)) }
        guard let rule = old.repeats, let date = rule.date(notBefore: origin.instant.date, live: old.dateInSeries ?? old.due)
        else { return }
        changes.set(task, TaskField.time, old.time)
        changes.set(task, TaskField.reminder, old.reminder)
        if case .keptInTemplate = rhythm {
            changes.set(task, TaskField.repeats, ((old.dateInSeries ?? old.due).map { rule.saying($0) } ?? rule).text)
            return
        }
        changes.set(task, TaskField.repeats, rule.text)
        changes.setDue(of: task.identity, date)
        if let start = old.start, let due = old.due {
            changes.set(task, TaskField.start, date.number - (due.number - start.number))
        }
    }
}
