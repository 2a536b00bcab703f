import Facts

extension TaskDraft {
    /// The task of a line of quick add, with the lists and subjects that it names: existing or new ones.
    ///
    /// - Throws: as ``init(title:note:cost:daily:details:)``.
    package init(_ line: UnderstoodLine, note: String = "", cost: Int? = nil, in space: PlanReader) throws(Fault) {
        var details = TaskDetails()
        var cost = cost
        details.due = line.due
        for chip in line.chips {
            switch chip.meaning {
            case .due: break
            case .time(let time): details.time = time
            case .minutes(let minutes): details.minutes = minutes
            case .cost(let written): cost = written
            case .priority(let priority): details.priority = priority
            case .subject(let name):
                details.subjects.append(space.subject(named: name).map { .existing($0.identity) } ?? .new(name))
            case .list(let name):
                details.list = space.openList(named: name).map { .existing($0.identity) } ?? .new(name)
            case .repeats(let rule): details.repeats = rule
            }
            if case .time(let time) = chip.also { details.time = time }
            if case .minutes(let minutes) = chip.also { details.minutes = minutes }
        }
        try self.init(title: line.title, note: note, cost: cost, details: details)
    }
}
