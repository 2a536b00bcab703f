import Facts
package import Planner

/// One list of the person's own, with its tasks.
package final class OwnListPage: Page {
    let list: ListEntry
    /// How the person stands to it where it is shared.
    let membership: SpaceMembership?
    let view: View
    let sections: [ListSection]
    /// In a list that is not for packing: the tasks done before the current day, folded away.
    let doneBefore: [TaskRow]
    let hasMore: Bool
    /// How many items are to pack, and how many are packed; only in a checklist.
    let packing: PackingCount?
    /// Not begun yet, or snoozed.
    let hidden: [TaskRow]
    let hasHidden: Bool
    let hasMoreHidden: Bool
    let order: SortOrder
    let showsOptions: Bool
    let notice: String?
    /// How rows are chosen just now, and which there are; nil while they are read.
    let choosing: Choosing?
    private let chosenFrom: [TaskRow]
    /// Whether no task is in sight, on any page.
    private let isEmpty: Bool

    package init(
        reading space: PlanReader,
        _ list: ListEntry,
        at instant: Instant,
        view: View,
        notice: String? = nil,
        chosen: Chosen = .nothing
    ) {
        self.list = list
        let membership = space.membership(ofList: list.identity)
        self.membership = membership
        self.notice = notice
        order = space.sortOrder(of: .list(list.identity))
        showsOptions = space.showsOptions(on: .list(list.identity)) && !list.isArchived && membership?.role != .view
        let tasks = OwnListTasks(of: list, in: order, at: instant, openedAt: view.openedAt, reading: space)
        isEmpty = tasks.shown.isEmpty
        let hiddenCount = view.showsHidden ? tasks.hidden.count : 0
        let (range, page) = RowsShown.range(of: tasks.shown.count, beside: hiddenCount, page: view.pageNumber)
        let (hiddenRange, _) = RowsShown.range(of: hiddenCount, beside: tasks.shown.count, page: page)
        var shown = view
        shown.pageNumber = page
        self.view = shown
        var taskRows: [TaskRow] = []
        if !list.isArchived, !list.isTemplate, chosen.mode.isChoosing {
            for task in tasks.shown[range] { taskRows.append(TaskRow(task, reading: space)) }
            choosing = Choosing(chosen, of: .list(list.identity), page: page, rows: taskRows, reading: space, at: instant)
        } else {
            choosing = nil
        }
        chosenFrom = taskRows
        // Done tasks come last, but in a checklist; tasks done since the page was opened keep their place.
        var end = range.upperBound
        if !list.isChecklist, !list.isTemplate, !list.isArchived, choosing == nil, let day = space.currentDay {
            while end > range.lowerBound, let done = space.isDone(tasks.shown[end - 1]), done <= view.openedAt,
                instant.at(done).date < day.date
            {
                end -= 1
            }
        }
        sections = ListSections(of: tasks.shown[range.lowerBound..<end], in: list, reading: space).all
        var doneBefore: [TaskRow] = []
        for task in tasks.shown[end..<range.upperBound] { doneBefore.append(TaskRow(task, reading: space)) }
        self.doneBefore = doneBefore
        packing = list.isChecklist && !list.isTemplate ? PackingCount(of: tasks.shown, reading: space) : nil
        hasMore = range.upperBound < tasks.shown.count
        hasHidden = !tasks.hidden.isEmpty
        hasMoreHidden = view.showsHidden && hiddenRange.upperBound < tasks.hidden.count
        var hidden: [TaskRow] = []
        for task in tasks.hidden[hiddenRange] { hidden.append(TaskRow(task, reading: space)) }
        self.hidden = hidden
    }

    var route: Route { .list(list.identity) }
    /// Tasks in a template are not done, and an archived list is kept as it is.
    var isActive: Bool { !list.isTemplate && !list.isArchived }

    /// Whether it is not only to be looked at.
    var mayChange: Bool { membership?.role != .view }

    package func title(_ context: PageContext) -> String { list.name }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? {
        list.isTemplate ? .templates : list.isArchived ? Parent(.pageArchive, .archive) : .lists
    }

    package func emblem(_ html: inout HTML) { html.listMark(list.icon, list.colour) }

    private var isChoosing: Bool { if case .some = choosing { true } else { false } }

    package var hasTabs: Bool { !isChoosing }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        if isChoosing || list.isArchived || !mayChange && isEmpty { return }
        // Items of a checklist are ticked one by one: choosing several comes first only where tasks are planned.
        let selects = isActive && !isEmpty && !(list.isChecklist && mayChange)
        html.beginActions()
        if mayChange { html.addTask(to: list, isPrimary: !selects) }
        if selects { html.selectButton(route, page: view.pageNumber) }
        html.endActions()
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        html.menuChoosing(choosing)
        if isChoosing { return }
        if list.isTemplate { html.menuLink(.listMenuUse, .copy, id: "use", to: Route.template(list.identity).path) }
        if isActive, list.isChecklist, mayChange, !isEmpty { html.menuSelect(route, page: view.pageNumber) }
        if !isEmpty, !list.isArchived, mayChange, !showsOptions { html.menuOptions(isShown: false, context) }
        html.listMenu(list, membership, order: order, context)
        if view.pageNumber != PageNumber.all { html.menuPrint() }
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
        for row in chosenFrom { html.choosingRow(row, isChosen: choosing.contains(row), context) }
        html.endRows(dragged: false)
        html.endChoosing(choosing, context)
        html.pager(route, number: choosing.page, hasMore: hasMore, select: true)
    }

    private func read(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if list.isArchived { putAway(&html, context) }
        if showsOptions { html.hideOptions(context) }
        if isEmpty {
            nothing(&html)
        } else if !sections.isEmpty || !doneBefore.isEmpty {
            tasks(&html, context)
        }
        outOfSight(&html, context)
        let asked = view.openedAt < context.instant.time ? Route.since(view.openedAt, asked: view.asked) : view.asked
        html.pager(route, number: view.pageNumber, hasMore: hasMore || hasMoreHidden, asked: asked)
    }

    private func nothing(_ html: inout HTML) {
        let sentence: Phrase
        if list.isArchived || hasHidden {
            sentence = .listNothing
        } else {
            sentence = mayChange ? .listEmpty : .listEmptyView
        }
        html.emptyState(.list, html.words[sentence], action: nil, to: "")
    }

    /// The kind of list and its state.
    private func about(_ html: inout HTML) {
        var hasSun = false
        for section in sections {
            for item in section.rows where item.waits && item.row.done == nil { hasSun = true }
        }
        html.literal("<p class=\"list-about\">")
        if let packing { html.write("<span id=\"packing\" role=\"status\">\(packing.said(html.words))</span>") }
        if list.isTemplate { html.write("<span>\(.listIsTemplate)</span>") }
        if let membership { html.sharedMark(membership) }
        if order != .own { html.write("<span>\(order.name)</span>") }
        if hasSun, isActive { html.write("<span class=\"sun-said\">\(Symbol.sun)\(.listSun)</span>") }
        html.literal("</p>")
    }

    private func putAway(_ html: inout HTML, _ context: PageContext) {
        let reopen = Route.reopenList(list.identity)
        html.beginForm(reopen, context, back: route.path, id: "put-away", class: "act card stack")
        html.write("<p>\(.listArchived)</p><button class=\"button\" id=\"reopen\">\(.listRestore)</button>")
        html.endForm()
    }
}
