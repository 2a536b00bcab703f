import Facts

/// The values of a list's form, checked.
package struct ListDraft: Equatable, Sendable {
    /// Its name, without space around it.
    package let name: String
    /// The drawing beside its name.
    package let icon: ListIcon
    /// The colour of its mark.
    package let colour: Colour
    /// Its category; may be empty.
    package let category: String
    /// Whether its tasks are packed, not packed, or not for this time.
    package let isChecklist: Bool

    /// Checks the written values.
    ///
    /// - Throws: ``Fault/nameMissing``, ``Fault/categoryTooLong``.
    @inline(never)
    package init(
        name: String,
        icon: ListIcon = .list,
        colour: Colour = .teal,
        category: String = "",
        isChecklist: Bool = false
    ) throws(Fault) {
        self.name = try Self.checkedName(name)
        self.icon = icon
        self.colour = colour
        let category = Text.trimmed(Text.withoutControls(category, keepingLines: false))
        guard Text.count(of: category, isAtMost: ListLimits.category) else { throw .categoryTooLong }
        self.category = category
        self.isChecklist = isChecklist
    }

    /// A new list that looks like another.
    @inline(never)
    init(like list: ListEntry, named name: String) {
        self.name = name
        icon = list.icon
        colour = list.colour
        category = list.category
        isChecklist = list.isChecklist
    }

    /// A name of a list or a subject, without space around it.
    static func checkedName(_ text: String) throws(Fault) -> String {
        let name = Text.trimmed(Text.withoutControls(text, keepingLines: false))
        guard !Text.isBlank(name), Text.count(of: name, isAtMost: ListLimits.name) else { throw .nameMissing }
        return name
    }
}

extension PersonalSpace {
    /// Adds a list, the last of all. Its identity is the form's.
    ///
    /// - Throws: ``Fault/nameTaken(_:)`` if an open list is called that.
    func addList(_ written: ListDraft, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        if let other = openList(named: written.name) { throw .nameTaken(other.name) }
        let changes = ChangeSet(.addedList)
        changes.about = written.name
        begin(origin.identity, written, changes, origin)
        return try commit(changes, from: origin)
    }

    /// Writes a new list into a command.
    func begin(_ list: Identity, _ written: ListDraft, isTemplate: Bool = false, _ changes: ChangeSet, _ origin: CommandOrigin) {
        write(written, to: list, changes)
        changes.set(.list(list), ListField.order, OrderKey.below(allLists.last?.order).text)
        changes.set(.list(list), ListField.created, origin.instant.time)
        if isTemplate { changes.set(.list(list), ListField.template, 1) }
    }

    /// Writes the changed fields of a list.
    ///
    /// - Throws: ``Fault/noSuchList``, ``Fault/nameTaken(_:)``.
    func editList(_ identity: Identity, _ written: ListDraft, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let old = list(identity) else { throw .noSuchList }
        // Two devices apart may have made one name twice: the rest of each can be changed all the same.
        if !Text.isSameName(written.name, old.name),
            let other = openList(named: written.name, isTemplate: old.isTemplate)
        {
            throw .nameTaken(other.name)
        }
        let changes = ChangeSet(.editedList)
        changes.about = written.name
        write(written, to: identity, changes)
        return try commit(changes, from: origin)
    }

    /// Deletes a list with all that is in it. Each task gets its mark: one that another device puts into the list meanwhile has
    /// none, and stays.
    ///
    /// - Throws: ``Fault/noSuchList``, ``Fault/notYours``.
    func deleteList(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let old = list(identity) else { throw .noSuchList }
        if let membership = membership(ofList: identity), membership.role != .own { throw .notYours }
        let changes = ChangeSet(.deletedList)
        changes.about = old.name
        changes.amount = members(of: identity).count
        changes.set(.list(identity), ListField.deleted, origin.instant.time)
        for member in members(of: identity) { delete(member, changes, origin) }
        return try commit(changes, from: origin)
    }

    /// Puts a list away, or takes it out again. Its tasks stay in it as they are.
    ///
    /// - Throws: ``Fault/noSuchList``, or, taking out, ``Fault/nameTaken(_:)``.
    func setArchived(_ identity: Identity, _ isArchived: Bool, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let old = list(identity) else { throw .noSuchList }
        if !isArchived, old.isArchived, let other = openList(named: old.name) { throw .nameTaken(other.name) }
        let changes = ChangeSet(isArchived ? .archivedList : .reopenedList)
        changes.about = old.name
        changes.set(.list(identity), ListField.archived, isArchived ? .integer(origin.instant.time) : .absent)
        return try commit(changes, from: origin)
    }

    /// Moves a list among those it is shown with: of its kind (open, put away, or a template) and its category. All have one order,
    /// in which the next may be shown elsewhere, and a step past that would be seen by nobody.
    ///
    /// - Throws: ``Fault/noSuchList``.
    func moveList(_ identity: Identity, _ move: Move, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let moved = list(identity) else { throw .noSuchList }
        var siblings: [Identity] = []
        let category = Text.nameKey(moved.category)
        for list in allLists where list.isArchived == moved.isArchived && list.isTemplate == moved.isTemplate {
            if Text.nameKey(list.category) == category { siblings.append(list.identity) }
        }
        let changes = ChangeSet(.movedList)
        changes.about = moved.name
        for (list, key) in Moving.keys(moving: identity, move, among: siblings, key: { self.list($0)?.order ?? .first }) {
            changes.set(.list(list), ListField.order, key.text)
        }
        return changes.writes.isEmpty ? .nothing : try commit(changes, from: origin)
    }

    /// The list that a form names: an existing list, or a new one that the command makes.
    ///
    /// - Throws: ``Fault/noSuchList``, ``Fault/nameMissing``.
    func listIdentity(_ named: TaskDetails.Named, _ changes: ChangeSet, _ origin: CommandOrigin) throws(Fault) -> Identity {
        switch named {
        case .existing(let identity):
            guard hasList(identity) else { throw .noSuchList }
            return identity
        case .new(let name):
            if let there = openList(named: name) { return there.identity }
            let written = try ListDraft(name: name)
            let identity = origin.identity.derived(Derived.lists, Text.nameKey(name))
            begin(identity, written, changes, origin)
            return identity
        }
    }
}

extension PlanReader {
    fileprivate func write(_ written: ListDraft, to list: Identity, _ changes: ChangeSet) {
        changes.set(.list(list), ListField.name, written.name)
        changes.set(.list(list), ListField.icon, written.icon.rawValue)
        changes.set(.list(list), ListField.colour, written.colour.rawValue)
        changes.set(.list(list), ListField.category, written.category.isEmpty ? .absent : .text(written.category))
        changes.set(.list(list), ListField.checklist, written.isChecklist ? 1 : nil)
    }
}
