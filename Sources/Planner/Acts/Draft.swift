import Facts

/// What an act is about to write. Nothing happens until it is committed.
///
/// A class, because many functions write into the same draft one after another, and none of them needs a copy.
final class Draft {
    struct Change {
        let entity: Entity
        let field: Field
        let value: Value
    }

    private(set) var changes: [Change] = []
    let name: ActName
    /// What History calls it by: the title of the one thing it is about, of several the first.
    var about = ""
    /// How many tasks it is about.
    var count = 1
    /// The number it is about, where there is one.
    var amount: Int?

    @inline(never)
    init(_ name: ActName) {
        self.name = name
    }

    /// What it comes to: of several changes to one field the last. All facts of an act have one timestamp, so there must be no two.
    var settled: [Change] {
        let order = sortedIndices(changes.count) { one, other in
            let (first, second) = (changes[one], changes[other])
            return Replaced.ascends(first.entity, first.field, to: second.entity, second.field)
        }
        var settled: [Change] = []
        for index in order {
            let change = changes[index]
            if let last = settled.last, last.entity == change.entity, last.field == change.field { settled.removeLast() }
            settled.append(change)
        }
        return settled
    }

    /// The same but for some of its changes.
    func without(_ isLeftOut: (Change) -> Bool) -> Draft {
        let rest = Draft(name)
        rest.changes = changes
        rest.changes.removeAll(where: isLeftOut)
        rest.about = about
        rest.count = count
        rest.amount = amount
        return rest
    }

    @inline(never)
    func set(_ entity: Entity, _ field: Field, _ value: Value) {
        changes.append(Change(entity: entity, field: field, value: value))
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
    func set(_ entity: Entity, _ field: Field, _ value: String) {
        set(entity, field, .text(value))
    }

    @inline(never)
    func clear(_ entity: Entity, _ field: Field) {
        set(entity, field, .absent)
    }
}
