import Facts
import Pages
import Planner

/// Sticky notes, shown and changed.
extension Application {
    func showNotes(_ target: Target, _ request: Request) -> Response {
        if target.query.token("new") == "1" { return respond(to: request, target, with: NewNotePage()) }
        let page = NotesPage(reading: space, saying: target.query.typed("q"), pageNumber: target.pageOrAll)
        return respond(to: request, target, with: page)
    }

    func showNote(_ identity: Identity, _ target: Target, _ request: Request) -> Response {
        guard let note = space.note(identity) else { return say(.gone, to: request, target) }
        return respond(to: request, target, with: NotePage(reading: space, note))
    }

    func addNote(_ submission: Submission) throws(Fault) -> Response {
        let form = NoteForm(submission.form)
        return try answering { () throws(Fault) in
            try perform(.addNote(form.text.text, colour: form.colour), for: submission, or: .notes)
        } refused: { error in
            form.text.fault = said(error)
            return again(submission, NewNotePage(form: form), here: NewNotePage.path)
        }
    }

    func editNote(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let form = NoteForm(submission.form)
        return try answering { () throws(Fault) in
            try performEdit(.editNote(identity, form.written), for: submission, or: .notes, of: .note(identity))
        } refused: { error in
            refused(submission, error, identity, form)
        }
    }

    func makeTaskOfNote(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        // On its own page the note may say something else by now: that is meant.
        let form = submission.form["note"] == nil ? nil : NoteForm(submission.form)
        return try answering { () throws(Fault) in
            try perform(.makeTask(of: identity, saying: form?.written), for: submission, or: .notes)
        } refused: { error in
            guard let form else { return refused(submission, error) }
            return refused(submission, error, identity, form)
        }
    }

    func moveNote(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        try perform(.moveNote(identity, submission.form.move), for: submission, or: .notes)
    }

    /// The typed values stay: with the error beside its field, or, if the note was deleted meanwhile, as a new note.
    private func refused(_ submission: Submission, _ fault: Fault, _ identity: Identity, _ form: NoteForm) -> Response {
        guard let note = space.note(identity) else {
            form.seen = nil
            let page = NewNotePage(form: form, notice: words[.insteadNewNote])
            return again(submission, page, status: 410, here: NewNotePage.path)
        }
        form.text.fault = said(fault)
        let page = NotePage(reading: space, note, form: form)
        return again(submission, page, here: Route.note(identity).path)
    }
}

extension NoteForm {
    fileprivate var written: NoteWritten { NoteWritten(text.text, colour: colour, seen: seen) }

    /// The typed values, as they were typed.
    fileprivate convenience init(_ form: Form) {
        let seen = form.identity("seen").map { NoteSeen(mark: $0) }
        self.init(text: FieldValue(form.typed("note")), colour: form.colour ?? .usualOfNotes, seen: seen)
    }
}
