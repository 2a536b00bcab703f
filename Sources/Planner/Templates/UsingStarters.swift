import Facts

extension PersonalSpace {
    /// Makes a list from a template that came with Teaspoon.
    ///
    /// - Parameters:
    ///   - category: the category of the list, in the language of the person.
    ///   - text: the items in that language.
    ///   - left: the numbers of lines that are left out.
    /// - Throws: ``Fault/nameMissing``.
    func useStarter(
        _ template: StarterTemplate,
        named name: String,
        in category: String,
        of text: String,
        leavingOut left: [Int],
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        let written = try ListDraft(
            name: freeName(try ListDraft.checkedName(name)),
            icon: template.icon,
            category: category,
            isChecklist: template.isChecklist
        )
        let changes = ChangeSet(.usedTemplate)
        changes.about = written.name
        begin(origin.identity, written, changes, origin)
        let lines = PastedLines(text, levels: TaskLimits.levels).without(left)
        if !lines.lines.isEmpty { try writeLines(lines, to: origin.identity, in: .ofMarks(at: origin.instant), changes, origin) }
        changes.about = written.name
        changes.count = 1
        return try commit(changes, from: origin)
    }
}
