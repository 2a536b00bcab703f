/// What stands in a note's form when it is sent.
public struct NoteWritten: Equatable, Sendable {
    /// What the note is to say.
    public let text: String
    /// Its colour; nil: it keeps the one it has.
    public let colour: Colour?
    /// What the form showed: what still says that is left as it is by now. nil: all that was written counts.
    public let seen: NoteSeen?

    /// The written values.
    public init(_ text: String, colour: Colour? = nil, seen: NoteSeen? = nil) {
        self.text = text
        self.colour = colour
        self.seen = seen
    }

    /// What a note says once this is written over it.
    ///
    /// - Throws: ``Fault/noteMissing``, ``Fault/noteTooLong``.
    func text(over note: NoteEntry) throws(Fault) -> String {
        let written = try PersonalSpace.checkedNote(text)
        return seen?.isText(written) ?? false ? note.text : written
    }
}
