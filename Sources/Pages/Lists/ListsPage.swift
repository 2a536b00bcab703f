import Facts
package import Planner

/// The person's lists, by category.
package final class ListsPage: Page {
    final class Group: Sendable {
        let category: String
        let rows: [ListRow]

        init(_ group: ListGroup, reading space: PlanReader, at instant: Instant) {
            category = group.category
            var rows: [ListRow] = []
            for list in group.lists { rows.append(ListRow(list, reading: space, at: instant)) }
            self.rows = rows
        }
    }

    let groups: [Group]
    let views: [SavedView]
    let showsOptions: Bool
    /// Shared lists that are gone.
    let gone: [GoneList]

    package init(reading space: PlanReader, at instant: Instant) {
        var groups: [Group] = []
        var others: [Group] = []
        for group in space.openListGroups {
            let read = Group(group, reading: space, at: instant)
            if group.category.isEmpty { others.append(read) } else { groups.append(read) }
        }
        // Lists without a category come after those with one.
        self.groups = groups + others
        views = space.savedViews
        showsOptions = space.showsOptions(on: .lists)
        gone = space.goneLists(at: instant)
    }

    package func title(_ context: PageContext) -> String { context.words[.lists] }

    package var section: Section? { .lists }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        html.addTask(isPrimary: !groups.isEmpty)
        // As long as there are no lists, a new one is what the page is for.
        if groups.isEmpty { html.primaryLink("\(.listsNew)", id: "new-list", symbol: .plus, to: Route.newList.path) }
        html.endActions()
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        html.menuLink(.listsMenuTemplates, .copy, id: "templates", to: Route.templates.path)
        html.menuLink(.listsMenuMerge, .ticked, id: "merge", to: Route.mergeLists.path)
        if context.account != nil { html.menuLink(.listsMenuShared, .people, id: "shared", to: AccountRoute.shared.path) }
        html.menuLink(.listsMenuArchive, .box, id: "archive", to: Route.archive.path)
        if !groups.isEmpty { html.menuOptions(isShown: showsOptions, context) }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if let account = context.account { html.invited(account.invitations) }
        html.goneLists(gone, context)
        if groups.isEmpty, gone.isEmpty {
            html.emptyState(
                .list,
                context.words[.listsEmpty],
                action: context.words[.listsEmptyLink],
                to: Route.templates.path
            )
        } else if !groups.isEmpty {
            if showsOptions { html.hideOptions(context) }
            html.beginForm(.lists, context, id: "list", class: "act columns")
            for (number, group) in groups.enumerated() { section(&html, group, number: number) }
            html.endForm()
        }
        if !groups.isEmpty { html.textLink(.listsNew, .plus, id: "new-list", to: Route.newList.path) }
        html.savedViews(views)
    }

    private func section(_ html: inout HTML, _ group: Group, number: Int) {
        // Lists without a category need no heading where there is nothing else.
        let heading = group.category.isEmpty ? (groups.count > 1 ? html.words[.listsOther] : nil) : group.category
        let name = heading ?? html.words[.lists]
        html.write("<section class=\"cost-section\" aria-label=\"\(name)\">")
        if let heading { html.write("<h2 id=\"category-\(number)\" dir=\"auto\">\(heading)</h2>") }
        // One alone has no other place.
        let moves = group.rows.count > 1
        html.beginRows(dragged: moves, label: name, apart: .listsApart)
        for row in group.rows { html.listRow(row, to: .list(row.list.identity), showsOptions: showsOptions, moves: moves) }
        html.endRows(dragged: moves)
        html.literal("</section>")
    }
}
