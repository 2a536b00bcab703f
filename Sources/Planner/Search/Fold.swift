extension Text {
    /// A text as it is compared and found: lower case, without accents, marks nobody can type and second spaces, and plain where a keyboard
    /// writes fancy (’ is ', – is -, ａ is a). The accent is left out of "é" as out of "e" and a combining accent.
    ///
    /// Latin, Greek, Cyrillic and Armenian are known here, as Unicode 16 has them, and Hebrew and Arabic without their points; every
    /// other letter stands for itself. Own tables, because the standard library's would be a tenth of what a browser loads. Never longer than the text.
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
        switch scalar {
        // Combining accents, also for symbols and over two letters.
        case 0x300...0x36f, 0x1ab0...0x1aff, 0x1dc0...0x1dff, 0x20d0...0x20ff, 0xfe20...0xfe2f: break
        // Hebrew accents and points.
        case 0x591...0x5bd, 0x5bf, 0x5c1...0x5c2, 0x5c4...0x5c5, 0x5c7: break
        // Arabic signs above letters, and vowels.
        case 0x610...0x61a, 0x64b...0x65f, 0x670: break
        case _ where Text.hasNoWidth(scalar): break
        case _ where Text.isSpace(scalar): appendSpace(after: start)
        case 0x2018...0x201b, 0x2032, 0x02bc: append(UInt8(ascii: "'"))
        case 0x201c...0x201f, 0x2033, 0xab, 0xbb: append(UInt8(ascii: "\""))
        case 0x2010...0x2015, 0x2212: append(UInt8(ascii: "-"))
        case 0xc0...0x25b: append(latin: latin.utf8Start[Int(scalar - 0xc0)], scalar)
        case 0x1e00...0x1ef9: append(latin: moreLatin.utf8Start[Int(scalar - 0x1e00)], scalar)
        case 0x386...0x3ce: append(utf8: greek(scalar))
        case 0x400...0x481, 0x48a...0x52f: append(utf8: cyrillic(scalar))
        case 0x531...0x556: append(utf8: scalar + 0x30)
        case 0xfb00...0xfb06: append(ligature: scalar)
        // Full width: ASCII as Japanese keyboards write it.
        case 0xff21...0xff3a: append(UInt8(truncatingIfNeeded: scalar - 0xfee0) | 0x20)
        case 0xff01...0xff5e: append(UInt8(truncatingIfNeeded: scalar - 0xfee0))
        default: append(utf8: scalar)
        }
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

    private mutating func append(utf8 scalar: UInt32) {
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
        case 0x4c0: 0x4cf
        // From here on, capital and small letter stand side by side; in one stretch the capital has the odd number.
        case 0x4c1...0x4ce: scalar + (scalar & 1)
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
