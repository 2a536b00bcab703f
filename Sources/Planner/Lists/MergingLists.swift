import Facts

extension PersonalSpace {
    /// Makes one checklist of several lists and templates. What stands in more than one, in capitals or not, is in it once, with the steps
    /// of all.
    ///
    /// - Throws: ``Fault/nothingChosen``, ``Fault/nameMissing``, ``Fault/nameTaken(_:)``, ``Fault/noSuchList``.
    func mergeLists(_ lists: [Identity], named name: String, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard !lists.isEmpty else { throw .nothingChosen }
        let name = try ListDraft.checkedName(name)
        if let other = openList(named: name) { throw .nameTaken(other.name) }
        for list in lists where !hasList(list) { throw .noSuchList }
        let changes = ChangeSet(.mergedLists)
        changes.about = name
        changes.amount = lists.withoutRepeats.count
        begin(origin.identity, try ListDraft(name: name, icon: .bag, isChecklist: true), changes, origin)
        var tasks: [Identity] = []
        for list in lists.withoutRepeats { tasks += members(of: list) }
        // It is for one trip. What comes back by itself does so in the lists themselves, which go on, and would come twice.
        copy(items(under: tasks, joinsDoubles: true), into: origin.identity, .leftBehind, changes, origin)
        return try commit(changes, from: origin)
    }
}

extension PlanReader {
    /// Tasks by title, in capitals or not; each stands where the first of its title does.
    func doubles(_ tasks: [Identity]) -> [[Identity]] {
        var names: [[UInt8]] = []
        for task in tasks { names.append(Text.nameKey(self.task(task)?.title ?? "")) }
        let order = sortedIndices(names.count) { names[$0].lexicographicallyPrecedes(names[$1]) }
        var groups = [[Identity]](repeating: [], count: tasks.count)
        var first = 0
        for (position, index) in order.enumerated() {
            // Equals keep their order: the first of a name comes first.
            if position == 0 || names[order[position - 1]] != names[index] { first = index }
            groups[first].append(tasks[index])
        }
        return groups
    }
}
