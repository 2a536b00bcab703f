import Facts

/// Which fields say that an entity is there: one that it cannot be without, and one that it must not have.
struct Being {
    let name: Field
    let deleted: Field

    /// Nil for what is not deleted by a mark.
    init?(of kind: EntityKind) {
        switch kind {
        case .task: (name, deleted) = (TaskField.title, TaskField.deleted)
        case .list: (name, deleted) = (ListField.name, ListField.deleted)
        case .subject: (name, deleted) = (SubjectField.name, SubjectField.deleted)
        case .note: (name, deleted) = (NoteField.text, NoteField.deleted)
        default: return nil
        }
    }
}

extension PersonalSpace {
    /// Whether anything can be seen of an entity.
    func isHere(_ entity: Entity) -> Bool {
        guard let record = replica[entity] else { return false }
        guard let being = Being(of: entity.kind) else { return true }
        return !record[being.name].isAbsent && record[being.deleted].isAbsent
    }
}
