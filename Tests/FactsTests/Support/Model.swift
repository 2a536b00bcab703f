import Facts

/// The model of a replica, written as plainly as possible: for every field of every entity, the fact with the greatest timestamp.
struct Model {
    private struct Key: Hashable {
        var entity: Entity
        var field: Field
    }

    private var newest: [Key: Fact] = [:]

    init(_ facts: [Fact] = []) {
        for fact in facts { merge(fact) }
    }

    /// - Returns: whether the fact was news.
    @discardableResult
    mutating func merge(_ fact: Fact) -> Bool {
        let key = Key(entity: fact.entity, field: fact.field)
        if let known = newest[key], known.timestamp >= fact.timestamp { return false }
        newest[key] = fact
        return true
    }

    /// By entity, then by field.
    var facts: [Fact] {
        newest.values.sorted { one, other in
            one.entity != other.entity ? one.entity < other.entity : one.field < other.field
        }
    }

    /// Ascending.
    var entities: [Entity] {
        Set(newest.keys.map { $0.entity }).sorted()
    }

    func value(_ entity: Entity, _ field: Field) -> Value {
        newest[Key(entity: entity, field: field)]?.value ?? .absent
    }

    func record(_ entity: Entity) -> Record? {
        let facts = facts.filter { $0.entity == entity }
        guard !facts.isEmpty else { return nil }
        var record = Record()
        for fact in facts { record.merge(fact.field, fact.value, fact.timestamp) }
        return record
    }
}
