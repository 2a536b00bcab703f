import Planner

extension HTML {
    /// The views of all tasks, side by side under the title.
    mutating func taskViews(current: Address, _ context: PageContext) {
        guard !context.settings.isSimple else { return }
        literal("<nav class=\"views\" aria-label=\"Task views\">")
        view(.tasks, "All", current)
        view(.spoons, Words.capitalised(context.settings.unitMany), current)
        view(.backlog, "Backlog", current)
        view(.subjects, "Subjects", current)
        literal("</nav>")
    }

    @inline(never)
    private mutating func view(_ address: Address, _ word: String, _ current: Address) {
        write("<a class=\"view\" href=\"\(address)\"\(" aria-current=\"page\"", if: address == current)>\(word)</a>")
    }
}
