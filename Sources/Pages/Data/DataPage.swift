import Planner

/// The person's data is theirs: out, in, on paper, gone.
package final class DataPage: Page {
    let lastCopy: Int64?
    let parts: Int

    /// The page.
    ///
    /// - Parameters:
    ///   - lastCopy: when a file of everything was last saved, in milliseconds since 1970; nil if none was.
    ///   - parts: how many files everything needs.
    package init(lastCopy: Int64?, parts: Int) {
        self.lastCopy = lastCopy
        self.parts = parts
    }

    package func title(_ context: PageContext) -> String { context.words[.data] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        guard parts == 1 else { return }
        html.beginActions()
        html.write(
            """
            <a class="button primary" id="back-up" data-download="noted" href="\(Route.copy)">\(Symbol.copy)\
            <span>\(.dataBarBackup)</span></a>
            """
        )
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<p class=\"state\">\(Symbol.box)<span>\(keptAt(context)) ")
        lastBackup(&html, context)
        html.literal("</span></p>")
        html.literal("<div class=\"columns\" id=\"your-data\">")
        let words = context.words
        html.beginEntries("\(.dataBackup)")
        if parts > 1 { for part in 1...parts { save(part, &html) } }
        html.entry(
            .dataRestore,
            .past,
            to: Route.importFile.path,
            words[.dataRestoreFacts],
            id: "bring-in"
        )
        html.entry(.elsewhereTitle, .box, to: Route.elsewhere.path, words[.elsewhereFacts], id: "elsewhere")
        html.endEntries()
        html.beginEntries("\(.dataExport)")
        html.download(.table, .dataTable, .table, .dataTableFacts)
        html.download(.text, .dataText, .textSize, .dataTextFacts)
        html.download(.toDos, .dataToDos, .ticked, .dataToDosFacts)
        html.download(.dates, .dataDates, .date, .dataDatesFacts)
        html.endEntries()
        html.beginEntries("\(.dataDelete)")
        html.entry(
            .dataErase,
            .bin,
            to: Route.erase.path,
            words[.dataEraseFacts],
            id: "erase"
        )
        html.endEntries()
        html.write("</div><p class=\"hint\">\(parts == 1 ? Phrase.dataHint : .dataHintParts)</p>")
    }

    /// A row that saves one part of everything. With the last one, all are saved.
    private func save(_ part: Int, _ html: inout HTML) {
        html.entry(
            .dataBarBackup,
            .copy,
            to: Route.copy.path + "?part=" + String(part) + "&of=" + String(parts),
            html.words[.dataPart(part: part, parts: parts)],
            saying: part == parts ? " data-download=\"noted\"" : " data-download"
        )
    }

    private func keptAt(_ context: PageContext) -> Phrase {
        if context.isAnsweredByServer { return .dataOnServer }
        return context.account == nil ? .dataOnDevice : .dataInAccount
    }

    private func lastBackup(_ html: inout HTML, _ context: PageContext) {
        guard let lastCopy else {
            // Without a script nobody notes that a file was saved: there is nothing to be said of the last one.
            if !context.isAnsweredByServer { html.write("\(.dataNoBackup)") }
            return
        }
        let day = context.instant.at(lastCopy).date
        // A clock that ran ahead is no reason to speak of tomorrow.
        let days = max(context.instant.date.number - day.number, 0)
        let said: Sentence =
            switch days {
            case 0: Sentence(.dataLastBackupToday)
            case 1: Sentence(.dataLastBackupYesterday)
            default: .dataLastBackup(days: days)
            }
        html.write("<span id=\"last-copy\">\(said)</span>")
    }
}

extension HTML {
    /// A row that saves a file.
    fileprivate mutating func download(_ file: Route.DataFile, _ name: Phrase, _ symbol: Symbol, _ facts: Phrase) {
        entry(name, symbol, to: Route.dataFile(file).path, words[facts], saying: " data-download")
    }
}

extension Markup.StringInterpolation {
    @inline(never)
    func appendInterpolation(download file: Route, _ words: StaticString) {
        appendLiteral("<a class=\"button\" data-download href=\"")
        appendInterpolation(file)
        appendLiteral("\">")
        appendLiteral(words)
        appendLiteral("</a>")
    }
}
