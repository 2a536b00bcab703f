import Facts
import Planner

/// The day of the calendar that a row is on: its date need not be said in the row.
struct RowDay: Sendable {
    let date: LocalDate
    /// The mark of the task.
    let mark: CalendarMark?
    /// Whether the task stands at another date by itself: it repeats, and came or comes on this day.
    let isOtherDate: Bool
}

/// A task on a day of the calendar, as a row.
final class CalendarRow: Sendable {
    let row: TaskRow
    let kind: CalendarEntry.Kind
    let day: RowDay
    /// Whether it can be ticked, or the tick be taken off.
    let ticks: Bool
    /// Whether one tap takes it into today's list.
    let waits: Bool
    /// Whether it counts on this day: without a cost it says so.
    let saysUncosted: Bool

    init(_ entry: CalendarEntry, on date: LocalDate, _ marks: CalendarMarks, at instant: Instant, reading space: PlanReader) {
        let task = entry.task
        kind = entry.kind
        var isOtherDate = false
        var done = entry.done
        switch entry.kind {
        case .due:
            if task.repeats == nil { done = space.isDone(task) }
            // Done once today, it is done no second time before the next day.
            ticks = done != nil || space.isDone(task) == nil
        case .wasDone:
            ticks = space.wasDoneToday(task, with: date)
            isOtherDate = true
        case .starts: ticks = false
        case .intended: ticks = true
        case .again:
            ticks = false
            isOtherDate = true
        }
        day = RowDay(date: date, mark: marks.index(of: task, in: space).map { marks.all[$0] }, isOtherDate: isOtherDate)
        waits = entry.kind == .due && done == nil && date <= instant.date && space.canGoIntoToday(task)
        // A day that is not its own names it without its spoons.
        // Of a day that has passed: the cost of what was done.
        let cost = done != nil && date < instant.date ? task.cost : entry.spoons
        row = TaskRow(task, cost: cost, done: done, reading: space)
        saysUncosted = done == nil && entry.spoons != nil
    }

    /// The date that moves with the row; nil for a row that cannot be moved.
    var moves: DatePart? {
        switch kind {
        case .due: row.done == nil ? .due : nil
        case .starts: .start
        case .intended: .intended
        case .again, .wasDone: nil
        }
    }
}

extension HTML {
    /// A row of a day: ticked as everywhere, and moved to another day by a tap or by dragging.
    ///
    /// - Parameters:
    ///   - back: where its commands come back to.
    ///   - isBrief: among the days of a week, where it is not ticked and one task may be on several days.
    mutating func calendarRow(_ item: CalendarRow, on date: LocalDate, back: String, isBrief: Bool, _ context: PageContext) {
        let identity = item.row.task.identity
        let kind: StaticString = item.row.done == nil ? "row" : "row done"
        if item.ticks, !isBrief {
            write("<li id=\"task-\(identity)\" class=\"\(fixed: kind)\">")
            beginSwipe(item.row, saysUncosted: item.saysUncosted, day: item.day, context)
            if item.waits { intoToday(item.row.task) }
            move(item, on: date, back: back)
            endSwipe()
        } else {
            write("<li id=\"\(fixed: item.name)-\(identity)\("-" , if: isBrief)")
            if isBrief { write("\(date.text)") }
            write("\" class=\"\(fixed: kind)\"><div class=\"row-main\">")
            if isBrief {
                briefTitle(item, context)
            } else {
                titleLink(item.row, day: item.day, context)
                if let chip = item.chip { write("<span class=\"chip\">\(chip)</span>") }
            }
            move(item, on: date, back: back)
            literal("</div>")
        }
        literal("</li>")
    }

    /// Among the days of a week: the title, its time or the reason why it is there, and its cost.
    private mutating func briefTitle(_ item: CalendarRow, _ context: PageContext) {
        let task = item.row.task
        write("<a class=\"what\" href=\"\(Route.task(task.identity))\"><span class=\"title\" dir=\"auto\">\(task.title)</span>")
        if let time = task.time, item.kind != .starts {
            write(" <span class=\"when\">\(words.clock(time, context.instant.times))</span>")
        }
        if let chip = item.chip { write(" <span class=\"when\">\(chip)</span>") }
        if item.saysUncosted, item.row.isUncosted { write(" <span class=\"when\">\(.rowNoCost)</span>") }
        literal("</a>")
        if let cost = item.row.cost, cost > 0 { self.cost(cost, context) }
    }

    /// Leads to the menu that moves the task to a day, as a swipe to the right does; that of the day on which it begins, to where another
    /// is chosen. Dragged, it takes this mark of the row to a day.
    private mutating func move(_ item: CalendarRow, on date: LocalDate, back: String) {
        guard let part = item.moves else { return }
        let task = item.row.task
        let label = Sentence.calendarRowMove(task: task.title)
        let path = part == .start ? Route.movePath(task, part, on: date, back: back) : Route.dayPath(task, back: back)
        write(
            """
            <a class="redate" id="redate-\(item.name.description)-\(task.identity)" draggable="false" \
            href="\(path)" data-swipe-right="\(.rowMove)" data-drop-on="\(Route.taskDate(task.identity))" \
            \("data-part=\"start\" ", if: part == .start)\("data-part=\"planned\" ", if: part == .intended)aria-label="\(label)">\(Symbol.toDay)</a>
            """
        )
    }

    /// What the rows of a day do not show of its sum: daily tasks; today, the rest of its list.
    @inline(never)
    mutating func besides(_ load: DayLoad?, _ context: PageContext) {
        guard let load, load.besides > 0 else { return }
        write("<p class=\"besides\"><span>\(load.isToday ? Phrase.calendarBesidesToday : .calendarBesides)</span>")
        cost(load.besides, context)
        literal("</p>")
    }
}

extension CalendarRow {
    fileprivate var name: StaticString {
        switch kind {
        case .due: "due"
        case .starts: "starts"
        case .intended: "intended"
        case .again: "again"
        case .wasDone: "done"
        }
    }

    fileprivate var chip: Phrase? {
        switch kind {
        case .due where waits && row.planned == nil: .taskNotPlanned
        case .due: row.done == nil ? nil : .calendarRowDone
        case .starts: .calendarRowBegins
        case .intended: .calendarRowPlanned
        case .again: .calendarRowRepeats
        case .wasDone: .calendarRowDone
        }
    }
}
