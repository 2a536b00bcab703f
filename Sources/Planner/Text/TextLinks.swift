extension Text {
    /// More than these stand in no note that a person reads.
    private static let mostLinks = 20

    /// The addresses in a text that can be followed: of the web (`http`, `https`), of mail and of telephones, and of nothing else.
    /// They come in the order in which they stand, without the sentence's own punctuation after them.
    package static func links(in text: String) -> [String] {
        var links: [String] = []
        let bytes = Array(text.utf8)
        var at = 0
        while at < bytes.count, links.count < mostLinks {
            let head = at > 0 && isWord(bytes[at - 1]) ? at : linkHead(bytes, at)
            let end = head > at ? linkEnd(bytes, from: head) : head
            if end > head { links.append(piece(of: text, at..<end)) }
            at = max(end, at + 1)
        }
        return links
    }

    /// Where the part after the scheme begins; the same offset if none of those schemes is there.
    private static func linkHead(_ bytes: [UInt8], _ start: Int) -> Int {
        let schemes: [StaticString] = ["https://", "http://", "mailto:", "tel:"]
        for scheme in schemes {
            let count = scheme.utf8CodeUnitCount
            var same = 0
            while same < count, start + same < bytes.count {
                let (byte, wanted) = (bytes[start + same], scheme.utf8Start[same])
                // Capitals differ from small letters in this one bit.
                guard byte == wanted || wanted > 0x60 && byte | 0x20 == wanted else { break }
                same += 1
            }
            if same == count { return start + count }
        }
        return start
    }

    private static func linkEnd(_ bytes: [UInt8], from head: Int) -> Int {
        guard head < bytes.count, isWord(bytes[head]) || bytes[head] == UInt8(ascii: "+") || bytes[head] == UInt8(ascii: "[")
        else { return head }
        var (at, end, open) = (head, head, 0)
        while at < bytes.count, isOfLink(bytes, at) {
            switch bytes[at] {
            case UInt8(ascii: "("), UInt8(ascii: "["): open += 1
            // One that the address did not open itself is the sentence's.
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                if open == 0 { return end }
                open -= 1
                end = at + 1
            case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"),
                UInt8(ascii: "'"), UInt8(ascii: "*"):
                break
            default: end = at + 1
            }
            at += 1
        }
        return end
    }

    /// Whether a URL may contain this character: those of RFC 3986, and letters of other scripts; no quotation marks, and no invisible
    /// characters or ones that change the direction. Those begin with these bytes.
    private static func isOfLink(_ bytes: [UInt8], _ at: Int) -> Bool {
        let next = at + 1 < bytes.count ? bytes[at + 1] : 0
        switch bytes[at] {
        case 0...0x20, 0x22, 0x3c, 0x3e, 0x5c, 0x5e, 0x60, 0x7b...0x7d, 0x7f, 0xc2, 0xe2, 0xef: return false
        case 0xd8: return next != 0x9c
        case 0xe1: return next != 0xa0 && next != 0x9a
        case 0xe3: return next != 0x80
        default: return true
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x80...: true
        default: false
        }
    }
}
