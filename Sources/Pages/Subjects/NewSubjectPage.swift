package import Planner

/// Adds a subject.
package final class NewSubjectPage: Page {
    let form: SubjectForm
    /// Said above the form: why a subject that was being changed is offered as a new one.
    let notice: String?

    /// The page; `form` holds typed values that were refused.
    package init(reading space: PlanReader, form: SubjectForm? = nil, notice: String? = nil) {
        let colours = Colour.allCases
        // Another colour than the last one's, so that nobody has to choose.
        self.form = form ?? SubjectForm(name: FieldValue(""), colour: colours[space.subjects.count % colours.count])
        self.notice = notice
    }

    package static var path: String { Route.subjects.path + "?new=1" }

    package func title(_ context: PageContext) -> String { context.words[.subjectNew] }

    package var section: Section? { .tasks }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("new-subject", cancel: Route.subjects.path, id: "subject-button")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.beginReturningForm(.subjects, context, back: Route.subjects.path, id: "new-subject", class: "act stack")
        html.defaultButton()
        html.subjectFields(form, draft: "subject-new", focused: form.name.text.isEmpty)
        html.endForm()
    }
}
