import Planner

/// The person's data is theirs: out, in, on paper, gone.
public final class DataPage: Page {
    let lastCopy: Int64?

    /// The page.
    ///
    /// - Parameter lastCopy: when a file of everything was last saved, in milliseconds since 1970; nil if none was.
    public init(lastCopy: Int64?) {
        self.lastCopy = lastCopy
    }

    package func title(_ context: PageContext) -> String { "Your data" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        html.write(
            """
            <a class="button primary" id="back-up" data-download="noted" href="\(Route.copy)">\(Symbol.copy)\
            <span>Back up</span></a>
            """
        )
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<p class=\"state\">\(Symbol.box)<span>\(fixed: place(context)) ")
        lastBackup(&html, context)
        html.literal("</span></p>")
        html.literal("<div class=\"columns\" id=\"your-data\">")
        html.beginEntries("Backup")
        html.entry(
            "Restore from a backup",
            .past,
            to: Route.importFile.path,
            "Shows what it contains before anything changes",
            id: "bring-in"
        )
        html.endEntries()
        html.beginEntries("Export to other apps")
        html.download(.table, "Spreadsheet", .table, "All tasks, as CSV")
        html.download(.text, "All lists as text", .letters, "With sticky notes, as Markdown")
        html.download(.toDos, "All tasks", .ticked, "For another task app, as iCalendar")
        html.download(.dates, "Dated tasks for a calendar", .date, "iCalendar")
        html.endEntries()
        html.beginEntries("Delete")
        html.entry(
            "Erase everything",
            .bin,
            to: Route.erase.path,
            "Asks first, and offers a backup",
            id: "erase"
        )
        html.endEntries()
        html.literal(
            """
            </div><p class="hint">A backup is one file with everything. Keep it somewhere safe: anyone who has it can read it. To print a \
            page, choose Print in its menu (⋯).</p>
            """
        )
    }

    private func place(_ context: PageContext) -> StaticString {
        if context.isAnsweredByServer { return "On this server." }
        return context.account == nil ? "On this device." : "On this device and in your account."
    }

    private func lastBackup(_ html: inout HTML, _ context: PageContext) {
        guard let lastCopy else { return html.literal("No backup yet.") }
        let day = context.instant.at(lastCopy).date
        // A clock that ran ahead is no reason to speak of tomorrow.
        let words = Words.distance(min(day, context.instant.date), from: context.instant.date)
        html.write("<span id=\"last-copy\">Last backup: \(words)</span>")
    }
}

extension HTML {
    /// A row that saves a file.
    fileprivate mutating func download(_ file: Route.DataFile, _ name: String, _ symbol: Symbol, _ facts: String) {
        entry(name, symbol, to: Route.dataFile(file).path, facts, saying: " data-download")
    }
}

extension Markup.StringInterpolation {
    @inline(never)
    mutating func appendInterpolation(download file: Route, _ words: StaticString) {
        appendLiteral("<a class=\"button\" data-download href=\"")
        appendInterpolation(file)
        appendLiteral("\">")
        appendLiteral(words)
        appendLiteral("</a>")
    }
}
