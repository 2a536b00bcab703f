package import Planner

/// The ten categories, each with its tasks.
package final class SpoonsPage: Page {
    struct Row {
        /// Nil: not yet costed.
        let cost: Int?
        /// The first few titles.
        let titles: [String]
        let hasMore: Bool
    }

    private static let titlesShown = 3
    let rows: [Row]

    package init(reading space: PlanReader) {
        var rows: [Row] = []
        for cost in Costs.categories {
            let row = Self.row(cost, space)
            // The row of tasks without a cost is only shown if there are any.
            if cost != nil || !row.titles.isEmpty { rows.append(row) }
        }
        self.rows = rows
    }

    private static func row(_ cost: Int?, _ space: PlanReader) -> Row {
        let members = space.category(cost)
        var titles: [String] = []
        for identity in members.prefix(titlesShown) {
            if let task = space.task(identity) { titles.append(Text.shortened(task.title, to: 80)) }
        }
        return Row(cost: cost, titles: titles, hasMore: members.count > titlesShown)
    }

    package func title(_ context: PageContext) -> String { context.words[.costs(unit: context.unit)] }

    package var section: Section? { .tasks }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.taskViews(current: .spoons, context)
        html.literal("<ul class=\"rows categories\">")
        for row in rows { category(&html, row, context) }
        html.literal("</ul>")
    }

    private func category(_ html: inout HTML, _ row: Row, _ context: PageContext) {
        html.write(
            """
            <li id="category-\(Words.number(row.cost, or: "unsorted"))" class="row">\
            <a class="category" href="\(Route.category(of: row.cost))">\
            <span class="badge">\(Words.number(row.cost, or: "?"))</span>\
            <span class="what"><span class="title">\(context.category(row.cost))</span><span class="facts" dir="auto">
            """
        )
        if row.titles.isEmpty {
            html.write("\(.costsNothing)")
        } else {
            for (index, title) in row.titles.enumerated() { html.write("\(" · ", if: index > 0)\(title)") }
            if row.hasMore { html.literal(" · …") }
        }
        html.literal("</span></span></a></li>")
    }
}
