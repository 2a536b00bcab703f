extension Text {
    /// Where in a title the words are that it was found by: the first byte and the one after the last of each, one after the other.
    /// A word or “quoted phrase” is found where a word of the title begins with it, however it is accented.
    package static func bounds(of words: String, in title: String) -> [Int] {
        let query = SearchQuery(words)
        guard !query.isEmpty else { return [] }
        let bytes = Array(title.utf8)
        var bounds: [Int] = []
        var at = 0
        var isAtStart = true
        while at < bytes.count {
            let end = isAtStart ? foundEnd(bytes, at, query) : at
            if end > at {
                bounds.append(at)
                bounds.append(end)
                at = end
                isAtStart = false
            } else {
                isAtStart = !bytes[at].isInWord
                at += 1
            }
        }
        return bounds
    }

    /// Where the longest of the words ends that begins at a byte of a title; that byte itself where none does.
    private static func foundEnd(_ title: [UInt8], _ start: Int, _ query: SearchQuery) -> Int {
        var best = start
        for word in query.words {
            let word = word.bytes
            var end = start
            var read: [UInt8] = []
            while end < title.count, read.count < word.count || title.isInLetter(end) {
                end += 1
                guard !title.isInLetter(end) else { continue }
                read = folded(String(decoding: title[start..<end], as: UTF8.self))
                // What follows cannot mend it; of 10,000 characters each would be folded again for every one before it.
                if !word.starts(with: read.prefix(word.count)) { break }
            }
            if read.elementsEqual(word) { best = max(best, end) }
        }
        return best
    }
}

extension UInt8 {
    /// Whether a word goes on with it: a letter, a digit, or a part of a letter that is no ASCII.
    fileprivate var isInWord: Bool {
        self > 0x7f || (0x30...0x39).contains(self) || (0x61...0x7a).contains(self | 0x20)
    }
}

extension [UInt8] {
    /// Whether a byte belongs to the letter that begins before it, or to a mark of that letter.
    fileprivate func isInLetter(_ index: Int) -> Bool {
        guard index < count, self[index] > 0x7f else { return false }
        return self[index] & 0xc0 == 0x80 || Text.continuesLetter(scalar(at: index))
    }

    /// The scalar that begins at an offset.
    private func scalar(at index: Int) -> UInt32 {
        var (scalar, end): (UInt32, Int) = (
            UInt32(self[index]) & (self[index] < 0xe0 ? 0x1f : self[index] < 0xf0 ? 0x0f : 0x07), index + 1
        )
        while end < count, self[end] & 0xc0 == 0x80 {
            scalar = scalar << 6 | UInt32(self[end]) & 0x3f
            end += 1
        }
        return scalar
    }
}
