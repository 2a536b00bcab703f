extension QuickAddReader {
    /// Reads the words of a language as English ones. Names of lists and subjects stay as they are.
    mutating func translate(by language: QuickAddLanguage) {
        guard !language.rules.isEmpty else { return }
        var isKept: [Bool] = []
        for (index, word) in line.words.enumerated() {
            let first = line.low[word.start]
            at = index
            let isName = first == UInt8(ascii: "@") || first == UInt8(ascii: "#")
            if isName, case .some = marked() {
                while isKept.count < at { isKept.append(true) }
                // One that was chosen keeps all its words.
                if let similar, at == index + 1 { similarBeforeTranslation.append((word.typed.lowerBound, similar)) }
            }
            if isKept.count == index { isKept.append(word.isLiteral) }
        }
        at = 0
        line = QuickAddTranslation(line, isKept, by: language).translated()
    }
}

/// A line of another language on its way into English.
final class QuickAddTranslation {
    private struct Word {
        /// Where it stands in ``folded``, and where the marks behind it begin.
        let start: Int
        let bareEnd: Int
        let end: Int
        let isCapital: Bool
        /// Whether it stays as it is.
        let isKept: Bool
        /// What it is by itself,
        var kind: QuickAddTerm.Kind
        /// and in English; nil: no rule says that.
        var own: Range<Int>?
        /// Of the rule that counts from here on: how many words it is about; 0: no rule counts,
        var count = 0
        var rule: QuickAddLanguage.Rule
        /// where ``found`` has what its classes stand for,
        var found = 0
        /// and how many marks stand behind its words.
        var marks: Int
    }

    private let line: QuickAddLine
    private let language: QuickAddLanguage
    /// The words as they are compared, with the marks and a space behind each.
    private var folded: [UInt8] = []
    private var words: [Word] = []
    /// For each class of a pattern that fitted: the word, and where what was found in it ends; -1: it is the whole word in English.
    private var found: [Int] = []
    /// How many marks stand behind the words of the pattern that fitted last.
    private var marks = 0
    private var building = QuickAddBuilding()

    /// - Parameter isKept: for each word whether it stays as it is.
    init(_ line: QuickAddLine, _ isKept: [Bool], by language: QuickAddLanguage) {
        self.line = line
        self.language = language
        let nothing = language.bytes.startIndex..<language.bytes.startIndex
        for (index, word) in line.words.enumerated() {
            let start = folded.count
            for byte in Text.folded(String(decoding: line.low[word.start..<word.end], as: UTF8.self)) { fold(byte) }
            let (end, marks) = (folded.count, word.end - word.bareEnd)
            folded.append(UInt8(ascii: " "))
            words.append(
                Word(
                    start: start,
                    bareEnd: max(end - marks, start),
                    end: end,
                    isCapital: line.text[word.start].isCapitalLetter,
                    isKept: isKept[index],
                    kind: folded[start].isDigit
                        ? QuickAddVocabulary.term(folded[start..<max(end - marks, start)]).kind : word.term.kind,
                    rule: .init(pattern: nothing, english: nothing),
                    marks: marks
                )
            )
        }
        var firsts: [UInt8] = []
        for word in words { firsts.append(folded[word.start]) }
        for rule in language.rules {
            let first = language.bytes[rule.pattern.lowerBound]
            let isAny = first.isCapitalLetter || first == UInt8(ascii: "^")
            // Most rules begin with another letter.
            for index in firsts.indices where isAny || firsts[index] == first { consider(rule, at: index) }
        }
    }

    /// Adds a byte; Arabic's sign between whole and parts as a full stop.
    private func fold(_ byte: UInt8) {
        if folded.last == 0xd9, byte == 0xab {
            folded[folded.count - 1] = UInt8(ascii: ".")
        } else {
            folded.append(byte)
        }
    }

    /// The line in English.
    func translated() -> QuickAddLine {
        var index = 0
        while index < words.count {
            let word = words[index]
            let isRuled = word.count > 0
            let next = index + max(word.count, 1)
            let english = isRuled ? language.bytes[word.rule.english] : weekdays(word)
            if english.isEmpty {
                // A rule without English says that its words mean nothing.
                for index in index..<next { keep(index, isLiteral: isRuled) }
            } else {
                add(english, index, to: next)
            }
            index = next
        }
        return QuickAddLine(building, source: line.source)
    }

    // MARK: Rules

    /// Notes a rule for the words from one on, if it fits. Of several, the first of those for most words counts.
    private func consider(_ rule: QuickAddLanguage.Rule, at index: Int) {
        let before = found.count
        let count = fits(rule.pattern, at: index)
        let word = words[index]
        // Those for single words without classes stand before all others: classes know them.
        if count == 1, word.own == nil, found.count == before, marks == word.end - word.bareEnd,
            !language.bytes[rule.pattern.upperBound - 1].isCapitalLetter
        {
            words[index].own = rule.english
            words[index].kind = QuickAddVocabulary.term(language.bytes[rule.english]).kind
        }
        guard count > word.count else { return }
        words[index].count = count
        words[index].rule = rule
        words[index].found = before
        words[index].marks = marks
    }

    /// How many words from one on a pattern fits; 0: it does not.
    private func fits(_ pattern: Range<Int>, at start: Int) -> Int {
        let bytes = language.bytes
        var (index, position) = (start, pattern.lowerBound)
        while index < words.count, !words[index].isKept {
            let word = words[index]
            // The word behind the others, which stays.
            if bytes[position] == UInt8(ascii: "S") { return isSmall(index) ? index - start : 0 }
            if bytes[position] == UInt8(ascii: "^") {
                guard word.isCapital else { return 0 }
                position += 1
            }
            var at = word.start
            if bytes[position].isCapitalLetter {
                let isWhole = position + 1 == pattern.upperBound || bytes[position + 1].isSeparator
                at = end(of: bytes[position], in: word, isWhole: isWhole)
                guard at > word.start else { return 0 }
                found.append(index)
                found.append(isWhole && word.own != nil ? -1 : at)
                position += 1
            }
            while position < pattern.upperBound, !bytes[position].isSeparator {
                guard folded[at] == bytes[position] else { return 0 }
                at += 1
                position += 1
            }
            index += 1
            marks = word.end - at
            guard at >= word.bareEnd else { return 0 }
            if position == pattern.upperBound { return index - start }
            // Between the words of a pattern nothing stands but the full stop of an abbreviation.
            guard marks == 0 || marks == 1 && folded[at] == UInt8(ascii: ".") else { return 0 }
            position += 1
        }
        return 0
    }

    /// Whether a word begins with a small letter, or with an accented one of Latin-1.
    private func isSmall(_ index: Int) -> Bool {
        let start = line.words[index].start
        return line.text[start].isLowerLetter || line.text[start] == 0xc3 && line.text[start + 1] >= 0xa0
    }

    /// Where the part of a word ends that belongs to a class; where the word begins: it does not belong to it.
    ///
    /// - Parameter isWhole: whether nothing of the word follows; otherwise the class stands for digits.
    private func end(of name: UInt8, in word: Word, isWhole: Bool) -> Int {
        let isTime = name == UInt8(ascii: "T")
        var end = folded[...].digits(from: word.start).end
        if !isWhole {
            // "1,5", "9:30".
            while isTime, end > word.start, end + 1 < word.end, !folded[end].isLowerLetter, folded[end + 1].isDigit {
                end = folded[...].digits(from: end + 1).end
            }
            return end
        }
        let isOne =
            switch word.kind {
            case .number, .amount: name == UInt8(ascii: "N")
            case .weekday, .doubtfulWeekday: name == UInt8(ascii: "W")
            case .plural: name == UInt8(ascii: "L")
            case .month: name == UInt8(ascii: "M")
            case .day: name == UInt8(ascii: "D")
            case .part: name == UInt8(ascii: "P")
            case .unit: name == UInt8(ascii: "U")
            default: false
            }
        return isOne || isTime && end > word.start ? word.bareEnd : word.start
    }

    // MARK: Weekdays in one word

    /// "Mo-Fr", "Di/Do" in English; empty: it is something else.
    private func weekdays(_ word: Word) -> ArraySlice<UInt8> {
        var english: [UInt8] = []
        var start = word.start
        for index in start...word.bareEnd where !word.isKept {
            let isEnd = index == word.bareEnd
            guard isEnd || folded[index] == UInt8(ascii: "-") || folded[index] == UInt8(ascii: "/") else { continue }
            guard !(isEnd && start == word.start) else { return [] }
            let day = known(folded[start..<index])
            guard QuickAddVocabulary.term(day).kind.isWeekday else { return [] }
            // Beside another it is not doubtful.
            for byte in day where byte.isLowerLetter { english.append(byte) }
            if !isEnd { english.append(folded[index]) }
            start = index + 1
        }
        return english[...]
    }

    /// A part of a word in English. Whether it has a capital does not matter.
    private func known(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        for rule in language.rules {
            var pattern = language.bytes[rule.pattern]
            if pattern.first == UInt8(ascii: "^") { pattern = pattern.dropFirst() }
            if pattern.elementsEqual(part) { return language.bytes[rule.english] }
        }
        return []
    }

    // MARK: The English line

    /// Adds a word as it was typed, but for digits.
    private func keep(_ index: Int, isLiteral: Bool) {
        let word = line.words[index]
        let known = words[index]
        let isNumber = !known.isKept && (folded[known.start].isDigit || folded[known.start] == UInt8(ascii: "~"))
        for byte in isNumber ? folded[known.start..<known.end] : line.text[word.start..<word.end] {
            building.add(byte, isLiteral: isLiteral || word.isLiteral)
        }
        building.endWord(typed: word.typed)
    }

    /// Adds English words for those from one to before another.
    private func add(_ english: ArraySlice<UInt8>, _ index: Int, to next: Int) {
        let word = words[index]
        // Where the parts end that are read apart.
        var ends: [Int] = []
        var end = index + 1
        for byte in language.bytes[word.rule.pattern] where byte.isSeparator {
            if byte == UInt8(ascii: "|") { ends.append(end) }
            end += 1
        }
        ends.append(next)
        var (first, part) = (index, 0)
        for byte in english {
            if byte.isSeparator {
                building.endWord(typed: typed(first, ends[part]))
                if byte == UInt8(ascii: "|") { (first, part) = (ends[part], part + 1) }
            } else if byte.isCapitalLetter {
                addFound(word.found + 2 * Int(byte - UInt8(ascii: "A")))
            } else {
                building.add(byte, isLiteral: false)
            }
        }
        let last = words[next - 1].end
        add(folded[last - word.marks..<last])
        building.endWord(typed: typed(first, next))
    }

    private func addFound(_ position: Int) {
        let word = words[found[position]]
        if found[position + 1] < 0, let own = word.own { return add(language.bytes[own]) }
        add(folded[word.start..<found[position + 1]])
    }

    private func add(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes { building.add(byte, isLiteral: false) }
    }

    private func typed(_ start: Int, _ end: Int) -> Range<Int> {
        line.words[start].typed.lowerBound..<line.words[end - 1].typed.upperBound
    }
}
