import Facts

extension PersonalSpace {
    /// Makes a list from a template that came with Teaspoon.
    ///
    /// - Throws: ``Fault/nameMissing``.
    func useStarter(
        _ template: StarterTemplate,
        named name: String,
        leavingOut left: [Int] = [],
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        let written = try ListDraft(
            name: freeName(try ListDraft.checkedName(name)),
            icon: template.icon,
            category: template.category,
            isChecklist: template.isChecklist
        )
        let changes = ChangeSet(.usedTemplate)
        changes.about = written.name
        begin(origin.identity, written, changes, origin)
        let lines = PastedLines(template.lines, levels: TaskLimits.levels).without(left)
        if !lines.lines.isEmpty { try writeLines(lines, to: origin.identity, reading: .english, changes, origin) }
        changes.about = written.name
        changes.count = 1
        return try commit(changes, from: origin)
    }
}
