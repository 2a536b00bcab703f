extension QuickAddReader {
    /// Reads the words of a language as English ones. Names of lists and subjects stay as they are.
    mutating func translate(by language: QuickAddLanguage) {
        guard !language.rules.isEmpty else { return }
        var isKept: [Bool] = []
        for (index, word) in line.words.enumerated() {
            let first = line.low[word.start]
            at = index
            let isName = first == UInt8(ascii: "@") || first == UInt8(ascii: "#")
            if isName, case .some = marked() { while isKept.count < at { isKept.append(true) } }
            if isKept.count == index { isKept.append(word.isLiteral) }
        }
        at = 0
        var translation = QuickAddTranslation(line, isKept, by: language)
        line = translation.translated()
    }
}

/// A line of another language on its way into English.
struct QuickAddTranslation {
    private struct Word {
        /// As it is compared, with the marks behind it.
        let folded: [UInt8]
        /// Where the marks begin.
        let bareEnd: Int
        let isCapital: Bool
        /// Whether it stays as it is.
        let isKept: Bool
        /// What it is by itself, if that is known.
        let english: ArraySlice<UInt8>?
        let kind: QuickAddTerm.Kind
    }

    private let line: QuickAddLine
    private let language: QuickAddLanguage
    private var words: [Word] = []
    private var building = QuickAddBuilding()
    /// Of the last pattern that fitted: what its classes stand for,
    private var found: [ArraySlice<UInt8>] = []
    /// where its parts end,
    private var ends: [Int] = []
    /// and how many marks stand behind it.
    private var marks = 0

    init(_ line: QuickAddLine, _ isKept: [Bool], by language: QuickAddLanguage) {
        self.line = line
        self.language = language
        for (index, word) in line.words.enumerated() {
            let folded = QuickAddListName.folded(line.low[word.start..<word.end])
            let bareEnd = max(folded.count - (word.end - word.bareEnd), 0)
            let isCapital = line.text[word.start].isCapitalLetter
            let english = isKept[index] ? nil : known(folded[..<bareEnd], isCapital: isCapital) ?? weekdays(folded[..<bareEnd])
            let term = english.map { QuickAddVocabulary.term($0) } ?? word.term
            words.append(
                Word(
                    folded: folded,
                    bareEnd: bareEnd,
                    isCapital: isCapital,
                    isKept: isKept[index],
                    english: english,
                    kind: term.kind
                )
            )
        }
    }

    /// The line in English.
    mutating func translated() -> QuickAddLine {
        var index = 0
        while index < words.count {
            var (most, english) = (0, Range(uncheckedBounds: (0, 0)))
            var pattern = english
            for rule in language.rules {
                // Most rules begin with another letter.
                let first = language.bytes[rule.pattern.lowerBound]
                guard words[index].folded.first == first || first.isCapitalLetter || first == UInt8(ascii: "^") else { continue }
                let count = fits(rule.pattern, at: index)
                if count > most { (most, pattern, english) = (count, rule.pattern, rule.english) }
            }
            if most > 0 {
                _ = fits(pattern, at: index)
                ends.append(index + most)
                add(language.bytes[english], at: index)
            } else if let known = words[index].english {
                marks = words[index].folded.count - words[index].bareEnd
                ends = [index + 1]
                add(known, at: index)
            } else {
                add(index, isLiteral: false)
            }
            index += max(most, 1)
        }
        return QuickAddLine(building, source: line.source)
    }

    // MARK: Words by themselves

    /// What a word is by itself.
    ///
    /// - Parameter isCapital: whether it begins with a capital; nil: that does not matter.
    private func known(_ word: ArraySlice<UInt8>, isCapital: Bool?) -> ArraySlice<UInt8>? {
        for rule in language.rules {
            var pattern = language.bytes[rule.pattern]
            if pattern.first == UInt8(ascii: "^") {
                pattern = pattern.dropFirst()
                if isCapital == false { continue }
            }
            if pattern.elementsEqual(word) { return language.bytes[rule.english] }
        }
        return nil
    }

    /// Weekdays in one word: "Mo-Fr", "Di/Do".
    private func weekdays(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var english: [UInt8] = []
        var start = 0
        for index in 0...word.endIndex {
            let isEnd = index == word.endIndex
            guard isEnd || word[index] == UInt8(ascii: "-") || word[index] == UInt8(ascii: "/") else { continue }
            guard !(isEnd && start == 0), let day = known(word[start..<index], isCapital: nil) else { return nil }
            guard QuickAddVocabulary.term(day).kind.isWeekday else { return nil }
            // Beside another it is not doubtful.
            for byte in day where byte.isLowerLetter { english.append(byte) }
            if !isEnd { english.append(word[index]) }
            start = index + 1
        }
        return english[...]
    }

    // MARK: Patterns

    /// How many words from one on a pattern fits; 0: it does not.
    private mutating func fits(_ pattern: Range<Int>, at start: Int) -> Int {
        var (index, place) = (start, pattern.lowerBound)
        found = []
        ends = []
        while index < words.count {
            var end = place
            while end < pattern.upperBound, !language.bytes[end].isSeparator { end += 1 }
            // The word behind the others, which stays.
            if language.bytes[place] == UInt8(ascii: "S") { return isSmall(index) ? index - start : 0 }
            guard fits(place..<end, index, isLast: end == pattern.upperBound) else { return 0 }
            index += 1
            if end == pattern.upperBound { return index - start }
            if language.bytes[end] == UInt8(ascii: "|") { ends.append(index) }
            place = end + 1
        }
        return 0
    }

    private mutating func fits(_ pattern: Range<Int>, _ index: Int, isLast: Bool) -> Bool {
        let word = words[index]
        guard !word.isKept else { return false }
        var rest = language.bytes[pattern]
        if rest.first == UInt8(ascii: "^") {
            guard word.isCapital else { return false }
            rest = rest.dropFirst()
        }
        var end = 0
        if let name = rest.first, name.isCapitalLetter {
            rest = rest.dropFirst()
            end = length(of: word, as: name, hasEnding: !rest.isEmpty)
            guard end > 0 else { return false }
            found.append(rest.isEmpty ? word.english ?? word.folded[..<end] : word.folded[..<end])
        }
        guard word.folded[end...].starts(with: rest) else { return false }
        end += rest.count
        marks = word.folded.count - end
        // Between the words of a pattern nothing stands but the full stop of an abbreviation.
        return end >= word.bareEnd && (isLast || marks == 0 || marks == 1 && word.folded[end] == UInt8(ascii: "."))
    }

    /// Whether a word begins with a small letter, or with an accented one of Latin-1.
    private func isSmall(_ index: Int) -> Bool {
        let word = line.words[index]
        let first = line.text[word.start]
        return first.isLowerLetter || first == 0xc3 && line.text[word.start + 1] >= 0xa0
    }

    /// How many bytes of a word belong to a class; 0: the word does not belong to it.
    ///
    /// - Parameter hasEnding: whether more of the word follows: then the class stands for digits.
    private func length(of word: Word, as name: UInt8, hasEnding: Bool) -> Int {
        if hasEnding || name == UInt8(ascii: "T") {
            let digits = word.folded[...]
            var end = digits.digits(from: 0).end
            guard hasEnding else { return end > 0 ? word.bareEnd : 0 }
            // "1,5", "9:30".
            while name == UInt8(ascii: "T"), end > 0, end + 1 < digits.count, !digits[end].isLowerLetter, digits[end + 1].isDigit
            {
                end = digits.digits(from: end + 1).end
            }
            return end
        }
        let isOne =
            switch name {
            case UInt8(ascii: "N"): word.kind == .number || word.kind == .amount
            case UInt8(ascii: "W"): word.kind.isWeekday
            case UInt8(ascii: "L"): word.kind == .plural
            case UInt8(ascii: "M"): word.kind == .month
            case UInt8(ascii: "D"): word.kind == .day
            case UInt8(ascii: "P"): word.kind == .part
            case UInt8(ascii: "U"): word.kind == .unit
            default: false
            }
        return isOne ? word.bareEnd : 0
    }

    // MARK: The English line

    /// Adds a word as it was typed.
    private mutating func add(_ index: Int, isLiteral: Bool) {
        let word = line.words[index]
        for byte in line.text[word.start..<word.end] { building.add(byte, isLiteral: isLiteral || word.isLiteral) }
        building.endWord(typed: word.typed)
    }

    /// Adds English words for those from one on to the last of ``ends``; without any, they mean nothing.
    private mutating func add(_ english: ArraySlice<UInt8>, at start: Int) {
        let end = ends[ends.count - 1]
        if english.isEmpty {
            for index in start..<end { add(index, isLiteral: true) }
            return
        }
        var (first, part) = (start, 0)
        for byte in english {
            if byte.isSeparator {
                building.endWord(typed: typed(first, ends[part]))
                if byte == UInt8(ascii: "|") { (first, part) = (ends[part], part + 1) }
            } else if byte.isCapitalLetter {
                for byte in found[Int(byte) - 0x41] { building.add(byte, isLiteral: false) }
            } else {
                building.add(byte, isLiteral: false)
            }
        }
        let last = line.words[end - 1].end
        for byte in line.text[last - marks..<last] { building.add(byte, isLiteral: false) }
        building.endWord(typed: typed(first, end))
    }

    private func typed(_ start: Int, _ end: Int) -> Range<Int> {
        line.words[start].typed.lowerBound..<line.words[end - 1].typed.upperBound
    }
}
