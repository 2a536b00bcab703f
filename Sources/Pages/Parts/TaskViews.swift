import Planner

extension HTML {
    /// The views of all tasks, side by side under the title.
    mutating func taskViews(current: Address, _ context: PageContext) {
        guard !context.settings.isSimple else { return }
        beginSegments("Task views")
        view(.tasks, "All", current)
        view(.spoons, Words.capitalised(context.settings.unitMany), current)
        view(.backlog, "Backlog", current)
        view(.subjects, "Subjects", current)
        endSegments()
    }

    @inline(never)
    private mutating func view(_ address: Address, _ word: String, _ current: Address) {
        segment(word, to: address.path, isCurrent: address == current)
    }
}
