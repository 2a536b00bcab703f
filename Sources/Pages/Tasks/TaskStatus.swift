import Facts
import Planner

/// The status of a task, in words.
final class TaskStatus: Sendable {
    let row: TaskRow
    let bucket: TaskBucket
    let isDone: Bool
    /// Whether a low day has put it aside.
    let isPutAside: Bool
    /// The tasks that it is a step of, the nearest first.
    let ancestors: [TaskEntry]
    /// As far as a timer ran for it.
    let spent: TimeSpent
    /// The day to come that it is meant for, whose date may have passed; nil for none.
    let intended: LocalDate?

    init(reading space: PlanReader, _ task: TaskEntry) {
        row = TaskRow(task, reading: space)
        bucket = space.bucket(of: task)
        ancestors = space.ancestors(of: task)
        spent = space.timeSpent(on: task.identity)
        intended = bucket.waits ? space.intendedDate(of: task.identity) : nil
        let item = space.todayItem(task.identity)
        let doneToday = item?.done
        isPutAside = item?.isPutAside ?? false
        isDone = doneToday != nil || space.isDone(task) != nil
    }

    /// Until when it is out of sight: "Tue 14 Oct", "14:00"; nil for a task in sight.
    func hidden(at instant: Instant, _ words: Catalog) -> String? {
        let today = instant.date
        var start: LocalDate?
        if let date = row.task.inSightFrom, today < date { start = date }
        if let snoozed = row.task.snoozed, instant.time < snoozed {
            let end = instant.at(snoozed)
            if let start, end.date < start { return words.date(start, at: instant) }
            let clock = words.time(snoozed, at: instant)
            if end.date == today { return clock }
            let date = words.date(end.date, at: instant)
            return end.time == instant.beginning(of: end.date) ? date : words[.dateAndTime(date: date, time: clock)]
        }
        guard let start else { return nil }
        return words.date(start, at: instant)
    }

    /// Where it is, after the word "Task".
    var placed: Phrase? {
        switch bucket {
        case .today: isPutAside ? .taskInTodayHidden : .taskInToday
        case .doneToday: .taskDoneToday
        case .backlog: .taskInBacklog
        case .category(.some): .taskNotPlanned
        case .category(nil) where row.task.isRest: .taskRest
        case .category(nil): .taskNoCost
        case .done: .taskDone
        case .within: nil
        case .shelved: row.list?.isTemplate == true ? .taskInTemplate : .taskInArchive
        }
    }
}

extension HTML {
    /// The link to the task that it is a step of, and facts that no field of the form shows.
    ///
    /// - Parameter isOwnHalf: whether the form has only the person's own fields: the shared ones are then shown here.
    mutating func status(_ status: TaskStatus, isOwnHalf: Bool, isStep: Bool, _ context: PageContext) {
        literal("<div class=\"standing\" id=\"standing\">")
        wayUp(status.ancestors)
        let task = status.row.task
        if isOwnHalf {
            write("<p class=\"title\" dir=\"auto\">\(task.title)</p><p>")
            facts(status.row, namesWhole: false, context)
            literal("</p>")
        }
        if status.row.doneDate != nil, task.done == nil, let next = task.due {
            write("<p>\(.taskNext(date: words.due(next, task.time, at: context.instant)))</p>")
        }
        if let until = status.hidden(at: context.instant, words) { write("<p>\(.taskHiddenUntil(time: until))</p>") }
        if let day = status.intended, context.instant.date <= day {
            let date = words.longDate(day, at: context.instant)
            let isAfterDue = task.due.map { $0 < day } ?? false
            write("<p id=\"planned-for\">\(isAfterDue ? .taskPlannedAfterDue(date: date) : .taskPlannedFor(date: date))</p>")
        }
        let minutes = status.spent.minutes(at: context.instant.time)
        if minutes > 0 { write("<p id=\"time-spent\">\(.taskTimeSpent(time: words.minutes(minutes)))</p>") }
        if task.isLeftOut { write("<p>\(.taskSkipped)</p>") }
        if isOwnHalf || isStep, let list = status.row.list { wayToList(list) }
        literal("</div>")
    }

    private mutating func wayUp(_ ancestors: [TaskEntry]) {
        guard !ancestors.isEmpty else { return }
        write("<nav class=\"up\" aria-label=\"\(.taskBelongsTo)\">")
        for above in ancestors.reversed() {
            write("<a href=\"\(Route.task(above.identity))\" dir=\"auto\">\(Text.shortened(above.title, to: 80))</a>")
        }
        literal("</nav>")
    }
}
