extension Int {
    /// A stored number as a sum may use it: whatever another build or a forger wrote, it is within bounds, and the same where
    /// `Int` has 32 bits as where it has 64.
    init(_ stored: Int64, within range: ClosedRange<Int>) {
        self.init(Swift.min(Swift.max(stored, Int64(range.lowerBound)), Int64(range.upperBound)))
    }
}

/// What Foundation would have given for plain text.
public enum Text {
    /// Without white space at either end.
    public static func trimmed(_ text: String) -> String {
        var rest = text[...]
        while let character = rest.first, isSpace(character) { rest = rest.dropFirst() }
        while let character = rest.last, isSpace(character) { rest = rest.dropLast() }
        return String(rest)
    }

    /// Whether a character begins with white space. Unicode's `White_Space` is a short list that changes no more; asking for
    /// the property by its name would bring the table of all properties into what a browser loads.
    private static func isSpace(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return switch scalar.value {
        case 0x09...0x0d, 0x20, 0x85, 0xa0, 0x1680, 0x2000...0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000: true
        default: false
        }
    }

    /// Whether a text shows nothing: white space, and marks that have no width.
    public static func isBlank(_ text: String) -> Bool {
        for character in text where !isSpace(character) {
            for scalar in character.unicodeScalars {
                switch scalar.value {
                case 0xad, 0x61c, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x206f, 0xfe00...0xfe0f, 0xfeff: continue
                default: return false
                }
            }
        }
        return true
    }

    /// Without control characters, which no one types and which break what shows them; a line break or tab becomes a space
    /// where a text is one line. Directional marks stay: they are part of right-to-left writing, and pages isolate them.
    public static func withoutControls(_ text: String, keepingLines: Bool) -> String {
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
            case 0x0a, 0x0d: clean.append(keepingLines ? "\n" : " ")
            case 0x09: clean.append(keepingLines ? "\t" : " ")
            case 0..<0x20, 0x7f...0x9f: break
            default: clean.append(scalar)
            }
            previousWasReturn = scalar.value == 0x0d
        }
        return String(clean)
    }

    /// Whether a text has at most so many characters; cheap for short ones.
    public static func count(of text: String, isAtMost limit: Int) -> Bool {
        text.utf8.count <= limit || text.count <= limit
    }

    /// A whole number as people type one: spaces around it, any script's digits, a sign.
    ///
    /// - Throws: ``Fault/notANumber``, or ``Fault/outOfRange(_:)`` for one beyond `range`.
    public static func number(_ text: String, in range: ClosedRange<Int>) throws(Fault) -> Int {
        var digits = trimmed(text)[...]
        let sign = digits.unicodeScalars.first
        let isNegative = sign == "-" || sign == "−"
        if isNegative || sign == "+" { digits.unicodeScalars.removeFirst() }
        guard !digits.isEmpty else { throw .notANumber }
        var value = 0
        for character in digits {
            guard character.isWholeNumber, let digit = character.wholeNumberValue, digit < 10 else { throw .notANumber }
            // Enough to be out of any range; the rest is only checked to be digits.
            value = min(value * 10 + digit, 1_000_000)
        }
        if isNegative { value = -value }
        guard range.contains(value) else { throw .outOfRange(range) }
        return value
    }
}
