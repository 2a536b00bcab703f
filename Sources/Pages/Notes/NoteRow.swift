import Facts
import Planner

extension HTML {
    /// What of a note stands in its row; all of it is on its page.
    private static let linesShown = 8
    private static let charactersShown = 480

    /// A note: what it says leads to its page; one press makes it a task.
    ///
    /// - Parameter moves: whether it can be moved from where it stands.
    @inline(never)
    mutating func noteRow(_ note: NoteEntry, showsOptions: Bool, moves: Bool) {
        let identity = note.identity
        let name = note.name
        let move = moves ? Address.noteAct(identity, .move).path : nil
        write(
            """
            <li id="note-\(identity)" class="row note" data-colour="\(Int(note.colour.rawValue))"\(attribute: "data-move", move)>\
            <a class="what" href="\(Address.note(identity))"><span class="title" dir="auto">\(Self.shown(note.text))</span></a>\
            <div class="note-foot"><span class="facts"><span>\(Words.name(note.colour))</span>
            """
        )
        if note.isPinned { write("<span class=\"fact\">\(Symbol.pin)Pinned</span>") }
        literal("</span>")
        write(
            """
            <button class="quiet" id="make-\(identity)" formaction="\(Address.noteAct(identity, .task))" \
            aria-label="Make a task: \(name)">Make a task</button></div>
            """
        )
        if showsOptions { noteOptions(note, name, moves: moves) }
        literal("</li>")
    }

    private mutating func noteOptions(_ note: NoteEntry, _ name: String, moves: Bool) {
        let identity = note.identity
        literal("<div class=\"row-options\">")
        if moves { rowMoves(identity, name, to: .noteAct(identity, .move)) }
        let pin: Address.NoteAct = note.isPinned ? .unpin : .pin
        let word: StaticString = note.isPinned ? "Unpin" : "Pin"
        rowOption("pin", identity, .noteAct(identity, pin), word, name, note.isPinned ? .unpin : .pin)
        rowOption("delete", identity, .noteAct(identity, .delete), "Delete", name, .bin)
        literal("</div>")
    }

    /// The first lines of a note.
    private static func shown(_ text: String) -> String {
        let lines = Text.pieces(of: text, at: UInt8(ascii: "\n"))
        guard lines.count > linesShown else { return Text.shortened(text, to: charactersShown) }
        return Text.shortened(Text.joined(Array(lines[..<linesShown]), "\n") + "\n…", to: charactersShown)
    }
}
