package import Planner

/// The form of a subject: its values as they were typed, right or wrong.
package final class SubjectForm {
    package var name: FieldValue
    /// The colour of its mark.
    package var colour: Colour

    /// A form of its parts.
    package init(name: FieldValue, colour: Colour) {
        self.name = name
        self.colour = colour
    }
}

extension HTML {
    /// Name and colour.
    mutating func subjectFields(_ form: SubjectForm, draft: String, focused: Bool = false) {
        field(words[.subjectName], name: "name", form.name, draft: draft, focused: focused)
        colourField(form.colour)
    }
}
