import Facts

/// Reads the dates and repeats that another program keeps as words, as quick add reads what a person types: "every 3rd Friday", "25. Dez. 9:00".
package struct ImportedWords {
    /// What words say.
    private struct Found {
        var date: LocalDate?
        var time: Int?
        var rule: RepeatRule?
    }

    private let instant: Instant
    private let languages: [(tag: String, language: QuickAddLanguage)]
    /// What is known of words: the same ones stand at many tasks.
    private var known: [Identity: Int] = [:]
    private var found: [Found?] = []

    /// - Parameter languages: the languages besides English that can be read, by their tags: "de".
    package init(at instant: Instant, languages: [(tag: String, language: QuickAddLanguage)]) {
        self.instant = instant
        self.languages = languages
    }

    /// Reads the words of all tasks. What is not understood stays an extra, and goes into the note of its task.
    ///
    /// - Returns: how many are not understood.
    package mutating func read(_ outline: inout ImportedOutline) -> Int {
        var unread = 0
        for index in outline.tasks.indices where !outline.tasks[index].extras.isEmpty {
            var left: [ImportedExtra] = []
            for extra in outline.tasks[index].extras {
                let isWords = extra.kind == .due || extra.kind == .start
                if isWords, let found = found(in: extra) {
                    outline.tasks[index].take(found.date, found.time, found.rule, isStart: extra.kind == .start)
                } else {
                    if isWords { unread += 1 }
                    left.append(extra)
                }
            }
            outline.tasks[index].extras = left
        }
        return unread
    }

    private mutating func found(in extra: ImportedExtra) -> Found? {
        let name = Mixing.identity(of: Array(extra.name.utf8) + [0xff], Array(extra.text.utf8))
        if let place = known[name] { return found[place] }
        known[name] = found.count
        let understood = understood(extra.text, in: extra.name)
        found.append(understood)
        return understood
    }

    private func understood(_ text: String, in tag: String) -> Found? {
        guard text.utf8.count <= 200 else { return nil }
        var words = Text.pieces(of: text, at: UInt8(ascii: " "))
        words.removeAll { $0.isEmpty }
        // "Every! 3 days": counted from the day it was done.
        var isFromCompletion = false
        if let first = words.first, first.utf8.last == UInt8(ascii: "!") {
            isFromCompletion = true
            words[0] = Text.piece(of: first, 0..<(first.utf8.count - 1))
        }
        var context = QuickAddContext(at: instant, lists: nil)
        for (known, language) in languages where Self.isSameLanguage(known, tag) { context.language = language }
        // A line of nothing but dates is a title: so it has another one.
        let title = "Zzz"
        let line = UnderstoodLine(title + " " + Text.joined(words, " "), in: context)
        guard ByteString(line.title) == ByteString(title) else { return nil }
        var found = Found()
        for chip in line.chips {
            for meaning in [chip.meaning, chip.also ?? chip.meaning] {
                switch meaning {
                case .due(let date): found.date = date
                case .time(let time): found.time = time
                case .repeats(let rule): found.rule = rule
                default: return nil
                }
            }
        }
        if let rule = found.rule, isFromCompletion {
            found.rule = RepeatRule(rule.pattern, interval: rule.interval, anchor: .completion, until: rule.until) ?? rule
        }
        found.date = found.date.map { inThisYear($0, words) } ?? line.due
        if case .none = found.date { return nil }
        return found
    }

    /// A date as it was meant where no year is written: in this year, also where it has passed. Quick add looks ahead.
    private func inThisYear(_ date: LocalDate, _ words: [String]) -> LocalDate {
        let (today, parts) = (instant.date.parts, date.parts)
        guard parts.year == today.year + 1, date.number > instant.date.number + 31 else { return date }
        var numbers: [Int?] = []
        for word in words { numbers.append(Self.number(word)) }
        for case .some(let number) in numbers where number > 31 { return date }
        // "4 Jan" and "Jan 4", and not "in 4 months".
        let isFirst = numbers.first == .some(parts.day)
        let endsThere = words.count == 2 || words.count > 2 && words[2].utf8.contains(UInt8(ascii: ":"))
        let isSecond = endsThere && numbers[1] == .some(parts.day)
        guard isFirst || isSecond else { return date }
        return LocalDate(year: today.year, month: parts.month, day: parts.day) ?? date
    }

    /// The number that a word begins with: "25." is 25, "9:00" none.
    private static func number(_ word: String) -> Int? {
        var number = 0
        var digits = 0
        for byte in word.utf8 {
            if byte == UInt8(ascii: ":") { return nil }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), digits < 4 else { break }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
            digits += 1
        }
        return digits == 0 ? nil : number
    }

    /// Whether both name one language: "pt" and "pt-BR".
    private static func isSameLanguage(_ one: String, _ other: String) -> Bool {
        ByteString(Text.pieces(of: one, at: UInt8(ascii: "-"))[0]) == ByteString(Text.pieces(of: other, at: UInt8(ascii: "-"))[0])
    }
}

extension ImportedOutline.Task {
    /// Takes what words say where nothing else says it.
    fileprivate mutating func take(_ date: LocalDate?, _ time: Int?, _ rule: RepeatRule?, isStart: Bool) {
        if case .none = repeats { repeats = rule }
        if isStart, let due {
            if let date, date <= due, case .none = start { start = date }
            return
        }
        if case .none = due {
            due = date
            if let time { self.time = time }
        }
    }
}
