import Facts
import Planner

/// The templates that the person has published.
public final class GalleryMinePage: Page {
    let entries: [GalleryEntry]
    let notice: String?

    /// The page of an account.
    public init(_ entries: [GalleryEntry], notice: String? = nil) {
        self.entries = entries
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { "Your templates" }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? { .gallery }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if entries.isEmpty {
            html.literal(
                """
                <p class="lead">You haven’t published anything yet. Open a list or a template of yours, and choose <b>Publish in the \
                gallery</b> in its menu.</p>
                """
            )
        } else {
            html.literal("<ul class=\"rows\" id=\"templates\">")
            for entry in entries {
                html.literal("<li class=\"row\">")
                html.galleryRow(entry)
                if entry.isRemoved { html.literal("<p class=\"hint\">Removed by the administrator of this server.</p>") }
                html.literal("</li>")
            }
            html.literal("</ul><p class=\"hint\">To withdraw one, open it.</p>")
        }
        html.write("<p><a class=\"more\" href=\"\(Route.templates)\">Templates in your app</a></p>")
    }
}

/// Reports about templates, for the administrator.
public final class GalleryReportsPage: Page {
    /// A report.
    public struct Report: Sendable {
        /// The reported template.
        public let entry: GalleryEntry
        /// The reason, as the reporter wrote it.
        public let reason: String
        /// When, in words.
        public let when: String

        /// All of it given.
        public init(_ entry: GalleryEntry, reason: String, when: String) {
            self.entry = entry
            self.reason = reason
            self.when = when
        }
    }

    let reports: [Report]

    /// The page of these reports, the oldest first.
    public init(_ reports: [Report]) {
        self.reports = reports
    }

    package func title(_ context: PageContext) -> String { "Reports" }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? { .gallery }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if reports.isEmpty {
            html.literal("<p class=\"lead\" id=\"nothing\">No open reports.</p>")
        } else {
            html.literal(
                """
                <p class="lead">Either choice closes all reports of a template. Only the author can still see a removed template, and \
                is told there that it was removed.</p><ul class="rows" id="reports">
                """
            )
            for report in reports { self.report(report, &html) }
            html.literal("</ul>")
        }
    }

    private func report(_ report: Report, _ html: inout HTML) {
        html.literal("<li class=\"row card stack\">")
        html.galleryRow(report.entry)
        html.write("<p class=\"written\" dir=\"auto\">\(report.reason)</p><p class=\"hint\">\(report.when)</p>")
        html.write("<form method=\"post\" action=\"\(GalleryRoute.reports)\" class=\"act acts\">")
        html.hidden("template", report.entry.id.hex)
        html.write(
            """
            <button class="button" name="do" value="remove" aria-label="Remove: \(report.entry.name)">Remove</button>\
            <button class="button" name="do" value="keep" aria-label="Keep: \(report.entry.name)">Keep</button>
            """
        )
        html.endForm()
        html.literal("</li>")
    }
}
