import Planner

/// Where everything is that is not needed every day.
public final class MorePage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String { "More" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginEntries()
        html.entry("What are spoons?", .spoon, to: Route.help.path, "And how a day goes")
        html.entry("What now?", .target, to: Route.now.path)
        html.entry("Focus and rest", .timer, to: Route.focus.path)
        html.entry("Notes", .note, to: Route.notes.path)
        html.entry("Tips", .bulb, to: Route.tips.path, "On pacing and getting started")
        html.endEntries()
        html.beginEntries()
        html.entry("Insights", .chart, to: Route.insights.path, "Your own days, described")
        html.entry("History", .past, to: Route.history.path, "See and undo changes from the last " + Words.historyDays)
        html.entry("Templates", .template, to: Route.templates.path)
        html.entry("Subjects", .tag, to: Route.subjects.path)
        html.endEntries()
        html.beginEntries()
        let name = context.settings.name
        html.entry("Settings", .settings, to: Route.settings.path, name.isEmpty ? nil : name)
        html.entry("Account", .person, to: Route.account.path, context.account?.mail ?? "Not signed in")
        html.entry("Your data", .box, to: Route.data.path, "Export, import, print")
        html.entry("About", .info, to: Route.about.path)
        html.endEntries()
    }
}
