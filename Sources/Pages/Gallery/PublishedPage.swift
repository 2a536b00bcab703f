import Facts
public import Planner

/// One published template: its content and its commands.
public final class PublishedPage: Page {
    /// The viewer of the page.
    public enum Viewer: Equatable, Sendable {
        /// Nobody that is known.
        case anybody
        /// Somebody with an account.
        case member
        /// The person who published it.
        case maker
        /// The administrator; `true`: the template is their own.
        case administrator(isMaker: Bool)
    }

    let entry: GalleryEntry
    let template: TradedTemplate
    let viewer: Viewer
    let reason: FieldValue
    let notice: String?

    /// The page of a template; `reason` is the typed reason, if it was refused.
    public init(
        _ entry: GalleryEntry,
        _ template: TradedTemplate,
        for viewer: Viewer,
        reason: FieldValue = FieldValue(""),
        notice: String? = nil
    ) {
        self.entry = entry
        self.template = template
        self.viewer = viewer
        self.reason = reason
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { entry.name }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? { .gallery }

    private var isMaker: Bool { viewer == .maker || viewer == .administrator(isMaker: true) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.literal("<div class=\"list-about\">")
        html.listMark(entry.icon, .teal)
        html.galleryFacts(entry)
        html.literal("</div>")
        if !entry.about.isEmpty { html.write("<p class=\"written\" id=\"about\" dir=\"auto\">\(entry.about)</p>") }
        if entry.isRemoved {
            html.literal(
                "<p class=\"lead\">The administrator of this server removed this from the gallery. Only you can still see it.</p>"
            )
        } else {
            html.beginForm(gallery: GalleryRoute.use(entry.id), id: "use-template")
            html.literal("<button class=\"primary\" id=\"use\">Use template</button>")
            html.endForm()
        }
        html.literal("<h2 id=\"items\">Items</h2>")
        html.tradedItems(template, context)
        if isMaker { withdrawal(&html) }
        if case .administrator = viewer, !entry.isRemoved { removal(&html) }
        if !isMaker { report(&html) }
    }

    private func withdrawal(_ html: inout HTML) {
        html.literal("<h2>You published this</h2>")
        html.beginForm(gallery: GalleryRoute.withdraw(entry.id), id: "withdraw")
        html.literal("<p>Withdrawing removes it from the gallery. Lists that others made from it are kept.</p>")
        html.literal("<button class=\"button\" id=\"withdraw-now\">Withdraw</button>")
        html.endForm()
    }

    private func removal(_ html: inout HTML) {
        html.literal("<h2>You’re the administrator</h2>")
        html.beginForm(gallery: GalleryRoute.reports, id: "remove")
        html.hidden("template", entry.id.hex)
        html.literal(
            "<button class=\"button\" id=\"remove-now\" name=\"do\" value=\"remove\">Remove from the gallery</button>"
        )
        html.endForm()
    }

    private func report(_ html: inout HTML) {
        guard viewer != .anybody else {
            html.write(
                "<p class=\"quiet-text\">Is something wrong with it? <a href=\"\(AccountRoute.signIn)\">Sign in</a> to report it.</p>"
            )
            return
        }
        html.write("<details class=\"card\" id=\"report\"\(" open", if: reason.fault != nil)>")
        html.literal("<summary>Report this template</summary>")
        html.beginForm(gallery: GalleryRoute.report(entry.id), id: "report-form")
        html.write(
            """
            <div class="field"><label for="reason">What is wrong with it?</label>\
            <textarea id="reason" name="reason" rows="3" maxlength="500" dir="auto"\
            \(described: "reason", fault: reason.fault, hint: "yes")>\n\(reason.text)</textarea>
            """
        )
        html.fault(reason.fault, for: "reason")
        html.hint("The administrator of this server reads it and decides. The author is not told who wrote it.", for: "reason")
        html.literal("</div><button class=\"button\" id=\"report-now\">Send report</button>")
        html.endForm()
        html.literal("</details>")
    }
}
