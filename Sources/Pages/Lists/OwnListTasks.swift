import Planner

/// The tasks of a list by where they stand on its page.
struct OwnListTasks {
    /// Those in sight; in a checklist, what is not for this time comes last.
    private(set) var shown: [TaskEntry] = []
    /// Where in ``shown`` that begins. What was left out since the page was opened stays before it, in its place.
    let firstLeftOut: Int
    /// Not begun yet, or snoozed.
    private(set) var hidden: [TaskEntry] = []

    init(of list: ListEntry, in order: SortOrder, at moment: Moment, openedAt: Int64, reading space: PersonalSpace) {
        var query = TaskQuery()
        query.standing = .any
        query.list = list.identity
        var leftOut: [TaskEntry] = []
        for task in space.tasks(matching: query, in: order, at: moment, openedAt: openedAt).tasks {
            let isDone = space.isDone(task) != nil
            if !isDone, !list.isTemplate, space.isHidden(task, at: moment) {
                hidden.append(task)
            } else if list.isChecklist, !isDone, space.wasLeftOut(task, before: openedAt) {
                leftOut.append(task)
            } else {
                shown.append(task)
            }
        }
        firstLeftOut = shown.count
        shown += leftOut
    }
}
