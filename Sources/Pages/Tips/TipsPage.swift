public import Planner

/// Tips, each with its source; those that were put away are on a separate page.
public final class TipsPage: Page {
    let shown: [Tip]
    /// Whether the page shows the hidden tips.
    let isPutAway: Bool
    let hasOthers: Bool

    /// Reads the page's model.
    ///
    /// - Parameter putAway: whether to show those that were put away.
    public init(reading space: PersonalSpace, putAway: Bool) {
        isPutAway = putAway
        var shown: [Tip] = []
        for tip in Tip.all where space.isPutAway(tip) == putAway { shown.append(tip) }
        self.shown = shown
        hasOthers = shown.count < Tip.all.count
    }

    package func title(_ context: PageContext) -> String { isPutAway ? "Hidden tips" : "Tips" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if isPutAway { putAway(&html, context) } else { current(&html, context) }
    }

    private func current(_ html: inout HTML, _ context: PageContext) {
        if shown.isEmpty {
            html.emptyState(.leaf, "All tips are hidden.", action: nil, to: "")
        } else {
            html.literal(
                """
                <p class="lead">Advice from other people. Try what appeals to you and hide the rest. \
                None of it is medical advice.</p>
                """
            )
            html.beginForm(.tips, context, id: "list")
            groups(&html)
            html.endForm()
        }
        if hasOthers {
            html.write(
                "<p><a class=\"button quiet\" id=\"put-away\" href=\"\(Route.tips)?show=away\">Show hidden tips</a></p>"
            )
        }
    }

    /// Folded but for the first: five choices, and then the tips of one.
    private func groups(_ html: inout HTML) {
        var isFirst = true
        for group in Tip.Group.allCases {
            var tips: [Tip] = []
            for tip in shown where tip.group == group { tips.append(tip) }
            if tips.isEmpty { continue }
            html.write(
                """
                <details class="tips" id="tips-\(fixed: group.word)"\(" open", if: isFirst)>\
                <summary><h2>\(fixed: group.name)</h2></summary><ul class="rows">
                """
            )
            for tip in tips { row(&html, tip) }
            html.literal("</ul></details>")
            isFirst = false
        }
    }

    private func putAway(_ html: inout HTML, _ context: PageContext) {
        if shown.isEmpty {
            html.emptyState(.leaf, "No hidden tips.", action: "All tips", to: Route.tips.path)
            return
        }
        html.beginForm(.allTips, context, back: Route.tips.path, id: "all-tips", class: "act acts")
        html.write(
            """
            <button class="button" id="all-again">Show all again</button>\
            <a class="button quiet" id="to-tips" href="\(Route.tips)">All tips</a>
            """
        )
        html.endForm()
        html.beginForm(.tips, context, id: "list")
        html.literal("<ul class=\"rows\" aria-label=\"Hidden tips\">")
        for tip in shown { row(&html, tip) }
        html.literal("</ul>")
        html.endForm()
    }

    private func row(_ html: inout HTML, _ tip: Tip) {
        // Under the name of its group, or under the page's.
        let heading: StaticString = isPutAway ? "h2" : "h3"
        html.write(
            """
            <li id="tip-\(tip.slug.text)" class="row tip"><\(fixed: heading) class="title">\(tip.title)</\(fixed: heading)>\
            <p>\(tip.text)</p><div class="tip-foot"><p class="source">
            """
        )
        source(&html, tip.source)
        let word: StaticString = isPutAway ? "Show again" : "Hide"
        html.write(
            """
            </p><button class="quiet" id="move-tip-\(tip.slug.text)" \
            formaction="\(Route.tipCommand(tip.slug, isPutAway ? .again : .away))" \
            aria-label="\(fixed: word): \(tip.title)">\(fixed: word)</button></div></li>
            """
        )
    }

    /// Nothing is loaded from another site; somebody who follows the link visits it, and it does not learn from where.
    private func source(_ html: inout HTML, _ source: Tip.Source) {
        html.write("Source: \(source.author), \(source.year.isEmpty ? "no date" : source.year). ")
        if let address = source.address {
            html.write("<a href=\"\(address)\" rel=\"noreferrer\">\(source.title)</a>")
        } else {
            html.write("\(source.title)")
        }
        html.write(", \(source.place).")
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

    var name: StaticString {
        switch self {
        case .pacing: "Pacing"
        case .starting: "Getting started"
        case .remembering: "Remembering"
        case .rest: "Rest"
        case .evening: "Evening and looking back"
        }
    }
}
