extension Text {
    /// A text as it is searched: lower case, without accents, marks nobody can type and second spaces, and plain where a keyboard
    /// writes fancy (’ is ', – is -, ａ is a, ｶ is カ). Digits of any script are those from 0 to 9. For search alone: names that differ in
    /// their marks are different names, see ``nameKey(_:)``.
    ///
    /// Latin, Greek, Cyrillic, Hebrew and Arabic lose their accents and points, Arabic also its hamzas and the stroke that stretches a
    /// word. The letters of other scripts keep their marks, and are the same however they are put together of scalars (Unicode's canonical
    /// equivalence). ½ is a sign of its own, and not 1/2. Never longer than the text.
    @inline(never)
    static func folded(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        bytes.append(folded: text)
        return bytes
    }
}

extension [UInt8] {
    /// Adds ``Text/folded(_:)``.
    mutating func append(folded text: String) {
        let start = count
        // Once its own: then its bytes can be read where they are.
        var text = text
        text.withUTF8 { utf8 in
            var at = 0
            while at < utf8.count {
                let byte = utf8[at]
                at += 1
                // Nearly everything is ASCII.
                switch byte {
                case 0x61...0x7a: append(byte)
                case 0x41...0x5a: append(byte | 0x20)
                case 0x09...0x0d, 0x20: appendSpace(after: start)
                case ..<0x80: append(byte)
                default:
                    // A string is well-formed, so the first byte tells how many follow.
                    var scalar = UInt32(byte) & (byte < 0xe0 ? 0x1f : byte < 0xf0 ? 0x0f : 0x07)
                    let end = at + (byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3)
                    while at < end {
                        scalar = scalar << 6 | UInt32(utf8[at]) & 0x3f
                        at += 1
                    }
                    append(folded: scalar, after: start)
                }
            }
        }
        if count > start, self[count - 1] == 0x20 { removeLast() }
    }

    private mutating func appendSpace(after start: Int) {
        if count > start, self[count - 1] != 0x20 { append(0x20) }
    }

    @inline(never)
    private mutating func append(folded scalar: UInt32, after start: Int) {
        let scalar = Text.plain(scalar)
        switch scalar {
        case _ where Text.isLeftOut(scalar) || Text.hasNoWidth(scalar): break
        case _ where Text.isSpace(scalar): appendSpace(after: start)
        case 0x41...0x5a: append(UInt8(truncatingIfNeeded: scalar) | 0x20)
        // Ezh, whose table entries say z.
        case 0x1b7, 0x1ee, 0x1ef: append(utf8: 0x292)
        case 0xc0...0x25b: append(latin: latin.utf8Start[Int(scalar - 0xc0)], scalar)
        case 0x1e00...0x1ef9: append(latin: moreLatin.utf8Start[Int(scalar - 0x1e00)], scalar)
        case 0x386...0x3ce: append(utf8: greek(scalar))
        case 0x400...0x475: append(utf8: cyrillic(scalar))
        case 0x531...0x556: append(utf8: scalar + 0x30)
        case 0xfb00...0xfb06: append(ligature: scalar)
        // Half width: katakana, and its two marks.
        case 0xff61...0xff9d:
            let position = Int(scalar - 0xff61) * 3
            append(
                fromOtherScript: Text.scalar(
                    halfWidth.utf8Start[position],
                    halfWidth.utf8Start[position + 1],
                    halfWidth.utf8Start[position + 2]
                ),
                after: start
            )
        case 0xff9e, 0xff9f: append(fromOtherScript: scalar - 0xff9e + 0x3099, after: start)
        // Nothing of these is put together of others.
        case ..<0x80, 0x4e00...0x9fff, 0xac00...0xd7a3: append(utf8: scalar)
        default: append(fromOtherScript: scalar, after: start)
        }
    }

    /// A scalar of a script that keeps its marks: they come in one order, and are put together with their letter where one scalar stands for
    /// both.
    private mutating func append(fromOtherScript scalar: UInt32, after start: Int) {
        let tables = UnicodeTables.decoded
        // Another name of a letter, or a letter with a mark that is left out.
        if let (first, second) = tables.parts(of: scalar), second == 0 || Text.isLeftOut(second) {
            return append(folded: first, after: start)
        }
        let small = tables.small(scalar)
        if small != scalar { return append(folded: small, after: start) }
        if let digit = Text.digit(scalar) { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }
        let rank = tables.rank(of: scalar)
        var (position, before) = (count, lastScalar(before: count, after: start))
        // No letter has thirty marks.
        for _ in 0..<30 {
            guard let mark = before, rank > 0, tables.rank(of: mark.scalar) > rank else { break }
            (position, before) = (mark.start, lastScalar(before: mark.start, after: start))
        }
        var written: [UInt8] = []
        if let letter = before, let both = Text.composed(letter.scalar, scalar) {
            written.append(utf8: both)
            replaceSubrange(letter.start..<position, with: written)
        } else if position < count {
            written.append(utf8: scalar)
            insert(contentsOf: written, at: position)
        } else {
            append(utf8: scalar)
        }
    }

    /// The scalar that ends at an offset, and where it begins.
    private func lastScalar(before end: Int, after start: Int) -> (scalar: UInt32, start: Int)? {
        guard end > start, self[end - 1] >= 0x80 else { return nil }
        var position = end - 1
        var (scalar, shift): (UInt32, UInt32) = (0, 0)
        while self[position] & 0xc0 == 0x80 {
            scalar |= (UInt32(self[position]) & 0x3f) << shift
            shift += 6
            position -= 1
        }
        let head: UInt32 = shift == 6 ? 0x1f : shift == 12 ? 0x0f : 0x07
        return (scalar | (UInt32(self[position]) & head) << shift, position)
    }

    /// Appends the entry of a table: a letter, a pair of letters by its capital, or the scalar itself.
    private mutating func append(latin code: UInt8, _ scalar: UInt32) {
        switch code {
        case UInt8(ascii: "*"): append(utf8: scalar)
        case UInt8(ascii: "A"): append(UInt8(ascii: "a"), UInt8(ascii: "e"))
        case UInt8(ascii: "D"): append(UInt8(ascii: "d"), UInt8(ascii: "z"))
        case UInt8(ascii: "I"): append(UInt8(ascii: "i"), UInt8(ascii: "j"))
        case UInt8(ascii: "L"): append(UInt8(ascii: "l"), UInt8(ascii: "j"))
        case UInt8(ascii: "N"): append(UInt8(ascii: "n"), UInt8(ascii: "j"))
        case UInt8(ascii: "O"): append(UInt8(ascii: "o"), UInt8(ascii: "e"))
        case UInt8(ascii: "S"): append(UInt8(ascii: "s"), UInt8(ascii: "s"))
        case UInt8(ascii: "T"): append(UInt8(ascii: "t"), UInt8(ascii: "h"))
        default: append(code)
        }
    }

    /// ﬀ ﬁ ﬂ ﬃ ﬄ ﬅ ﬆ, as old books and some programs write them.
    private mutating func append(ligature scalar: UInt32) {
        if scalar > 0xfb04 { return append(UInt8(ascii: "s"), UInt8(ascii: "t")) }
        append(UInt8(ascii: "f"))
        if scalar != 0xfb01, scalar != 0xfb02 { append(UInt8(ascii: "f")) }
        if scalar == 0xfb01 || scalar == 0xfb03 { append(UInt8(ascii: "i")) }
        if scalar == 0xfb02 || scalar == 0xfb04 { append(UInt8(ascii: "l")) }
    }

    private mutating func append(_ first: UInt8, _ second: UInt8) {
        append(first)
        append(second)
    }

    /// Appends a scalar, which is no half of a surrogate pair.
    package mutating func append(utf8 scalar: UInt32) {
        if scalar < 0x80 { return append(UInt8(truncatingIfNeeded: scalar)) }
        func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: scalar >> shift) & 0x3f }
        if scalar < 0x800 {
            append(0xc0 | UInt8(truncatingIfNeeded: scalar >> 6))
        } else {
            if scalar < 0x10000 {
                append(0xe0 | UInt8(truncatingIfNeeded: scalar >> 12))
            } else {
                append(0xf0 | UInt8(truncatingIfNeeded: scalar >> 18))
                append(tail(12))
            }
            append(tail(6))
        }
        append(tail(0))
    }
}

extension Text {
    /// What a keyboard writes for a sign: ' for ’, " for “, - for –, a for ａ; anything else as it is.
    static func plain(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x2018...0x201b, 0x2032, 0x02bc: 0x27
        case 0x201c...0x201f, 0x2033, 0xab, 0xbb: 0x22
        case 0x2010...0x2015, 0x2212: 0x2d
        case 0xff01...0xff5e: scalar - 0xfee0
        default: scalar
        }
    }

    /// Whether a search leaves a mark out.
    fileprivate static func isLeftOut(_ scalar: UInt32) -> Bool {
        switch scalar {
        // Combining accents, also for symbols and over two letters.
        case 0x300...0x36f, 0x1ab0...0x1aff, 0x1dc0...0x1dff, 0x20d0...0x20ff, 0xfe20...0xfe2f: true
        // Hebrew accents and points.
        case 0x591...0x5bd, 0x5bf, 0x5c1...0x5c2, 0x5c4...0x5c5, 0x5c7: true
        // Arabic signs above letters, vowels, and the stroke that stretches a word.
        case 0x610...0x61a, 0x640, 0x64b...0x65f, 0x670: true
        default: false
        }
    }

    fileprivate static func scalar(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt32 {
        (UInt32(first) & 0x0f) << 12 | (UInt32(second) & 0x3f) << 6 | UInt32(third) & 0x3f
    }
}

/// U+FF61 to U+FF9D in full width, three bytes each.
private let halfWidth: StaticString = """
    。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン
    """

/// U+00C0 to U+025B, a sign for each: by the letter that the scalar's name in the Unicode character database begins with.
private let latin: StaticString = """
    aaaaaaAceeeeiiiidnooooo*ouuuuyTSaaaaaaAceeeeiiiidnooooo*ouuuuyTy\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiIIjjkkklllllll\
    lllnnnnnnnnnooooooOOrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
    bbbb**occdddd*eeeffg***ikkl**nnnoo**pp*****ttttuu*vyyzz*********\
    ****DDDLLLNNNaaiioouuuuuuuuuueaaaaAAggggkkoooo**jDDDgg**nnaaAAoo\
    aaaaeeeeiiiioooorrrruuuusstt**hhnd**zzaaeeooooooooyylntj**acclts\
    z**b**eejj*qrryy***bocddeeee
    """

/// U+1E00 to U+1EF9, likewise: mostly Vietnamese.
private let moreLatin: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwyasssS*aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy
    """

/// Lower case without tonos and dialytika; a final sigma is a sigma.
private func greek(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x386, 0x3ac: 0x3b1
    case 0x387: 0xb7
    case 0x388, 0x3ad: 0x3b5
    case 0x389, 0x3ae: 0x3b7
    case 0x38a, 0x390, 0x3aa, 0x3af, 0x3ca: 0x3b9
    case 0x38c, 0x3cc: 0x3bf
    case 0x38e, 0x3ab, 0x3b0, 0x3cb, 0x3cd: 0x3c5
    case 0x38f, 0x3ce: 0x3c9
    case 0x3c2: 0x3c3
    case 0x391...0x3a1, 0x3a3...0x3a9: scalar + 0x20
    default: scalar
    }
}

/// Lower case, ё as е; й as и as well, since a й made of two scalars is an и with an accent.
private func cyrillic(_ scalar: UInt32) -> UInt32 {
    let lower: UInt32 =
        switch scalar {
        case 0x400...0x40f: scalar + 0x50
        case 0x410...0x42f: scalar + 0x20
        case 0x430...0x45f: scalar
        // From here on, capital and small letter stand side by side.
        default: scalar | 1
        }
    return switch lower {
    case 0x450, 0x451: 0x435
    case 0x453: 0x433
    case 0x457: 0x456
    case 0x45c: 0x43a
    case 0x439, 0x45d: 0x438
    case 0x45e: 0x443
    default: lower
    }
}
