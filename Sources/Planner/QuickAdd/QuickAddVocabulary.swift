/// The words that are known: English. Another language is another table like this one.
enum QuickAddVocabulary {
    private struct Entry {
        let kind: QuickAddTerm.Kind
        let value: Int
        /// Lower case, a space between.
        let words: StaticString

        init(_ kind: QuickAddTerm.Kind, _ value: Int, _ words: StaticString) {
            self.kind = kind
            self.value = value
            self.words = words
        }

        init(_ kind: QuickAddTerm.Kind, _ unit: QuickAddUnit, _ words: StaticString) {
            self.init(kind, unit.rawValue, words)
        }
    }

    /// Letters in the longest word.
    private static let longest = 11

    private static let english: [Entry] = [
        Entry(.day, 0, "today"), Entry(.tonight, 0, "tonight"), Entry(.day, 1, "tomorrow tmr tmrw"),
        Entry(.weekday, 0, "monday mon"), Entry(.weekday, 1, "tuesday tue tues"), Entry(.weekday, 2, "wednesday weds"),
        Entry(.weekday, 3, "thursday thu thur thurs"), Entry(.weekday, 4, "friday fri"), Entry(.weekday, 5, "saturday"),
        Entry(.weekday, 6, "sunday"), Entry(.doubtfulWeekday, 2, "wed"), Entry(.doubtfulWeekday, 5, "sat"),
        Entry(.doubtfulWeekday, 6, "sun"),
        Entry(.month, 1, "january jan"), Entry(.month, 2, "february feb"), Entry(.month, 3, "march mar"),
        Entry(.month, 4, "april apr"), Entry(.month, 5, "may"), Entry(.month, 6, "june jun"), Entry(.month, 7, "july jul"),
        Entry(.month, 8, "august aug"), Entry(.month, 9, "september sep sept"), Entry(.month, 10, "october oct"),
        Entry(.month, 11, "november nov"), Entry(.month, 12, "december dec"),
        Entry(.unit, .day, "day days"), Entry(.unit, .week, "week weeks"), Entry(.unit, .month, "month months"),
        Entry(.unit, .year, "year years"),
        Entry(.adverb, .day, "daily"), Entry(.adverb, .week, "weekly"), Entry(.adverb, .month, "monthly"),
        Entry(.adverb, .year, "yearly annually"), Entry(.otherAdverb, .week, "fortnightly"),
        Entry(.weekdays, 0x1f, "weekday weekdays"), Entry(.weekdays, 0x60, "weekend weekends"),
        Entry(.amount, 1, "a an one"), Entry(.amount, 2, "two"), Entry(.amount, 3, "three"), Entry(.amount, 4, "four"),
        Entry(.amount, 5, "five"), Entry(.amount, 6, "six"), Entry(.amount, 7, "seven"), Entry(.amount, 8, "eight"),
        Entry(.amount, 9, "nine"), Entry(.amount, 10, "ten"),
        Entry(.rank, 1, "first"), Entry(.rank, 2, "second"), Entry(.rank, 3, "third"), Entry(.rank, 4, "fourth"),
        Entry(.rank, -1, "last"),
        Entry(.on, 0, "on"), Entry(.by, 0, "by due"), Entry(.this, 0, "this"), Entry(.at, 0, "at"),
        Entry(.from, 0, "from starting"), Entry(.lasting, 0, "for"),
        Entry(.aside, 0, "with without near via about outside inside because if when"),
        Entry(.next, 0, "next"), Entry(.within, 0, "in"), Entry(.every, 0, "every each"), Entry(.other, 0, "other"),
        Entry(.after, 0, "after"), Entry(.done, 0, "done completion"), Entry(.until, 0, "until till"),
        Entry(.bound, 0, "before since than"), Entry(.to, 0, "to through thru"),
        Entry(.dash, 0, "- – —"), Entry(.the, 0, "the"), Entry(.of, 0, "of"), Entry(.and, 0, "and &"),
        Entry(.clock, 720, "noon"), Entry(.half, 0, "am a.m"), Entry(.half, 12, "pm p.m"),
        Entry(.oClock, 0, "o'clock o’clock oclock"),
        Entry(.hours, 0, "h hr hrs hour hours"), Entry(.minutes, 0, "min mins minute minutes"),
        Entry(.spoons, 0, "spoon spoons"),
        Entry(.priority, 1, "high 1"), Entry(.priority, 2, "medium med 2"), Entry(.priority, 3, "low 3"),
    ]

    /// What a word means; it is in lower case.
    static func term(_ word: ArraySlice<UInt8>) -> QuickAddTerm {
        guard let first = word.first else { return .none }
        if first.isDigit { return number(word) }
        // Priorities have digits among their names, but only behind their mark.
        guard word.count <= longest else { return .none }
        for entry in english where entry.kind != .priority && holds(entry.words, word) {
            return QuickAddTerm(kind: entry.kind, value: entry.value)
        }
        return .none
    }

    /// What stands behind an exclamation mark.
    static func priority(_ word: ArraySlice<UInt8>) -> Priority? {
        for entry in english where entry.kind == .priority && holds(entry.words, word) {
            return Priority(rawValue: Int64(entry.value))
        }
        return nil
    }

    private static func holds(_ words: StaticString, _ word: ArraySlice<UInt8>) -> Bool {
        words.withUTF8Buffer { bytes in
            var start = 0
            while start < bytes.count {
                var end = start
                var isSame = true
                while end < bytes.count, bytes[end] != UInt8(ascii: " ") {
                    let place = word.startIndex + end - start
                    if place >= word.endIndex || word[place] != bytes[end] { isSame = false }
                    end += 1
                }
                if isSame, end - start == word.count { return true }
                start = end + 1
            }
            return false
        }
    }

    private static func number(_ word: ArraySlice<UInt8>) -> QuickAddTerm {
        let (value, end) = word.digits(from: word.startIndex)
        guard end - word.startIndex <= 4 else { return .none }
        if end == word.endIndex { return QuickAddTerm(kind: .number, value: value) }
        // st, nd, rd, th: which of them is the person's business.
        guard word.endIndex - end == 2, (1...31).contains(value) else { return .none }
        let isEnding = holds("st nd rd th", word[end...])
        return isEnding ? QuickAddTerm(kind: .ordinal, value: value) : .none
    }
}
