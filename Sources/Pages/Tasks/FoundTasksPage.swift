import Facts
package import Planner

/// Tasks that were searched for or filtered, or that are in another order than the person's own.
package final class FoundTasksPage: Page {
    let finder: Finder
    let rows: [TaskRow]
    /// For each row whether one tap takes it into today's list.
    let waits: [Bool]
    /// How many there are on all pages.
    let count: Int
    /// Whether every word is there as it was typed; if not, a letter was taken for a slip of the finger.
    let isExact: Bool
    let pageNumber: Int
    let hasMore: Bool
    let choosing: Choosing?
    /// Rows ticked since then stay where they are.
    let openedAt: Int64

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - pageNumber: which hundred rows, from 1.
    ///   - openedAt: when the list was opened, in milliseconds since 1970.
    package init(
        reading space: PlanReader,
        _ query: TaskQuery,
        in order: SortOrder,
        at instant: Instant,
        pageNumber: Int = 1,
        chosen: Chosen = .nothing,
        openedAt: Int64
    ) {
        finder = Finder(query, in: order, reading: space)
        let found = space.tasks(matching: query, in: order, at: instant, openedAt: openedAt)
        count = found.tasks.count
        isExact = found.isExact
        self.openedAt = openedAt
        // Rows are read only for the page that is shown: the results may be all tasks.
        let (range, page) = RowsShown.range(of: count, page: pageNumber)
        self.pageNumber = page
        hasMore = range.upperBound < count
        var rows: [TaskRow] = []
        var waits: [Bool] = []
        var opened: OpenedLists?
        for index in range {
            let task = found.tasks[index]
            if query.words.isEmpty {
                rows.append(TaskRow(task, reading: space))
            } else {
                let isTicked = (space.isDone(task) ?? 0) > openedAt
                if isTicked, case .none = opened { opened = OpenedLists(in: space, at: instant, openedAt: openedAt) }
                let lists = isTicked ? opened : nil
                rows.append(TaskRow(found: task, by: query.words, in: lists, at: instant, reading: space))
            }
            waits.append(space.canGoIntoToday(task))
        }
        self.rows = rows
        self.waits = waits
        choosing = Choosing(chosen, of: .tasks, asked: query.asked, page: page, rows: rows, reading: space, at: instant)
    }

    package func title(_ context: PageContext) -> String {
        let title: Phrase = isChoosing ? .foundSelect : finder.query.words.isEmpty ? .foundTasks : .foundSearch
        return context.words[title]
    }

    package var section: Section? { .tasks }

    package func parent(_ context: PageContext) -> Parent? { finder.query.words.isEmpty ? nil : .tasks }

    private var isChoosing: Bool { if case .some = choosing { true } else { false } }

    private var asked: String { finder.query.asked }

    package var hasTabs: Bool { !isChoosing }

    package func tools(_ html: inout HTML, _ context: PageContext) {
        if isChoosing { html.searchLink() }
    }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        if isChoosing { return }
        html.beginActions()
        html.addTask(isPrimary: rows.isEmpty)
        if !rows.isEmpty { html.selectButton(.tasks, asked: asked, page: pageNumber) }
        html.endActions()
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        html.menuChoosing(choosing)
        if !isChoosing, !asked.isEmpty {
            html.menuLink(.savedViewKeep, .pin, id: "keep-view", to: Route.views.path(asked: asked))
        }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if let choosing {
            html.chooser(rows, label: title(context), hasMore: hasMore, choosing, context)
            return
        }
        let asked = asked
        find(&html, context)
        guard !rows.isEmpty else { return }
        let askedSince = Route.since(openedAt, asked: asked)
        html.beginForm(.tasks, context, back: Route.tasks.path(asked: askedSince, page: pageNumber), id: "list")
        if finder.query.words.isEmpty || finder.order != .own {
            if hasSun(Array(rows.indices)) { html.todayKey() }
            list(&html, title(context), Array(rows.indices), context)
        } else {
            var needsKey = true
            for found in FoundGroup.allCases { section(&html, found, &needsKey, context) }
        }
        html.endForm()
        html.pager(.tasks, number: pageNumber, hasMore: hasMore, asked: openedAt < context.instant.time ? askedSince : asked)
    }

    private func find(_ html: inout HTML, _ context: PageContext) {
        finder.write(&html)
        if finder.query.words.isEmpty { html.taskViews(current: .tasks, context) }
        finder.tools(&html, said: said, hasFound: !rows.isEmpty, context)
    }

    /// The number of results, in words. Without filters there is nothing to count: the list shows the open tasks.
    private var said: Markup {
        let words = finder.query.words
        if count == 0 {
            if Text.isBlank(words) { return "\(.foundNoneFilters)" }
            return "\(.foundNone(words: Text.shortened(words, to: 60)))"
        }
        if !isExact { return "\(.foundClose)" }
        if asked.isEmpty { return "" }
        return "\(.found(count: count))"
    }

    /// The results in one group.
    ///
    /// - Parameter needsKey: whether the suns of the rows are not explained yet.
    private func section(_ html: inout HTML, _ found: FoundGroup, _ needsKey: inout Bool, _ context: PageContext) {
        var members: [Int] = []
        for index in rows.indices where FoundGroup(rows[index], openedAt: openedAt) == found { members.append(index) }
        guard !members.isEmpty else { return }
        let name = context.words[found.name]
        let hasKey = needsKey && hasSun(members)
        if hasKey { needsKey = false }
        html.beginSection("found-" + String(found.rawValue), name, hasKey: hasKey)
        list(&html, name, members, context)
        html.endSection()
    }

    /// Whether any of these rows can be taken into today's list.
    private func hasSun(_ members: [Int]) -> Bool {
        for index in members where waits[index] && rows[index].done == nil { return true }
        return false
    }

    private func list(_ html: inout HTML, _ name: String, _ members: [Int], _ context: PageContext) {
        html.write("<ul class=\"rows\" aria-label=\"\(name)\">")
        for index in members { row(&html, rows[index], waits: waits[index], context) }
        html.literal("</ul>")
    }

    private func row(_ html: inout HTML, _ row: TaskRow, waits: Bool, _ context: PageContext) {
        let isDone = row.done != nil
        html.beginRow(row.task, class: isDone ? "row done" : "row")
        html.beginSwipe(row, context)
        if waits, !isDone { html.intoToday(row.task) }
        if !isDone { html.toDay(row.task, context) }
        html.endSwipe()
        html.literal("</li>")
    }
}

/// Where something was found.
private enum FoundGroup: Int, CaseIterable {
    case open
    case snoozed
    case backlog
    case done

    /// Tasks ticked since the page was opened stay where they were.
    init(_ row: TaskRow, openedAt: Int64) {
        switch row.whereabouts {
        case _ where (row.done ?? .max) <= openedAt: self = .done
        case .snoozed: self = .snoozed
        case .backlog: self = .backlog
        case .today, nil: self = .open
        }
    }

    var name: Phrase {
        switch self {
        case .open: .foundOpen
        case .snoozed: .foundSnoozed
        case .backlog: .foundBacklog
        case .done: .foundDone
        }
    }
}
