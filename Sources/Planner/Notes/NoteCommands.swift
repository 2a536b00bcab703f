import Facts

/// How long a note may be, in characters: its text has to fit into a task.
package enum NoteLimits {
    /// Its text.
    package static let text = TaskLimits.note
}

extension PersonalSpace {
    /// Adds a note on top of those that are not pinned. Its identity is the form's.
    ///
    /// - Throws: ``Fault/noteMissing``, ``Fault/noteTooLong``.
    func addNote(_ text: String, colour: Colour, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let text = try Self.checkedNote(text)
        let note = Entity.note(origin.identity)
        let changes = ChangeSet(.addedNote)
        changes.about = NoteEntry.name(of: text)
        changes.set(note, NoteField.text, text)
        changes.set(note, NoteField.colour, colour.rawValue)
        changes.set(note, NoteField.order, OrderKey.above(firstOrder(ofPinned: false)).text)
        changes.set(note, NoteField.created, origin.instant.time)
        return try commit(changes, from: origin)
    }

    /// Writes the changed fields of a note. A text that was changed since the form was shown, elsewhere, and in the form as well, is kept as an
    /// earlier version.
    ///
    /// - Throws: ``Fault/noSuchNote``, ``Fault/noteMissing``, ``Fault/noteTooLong``.
    func editNote(_ identity: Identity, _ written: NoteWritten, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let old = note(identity) else { throw .noSuchNote }
        let text = try written.text(over: old)
        let changes = ChangeSet(.editedNote)
        changes.about = NoteEntry.name(of: text)
        if let seen = written.seen, !seen.isText(old.text), ByteString(text) != ByteString(old.text) {
            keep(NoteField.text, of: .note(identity), changes)
        }
        changes.set(.note(identity), NoteField.text, text)
        if let colour = written.colour, !(written.seen?.isColour(colour) ?? false) {
            changes.set(.note(identity), NoteField.colour, colour.rawValue)
        }
        return try commit(changes, from: origin)
    }

    /// Deletes a note.
    ///
    /// - Throws: ``Fault/noSuchNote``.
    func deleteNote(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let old = note(identity) else { throw .noSuchNote }
        let changes = ChangeSet(.deletedNote)
        changes.about = old.name
        changes.set(.note(identity), NoteField.deleted, origin.instant.time)
        return try commit(changes, from: origin)
    }

    /// Pins a note, or lets it go back to its place among the others.
    ///
    /// - Throws: ``Fault/noSuchNote``.
    func setPinned(_ identity: Identity, _ isPinned: Bool, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let old = note(identity) else { throw .noSuchNote }
        let changes = ChangeSet(isPinned ? .pinnedNote : .unpinnedNote)
        changes.about = old.name
        changes.set(.note(identity), NoteField.pinned, isPinned ? 1 : nil)
        return try commit(changes, from: origin)
    }

    /// Moves a note among those that are pinned as it is, or not.
    ///
    /// - Throws: ``Fault/noSuchNote``.
    func moveNote(_ identity: Identity, _ move: Move, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let moved = note(identity) else { throw .noSuchNote }
        var siblings: [Identity] = []
        for note in notes where note.isPinned == moved.isPinned { siblings.append(note.identity) }
        let changes = ChangeSet(.movedNote)
        changes.about = moved.name
        for (note, key) in Moving.keys(moving: identity, move, among: siblings, key: { self.note($0)?.order ?? .first }) {
            changes.set(.note(note), NoteField.order, key.text)
        }
        return changes.writes.isEmpty ? .nothing : try commit(changes, from: origin)
    }
}

extension PlanReader {
    fileprivate func firstOrder(ofPinned isPinned: Bool) -> OrderKey? {
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
