/// Names a field of an entity; what the numbers mean depends on the entity's kind. Part of the wire form: never reused.
package struct Field: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number on the wire.
    package let rawValue: UInt16

    /// The field of that number.
    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// By number.
    package static func < (one: Field, other: Field) -> Bool {
        one.rawValue < other.rawValue
    }
}

/// The newest known value of one field of one entity, and when it was written.
package struct Fact: Equatable, Sendable {
    /// The entity that it is about.
    package var entity: Entity
    /// Which of its fields.
    package var field: Field
    /// The value of the field.
    package var value: Value
    /// When and by which device it was written.
    package var timestamp: Timestamp

    /// A fact of its parts.
    @inline(never)
    package init(_ entity: Entity, _ field: Field, _ value: Value, _ timestamp: Timestamp) {
        self.entity = entity
        self.field = field
        self.value = value
        self.timestamp = timestamp
    }
}

/// One field of one entity.
package struct FieldName: Hashable, Sendable {
    /// Which entity.
    package var entity: Entity
    /// Which of its fields.
    package var field: Field

    /// That field of that entity.
    package init(_ entity: Entity, _ field: Field) {
        self.entity = entity
        self.field = field
    }
}

/// Why bytes were refused as facts. Nothing is taken from bytes that are refused.
package enum FactsFault: Error, Equatable, Sendable {
    /// Not the CBOR that was expected.
    case unreadable(CBORFault)
    /// Written by a newer build, in a form this one does not know.
    case unknownVersion(UInt64)
    /// Does not add up: changed or cut since it was written.
    case damaged
    /// A snapshot can only be loaded into a replica that holds nothing yet.
    case notEmpty
}
