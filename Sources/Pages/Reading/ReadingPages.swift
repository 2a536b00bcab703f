/// Where everything is that is not needed every day.
public final class MorePage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String { "More" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.element("ul", .class("rows menu")) { html in
            entry(&html, .history, "History", "Everything done in the last 30 days, each with its undo")
            entry(&html, .tasks, "All tasks", "Everything that waits, side by side")
            entry(&html, .settings, "Settings", "Colours, the daily number, what a unit is called")
            entry(&html, .help, "Help", "What spoons are, and how a day goes")
            entry(&html, .about, "About", "Where your data is, and this version")
        }
    }

    private func entry(_ html: inout HTML, _ address: Address, _ name: String, _ what: String) {
        html.element("li", .class("row")) { html in
            html.element("a", .class("category").href(address)) { html in
                html.element("span", .class("what")) { html in
                    html.element("span", .class("title"), text: name)
                    html.element("span", .class("facts"), text: what)
                }
            }
        }
    }
}

/// Spoon theory in plain words, and how a day goes.
public final class HelpPage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String { "What are spoons?" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.element("article", .class("prose")) { html in
            html.element("p") { html in
                html.text(
                    "Spoon theory is a way to talk about limited energy. Christine Miserandino, who lives with lupus, thought of it "
                        + "in a café, when a friend asked what being ill is like. She gave her friend a handful of spoons. "
                        + "Every spoon stood for some energy, and everything in a day takes some: getting up, washing, "
                        + "cooking, seeing people. When the spoons are used up, the day is used up."
                )
            }
            html.element("p", text: "Her essay is “The Spoon Theory”, 2003, on butyoudontlooksick.com.")
            html.element("h2", text: "How a day goes")
            html.element("ol") { html in
                html.element("li", text: "New Day: say how many you have. A guess is fine, and it can be changed at any time.")
                html.element("li", text: "Select: choose what fits and press Submit. Teaspoon does the arithmetic.")
                html.element(
                    "li",
                    text: "Check off what is done. The rest is carried over to the Backlog when the next day starts."
                )
            }
            html.element("h2", text: "Good to know")
            html.element("ul") { html in
                html.element(
                    "li",
                    text: "A cost is a guess. What a thing costs today can differ from what it usually costs: open it and say so."
                )
                html.element(
                    "li",
                    text: "A few can be kept in reserve, so that a day does not end on nothing. The reserve is shown apart."
                )
                html.element(
                    "li",
                    text: "Borrowing from tomorrow is possible. The next New Day will then suggest that many fewer."
                )
                html.element("li", text: "A swipe to the left on a row of today’s list does the same as its round button.")
                html.element("li", text: "Everything can be undone for 30 days: More, then History.")
                html.element("li", text: "Not fond of the word? Settings lets you call a unit what you like.")
            }
            html.element("p", .class("quiet-text"), text: "Teaspoon plans tasks. It gives no medical advice.")
        }
    }
}

/// Where the data is, and what runs here.
public final class AboutPage: Page {
    /// Which version of Teaspoon this is.
    public static let version = "0.1.0"

    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String { "About" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.element("article", .class("prose")) { html in
            html.element("h2", text: "Where your data is")
            if context.isAnsweredByServer {
                html.element(
                    "p",
                    text: "This browser runs no script for Teaspoon, so your plan is kept on this server. "
                        + "A cookie in this browser is the only key to it: clearing cookies loses the way to it."
                )
            } else {
                html.element("p", text: "On this device, in this browser. Nothing is sent anywhere.")
                html.element(
                    "p",
                    text: "Clearing the browser’s site data removes it. On an iPhone, Safari clears a site that was not "
                        + "used for seven days; adding Teaspoon to the home screen keeps it."
                )
            }
            html.element("h2", text: "This version")
            html.element("p", text: "Teaspoon " + Self.version + ", release " + context.release + ".")
            html.element(
                "p",
                text: context.failures == 0
                    ? "It has not stopped unexpectedly on this device."
                    : "It stopped unexpectedly " + (context.failures == 1 ? "once" : String(context.failures) + " times")
                        + " on this device and started again by itself."
            )
        }
    }
}
