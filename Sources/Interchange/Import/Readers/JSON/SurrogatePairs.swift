import Planner

/// Puts code units of UTF-16 together to scalars, and writes these as UTF-8. Halves of a pair that stand alone become U+FFFD.
struct SurrogatePairs {
    /// The first half of a pair whose second is still to come.
    private var first: UInt32?

    /// Appends one code unit.
    mutating func append(_ unit: UInt32, to bytes: inout [UInt8]) {
        if let first, (0xdc00...0xdfff).contains(unit) {
            self.first = nil
            bytes.append(utf8: 0x10000 + (first - 0xd800) << 10 + (unit - 0xdc00))
            return
        }
        finish(&bytes)
        switch unit {
        case 0xd800...0xdbff: first = unit
        case 0xdc00...0xdfff: bytes.append(utf8: 0xfffd)
        default: bytes.append(utf8: unit)
        }
    }

    /// Says that no second half follows.
    mutating func finish(_ bytes: inout [UInt8]) {
        if first != nil { bytes.append(utf8: 0xfffd) }
        first = nil
    }
}
