import Facts
package import Planner

/// A page about a file of another program: how to get one, and what is in it.
package final class ImportedPage: Page {
    let content: ImportedContent
    /// What the plan has of each list of the file, in the order of the parts.
    private let known: [KnownList]
    /// Whether the plan has all tasks of the file.
    private let isAllHere: Bool
    private let fault: String?

    /// What the plan has of a list of a file.
    private struct KnownList {
        /// How many of its tasks are here.
        let tasks: Int
        /// The name of the list here that its tasks go into; nil: a new one.
        let joins: String?
    }

    /// - Parameter fault: why the file was not imported.
    package init(_ content: ImportedContent, reading space: PlanReader, fault: String? = nil) {
        self.content = content
        self.fault = fault
        var known: [KnownList] = []
        var (here, all) = (0, 0)
        for case .list(_, let name, let tasks) in content.parts {
            let count = space.count(ofImported: tasks, from: content.source)
            here += count
            all += tasks.count
            known.append(KnownList(tasks: count, joins: space.openList(named: name)?.name))
        }
        self.known = known
        isAllHere = all > 0 && here == all
    }

    package func title(_ context: PageContext) -> String { content.title }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .data }

    package var hasTabs: Bool { content.form == .choosing }

    package func actions(_ html: inout HTML, _ context: PageContext) { html.write(written: content.actions) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        switch content.form {
        case .choosing:
            html.beginForm(
                .importFile,
                context,
                id: "choose-file",
                class: "act stack",
                saying: " enctype=\"multipart/form-data\""
            )
        case .importing:
            html.beginForm(.importFile, context, back: Route.today.path, id: "take-in", class: "act stack")
            if isAllHere { html.write("<p class=\"state\" id=\"all-here\">\(Symbol.check)<span>\(.importNothing)</span></p>") }
        }
        if let fault { html.write("<p class=\"fault\" role=\"alert\">\(fault)</p>") }
        var lists = known.makeIterator()
        for part in content.parts {
            switch part {
            case .markup(let bytes): html.write(written: bytes)
            case .list(let key, _, _): if let list = lists.next() { facts(&html, of: list, isList: key != nil) }
            }
        }
        html.endForm()
    }

    private func facts(_ html: inout HTML, of list: KnownList, isList: Bool) {
        if isList {
            if let name = list.joins {
                html.write("<span>\(.importJoinsList(list: MarkupTag("<bdi>\(name)</bdi>", "")))</span>")
            } else {
                html.write("<span>\(.importNewList)</span>")
            }
        }
        if list.tasks > 0 { html.write("<span>\(.importHere(count: list.tasks))</span>") }
    }
}
