import Facts

extension TaskDraft {
    /// The task of a line of quick add, with the lists and subjects that it names: existing or new ones.
    ///
    /// - Throws: as ``init(title:note:cost:daily:details:)``.
    public init(_ line: QuickAdd, note: String = "", cost: Int? = nil, in space: PersonalSpace) throws(Fault) {
        var details = TaskDetails()
        var cost = cost
        details.due = line.due
        for chip in line.chips {
            switch chip.meaning {
            case .due: break
            case .time(let time): details.time = time
            case .minutes(let minutes): details.minutes = minutes
            case .cost(let written): cost = written
            case .priority(let priority): details.priority = priority
            case .subject(let name):
                details.subjects.append(space.subject(named: name).map { .existing($0.identity) } ?? .new(name))
            case .list(let name):
                details.list = space.openList(named: name).map { .existing($0.identity) } ?? .new(name)
            case .repeats(let rule): details.repeats = rule
            }
            if case .time(let time) = chip.also { details.time = time }
            if case .minutes(let minutes) = chip.also { details.minutes = minutes }
        }
        try self.init(title: line.title, note: note, cost: cost, details: details)
    }
}

extension PersonalSpace {
    /// Adds a task for every line; a line that lies deeper than the one above is a step of it.
    ///
    /// - Parameters:
    ///   - list: where they go, whatever a line says; nil: to their categories, or where a line says.
    ///   - readsWords: whether dates, costs and the like are read out of the lines.
    /// - Throws: ``Fault/titleMissing`` if there is no line, ``Fault/tooManyLines(_:)``, ``Fault/titleTooLong``,
    ///   ``Fault/noSuchList``.
    func addLines(
        _ pasted: PastedLines,
        to list: Identity?,
        readsWords: Bool,
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        if let list, !hasList(list) { throw .noSuchList }
        let changes = ChangeSet(.addedTask)
        changes.count = 0
        try write(pasted, to: list, readsWords: readsWords, changes, origin)
        return try commit(changes, from: origin)
    }

    /// Makes a list from a template that came with Teaspoon.
    ///
    /// - Throws: ``Fault/nameMissing``.
    func useStarter(
        _ template: StarterTemplate,
        named name: String,
        leavingOut left: [Int] = [],
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        let written = try ListDraft(
            name: freeName(try ListDraft.checkedName(name)),
            icon: template.icon,
            category: template.category,
            isChecklist: template.isChecklist
        )
        let changes = ChangeSet(.usedTemplate)
        changes.about = written.name
        begin(origin.identity, written, changes, origin)
        let lines = PastedLines(template.lines, levels: TaskLimits.levels).without(left)
        if !lines.lines.isEmpty { try write(lines, to: origin.identity, readsWords: true, changes, origin) }
        changes.about = written.name
        changes.count = 1
        return try commit(changes, from: origin)
    }

    private func write(
        _ pasted: PastedLines,
        to list: Identity?,
        readsWords: Bool,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) throws(Fault) {
        guard !pasted.lines.isEmpty else { throw .titleMissing }
        guard pasted.lines.count <= TaskLimits.lines else { throw .tooManyLines(pasted.lines.count) }
        let context = quickAdd(at: origin.instant, isPlaced: list != nil)
        // The list may be made by this very command, and not be there yet.
        let last = list.flatMap { members(of: $0).last }.map { orderKey(of: $0) }
        var tree = TreeWriter(changes, origin, below: last)
        for line in pasted.lines {
            let task = tree.begin(level: line.level, in: list)
            var written = try TaskDraft(title: line.text, cost: nil)
            if readsWords {
                written = try TaskDraft(PastedLines.read(line, in: context), in: self)
            }
            try write(written, to: task.identity, was: nil, order: nil, changes, origin)
            // A repeating task is never done for good.
            if line.isDone, written.details.repeats == nil { changes.set(task, TaskField.done, origin.instant.time) }
            if changes.count == 0 { changes.about = written.title }
            changes.count += 1
        }
    }
}
