package import Facts

/// The state of a note as a form showed it, so that saving the form changes only the edited fields: a mark of the text (FNV-1a, 64 bits),
/// and the colour.
package struct NoteSeen: Equatable, Sendable {
    /// As a form carries it.
    package let mark: Identity

    /// The state that a form of this note shows.
    package init(_ note: NoteEntry) {
        mark = Identity(high: Self.mark(of: note.text), low: UInt64(note.colour.rawValue))
    }

    /// The state that a form carried.
    package init(mark: Identity) {
        self.mark = mark
    }

    func isText(_ text: String) -> Bool { Self.mark(of: text) == mark.high }

    func isColour(_ colour: Colour) -> Bool { UInt64(colour.rawValue) == mark.low }

    private static func mark(of text: String) -> UInt64 { Mixing.fnv1a(Array(text.utf8)) }
}
