extension Int {
    /// A stored number as a sum may use it: whatever another build or a forger wrote, it is within bounds, and the same where
    /// `Int` has 32 bits as where it has 64.
    init(_ stored: Int64, within range: ClosedRange<Int>) {
        self.init(Swift.min(Swift.max(stored, Int64(range.lowerBound)), Int64(range.upperBound)))
    }
}

/// Functions on plain text that Foundation would otherwise provide.
///
/// All of it works on Unicode scalars, not on `Character`: every phone would have to load the standard library's tables of how scalars
/// make characters.
package enum Text {
    /// Without white space at either end.
    package static func trimmed(_ text: String) -> String {
        var (at, start, end) = (0, 0, 0)
        for scalar in text.unicodeScalars {
            let next = at + UTF8.width(scalar)
            if !isSpace(scalar.value) {
                if end == 0 { start = at }
                end = next
            }
            at = next
        }
        return start == 0 && end == at ? text : piece(of: text, start..<end)
    }

    /// Whether a scalar is white space. Unicode's `White_Space` is a short list that no longer changes.
    static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09...0x0d, 0x20, 0x85, 0xa0, 0x1680, 0x2000...0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000: true
        default: false
        }
    }

    /// Whether a scalar shows nothing: a soft hyphen, a joiner, a directional mark, a variation selector.
    static func hasNoWidth(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xad, 0x61c, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x206f, 0xfe00...0xfe0f, 0xfeff: true
        default: false
        }
    }

    /// Whether a text shows nothing: white space, and marks that have no width.
    package static func isBlank(_ text: String) -> Bool {
        for scalar in text.unicodeScalars where !isSpace(scalar.value) && !hasNoWidth(scalar.value) { return false }
        return true
    }

    /// Without control characters, which no one types and which break what shows them; a line break or tab becomes a space
    /// where a text is one line. Vertical tabs, form feeds and U+0085 break lines of copied text too (Unicode §5.8). Directional marks
    /// stay: they are part of right-to-left writing, and pages isolate them.
    @inline(never)
    package static func withoutControls(_ text: String, keepingLines: Bool) -> String {
        // Nearly every text has none: look before copying.
        var hasAny = false
        for byte in text.utf8 where byte < 0x20 || byte == 0x7f { hasAny = true }
        for scalar in text.unicodeScalars where (0x80...0x9f).contains(scalar.value) { hasAny = true }
        guard hasAny else { return text }
        var clean = String.UnicodeScalarView()
        var previousWasReturn = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0a where previousWasReturn: break
            case 0x0a...0x0d, 0x85: clean.append(keepingLines ? "\n" : " ")
            case 0x09: clean.append(keepingLines ? "\t" : " ")
            case 0..<0x20, 0x7f...0x9f: break
            default: clean.append(scalar)
            }
            previousWasReturn = scalar.value == 0x0d
        }
        return String(clean)
    }
}
