import Facts

extension PersonalSpace {
    /// Takes in the facts that a file knows and this replica does not, by the rule by which devices merge: of two writings of one field the
    /// newer wins. One command, which can be undone; importing the same file again adds nothing.
    ///
    /// If the replica is empty, the file is taken in as it is, with its history, and that is no command: the replica is then equal to the
    /// one that was written to the file.
    ///
    /// - Parameters:
    ///   - facts: all facts of the file.
    ///   - bringsBack: whether entities of the file that were deleted or undone here since are restored.
    func importFacts(_ facts: [Fact], bringingBack bringsBack: Bool = false, from origin: CommandOrigin) -> CommandResult {
        let isFirst = replica.count == 0
        let file = FileFacts(facts, over: self)
        if isFirst {
            guard !file.unknown.isEmpty else { return .nothing }
            takeIn(file.unknown)
            return CommandResult(change: nil, facts: file.unknown)
        }
        let back = bringsBack ? file.gone : []
        var taken: [Fact] = []
        for fact in file.unknown where !isOf(back, fact.entity) { taken.append(fact) }
        for fact in taken { observe(fact.timestamp) }
        // Later than all facts of the file: undoing tells by this timestamp what was written after the import.
        let timestamp = nextTimestamp(now: origin.instant.time)
        taken += broughtBack(back, of: file.all, timestamp)
        if bringsBack {
            // The days, plans and choices of the file: of what an undone import took away, not only the tasks are asked for.
            for fact in beatenByUndoneImports(file.all) where !isOf(back, fact.entity) {
                taken.append(Fact(fact.entity, fact.field, fact.value, timestamp))
            }
        }
        guard !taken.isEmpty else { return .nothing }
        let replaced = replaced(by: taken)
        let record = record(of: replaced, timestamp, origin)
        takeIn(taken + record)
        return CommandResult(change: origin.identity, changed: Replaced.entities(of: replaced), facts: taken + record)
    }

    /// The command, with the values that it replaces, ascending, as undoing wants it.
    private func record(of replaced: [Replaced], _ timestamp: Timestamp, _ origin: CommandOrigin) -> [Fact] {
        var tasks: Set<Identity> = []
        for one in replaced where one.entity.kind == .task { tasks.insert(one.entity.identity) }
        let change = Entity(.change, scope: origin.instant.utcDay, origin.identity)
        var record = [
            Fact(change, ChangeField.name, .integer(ChangeKind.imported.rawValue), timestamp),
            Fact(change, ChangeField.at, .integer(origin.instant.time), timestamp),
            Fact(change, ChangeField.count, .integer(Int64(tasks.count)), timestamp),
        ]
        if let mark = origin.mark { record.append(Fact(change, ChangeField.command, .integer(mark), timestamp)) }
        return record + Replaced.facts(replaced, of: change, timestamp)
    }
}

extension PlanReader {
    /// The facts that restore entities as a file has them, with their subjects. Fields that only this replica has are
    /// emptied: a task that was done before it was deleted is to do again.
    fileprivate func broughtBack(_ back: Set<Entity>, of facts: [Fact], _ timestamp: Timestamp) -> [Fact] {
        var written: [Fact] = []
        var names: Set<FieldName> = []
        var restored: [Entity] = []
        for fact in facts where isOf(back, fact.entity) && !fact.value.isAbsent {
            written.append(Fact(fact.entity, fact.field, fact.value, timestamp))
            names.insert(FieldName(fact.entity, fact.field))
            if back.contains(fact.entity), restored.last != fact.entity { restored.append(fact.entity) }
        }
        for entity in restored {
            for entry in replica[entity]?.entries ?? [] where !entry.value.isAbsent {
                // Plans stay, and so does the day of the newest.
                if entity.kind == .task, entry.field == TaskField.planned { continue }
                guard names.insert(FieldName(entity, entry.field)).inserted else { continue }
                written.append(Fact(entity, entry.field, .absent, timestamp))
            }
        }
        return written
    }

    /// Whether an entity is one of these, or says something of one of them.
    fileprivate func isOf(_ entities: Set<Entity>, _ entity: Entity) -> Bool {
        switch entity.kind {
        case .subjectAssignment: entities.contains(.task(entity.identity))
        default: entities.contains(entity)
        }
    }

    /// The values that facts will replace, ascending.
    fileprivate func replaced(by taken: [Fact]) -> [Replaced] {
        var replaced: [Replaced] = []
        let order = sortedIndices(taken.count) { one, other in
            let (first, second) = (taken[one], taken[other])
            return Replaced.ascends(first.entity, first.field, to: second.entity, second.field)
        }
        for index in order {
            let fact = taken[index]
            replaced.append(Replaced(entity: fact.entity, field: fact.field, value: replica.value(fact.entity, fact.field)))
        }
        return replaced
    }
}
