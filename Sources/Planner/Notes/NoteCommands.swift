import Facts

/// How long a note may be, in characters: its text has to fit into a task.
public enum NoteLimits {
    /// Its text.
    public static let text = TaskLimits.note
}

extension PersonalSpace {
    /// Adds a note on top of those that are not pinned. Its identity is the form's.
    ///
    /// - Throws: ``Fault/noteMissing``, ``Fault/noteTooLong``.
    func addNote(_ text: String, colour: Colour, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let text = try Self.checkedNote(text)
        let note = Entity.note(origin.identity)
        let draft = ChangeSet(.addedNote)
        draft.about = NoteEntry.name(of: text)
        draft.set(note, NoteField.text, text)
        draft.set(note, NoteField.colour, colour.rawValue)
        draft.set(note, NoteField.order, OrderKey.above(firstOrder(ofPinned: false)).text)
        draft.set(note, NoteField.created, origin.instant.time)
        return try commit(draft, from: origin)
    }

    /// Writes the changed fields of a note.
    ///
    /// - Throws: ``Fault/noSuchNote``, ``Fault/noteMissing``, ``Fault/noteTooLong``.
    func editNote(_ identity: Identity, _ written: NoteWritten, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let old = note(identity) else { throw .noSuchNote }
        let text = try written.text(over: old)
        let draft = ChangeSet(.editedNote)
        draft.about = NoteEntry.name(of: text)
        draft.set(.note(identity), NoteField.text, text)
        if let colour = written.colour, !(written.seen?.isColour(colour) ?? false) {
            draft.set(.note(identity), NoteField.colour, colour.rawValue)
        }
        return try commit(draft, from: origin)
    }

    /// Deletes a note.
    ///
    /// - Throws: ``Fault/noSuchNote``.
    func deleteNote(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let old = note(identity) else { throw .noSuchNote }
        let draft = ChangeSet(.deletedNote)
        draft.about = old.name
        draft.set(.note(identity), NoteField.deleted, origin.instant.time)
        return try commit(draft, from: origin)
    }

    /// Pins a note, or lets it go back to its place among the others.
    ///
    /// - Throws: ``Fault/noSuchNote``.
    func setPinned(_ identity: Identity, _ isPinned: Bool, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let old = note(identity) else { throw .noSuchNote }
        let draft = ChangeSet(isPinned ? .pinnedNote : .unpinnedNote)
        draft.about = old.name
        draft.set(.note(identity), NoteField.pinned, isPinned ? 1 : nil)
        return try commit(draft, from: origin)
    }

    /// Moves a note among those that are pinned as it is, or not.
    ///
    /// - Throws: ``Fault/noSuchNote``.
    func moveNote(_ identity: Identity, _ move: Move, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let moved = note(identity) else { throw .noSuchNote }
        var siblings: [Identity] = []
        for note in notes where note.isPinned == moved.isPinned { siblings.append(note.identity) }
        let draft = ChangeSet(.movedNote)
        draft.about = moved.name
        for (note, key) in Moving.keys(moving: identity, move, among: siblings, key: { self.note($0)?.order ?? .first }) {
            draft.set(.note(note), NoteField.order, key.text)
        }
        return draft.writes.isEmpty ? .nothing : try commit(draft, from: origin)
    }

    private func firstOrder(ofPinned isPinned: Bool) -> OrderKey? {
        for note in notes where note.isPinned == isPinned { return note.order }
        return nil
    }

    /// A note's text as it is kept: without space around it.
    static func checkedNote(_ text: String) throws(Fault) -> String {
        guard Text.count(of: text, isAtMost: NoteLimits.text) else { throw .noteTooLong }
        let text = Text.trimmed(Text.withoutControls(text, keepingLines: true))
        guard !Text.isBlank(text) else { throw .noteMissing }
        return text
    }
}
