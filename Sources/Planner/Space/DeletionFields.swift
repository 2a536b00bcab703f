import Facts

/// The fields that say whether an entity exists or was deleted: one that it cannot be without, and one that it must not have.
struct DeletionFields {
    let name: Field
    let deleted: Field

    /// Nil for a kind that is not deleted by a mark.
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

extension PlanReader {
    /// Whether anything can be seen of an entity.
    func isHere(_ entity: Entity) -> Bool {
        guard let record = replica[entity] else { return false }
        guard let marks = DeletionFields(of: entity.kind) else { return true }
        return !record[marks.name].isAbsent && record[marks.deleted].isAbsent
    }
}
