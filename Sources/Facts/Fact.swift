/// Names a field of a thing; what the numbers mean depends on the thing's kind. Part of the wire form: never reused.
public struct Field: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number on the wire.
    public let rawValue: UInt16

    /// The field of that number.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// By number.
    public static func < (one: Field, other: Field) -> Bool {
        one.rawValue < other.rawValue
    }
}

/// The newest known value of one field of one thing, and when it was written.
public struct Fact: Equatable, Sendable {
    /// What it is about.
    public var thing: Thing
    /// Which of its fields.
    public var field: Field
    /// What the field holds.
    public var value: Value
    /// When and by which device it was written.
    public var stamp: Stamp

    /// A fact of its parts.
    @inline(never)
    public init(_ thing: Thing, _ field: Field, _ value: Value, _ stamp: Stamp) {
        self.thing = thing
        self.field = field
        self.value = value
        self.stamp = stamp
    }
}

/// One field of one thing.
public struct FieldName: Hashable, Sendable {
    /// Which thing.
    public var thing: Thing
    /// Which of its fields.
    public var field: Field

    /// That field of that thing.
    public init(_ thing: Thing, _ field: Field) {
        self.thing = thing
        self.field = field
    }
}

/// Why bytes were refused as facts. Nothing is taken from bytes that are refused.
public enum FactsFault: Error, Equatable, Sendable {
    /// Not the CBOR that was expected.
    case unreadable(CBORFault)
    /// Written by a newer build, in a form this one does not know.
    case unknownVersion(UInt64)
    /// Does not add up: changed or cut since it was written.
    case damaged
    /// A snapshot can only be loaded into a replica that holds nothing yet.
    case notEmpty
}
