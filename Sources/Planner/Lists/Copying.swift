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

extension PersonalSpace {
    /// Makes a template from a list: its tasks as they would be new.
    ///
    /// - Throws: ``Fault/noSuchList``.
    func makeTemplate(of identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let list = list(identity) else { throw .noSuchList }
        let changes = ChangeSet(.madeTemplate)
        changes.about = freeName(list.name, isTemplate: true)
        begin(origin.identity, ListDraft(like: list, named: changes.about), isTemplate: true, changes, origin)
        copy(items(of: identity), into: origin.identity, .keptInTemplate, changes, origin)
        return try commit(changes, from: origin)
    }

    /// Makes a template from chosen tasks.
    ///
    /// - Throws: ``Fault/nothingChosen``, ``Fault/nameMissing``, ``Fault/nameTaken(_:)`` if a template is called that,
    ///   ``Fault/noSuchTask``.
    func makeTemplateOfTasks(named name: String, of tasks: [Identity], from origin: CommandOrigin) throws(Fault) -> CommandResult
    {
        guard !tasks.isEmpty else { throw .nothingChosen }
        let written = try ListDraft(name: name)
        if let other = openList(named: written.name, isTemplate: true) { throw .nameTaken(other.name) }
        for task in tasks where !hasTask(task) { throw .noSuchTask }
        let changes = ChangeSet(.madeTemplate)
        changes.about = written.name
        begin(origin.identity, written, isTemplate: true, changes, origin)
        copy(items(under: tasks.withoutRepeats), into: origin.identity, .keptInTemplate, changes, origin)
        return try commit(changes, from: origin)
    }

    /// Makes a list from a template of the person's own.
    ///
    /// - Throws: ``Fault/noSuchList``, ``Fault/nameMissing``.
    func useTemplate(
        _ identity: Identity,
        named name: String,
        leavingOut left: Set<Identity> = [],
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        guard let template = list(identity) else { throw .noSuchList }
        let changes = ChangeSet(.usedTemplate)
        changes.about = try ListDraft.checkedName(name)
        begin(origin.identity, ListDraft(like: template, named: freeName(changes.about)), changes, origin)
        copy(items(of: identity, but: left), into: origin.identity, .goingOn, changes, origin)
        return try commit(changes, from: origin)
    }

    /// Puts a list away as it is, and starts it again under its name: the old run is kept, and what comes back by itself goes on in
    /// the new one.
    ///
    /// - Throws: ``Fault/noSuchList``.
    func runAgain(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let list = list(identity) else { throw .noSuchList }
        let changes = ChangeSet(.ranAgain)
        changes.about = list.name
        begin(origin.identity, ListDraft(like: list, named: list.name), changes, origin)
        copy(items(of: identity), into: origin.identity, .goingOn, changes, origin)
        changes.set(.list(identity), ListField.archived, origin.instant.time)
        return try commit(changes, from: origin)
    }

    /// Makes one checklist of several lists and templates. What stands in more than one, however it is spelled, is in it once, with
    /// the steps of all.
    ///
    /// - Throws: ``Fault/nothingChosen``, ``Fault/nameMissing``, ``Fault/nameTaken(_:)``, ``Fault/noSuchList``.
    func mergeLists(_ lists: [Identity], named name: String, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard !lists.isEmpty else { throw .nothingChosen }
        let name = try ListDraft.checkedName(name)
        if let other = openList(named: name) { throw .nameTaken(other.name) }
        for list in lists where !hasList(list) { throw .noSuchList }
        let changes = ChangeSet(.mergedLists)
        changes.about = name
        changes.amount = lists.withoutRepeats.count
        begin(origin.identity, try ListDraft(name: name, icon: .bag, isChecklist: true), changes, origin)
        var tasks: [Identity] = []
        for list in lists.withoutRepeats { tasks += members(of: list) }
        // It is for one trip. What comes back by itself does so in the lists themselves, which go on, and would come twice.
        copy(items(under: tasks, joinsDoubles: true), into: origin.identity, .leftBehind, changes, origin)
        return try commit(changes, from: origin)
    }

    /// "Packing", or "Packing 2" where that is taken.
    func freeName(_ name: String, isTemplate: Bool = false) -> String {
        var number = 2
        var free = name
        while case .some = openList(named: free, isTemplate: isTemplate), number < 1000 {
            free = name + " " + String(number)
            number += 1
        }
        return free
    }

    // MARK: Items

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

    /// Tasks by title, in any spelling; each stands where the first of its title does.
    private func doubles(_ tasks: [Identity]) -> [[Identity]] {
        var names: [[UInt8]] = []
        for task in tasks { names.append(Text.folded(self.task(task)?.title ?? "")) }
        let order = sortedIndices(names.count) { names[$0].lexicographicallyPrecedes(names[$1]) }
        var groups = [[Identity]](repeating: [], count: tasks.count)
        var first = 0
        for (place, index) in order.enumerated() {
            // Equals keep their order: the first of a name comes first.
            if place == 0 || names[order[place - 1]] != names[index] { first = index }
            groups[first].append(tasks[index])
        }
        return groups
    }

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
        for subject in replica.entities(.subject) where carries(old.identity, subject.identity) {
            changes.set(.subjectAssignment(Subject.scope(of: subject.identity), task.identity), SubjectAssignmentField.on, 1)
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
        guard let rule = old.repeats, let date = rule.date(notBefore: origin.instant.date, live: old.due) else { return }
        changes.set(task, TaskField.time, old.time)
        changes.set(task, TaskField.reminder, old.reminder)
        if case .keptInTemplate = rhythm {
            changes.set(task, TaskField.repeats, (old.due.map { rule.saying($0) } ?? rule).text)
            return
        }
        changes.set(task, TaskField.repeats, rule.text)
        changes.set(task, TaskField.due, date.number)
        if let start = old.start, let due = old.due {
            changes.set(task, TaskField.start, date.number - (due.number - start.number))
        }
    }
}
