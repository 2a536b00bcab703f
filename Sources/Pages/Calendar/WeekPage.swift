import Facts
package import Planner

/// A week: its days one below the other, each with its tasks. Nothing is added on a day that has passed.
package final class WeekPage: Page {
    struct Day: Sendable {
        let date: LocalDate
        let count: DayCount
        let load: DayLoad?
        let rows: [CalendarRow]
        /// How many more there are.
        let more: Int
    }

    /// Rows of a day; the rest is on its own page.
    private static let mostRows = 5

    let chosen: LocalDate
    let first: LocalDate
    let days: [Day]

    /// Reads the page's model.
    ///
    /// - Parameter chosen: a date of the week.
    package init(reading space: PlanReader, at instant: Instant, chosen: LocalDate) {
        self.chosen = chosen
        first = chosen.weekBegins(on: instant.times.firstWeekday)
        let span = space.calendar(from: first, days: 7, at: instant)
        let marks = CalendarMarks(reading: space)
        let loads = DayLoads(reading: space, at: instant)
        var days: [Day] = []
        for weekday in 0..<7 {
            let date = first.adding(days: weekday)
            guard date.isOnCalendar else { continue }
            let entries = span.entries(on: date)
            var rows: [CalendarRow] = []
            for index in 0..<min(entries.count, Self.mostRows) {
                rows.append(CalendarRow(entries[index], on: date, marks, at: instant, reading: space))
            }
            days.append(
                Day(
                    date: date,
                    count: DayCount(entries, isPast: date < instant.date),
                    load: loads.load(of: entries, on: date),
                    rows: rows,
                    more: entries.count - rows.count
                )
            )
        }
        self.days = days
    }

    package func title(_ context: PageContext) -> String { context.words[.calendar] }

    package var section: Section? { .calendar }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        html.addTask(on: chosen, at: context.instant)
        html.endActions()
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        html.calendarMenu(today: Route.weekPath(context.instant.date))
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal("<div class=\"calendar-head\">")
        html.calendarViews(.week, on: chosen)
        let last = first.adding(days: 6)
        html.calendarTurns(previous: neighbour(-7, context), next: neighbour(7, context)) { html in
            html.write(
                "<h2 id=\"week-title\" aria-live=\"polite\">\(context.words.span(first, last, at: context.instant))</h2>"
            )
        }
        html.literal("</div>")
        // No button of its own: the script finds in it the fields to send for a row that is dragged to another day.
        html.beginForm(.calendar, context, id: "list", class: "act rows week")
        let passed = days.prefix { $0.date < context.instant.date }
        // Of a week that goes on; one that has passed was opened to be looked at.
        let folded = passed.count < days.count ? passed.count : 0
        if folded > 0 { passedDays(&html, passed, context) }
        for day in days.dropFirst(folded) { write(&html, day, context) }
        html.endForm()
    }

    /// The days that have passed, folded away under their dates and the number of tasks done on them.
    private func passedDays(_ html: inout HTML, _ days: ArraySlice<Day>, _ context: PageContext) {
        guard let begin = days.first?.date, let end = days.last?.date else { return }
        var done = 0
        for day in days { done += day.count.done }
        let dates =
            begin == end
            ? context.words.date(begin, .longDate, context.instant.times) : context.words.span(begin, end, at: context.instant)
        html.write("<details class=\"week-passed\" id=\"passed\"><summary>\(dates)")
        if done > 0 { html.write("<span class=\"day-load\">\(.calendarCountDone(count: done))</span>") }
        html.literal("</summary>")
        for day in days { write(&html, day, context) }
        html.literal("</details>")
    }

    private func neighbour(_ days: Int, _ context: PageContext) -> (path: String, name: String)? {
        let other = chosen.adding(days: days)
        guard other.isOnCalendar else { return nil }
        let name = context.words.date(first.adding(days: days), .date, context.instant.times)
        return (Route.weekPath(other), context.words[days < 0 ? .weekPrevious(date: name) : .weekNext(date: name)])
    }

    private func write(_ html: inout HTML, _ day: Day, _ context: PageContext) {
        let date = day.date
        let isToday = date == context.instant.date
        let name = context.words.date(date, .longDate, context.instant.times)
        let label = isToday ? context.words[.weekDayToday(date: name)] : name
        html.write(
            """
            <section class="week-day\(" today", if: isToday)" id="day-\(date.text)" data-date="\(date.text)" \
            aria-labelledby="day-title-\(date.text)"><h3 id="day-title-\(date.text)">\
            <a href="\(Route.calendarDay(date))" aria-label="\(label)"\(" aria-current=\"date\"", if: isToday)>\
            <span>\(context.words.shortWeekday(date.weekday))</span><strong>\(date.parts.day)</strong></a></h3><div>
            """
        )
        if !day.rows.isEmpty {
            html.write("<ul aria-label=\"\(name)\">")
            for row in day.rows { html.calendarRow(row, on: date, back: context.here, isBrief: true, context) }
            html.literal("</ul>")
        }
        if day.more > 0 {
            html.write(
                """
                <a class="more" href="\(Route.calendarDay(date))" aria-label="\(.weekDayMoreOn(count: day.more, date: name))">\
                \(.weekDayMore(count: day.more))</a>
                """
            )
        }
        html.besides(day.load, context)
        html.write("<div class=\"week-foot\">\(said(of: day, context))")
        if date >= context.instant.date {
            html.write(
                """
                <a class="button quiet icon-only" id="add-\(date.text)" href="\(Route.newTask)?due=\(date.text)" \
                aria-label="\(.weekDayAdd(date: name))">\(Symbol.plus)</a>
                """
            )
        }
        html.literal("</div></div></section>")
    }

    /// The total of the day; if its tasks cost nothing, their number.
    private func said(of day: Day, _ context: PageContext) -> Markup {
        if let load = day.load, !load.isEmpty {
            return "<p class=\"day-load\(" over", if: load.over > 0)\">\(Words.load(load, context))</p>"
        }
        let words = day.count.words(day.load, context.words)
        let isNothing = day.rows.isEmpty && !words.isEmpty
        return "<p class=\"day-load\">\(isNothing ? context.words[.weekDayNothing] : words)</p>"
    }
}
