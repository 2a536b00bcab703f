import Facts
package import Planner

/// A task that is being moved: every day of the month is then a button.
package final class MovingDate: Sendable {
    let task: TaskEntry
    let part: DatePart
    /// Where to go afterwards, or where moving is called off: path and query.
    let back: String
    /// The text that was typed as a date and refused.
    let typed: FieldValue

    /// A task to be moved.
    package init(_ task: TaskEntry, _ part: DatePart, back: String, typed: FieldValue = FieldValue("")) {
        self.task = task
        self.part = part
        self.back = back
        self.typed = typed
    }

    /// The page of it; a date in digits completes it.
    fileprivate var path: String {
        let part = part.word.map { "part=" + $0.description + "&" } ?? ""
        return route.path + "?" + part + "back=" + PercentEncoding.encoded(back) + "&date="
    }

    /// Where it is shown and where it is sent to.
    var route: Route { .taskDate(task.identity) }
}

extension DatePart {
    /// Its name in forms and URLs; nil for the default.
    var word: StaticString? {
        switch self {
        case .due: nil
        case .start: "start"
        case .intended: "planned"
        case .day: "day"
        }
    }
}

extension Route {
    /// The calendar's month; a date in digits completes it.
    static func monthPath(moving: MovingDate? = nil) -> String {
        moving.map { $0.path } ?? calendar.path + "?date="
    }

    /// The month of a date, with that date chosen.
    static func monthPath(_ date: LocalDate, moving: MovingDate? = nil) -> String {
        monthPath(moving: moving) + date.text
    }

    /// The week of a date.
    static func weekPath(_ date: LocalDate) -> String {
        calendar.path + "?view=week&date=" + date.text
    }

    /// Where a day is chosen for a task.
    ///
    /// - Parameter back: where to go afterwards.
    static func movePath(_ task: TaskEntry, _ part: DatePart, on date: LocalDate, back: String) -> String {
        monthPath(date, moving: MovingDate(task, part, back: back))
    }
}

/// The three ways to look at dates.
enum CalendarView {
    case month
    case week
    case day
}

extension HTML {
    /// Month, week and day side by side under the title.
    mutating func calendarViews(_ current: CalendarView, on date: LocalDate) {
        beginSegments("\(.calendarViews)")
        segment(words[.calendarViewsMonth], to: Route.monthPath(date), isCurrent: current == .month)
        segment(words[.calendarViewsWeek], to: Route.weekPath(date), isCurrent: current == .week)
        segment(words[.calendarViewsDay], to: Route.calendarDay(date).path, isCurrent: current == .day)
        endSegments()
    }

    /// The links to the neighbours of the shown month, week or day, and its name between them.
    ///
    /// - Parameters:
    ///   - previous: path and name; nil at the calendar's beginning.
    ///   - next: path and name; nil at its end.
    ///   - heading: the name.
    mutating func calendarTurns(
        previous: (path: String, name: String)?,
        next: (path: String, name: String)?,
        heading: (inout HTML) -> Void
    ) {
        write("<nav class=\"turns\" aria-label=\"\(.calendarTurns)\">")
        turn("previous", previous, .previous)
        heading(&self)
        turn("next", next, .next)
        literal("</nav>")
    }

    @inline(never)
    private mutating func turn(_ id: StaticString, _ to: (path: String, name: String)?, _ symbol: Symbol) {
        guard let to else {
            literal("<span class=\"turn\"></span>")
            return
        }
        write("<a class=\"turn\" id=\"\(fixed: id)\" href=\"\(to.path)\" aria-label=\"\(to.name)\">\(symbol)</a>")
    }

    /// The shape of a mark: each list has another one. A task in no list has one of its own, too.
    @inline(never)
    mutating func dayMark(_ mark: CalendarMark?, _ kind: StaticString = "day-mark") {
        let shape = mark.map { $0.index % 7 + 1 } ?? 0
        write(
            """
            <span class="\(fixed: kind)" data-shape="\(shape)" data-colour="\(Int((mark?.colour ?? .grey).rawValue))"></span>
            """
        )
    }

    /// A mark with its word.
    ///
    /// - Parameter name: the list's name; nil: the name of its category.
    @inline(never)
    mutating func wordedMark(_ mark: CalendarMark, _ name: String? = nil) {
        literal("<span class=\"worded-mark\">")
        dayMark(mark)
        write("<bdi>\(name ?? mark.word)</bdi></span>")
    }

    /// The button that adds a task on a day; it names the day.
    mutating func addTask(on date: LocalDate, at instant: Instant) {
        write(
            """
            <a class="button add primary on-day" id="add-task" href="\(Route.newTask)?due=\(date.text)">\(Symbol.plus)\
            <span>\(.calendarBarAdd(date: words.date(date, at: instant)))</span></a>
            """
        )
    }

    /// The rows of the menu that every view of the calendar has.
    mutating func calendarMenu(today: String) {
        menuLink(.calendarMenuToday, .sun, id: "to-today", to: today)
        menuLink(.calendarMenuPlan, .date, id: "plan-week", to: Route.planWeek.path)
        menuPrint()
    }
}
