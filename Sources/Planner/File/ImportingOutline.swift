import Facts

extension PersonalSpace {
    /// Brings in what a file of another program holds, as one change.
    ///
    /// Lists, tasks and notes have identities that are made from their keys and a value of this plan (``ImportedNames``): what was brought in
    /// before, on whichever device of the person, is left as it is by now, also where it was deleted. Only what an undone import had brought in comes again. A list whose name an open list of the
    /// person's own has is that list. Nothing goes into today's list, and nothing into a shared one.
    ///
    /// - Throws: ``Fault/tooManyLines(_:)`` for more than ``ImportedOutline/most``.
    func importOutline(_ outline: ImportedOutline, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let count = outline.lists.count + outline.tasks.count + outline.notes.count
        guard count <= ImportedOutline.most else { throw .tooManyLines(count) }
        let changes = ChangeSet(.importedOutline)
        changes.count = 0
        let names = importedNames(of: outline.source, from: origin)
        var lists = ImportedLists(names, in: self)
        for list in outline.lists { lists.begin(list, changes, origin) }
        try write(outline, names, into: &lists, changes, origin)
        for note in outline.notes { write(note, names, changes, origin) }
        let salt = Entity(.importSalt, names.salt)
        if !changes.writes.isEmpty, replica.value(salt, ImportSaltField.begun).isAbsent {
            changes.set(salt, ImportSaltField.begun, origin.instant.time)
        }
        return try commit(changes, from: origin)
    }

    /// Writes the tasks that are new here, each below those that its list or its category has.
    private func write(
        _ outline: ImportedOutline,
        _ names: ImportedNames,
        into lists: inout ImportedLists,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) throws(Fault) {
        let tree = ImportedTree(of: outline, names)
        var drafts: [TaskDraft?] = []
        for (index, task) in outline.tasks.enumerated() {
            let isWanted = tree.isFirst(index) && !hasFacts(.task(tree.identities[index]))
            drafts.append(isWanted ? task.draft(note: task.wholeNote(origin.texts), today: origin.instant.date) : nil)
        }
        for (index, task) in outline.tasks.enumerated() {
            guard let draft = drafts[index] else { continue }
            var parent: Identity?
            if let above = tree.parents[index] {
                let identity = tree.identities[above]
                if case .some = drafts[above] { parent = identity } else if hasTask(identity) { parent = identity }
            }
            let list = parent == nil ? task.list.flatMap { lists[$0] } : nil
            let written = choosingDays(draft, in: list.map { .existing($0) }, today: origin.instant.date)
            let order = lists.nextOrder(in: list, isStep: parent != nil, cost: written.cost)
            let entity = Entity.task(tree.identities[index])
            try write(written, to: entity.identity, was: nil, order: order, changes, origin)
            if let parent { changes.set(entity, TaskField.parent, Value(parent)) }
            if let list { changes.set(entity, TaskField.list, Value(list)) }
            if let done = task.done, written.daily.isEmpty, case .none = written.details.repeats {
                changes.set(entity, TaskField.done, min(max(done, 1), origin.instant.time))
            }
            keepWhole(task.title, over: TaskLimits.title, of: entity, changes, origin)
            keepWhole(task.wholeNote(origin.texts), over: TaskLimits.note, of: entity, changes, origin)
            if changes.count == 0 { changes.about = written.title }
            changes.count += 1
        }
    }

    private func write(_ note: ImportedOutline.Note, _ names: ImportedNames, _ changes: ChangeSet, _ origin: CommandOrigin) {
        let entity = Entity.note(names.identity(of: .note, note.key))
        let text = Text.trimmed(Text.withoutControls(note.text, keepingLines: true))
        guard !hasFacts(entity), !Text.isBlank(text) else { return }
        changes.set(entity, NoteField.text, Text.fitted(text, to: NoteLimits.text))
        changes.set(entity, NoteField.colour, Colour.amber.rawValue)
        changes.set(entity, NoteField.created, origin.instant.time)
        keepWhole(text, over: NoteLimits.text, of: entity, changes, origin)
    }

    /// The whole of a text that is cut goes into notes.
    @inline(never)
    private func keepWhole(_ text: String, over limit: Int, of entity: Entity, _ changes: ChangeSet, _ origin: CommandOrigin) {
        let text = Text.withoutControls(text, keepingLines: true)
        guard !Text.count(of: text, isAtMost: limit), !Text.isBlank(text) else { return }
        // A character has one byte at least.
        for (note, part) in entity.notes(ofWhole: text, bytes: NoteLimits.text) {
            changes.set(note, NoteField.text, part)
            changes.set(note, NoteField.created, origin.instant.time)
        }
    }
}

extension ImportedOutline.Task {
    /// The note, and below it a line for each extra, in the person's language.
    fileprivate func wholeNote(_ texts: any CommandTexts) -> String {
        if extras.isEmpty { return note }
        var lines: [String] = []
        for extra in extras where !Text.isBlank(extra.text) { lines.append(texts.line(of: extra)) }
        let added = Text.joined(lines, "\n")
        if Text.isBlank(note) { return added }
        return lines.isEmpty ? note : note + "\n\n" + added
    }

    /// The task as a form could have written it, without its list and its parent; nil if it says nothing.
    fileprivate func draft(note: String, today: LocalDate) -> TaskDraft? {
        let note = Text.isBlank(note) ? "" : Text.withoutControls(note, keepingLines: true)
        var title = Text.trimmed(Text.withoutControls(title, keepingLines: false))
        if Text.isBlank(title) { title = NoteEntry.firstLine(of: note).line }
        guard !Text.isBlank(title) else { return nil }
        var details = TaskDetails()
        details.priority = priority
        details.due = due.flatMap { $0.isOnCalendar ? $0 : nil }
        details.repeats = repeats.flatMap { $0.endsBefore(details.due, today: today) ? nil : $0 }
        // Without a date there is nothing to be reminded of.
        var isDated = details.due != nil
        if case .some = details.repeats { isDated = true }
        if isDated {
            details.time = time.flatMap { TaskLimits.times.contains($0) ? $0 : nil }
            details.reminder = reminder.flatMap { TaskLimits.reminders.contains($0) ? $0 : nil }
        }
        details.start = start.flatMap { start in
            guard start.isOnCalendar, details.due.map({ start <= $0 }) ?? true else { return nil }
            return start
        }
        details.kinds = kinds.isEmpty ? nil : kinds
        details.minutes = minutes.flatMap { TaskLimits.minutes.contains($0) ? $0 : nil }
        for subject in subjects {
            let name = Text.fitted(Text.trimmed(Text.withoutControls(subject, keepingLines: false)), to: ListLimits.name)
            if !Text.isBlank(name) { details.subjects.append(.new(name)) }
        }
        return TaskDraft(
            title: Text.fitted(title, to: TaskLimits.title),
            note: Text.fitted(note, to: TaskLimits.note),
            cost: cost.flatMap { Costs.rangeWithRest.contains($0) ? $0 : nil },
            daily: daily,
            checked: details
        )
    }
}
