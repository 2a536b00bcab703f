public import Facts

/// What a field holds, as docs/data.md lists it: what comes from outside is measured by it.
public enum FieldType: UInt8, Sendable {
    case integer = 0x49
    case text = 0x54
    case bytes = 0x42

    /// The fields of each kind from 1 on: `I` a whole number, `T` text, `B` bytes.
    private static let known: [(kind: Kind, fields: StaticString)] = [
        (.task, "TTITIIIIIIIIIIIBBTIIIIIII"),
        (.day, "IIII"),
        (.plan, "IIIIII"),
        (.act, "IITIIBTTT"),
        (.settings, "TTIIIITTBIIIIIIIIIIIIIIIIIIIIII"),
        (.listView, "II"),
        (.list, "TIITTIIIIII"),
        (.subject, "TIIB"),
        (.label, "I"),
        (.occurrence, "III"),
        (.timer, "BB"),
        (.stretch, "IIB"),
        (.note, "TIITII"),
        (.passing, "II"),
        (.tip, "I"),
        (.earlier, "TBIII"),
        (.sharedOccurrence, "IIIIB"),
    ]

    /// What a field of a kind holds; nil where this version knows nothing of it.
    public init?(of field: Field, in kind: Kind) {
        guard let fields = Self.known.first(where: { $0.kind == kind })?.fields else { return nil }
        let place = Int(field.rawValue) - 1
        guard (0..<fields.utf8CodeUnitCount).contains(place), let type = FieldType(rawValue: fields.utf8Start[place]) else {
            return nil
        }
        self = type
    }

    /// Whether a field of this type may hold that; nothing at all may be in any.
    public func holds(_ value: Value) -> Bool {
        switch (self, value) {
        case (_, .absent), (.integer, .integer), (.text, .text), (.bytes, .bytes): true
        default: false
        }
    }
}
