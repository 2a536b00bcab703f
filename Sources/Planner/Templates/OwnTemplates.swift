import Facts

extension PersonalSpace {
    /// Makes a template from a list: its tasks as they would be new.
    ///
    /// - Throws: ``Fault/noSuchList``.
    func makeTemplate(of identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let list = list(identity) else { throw .noSuchList }
        let changes = ChangeSet(.madeTemplate)
        changes.about = freeName(list.name, isTemplate: true)
        begin(origin.identity, ListDraft(like: list, named: changes.about), isTemplate: true, changes, origin)
        copy(items(of: identity), into: origin.identity, .keptInTemplate, changes, origin)
        return try commit(changes, from: origin)
    }

    /// Makes a template from chosen tasks.
    ///
    /// - Throws: ``Fault/nothingChosen``, ``Fault/nameMissing``, ``Fault/nameTaken(_:)`` if a template is called that,
    ///   ``Fault/noSuchTask``.
    func makeTemplateOfTasks(named name: String, of tasks: [Identity], from origin: CommandOrigin) throws(Fault) -> CommandResult
    {
        guard !tasks.isEmpty else { throw .nothingChosen }
        let written = try ListDraft(name: name)
        if let other = openList(named: written.name, isTemplate: true) { throw .nameTaken(other.name) }
        let chosen = try topmost(of: tasks)
        let changes = ChangeSet(.madeTemplate)
        changes.about = written.name
        begin(origin.identity, written, isTemplate: true, changes, origin)
        copy(items(under: chosen), into: origin.identity, .keptInTemplate, changes, origin)
        return try commit(changes, from: origin)
    }

    /// Makes a list from a template of the person's own.
    ///
    /// - Throws: ``Fault/noSuchList``, ``Fault/nameMissing``.
    func useTemplate(
        _ identity: Identity,
        named name: String,
        leavingOut left: Set<Identity> = [],
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        guard let template = list(identity) else { throw .noSuchList }
        let changes = ChangeSet(.usedTemplate)
        changes.about = try ListDraft.checkedName(name)
        begin(origin.identity, ListDraft(like: template, named: freeName(changes.about)), changes, origin)
        copy(items(of: identity, but: left), into: origin.identity, .goingOn, changes, origin)
        return try commit(changes, from: origin)
    }
}
