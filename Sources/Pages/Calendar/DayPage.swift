import Facts
public import Planner

/// A day of the calendar with all that is on it.
public final class DayPage: Page {
    let panel: DayPanel
    private var date: LocalDate { panel.date }

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - pageNumber: which hundred rows, from 1, or ``PageNumber/all``.
    ///   - line: what is being added, or was refused.
    public init(
        reading space: PersonalSpace,
        at moment: Moment,
        on date: LocalDate,
        pageNumber: Int = 1,
        line: QuickLine = .empty
    ) {
        let entries = space.calendar(from: date, days: 1, at: moment).entries(on: date)
        panel = DayPanel(
            entries,
            on: date,
            CalendarMarks(reading: space),
            DayLoads(reading: space, at: moment),
            at: moment,
            isBrief: false,
            page: pageNumber,
            line: line,
            reading: space
        )
    }

    package func title(_ context: PageContext) -> String { Words.longDate(date, at: context.moment) }

    package var section: Section? { .calendar }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        html.addTask(to: Address.newTask.path + "?due=" + date.text, isPrimary: true)
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let times = context.moment.times
        html.calendarViews(.day, on: date, today: Address.calendarDay(context.moment.date).path)
        html.calendarTurns(
            previous: neighbour(-1, "Previous day: ", times),
            next: neighbour(1, "Next day: ", times)
        ) { html in
            html.write("<span class=\"shown\">\(Words.date(date, times))</span>")
        }
        panel.write(&html, context)
        html.pager(.calendarDay(date), number: panel.pageNumber, hasMore: panel.more > 0)
    }

    private func neighbour(_ days: Int, _ name: String, _ times: TimeChoices) -> (path: String, name: String)? {
        let other = date.adding(days: days)
        return other.isOnCalendar ? (Address.calendarDay(other).path, name + Words.date(other, times)) : nil
    }
}
