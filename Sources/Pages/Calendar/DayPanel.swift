import Facts
import Planner

/// The tasks of one day: under its month, or on its own page.
final class DayPanel {
    /// Rows under a month; the rest is on the day's own page.
    private static let few = 7

    let date: LocalDate
    let count: DayCount
    let load: DayLoad?
    let rows: [CalendarRow]
    let line: QuickLine
    /// Which hundred rows, from 1, or ``PageNumber/all``.
    let pageNumber: Int
    /// Under a month: with a heading, few rows, and the line to add one after them.
    private let isBrief: Bool
    /// How many more there are after these.
    let more: Int

    init(
        _ entries: [CalendarEntry],
        on date: LocalDate,
        _ marks: CalendarMarks,
        _ loads: DayLoads,
        at moment: Moment,
        isBrief: Bool,
        page pageNumber: Int = 1,
        line: QuickLine,
        reading space: PersonalSpace
    ) {
        self.date = date
        self.line = line
        self.pageNumber = pageNumber
        self.isBrief = isBrief
        count = DayCount(entries, isPast: date < moment.date)
        load = loads.load(of: entries, on: date)
        let range = isBrief ? 0..<min(entries.count, Self.few) : RowsShown.range(of: entries.count, page: pageNumber)
        var rows: [CalendarRow] = []
        for entry in entries[range] { rows.append(CalendarRow(entry, on: date, marks, at: moment, reading: space)) }
        self.rows = rows
        more = entries.count - range.upperBound
    }

    func write(_ html: inout HTML, _ context: PageContext) {
        let label: StaticString = isBrief ? "day-title" : "title"
        html.write("<section class=\"day-tasks\" id=\"day\" aria-labelledby=\"\(fixed: label)\">")
        if isBrief {
            html.write(
                "<h2 id=\"day-title\"><a href=\"\(Address.calendarDay(date))\">\(Words.longDate(date, at: context.moment))</a></h2>"
            )
        }
        said(&html, context)
        if !isBrief { add(&html, context) }
        if !rows.isEmpty { list(&html, context) }
        if isBrief, more > 0 {
            html.write(
                "<a class=\"more\" id=\"all-of-day\" href=\"\(Address.calendarDay(date))\">and \(more) more on this day</a>"
            )
        }
        if isBrief { add(&html, context) }
        html.literal("</section>")
    }

    /// Read out when another day is chosen.
    private func said(_ html: inout HTML, _ context: PageContext) {
        html.write(
            "<p class=\"day-said\" id=\"day-said\" role=\"status\">\(Words.capitalised(Words.distance(date, from: context.moment.date)))"
        )
        let words = count.words(load)
        if !words.isEmpty { html.write(": \(words)") }
        html.literal(".")
        if let load, load.planned > 0 { html.write(" \(Words.load(load, context)).") }
        html.literal("</p>")
    }

    private func add(_ html: inout HTML, _ context: PageContext) {
        html.quickLine(line, at: QuickPlace(.calendarDay(date), label: "Add to this day", due: date), context)
    }

    private func list(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.calendarDay(date), context, id: "list")
        html.write("<ul class=\"rows\" aria-label=\"\(Words.longDate(date, context.moment.times))\">")
        for row in rows { html.calendarRow(row, on: date, back: context.here, isBrief: false, context) }
        html.literal("</ul>")
        html.endForm()
    }
}
