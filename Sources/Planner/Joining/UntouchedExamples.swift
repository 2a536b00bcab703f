import Facts

extension PlanReader {
    /// The examples of the first run that are as they came: nobody edited, ticked or planned one. Those that were deleted as they were
    /// count among them.
    ///
    /// All facts about such a task were written by beginning a day: the first one made it, later ones may have put it into their lists.
    var untouchedExamples: Set<Identity> {
        var begun: Set<Timestamp> = []
        for day in replica.entities(.day) {
            if let entry = replica[day]?.entry(DayField.started) { begun.insert(entry.timestamp) }
        }
        var examples: Set<Identity> = []
        for entity in replica.entities(.task) {
            guard let record = replica[entity], record[TaskField.example].integer == 1 else { continue }
            let isDeleted = !record[TaskField.deleted].isAbsent
            if isDeleted || record.isWritten(only: begun) { examples.insert(entity.identity) }
        }
        if examples.isEmpty { return examples }
        for kind in [EntityKind.plan, .dismissal, .occurrence, .subjectAssignment] {
            for entity in replica.entities(kind) where examples.contains(entity.identity) {
                guard let record = replica[entity], !record.isWritten(only: begun), isHere(.task(entity.identity)) else {
                    continue
                }
                examples.remove(entity.identity)
            }
        }
        // A step below one, time that was spent on it, a timer that is set for it.
        for entity in replica.entities(.task) {
            if let parent = replica.value(entity, TaskField.parent).identity { examples.remove(parent) }
        }
        for entity in replica.entities(.timeEntry) {
            if let task = replica.value(entity, TimeEntryField.task).identity { examples.remove(task) }
        }
        if let task = timer?.task { examples.remove(task) }
        return examples
    }
}

extension Record {
    /// Whether all of it was written by commands with these timestamps.
    fileprivate func isWritten(only timestamps: Set<Timestamp>) -> Bool {
        for entry in entries where !timestamps.contains(entry.timestamp) { return false }
        return true
    }
}
