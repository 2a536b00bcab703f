import Facts
package import Planner

/// The form of a note: its values as they were typed, right or wrong.
package final class NoteForm {
    /// Its text.
    package var text: FieldValue
    /// Its colour.
    package var colour: Colour
    /// The note as the form showed it at first; nil: a new note.
    package var seen: NoteSeen?

    /// A form of its parts.
    package init(text: FieldValue = FieldValue(""), colour: Colour = .usualOfNotes, seen: NoteSeen? = nil) {
        self.text = text
        self.colour = colour
        self.seen = seen
    }

    /// The form of a note as it is.
    package convenience init(_ note: NoteEntry) {
        self.init(text: FieldValue(note.text), colour: note.colour, seen: NoteSeen(note))
    }
}

extension HTML {
    /// The text of a note, in a field of several lines.
    ///
    /// - Parameters:
    ///   - draft: typed text is kept under this name until it is sent.
    ///   - colour: that of the note, drawn at its side.
    mutating func noteText(
        _ text: FieldValue,
        rows: Int,
        draft: String,
        colour: Colour,
        focused: Bool = false
    ) {
        // A parser drops the first line break of a textarea: give it one to drop.
        write(
            """
            <div class="field note-text" data-colour="\(Int(colour.rawValue))"><label for="note-field">\(.noteText)</label>\
            <textarea id="note-field" name="note" rows="\(rows)" dir="auto" data-draft="\(draft)-note"\(" autofocus", if: focused)\
            \(described: "note-field", fault: text.fault)>
            \(text.text)</textarea>
            """
        )
        fault(text.fault, for: "note-field")
        literal("</div>")
    }
}
