import Facts

/// The words of a search: all of them have to be there, in any order; a “quoted phrase” stays together.
struct SearchQuery {
    /// Nobody types more words; a text pasted into the field by mistake must not keep a phone busy.
    static let most = 16
    /// The most bytes of a word or phrase that are compared.
    static let longest = 100

    /// Folded, the longest first: it is the likeliest to rule a task out.
    fileprivate(set) var words: [SearchWord] = []

    /// Reads the typed words; a quotation mark that is not closed yet extends to the end.
    init(_ text: String) {
        let quote = UInt8(ascii: "\"")
        var word: [UInt8] = []
        var isQuoted = false
        for byte in Text.folded(text) {
            if byte == quote || byte == 0x20 && !isQuoted {
                add(word)
                word = []
                if byte == quote { isQuoted.toggle() }
            } else if word.count < Self.longest {
                word.append(byte)
            }
        }
        add(word)
    }

    /// Whether it asks for nothing: then everything fits it.
    var isEmpty: Bool { words.isEmpty }

    private mutating func add(_ bytes: [UInt8]) {
        var bytes = bytes[...]
        while bytes.first == 0x20 { bytes.removeFirst() }
        while bytes.last == 0x20 { bytes.removeLast() }
        guard !bytes.isEmpty, words.count < Self.most else { return }
        let position = words.firstIndex { $0.bytes.count < bytes.count } ?? words.count
        words.insert(SearchWord(Array(bytes)), at: position)
    }
}

/// One word, or phrase, that is looked for.
struct SearchWord {
    /// Folded.
    let bytes: [UInt8]
    /// Whether one letter may be wrong.
    var isLoose = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether there are enough letters that one of them may be wrong.
    var mayBeLoose: Bool {
        var letters = 0
        for byte in bytes where !isContinuation(byte) { letters += 1 }
        return letters >= 4
    }
}

/// The texts found.
struct SearchMatches {
    /// In ascending order; their order in a list is the list's business.
    let identities: [Identity]
    /// Whether every word is there as it was typed. If not, a letter was taken for a slip of the finger.
    let isExact: Bool

    /// Whether something was found, in a few comparisons: for those who go through a list in its own order.
    func contains(_ identity: Identity) -> Bool {
        let index = partitionPoint(identities.count) { identities[$0] < identity }
        return index < identities.count && identities[index] == identity
    }
}

/// The folded texts of everything that can be found, side by side, so that a search reads memory once from end to end.
///
/// No index of words: searching all of ten thousand tasks takes less than drawing the first of them, and a word is found from
/// its second letter as well as from its first.
struct SearchIndex {
    private struct Entry {
        let identity: Identity
        var start: Int
        var count: Int
    }

    /// Between two texts of one entity; in no UTF-8.
    private static let separator: UInt8 = 0xff

    /// By identity.
    private var entries: [Entry] = []
    /// The texts, some of which may be dropped.
    private(set) var bytes: [UInt8] = []
    /// How many bytes belong to nothing any more.
    private var dropped = 0

    // MARK: Keeping in step

    /// Stores the present text of an entity in place of its text before. Cheapest in ascending order of identities.
    mutating func set(_ identity: Identity, _ texts: [String]) {
        let start = bytes.count
        for text in texts {
            if bytes.count > start { bytes.append(Self.separator) }
            bytes.append(folded: text)
        }
        let entry = Entry(identity: identity, start: start, count: bytes.count - start)
        let index = index(of: identity)
        if index < entries.count, entries[index].identity == identity {
            dropped += entries[index].count
            entries[index] = entry
            compact()
        } else {
            entries.insert(entry, at: index)
        }
    }

    /// Forgets something.
    mutating func remove(_ identity: Identity) {
        let index = index(of: identity)
        guard index < entries.count, entries[index].identity == identity else { return }
        dropped += entries[index].count
        entries.remove(at: index)
        compact()
    }

    private func index(of identity: Identity) -> Int {
        // Built in order, everything goes to the end.
        guard let last = entries.last, !(last.identity < identity) else { return entries.count }
        return partitionPoint(entries.count) { entries[$0].identity < identity }
    }

    /// Moves the remaining texts together, but only when more than half of the bytes are dropped. In total, this moves fewer bytes than it
    /// frees.
    private mutating func compact() {
        guard dropped > bytes.count / 2 else { return }
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count - dropped)
        for index in entries.indices {
            let start = entries[index].start
            entries[index].start = kept.count
            kept.append(contentsOf: bytes[start..<start + entries[index].count])
        }
        bytes = kept
        dropped = 0
    }

    // MARK: Finding

    /// Everything that has all words of a query anywhere in its texts. Only where nothing has, a word of four letters or more
    /// that is nowhere at all may begin like a word with one letter wrong, missing, too many, or changed with its neighbour.
    func matches(_ query: SearchQuery) -> SearchMatches {
        let exact = scan(query.words, most: .max)
        guard exact.isEmpty, !entries.isEmpty else { return SearchMatches(identities: exact, isExact: true) }
        var words = query.words
        var isExact = true
        // Of one word, it is known already that it is nowhere.
        for index in words.indices where words.count == 1 || scan([words[index]], most: 1).isEmpty {
            guard words[index].mayBeLoose else { return SearchMatches(identities: [], isExact: true) }
            words[index].isLoose = true
            isExact = false
        }
        return SearchMatches(identities: isExact ? [] : scan(words, most: .max), isExact: isExact)
    }

    private func scan(_ words: [SearchWord], most: Int) -> [Identity] {
        var found: [Identity] = []
        bytes.withUnsafeBufferPointer { all in
            for entry in entries {
                let text = UnsafeBufferPointer(rebasing: all[entry.start..<entry.start + entry.count])
                var hasAll = true
                for word in words where hasAll { hasAll = word.isLoose ? word.nearlyBegins(text) : word.isIn(text) }
                guard hasAll else { continue }
                found.append(entry.identity)
                if found.count >= most { return }
            }
        }
        return found
    }
}

// MARK: - One word in one text

// Loops are written out: every byte of every text comes through them, and for browsers ranges are compiled for size.
extension SearchWord {
    /// Whether it is anywhere in a text.
    fileprivate func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { word in
            let (first, last) = (word[0], text.count - word.count)
            var start = 0
            while start <= last {
                if text[start] == first {
                    var same = 1
                    while same < word.count, text[start + same] == word[same] { same += 1 }
                    if same == word.count { return true }
                }
                start += 1
            }
            return false
        }
    }

    /// Whether a word of a text begins with it but for one letter.
    fileprivate func nearlyBegins(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { word in
            var isInside = false
            var start = 0
            while start < text.count {
                let isLetter = isOfWord(text[start])
                if isLetter, !isInside, nearly(word, text, at: start) { return true }
                isInside = isLetter
                start += 1
            }
            return false
        }
    }

    /// The first difference is where the letter is: had it been before, in a run of the same letters, it could as well be here.
    private func nearly(_ word: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var same = 0
        while same < word.count, start + same < text.count, word[same] == text[start + same] { same += 1 }
        // Two letters may differ in their last byte only.
        while same > 0, same < word.count, isContinuation(word[same]) { same -= 1 }
        let there = start + same
        let next = same + letter(word, same)
        // The typed word has one letter too many.
        if begins(text, there, word, next) { return true }
        let nextThere = there + letter(text, there)
        guard nextThere > there else { return false }
        // One missing, or another one.
        if begins(text, nextThere, word, same) || begins(text, nextThere, word, next) { return true }
        let (after, afterThere) = (next + letter(word, next), nextThere + letter(text, nextThere))
        guard after > next, after - next == nextThere - there, afterThere - nextThere == next - same else { return false }
        // Changed with its neighbour.
        for offset in 0..<after - next where word[next + offset] != text[there + offset] { return false }
        for offset in 0..<next - same where word[same + offset] != text[nextThere + offset] { return false }
        return begins(text, afterThere, word, after)
    }

    /// Whether the rest of the text begins with the rest of the word.
    private func begins(
        _ text: UnsafeBufferPointer<UInt8>,
        _ start: Int,
        _ word: UnsafeBufferPointer<UInt8>,
        _ from: Int
    ) -> Bool {
        guard word.count - from <= text.count - start else { return false }
        var (at, rest) = (start, from)
        while rest < word.count {
            guard word[rest] == text[at] else { return false }
            (at, rest) = (at + 1, rest + 1)
        }
        return true
    }

    /// How many bytes the letter has that begins here; 0 if none does: at the end of the bytes, or between two texts.
    @inline(__always)
    private func letter(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        guard start < bytes.count, bytes[start] < 0xf8 else { return 0 }
        var end = start + 1
        while end < bytes.count, isContinuation(bytes[end]) { end += 1 }
        return end - start
    }
}

/// Whether a byte is not the first of its scalar.
private func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xc0 == 0x80
}

/// Whether a byte of folded text belongs to a word: a letter, a digit, or part of anything beyond ASCII.
@inline(__always)
private func isOfWord(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10 || byte &- 0x80 < 0x78
}
