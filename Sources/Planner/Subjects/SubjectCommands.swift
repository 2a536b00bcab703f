import Facts

extension PersonalSpace {
    /// Adds a subject. Its identity is the form's.
    ///
    /// - Throws: ``Fault/nameMissing``, ``Fault/nameTaken(_:)``.
    func addSubject(_ name: String, colour: Colour, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let name = try ListDraft.checkedName(name)
        if let other = subject(named: name) { throw .nameTaken(other.name) }
        let changes = ChangeSet(.addedSubject)
        changes.about = name
        begin(unused(origin.identity), name, colour, changes)
        return try commit(changes, from: origin)
    }

    /// Renames a subject or gives it another colour.
    ///
    /// - Throws: ``Fault/noSuchSubject``, ``Fault/nameMissing``, ``Fault/nameTaken(_:)``.
    func editSubject(_ identity: Identity, name: String, colour: Colour, from origin: CommandOrigin) throws(Fault)
        -> CommandResult
    {
        guard let old = subject(identity) else { throw .noSuchSubject }
        let name = try ListDraft.checkedName(name)
        // Two devices apart may have made one name twice: the colour of each can be changed all the same.
        if !Text.isSameName(name, old.name), let other = subject(named: name) { throw .nameTaken(other.name) }
        let changes = ChangeSet(.editedSubject)
        changes.about = name
        begin(identity, name, colour, changes)
        return try commit(changes, from: origin)
    }

    /// Deletes a subject; the tasks that carry it stay, without it.
    ///
    /// - Throws: ``Fault/noSuchSubject``.
    func deleteSubject(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let old = subject(identity) else { throw .noSuchSubject }
        let changes = ChangeSet(.deletedSubject)
        changes.about = old.name
        // With all that was merged into it: it must not come back for want of the one that stood for it.
        for other in everySubject where replacement(for: other) == identity {
            changes.set(.subject(other), SubjectField.deleted, origin.instant.time)
        }
        return try commit(changes, from: origin)
    }

    /// Lets one subject stand for another as well. One fact: the labels stay as they are, so that another device's labelling with
    /// the old one counts for the new one, and undoing it parts them again.
    ///
    /// - Throws: ``Fault/noSuchSubject``, also where both are the same.
    func mergeSubject(_ identity: Identity, into target: Identity, from origin: CommandOrigin) throws(Fault)
        -> CommandResult
    {
        guard let old = subject(identity), let replacement = subject(target), identity != target else { throw .noSuchSubject }
        let changes = ChangeSet(.mergedSubjects)
        changes.about = old.name + " → " + replacement.name
        changes.set(.subject(identity), SubjectField.merged, Value(target))
        return try commit(changes, from: origin)
    }

    /// The subject that a form names: an existing subject, or a new one that the command makes.
    func subjectIdentity(_ named: TaskDetails.Named, _ changes: ChangeSet, _ origin: CommandOrigin) throws(Fault) -> Identity {
        switch named {
        case .existing(let identity):
            guard case .some = subject(identity) else { throw .noSuchSubject }
            return identity
        case .new(let name):
            if let there = subject(named: name) { return there.identity }
            let name = try ListDraft.checkedName(name)
            let identity = unused(origin.identity.derived(Derived.subjects, Text.nameKey(name)))
            let colours = Colour.allCases
            begin(identity, name, colours[Int(identity.low % UInt64(colours.count))], changes)
            return identity
        }
    }
}

extension PlanReader {
    fileprivate func begin(_ subject: Identity, _ name: String, _ colour: Colour, _ changes: ChangeSet) {
        changes.set(.subject(subject), SubjectField.name, name)
        changes.set(.subject(subject), SubjectField.colour, colour.rawValue)
    }

    /// An identity whose tasks lie beside no other subject's.
    fileprivate func unused(_ wanted: Identity) -> Identity {
        var taken: Set<UInt32> = []
        for subject in everySubject where subject != wanted { taken.insert(Subject.scope(of: subject)) }
        var identity = wanted
        var number: UInt64 = 0
        while taken.contains(Subject.scope(of: identity)) {
            number += 1
            identity = wanted.derived(number)
        }
        return identity
    }
}
