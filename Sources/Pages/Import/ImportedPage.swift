import Facts
package import Planner

/// A page about a file of another program: how to get one, and what is in it.
package final class ImportedPage: Page {
    let content: ImportedContent
    /// How many tasks of each list of the file the plan has, in the order of the parts.
    private let tasksHere: [Int]
    /// The name of the list of the plan that each list's tasks go into; empty: a new one.
    private let joins: [String]
    /// Whether the plan has all tasks of the file.
    private let isAllHere: Bool
    private let fault: String?

    /// - Parameter fault: why the file was not imported.
    package init(_ content: ImportedContent, reading space: PlanReader, fault: String? = nil) {
        self.content = content
        self.fault = fault
        var (counts, names): ([Int], [String]) = ([], [])
        var (here, all) = (0, 0)
        for case .list(_, let name, let tasks) in content.parts {
            let count = space.count(ofImported: tasks, from: content.source)
            here += count
            all += tasks.count
            counts.append(count)
            names.append(space.openList(named: name)?.name ?? "")
        }
        (tasksHere, joins) = (counts, names)
        isAllHere = all > 0 && here == all
    }

    package func title(_ context: PageContext) -> String { content.title }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .data }

    package var hasTabs: Bool { content.form == .choosing }

    package func actions(_ html: inout HTML, _ context: PageContext) { html.write(written: content.actions) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let isChoosing = content.form == .choosing
        html.beginForm(
            .importFile,
            context,
            back: isChoosing ? nil : Route.today.path,
            id: isChoosing ? "choose-file" : "take-in",
            class: "act stack",
            saying: isChoosing ? " enctype=\"multipart/form-data\"" : ""
        )
        if isAllHere { html.write("<p class=\"state\" id=\"all-here\">\(Symbol.check)<span>\(.importNothing)</span></p>") }
        if let fault { html.write("<p class=\"fault\" role=\"alert\">\(fault)</p>") }
        var list = 0
        for part in content.parts {
            switch part {
            case .markup(let bytes): html.write(written: bytes)
            case .list(let key, _, _):
                facts(&html, of: list, isList: key != nil)
                list += 1
            }
        }
        html.endForm()
    }

    private func facts(_ html: inout HTML, of list: Int, isList: Bool) {
        if isList {
            if joins[list].isEmpty {
                html.write("<span>\(.importNewList)</span>")
            } else {
                html.write("<span>\(.importJoinsList(list: MarkupTag("<bdi>\(joins[list])</bdi>", "")))</span>")
            }
        }
        if tasksHere[list] > 0 { html.write("<span>\(.importHere(count: tasksHere[list]))</span>") }
    }
}
