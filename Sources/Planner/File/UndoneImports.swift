import Facts

extension PlanReader {
    /// The facts that are beaten only by what undoing the import of a file wrote.
    ///
    /// Undoing an import writes the values from before it, for most fields none, with a new timestamp. That is not to delete the same
    /// tasks elsewhere: a backup was imported and undone on a new device, and then its account was met, which the backup is of.
    func beatenByUndoneImports(_ facts: [Fact]) -> [Fact] {
        var beaten: [(fact: Fact, by: Timestamp)] = []
        for fact in facts where fact.entity.kind != .change {
            guard let known = replica[fact.entity]?.entry(fact.field), fact.timestamp < known.timestamp, fact.value != known.value
            else { continue }
            beaten.append((fact, known.timestamp))
        }
        guard !beaten.isEmpty else { return [] }
        var undone: Set<Timestamp> = []
        for change in replica.entities(.change) {
            guard let record = replica[change], record[ChangeField.name].integer == ChangeKind.imported.rawValue,
                let mark = record.entry(ChangeField.undone), !mark.value.isAbsent
            else { continue }
            undone.insert(mark.timestamp)
        }
        var found: [Fact] = []
        for (fact, timestamp) in beaten where undone.contains(timestamp) { found.append(fact) }
        return found
    }
}
