import Facts
import Planner

/// What a task is just now, in words.
final class TaskStanding: Sendable {
    let row: TaskRow
    let place: Place
    let isDone: Bool
    /// Whether a low day has put it aside.
    let isPutAside: Bool
    /// The tasks that it is a step of, the nearest first.
    let ancestors: [TaskEntry]
    /// As far as a timer ran for it.
    let spent: TimeSpent

    init(reading space: PersonalSpace, _ task: TaskEntry) {
        row = TaskRow(task, reading: space)
        place = space.place(of: task)
        ancestors = space.ancestors(of: task)
        spent = space.timeSpent(on: task.identity)
        let item = space.todayItem(task.identity)
        let doneToday = item?.done
        isPutAside = item?.isPutAside ?? false
        isDone = doneToday != nil || space.isDone(task) != nil
    }

    /// Until when it is out of sight: "Tue 14 Oct", "14:00"; nil for a task in sight.
    func hidden(at moment: Moment) -> String? {
        let today = moment.date
        var start: LocalDate?
        if let date = row.task.start, today < date { start = date }
        if let snoozed = row.task.snoozed, moment.time < snoozed {
            let end = moment.at(snoozed)
            if let start, end.date < start { return Words.date(start, at: moment) }
            let clock = Words.time(snoozed, at: moment)
            if end.date == today { return clock }
            let date = Words.date(end.date, at: moment)
            return end.time == moment.beginning(of: end.date) ? date : date + ", " + clock
        }
        guard let start else { return nil }
        return Words.date(start, at: moment)
    }

    /// Where it is; nil where what stands above it says so.
    fileprivate var placed: StaticString? {
        switch place {
        case .today: isPutAside ? "In today’s list, and put aside for this low day." : "In today’s list."
        case .doneToday: "Done today."
        case .backlog: "Still here from an earlier day, in the Backlog."
        case .category(.some): "Waits in its category."
        case .category(nil) where row.task.isRest: "Waits in Unsorted. Rest costs nothing."
        case .category(nil): "Waits in Unsorted: say what it costs, then it can be planned."
        case .done: "Done."
        case .within: nil
        case .shelved: row.list?.isTemplate == true ? "Part of a template." : "In a list that was put away."
        }
    }
}

extension HTML {
    /// The way up to the task it belongs to, its facts, and where it is.
    mutating func standing(_ standing: TaskStanding, _ context: PageContext) {
        literal("<div class=\"standing\" id=\"standing\">")
        wayUp(standing.ancestors)
        write("<p class=\"title\" dir=\"auto\">\(standing.row.task.title)</p><p>")
        facts(standing.row, namesWhole: false, context)
        literal("</p>")
        if let placed = standing.placed { write("<p>\(fixed: placed)</p>") }
        let task = standing.row.task
        if standing.row.doneDate != nil, task.done == nil, let next = task.due {
            write("<p>Next: \(Words.due(next, task.time, at: context.moment)).</p>")
        }
        if let until = standing.hidden(at: context.moment) { write("<p>Out of sight until \(until).</p>") }
        let minutes = standing.spent.minutes(at: context.moment.time)
        if minutes > 0 { write("<p id=\"time-spent\">Time spent: \(Words.minutes(minutes))</p>") }
        if standing.row.task.isLeftOut { literal("<p>Not this time.</p>") }
        if let list = standing.row.list { wayToList(list) }
        literal("</div>")
    }

    private mutating func wayUp(_ ancestors: [TaskEntry]) {
        guard !ancestors.isEmpty else { return }
        literal("<nav class=\"up\" aria-label=\"Belongs to\">")
        for above in ancestors.reversed() {
            write("<a href=\"\(Address.task(above.identity))\" dir=\"auto\">\(Text.shortened(above.title, to: 80))</a>")
        }
        literal("</nav>")
    }

    private mutating func wayToList(_ list: ListEntry) {
        let address: Address = list.isTemplate ? .template(list.identity) : .list(list.identity)
        write("<p><a class=\"to-list\" href=\"\(address)\">Open the list: <bdi>\(list.name)</bdi></a></p>")
    }
}
