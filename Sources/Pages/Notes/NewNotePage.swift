import Planner

/// Writes a new note.
package final class NewNotePage: Page {
    let form: NoteForm
    /// Said above the form: why a note that was being changed is offered as a new one.
    let notice: String?

    package init(form: NoteForm = NoteForm(), notice: String? = nil) {
        self.form = form
        self.notice = notice
    }

    package static var path: String { Route.notes.path + "?new=1" }

    package func title(_ context: PageContext) -> String { context.words[.noteNew] }

    package var section: Section? { .more }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("add-note", cancel: Route.notes.path, id: "note-button")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.beginReturningForm(.notes, context, back: Route.notes.path, id: "add-note", class: "act stack")
        html.defaultButton()
        html.noteText(form.text, rows: 6, draft: "note-new", colour: form.colour, focused: form.text.text.isEmpty)
        html.colourField(form.colour)
        html.endForm()
    }
}
