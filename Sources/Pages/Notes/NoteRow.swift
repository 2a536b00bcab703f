import Facts
import Planner

extension HTML {
    /// How many lines of a note stand in its row; all of it is on its page.
    private static let linesShown = 3
    private static let charactersShown = 480

    /// A note: what it says leads to its page; one press makes it a task.
    ///
    /// - Parameter moves: whether it can be moved from where it stands.
    @inline(never)
    mutating func noteRow(_ note: NoteEntry, showsOptions: Bool, moves: Bool) {
        let identity = note.identity
        let name = note.name
        let move = moves ? Route.moveNote(identity).path : nil
        let text = Self.shown(note.text)
        write(
            """
            <li id="note-\(identity)" class="row sticky-note" data-colour="\(Int(note.colour.rawValue))"\(attribute: "data-move", move)>\
            <div class="row-main"><a class="what" href="\(Route.note(identity))"><span class="title" dir="auto">\(text.title)</span>\
            <span class="note-rest" dir="auto">\(text.rest)</span><span class="unseen">\(words.separator())\(Words.name(note.colour))</span></a>
            """
        )
        if note.isPinned { write("<span class=\"fact pinned\">\(Symbol.pin)\(.noteRowPinned)</span>") }
        write(
            """
            <button class="quiet icon-only" id="make-\(identity)" formaction="\(Route.makeTaskOfNote(identity))" \
            aria-label="\(.noteRowMakeTask(note: name))">\(Symbol.ticked)</button></div>
            """
        )
        if showsOptions { noteOptions(note, name, moves: moves) }
        literal("</li>")
    }

    private mutating func noteOptions(_ note: NoteEntry, _ name: String, moves: Bool) {
        let identity = note.identity
        literal("<div class=\"row-options\">")
        if moves { rowMoves(identity, name, to: .moveNote(identity)) }
        let pin: Route = note.isPinned ? .unpinNote(identity) : .pinNote(identity)
        let word: Sentence = note.isPinned ? .noteRowUnpin(note: name) : .noteRowPin(note: name)
        rowOption("pin", identity, pin, "\(word)", note.isPinned ? .unpin : .pin)
        rowOption("delete", identity, .deleteNote(identity), "\(.noteRowDelete(note: name))", .bin)
        literal("</div>")
    }

    /// The first line of a note, and some of what follows.
    private static func shown(_ text: String) -> (title: String, rest: String) {
        var lines = Text.pieces(of: Text.trimmed(text), at: UInt8(ascii: "\n"))
        let title = lines.isEmpty ? "" : lines.removeFirst()
        if lines.count > linesShown {
            lines = Array(lines[..<linesShown])
            lines.append("…")
        }
        return (Text.shortened(title, to: charactersShown), Text.shortened(Text.joined(lines, "\n"), to: charactersShown))
    }
}
