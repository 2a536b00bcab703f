import Planner

/// Where everything is that is not needed every day.
package final class MorePage: Page {
    package init() {}

    package func title(_ context: PageContext) -> String { context.words[.more] }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let words = context.words
        html.beginEntries()
        html.entry(.moreHelp, .spoon, to: Route.help.path, words[.moreHelpFacts])
        html.entry(.moreNow, .target, to: Route.now.path)
        html.entry(.moreFocus, .timer, to: Route.focus.path)
        html.entry(.moreNotes, .note, to: Route.notes.path)
        html.entry(.moreTips, .bulb, to: Route.tips.path, words[.moreTipsFacts])
        html.endEntries()
        html.beginEntries()
        html.entry(.moreInsights, .chart, to: Route.insights.path, words[.moreInsightsFacts])
        html.entry(.moreHistory, .past, to: Route.history.path, words[.moreHistoryFacts(days: Int(History.days))])
        html.entry(.moreTemplates, .template, to: Route.templates.path)
        html.entry(.moreSubjects, .tag, to: Route.subjects.path)
        html.endEntries()
        html.beginEntries()
        let name = context.settings.name
        html.entry(.moreSettings, .settings, to: Route.settings.path, name.isEmpty ? nil : name)
        html.entry(.moreAccount, .person, to: Route.account.path, context.account?.mail ?? words[.moreAccountNone])
        for plan in context.plans.apart {
            html.entry(.apart, .device, to: Route.account.path, words.holdings(of: plan.summary))
        }
        html.entry(.moreData, .box, to: Route.data.path, words[.moreDataFacts])
        html.entry(.moreAbout, .info, to: Route.about.path)
        html.endEntries()
    }
}
