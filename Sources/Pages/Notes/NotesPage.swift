import Facts
public import Planner

/// The sticky notes: a new one is written at once; what is there is found as it is typed.
public final class NotesPage: Page {
    let form: NoteForm
    let words: String
    let rows: [NoteEntry]
    /// How many there are on all pages.
    let count: Int
    let isExact: Bool
    let pageNumber: Int
    let hasMore: Bool
    let hasAny: Bool
    let showsOptions: Bool
    let notice: String?

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - words: what is looked for; empty: everything.
    ///   - pageNumber: which hundred, from 1, or ``PageNumber/all``.
    ///   - form: what was typed and refused.
    ///   - notice: said on top.
    public init(
        reading space: PersonalSpace,
        saying words: String = "",
        pageNumber: Int = 1,
        form: NoteForm = NoteForm(),
        notice: String? = nil
    ) {
        self.form = form
        self.words = Text.isBlank(words) ? "" : words
        self.pageNumber = pageNumber
        self.notice = notice
        let found = space.notes(saying: words)
        count = found.notes.count
        isExact = found.isExact
        let range = RowsShown.range(of: count, page: pageNumber)
        hasMore = range.upperBound < count
        rows = Array(found.notes[range])
        hasAny = count > 0 || !self.words.isEmpty
        showsOptions = space.showsOptions(on: .notes)
    }

    package func title(_ context: PageContext) -> String { "Notes" }

    package var section: Section? { .more }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        if count > 0 { html.menuOptions(isShown: showsOptions, context) }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        adding(&html, context)
        guard hasAny else {
            html.emptyState(
                .note,
                "A note is for what is no task yet, or never will be one: a thought, a number, a thing somebody said.",
                action: nil,
                to: ""
            )
            return
        }
        finder(&html)
        guard !rows.isEmpty else { return }
        html.beginForm(.notes, context, id: "list")
        // What was found stands beside others than in its own order, and one alone has no other place: it is not moved.
        let moves = showsOptions && words.isEmpty && count > 1
        if moves { html.literal("<reorder-list>") }
        html.literal("<ul class=\"rows\" aria-label=\"Notes\">")
        for note in rows { html.noteRow(note, showsOptions: showsOptions, moves: moves) }
        html.endRows(dragged: moves)
        html.endForm()
        html.pager(.notes, number: pageNumber, hasMore: hasMore, asked: asked)
    }

    private var asked: String { words.isEmpty ? "" : "q=" + PercentEncoding.encoded(words) }

    private func adding(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.notes, context, back: Address.notes.path, id: "add-note", class: "act card stack")
        html.noteText(form.text, label: "New note", rows: 2, draft: "note-new")
        html.literal("<div class=\"note-add\"><details class=\"folded\" id=\"note-colour\"><summary>Colour</summary>")
        html.colourField(form.colour)
        html.literal("</details><button class=\"primary\" id=\"note-button\">Add</button></div>")
        html.endForm()
    }

    private func finder(_ html: inout HTML) {
        // The field's name is out of sight: the button beside it says the same to who sees it.
        html.write(
            """
            <form method="get" action="\(Address.notes)" id="find" class="find" role="search" data-live><div class="add-line">\
            <input id="find-field" name="q" type="search" autocomplete="off" enterkeyhint="search" dir="auto"\
             aria-label="Find" aria-describedby="found" value="\(words)">\
            <button class="button" id="find-button">Find</button></div></form>\
            <div class="found-line"><p class="quiet-text" id="found" role="status">\(said)</p>
            """
        )
        if !words.isEmpty { html.write("<a class=\"button quiet\" id=\"clear\" href=\"\(Address.notes)\">Clear</a>") }
        html.literal("</div>")
    }

    /// What was found, in words. Where nothing was asked there is nothing to count.
    private var said: Markup {
        if words.isEmpty { return "" }
        if count == 0 { return "Nothing found for “\(Text.shortened(words, to: 60))”. Try other words." }
        if !isExact { return "Nothing is spelled like that; this comes close." }
        return count == 1 ? "1 note" : "\(count) notes"
    }
}
