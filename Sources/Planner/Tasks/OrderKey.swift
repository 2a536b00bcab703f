/// A position in a list between any two others, so that moving one thing writes one fact (fractional indexing; the variable-length
/// integer head that keeps keys short when adding at the ends is David Greenspan's, 2020).
///
/// A key is ASCII and ordered by its bytes: a head letter that tells how many digits the whole part has (`a`… upwards, `Z`…
/// downwards), those digits, then a fraction that never ends in the lowest digit.
package struct OrderKey: Hashable, Comparable, Sendable {
    /// The key's bytes.
    let bytes: [UInt8]

    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    private static let lowest = UInt8(ascii: "0")
    private static let highest = UInt8(ascii: "z")

    /// The key of a list's first member.
    package static let first = OrderKey(bytes: Array("a0".utf8))

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads a key. Text that is not a valid key (of another build, or forged) is ordered by its bytes.
    package init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The key as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// How many bytes of a key ``beginning`` holds.
    static let lengthOfBeginning = 8

    /// The first eight bytes as one number, padded with zeros: if two differ, the keys are in the same order.
    var beginning: UInt64 {
        var number: UInt64 = 0
        for index in 0..<Self.lengthOfBeginning { number = number << 8 | UInt64(index < bytes.count ? bytes[index] : 0) }
        return number
    }

    /// By bytes.
    package static func < (one: OrderKey, other: OrderKey) -> Bool {
        one.bytes.lexicographicallyPrecedes(other.bytes)
    }

    /// A key between two others, either of which may be missing (an end of the list).
    ///
    /// - Returns: nil if there is no room: `lower` is not below `upper`.
    package static func between(_ lower: OrderKey?, _ upper: OrderKey?) -> OrderKey? {
        guard let key = candidate(lower, upper) else { return nil }
        // Keys of someone else's making may lie so that the arithmetic misses: no key is better than a wrong one.
        if let lower, !(lower < key) { return nil }
        if let upper, !(key < upper) { return nil }
        return key
    }

    /// A key above everything in a list.
    ///
    /// - Parameter first: the key of its first member; nil: it has none.
    static func above(_ first: OrderKey?) -> OrderKey {
        between(nil, first) ?? .first
    }

    /// A key below everything in a list.
    ///
    /// - Parameter last: the key of its last member; nil: it has none.
    static func below(_ last: OrderKey?) -> OrderKey {
        between(last, nil) ?? .first
    }

    private static func candidate(_ lower: OrderKey?, _ upper: OrderKey?) -> OrderKey? {
        switch (lower, upper) {
        case (nil, nil): return first
        case (nil, .some(let upper)): return upper.before
        case (.some(let lower), nil): return lower.after
        case (.some(let lower), .some(let upper)):
            guard lower < upper else { return nil }
            let whole = lower.wholeLength
            guard whole > 0, upper.wholeLength > 0 else { return nil }
            if lower.bytes[..<whole] == upper.bytes[..<upper.wholeLength] {
                return OrderKey(bytes: lower.bytes[..<whole] + middle(Array(lower.bytes[whole...]), Array(upper.bytes[whole...])))
            }
            if let next = increment(Array(lower.bytes[..<whole])), OrderKey(bytes: next) < upper { return OrderKey(bytes: next) }
            return lower.deeper
        }
    }

    private var before: OrderKey? {
        let whole = wholeLength
        guard whole > 0 else { return nil }
        // With a fraction, the whole part alone is below it already.
        if bytes.count > whole { return OrderKey(bytes: Array(bytes[..<whole])) }
        return Self.decrement(Array(bytes[..<whole])).map { OrderKey(bytes: $0) }
    }

    private var after: OrderKey? {
        let whole = wholeLength
        guard whole > 0 else { return nil }
        return Self.increment(Array(bytes[..<whole])).map { OrderKey(bytes: $0) } ?? deeper
    }

    /// Above this key, below the next whole one.
    private var deeper: OrderKey {
        let whole = wholeLength
        return OrderKey(bytes: bytes[..<whole] + Self.middle(Array(bytes[whole...]), []))
    }

    /// Length of head and whole digits; 0 if this is no key of ours.
    private var wholeLength: Int {
        guard let head = bytes.first else { return 0 }
        let length: Int
        switch head {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): length = Int(head - UInt8(ascii: "a")) + 2
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): length = Int(UInt8(ascii: "Z") - head) + 2
        default: return 0
        }
        guard length <= bytes.count else { return 0 }
        for byte in bytes where Self.digit(byte) == nil { return 0 }
        return length
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A")) + 10
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 36
        default: nil
        }
    }

    private static func increment(_ whole: [UInt8]) -> [UInt8]? {
        var next = whole
        var index = next.count - 1
        while index > 0 {
            let value = digit(next[index]) ?? 0
            if value < digits.count - 1 {
                next[index] = digits[value + 1]
                return next
            }
            next[index] = lowest
            index -= 1
        }
        switch whole[0] {
        case UInt8(ascii: "Z"): return [UInt8(ascii: "a"), lowest]
        case UInt8(ascii: "z"): return nil
        case let head:
            // One digit more above zero, one fewer below.
            next[0] = head + 1
            if head >= UInt8(ascii: "a") { next.append(lowest) } else { next.removeLast() }
            return next
        }
    }

    private static func decrement(_ whole: [UInt8]) -> [UInt8]? {
        var next = whole
        var index = next.count - 1
        while index > 0 {
            let value = digit(next[index]) ?? 0
            if value > 0 {
                next[index] = digits[value - 1]
                return next
            }
            next[index] = highest
            index -= 1
        }
        switch whole[0] {
        case UInt8(ascii: "a"): return [UInt8(ascii: "Z"), highest]
        case UInt8(ascii: "A"): return nil
        case let head:
            next[0] = head - 1
            if head < UInt8(ascii: "a") { next.append(highest) } else { next.removeLast() }
            return next
        }
    }

    /// A fraction between two; an empty `upper` stands for one whole. A loop, because a forged key may have thousands of digits.
    private static func middle(_ lower: [UInt8], _ upper: [UInt8]) -> [UInt8] {
        var upper = upper
        var fraction: [UInt8] = []
        while true {
            let position = fraction.count
            let next = position < lower.count ? lower[position] : lowest
            if position < upper.count, upper[position] == next {
                fraction.append(next)
                continue
            }
            let low = digit(next) ?? 0
            let high = position < upper.count ? digit(upper[position]) ?? digits.count : digits.count
            if high - low > 1 { return fraction + [digits[(low + high) / 2]] }
            // Neighbouring digits: the upper one alone if something follows it, else go deeper below it.
            if position + 1 < upper.count { return fraction + [upper[position]] }
            fraction.append(digits[low])
            upper = []
        }
    }
}
