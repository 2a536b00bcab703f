import Facts
public import Planner

/// One note: all that it says, which is its form, and what can be done with it.
public final class NotePage: Page {
    let note: NoteEntry
    let form: NoteForm
    let versions: [EarlierVersion]

    /// Reads the page's model; `form` holds what was typed and refused.
    public init(reading space: PersonalSpace, _ note: NoteEntry, form: NoteForm? = nil) {
        self.note = note
        versions = space.earlierVersions(ofNote: note.identity)
        self.form = form ?? NoteForm(note)
    }

    package func title(_ context: PageContext) -> String { "Note" }

    package var section: Section? { .more }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("note", cancel: Address.notes.path)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let notes = Address.notes.path
        let identity = note.identity
        html.beginReturningForm(.note(identity), context, back: notes, id: "note", class: "act stack")
        html.defaultButton()
        if let seen = form.seen { html.hidden("seen", seen.mark.hex) }
        html.noteText(form.text, label: "Note", rows: 8, draft: "note-" + identity.hex)
        html.links(in: note.text)
        html.colourField(form.colour)
        // In the same form: what was typed just now goes into the task.
        html.write(
            """
            <div class="acts"><button class="button" id="make" formaction="\(Address.noteAct(identity, .task))">\
            \(Symbol.ticked)<span>Make a task</span></button></div>\
            <p class="hint">Its first line becomes the title, the rest the task’s note. Undo brings it back.</p>
            """
        )
        html.endForm()
        pinning(&html, context)
        html.earlierVersions(versions, back: Address.note(identity).path, context)
        html.beginReturningForm(.noteAct(identity, .delete), context, back: notes, id: "note-delete", class: "act acts")
        html.write("<button class=\"button\" id=\"delete\">\(Symbol.bin)<span>Delete</span></button>")
        html.endForm()
    }

    private func pinning(_ html: inout HTML, _ context: PageContext) {
        let here = Address.note(note.identity).path
        let act = Address.noteAct(note.identity, note.isPinned ? .unpin : .pin)
        html.beginForm(act, context, back: here, id: "note-pin", class: "act acts")
        if note.isPinned {
            html.write("<button class=\"button\" id=\"pin\">\(Symbol.unpin)<span>Unpin</span></button>")
        } else {
            html.write("<button class=\"button\" id=\"pin\">\(Symbol.pin)<span>Pin to the top</span></button>")
        }
        html.endForm()
    }
}
