import Facts

extension PersonalSpace {
    /// Makes a task of a note: its first line is the title, the following lines are the task's note; the note goes.
    ///
    /// The task's name comes from the note's, not from the form's: if the command is given twice, on one device or on two that have
    /// not met yet, it makes one task.
    ///
    /// - Parameter written: the present text of the note's form; nil: the note's stored text. It is a separate command, before this one:
    ///   undoing this one brings the note back as it was written.
    /// - Throws: ``Fault/noSuchNote``, ``Fault/noteMissing``, ``Fault/noteTooLong``.
    func makeTask(of identity: Identity, saying written: NoteWritten? = nil, from origin: CommandOrigin) throws(Fault)
        -> CommandResult
    {
        guard let note = note(identity) else { throw .noSuchNote }
        let text = if let written { try written.text(over: note) } else { try Self.checkedNote(note.text) }
        // Whatever can be refused is, before anything is written.
        let made = try Self.task(saying: text)
        var kept: [Fact] = []
        if let written {
            let form = origin.identity.derived(Derived.notes)
            let before = CommandOrigin(form, at: origin.instant, texts: origin.texts)
            kept = try editNote(identity, written, from: before).facts
        }
        let task = unusedTask(of: identity)
        let changes = ChangeSet(.madeTaskOfNote)
        changes.about = NoteEntry.name(of: text)
        let order = keyAboveFirst(in: category(nil))
        try write(made, to: task, was: nil, order: order, changes, origin)
        changes.set(.note(identity), NoteField.deleted, origin.instant.time)
        let result = try commit(changes, from: origin)
        return CommandResult(change: result.change, changed: result.changed, facts: kept + result.facts)
    }
}

extension PlanReader {
    /// A title has less room than a note: of a first line that does not fit, the beginning, and all of it in the note.
    fileprivate static func task(saying text: String) throws(Fault) -> TaskDraft {
        let (line, rest) = NoteEntry.firstLine(of: text)
        guard Text.count(of: line, isAtMost: TaskLimits.title) else {
            return try TaskDraft(title: Text.shortened(line, to: TaskLimits.title - 1), note: text, cost: nil)
        }
        return try TaskDraft(title: line, note: rest, cost: nil)
    }

    /// Undone, the note is back and may become a task again: under the same name, unless something was written about that task since,
    /// which then stands.
    fileprivate func unusedTask(of note: Identity) -> Identity {
        var number: UInt64 = 0
        while hasFacts(.task(Self.task(of: note, number))) { number += 1 }
        return Self.task(of: note, number)
    }

    fileprivate static func task(of note: Identity, _ number: UInt64) -> Identity {
        note.derived(Derived.notes + number)
    }
}
