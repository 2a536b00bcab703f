import Facts

/// What an act is about to write. Nothing happens until it is committed.
struct Draft {
    struct Change {
        let thing: Thing
        let field: Field
        let value: Value
    }

    private(set) var changes: [Change] = []
    let name: ActName
    /// What History calls it by: the title of the one task it is about.
    var subject = ""
    /// How many tasks it is about.
    var count = 1
    /// The number it is about, where there is one.
    var amount: Int?

    init(_ name: ActName) {
        self.name = name
    }

    mutating func set(_ thing: Thing, _ field: Field, _ value: Value) {
        changes.append(Change(thing: thing, field: field, value: value))
    }

    mutating func set(_ thing: Thing, _ field: Field, _ value: Int) {
        set(thing, field, .integer(Int64(value)))
    }

    mutating func set(_ thing: Thing, _ field: Field, _ value: Int64) {
        set(thing, field, .integer(value))
    }

    mutating func set(_ thing: Thing, _ field: Field, _ value: String) {
        set(thing, field, .text(value))
    }

    mutating func clear(_ thing: Thing, _ field: Field) {
        set(thing, field, .absent)
    }
}
