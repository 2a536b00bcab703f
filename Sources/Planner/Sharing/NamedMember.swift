package import Facts

/// A member of a shared list other than the person, who did something there.
package struct OtherMember: Equatable, Sendable {
    /// By which name they were known then; nil: an older program wrote none.
    package let name: String?

    /// Equal when the names are.
    package static func == (one: OtherMember, other: OtherMember) -> Bool {
        one.name.map { ByteString($0) } == other.name.map { ByteString($0) }
    }
}

/// Which member of a shared list did a task, deleted it or took it out: their changes do not reach a device, so they write it there.
extension PlanReader {
    /// The facts that go into shared spaces with these writes: the name by which the others see the person.
    ///
    /// Of a task that was done before, somebody else may have done it: it is only moved, or written again.
    func memberNames(_ writes: [ChangeSet.Write], _ timestamp: Timestamp) -> [Fact] {
        var facts: [Fact] = []
        for write in writes where !write.value.isAbsent {
            guard facts.last?.entity != write.entity, let name = write.entity.sharedSpace.flatMap({ memberName(in: $0) })
            else { continue }
            let isNamed =
                switch (write.entity.kind, write.field) {
                case (.task, TaskField.done): task(write.entity.identity)?.done == nil
                case (.task, TaskField.deleted): true
                case (.sharedOccurrence, OccurrenceField.done): replica.value(write.entity, write.field).isAbsent
                default: false
                }
            if isNamed { facts.append(Fact(write.entity, write.entity.memberField, .text(name), timestamp)) }
        }
        return facts
    }
}

extension Entity {
    /// The field of a task or date in a shared space that says which member did it.
    var memberField: Field { kind == .task ? TaskField.member : SharedOccurrenceField.member }
}

extension Record {
    /// The name of the member who wrote something into a shared space; nil if they did not say it with that.
    func member(_ field: Field, with timestamp: Timestamp) -> String? {
        guard let entry = entry(field), entry.timestamp == timestamp, let name = entry.value.text, !Text.isBlank(name) else {
            return nil
        }
        return name
    }
}

extension Fact {
    /// Whether it says which member of a shared list did something.
    package var namesMember: Bool {
        guard case .some = entity.sharedSpace else { return false }
        return entity.kind != .list && field == entity.memberField
    }
}
