import Facts
package import Planner

/// One published template: its content and its commands.
package final class PublishedPage: Page {
    /// The viewer of the page.
    package enum Viewer: Equatable, Sendable {
        /// Nobody that is known.
        case anybody
        /// Somebody with an account.
        case member
        /// The person who published it.
        case maker
        /// The administrator; `true`: the template is their own.
        case administrator(isMaker: Bool)
    }

    /// Whether the viewer has sent a report.
    package enum Report: Sendable {
        /// None was sent.
        case none
        /// It was refused, because it is blank; with what was typed.
        case empty(String)
        /// One was sent.
        case sent
    }

    let entry: GalleryEntry
    let template: TradedTemplate
    let viewer: Viewer
    let report: Report

    /// The page of a template.
    package init(_ entry: GalleryEntry, _ template: TradedTemplate, for viewer: Viewer, report: Report = .none) {
        self.entry = entry
        self.template = template
        self.viewer = viewer
        self.report = report
    }

    package func title(_ context: PageContext) -> String { entry.name }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? { .gallery }

    private var isMaker: Bool { viewer == .maker || viewer == .administrator(isMaker: true) }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        if entry.isRemoved { return }
        html.beginActions()
        html.write("<button class=\"primary\" id=\"use\" form=\"use-template\">\(.publishedUse)</button>")
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if case .sent = report { html.succeeded(context.words[.publishedReportSent]) }
        html.literal("<div class=\"list-about\">")
        html.listMark(entry.icon, .teal)
        html.galleryFacts(entry)
        html.literal("</div>")
        if !entry.about.isEmpty { html.write("<p class=\"written\" id=\"about\" dir=\"auto\">\(entry.about)</p>") }
        if entry.isRemoved {
            html.write("<p class=\"lead\">\(.publishedRemoved)</p>")
        } else {
            html.write("<form method=\"post\" action=\"\(GalleryRoute.use(entry.id))\" id=\"use-template\" hidden></form>")
        }
        html.write("<h2 class=\"head\" id=\"items\">\(.publishedItems)</h2>")
        html.tradedItems(template, context)
        if isMaker { withdrawal(&html) }
        if case .administrator = viewer, !entry.isRemoved { removal(&html) }
        if !isMaker { reporting(&html) }
    }

    private func withdrawal(_ html: inout HTML) {
        html.write("<h2 class=\"head\">\(.publishedMine)</h2>")
        html.beginForm(gallery: GalleryRoute.withdraw(entry.id), id: "withdraw")
        html.write("<p>\(.publishedWithdrawHint)</p>")
        html.write("<button class=\"button\" id=\"withdraw-now\">\(.publishedWithdraw)</button>")
        html.endForm()
    }

    private func removal(_ html: inout HTML) {
        html.write("<h2 class=\"head\">\(.publishedAdministrator)</h2>")
        html.beginForm(gallery: GalleryRoute.reports, id: "remove")
        html.hidden("template", entry.id.hex)
        html.write(
            "<button class=\"button\" id=\"remove-now\" name=\"do\" value=\"remove\">\(.publishedRemove)</button>"
        )
        html.endForm()
    }

    private func reporting(_ html: inout HTML) {
        guard viewer != .anybody else {
            let signIn = MarkupTag("<a href=\"\(AccountRoute.signIn)\">", "</a>")
            html.write("<p class=\"quiet-text\">\(.publishedSignIn(a: signIn))</p>")
            return
        }
        var reason = FieldValue("")
        if case .empty(let typed) = report { reason = FieldValue(typed, fault: html.words[.publishedReportEmpty]) }
        html.write("<details class=\"card\" id=\"report\"\(" open", if: reason.fault != nil)>")
        html.write("<summary>\(.publishedReport)</summary>")
        html.beginForm(gallery: GalleryRoute.report(entry.id), id: "report-form")
        html.write(
            """
            <div class="field"><label for="reason">\(.publishedReportReason)</label>\
            <textarea id="reason" name="reason" rows="3" maxlength="500" dir="auto"\
            \(described: "reason", fault: reason.fault, hint: "yes")>\n\(reason.text)</textarea>
            """
        )
        html.fault(reason.fault, for: "reason")
        html.hint(html.words[.publishedReportHint], for: "reason")
        html.write("</div><button class=\"button\" id=\"report-now\">\(.publishedReportSend)</button>")
        html.endForm()
        html.literal("</details>")
    }
}
