package import Planner

/// Tips, each with its source; those that were put away are on a separate page.
package final class TipsPage: Page {
    let shown: [Tip]
    /// Whether the page shows the hidden tips.
    let isPutAway: Bool
    let hasOthers: Bool

    /// Reads the page's model.
    ///
    /// - Parameter putAway: whether to show those that were put away.
    package init(reading space: PlanReader, putAway: Bool) {
        isPutAway = putAway
        var shown: [Tip] = []
        for tip in Tip.all where space.isPutAway(tip) == putAway { shown.append(tip) }
        self.shown = shown
        hasOthers = shown.count < Tip.all.count
    }

    package func title(_ context: PageContext) -> String { context.words[isPutAway ? Phrase.tipsHidden : .tips] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if isPutAway { putAway(&html, context) } else { current(&html, context) }
    }

    private func current(_ html: inout HTML, _ context: PageContext) {
        if shown.isEmpty {
            html.emptyState(.leaf, context.words[.tipsEmpty], action: nil, to: "")
        } else {
            html.write("<p class=\"lead\">\(.tipsLead)</p>")
            html.beginForm(.tips, context, id: "list")
            groups(&html, context)
            html.endForm()
        }
        if hasOthers {
            html.write(
                "<p><a class=\"button quiet\" id=\"put-away\" href=\"\(Route.tips)?show=away\">\(.tipsShowHidden)</a></p>"
            )
        }
    }

    /// Folded but for the first: five choices, and then the tips of one.
    private func groups(_ html: inout HTML, _ context: PageContext) {
        var isFirst = true
        for group in Tip.Group.allCases {
            var tips: [Tip] = []
            for tip in shown where tip.group == group { tips.append(tip) }
            if tips.isEmpty { continue }
            html.write(
                """
                <details class="tips" id="tips-\(fixed: group.word)"\(" open", if: isFirst)>\
                <summary><h2>\(group.name)</h2></summary><ul class="rows">
                """
            )
            for tip in tips { row(&html, tip, context) }
            html.literal("</ul></details>")
            isFirst = false
        }
    }

    private func putAway(_ html: inout HTML, _ context: PageContext) {
        if shown.isEmpty {
            html.emptyState(.leaf, context.words[.tipsHiddenEmpty], action: context.words[.tipsAll], to: Route.tips.path)
            return
        }
        html.beginForm(.allTips, context, back: Route.tips.path, id: "all-tips", class: "act acts")
        html.write(
            """
            <button class="button" id="all-again">\(.tipsShowAll)</button>\
            <a class="button quiet" id="to-tips" href="\(Route.tips)">\(.tipsAll)</a>
            """
        )
        html.endForm()
        html.beginForm(.tips, context, id: "list")
        html.write("<ul class=\"rows\" aria-label=\"\(.tipsHiddenList)\">")
        for tip in shown { row(&html, tip, context) }
        html.literal("</ul>")
        html.endForm()
    }

    private func row(_ html: inout HTML, _ tip: Tip, _ context: PageContext) {
        // Under the name of its group, or under the page's.
        let heading: StaticString = isPutAway ? "h2" : "h3"
        html.write(
            """
            <li id="tip-\(tip.slug.text)" class="row tip"><\(fixed: heading) class="title">\(tip.title)</\(fixed: heading)>\
            <p>\(tip.text)</p><div class="tip-foot"><p class="source">
            """
        )
        source(&html, tip.source, isForeign: ByteString(context.words.language()) != "en")
        let word: Phrase = isPutAway ? .tipShow : .tipHide
        let title = context.words[tip.title]
        let label: Sentence = isPutAway ? .tipShowTip(tip: title) : .tipHideTip(tip: title)
        html.write(
            """
            </p><button class="quiet" id="move-tip-\(tip.slug.text)" \
            formaction="\(isPutAway ? Route.showTip(tip.slug) : Route.hideTip(tip.slug))" \
            aria-label="\(label)">\(word)</button></div></li>
            """
        )
    }

    /// Nothing is loaded from another site; somebody who follows the link visits it, and it does not learn from where.
    ///
    /// - Parameter isForeign: whether the page is in another language than the source, which is in English.
    private func source(_ html: inout HTML, _ source: Tip.Source, isForeign: Bool) {
        let (author, title, year) = (english(source.author, isForeign), source.title, source.year)
        switch source.publication {
        case .closed(let end):
            html.write("\(.tipSourceClosed(author: author, year: year, title: english(title, isForeign), end: end))")
        case .at(let name, let address):
            let link = MarkupTag(
                "<a href=\"\(address)\" rel=\"noreferrer\"\(" lang=\"en\"", if: isForeign)>",
                "</a>"
            )
            let place = english(name, isForeign)
            html.write(
                year.isEmpty
                    ? "\(.tipSourceUndated(author: author, a: link, title: title, place: place))"
                    : "\(.tipSource(author: author, year: year, a: link, title: title, place: place))"
            )
        }
    }

    /// An English text in a sentence of another language.
    private func english(_ text: String, _ isForeign: Bool) -> MarkupTag {
        MarkupTag("\("<bdi lang=\"en\">", if: isForeign)\(text)", isForeign ? "</bdi>" : "")
    }
}

extension Tip.Group {
    var word: StaticString {
        switch self {
        case .pacing: "pacing"
        case .starting: "starting"
        case .remembering: "remembering"
        case .rest: "rest"
        case .evening: "evening"
        }
    }

    fileprivate var name: Phrase {
        switch self {
        case .pacing: .tipsAboutPacing
        case .starting: .tipsAboutStarting
        case .remembering: .tipsAboutRemembering
        case .rest: .tipsAboutRest
        case .evening: .tipsAboutEvening
        }
    }
}
