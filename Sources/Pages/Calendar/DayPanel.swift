import Facts
import Planner

/// The tasks of one day: beside its month, or on its own page.
final class DayPanel {
    /// Rows beside a month; the rest is on the day's own page.
    private static let few = 7

    let date: LocalDate
    let count: DayCount
    let load: DayLoad?
    let rows: [CalendarRow]
    /// Which hundred rows, from 1, or ``PageNumber/all``.
    let pageNumber: Int
    /// Beside a month: with a heading, and few rows.
    private let isBrief: Bool
    /// How many more there are after these.
    let more: Int

    init(
        _ entries: [CalendarEntry],
        on date: LocalDate,
        _ marks: CalendarMarks,
        _ loads: DayLoads,
        at instant: Instant,
        isBrief: Bool,
        page pageNumber: Int = 1,
        reading space: PlanReader
    ) {
        self.date = date
        self.isBrief = isBrief
        count = DayCount(entries, isPast: date < instant.date)
        load = loads.load(of: entries, on: date)
        let (range, page) = RowsShown.range(of: entries.count, page: pageNumber, most: isBrief ? Self.few : RowsShown.most)
        self.pageNumber = page
        var rows: [CalendarRow] = []
        for entry in entries[range] { rows.append(CalendarRow(entry, on: date, marks, at: instant, reading: space)) }
        self.rows = rows
        more = entries.count - range.upperBound
    }

    func write(_ html: inout HTML, _ context: PageContext) {
        let label: StaticString = isBrief ? "day-title" : "date-title"
        html.write("<section class=\"day-tasks\" id=\"day\" aria-labelledby=\"\(fixed: label)\">")
        if isBrief { heading(&html, context) }
        said(&html, context)
        if !rows.isEmpty { list(&html, context) }
        if isBrief, more > 0 {
            html.write(
                """
                <a class="more" id="all-of-day" href="\(Route.calendarDay(date))">\(.dayMore(count: more))</a>
                """
            )
        }
        html.besides(load, context)
        html.literal("</section>")
    }

    private func heading(_ html: inout HTML, _ context: PageContext) {
        let name = context.words.longDate(date, at: context.instant)
        html.write(
            """
            <div class="section-head"><h2 id="day-title"><a href="\(Route.calendarDay(date))">\
            \(date == context.instant.date ? context.words[.dayTitleToday(date: name)] : name)</a></h2>
            """
        )
        if let load, !load.isEmpty {
            html.write("<p class=\"day-load\(" over", if: load.over > 0)\">\(Words.load(load, context))</p>")
        }
        html.literal("</div>")
    }

    /// Read out when another day is chosen; in sight where nothing else says it.
    private func said(_ html: inout HTML, _ context: PageContext) {
        let isSeen = rows.isEmpty
        let day = context.words[distance(from: context.instant.date)]
        let tasks = count.words(load, context.words)
        let said: Sentence = tasks.isEmpty ? .daySaidAlone(day: day) : .daySaid(day: day, tasks: tasks)
        html.write("<p class=\"\(fixed: isSeen ? "day-said" : "unseen")\" id=\"day-said\" role=\"status\">\(said)")
        if let load, !load.isEmpty { html.write(" \(.daySaidLoad(load: Words.load(load, context)))") }
        html.literal("</p>")
    }

    /// "Today", "In 3 days", "12 days ago".
    private func distance(from today: LocalDate) -> Sentence {
        let days = date.number - today.number
        return switch days {
        case 0: Sentence(.dayToday)
        case 1: Sentence(.dayTomorrow)
        case -1: Sentence(.dayYesterday)
        case ..<0: .dayPast(days: -days)
        default: .dayAhead(days: days)
        }
    }

    private func list(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.calendarDay(date), context, id: "list")
        for row in rows where row.waits {
            html.todayKey()
            break
        }
        if isBrief {
            rows(&html, rows, label: context.words.date(date, .longDate, context.instant.times), context)
        } else {
            part(&html, .dayTimed, context) { $0.row.task.time != nil }
            part(&html, .dayUntimed, context) { $0.row.task.time == nil }
        }
        html.endForm()
    }

    /// A part of the day under its heading, with its total.
    private func part(_ html: inout HTML, _ name: Phrase, _ context: PageContext, _ belongs: (CalendarRow) -> Bool) {
        var part: [CalendarRow] = []
        var (spoons, uncosted) = (0, 0)
        for row in rows where belongs(row) {
            part.append(row)
            if row.row.done == nil { spoons += row.row.cost ?? 0 }
            if row.saysUncosted, row.row.isUncosted { uncosted += 1 }
        }
        if part.isEmpty { return }
        html.write(
            """
            <section class="cost-section" aria-label="\(name)"><div class="section-head"><h2>\(name)</h2>
            """
        )
        if spoons > 0 { html.write("<p>\(context.sum(spoons, uncosted: uncosted))</p>") }
        html.literal("</div>")
        rows(&html, part, label: context.words[name], context)
        html.literal("</section>")
    }

    private func rows(_ html: inout HTML, _ rows: [CalendarRow], label: String, _ context: PageContext) {
        html.write("<ul class=\"rows\" aria-label=\"\(label)\">")
        for row in rows { html.calendarRow(row, on: date, back: context.here, isBrief: false, context) }
        html.literal("</ul>")
    }
}
