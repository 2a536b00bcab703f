public import Planner

/// Imports a file: it is chosen, then previewed, then imported.
public final class ImportPage: Page {
    /// How far it has come.
    public enum Step: Sendable {
        /// No file yet, or one that cannot be read.
        case file(fault: String?)
        /// The preview of the file; the page carries the file on, as text.
        case found(FileNews, copy: String)
    }

    let step: Step

    /// The page.
    public init(_ step: Step) {
        self.step = step
    }

    package func title(_ context: PageContext) -> String { "Import a backup" }

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
            <p>Preview it before anything changes.</p>\
            <div class="field"><label for="file-field">Backup file</label>\
            <input id="file-field" type="file" name="file" accept=".teaspoon"\(described: "file-field", fault: fault)>
            """
        )
        html.fault(fault, for: "file-field")
        html.literal("</div><button class=\"primary\" id=\"look\">Preview</button>")
        html.endForm()
    }

    private func nothingNew(_ html: inout HTML) {
        html.emptyState(
            .check,
            "Everything in this file is here already, as it is or newer. Nothing needs to be brought in.",
            action: "Back to your data",
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
        html.write(
            """
            <p class="acts"><button class="primary" id="bring">\(fixed: news.isEmpty ? "Bring them back" : "Import")</button>\
            <a class="button" href="\(Route.data)">Cancel</a></p>
            """
        )
        html.endForm()
    }

    private func counts(_ html: inout HTML, _ news: FileNews) {
        html.literal("<h2>This file contains</h2><ul class=\"plain\">")
        count(&html, news.newTasks, "new task", "new tasks")
        count(&html, news.changedTasks, "newer version of a task", "newer versions of tasks")
        count(&html, news.lists, "list or template", "lists and templates")
        count(&html, news.days, "day", "days")
        count(&html, news.others, "other thing (plans, notes, choices…)", "other things (plans, notes, choices…)")
        html.literal("</ul><p>")
        html.literal(
            news.isFirst
                ? "Nothing is kept here yet, so all will be as it was when the file was saved."
                : "Existing data is kept. If both changed, the newer version wins. You can undo it."
        )
        html.literal("</p>")
        guard news.gone > 0 else { return }
        html.write("<label class=\"choice\"><input type=\"checkbox\" id=\"back-again\" name=\"back-again\" value=\"yes\">")
        html.write("<span>Also bring back \(gone(news)) here since</span></label>")
    }

    /// All else is here as it is in the file, or newer.
    private func onlyGone(_ html: inout HTML, _ news: FileNews) {
        html.hidden("back-again", "yes")
        html.write(
            """
            <h2>Everything else is here already</h2><p>This file has \(gone(news)) here since. \
            They can be brought back as they were when the file was saved; that can be undone.</p>
            """
        )
    }

    private func gone(_ news: FileNews) -> String {
        String(news.gone)
            + (news.gone == 1 ? " thing (a task, list or note) that was" : " things (tasks, lists, notes) that were")
            + " deleted or undone"
    }

    private func count(_ html: inout HTML, _ count: Int, _ one: StaticString, _ several: StaticString) {
        if count > 0 { html.write("<li><strong>\(count)</strong> \(fixed: count == 1 ? one : several)</li>") }
    }
}
