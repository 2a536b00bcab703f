import Facts
public import Planner

/// The to-do list of the day.
public final class TodayPage: Page {
    let budget: Budget
    let day: DayKey
    let rows: [TaskRow]
    /// What a low day has put aside.
    let aside: [TaskRow]
    let lowDay: LowDay?
    /// Snoozed until later today.
    let later: [TaskRow]
    /// Due today or before, and not in the list.
    let dated: [TaskRow]
    /// Whether tasks of earlier days are left in the Backlog.
    let hasBacklog: Bool
    let isChecking: Bool
    let showsOptions: Bool
    /// Rows ticked since the list was opened stay where they are: nothing moves under the finger.
    let openedAt: Int64
    let hasExamples: Bool
    let notice: String?

    /// Reads the page's model; nil before the first day.
    ///
    /// - Parameter openedAt: when the list was opened, in milliseconds since 1970.
    public init?(reading space: PersonalSpace, at moment: Moment, isChecking: Bool, openedAt: Int64, notice: String? = nil) {
        let items = space.todayItems
        guard let day = space.currentDay, let budget = space.budget(of: items) else { return nil }
        self.day = day
        self.budget = budget
        var rows: [TaskRow] = []
        var later: [TaskRow] = []
        var aside: [TaskRow] = []
        for item in items {
            let row = TaskRow(item, reading: space)
            if item.isPutAside {
                aside.append(row)
            } else if row.done == nil, space.isHidden(row.task, at: moment) {
                later.append(row)
            } else {
                rows.append(row)
            }
        }
        self.rows = rows
        self.aside = aside
        lowDay = space.lowDay
        self.later = later
        dated = Self.dated(reading: space, at: moment)
        hasBacklog = space.backlog.contains { identity in
            space.task(identity).map { !space.isHidden($0, at: moment) } ?? false
        }
        self.isChecking = isChecking
        self.openedAt = openedAt
        self.notice = notice
        showsOptions = space.showsOptions(on: .today)
        hasExamples = !space.examples.isEmpty
    }

    /// As many of those with a date as help: the rest stands under Tasks.
    private static func dated(reading space: PersonalSpace, at moment: Moment) -> [TaskRow] {
        var rows: [TaskRow] = []
        for identity in space.dated {
            guard rows.count < 10, let task = space.task(identity), let due = task.due, due <= moment.date else { break }
            if space.isHidden(task, at: moment) { continue }
            if space.place(of: task).waits { rows.append(TaskRow(task, reading: space)) }
        }
        return rows
    }

    package func title(_ context: PageContext) -> String { "Today" }

    package var section: Section? { .today }

    package func action(_ html: inout HTML, _ context: PageContext) {
        html.optionsToggle(isShown: showsOptions, context)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<p class=\"date\">\(Words.date(day.date, context.moment.times))</p>")
        html.spoonMeter(budget, context)
        if let lowDay { html.lowDay(lowDay, aside, context) }
        if context.moment.date > day.date {
            let date = Words.date(context.moment.date, context.moment.times)
            html.write("<p class=\"lead\">It is \(date) now. A New Day starts when you say so.</p>")
        }
        acts(&html)
        if showsOptions, lowDay == nil { html.beginsLowDay(context) }
        html.noticed(notice)
        if isChecking {
            checkingList(&html, context)
        } else {
            list(&html, context)
            withADate(&html, context)
            leftovers(&html)
            laterToday(&html, context)
        }
        doneToday(&html, context)
        if showsOptions { html.printButton() }
        if hasExamples, showsOptions || rows.isEmpty { html.removeExamples(context) }
        html.zoneWithoutScript(context)
    }

    private func acts(_ html: inout HTML) {
        html.write(
            """
            <div class="acts"><a class="button" id="new-day" href="\(Address.newDay)">New Day</a>\
            <a class="button" id="choose" href="\(Address.tasks)?select=1">Select</a>
            """
        )
        // It stays while ticked rows do: the buttons keep their places under the finger.
        if !isChecking, !shown.isEmpty {
            html.write("<a class=\"button\" id=\"check-off\" href=\"\(Address.today)?check=1\">Check off</a>")
        }
        html.write("<a class=\"button\" id=\"what-now\" href=\"\(Address.now)\">What now?</a>")
        if showsOptions { html.write("<a class=\"button\" id=\"adjust\" href=\"\(Address.adjustDay)\">Adjust today</a>") }
        html.literal("</div>")
    }

    /// What stands in the list: what is to do, and what was ticked since it was opened.
    var shown: [TaskRow] {
        var shown: [TaskRow] = []
        for row in rows where (row.done ?? .max) > openedAt { shown.append(row) }
        return shown
    }
}
