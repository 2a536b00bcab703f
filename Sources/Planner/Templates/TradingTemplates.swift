package import Facts

extension PlanReader {
    /// The template that would be sent if a list or template were published; nil if there is no such list.
    ///
    /// - Parameter withCosts: whether usual costs and minutes go along.
    package func traded(_ list: Identity, withCosts: Bool) -> TradedTemplate? {
        guard hasList(list) else { return nil }
        var traded = TradedTemplate()
        var waiting: [(task: Identity, level: Int)] = []
        for member in members(of: list).reversed() { waiting.append((member, 0)) }
        while !traded.isCut, let next = waiting.popLast() {
            guard let task = task(next.task) else { continue }
            let cost = withCosts ? task.cost : nil
            traded.add(task.title, level: next.level, cost: cost, minutes: withCosts ? task.minutes : nil)
            guard next.level < TaskLimits.levels else { continue }
            for step in steps(of: next.task).reversed() { waiting.append((step.identity, next.level + 1)) }
        }
        return traded
    }
}

extension PersonalSpace {
    /// Makes a list from a template that somebody else published.
    ///
    /// - Throws: ``Fault/nameMissing``, ``Fault/titleMissing`` if there is nothing in it.
    func useTraded(
        _ template: TradedTemplate,
        named name: String,
        icon: ListIcon,
        isChecklist: Bool,
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        let name = try ListDraft.checkedName(name)
        guard !template.items.isEmpty else { throw .titleMissing }
        let written = try ListDraft(name: freeName(name), icon: icon, isChecklist: isChecklist)
        let changes = ChangeSet(.usedTemplate)
        changes.about = written.name
        begin(origin.identity, written, changes, origin)
        var tree = TreeWriter(changes, origin)
        for item in template.items {
            let task = tree.begin(level: item.level, in: origin.identity)
            changes.set(task, TaskField.title, item.title)
            if let cost = item.cost {
                if cost == 0 { changes.set(task, TaskField.rest, 1) } else { changes.set(task, TaskField.cost, cost) }
            }
            if let minutes = item.minutes { changes.set(task, TaskField.minutes, minutes) }
        }
        return try commit(changes, from: origin)
    }
}
