import Facts
package import Planner

/// The rows of a task's form with what is chosen in it and not saved yet: the script shows their values while somebody chooses.
package final class ChosenValuesPart: Page {
    let form: TaskForm
    let choices: TaskChoices

    /// The rows of a form.
    package init(reading space: PlanReader, _ form: TaskForm) {
        self.form = form
        choices = TaskChoices(reading: space, form, isStep: false)
    }

    package func title(_ context: PageContext) -> String { context.words[.taskFieldTitle] }

    package var section: Section? { nil }

    package func main(_ html: inout HTML, _ context: PageContext) {
        // As in the form of a task that is planned, which has the most rows.
        html.taskRows(form, choices, draft: "chosen", isPlanned: true, context)
        html.todayRow(form.isForToday ? .yes : .no, offersReserve: false)
    }
}
