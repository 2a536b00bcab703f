import Planner

extension HTML {
    /// The views of all tasks, side by side under the title.
    mutating func taskViews(current: Route, _ context: PageContext) {
        guard !context.settings.isSimple else { return }
        beginSegments("\(.taskViews)")
        view(.tasks, Sentence(.taskViewsAll), current)
        view(.spoons, .taskViewsSpoons(unit: context.unit), current)
        view(.backlog, Sentence(.taskViewsBacklog), current)
        view(.subjects, Sentence(.taskViewsSubjects), current)
        endSegments()
    }

    @inline(never)
    private mutating func view(_ route: Route, _ name: Sentence, _ current: Route) {
        segment(words[name], to: route.path, isCurrent: route == current)
    }
}
