package import Facts

/// A task that a new day brings into its list, or could.
package struct ComingTask: Equatable, Sendable {
    /// Why a new day brings it.
    package enum Reason: Int, Sendable {
        /// It is a daily one.
        case daily
        /// It was planned for the day, or for a date since the last day began.
        case planned
        /// It is due on the day, or was on a date since the last day began.
        case due
    }

    package let task: TaskEntry
    /// Why it comes.
    package let reason: Reason
    /// The date that it was planned for, or is due; of a daily one: the day's.
    package let date: LocalDate
    /// The spoons that it takes in the day's list beside the tasks that come before it.
    package internal(set) var cost = 0

    /// Whether it stands before another: daily ones, then planned ones, then due ones; in each those with a time first, then by priority.
    /// Of equal ones the earlier date and time comes first, then the person's order decides.
    func comes(before other: ComingTask) -> Bool {
        if reason != other.reason { return reason.rawValue < other.reason.rawValue }
        let (mine, theirs) = (task.time, other.task.time)
        if (mine == nil) != (theirs == nil) { return mine != nil }
        let (priority, otherPriority) = (task.priority?.rawValue ?? .max, other.task.priority?.rawValue ?? .max)
        if priority != otherPriority { return priority < otherPriority }
        if date != other.date { return date < other.date }
        if let mine, let theirs, mine != theirs { return mine < theirs }
        return task.position < other.task.position
    }
}

/// What a new day brings into its list, and what it does not.
package struct ComingTasks: Equatable, Sendable {
    /// What comes, in order.
    package internal(set) var coming: [ComingTask] = []
    /// What does not fit, and stays where it is.
    package internal(set) var staying: [ComingTask] = []
    /// What is offered, and comes only if the person says so: tasks of shared lists that are due. Any member may do them.
    package internal(set) var offered: [ComingTask] = []
    /// The spoons of what comes.
    package internal(set) var spoons = 0

    /// Whether there is nothing to bring.
    package var isEmpty: Bool { coming.isEmpty && staying.isEmpty && offered.isEmpty }
}

/// The answer of a person to what New Day showed.
package struct ComingChoice: Equatable, Sendable {
    /// The number of spoons that it was shown for.
    package let spoons: Int
    /// The tasks that are to come.
    package let chosen: [Identity]
    /// The tasks that did not come by themselves when it was shown, since they did not fit or are of shared lists.
    package let left: [Identity]
    /// Those of them that did not fit.
    package let unfitting: [Identity]

    /// The answer.
    package init(shownFor spoons: Int, chosen: [Identity], left: [Identity], unfitting: [Identity]) {
        self.spoons = spoons
        self.chosen = chosen
        self.left = left
        self.unfitting = unfitting
    }
}
