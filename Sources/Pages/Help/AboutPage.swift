import Facts
public import Planner

/// Where the data is, and which version runs here.
public final class AboutPage: Page {
    /// Whether the program that makes the page stores something of this person.
    let isKept: Bool

    /// Reads the page's model.
    public init(reading space: PersonalSpace) {
        isKept = space.replica.count > 0
    }

    package func title(_ context: PageContext) -> String { "About" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

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
        case 0: html.literal("No crashes on this device.")
        case 1: html.literal("It crashed once on this device and restarted by itself.")
        default:
            let times = String(context.failures)
            html.write("It crashed \(times) times on this device and restarted by itself.")
        }
        html.literal(
            """
            </p><h2>Fonts</h2><p>Inter, by The Inter Project Authors (SIL Open Font License 1.1), and OpenDyslexic, by \
            Abelardo Gonzalez (CC BY 3.0), each cut to the alphabets that are needed.</p></article>
            """
        )
    }
}
