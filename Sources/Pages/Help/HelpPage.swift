import Planner

/// Spoon theory in plain words, how the row of spoons is read, and how a day goes.
public final class HelpPage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String { "Help" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal(
            """
            <article class="prose"><h2>What are spoons?</h2>
            """
        )
        html.exampleSpoons()
        html.literal(
            """
            <p>A spoon is a unit of energy. You start a day with some, and each thing you do takes one or more: a shower may take 2, a phone \
            call 1, a visit 5. Only you know the numbers, and they change from day to day.</p>\
            <p>When the spoons are planned, the day is full. The rest waits in the Backlog. Rest takes none, and it counts.</p>\
            <p class="hint">After “The Spoon Theory” by Christine Miserandino, 2003, on butyoudontlooksick.com. She lives with lupus, and \
            explained it to a friend in a café, with a handful of spoons. In Settings you can call the unit something else.</p>\
            <h2>How to read the row</h2></article><ul class="rows meanings">
            """
        )
        for (drawing, name, meaning) in HTML.spoonLegend {
            html.write("<li class=\"row\"><span class=\"emblem plain\">")
            html.write("<svg class=\"spoon \(fixed: drawing)\" aria-hidden=\"true\"><use href=\"#i-spoon\"></use></svg></span>")
            html.write(
                """
                <span class="what"><span class="title">\(fixed: name)</span><span class="facts">\(fixed: meaning)</span></span></li>
                """
            )
        }
        html.write(
            """
            </ul><article class="prose"><h2>How a day goes</h2><ol>\
            <li>New Day: enter how many you have. A guess is fine, and you can change it at any time.</li>\
            <li>Select: choose what fits and press Submit. Teaspoon does the arithmetic.</li>\
            <li>Check off what is done. The rest moves to the Backlog when the next day starts.</li></ol>\
            <h2>Good to know</h2><ul>\
            <li>A cost is a guess. If a task costs more or less today than usual, open it and change today’s cost.</li>\
            <li>You can keep a few in reserve, so you don’t run out completely. The reserve is shown separately.</li>\
            <li>You can borrow from tomorrow. The next New Day then suggests that many fewer.</li>\
            <li>On a bad day, Low day (on Today) shows only what can’t wait. Everything else comes back exactly as it was. On a low day, \
            reminders make no sound.</li>\
            <li>Swipe a row of today’s list to the left to check it off.</li>\
            <li>In a wide window, drag a task onto Today at the side to add it to today.</li>\
            <li>You can call a unit of energy something else: Settings, Energy.</li></ul></article>
            """
        )
        html.beginEntries()
        html.entry("What now?", .target, to: Route.now.path, "Suggests one task that fits")
        html.entry("Plan my day", .date, to: Route.plan.path, "Suggests a day that fits")
        html.entry("History", .past, to: Route.history.path, "See and undo changes from the last " + Words.historyDays)
        html.entry("Keyboard shortcuts", .keyboard, to: Route.keys.path, "Press ? on any page")
        html.entry("Tips", .bulb, to: Route.tips.path, "Pacing and getting started, with sources")
        html.endEntries()
        html.literal("<p class=\"quiet-text\">Teaspoon plans tasks. It gives no medical advice.</p>")
    }
}

extension HTML {
    /// How each spoon of the row is drawn, and its meaning.
    fileprivate static var spoonLegend: [(drawing: StaticString, name: StaticString, meaning: StaticString)] {
        [
            ("spent", "Lying, grey", "Done"),
            ("planned", "Full", "Planned"),
            ("free", "Outline", "Free"),
            ("reserve", "Dashed", "Kept in reserve"),
            ("over", "Dotted", "Borrowed, or more than you have"),
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
