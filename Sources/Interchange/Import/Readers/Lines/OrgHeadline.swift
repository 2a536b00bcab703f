import Planner

/// The words that say how tasks stand, in one file of Org mode.
struct OrgWords {
    private var open: [ByteString] = []
    private var done: [ByteString] = []

    enum State { case open, done, cancelled }

    /// "TODO NEXT(n) | DONE CANCELLED"; without a bar, the last of them is done.
    mutating func add(_ line: ArraySlice<UInt8>) {
        var (isDone, added): (Bool, [ByteString]) = (false, [])
        for word in line.words {
            if word.elementsEqual("|".utf8) {
                isDone = true
                continue
            }
            let name = ByteString(word.prefix { $0 != UInt8(ascii: "(") }.string)
            if isDone { done.append(name) } else { added.append(name) }
        }
        if !isDone, let last = added.popLast() { done.append(last) }
        open += added
    }

    func state(of word: ByteString) -> State? {
        // Words of most people's settings, where the file has none of its own.
        let isDefault = open.isEmpty && done.isEmpty
        let opens: [ByteString] =
            isDefault ? ["TODO", "NEXT", "WAIT", "WAITING", "STARTED", "IN-PROGRESS", "SOMEDAY", "HOLD"] : open
        let dones: [ByteString] = isDefault ? ["DONE", "CANCELLED", "CANCELED"] : done
        for other in opens where other == word { return .open }
        for other in dones where other == word {
            let isCancelled = word.begins(with: "CANCEL") || word == "KILL" || word.begins(with: "WONT")
            return isCancelled ? .cancelled : .done
        }
        return nil
    }
}

/// A headline of Org mode: "** TODO [#A] Call plumber [1/2] :phone:".
struct OrgHeadline {
    /// How many stars it has.
    let level: Int
    /// The word that says how it stands; nil: it is no task.
    let word: ByteString?
    let state: OrgWords.State
    let priority: Priority?
    let title: String
    let tags: [String]
    /// The addresses in its title.
    let links: [String]

    /// Nil for a line that is no headline.
    init?(_ line: WrittenLine, _ words: OrgWords) {
        guard let level = Self.stars(line) else { return nil }
        self.level = level
        var rest = line.text.dropFirst(level).words
        var (word, state): (ByteString?, OrgWords.State) = (nil, .open)
        if let first = rest.first.map({ ByteString($0.string) }), let known = words.state(of: first) {
            (word, state) = (first, known)
            rest.removeFirst()
        }
        var priority: Priority?
        if let mark = rest.first, mark.count == 4, mark.begins("[#"), mark.last == UInt8(ascii: "]") {
            switch mark[mark.startIndex + 2] {
            case UInt8(ascii: "A"), UInt8(ascii: "1"): priority = .high
            case UInt8(ascii: "B"), UInt8(ascii: "2"): priority = .medium
            case UInt8(ascii: "C"), UInt8(ascii: "3"): priority = .low
            default: break
            }
            rest.removeFirst()
        }
        var tags: [String] = []
        if let last = rest.last, last.count > 2, last.first == UInt8(ascii: ":"), last.last == UInt8(ascii: ":") {
            for tag in Text.pieces(of: last.string, at: UInt8(ascii: ":")) where !tag.isEmpty { tags.append(tag) }
            rest.removeLast()
        }
        var title: [String] = []
        for word in rest where !Self.isCookie(word) { title.append(word.string) }
        (self.word, self.state, self.priority, self.tags) = (word, state, priority, tags)
        (self.title, links) = Self.withoutLinks(Text.joined(title, " "))
    }

    /// "[[address][text]]" as its text, and the addresses.
    private static func withoutLinks(_ text: String) -> (String, links: [String]) {
        let bytes = Array(text.utf8)
        var (plain, links): ([UInt8], [String]) = ([], [])
        var at = 0
        // Where the next bracket closes: found once for all that open before it.
        var closing = 0
        func next(from start: Int) -> Int? {
            closing = max(closing, start)
            while closing < bytes.count, bytes[closing] != UInt8(ascii: "]") { closing += 1 }
            return closing < bytes.count ? closing : nil
        }
        while at < bytes.count {
            guard bytes[at...].begins("[["), let end = next(from: at + 2) else {
                plain.append(bytes[at])
                at += 1
                continue
            }
            let address = bytes[(at + 2)..<end]
            var (label, after) = (address, end + 2)
            if bytes[(end + 1)...].begins("["), let last = next(from: end + 2) {
                (label, after) = (bytes[(end + 2)..<last], last + 2)
            }
            plain += label
            links.append(address.string)
            at = min(after, bytes.count)
        }
        return (String(decoding: plain, as: UTF8.self), links)
    }

    /// How many stars a line begins with, that a space follows.
    static func stars(_ line: WrittenLine) -> Int? {
        guard line.indent == 0 else { return nil }
        let stars = line.text.prefix { $0 == UInt8(ascii: "*") }.count
        guard stars > 0, line.text.count > stars, WrittenLine.isSpace(line.text[line.text.startIndex + stars]) else { return nil }
        return stars
    }

    /// "[1/2]" or "[50%]", which count steps.
    private static func isCookie(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.count > 2, word.first == UInt8(ascii: "["), word.last == UInt8(ascii: "]") else { return false }
        var hasSign = false
        for byte in word.dropFirst().dropLast() {
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "%") {
                hasSign = true
            } else if byte &- UInt8(ascii: "0") >= 10 {
                return false
            }
        }
        return hasSign
    }

    /// The text of an item without what counts its steps.
    static func withoutCookies(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let last = text.words.last, isCookie(last) else { return text }
        return text[text.startIndex..<last.startIndex]
    }
}
