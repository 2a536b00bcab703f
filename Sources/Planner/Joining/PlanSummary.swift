import Facts

/// What a plan holds, in numbers: enough to name it to somebody who has to decide about it.
package struct PlanSummary: Equatable, Sendable {
    /// How many tasks were typed, or are examples that somebody touched. Deleted ones do not count.
    package let tasks: Int
    /// How many lists there are.
    package let lists: Int
    /// How many notes there are.
    package let notes: Int
    /// When the newest fact was written, in milliseconds since 1970; 0: there are no facts.
    package let changed: Int64

    /// A summary of its parts.
    package init(tasks: Int, lists: Int, notes: Int, changed: Int64) {
        self.tasks = tasks
        self.lists = lists
        self.notes = notes
        self.changed = changed
    }
}

extension PlanReader {
    /// The numbers of this plan.
    package var summary: PlanSummary {
        let examples = untouchedExamples
        var (tasks, lists, notes) = (0, 0, 0)
        for entity in replica.entities(.task) where isHere(entity) && !examples.contains(entity.identity) { tasks += 1 }
        for entity in replica.entities(.list) where isHere(entity) { lists += 1 }
        for note in replica.identities(.note) where isHere(.note(note)) { notes += 1 }
        return PlanSummary(tasks: tasks, lists: lists, notes: notes, changed: replica.newest)
    }

    /// Whether a person has made something here that they would miss. A first day that was only begun is nothing of that kind, nor are its
    /// examples as they came, nor settings that are chosen and not typed.
    package var isWorthKeeping: Bool {
        let summary = summary
        if summary.tasks + summary.lists + summary.notes > 0 || !isFirstDay && currentDay != nil { return true }
        for entity in replica.entities(.subject) where isHere(entity) { return true }
        for entity in replica.entities(.savedView) {
            if !replica.value(entity, SavedViewField.name).isAbsent, replica.value(entity, SavedViewField.deleted).isAbsent {
                return true
            }
        }
        for field in SettingsField.typed where !replica.value(.settings, field).isAbsent { return true }
        return false
    }
}

extension SettingsField {
    /// The settings that a person types: words, names and pictures of their own.
    fileprivate static var typed: [Field] {
        [unitOne, unitMany, unitTwo, unitHigher, name, mail, picture, reportName, reportText]
    }
}
