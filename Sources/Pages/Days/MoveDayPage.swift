import Facts
package import Planner

/// The menu *Move to a day* of one task, on its own page: two taps from any row.
package final class MoveDayPage: Page {
    let task: TaskEntry
    let days: DayMenu
    let back: String
    let notice: String?

    /// Reads the page's model; nil for a task that is done, or in a list that was put away.
    ///
    /// - Parameters:
    ///   - back: where its commands lead to: path and query.
    ///   - notice: said on top.
    package init?(
        reading space: PlanReader,
        _ task: TaskEntry,
        at instant: Instant,
        back: String,
        notice: String? = nil
    ) {
        guard let days = DayMenu(reading: space, task, at: instant) else { return nil }
        self.task = task
        self.days = days
        self.back = back
        self.notice = notice
    }

    package var here: String { Route.dayPath(task, back: back) }

    package func title(_ context: PageContext) -> String { context.words[.dayMenu] }

    package var section: Section? { nil }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        html.write("<a class=\"button\" id=\"cancel\" href=\"\(back)\" data-cancel>\(.actionCancel)</a>")
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.write("<p class=\"lead\" id=\"moved\"><bdi>\(Text.shortened(task.title, to: 80))</bdi></p>")
        html.dayMenu(days, back: back, hidden: FieldValue(""), context)
    }
}
