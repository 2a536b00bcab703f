import Facts
import Planner

// The lists that only wide windows show, beside the tabs.

extension HTML {
    /// The name of the app, and the way to add a task; on the page of a list, to that list.
    mutating func sideTop(_ context: PageContext) {
        write(
            """
            <p id="brand" aria-hidden="true">\(Symbol.spoon)Teaspoon</p>\
            <nav id="side-top" aria-label="\(.frameAdd)"><a class="button add" id="side-add" href="\(context.addHere)">\
            \(Symbol.plus)<span>\(.frameAddTask)</span></a></nav>
            """
        )
    }

    /// The person's lists beside the tabs, where the window is wide.
    mutating func sideLists(_ context: PageContext) {
        guard !context.lists.isEmpty, !context.settings.isSimple else { return }
        write("<nav id=\"side\" aria-label=\"\(.frameSideLists)\"><p aria-hidden=\"true\">\(.frameLists)</p>")
        for list in context.lists {
            let path = Route.list(list.identity).path
            write("<a href=\"\(path)\"\(" aria-current=\"page\"", if: ByteString(path) == ByteString(context.here))>")
            listIcon(list.icon)
            write("<span dir=\"auto\">\(list.name)</span></a>")
        }
        literal("</nav>")
    }

    /// At the foot of the bar.
    mutating func sideHelp() {
        write("<nav id=\"side-help\" aria-label=\"\(.frameHelp)\"><a href=\"\(Route.help)\">")
        write("\(Symbol.help)<span>\(.frameHelp)</span></a></nav>")
    }
}

extension PageContext {
    /// The page that adds a task: to the list whose page it is, and from Today to today's list.
    fileprivate var addHere: String {
        for list in lists where ByteString(Route.list(list.identity).path) == ByteString(here) {
            return Route.newTaskPath(list: list.identity)
        }
        return Route.newTaskPath(list: nil, isFromToday: ByteString(here).begins(with: "/app/today"))
    }
}
