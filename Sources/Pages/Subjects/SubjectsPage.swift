import Facts
package import Planner

/// The person's own labels, each with the first of the tasks that carry it.
package final class SubjectsPage: Page {
    private static let titlesShown = 2

    /// Each with the titles of its first tasks.
    let subjects: [(subject: Subject, titles: [String])]

    package init(reading space: PlanReader, at instant: Instant) {
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
