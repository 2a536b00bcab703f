import Facts
package import Planner

/// A day of the calendar with all that is on it.
package final class CalendarDayPage: Page {
    let panel: DayPanel
    /// The day's spoons as they are planned; nil for a day that is past.
    let budget: Budget?
    private var date: LocalDate { panel.date }

    /// Reads the page's model.
    ///
    /// - Parameter pageNumber: which hundred rows, from 1, or ``PageNumber/all``.
    package init(reading space: PlanReader, at instant: Instant, on date: LocalDate, pageNumber: Int = 1) {
        let entries = space.calendar(from: date, days: 1, at: instant).entries(on: date)
        let panel = DayPanel(
            entries,
            on: date,
            CalendarMarks(reading: space),
            DayLoads(reading: space, at: instant),
            at: instant,
            isBrief: false,
            page: pageNumber,
            reading: space
        )
        self.panel = panel
        let now = date == instant.date && space.currentDay?.date == date ? space.budget : nil
        budget = panel.load.map { load in
            Budget(
                total: now?.total ?? load.usual,
                borrowed: now?.borrowed ?? 0,
                reserve: now?.reserve ?? space.settings.reserve,
                spent: now?.spent ?? 0,
                planned: load.planned - (now?.spent ?? 0),
                uncosted: load.uncosted
            )
        }
    }

    package func title(_ context: PageContext) -> String { context.words[.calendar] }

    package var section: Section? { .calendar }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        html.calendarMenu(today: Route.calendarDay(context.instant.date).path)
    }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        html.addTask(on: date, at: context.instant)
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal("<div class=\"calendar-head\">")
        html.calendarViews(.day, on: date)
        html.calendarTurns(previous: neighbour(-1, context), next: neighbour(1, context)) { html in
            html.write("<h2 id=\"date-title\" aria-live=\"polite\">\(context.words.headDate(date, at: context.instant))</h2>")
        }
        html.literal("</div>")
        if let budget { html.spoonMeter(budget, context) }
        panel.write(&html, context)
        html.pager(.calendarDay(date), number: panel.pageNumber, hasMore: panel.more > 0)
        html.zoneWithoutScript(context)
    }

    private func neighbour(_ days: Int, _ context: PageContext) -> (path: String, name: String)? {
        let other = date.adding(days: days)
        guard other.isOnCalendar else { return nil }
        let name = context.words.date(other, .date, context.instant.times)
        return (Route.calendarDay(other).path, context.words[days < 0 ? .dayPrevious(date: name) : .dayNext(date: name)])
    }
}
