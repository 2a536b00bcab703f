import Planner

extension HTML {
    /// The person's lists beside the tabs, where the window is wide.
    mutating func sideLists(_ context: PageContext) {
        guard !context.lists.isEmpty, !context.settings.isSimple else { return }
        literal("<nav id=\"side\" aria-label=\"Lists at the side\">")
        for list in context.lists {
            let path = Address.list(list.identity).path
            write("<a href=\"\(path)\"\(" aria-current=\"page\"", if: Token(path) == Token(context.here))>")
            listIcon(list.icon)
            write("<span dir=\"auto\">\(list.name)</span></a>")
        }
        literal("</nav>")
    }
}
