import Facts
package import Planner

/// Where the data is, and which version runs here.
package final class AboutPage: Page {
    /// Whether the program that makes the page stores something of this person.
    let isKept: Bool

    package init(reading space: PlanReader) {
        isKept = space.replica.count > 0
    }

    package func title(_ context: PageContext) -> String { context.words[.about] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<article class=\"prose\"><h2>\(.aboutData)</h2>")
        // A first visit is answered by the server too: only what it keeps tells it from a plan that is here.
        if context.isAnsweredByServer, isKept || context.isKeptByServer {
            let keptAt: Sentence = context.account.map { .aboutDataAccountServer(mail: $0.mail) } ?? Sentence(.aboutDataServer)
            html.write("<p>\(keptAt)</p>")
        } else {
            if let account = context.account {
                html.write("<p>\(.aboutDataAccount(mail: account.mail))")
            } else {
                html.write("<p>\(.aboutDataDevice)")
            }
            html.exceptWithoutScript(context)
            html.write("</p><p>\(.aboutDataClearing)</p>")
        }
        html.write(
            """
            <h2>\(.aboutVersion)</h2><p>\(.aboutVersionIs(version: Version.current, release: context.release))</p>\
            <p>\(.aboutCrashes(count: Int(clamping: context.failures)))</p>\
            <h2>\(.aboutFonts)</h2><p>\(.aboutFontsAre)</p></article>
            """
        )
    }
}
