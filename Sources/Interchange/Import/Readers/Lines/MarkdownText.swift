import Planner

/// The text of an item in Markdown: its title, and the dates and tags that Obsidian's plug-ins write behind it.
struct MarkdownText {
    private(set) var title = ""
    private var subjects: [String] = []
    private var links: [String] = []
    private var (due, scheduled, start): (LocalDate?, LocalDate?, LocalDate?) = (nil, nil, nil)
    private var done: LocalDate?
    private var priority: Priority?
    private var rule: String?
    private(set) var isCancelled = false

    init(_ text: ArraySlice<UInt8>) {
        var title: [String] = []
        var words = text.words[...]
        // Obsidian's fields in brackets hold spaces.
        var fields: [(key: String, value: String)] = []
        words = Self.takeFields(words, &fields)[...]
        var rule: [String]?
        while let word = words.popFirst() {
            if let sign = Self.sign(word) {
                if let words = rule { self.rule = Text.joined(words, " ") }
                rule = nil
                if case .priority(let level) = sign {
                    priority = level
                } else if case .rule = sign {
                    rule = []
                } else if let next = words.first {
                    // A sign stands alone, where no value follows.
                    if take(sign, next.string) { words.removeFirst() } else { title.append(word.string) }
                }
            } else if rule != nil, !word.begins("#") {
                rule?.append(word.string)
            } else if let tag = Self.tag(word) {
                if ByteString(tag) != "task" { subjects.append(tag) }
            } else {
                title.append(word.string)
            }
        }
        if let rule { self.rule = Text.joined(rule, " ") }
        let (plain, links) = Self.withoutLinks(Array(Text.joined(title, " ").utf8))
        self.title = Text.trimmed(Self.plain(plain[...]))
        self.links = links
        for (key, value) in fields { takeField(ByteString(key), value) }
    }

    func give(to task: inout ImportedOutline.Task, _ gathered: inout GatheredOutline) {
        task.subjects = subjects
        task.priority = priority
        // When it is planned for is its date, unless it is due on another one.
        task.due = due ?? scheduled
        task.start = start ?? (due == nil ? nil : scheduled)
        if let done { task.done = gathered.context.offsets.time(of: LocalDateTime(date: done, minute: 0)) }
        for link in links { gathered.keep(ImportedExtra(.link, link), in: &task) }
        guard let rule else { return }
        task.repeats = EnglishRule.read(rule, from: task.due ?? gathered.context.today)
        if task.repeats == nil { gathered.keep(ImportedExtra(.repeats, rule), in: &task) }
    }

    // MARK: Signs

    private enum Sign {
        case due, scheduled, start, done, created, cancelled, other, rule
        case priority(Priority)
    }

    private static func sign(_ word: ArraySlice<UInt8>) -> Sign? {
        let signs: [(StaticString, Sign)] = [
            ("📅", .due), ("📆", .due), ("🗓", .due), ("⏳", .scheduled), ("⌛", .scheduled), ("🛫", .start), ("✅", .done),
            ("➕", .created),
            ("❌", .cancelled), ("🔁", .rule), ("🔺", .priority(.high)), ("⏫", .priority(.high)), ("🔼", .priority(.medium)),
            ("🔽", .priority(.low)), ("⏬", .priority(.low)), ("🆔", .other), ("⛔", .other), ("🏁", .other),
        ]
        for (text, sign) in signs where word.begins(text) {
            let rest = word.dropFirst(text.utf8CodeUnitCount)
            // A variation selector may follow.
            if rest.isEmpty || rest.elementsEqual([0xef, 0xb8, 0x8f]) { return sign }
        }
        return nil
    }

    private mutating func take(_ sign: Sign, _ value: String) -> Bool {
        let date = LocalDate(text: value)
        switch sign {
        case .other: return true
        case .rule, .priority: return false
        case .due, .scheduled, .start, .done, .created, .cancelled: break
        }
        guard let date else { return false }
        switch sign {
        case .due: due = date
        case .scheduled: scheduled = date
        case .start: start = date
        case .done: done = date
        case .cancelled: isCancelled = true
        case .created, .other, .rule, .priority: break
        }
        return true
    }

    private mutating func takeField(_ key: ByteString, _ value: String) {
        switch key {
        case "due": due = LocalDate(text: value)
        case "scheduled": scheduled = LocalDate(text: value)
        case "start": start = LocalDate(text: value)
        case "completion": done = LocalDate(text: value)
        case "cancelled": isCancelled = LocalDate(text: value) != nil
        case "repeat": rule = value
        case "priority":
            switch ByteString(value) {
            case "highest", "high": priority = .high
            case "medium": priority = .medium
            case "low", "lowest": priority = .low
            default: break
            }
        default: break
        }
    }

    /// Takes "[due:: 2026-11-24]" and "(due:: 2026-11-24)" out of the words.
    private static func takeFields(
        _ words: ArraySlice<ArraySlice<UInt8>>,
        _ fields: inout [(key: String, value: String)]
    ) -> [ArraySlice<UInt8>] {
        var rest: [ArraySlice<UInt8>] = []
        var words = words
        while let word = words.popFirst() {
            let closing: UInt8? =
                word.first == UInt8(ascii: "[") ? UInt8(ascii: "]") : word.first == UInt8(ascii: "(") ? UInt8(ascii: ")") : nil
            guard let closing, word.count > 3, word.suffix(2).elementsEqual("::".utf8) else {
                rest.append(word)
                continue
            }
            var value: [String] = []
            var isClosed = false
            var ahead = words.prefix(12)
            while !isClosed, let next = ahead.popFirst() {
                isClosed = next.last == closing
                value.append((isClosed ? next.dropLast() : next).string)
            }
            guard isClosed else {
                rest.append(word)
                continue
            }
            words = words.dropFirst(value.count)
            fields.append((word.dropFirst().dropLast(2).string, Text.joined(value, " ")))
        }
        return rest
    }

    /// "#home", which "#12" and "#" are not.
    private static func tag(_ word: ArraySlice<UInt8>) -> String? {
        guard word.first == UInt8(ascii: "#"), word.count > 1 else { return nil }
        var name = word.dropFirst()
        while let last = name.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ".") || last == UInt8(ascii: ";") {
            name = name.dropLast()
        }
        var hasLetter = false
        for byte in name {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "/"): break
            case UInt8(ascii: "_"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
                hasLetter = true
            default: return nil
            }
        }
        return hasLetter ? name.string : nil
    }

    // MARK: Text

    /// Text without backslashes before punctuation (CommonMark §2.4), and without the one that breaks a line at its end.
    static func plain(_ text: ArraySlice<UInt8>) -> String {
        var plain: [UInt8] = []
        var isEscaped = false
        for byte in text {
            if isEscaped {
                isEscaped = false
                if !isPunctuation(byte) { plain.append(UInt8(ascii: "\\")) }
                plain.append(byte)
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                plain.append(byte)
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2f, 0x3a...0x40, 0x5b...0x60, 0x7b...0x7e: true
        default: false
        }
    }

    /// "[text](address)" as its text and "[[page|text]]" as what is shown of it; and the addresses.
    private static func withoutLinks(_ text: [UInt8]) -> ([UInt8], links: [String]) {
        var (plain, links): ([UInt8], [String]) = ([], [])
        var at = 0
        while at < text.count {
            if text[at] == UInt8(ascii: "\\"), at + 1 < text.count {
                plain += text[at...(at + 1)]
                at += 2
            } else if text[at] == UInt8(ascii: "["), let link = link(text, at) {
                plain += link.text
                if let address = link.address { links.append(address) }
                at = link.end
            } else {
                plain.append(text[at])
                at += 1
            }
        }
        return (plain, links)
    }

    private static func link(_ text: [UInt8], _ start: Int) -> (text: ArraySlice<UInt8>, address: String?, end: Int)? {
        // No longer than this, so that a line of brackets is read at once.
        let limit = min(text.count, start + 2000)
        let isPage = start + 1 < limit && text[start + 1] == UInt8(ascii: "[")
        var at = start + (isPage ? 2 : 1)
        let first = at
        var bar = first
        while at < limit, text[at] != UInt8(ascii: "]"), text[at] != UInt8(ascii: "[") {
            at += text[at] == UInt8(ascii: "\\") ? 2 : 1
            if isPage, at - 1 < limit, text[at - 1] == UInt8(ascii: "|") { bar = at }
        }
        guard at + 1 < limit, text[at] == UInt8(ascii: "]") else { return nil }
        if isPage { return text[at + 1] == UInt8(ascii: "]") ? (text[bar..<at], nil, at + 2) : nil }
        guard text[at + 1] == UInt8(ascii: "(") else { return nil }
        let label = text[first..<at]
        let addressAt = at + 2
        at = addressAt
        while at < limit, text[at] != UInt8(ascii: ")"), text[at] != UInt8(ascii: " "), text[at] != UInt8(ascii: "[") { at += 1 }
        guard at < limit, text[at] == UInt8(ascii: ")"), at > addressAt else { return nil }
        return (label, String(decoding: text[addressAt..<at], as: UTF8.self), at + 1)
    }
}
