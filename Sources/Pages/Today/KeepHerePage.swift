import Planner

/// The first page where the browser can keep no plan, because it came without HTTPS: what works there, and what does not.
package final class KeepHerePage: Page {
    let address: String

    /// - Parameter address: the address that was opened, as far as its host and port.
    package init(address: String) {
        self.address = address
    }

    package func title(_ context: PageContext) -> String { context.words[.keepHere] }

    package var section: Section? { .today }

    package var hasNavigation: Bool { false }

    package func emblem(_ html: inout HTML) {
        html.write("<p class=\"brand\">\(Symbol.spoon)Teaspoon</p>")
    }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formAction("keep", "\(.problemKeep)", id: "keep-on-server")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let address = MarkupTag("<b class=\"typed-address\" dir=\"ltr\">\(address)</b>", "")
        html.write("<p class=\"lead\">\(.keepHereLead(address: address))</p>")
        html.beginForm(.keep, id: "keep")
        html.endForm()
        html.write("<section class=\"entries\"><h2>\(.keepHereMeans)</h2><ul class=\"rows\" id=\"means\">")
        for meaning: Phrase in [.keepHereWorks, .keepHereNetwork, .keepHereRead] {
            html.write("<li class=\"row\"><span class=\"what\">\(meaning)</span></li>")
        }
        html.write("</ul></section>")
        html.beginEntries("\(.keepHereYours)")
        html.write(
            """
            <li class="row"><a class="entry" id="set-up-https" href="\(AccountRoute.https)"><span class="what">\
            <span class="title" dir="auto">\(Phrase.https)</span>\
            <span class="facts" dir="auto">\(.keepHereMinutes)<br>\(.keepHereThen)</span></span>\(Symbol.next)</a></li>
            """
        )
        html.endEntries()
        html.write(
            """
            <p class="links apart"><a class="more" id="to-sign-in" href="\(AccountRoute.signIn)">\(.welcomeSignIn)</a>\
            <a class="more" id="to-help" href="\(Route.help)">\(.todaySpoonsHelp(unit: context.unit))</a></p>
            """
        )
        html.zoneWithoutScript(context)
    }
}
