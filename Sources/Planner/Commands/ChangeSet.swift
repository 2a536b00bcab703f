import Facts

/// The facts that a command is about to write. Nothing happens until they are committed.
///
/// A class, because many functions write into the same set one after another, and none of them needs a copy.
final class ChangeSet {
    struct Write {
        let entity: Entity
        let field: Field
        let value: Value

        /// The same with a value that its field may hold: undo writes values as they were before, a shared list takes them along, and an
        /// older version took values that no field may hold.
        var fitted: Write {
            Write(entity: entity, field: field, value: FactCheck.fitted(value, field, of: entity.kind))
        }
    }

    private(set) var writes: [Write] = []
    let name: ChangeKind
    /// The name that History shows: the title of the one entity it is about, of several the first.
    var about = ""
    /// How many tasks it is about.
    var count = 1
    /// The number it is about, where there is one.
    var amount: Int?

    @inline(never)
    init(_ name: ChangeKind) {
        self.name = name
    }

    /// The writes to be made: only the last of several to one field. All facts of a command have one timestamp, so one field must not
    /// be written twice.
    var settled: [Write] {
        let order = sortedIndices(writes.count) { one, other in
            let (first, second) = (writes[one], writes[other])
            return Replaced.ascends(first.entity, first.field, to: second.entity, second.field)
        }
        var settled: [Write] = []
        for index in order {
            let write = writes[index]
            if let last = settled.last, last.entity == write.entity, last.field == write.field { settled.removeLast() }
            settled.append(write)
        }
        return settled
    }

    /// The same but for some of its changes.
    func without(_ isLeftOut: (Write) -> Bool) -> ChangeSet {
        let rest = ChangeSet(name)
        rest.writes = writes
        rest.writes.removeAll(where: isLeftOut)
        rest.about = about
        rest.count = count
        rest.amount = amount
        return rest
    }

    @inline(never)
    func set(_ entity: Entity, _ field: Field, _ value: consuming Value) {
        writes.append(Write(entity: entity, field: field, value: value))
    }

    /// Nil clears the field.
    @inline(never)
    func set(_ entity: Entity, _ field: Field, _ value: Int?) {
        set(entity, field, value.map { .integer(Int64($0)) } ?? Value.absent)
    }

    @inline(never)
    func set(_ entity: Entity, _ field: Field, _ value: Int64) {
        set(entity, field, .integer(value))
    }

    /// Where something lies; nothing for 0, which is the person's own space. A number of a space is larger than a browser's whole numbers,
    /// which have 32 bits and a sign.
    func set(_ entity: Entity, _ field: Field, space: UInt32) {
        set(entity, field, space == 0 ? Value.absent : Value.integer(Int64(space)))
    }

    @inline(never)
    func set(_ entity: Entity, _ field: Field, _ value: consuming String) {
        set(entity, field, .text(value))
    }

    @inline(never)
    func clear(_ entity: Entity, _ field: Field) {
        set(entity, field, .absent)
    }
}

extension ChangeSet {
    /// Counts one more task, and is called by the first.
    func name(_ task: TaskEntry) {
        if count == 0 { about = task.title }
        count += 1
    }
}
