import Facts
public import Planner

/// The form of a subject: its values as they were typed, right or wrong.
public final class SubjectForm {
    /// Its name.
    public var name: FieldValue
    /// The colour of its mark.
    public var colour: Colour

    /// A form of its parts.
    public init(name: FieldValue, colour: Colour) {
        self.name = name
        self.colour = colour
    }
}

/// The person's own labels, each with the first of the tasks that carry it.
public final class SubjectsPage: Page {
    private static let titlesShown = 2

    /// Each with the titles of its first tasks.
    let subjects: [(subject: Subject, titles: [String])]

    /// Reads the page's model.
    public init(reading space: PersonalSpace, at instant: Instant) {
        var subjects: [(subject: Subject, titles: [String])] = []
        for subject in space.subjects {
            var query = TaskQuery()
            query.subject = subject.identity
            let found = space.tasks(matching: query, in: .own, at: instant).tasks
            var titles: [String] = []
            for task in found.prefix(Self.titlesShown) { titles.append(Text.shortened(task.title, to: 60)) }
            if found.count > titles.count { titles.append("…") }
            subjects.append((subject, titles))
        }
        self.subjects = subjects
    }

    package func title(_ context: PageContext) -> String { context.words[.subjects] }

    package var section: Section? { .tasks }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        html.primaryLink("\(.subjectsBarAdd)", id: "add-subject", symbol: .plus, to: NewSubjectPage.path)
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.taskViews(current: .subjects, context)
        if subjects.isEmpty {
            html.emptyState(
                .tag,
                context.words[.subjectsEmpty],
                action: nil,
                to: ""
            )
            return
        }
        html.write("<p class=\"quiet-text\">\(.subjectsLead)</p>")
        html.write("<ul class=\"rows\" id=\"subjects\" aria-label=\"\(Phrase.subjects)\">")
        for entry in subjects {
            row(
                &html,
                entry.subject,
                entry.titles.isEmpty ? context.words[.subjectsNoTasks] : context.words.enumeration(entry.titles)
            )
        }
        html.literal("</ul>")
    }

    private func row(_ html: inout HTML, _ subject: Subject, _ about: String) {
        html.write(
            """
            <li id="subject-\(subject.identity)" class="row"><a class="category" href="\(Route.subject(subject.identity))">\
            <span class="list-mark" data-colour="\(Int(subject.colour.rawValue))">\(Symbol.tag)</span>\
            <span class="what"><span class="title" dir="auto">\(subject.name)</span>\
            <span class="facts" dir="auto">\(about)</span></span>\(Symbol.next)</a></li>
            """
        )
    }
}

/// Adds a subject.
public final class NewSubjectPage: Page {
    let form: SubjectForm
    /// Said above the form: why a subject that was being changed is offered as a new one.
    let notice: String?

    /// The page; `form` holds typed values that were refused.
    public init(reading space: PersonalSpace, form: SubjectForm? = nil, notice: String? = nil) {
        let colours = Colour.allCases
        // Another colour than the last one's, so that nobody has to choose.
        self.form = form ?? SubjectForm(name: FieldValue(""), colour: colours[space.subjects.count % colours.count])
        self.notice = notice
    }

    /// Path and query of the page.
    public static var path: String { Route.subjects.path + "?new=1" }

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

extension HTML {
    /// Name and colour.
    mutating func subjectFields(_ form: SubjectForm, draft: String, focused: Bool = false) {
        field(words[.subjectName], name: "name", form.name, draft: draft, focused: focused)
        colourField(form.colour)
    }
}
