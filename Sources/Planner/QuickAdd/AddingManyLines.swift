import Facts

extension PersonalSpace {
    /// Adds a task for every line; a line that lies deeper than the one above is a step of it.
    ///
    /// - Parameters:
    ///   - list: where they go, whatever a line says; nil: to their categories, or where a line says.
    ///   - language: how dates, costs and the like are read out of the lines; nil: they are not.
    /// - Throws: ``Fault/titleMissing`` if there is no line, ``Fault/tooManyLines(_:)``, ``Fault/titleTooLong``,
    ///   ``Fault/noSuchList``.
    func addLines(
        _ pasted: PastedLines,
        to list: Identity?,
        reading language: QuickAddLanguage?,
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        if let list, !hasList(list) { throw .noSuchList }
        let changes = ChangeSet(.addedTask)
        changes.count = 0
        let context = language.map { quickAdd(at: origin.instant, isPlaced: list != nil, in: $0) }
        try writeLines(pasted, to: list, in: context, changes, origin)
        return try commit(changes, from: origin)
    }

    /// Writes the task of each line, below those that the list has.
    ///
    /// - Parameter context: what the lines are read in; nil: every line is a title.
    func writeLines(
        _ pasted: PastedLines,
        to list: Identity?,
        in context: QuickAddContext?,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) throws(Fault) {
        guard !pasted.lines.isEmpty else { throw .titleMissing }
        guard pasted.lines.count <= TaskLimits.lines else { throw .tooManyLines(pasted.lines.count) }
        // The list may be made by this very command, and not be there yet.
        let last = list.flatMap { members(of: $0).last }.map { orderKey(of: $0) }
        var tree = TreeWriter(changes, origin, below: last)
        for line in pasted.lines {
            let task = tree.begin(level: line.level, in: list)
            var written = try TaskDraft(title: line.text, cost: nil)
            if let context {
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
