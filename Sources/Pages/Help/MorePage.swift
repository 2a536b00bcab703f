import Planner

/// Where everything is that is not needed every day.
public final class MorePage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String { context.words[.more] }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let words = context.words
        html.beginEntries()
        html.entry(words[.moreHelp], .spoon, to: Route.help.path, words[.moreHelpFacts])
        html.entry(words[.moreNow], .target, to: Route.now.path)
        html.entry(words[.moreFocus], .timer, to: Route.focus.path)
        html.entry(words[.moreNotes], .note, to: Route.notes.path)
        html.entry(words[.moreTips], .bulb, to: Route.tips.path, words[.moreTipsFacts])
        html.endEntries()
        html.beginEntries()
        html.entry(words[.moreInsights], .chart, to: Route.insights.path, words[.moreInsightsFacts])
        html.entry(words[.moreHistory], .past, to: Route.history.path, words[.moreHistoryFacts(days: Int(History.days))])
        html.entry(words[.moreTemplates], .template, to: Route.templates.path)
        html.entry(words[.moreSubjects], .tag, to: Route.subjects.path)
        html.endEntries()
        html.beginEntries()
        let name = context.settings.name
        html.entry(words[.moreSettings], .settings, to: Route.settings.path, name.isEmpty ? nil : name)
        html.entry(words[.moreAccount], .person, to: Route.account.path, context.account?.mail ?? words[.moreAccountNone])
        html.entry(words[.moreData], .box, to: Route.data.path, words[.moreDataFacts])
        html.entry(words[.moreAbout], .info, to: Route.about.path)
        html.endEntries()
    }
}
