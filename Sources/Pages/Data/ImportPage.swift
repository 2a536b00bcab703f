package import Planner

/// Imports a file: it is chosen, then previewed, then imported.
package final class ImportPage: Page {
    /// How far it has come.
    package enum Step: Sendable {
        /// No file yet, or one that cannot be read.
        case file(fault: String?)
        /// The preview of the file; the page carries the file on, as text.
        case found(FileNews, copy: String)
    }

    let step: Step

    package init(_ step: Step) {
        self.step = step
    }

    package func title(_ context: PageContext) -> String { context.words[.importBackup] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .data }

    package func main(_ html: inout HTML, _ context: PageContext) {
        switch step {
        case .file(let fault): choose(&html, fault, context)
        case .found(let news, let copy):
            if news.isEmpty, news.gone == 0 { nothingNew(&html) } else { show(&html, news, copy, context) }
        }
    }

    private func choose(_ html: inout HTML, _ fault: String?, _ context: PageContext) {
        html.beginForm(
            .importFile,
            context,
            id: "choose-file",
            class: "act card stack",
            saying: " enctype=\"multipart/form-data\""
        )
        html.write(
            """
            <p>\(.importLead)</p>\
            <div class="field"><label for="file-field">\(.importFileField)</label>\
            <input id="file-field" type="file" name="file" accept=".teaspoon"\(described: "file-field", fault: fault)>
            """
        )
        html.fault(fault, for: "file-field")
        html.write("</div><button class=\"primary\" id=\"look\">\(.importPreview)</button>")
        html.endForm()
    }

    private func nothingNew(_ html: inout HTML) {
        html.emptyState(
            .check,
            html.words[.importNothing],
            action: html.words[.importNothingLink],
            to: Route.data.path
        )
    }

    private func show(_ html: inout HTML, _ news: FileNews, _ copy: String, _ context: PageContext) {
        html.beginForm(
            .importFile,
            context,
            back: news.isFirst ? Route.today.path : Route.data.path,
            id: "take-in",
            class: "act card stack"
        )
        html.hidden("copy", copy)
        if news.isEmpty { onlyGone(&html, news) } else { counts(&html, news) }
        let button: Sentence = news.isEmpty ? .importOnlyGoneDo(count: news.gone) : Sentence(.importDo)
        html.write(
            """
            <p class="acts"><button class="primary" id="bring">\(button)</button>\
            <a class="button" href="\(Route.data)">\(.importCancel)</a></p>
            """
        )
        html.endForm()
    }

    private func counts(_ html: inout HTML, _ news: FileNews) {
        html.write("<h2>\(.importFound)</h2><ul class=\"plain\">")
        let number = MarkupTag("<strong>", "</strong>")
        if news.newTasks > 0 { html.write("<li>\(.importFoundNew(count: news.newTasks, n: number))</li>") }
        if news.changedTasks > 0 { html.write("<li>\(.importFoundChanged(count: news.changedTasks, n: number))</li>") }
        if news.lists > 0 { html.write("<li>\(.importFoundLists(count: news.lists, n: number))</li>") }
        if news.days > 0 { html.write("<li>\(.importFoundDays(count: news.days, n: number))</li>") }
        if news.others > 0 { html.write("<li>\(.importFoundOthers(count: news.others, n: number))</li>") }
        html.write("</ul><p>\(news.isFirst ? Phrase.importFirst : .importJoins)</p>")
        guard news.gone > 0 else { return }
        html.write("<label class=\"choice\"><input type=\"checkbox\" id=\"back-again\" name=\"back-again\" value=\"yes\">")
        html.write("<span>\(.importAlsoGone(count: news.gone))</span></label>")
    }

    /// All else is here as it is in the file, or newer.
    private func onlyGone(_ html: inout HTML, _ news: FileNews) {
        html.hidden("back-again", "yes")
        html.write("<h2>\(.importOnlyGone)</h2><p>\(.importOnlyGoneFacts(count: news.gone))</p>")
    }
}
