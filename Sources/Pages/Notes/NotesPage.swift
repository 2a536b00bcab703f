import Facts
package import Planner

/// The sticky notes, with a search that finds them as somebody types.
package final class NotesPage: Page {
    let words: String
    let rows: [NoteEntry]
    /// How many there are on all pages.
    let count: Int
    let isExact: Bool
    let pageNumber: Int
    let hasMore: Bool
    let hasAny: Bool
    let showsOptions: Bool

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - words: the words to search for; empty: everything.
    ///   - pageNumber: which hundred, from 1, or ``PageNumber/all``.
    package init(
        reading space: PlanReader,
        saying words: String = "",
        pageNumber: Int = 1
    ) {
        self.words = Text.isBlank(words) ? "" : words
        let found = space.notes(saying: words)
        count = found.notes.count
        isExact = found.isExact
        let (range, page) = RowsShown.range(of: count, page: pageNumber)
        self.pageNumber = page
        hasMore = range.upperBound < count
        rows = Array(found.notes[range])
        hasAny = count > 0 || !self.words.isEmpty
        showsOptions = space.showsOptions(on: .notes)
    }

    package func title(_ context: PageContext) -> String { context.words[.notes] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        html.primaryLink("\(.notesBarAdd)", id: "add-note", symbol: .plus, to: NewNotePage.path)
        html.endActions()
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        if count > 0 { html.menuOptions(isShown: showsOptions, context) }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        guard hasAny else {
            html.emptyState(
                .note,
                context.words[.notesEmpty],
                action: nil,
                to: ""
            )
            return
        }
        finder(&html)
        guard !rows.isEmpty else { return }
        if showsOptions { html.hideOptions(context) }
        html.beginForm(.notes, context, id: "list")
        // Search results cannot be moved, since they are not beside their usual neighbours; nor can a single note.
        let moves = words.isEmpty && count > 1
        if moves { html.literal("<reorder-list>") }
        html.write("<ul class=\"rows notes\" aria-label=\"\(Phrase.notes)\">")
        for note in rows { html.noteRow(note, showsOptions: showsOptions, moves: moves) }
        html.endRows(dragged: moves)
        html.endForm()
        html.pager(.notes, number: pageNumber, hasMore: hasMore, asked: asked)
    }

    private var asked: String { words.isEmpty ? "" : "q=" + PercentEncoding.encoded(words) }

    private func finder(_ html: inout HTML) {
        // The field's name is out of sight: the drawing in it says the same. With script the page answers as somebody types.
        html.write(
            """
            <form method="get" action="\(Route.notes)" id="find" class="find" role="search" data-live>\(Symbol.search)\
            <input id="find-field" name="q" type="search" autocomplete="off" enterkeyhint="search" dir="auto" placeholder="\(.notesSearch)"\
             aria-label="\(.notesSearchField)" aria-describedby="found" value="\(words)">\
            <button class="button unscripted" id="find-button">\(.notesSearchButton)</button></form>\
            <div class="found-line"><p class="quiet-text" id="found" role="status">\(said)</p>
            """
        )
        if !words.isEmpty {
            html.write("<a class=\"button quiet\" id=\"clear\" href=\"\(Route.notes)\">\(.notesSearchClear)</a>")
        }
        html.literal("</div>")
    }

    /// The number of notes found, in words; empty without a search.
    private var said: Markup {
        if words.isEmpty { return "" }
        if count == 0 { return "\(.notesFoundNone(words: Text.shortened(words, to: 60)))" }
        if !isExact { return "\(.notesFoundClose)" }
        return "\(.notesFound(count: count))"
    }
}
