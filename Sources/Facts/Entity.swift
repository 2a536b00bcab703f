/// The kind of an entity; the numbers are part of the wire form and never change their meaning.
///
/// A number this build does not know is carried like any other: an old client keeps what a newer one wrote.
package struct EntityKind: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number on the wire, 0 to 255.
    package let rawValue: UInt8

    /// The kind of that number.
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// By number.
    package static func < (one: EntityKind, other: EntityKind) -> Bool {
        one.rawValue < other.rawValue
    }
}

/// 128 bits that name something for ever, chosen by the device that makes the entity.
package struct Identity: Hashable, Comparable, Sendable {
    /// The first 64 bits.
    package let high: UInt64
    /// The last 64 bits.
    package let low: UInt64

    /// The identity of those bits.
    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// For entities of which there is one in their kind and scope.
    package static let only = Identity(high: 0, low: 0)

    /// By bits, the first first.
    package static func < (one: Identity, other: Identity) -> Bool {
        one.high != other.high ? one.high < other.high : one.low < other.low
    }
}

extension Identity {
    /// Reads 32 hexadecimal digits, upper or lower case; anything else is nil.
    @inline(never)
    package init?(hex: some StringProtocol) {
        let digits = hex.utf8
        guard digits.count == 32 else { return nil }
        var high: UInt64 = 0
        var low: UInt64 = 0
        for digit in digits {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = digit - UInt8(ascii: "A") + 10
            default: return nil
            }
            high = high << 4 | low >> 60
            low = low << 4 | UInt64(value)
        }
        self.init(high: high, low: low)
    }

    /// 32 lower-case hexadecimal digits.
    @inline(never)
    package var hex: String {
        String(unsafeUninitializedCapacity: 32) { digits in
            for index in 0..<32 {
                let word = index < 16 ? high : low
                let value = UInt8(truncatingIfNeeded: word >> UInt64(60 - 4 * (index % 16))) & 0xf
                digits[index] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
            }
            return 32
        }
    }
}

/// One entity that facts are about: its kind, the scope it is found by, its identity.
///
/// Entities are kept in this order, so everything of one kind and scope (all plans of one day) lies side by side. Where two
/// devices may make the same entity apart, scope and identity are derived from what it is about (a plan from its day and
/// its task), so that they meet as one.
package struct Entity: Hashable, Comparable, Sendable {
    /// Its kind.
    package let kind: EntityKind
    /// A range to find it by within its kind: the day of a plan; 0 if it has none.
    package let scope: UInt32
    /// Which one it is.
    package let identity: Identity

    /// The entity of that name.
    package init(_ kind: EntityKind, scope: UInt32 = 0, _ identity: Identity) {
        self.kind = kind
        self.scope = scope
        self.identity = identity
    }

    /// By kind, then scope, then identity.
    package static func < (one: Entity, other: Entity) -> Bool {
        if one.kind != other.kind { return one.kind < other.kind }
        if one.scope != other.scope { return one.scope < other.scope }
        return one.identity < other.identity
    }
}
