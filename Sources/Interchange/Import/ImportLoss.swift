/// What a plan has no place for, in the order in which the preview names it. The numbers pass between modules.
package enum ImportLoss: UInt8, CaseIterable, Sendable {
    // What is kept in the note of its task, in words.

    /// A rule by which no task here can come back.
    case repeats
    /// One of several rules of a task: the first counts.
    case furtherRepeats
    /// Words for a date or a rule that are not understood.
    case dateWords
    /// A date that no calendar has, or beyond the years 1970 to 9999.
    case dates
    /// The person that a task is for.
    case people
    /// One of several reminders, or one at a place or at a moment.
    case reminders
    /// The name and the address of a file; the file itself does not come along.
    case attachments
    /// How long a task takes, where that is more than a day.
    case durations
    /// Anything else that another program knows of a task.
    case fields

    // What is changed or left out.

    /// A date far in a time zone that nobody knows here: taken as it is written.
    case zones
    /// The day that a series began on, which counts for nothing here.
    case seriesBegins
    /// A step that lies deeper than steps can.
    case levels
    /// A step of itself, or of a task that is not in the file.
    case circles
    /// A row or value that makes no sense, or has no title.
    case damaged
    /// One of several with the same name of its own: the first is read.
    case doubled
    /// A date of a series that was changed or done by itself.
    case occurrences
    /// A task that was called off.
    case cancelled
    /// A task that was put away or deleted in its program.
    case archived
    /// An event of a calendar.
    case events
    /// A habit, a reward or another thing that is no task.
    case otherThings
    /// Time that was spent on tasks.
    case timeSpent
    /// Numbers of a game: streaks, experience, gold.
    case scores
    /// Filters, views and rules for how pages look.
    case views

    /// Whether the note of the task says it.
    package var isInNote: Bool { self.rawValue <= Self.fields.rawValue }
}

/// How often each kind of loss happened.
package struct ImportLosses: Equatable, Sendable {
    private var counts = [Int](repeating: 0, count: ImportLoss.allCases.count)

    package init() {}

    package subscript(_ loss: ImportLoss) -> Int {
        get { counts[Int(loss.rawValue)] }
        set { counts[Int(loss.rawValue)] = newValue }
    }

    /// The kinds that happened, in their order.
    package var all: [(loss: ImportLoss, count: Int)] {
        var all: [(loss: ImportLoss, count: Int)] = []
        for loss in ImportLoss.allCases where self[loss] > 0 { all.append((loss, self[loss])) }
        return all
    }

    /// Counts one more, or several.
    package mutating func add(_ loss: ImportLoss, _ count: Int = 1) {
        self[loss] += count
    }
}
