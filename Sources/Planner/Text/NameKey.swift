import Facts

extension Text {
    /// A name as it is compared with others, so that no two look alike: whatever its case, and however its letters are put together of
    /// scalars (Unicode's canonical equivalence). As in ``folded(_:)``, second spaces and marks that nobody sees are left out, and what a
    /// keyboard writes fancy is plain; but letters with other marks are other letters: Tåg is not Tag.
    @inline(never)
    static func nameKey(_ name: String) -> [UInt8] {
        var key: [UInt8] = []
        // The letter that is being put together, and its marks.
        var letter: [UInt32] = []
        for scalar in name.unicodeScalars {
            let scalar = plain(scalar.value)
            // Nearly everything is ASCII; the marks of such a letter follow it.
            if scalar > 0x20, scalar < 0x80 {
                if !letter.isEmpty { key.append(letter: &letter) }
                key.append(UInt8(truncatingIfNeeded: scalar).lowered)
                continue
            }
            if hasNoWidth(scalar) { continue }
            if isSpace(scalar) {
                key.append(letter: &letter)
                if let last = key.last, last != 0x20 { key.append(0x20) }
            } else {
                decompose(scalar, into: &letter, key: &key)
            }
        }
        key.append(letter: &letter)
        if key.last == 0x20 { key.removeLast() }
        return key
    }

    /// Whether two names are the same.
    static func isSameName(_ one: String, _ other: String) -> Bool { nameKey(one) == nameKey(other) }

    private static func decompose(_ scalar: UInt32, into letter: inout [UInt32], key: inout [UInt8]) {
        let tables = UnicodeTables.decoded
        if scalar >= 0x80 {
            if let syllable = Hangul.parts(of: scalar) {
                for part in syllable where part > 0 { decompose(part, into: &letter, key: &key) }
                return
            }
            if let (first, second) = tables.parts(of: scalar) {
                decompose(first, into: &letter, key: &key)
                if second > 0 { decompose(second, into: &letter, key: &key) }
                return
            }
        }
        let small = tables.small(scalar)
        if tables.rank(of: small) == 0 { key.append(letter: &letter) }
        letter.append(small)
    }

    /// Whether a scalar belongs to the letter before it: a mark, or the rest of a Korean syllable.
    static func continuesLetter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1160...0x11ff, 0xff9e, 0xff9f: true
        default: UnicodeTables.decoded.rank(of: scalar) > 0 || UnicodeTables.decoded.isMark(scalar)
        }
    }

    /// The one scalar for a letter, or a part of a syllable, and what follows it; nil if no such scalar exists.
    static func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
        Hangul.composed(first, second) ?? UnicodeTables.decoded.composed(first, second)
    }
}

extension [UInt8] {
    /// Ends a letter: its marks in the order that Unicode gives them.
    fileprivate mutating func append(letter: inout [UInt32]) {
        let tables = UnicodeTables.decoded
        let order =
            letter.count < 2 ? nil : sortedIndices(letter.count) { tables.rank(of: letter[$0]) < tables.rank(of: letter[$1]) }
        for index in letter.indices { append(utf8: letter[order?[index] ?? index]) }
        letter.removeAll(keepingCapacity: true)
    }
}

/// Korean syllables, which are computed from their parts (Unicode §3.12).
private enum Hangul {
    private static let first: UInt32 = 0xac00
    private static let (leads, vowels, tails): (UInt32, UInt32, UInt32) = (0x1100, 0x1161, 0x11a7)
    private static let (leadCount, vowelCount, tailCount): (UInt32, UInt32, UInt32) = (19, 21, 28)

    /// The lead, the vowel and the tail, 0 without a tail; nil if it is no syllable.
    static func parts(of scalar: UInt32) -> [UInt32]? {
        let index = scalar &- first
        guard index < leadCount * vowelCount * tailCount else { return nil }
        let tail = index % tailCount
        return [
            leads + index / (vowelCount * tailCount), vowels + index / tailCount % vowelCount, tail == 0 ? 0 : tails + tail,
        ]
    }

    static func composed(_ one: UInt32, _ next: UInt32) -> UInt32? {
        if one &- leads < leadCount, next &- vowels < vowelCount {
            return first + ((one - leads) * vowelCount + next - vowels) * tailCount
        }
        let index = one &- first
        let isOpen = index < leadCount * vowelCount * tailCount && index % tailCount == 0
        return isOpen && next > tails && next < tails + tailCount ? one + next - tails : nil
    }
}
