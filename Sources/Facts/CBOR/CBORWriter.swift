/// Writes CBOR (RFC 8949) in its deterministic form: shortest heads, definite lengths only.
///
/// All of it but floating point, so that the RFC's own examples can be held against it: ``negative(_:)``, ``map(_:)``, ``tag(_:)`` and
/// ``boolean(_:)`` are there for them alone, and nothing that is loaded has them.
package struct CBORWriter: Sendable {
    /// The bytes written so far.
    package private(set) var bytes: [UInt8]

    /// - Parameter capacity: how many bytes to make room for at once.
    package init(capacity: Int = 64) {
        bytes = []
        bytes.reserveCapacity(capacity)
    }

    /// Major type 0: an unsigned integer.
    @inline(never)
    package mutating func unsigned(_ value: UInt64) {
        head(major: 0, value)
    }

    /// Major types 0 and 1: a signed integer.
    package mutating func integer(_ value: Int64) {
        if value < 0 {
            // RFC 8949 §3.1: a negative integer n is carried as −1 − n.
            head(major: 1, UInt64(bitPattern: -1 - value))
        } else {
            head(major: 0, UInt64(bitPattern: value))
        }
    }

    /// Major type 1 with the full range of RFC 8949: the integer −1 − `argument`.
    package mutating func negative(_ argument: UInt64) {
        head(major: 1, argument)
    }

    /// Major type 2: a byte string.
    package mutating func byteString(_ value: [UInt8]) {
        head(major: 2, UInt64(value.count))
        bytes.append(contentsOf: value)
    }

    /// Major type 2: a byte string taken from a slice.
    package mutating func byteString(_ value: ArraySlice<UInt8>) {
        head(major: 2, UInt64(value.count))
        bytes.append(contentsOf: value)
    }

    /// Major type 3: a text string.
    package mutating func text(_ value: String) {
        head(major: 3, UInt64(value.utf8.count))
        bytes.append(contentsOf: value.utf8)
    }

    /// Major type 4: the head of an array of `count` items, which the caller writes next.
    package mutating func array(_ count: Int) {
        head(major: 4, UInt64(count))
    }

    /// Major type 5: the head of a map of `count` pairs, which the caller writes next.
    package mutating func map(_ count: Int) {
        head(major: 5, UInt64(count))
    }

    /// Major type 6: a tag for the item that the caller writes next.
    package mutating func tag(_ number: UInt64) {
        head(major: 6, number)
    }

    /// Major type 7: false or true.
    package mutating func boolean(_ value: Bool) {
        bytes.append(value ? 0xf5 : 0xf4)
    }

    /// Major type 7: null.
    package mutating func null() {
        bytes.append(0xf6)
    }

    /// One item that is well-formed already, kept byte for byte.
    package mutating func verbatim(_ item: [UInt8]) {
        bytes.append(contentsOf: item)
    }

    /// One item or several that are well-formed already, taken from a slice.
    package mutating func verbatim(_ items: ArraySlice<UInt8>) {
        bytes.append(contentsOf: items)
    }

    private mutating func head(major: UInt8, _ argument: UInt64) {
        let type = major << 5
        if argument < 24 {
            bytes.append(type | UInt8(truncatingIfNeeded: argument))
        } else if argument <= 0xff {
            bytes.append(type | 24)
            bytes.append(bigEndian: argument, bytes: 1)
        } else if argument <= 0xffff {
            bytes.append(type | 25)
            bytes.append(bigEndian: argument, bytes: 2)
        } else if argument <= 0xffff_ffff {
            bytes.append(type | 26)
            bytes.append(bigEndian: argument, bytes: 4)
        } else {
            bytes.append(type | 27)
            bytes.append(bigEndian: argument, bytes: 8)
        }
    }
}
