/// How texts are written in JSON (RFC 8259 §7).
enum JSONText {
    /// The content of a text that has escapes. Halves of a pair of surrogates that stand alone become U+FFFD.
    ///
    /// - Parameter bytes: of a text that ``JSONScanner`` has read.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var content: [UInt8] = []
        content.reserveCapacity(bytes.count)
        var pairs = SurrogatePairs()
        var at = bytes.startIndex
        while at < bytes.endIndex {
            let byte = bytes[at]
            at += 1
            guard byte == UInt8(ascii: "\\"), at < bytes.endIndex else {
                pairs.finish(&content)
                content.append(byte)
                continue
            }
            let escape = bytes[at]
            at += 1
            guard escape == UInt8(ascii: "u") else {
                pairs.finish(&content)
                content.append(meaning(of: escape))
                continue
            }
            var unit: UInt32 = 0
            for _ in 0..<4 where at < bytes.endIndex {
                unit = unit << 4 | (hexadecimal(bytes[at]) ?? 0)
                at += 1
            }
            pairs.append(unit, to: &content)
        }
        pairs.finish(&content)
        return content
    }

    private static func meaning(of escape: UInt8) -> UInt8 {
        switch escape {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0c
        case UInt8(ascii: "n"): 0x0a
        case UInt8(ascii: "r"): 0x0d
        case UInt8(ascii: "t"): 0x09
        default: escape
        }
    }

    /// The value of a hexadecimal digit.
    static func hexadecimal(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
