extension Text {
    /// The bytes of a text from one offset to another, which both begin a scalar.
    @inline(never)
    package static func piece(of text: String, _ range: Range<Int>) -> String {
        var text = text
        return text.withUTF8 { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }

    /// The pieces of a text between the separators, the empty ones too: one more than there are separators.
    @inline(never)
    package static func pieces(of text: String, at separator: UInt8) -> [String] {
        var pieces: [String] = []
        var (start, at) = (0, 0)
        for byte in text.utf8 {
            if byte == separator {
                pieces.append(piece(of: text, start..<at))
                start = at + 1
            }
            at += 1
        }
        pieces.append(piece(of: text, start..<at))
        return pieces
    }

    /// Words with something between them.
    package static func joined(_ words: [String], _ separator: String) -> String {
        var joined = ""
        for (index, word) in words.enumerated() {
            if index > 0 { joined += separator }
            joined += word
        }
        return joined
    }
}

// MARK: - Length

extension Text {
    /// Whether a text has at most so many characters; cheap for short ones.
    ///
    /// A letter with its accents counts as one, and an emoji of several joined ones: as a person counts, in all but some signs of
    /// Indic and Hangul writing, which count more.
    package static func count(of text: String, isAtMost limit: Int) -> Bool {
        text.utf8.count <= limit || (text.utf8.count <= mostBytes(ofCharacters: limit) && end(of: text, after: limit) == nil)
    }

    /// How many bytes a text of so many characters may have: enough for emoji that are joined of several, as far as a fact has room. A
    /// single character has no bound of its own: a letter with a thousand accents is one.
    static func mostBytes(ofCharacters limit: Int) -> Int { min(limit * 32, 850_000) }

    /// A stored text as a page may show it, whatever another build or a forger wrote.
    @inline(never)
    static func stored(_ text: String, upTo limit: Int) -> String {
        let most = mostBytes(ofCharacters: limit)
        guard text.utf8.count > most else { return text }
        // With its ellipsis it is no longer than what may be stored: a copy of it may be.
        return beginning(of: text, atMost: most - 3) + "…"
    }

    /// The beginning of a text, of at most so many bytes.
    static func beginning(of text: String, atMost most: Int) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: bytes[0..<end(of: bytes, from: 0, atMost: most)], as: UTF8.self)
    }

    /// The end of a piece of a text that has at most so many bytes and whole characters of Unicode.
    static func end(of bytes: [UInt8], from start: Int, atMost most: Int) -> Int {
        var end = min(start + most, bytes.count)
        while end < bytes.count, end > start, bytes[end] & 0xc0 == 0x80 { end -= 1 }
        return end
    }

    /// A text of at most so many characters: its first words and an ellipsis, where it has more.
    package static func fitted(_ text: String, to limit: Int) -> String {
        count(of: text, isAtMost: limit) ? text : shortened(text, to: limit - 1)
    }

    /// The first words of a text, of at most so many characters, and an ellipsis where there are more. A word that takes more than half
    /// of them is cut.
    package static func shortened(_ text: String, to limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        return stored(
            end(of: text, after: limit).map { piece(of: text, 0..<wordEnd(in: text, before: $0)) + "…" } ?? text,
            upTo: limit
        )
    }

    /// The last space up to an offset, where a word ends; the offset, if the next word takes more than half of the bytes before it.
    private static func wordEnd(in text: String, before end: Int) -> Int {
        var (at, last) = (0, 0)
        for byte in text.utf8 where at <= end {
            if byte == UInt8(ascii: " ") { last = at }
            at += 1
        }
        return last * 2 > end ? last : end
    }

    /// The offset, in bytes, of the end of the first `limit` characters; nil if the text has no further ones.
    private static func end(of text: String, after limit: Int) -> Int? {
        var (at, count) = (0, 0)
        var isJoined = true
        for scalar in text.unicodeScalars {
            if !isJoined, !continues(scalar.value) {
                count += 1
                if count == limit { return at }
            }
            isJoined = scalar.value == joiner
            at += UTF8.width(scalar)
        }
        return nil
    }

    /// Joins two emoji to one.
    private static let joiner: UInt32 = 0x200d

    /// Whether a scalar belongs to the character before it: accents, joiners, variation selectors, skin colours, flags of regions.
    private static func continues(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36f, 0x483...0x489, 0x591...0x5bd, 0x610...0x61a, 0x64b...0x65f, 0x1ab0...0x1aff, 0x1dc0...0x1dff: true
        case 0x200d, 0x20d0...0x20ff, 0x3099, 0x309a, 0xfe00...0xfe0f, 0xfe20...0xfe2f, 0x1f3fb...0x1f3ff, 0xe0020...0xe007f: true
        default: false
        }
    }
}
