import Facts
package import Planner

/// Shows what the plan holds that was on this device when somebody signed in. Nothing is decided by looking, and nothing can be changed here.
package final class PlanLookPage: Page {
    let summary: PlanSummary
    let contents: PlanContents
    let parts: Int
    let answer: JoiningPage.Answer

    /// The page.
    ///
    /// - Parameters:
    ///   - summary: what that plan holds, in numbers.
    ///   - contents: its titles.
    ///   - parts: how many files a backup of it needs.
    ///   - answer: the answer that was chosen, which the way back keeps.
    package init(_ summary: PlanSummary, _ contents: PlanContents, parts: Int, answer: JoiningPage.Answer) {
        self.summary = summary
        self.contents = contents
        self.parts = parts
        self.answer = answer
    }

    package func title(_ context: PageContext) -> String { context.words[.joiningLookTitle] }

    package var section: Section? { .today }

    package func parent(_ context: PageContext) -> Parent? { Parent(.joining, path: JoiningPage.path(choosing: answer)) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let words = context.words
        html.write("<p class=\"lead\"><b>\(words.holdings(of: summary) ?? "")</b></p><div id=\"held\">")
        if let date = contents.date, !contents.day.isEmpty {
            let heading = date == context.instant.date ? words[.today] : words.date(date, at: context.instant)
            html.write("<h2 class=\"head\">\(heading)</h2>")
            html.titles(contents.day)
        }
        for list in contents.lists {
            html.write("<h2 class=\"head\" dir=\"auto\">\(list.name ?? words[.exportUnlisted])</h2>")
            if list.lines.isEmpty { html.write("<p class=\"hint\">\(.listEmptyView)</p>") } else { html.titles(list.lines) }
        }
        if !contents.notes.isEmpty { notes(&html) }
        html.literal("</div>")
        if parts > 1 { backups(&html) }
    }

    private func notes(_ html: inout HTML) {
        html.write("<h2 class=\"head\">\(.exportNotes)</h2><ul class=\"template-items\">")
        for note in contents.notes { html.write("<li><span class=\"title written\" dir=\"auto\">\(note)</span></li>") }
        html.literal("</ul>")
    }

    /// A plan that is too large for one file; one that is not has its link where it is deleted.
    private func backups(_ html: inout HTML) {
        html.beginEntries("\(.dataBackup)")
        for part in 1...parts {
            html.entry(
                .dataBarBackup,
                .copy,
                to: Route.waitingPlanCopy.path + "?part=" + String(part) + "&of=" + String(parts),
                html.words[.dataPart(part: part, parts: parts)],
                saying: " data-download"
            )
        }
        html.endEntries()
    }
}
