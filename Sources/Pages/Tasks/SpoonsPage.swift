public import Planner

/// The ten categories, and what each holds.
public final class SpoonsPage: Page {
    struct Row: Equatable, Sendable {
        let cost: Int?
        /// The first few titles.
        let titles: [String]
        let hasMore: Bool
    }

    private static let titlesShown = 3
    let rows: [Row]

    /// Reads the page's model.
    public init(reading space: PersonalSpace) {
        var rows: [Row] = []
        for cost in Costs.range { rows.append(Self.row(cost, space)) }
        let unsorted = Self.row(nil, space)
        if !unsorted.titles.isEmpty { rows.append(unsorted) }
        self.rows = rows
    }

    private static func row(_ cost: Int?, _ space: PersonalSpace) -> Row {
        let members = space.category(cost)
        var titles: [String] = []
        for identity in members.prefix(titlesShown) {
            if let task = space.task(identity) { titles.append(String(task.title.prefix(80))) }
        }
        return Row(cost: cost, titles: titles, hasMore: members.count > titlesShown)
    }

    package func title(_ context: PageContext) -> String { Words.capitalised(context.settings.unitMany) }

    package var section: Section? { .spoons }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.element("div", .class("acts")) { html in
            html.element("a", .class("button").id("all-tasks").href(.tasks), text: "All tasks")
            html.element("a", .class("button").id("choose").with("href", Address.tasks.path + "?select=1"), text: "Select")
        }
        html.element("ul", .class("rows categories")) { html in
            for row in rows { category(&html, row, context) }
        }
    }

    private func category(_ html: inout HTML, _ row: Row, _ context: PageContext) {
        html.element("li", .id("category-" + (row.cost.map { String($0) } ?? "unsorted")).class("row")) { html in
            html.element("a", .class("category").href(row.cost.map { .category($0) } ?? .unsorted)) { html in
                html.element("span", .class("badge"), text: row.cost.map { String($0) } ?? "?")
                html.element("span", .class("what")) { html in
                    html.element("span", .class("title"), text: row.cost.map { context.spoons($0) } ?? "Unsorted")
                    html.element("span", .class("facts").fixed("dir", "auto"), text: summary(row))
                }
            }
        }
    }

    private func summary(_ row: Row) -> String {
        if row.titles.isEmpty { return "Nothing here yet" }
        return row.titles.joined(separator: " · ") + (row.hasMore ? " · …" : "")
    }
}
