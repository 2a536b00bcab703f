import Planner

extension HTML {
    /// The views of all tasks, side by side under the title.
    mutating func taskViews(current: Route, _ context: PageContext) {
        guard !context.settings.isSimple else { return }
        beginSegments("Task views")
        view(.tasks, "All", current)
        view(.spoons, Words.capitalised(context.settings.unitMany), current)
        view(.backlog, "Backlog", current)
        view(.subjects, "Subjects", current)
        endSegments()
    }

    @inline(never)
    private mutating func view(_ route: Route, _ word: String, _ current: Route) {
        segment(word, to: route.path, isCurrent: route == current)
    }
}
