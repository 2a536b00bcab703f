import Facts
import Planner

/// What one has published.
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

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if entries.isEmpty {
            html.literal(
                """
                <p class="lead">Nothing yet. Lists and templates of yours have <b>Publish it in the gallery</b> on their own \
                pages.</p>
                """
            )
        } else {
            html.literal("<ul class=\"rows\" id=\"templates\">")
            for entry in entries {
                html.literal("<li class=\"row\">")
                html.galleryRow(entry)
                if entry.isRemoved { html.literal("<p class=\"hint\">Taken out by whoever runs this server.</p>") }
                html.literal("</li>")
            }
            html.literal("</ul><p class=\"hint\">Each one’s own page has <b>Withdraw it</b>.</p>")
        }
        html.write(
            """
            <p><a class="more" href="\(Address.templates)">Templates in your app</a></p>\
            <p><a class="more" href="\(GalleryAddress.gallery)">To the gallery</a></p>
            """
        )
    }
}

/// What was reported, for whoever runs the server.
public final class GalleryReportsPage: Page {
    /// A report.
    public struct Report: Sendable {
        /// What it is about.
        public let entry: GalleryEntry
        /// What is said of it.
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

    package func title(_ context: PageContext) -> String { "What was reported" }

    package var section: Section? { .lists }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if reports.isEmpty {
            html.literal("<p class=\"lead\" id=\"nothing\">Nothing to decide.</p>")
        } else {
            html.literal(
                """
                <p class="lead">Both ways of deciding settle all reports of a template. One that is taken out is seen by its maker \
                alone, who is told.</p><ul class="rows" id="reports">
                """
            )
            for report in reports { self.report(report, &html) }
            html.literal("</ul>")
        }
        html.write("<p><a class=\"more\" href=\"\(GalleryAddress.gallery)\">To the gallery</a></p>")
    }

    private func report(_ report: Report, _ html: inout HTML) {
        html.literal("<li class=\"row card stack\">")
        html.galleryRow(report.entry)
        html.write("<p class=\"written\" dir=\"auto\">\(report.reason)</p><p class=\"hint\">\(report.when)</p>")
        html.write("<form method=\"post\" action=\"\(GalleryAddress.reports)\" class=\"act acts\">")
        html.hidden("template", report.entry.id.hex)
        html.write(
            """
            <button class="button" name="do" value="remove" aria-label="Take it out: \(report.entry.name)">Take it out</button>\
            <button class="button" name="do" value="keep" aria-label="Keep it: \(report.entry.name)">Keep it</button>
            """
        )
        html.endForm()
        html.literal("</li>")
    }
}
