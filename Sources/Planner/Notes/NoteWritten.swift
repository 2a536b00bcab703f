/// The values of a note's form when it is sent.
package struct NoteWritten: Equatable, Sendable {
    /// The new text of the note.
    package let text: String
    /// Its colour; nil: it keeps the one it has.
    package let colour: Colour?
    /// The note as the form showed it: a field that still has that value is left as it is by now. nil: all written values count.
    package let seen: NoteSeen?

    /// The written values.
    package init(_ text: String, colour: Colour? = nil, seen: NoteSeen? = nil) {
        self.text = text
        self.colour = colour
        self.seen = seen
    }

    /// The text of a note once this is written over it.
    ///
    /// - Throws: ``Fault/noteMissing``, ``Fault/noteTooLong``.
    func text(over note: NoteEntry) throws(Fault) -> String {
        let written = try PersonalSpace.checkedNote(text)
        return seen?.isText(written) ?? false ? note.text : written
    }
}
