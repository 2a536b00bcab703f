import Facts
public import Planner

/// What stands in the form of a subject: as it was typed, right or wrong.
public final class SubjectForm {
    /// What it is called.
    public var name: Typed
    /// The colour of its mark.
    public var colour: Colour

    /// A form of its parts.
    public init(name: Typed, colour: Colour) {
        self.name = name
        self.colour = colour
    }
}

/// The person's own labels.
public final class SubjectsPage: Page {
    let subjects: [Subject]
    let form: SubjectForm
    let notice: String?

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - form: what was typed and refused.
    ///   - notice: said on top.
    public init(reading space: PersonalSpace, form: SubjectForm? = nil, notice: String? = nil) {
        subjects = space.subjects
        let colours = Colour.allCases
        // Another colour than the last one's, so that nobody has to choose.
        self.form = form ?? SubjectForm(name: Typed(""), colour: colours[subjects.count % colours.count])
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { "Subjects" }

    package var section: Section? { .tasks }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.taskViews(current: .subjects, context)
        html.noticed(notice)
        if subjects.isEmpty {
            html.emptyState(
                .tag,
                "A subject is a word of your own for tasks that go together: home, health, phone.",
                action: nil,
                to: ""
            )
        } else {
            html.literal("<ul class=\"rows\" id=\"subjects\" aria-label=\"Subjects\">")
            for subject in subjects { row(&html, subject) }
            html.literal("</ul>")
        }
        html.beginForm(.subjects, context, back: Address.subjects.path, id: "add-subject", class: "act card stack")
        html.literal("<h2>New subject</h2>")
        html.subjectFields(form, draft: "subject-new")
        html.literal("<button class=\"primary\" id=\"subject-button\">Add</button>")
        html.endForm()
    }

    private func row(_ html: inout HTML, _ subject: Subject) {
        html.write(
            """
            <li id="subject-\(subject.identity)" class="row"><div class="row-main">\
            <a class="what" href="\(Address.subject(subject.identity))">
            """
        )
        html.mark(subject.name, subject.colour, "subject")
        html.write(
            """
            </a><a class="button quiet" href="\(Address.tasks)?subject=\(subject.identity)" \
            aria-label="Tasks with it: \(subject.name)">Tasks with it</a></div></li>
            """
        )
    }
}

extension HTML {
    /// Name and colour.
    mutating func subjectFields(_ form: SubjectForm, draft: String) {
        field("Name", name: "name", form.name, draft: draft)
        colourField(form.colour)
    }
}
