import Planner

/// The tasks of a list by where they stand on its page.
struct OwnListTasks {
    /// Those in sight.
    private(set) var shown: [TaskEntry] = []
    /// Not begun yet, or snoozed.
    private(set) var hidden: [TaskEntry] = []

    init(of list: ListEntry, in order: SortOrder, at instant: Instant, openedAt: Int64, reading space: PlanReader) {
        var query = TaskQuery()
        query.state = .any
        query.list = list.identity
        // Packed and skipped items keep their places in a checklist.
        let opened = list.isChecklist ? 0 : openedAt
        for task in space.tasks(matching: query, in: order, at: instant, openedAt: opened, withSteps: false).tasks {
            let isDone = space.isDone(task) != nil
            if !isDone, !list.isTemplate, space.isHidden(task, at: instant) {
                hidden.append(task)
            } else {
                shown.append(task)
            }
        }
    }
}
