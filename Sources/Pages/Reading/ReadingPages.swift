import Facts
public import Planner

/// Where everything is that is not needed every day.
public final class MorePage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String { "More" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        person(&html, context)
        group(&html, "Now") { html in
            entry(&html, .now, "What now?", "One thing that fits what is left, or rest")
            entry(&html, .focus, "Focus timer and rest", "One thing for so many minutes, or none at all")
            entry(&html, .notes, "Notes", "Sticky notes: thoughts that are no task, or not yet")
        }
        group(&html, "Tasks and lists") { html in
            entry(&html, .history, "History", "Everything done in the last \(Words.historyDays), each with its undo")
            entry(&html, .templates, "Templates", "Lists ready to be used: packing, low-energy days, cleaning…")
            entry(&html, .subjects, "Subjects", "Your own labels for tasks")
        }
        group(&html, "Teaspoon") { html in
            entry(&html, .settings, "Settings", "Colours, letters, clock, sound, the daily number, what a unit is called")
            entry(&html, .account, "Account", accountWords(context))
            entry(&html, .data, "Your data", "Save a copy, bring one in, print, erase")
            entry(&html, .tips, "Tips", "On pacing and getting started, each with its source")
            entry(&html, .help, "Help", "What spoons are, and how a day goes")
            entry(&html, .about, "About", "Where your data is, and this version")
        }
    }

    private func accountWords(_ context: PageContext) -> Markup {
        if let account = context.account { return "Signed in as \(account.mail)" }
        return "The same plan on several devices; none is needed"
    }

    /// A few that belong together: eleven at once would be a wall.
    private func group(_ html: inout HTML, _ name: StaticString, _ entries: (inout HTML) -> Void) {
        html.write("<section class=\"menu-group\"><h2>\(fixed: name)</h2><ul class=\"rows index\">")
        entries(&html)
        html.literal("</ul></section>")
    }

    /// Who this is, for whoever said so.
    private func person(_ html: inout HTML, _ context: PageContext) {
        let settings = context.settings
        guard settings.picture != nil || !settings.name.isEmpty else { return }
        html.write("<ul class=\"rows index\"><li class=\"row\"><a class=\"category\" href=\"\(Address.settingsGroup(.you))\">")
        html.portrait(settings, alt: "")
        html.write(
            """
            <span class="what"><span class="title" dir="auto">\(settings.name.isEmpty ? "You" : settings.name)</span></span></a></li></ul>
            """
        )
    }

    private func entry(_ html: inout HTML, _ address: Address, _ name: StaticString, _ what: Markup) {
        html.write(
            """
            <li class="row"><a class="category" href="\(address)"><span class="what">\
            <span class="title">\(fixed: name)</span><span class="facts">\(what)</span></span></a></li>
            """
        )
    }
}

/// Spoon theory in plain words, and how a day goes.
public final class HelpPage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String { "What are spoons?" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write(
            """
            <article class="prose">\
            <p>Spoon theory is a way to talk about limited energy. Christine Miserandino, who lives with lupus, thought of it \
            in a café, when a friend asked what being ill is like. She gave her friend a handful of spoons. \
            Every spoon stood for some energy, and everything in a day takes some: getting up, washing, \
            cooking, seeing people. When the spoons are used up, the day is used up.</p>\
            <p>Her essay is “The Spoon Theory”, 2003, on butyoudontlooksick.com.</p>\
            <h2>How a day goes</h2><ol>\
            <li>New Day: say how many you have. A guess is fine, and it can be changed at any time.</li>\
            <li>Select: choose what fits and press Submit. Teaspoon does the arithmetic.</li>\
            <li>Check off what is done. The rest is carried over to the Backlog when the next day starts.</li></ol>\
            <h2>Good to know</h2><ul>\
            <li>A cost is a guess. What a thing costs today can differ from what it usually costs: open it and say so.</li>\
            <li>A few can be kept in reserve, so that a day does not end on nothing. The reserve is shown apart.</li>\
            <li>Borrowing from tomorrow is possible. The next New Day will then suggest that many fewer.</li>\
            <li>On a bad day, Low day (Show Options, on Today) leaves only what cannot wait in sight. The rest comes back exactly as \
            it was. On a low day, reminders make no sound.</li>\
            <li>Hard to choose? What now? offers one thing that fits, and then another.</li>\
            <li>A swipe to the left on a row of today’s list does the same as its round button.</li>\
            <li>Everything can be undone for \(Words.historyDays): More, then History.</li>\
            <li>With a keyboard, press ? on any page: <a href="\(Address.keys)">Keyboard shortcuts</a>.</li>\
            <li>Not fond of the word? Settings lets you call a unit what you like.</li></ul>\
            <p class="quiet-text">Teaspoon plans tasks. It gives no medical advice.</p></article>
            """
        )
    }
}

/// Where the data is, and what runs here.
public final class AboutPage: Page {
    /// Whether whoever makes the page keeps something of this person's.
    let isKept: Bool

    /// Reads the page's model.
    public init(reading space: PersonalSpace) {
        isKept = space.replica.count > 0
    }

    package func title(_ context: PageContext) -> String { "About" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal("<article class=\"prose\"><h2>Where your data is</h2>")
        // A first visit is answered by the server too: only what it keeps tells it from a plan that is here.
        if context.isAnsweredByServer, isKept {
            html.literal(
                """
                <p>Your plan is kept on this server, for this browser only. \
                A cookie in this browser is the only key to it: clearing cookies loses the way to it.</p>
                """
            )
        } else {
            if let account = context.account {
                html.write("<p>On this device, in this browser, and in your account on this server (\(account.mail)).")
            } else {
                html.literal("<p>On this device, in this browser. Nothing is sent anywhere.")
            }
            html.exceptWithoutScript(context)
            html.literal(
                """
                </p><p>Clearing the browser’s site data removes it. On an iPhone, Safari clears a site that was not \
                used for seven days; adding Teaspoon to the home screen keeps it.</p>
                """
            )
        }
        html.write("<h2>This version</h2><p>Teaspoon \(Version.current), release \(context.release).</p><p>")
        switch context.failures {
        case 0: html.literal("It has not stopped unexpectedly on this device.")
        case 1: html.literal("It stopped unexpectedly once on this device and started again by itself.")
        default:
            let times = String(context.failures)
            html.write("It stopped unexpectedly \(times) times on this device and started again by itself.")
        }
        html.literal(
            """
            </p><h2>Letters to choose</h2><p>Inter, by The Inter Project Authors (SIL Open Font License 1.1), and OpenDyslexic, by \
            Abelardo Gonzalez (CC BY 3.0), each cut to the alphabets that are needed.</p></article>
            """
        )
    }
}
