import Facts
public import Planner

/// A week: its days one below the other, each with what is on it.
public final class WeekPage: Page {
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
    public init(reading space: PersonalSpace, at moment: Moment, chosen: LocalDate) {
        self.chosen = chosen
        first = chosen.weekBegins(on: moment.times.firstWeekday)
        let span = space.calendar(from: first, days: 7, at: moment)
        let marks = CalendarMarks(reading: space)
        let loads = DayLoads(reading: space, at: moment)
        var days: [Day] = []
        for weekday in 0..<7 {
            let date = first.adding(days: weekday)
            guard date.isOnCalendar else { continue }
            let entries = span.entries(on: date)
            var rows: [CalendarRow] = []
            for index in 0..<min(entries.count, Self.mostRows) {
                rows.append(CalendarRow(entries[index], on: date, marks, at: moment, reading: space))
            }
            days.append(
                Day(
                    date: date,
                    count: DayCount(entries, isPast: date < moment.date),
                    load: loads.load(of: entries, on: date),
                    rows: rows,
                    more: entries.count - rows.count
                )
            )
        }
        self.days = days
    }

    package func title(_ context: PageContext) -> String { "Calendar" }

    package var section: Section? { .calendar }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        html.addTask(to: Address.newTask.path + "?due=" + chosen.text, isPrimary: true)
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.calendarViews(.week, on: chosen, today: Address.weekPath(context.moment.date))
        let (last, times) = (first.adding(days: 6), context.moment.times)
        html.calendarTurns(
            previous: neighbour(-7, "Previous week, from ", times),
            next: neighbour(7, "Next week, from ", times)
        ) { html in
            html.write(
                "<h2 id=\"week-title\" aria-live=\"polite\">\(Words.date(first, times)) – \(Words.fullDate(last, times))</h2>"
            )
        }
        // No button of its own: the script finds in it what a row that is dragged to another day has to send.
        html.beginForm(.calendar, context, id: "list", class: "act week")
        for day in days { write(&html, day, context) }
        html.endForm()
    }

    private func neighbour(_ days: Int, _ name: String, _ times: TimeChoices) -> (path: String, name: String)? {
        let other = chosen.adding(days: days)
        guard other.isOnCalendar else { return nil }
        return (Address.weekPath(other), name + Words.date(first.adding(days: days), times))
    }

    private func write(_ html: inout HTML, _ day: Day, _ context: PageContext) {
        let date = day.date
        let isToday = date == context.moment.date
        html.write(
            """
            <section class="week-day\(" today", if: isToday)" id="day-\(date.text)" data-date="\(date.text)" \
            aria-labelledby="day-title-\(date.text)"><div class="week-head"><h3 id="day-title-\(date.text)">\
            <a href="\(Address.calendarDay(date))"\(" aria-current=\"date\"", if: isToday)>\(Words.date(date, context.moment.times))</a>
            """
        )
        if isToday { html.literal("<span class=\"today-word\">today</span>") }
        html.literal("</h3>")
        let words = day.count.words(day.load)
        if let load = day.load, load.planned > 0 {
            html.write("<p class=\"day-said\">\(words), \(Words.briefLoad(load, context))</p>")
        } else if !words.isEmpty {
            html.write("<p class=\"day-said\">\(words)</p>")
        }
        html.write(
            """
            <a class="button quiet icon-only" id="add-\(date.text)" href="\(Address.newTask)?due=\(date.text)" \
            aria-label="Add on \(Words.longDate(date, context.moment.times))">\(Symbol.plus)</a></div>
            """
        )
        if !day.rows.isEmpty {
            html.write("<ul class=\"rows\" aria-label=\"\(Words.longDate(date, context.moment.times))\">")
            for row in day.rows { html.calendarRow(row, on: date, back: context.here, isBrief: true, context) }
            html.literal("</ul>")
        }
        if day.more > 0 {
            html.write(
                """
                <a class="more" href="\(Address.calendarDay(date))" aria-label="and \(day.more) more on \(Words.longDate(date, context.moment.times))">\
                and \(day.more) more</a>
                """
            )
        }
        html.literal("</section>")
    }
}
