import Facts
import Planner

/// The templates that the person has published.
package final class GalleryMinePage: Page {
    let entries: [GalleryEntry]
    let notice: String?

    /// The page of an account.
    package init(_ entries: [GalleryEntry], notice: String? = nil) {
        self.entries = entries
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { context.words[.galleryOwn] }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? { .gallery }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if entries.isEmpty {
            html.write("<p class=\"lead\">\(.galleryOwnEmpty(b: MarkupTag("<b>", "</b>")))</p>")
        } else {
            html.literal("<ul class=\"rows\" id=\"templates\">")
            for entry in entries {
                html.literal("<li class=\"row\">")
                html.galleryRow(entry)
                if entry.isRemoved { html.write("<p class=\"hint\">\(.galleryOwnRemoved)</p>") }
                html.literal("</li>")
            }
            html.write("</ul><p class=\"hint\">\(.galleryOwnHint)</p>")
        }
        html.write("<p><a class=\"more\" href=\"\(Route.templates)\">\(.galleryOwnTemplates)</a></p>")
    }
}

/// Reports about templates, for the administrator.
package final class GalleryReportsPage: Page {
    /// A report.
    package struct Report: Sendable {
        /// The reported template.
        package let entry: GalleryEntry
        /// The reason, as the reporter wrote it.
        package let reason: String
        /// How many whole days ago.
        package let daysAgo: Int

        package init(_ entry: GalleryEntry, reason: String, daysAgo: Int) {
            self.entry = entry
            self.reason = reason
            self.daysAgo = daysAgo
        }
    }

    let reports: [Report]

    /// The page of these reports, the oldest first.
    package init(_ reports: [Report]) {
        self.reports = reports
    }

    package func title(_ context: PageContext) -> String { context.words[.galleryReported] }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? { .gallery }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if reports.isEmpty {
            html.write("<p class=\"lead\" id=\"nothing\">\(.galleryReportedEmpty)</p>")
        } else {
            html.write("<p class=\"lead\">\(.galleryReportedLead)</p><ul class=\"rows\" id=\"reports\">")
            for report in reports { self.report(report, &html) }
            html.literal("</ul>")
        }
    }

    private func report(_ report: Report, _ html: inout HTML) {
        html.literal("<li class=\"row card stack\">")
        html.galleryRow(report.entry)
        html.write("<p class=\"written\" dir=\"auto\">\(report.reason)</p>")
        html.write("<p class=\"hint\">\(.galleryReportSent(days: report.daysAgo))</p>")
        html.write("<form method=\"post\" action=\"\(GalleryRoute.reports)\" class=\"act acts\">")
        html.hidden("template", report.entry.id.hex)
        let name = report.entry.name
        html.write(
            """
            <button class="button" name="do" value="remove" aria-label="\(.galleryReportRemoveTemplate(template: name))">\
            \(.galleryReportRemove)</button>\
            <button class="button" name="do" value="keep" aria-label="\(.galleryReportKeepTemplate(template: name))">\
            \(.galleryReportKeep)</button>
            """
        )
        html.endForm()
        html.literal("</li>")
    }
}
