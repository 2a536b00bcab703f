import Facts

/// What undoing a change, or redoing it, did. The numbers are on the wire, as the amount of a change of the kind ``ChangeKind/undid``.
package enum UndoOutcome: Int, Sendable {
    /// What it was to do.
    case done = 0
    /// A part of that: the rest was changed since.
    case partly = 1
    /// Nothing that anybody can see: all of it was changed since.
    case nothing = 2
}

extension PlanReader {
    /// What the writes of an undo or a redo will do.
    ///
    /// A change that made or removed tasks, lists and the like is undone as far as these are then there or gone, as they were.
    /// Any other change is undone if a value changes.
    ///
    /// - Parameters:
    ///   - fields: the fields of the change that is undone, with the values that it replaced.
    ///   - comesBack: whether it is redone.
    func outcome(of changes: ChangeSet, restoring fields: [Replaced], comesBack: Bool) -> UndoOutcome {
        var written: [FieldName: Value] = [:]
        for write in changes.settled { written[FieldName(write.entity, write.field)] = write.value }
        var (reached, missed) = (0, 0)
        var before: Entity?
        for old in fields where old.entity != before {
            before = old.entity
            guard let wasHere = wasHere(old.entity, before: fields) else { continue }
            if willBeHere(old.entity, written) == (comesBack ? !wasHere : wasHere) { reached += 1 } else { missed += 1 }
        }
        if reached + missed > 0 { return missed == 0 ? .done : reached == 0 ? .nothing : .partly }
        var isAboutAnything = false
        for old in fields where old.entity.kind != .change {
            isAboutAnything = true
            break
        }
        for (name, value) in written where name.entity.kind != .change && replica.value(name.entity, name.field) != value {
            return .done
        }
        return isAboutAnything ? .nothing : .done
    }

    /// Whether an entity was there before a change; nil if the change neither made nor removed it.
    private func wasHere(_ entity: Entity, before fields: [Replaced]) -> Bool? {
        guard let marks = DeletionFields(of: entity.kind) else { return nil }
        if let deleted = Self.replaced(entity, marks.deleted, in: fields) { return deleted.isAbsent }
        guard let name = Self.replaced(entity, marks.name, in: fields), name.isAbsent else { return nil }
        return false
    }

    private static func replaced(_ entity: Entity, _ field: Field, in fields: [Replaced]) -> Value? {
        let position = Replaced.position(of: entity, field, in: fields)
        guard position < fields.count, fields[position].entity == entity, fields[position].field == field else { return nil }
        return fields[position].value
    }

    private func willBeHere(_ entity: Entity, _ written: [FieldName: Value]) -> Bool {
        guard let marks = DeletionFields(of: entity.kind) else { return false }
        func future(_ entity: Entity, _ field: Field) -> Value {
            written[FieldName(entity, field)] ?? replica.value(entity, field)
        }
        func isHere(_ entity: Entity) -> Bool {
            !future(entity, marks.name).isAbsent && future(entity, marks.deleted).isAbsent
        }
        if isHere(entity) { return true }
        guard entity.scope == 0 else { return false }
        // It may have been shared since.
        let home = entity.kind == .task ? home(of: entity.identity) : entity.kind == .list ? home(ofList: entity.identity) : 0
        return home != 0 && isHere(Entity(entity.kind, scope: home, entity.identity))
    }
}
