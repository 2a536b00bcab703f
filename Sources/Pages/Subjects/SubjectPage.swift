import Facts
package import Planner

/// One subject: its name and colour, and its commands.
package final class SubjectPage: Page {
    let subject: Subject
    let form: SubjectForm
    let others: [Subject]

    /// Reads the page's model; `form` holds typed values that were refused.
    package init(reading space: PlanReader, _ subject: Subject, form: SubjectForm? = nil) {
        self.subject = subject
        self.form = form ?? SubjectForm(name: FieldValue(subject.name), colour: subject.colour)
        var others: [Subject] = []
        for other in space.subjects where other.identity != subject.identity { others.append(other) }
        self.others = others
    }

    package func title(_ context: PageContext) -> String { context.words[.subject] }

    package var section: Section? { .tasks }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("subject", cancel: Route.subjects.path)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let subjects = Route.subjects.path
        html.beginReturningForm(.subject(subject.identity), context, back: subjects, id: "subject", class: "act stack")
        html.defaultButton()
        html.subjectFields(form, draft: "subject-" + subject.identity.hex)
        html.endForm()
        html.write(
            """
            <p><a class="button" id="tasks-with" href="\(Route.tasks)?subject=\(subject.identity)">\(.subjectViewTasks)</a></p>
            """
        )
        if !others.isEmpty { merging(&html, context) }
        let delete = Route.deleteSubject(subject.identity)
        html.beginReturningForm(delete, context, back: subjects, id: "subject-delete", class: "act acts")
        html.write("<button class=\"button\" id=\"delete\">\(Symbol.bin)<span>\(.subjectDelete)</span></button>")
        html.write("<p class=\"hint\">\(.subjectDeleteHint)</p>")
        html.endForm()
    }

    private func merging(_ html: inout HTML, _ context: PageContext) {
        html.write("<details class=\"fold\" id=\"merging\"><summary>\(.subjectMerge)</summary>")
        let merge = Route.mergeSubject(subject.identity)
        html.beginForm(merge, context, back: Route.subjects.path, id: "merge", class: "act field")
        html.write(
            """
            <label for="into-field">\(.subjectMergeInto)</label><div class="add-line"><select id="into-field" name="into">
            """
        )
        for other in others { html.option(other.identity.hex, other.name, isOn: false) }
        html.write("</select><button class=\"button\" id=\"merge-button\">\(.subjectMergeButton)</button></div>")
        html.endForm()
        html.literal("</details>")
    }
}
