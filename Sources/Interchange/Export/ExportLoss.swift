/// What of a plan a file for other programs does not hold, in the order in which the page names it.
package enum ExportLoss: CaseIterable, Sendable {
    /// Tasks that are done.
    case doneTasks
    /// Tasks without a date.
    case undatedTasks
    /// Which list a task is in, and its subjects.
    case listsAndSubjects
    /// Which task a step is a step of.
    case steps
    /// Spoons and kinds of energy.
    case spoons
    /// Fields other than the title, the note and the steps come as words, which no program reads back.
    case fieldsAsWords
    /// Sticky notes.
    case notes
    /// Lists without a task.
    case emptyLists
    /// Colours and icons of lists and subjects, and which lists are checklists.
    case looks
    /// What was left out of a checklist this time.
    case leftOut
    /// The place in its series of a date that was moved.
    case movedDates
    /// Until when a task was put off.
    case snoozes
    /// Templates.
    case templates
    /// Days, plans, and time that was spent.
    case days
    /// Changes and earlier versions.
    case history
    /// Settings and the picture.
    case settings
}

/// A kind of file for other programs.
package enum ExportFormat: CaseIterable, Sendable {
    /// `tasks.csv`
    case table
    /// `tasks.md`
    case text
    /// `tasks.ics`
    case toDos
    /// `dates.ics`
    case events

    /// What it does not hold. The rest comes back when it is brought in again.
    package var losses: [ExportLoss] {
        var losses: [ExportLoss] = []
        for loss in ExportLoss.allCases where loses(loss) { losses.append(loss) }
        return losses
    }

    private func loses(_ loss: ExportLoss) -> Bool {
        switch loss {
        case .doneTasks, .undatedTasks, .listsAndSubjects, .steps, .spoons: self == .events
        case .fieldsAsWords: self == .text
        case .notes: self == .table || self == .events
        case .emptyLists, .looks, .leftOut, .movedDates, .snoozes, .templates, .days, .history, .settings: true
        }
    }
}
