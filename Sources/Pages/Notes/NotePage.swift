import Facts
package import Planner

/// One note: its text, which is its form, and its commands.
package final class NotePage: Page {
    let note: NoteEntry
    let form: NoteForm
    let versions: [EarlierVersion]

    /// Reads the page's model; `form` holds typed values that were refused.
    package init(reading space: PlanReader, _ note: NoteEntry, form: NoteForm? = nil) {
        self.note = note
        versions = space.earlierVersions(ofNote: note.identity)
        self.form = form ?? NoteForm(note)
    }

    package func title(_ context: PageContext) -> String { context.words[.note] }

    package var section: Section? { .more }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("note", cancel: Route.notes.path, hasActed: context.toast != nil)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let notes = Route.notes.path
        let identity = note.identity
        html.beginReturningForm(.note(identity), context, back: notes, id: "note", class: "act stack")
        html.defaultButton()
        if let seen = form.seen { html.hidden("seen", seen.mark.hex) }
        html.noteText(form.text, rows: 6, draft: "note-" + identity.hex, colour: form.colour)
        html.links(in: note.text)
        html.colourField(form.colour)
        html.endForm()
        acts(&html, context)
        html.earlierVersions(versions, back: Route.note(identity).path, context)
    }

    /// The commands that act at once, each in a form that leads to the next page.
    private func acts(_ html: inout HTML, _ context: PageContext) {
        let notes = Route.notes.path
        let identity = note.identity
        html.literal("<div class=\"links note-acts\">")
        // Sent with the form above: the text typed just now goes into the task.
        html.write(
            """
            <button class="quiet" id="make" form="note" formaction="\(Route.makeTaskOfNote(identity))">\
            \(Symbol.ticked)<span>\(.noteMakeTask)</span></button>
            """
        )
        let command: Route = note.isPinned ? .unpinNote(identity) : .pinNote(identity)
        html.beginForm(command, context, back: Route.note(identity).path, id: "note-pin")
        let pin: Phrase = note.isPinned ? .noteUnpin : .notePin
        html.write(
            """
            <button class="quiet" id="pin">\(note.isPinned ? Symbol.unpin : Symbol.pin)<span>\(pin)</span></button>
            """
        )
        html.endForm()
        html.beginReturningForm(.deleteNote(identity), context, back: notes, id: "note-delete", class: "act")
        html.write("<button class=\"quiet less\" id=\"delete\">\(Symbol.bin)<span>\(.noteDelete)</span></button>")
        html.endForm()
        html.write("</div><p class=\"hint\">\(.noteMakeTaskHint)</p>")
    }
}
