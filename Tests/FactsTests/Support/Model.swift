import Facts

/// What a replica should be, written as plainly as possible: for every field of every thing, the fact with the greatest stamp.
struct Model {
    private struct Place: Hashable {
        var thing: Thing
        var field: Field
    }

    private var newest: [Place: Fact] = [:]

    init(_ facts: [Fact] = []) {
        for fact in facts { merge(fact) }
    }

    /// - Returns: whether the fact was news.
    @discardableResult
    mutating func merge(_ fact: Fact) -> Bool {
        let place = Place(thing: fact.thing, field: fact.field)
        if let known = newest[place], known.stamp >= fact.stamp { return false }
        newest[place] = fact
        return true
    }

    /// By thing, then by field.
    var facts: [Fact] {
        newest.values.sorted { one, other in
            one.thing != other.thing ? one.thing < other.thing : one.field < other.field
        }
    }

    /// Ascending.
    var things: [Thing] {
        Set(newest.keys.map { $0.thing }).sorted()
    }

    func value(_ thing: Thing, _ field: Field) -> Value {
        newest[Place(thing: thing, field: field)]?.value ?? .absent
    }

    func record(_ thing: Thing) -> Record? {
        let facts = facts.filter { $0.thing == thing }
        guard !facts.isEmpty else { return nil }
        var record = Record()
        for fact in facts { record.merge(fact.field, fact.value, fact.stamp) }
        return record
    }
}
