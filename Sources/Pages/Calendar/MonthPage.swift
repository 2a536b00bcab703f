import Facts
package import Planner

/// The typed month and year to go to, with their errors.
package final class MonthForm: Sendable {
    let month: Int
    let year: FieldValue

    /// Whether it is no month.
    package var isRefused: Bool { year.fault != nil }

    /// A form with typed values.
    package init(month: Int, year: FieldValue) {
        self.month = month
        self.year = year
    }
}

/// A month: every day as a cup that fills with its spoons, with its tasks, and the list of the chosen day's tasks.
package final class MonthPage: Page {
    /// A day as the month shows it.
    struct Cell: Sendable {
        let date: LocalDate
        let count: DayCount
        let marks: [Mark]
        let load: DayLoad?
    }

    /// One task's mark in a day.
    struct Mark: Sendable {
        /// Nil: it is in no list.
        let mark: CalendarMark?
        let kind: StaticString
        let title: String
    }

    /// Marks in a day; the rest is counted.
    private static let mostMarks = 3
    /// Lists of one mark in the legend; the rest is counted.
    private static let mostLists = 3

    let chosen: LocalDate
    let today: LocalDate
    /// Whole weeks; nil for days before the calendar begins or after it ends.
    let weeks: [[Cell?]]
    /// The meanings of the marks on these days, each with its lists.
    let legend: [(mark: CalendarMark, lists: [String])]
    /// Other marks that are there.
    private(set) var hasUnlisted = false
    private(set) var hasStarts = false
    private(set) var hasComing = false
    private(set) var hasLoads = false
    private(set) var hasOver = false
    /// How many spoons a day usually has.
    private(set) var usual: Int?
    /// The chosen day; nil while a task is moved.
    let panel: DayPanel?
    let moving: MovingDate?
    let jump: MonthForm?
    let notice: String?

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - chosen: the date whose month is shown, and its tasks.
    ///   - moving: the task that a day is chosen for.
    ///   - jump: the text of a month that was asked for, if it could not be read as one.
    ///   - notice: said on top.
    package init(
        reading space: PlanReader,
        at instant: Instant,
        chosen: LocalDate,
        moving: MovingDate? = nil,
        jump: MonthForm? = nil,
        notice: String? = nil
    ) {
        self.chosen = chosen
        self.moving = moving
        self.jump = jump
        self.notice = notice
        today = instant.date
        let first = chosen.monthBegins.weekBegins(on: instant.times.firstWeekday)
        let count = (chosen.monthEnds.number - first.number) / 7 + 1
        let span = space.calendar(from: first, days: count * 7, at: instant)
        let marks = CalendarMarks(reading: space)
        let loads = DayLoads(reading: space, at: instant)
        var used = [[Identity]](repeating: [], count: marks.all.count)
        var weeks: [[Cell?]] = []
        for week in 0..<count {
            var cells: [Cell?] = []
            for weekday in 0..<7 {
                let date = first.adding(days: week * 7 + weekday)
                guard date.isOnCalendar else {
                    cells.append(nil)
                    continue
                }
                let entries = span.entries(on: date)
                var shown: [Mark] = []
                for entry in entries where entry.done == nil {
                    // The chosen day has rows for the tasks that have no room in the month.
                    if shown.count == Self.mostMarks, date != chosen { break }
                    let index = marks.index(of: entry.task, in: space)
                    if let index, let list = space.list(of: entry.task) {
                        if !used[index].contains(list) { used[index].append(list) }
                    } else {
                        hasUnlisted = true
                    }
                    if shown.count == Self.mostMarks { continue }
                    if entry.kind == .starts { hasStarts = true }
                    if entry.kind == .again { hasComing = true }
                    let title = Text.shortened(entry.task.title, to: 40)
                    shown.append(Mark(mark: index.map { marks.all[$0] }, kind: Self.kind(entry), title: title))
                }
                let load = loads.load(of: entries, on: date)
                if let load {
                    if load.planned > 0 { hasLoads = true }
                    if load.over > 0 { hasOver = true }
                    if !load.isToday { usual = load.usual }
                }
                cells.append(Cell(date: date, count: DayCount(entries, isPast: date < instant.date), marks: shown, load: load))
            }
            weeks.append(cells)
        }
        self.weeks = weeks
        if case .some = moving {
            panel = nil
        } else {
            panel = DayPanel(
                span.entries(on: chosen),
                on: chosen,
                marks,
                loads,
                at: instant,
                isBrief: true,
                reading: space
            )
        }
        var legend: [(mark: CalendarMark, lists: [String])] = []
        for (index, mark) in marks.all.enumerated() where !used[index].isEmpty {
            var names: [String] = []
            for list in marks.lists[index] where used[index].contains(list.identity) { names.append(list.name) }
            legend.append((mark, names))
        }
        self.legend = legend
    }

    private static func kind(_ entry: CalendarEntry) -> StaticString {
        switch entry.kind {
        case .due, .wasDone, .intended: "day-mark"
        case .starts: "day-mark starts"
        case .again: "day-mark again"
        }
    }

    package var here: String { Route.monthPath(chosen, moving: moving) }

    package func title(_ context: PageContext) -> String {
        if case .some = moving { context.words[.moveDay] } else { context.words[.calendar] }
    }

    package var section: Section? { .calendar }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        if let moving {
            html.write("<a class=\"button\" id=\"cancel\" href=\"\(moving.back)\" data-cancel>\(.actionCancel)</a>")
            html.endActions()
            return
        }
        html.addTask(on: chosen, at: context.instant)
        html.endActions()
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        if case .some = moving { return }
        html.calendarMenu(today: Route.monthPath(today))
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if let moving { beginMoving(&html, moving, context) }
        html.literal("<div class=\"beside\"><div>")
        html.literal("<div class=\"calendar-head\">")
        if case .none = moving { html.calendarViews(.month, on: chosen) }
        html.calendarTurns(previous: neighbour(-1, context), next: neighbour(1, context)) { html in
            html.write("<h2 id=\"month-title\" aria-live=\"polite\">\(context.words.month(chosen))</h2>")
        }
        html.literal("</div>")
        if let moving {
            html.beginForm(moving.route, context, back: moving.back, id: "to-day")
            if let word = moving.part.word { html.hidden("part", word.description) }
            grid(&html, context)
            html.endForm()
        } else {
            grid(&html, context)
        }
        explained(&html, context)
        html.literal("</div><div>")
        panel?.write(&html, context)
        html.literal("</div></div>")
        jumping(&html, context.words)
    }

    /// The months beside this one: the same day there, or its last.
    private func neighbour(_ months: Int, _ context: PageContext) -> (path: String, name: String)? {
        guard let date = chosen.adding(months: months), date.isOnCalendar else { return nil }
        let name = context.words.month(date)
        let label: Sentence = months < 0 ? .monthPrevious(month: name) : .monthNext(month: name)
        return (Route.monthPath(date, moving: moving), context.words[label])
    }

    private func explained(_ html: inout HTML, _ context: PageContext) {
        guard !legend.isEmpty || hasUnlisted || hasLoads else { return }
        html.write("<ul class=\"legend\" aria-label=\"\(.monthLegend)\">")
        if hasLoads {
            html.write("<li><span class=\"cup of-4\"></span>\(.monthLegendPlanned(unit: context.unit))</li>")
        }
        if hasOver {
            let over = usual.map { Sentence.monthLegendOver(usual: $0) } ?? Sentence(.monthLegendOverUsual)
            html.write("<li><span class=\"cup over\"></span>\(over)</li>")
        }
        for entry in legend {
            html.literal("<li>")
            html.wordedMark(entry.mark, Self.name(of: entry.mark, entry.lists, context.words))
            html.literal("</li>")
        }
        if hasUnlisted { sample(&html, "day-mark", legend.isEmpty ? .monthLegendTask : .monthLegendNoList) }
        if hasStarts { sample(&html, "day-mark starts", .monthLegendBegins) }
        if hasComing { sample(&html, "day-mark again", .monthLegendRepeats) }
        html.literal("</ul>")
    }

    /// "Home: Errands, Repairs": the category, as a month's days name it, and its lists, as their rows do.
    private static func name(of mark: CalendarMark, _ lists: [String], _ words: Catalog) -> String {
        if lists.count == 1, lists[0].utf8.elementsEqual(mark.word.utf8) { return mark.word }
        var names: [String] = []
        for name in lists.prefix(mostLists) { names.append(Text.shortened(name, to: 40)) }
        let (named, rest) = (words.enumeration(names), lists.count - mostLists)
        if rest > 0 { return words[.monthLegendListsMore(category: mark.word, lists: named, count: rest)] }
        return words[.monthLegendLists(category: mark.word, lists: named)]
    }

    private func sample(_ html: inout HTML, _ kind: StaticString, _ word: Phrase) {
        html.literal("<li>")
        html.dayMark(nil, kind)
        html.write("\(word)</li>")
    }

    private func jumping(_ html: inout HTML, _ words: Catalog) {
        let parts = chosen.parts
        let fault = jump?.year.fault
        html.write(
            """
            <details class="folded" id="jump"\(" open", if: fault != nil)><summary>\(.monthJump)</summary>\
            <form method="get" action="\(moving?.route ?? .calendar)" id="jump-form" class="stack"><div class="side-by-side">
            """
        )
        if let moving {
            if let word = moving.part.word { html.hidden("part", word.description) }
            html.hidden("back", moving.back)
        }
        var months: [(value: String, text: String)] = []
        for month in 1...12 { months.append((String(month), words.monthName(month))) }
        let month = String(jump?.month ?? parts.month)
        html.menu(words[.monthJumpMonth], id: "month-field", name: "month", empty: nil, chosen: month, months)
        html.field(words[.monthJumpYear], name: "year", jump?.year ?? FieldValue(String(parts.year)), as: .number)
        html.write("</div><button class=\"button\" id=\"jump-button\">\(.monthJumpShow)</button></form></details>")
    }
}
