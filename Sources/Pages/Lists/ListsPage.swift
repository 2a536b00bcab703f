import Facts
public import Planner

/// The person's lists, by category.
public final class ListsPage: Page {
    final class Group: Sendable {
        let category: String
        let rows: [ListRow]

        init(_ group: ListGroup, reading space: PersonalSpace, at moment: Moment) {
            category = group.category
            var rows: [ListRow] = []
            for list in group.lists { rows.append(ListRow(list, reading: space, at: moment)) }
            self.rows = rows
        }
    }

    let groups: [Group]
    let views: [SavedView]
    let showsOptions: Bool

    /// Reads the page's model.
    public init(reading space: PersonalSpace, at moment: Moment) {
        var groups: [Group] = []
        for group in space.openListGroups { groups.append(Group(group, reading: space, at: moment)) }
        self.groups = groups
        views = space.savedViews
        showsOptions = space.showsOptions(on: .lists)
    }

    package func title(_ context: PageContext) -> String { "Lists" }

    package var section: Section? { .lists }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        html.primaryLink("New list", id: "new-list", to: Address.newList.path)
        html.endActions()
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        if !groups.isEmpty { html.menuOptions(isShown: showsOptions, context) }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if let account = context.account { html.invited(account.invitations) }
        if groups.isEmpty {
            html.emptyState(
                .list,
                "No list yet. A list keeps together what belongs together: a place, a trip, a morning.",
                action: "Begin with a template",
                to: Address.templates.path
            )
        } else {
            html.beginForm(.lists, context, id: "list")
            for (number, group) in groups.enumerated() { section(&html, group, number: number) }
            html.endForm()
        }
        html.savedViews(views)
        html.write(
            """
            <nav class="acts list-links" aria-label="More lists">\
            <a class="button quiet" id="templates" href="\(Address.templates)">Templates</a>\
            <a class="button quiet" id="merge" href="\(Address.mergeLists)">Pack from several lists</a>\
            <a class="button quiet" id="archive" href="\(Address.archive)">What was put away</a>
            """
        )
        if context.account != nil {
            html.write("<a class=\"button quiet\" id=\"shared\" href=\"\(AccountAddress.shared)\">Shared lists</a>")
        }
        html.literal("</nav>")
    }

    private func section(_ html: inout HTML, _ group: Group, number: Int) {
        let name = group.category.isEmpty ? "Lists" : group.category
        html.write("<section class=\"cost-section\" aria-label=\"\(name)\">")
        if !group.category.isEmpty { html.write("<h2 id=\"category-\(number)\" dir=\"auto\">\(name)</h2>") }
        // One alone has no other place.
        let moves = showsOptions && group.rows.count > 1
        html.beginRows(
            dragged: moves,
            label: name,
            apart: "Lists are grouped by category. To move this one to another group, change its category."
        )
        for row in group.rows { html.listRow(row, to: .list(row.list.identity), showsOptions: showsOptions, moves: moves) }
        html.endRows(dragged: moves)
        html.literal("</section>")
    }
}
