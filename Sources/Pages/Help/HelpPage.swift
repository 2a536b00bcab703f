import Planner

/// Spoon theory in plain words, how the row of spoons is read, and how a day goes.
package final class HelpPage: Page {
    package init() {}

    package func title(_ context: PageContext) -> String { context.words[.help] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<article class=\"prose\"><h2>\(.helpSpoons)</h2>")
        html.exampleSpoons()
        html.write(
            """
            <p>\(.helpSpoonsAre)</p><p>\(.helpSpoonsPlanned)</p><p class="hint">\(.helpSpoonsSource)</p>\
            <h2>\(.helpRow)</h2></article><ul class="rows meanings">
            """
        )
        for (drawing, name, meaning) in HTML.spoonLegend {
            html.write("<li class=\"row\"><span class=\"emblem plain\">")
            html.write("<svg class=\"spoon \(fixed: drawing)\" aria-hidden=\"true\"><use href=\"#i-spoon\"></use></svg></span>")
            html.write(
                """
                <span class="what"><span class="title">\(name)</span><span class="facts">\(meaning)</span></span></li>
                """
            )
        }
        html.write(
            """
            </ul><article class="prose"><h2>\(.helpDay)</h2>\
            <ol><li>\(.helpDayNew)</li><li>\(.helpDaySelect)</li><li>\(.helpDayCheck)</li></ol>\
            <h2>\(.helpMore)</h2><ul>
            """
        )
        for hint in Self.goodToKnow { html.write("<li>\(hint)</li>") }
        html.literal("</ul></article>")
        elsewhere(&html, context.words)
        html.write("<p class=\"quiet-text\">\(.helpAdvice)</p>")
    }

    private static let goodToKnow: [Phrase] = [
        .helpMoreCost, .helpMoreReserve, .helpMoreBorrow, .helpMoreLow, .helpMoreSwipe, .helpMoreMove, .helpMoreDrag,
        .helpMoreHold, .helpMoreUnit,
    ]

    private func elsewhere(_ html: inout HTML, _ words: Catalog) {
        html.beginEntries()
        html.entry(.helpNow, .target, to: Route.now.path, words[.helpNowFacts])
        html.entry(.helpPlan, .date, to: Route.plan.path, words[.helpPlanFacts])
        html.entry(.helpHistory, .past, to: Route.history.path, words[.helpHistoryFacts(days: Int(History.days))])
        html.entry(.helpKeys, .keyboard, to: Route.keys.path, words[.helpKeysFacts])
        html.entry(.elsewhereTitle, .box, to: Route.elsewhere.path, words[.elsewhereFacts])
        html.entry(.helpTips, .bulb, to: Route.tips.path, words[.helpTipsFacts])
        html.endEntries()
    }
}

extension HTML {
    /// How each spoon of the row is drawn, and its meaning.
    fileprivate static var spoonLegend: [(drawing: StaticString, name: Phrase, meaning: Phrase)] {
        [
            ("spent", .helpRowSpent, .helpRowSpentMeans),
            ("planned", .helpRowPlanned, .helpRowPlannedMeans),
            ("free", .helpRowFree, .helpRowFreeMeans),
            ("reserve", .helpRowReserve, .helpRowReserveMeans),
            ("over", .helpRowOver, .helpRowOverMeans),
        ]
    }

    /// A day with eight: two done, three planned, two free, one in reserve.
    fileprivate mutating func exampleSpoons() {
        literal("<div class=\"spoons\" aria-hidden=\"true\">")
        exampleSpoons("spoon spent", 2)
        exampleSpoons("spoon planned", 3)
        exampleSpoons("spoon free", 2)
        exampleSpoons("spoon reserve", 1)
        literal("</div>")
    }

    private mutating func exampleSpoons(_ drawing: StaticString, _ count: Int) {
        for index in 0..<count {
            write("<svg class=\"\(fixed: drawing)\(" apart", if: index == 0)\"><use href=\"#i-spoon\"></use></svg>")
        }
    }
}
