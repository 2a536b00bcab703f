import Facts
public import Planner

/// One list of the person's own: what is in it, and a field to add to it.
public final class OwnListPage: Page {
    struct Row: Sendable {
        let row: TaskRow
        /// Not for this time; only in a checklist.
        let isLeftOut: Bool
        /// Whether it can go into today's list.
        let waits: Bool
    }

    let list: ListEntry
    /// How the person stands to it where it is shared.
    let standing: SpaceStanding?
    let view: View
    let rows: [Row]
    let hasMore: Bool
    /// Not begun yet, or snoozed.
    let hidden: [TaskRow]
    let hasHidden: Bool
    let order: SortOrder
    let showsOptions: Bool
    let line: QuickLine
    let notice: String?
    /// How rows are chosen just now; nil while they are read.
    let choosing: Choosing?

    /// Reads the page's model.
    ///
    /// - Parameter line: what is being added, or was refused.
    public init(
        reading space: PersonalSpace,
        _ list: ListEntry,
        at moment: Moment,
        view: View,
        line: QuickLine = .empty,
        notice: String? = nil,
        chosen: Chosen = .nothing
    ) {
        self.list = list
        let standing = space.standing(ofList: list.identity)
        self.standing = standing
        self.view = view
        self.line = line
        self.notice = notice
        order = space.sortOrder(of: .list(list.identity))
        showsOptions = space.showsOptions(on: .list(list.identity)) && !list.isArchived && standing?.role != .view
        let tasks = OwnListTasks(of: list, in: order, at: moment, openedAt: view.openedAt, reading: space)
        let range = RowsShown.range(of: tasks.shown.count, page: view.pageNumber)
        var rows: [Row] = []
        for index in range {
            let task = tasks.shown[index]
            rows.append(
                Row(
                    row: TaskRow(task, reading: space),
                    isLeftOut: index >= tasks.firstLeftOut,
                    waits: !list.isChecklist && space.canGoIntoToday(task)
                )
            )
        }
        self.rows = rows
        if list.isArchived || list.isTemplate {
            choosing = nil
        } else {
            var taskRows: [TaskRow] = []
            for item in rows { taskRows.append(item.row) }
            choosing = Choosing(chosen, of: .list(list.identity), page: view.pageNumber, rows: taskRows, reading: space)
        }
        hasMore = range.upperBound < tasks.shown.count
        hasHidden = !tasks.hidden.isEmpty
        var hidden: [TaskRow] = []
        if view.showsHidden {
            for task in tasks.hidden.prefix(RowsShown.most) { hidden.append(TaskRow(task, reading: space)) }
        }
        self.hidden = hidden
    }

    var address: Address { .list(list.identity) }
    /// In a template there is nothing to do, and what was put away is kept as it is.
    var isActive: Bool { !list.isTemplate && !list.isArchived }

    /// Whether it is not only to be looked at.
    var mayChange: Bool { standing?.role != .view }

    package func title(_ context: PageContext) -> String { list.name }

    package var section: Section? { .lists }

    private var isChoosing: Bool { if case .some = choosing { true } else { false } }

    package var hasTabs: Bool { !isChoosing }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        if isChoosing || !isActive || rows.isEmpty { return }
        html.beginActions()
        html.selectButton(address, page: view.pageNumber)
        html.endActions()
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        if !rows.isEmpty, !list.isArchived, mayChange, !isChoosing {
            html.menuOptions(isShown: showsOptions, context)
        }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        about(&html)
        if let choosing {
            choose(&html, choosing, context)
        } else {
            read(&html, context)
        }
    }

    private func choose(_ html: inout HTML, _ choosing: Choosing, _ context: PageContext) {
        html.beginChoosing(choosing, context)
        html.beginRows(dragged: false, label: list.name)
        for item in rows { html.choosingRow(item.row, isChosen: choosing.contains(item.row), context) }
        html.endRows(dragged: false)
        html.endChoosing(choosing, context)
        html.pager(address, number: view.pageNumber, hasMore: hasMore, select: true)
    }

    private func read(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if list.isArchived {
            putAway(&html, context)
        } else if mayChange {
            html.quickLine(line, at: QuickPlace(address, label: "Add to this list", list: list.identity), context)
        }
        html.literal("<div class=\"tools\">")
        html.listMenu(list, standing, order: order, context)
        html.literal("</div>")
        if rows.isEmpty { nothing(&html) } else { tasks(&html, context) }
        html.pager(address, number: view.pageNumber, hasMore: hasMore, select: false)
        outOfSight(&html, context)
    }

    private func nothing(_ html: inout HTML) {
        let sentence =
            list.isArchived || hasHidden
            ? "Nothing to see here just now."
            : !mayChange ? "Nothing here yet." : "Nothing here yet. Write the first in the field above."
        html.emptyState(.list, sentence, action: nil, to: "")
    }

    /// The mark of the list, and what kind of list it is.
    private func about(_ html: inout HTML) {
        html.literal("<p class=\"list-about\">")
        html.listMark(list.icon, list.colour)
        if !list.category.isEmpty { html.write("<span dir=\"auto\">\(list.category)</span>") }
        if list.isTemplate { html.literal("<span class=\"chip\">Template</span>") }
        if list.isChecklist { html.literal("<span class=\"chip\">Checklist</span>") }
        if let standing { html.sharedMark(standing) }
        if order != .own { html.write("<span>\(order.name)</span>") }
        if list.isTemplate {
            html.write("<a class=\"button\" id=\"use\" href=\"\(Address.template(list.identity))\">Use this template</a>")
        }
        html.literal("</p>")
    }

    private func putAway(_ html: inout HTML, _ context: PageContext) {
        let reopen = Address.listAct(list.identity, .reopen)
        html.beginForm(reopen, context, back: address.path, id: "put-away", class: "act card stack")
        html.literal("<p>This list is put away, just as it was.</p>")
        html.literal("<button class=\"button\" id=\"reopen\">Take out again</button>")
        html.endForm()
    }
}
