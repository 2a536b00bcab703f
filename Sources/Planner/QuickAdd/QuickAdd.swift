/// A task in one line: `Shower ~2 tomorrow 9:00 !high #home every day 15m @Errands`.
///
/// What was understood is shown as chips, each of which the person can refuse; nothing that was typed is lost. docs/quick-add.md
/// has the rules.
public struct QuickAdd: Equatable, Sendable {
    /// Words that were understood.
    public struct Chip: Equatable, Sendable {
        /// What they say about the task.
        public enum Meaning: Equatable, Sendable {
            /// The date it is due.
            case due(LocalDate)
            /// Minutes of the day, 0–1439.
            case time(Int)
            /// How long it takes, 1–1440.
            case minutes(Int)
            /// Spoons, 1–10.
            case cost(Int)
            /// How much it matters.
            case priority(Priority)
            /// A subject's name, as it was typed.
            case subject(String)
            /// A list's name: as the list has it, or, for one that is not there yet, as it was typed.
            case list(String)
            /// How it comes back.
            case repeats(RepeatRule)
        }

        /// What they say.
        public let meaning: Meaning
        /// The words as they were typed, one space between.
        public let words: String
    }

    /// How many subjects are taken from one line; more stay in the title.
    public static let mostSubjects = 20

    /// What is left, one space between words. Empty only if the line is: a line of nothing but chips is a title and has none.
    public let title: String
    /// What was understood, in the order typed: at most one of each kind, the last one written, and up to ``mostSubjects``.
    public let chips: [Chip]
    /// Words that would have been understood but were refused.
    public let refused: [String]
    /// The date of the chip; without one, the first date of the repeat, or today where there is a time.
    public let due: LocalDate?

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - line: what was typed.
    ///   - today: the date where the person is.
    ///   - lists: the names of the person's lists; nil: where the task goes is settled, and what begins with @ is a word.
    ///   - refusing: the words of chips that were refused; they stay in the title, and nothing else is read in their place.
    public init(_ line: String, today: LocalDate, lists: [String]?, refusing: [String] = []) {
        let words = QuickAddLine(line)
        var reader = QuickAddReader(words, today: today, lists: lists)
        let taken = Taken(reader.phrases(), of: words, refusing: refusing, today: reader.today)
        if Text.isBlank(taken.title) {
            let plain = QuickAddLine(line, readingQuotes: false)
            (title, chips, refused, due) = (plain.typed(0, plain.words.count), [], [], nil)
        } else {
            (title, chips, refused, due) = (taken.title, taken.chips, taken.refused, taken.due)
        }
    }
}

/// Which phrases of a line become chips.
private struct Taken {
    var title = ""
    var chips: [QuickAdd.Chip] = []
    var refused: [String] = []
    var due: LocalDate?

    init(_ phrases: [QuickAddReader.Phrase], of line: QuickAddLine, refusing: [String], today: LocalDate) {
        let (chosen, isTonight) = Self.chosen(phrases, of: line)
        // Whether each becomes a chip.
        var isTaken = [Bool](repeating: false, count: phrases.count)
        for index in chosen {
            let phrase = phrases[index]
            let words = line.typed(phrase.start, phrase.end)
            if refusing.contains(where: { $0.utf8.elementsEqual(words.utf8) }) {
                refused.append(words)
            } else {
                isTaken[index] = true
                if case .meaning(.due(let date)) = phrase.found { due = date }
            }
        }
        var next = 0
        var title: [UInt8] = []
        func keep(upTo end: Int) {
            guard next < end else { return }
            if !title.isEmpty { title.append(UInt8(ascii: " ")) }
            title += line.text[line.words[next].start..<line.words[end - 1].end]
        }
        var hasTime = false
        for index in chosen where isTaken[index] {
            let phrase = phrases[index]
            // A bare number after a date that was refused is a number.
            if let needed = phrase.needs, !isTaken[needed] { continue }
            let meaning: QuickAdd.Chip.Meaning
            switch phrase.found {
            case .meaning(let known): meaning = known
            case .time(let minutes): meaning = .time(isTonight ? Self.evening(minutes) ?? minutes : minutes)
            case .repeats(let written):
                let start = written.start ?? today
                // One that ends before its first date never comes.
                guard let rule = written.rule(on: due ?? start), let first = due ?? rule.first(from: start) else {
                    isTaken[index] = false
                    continue
                }
                meaning = .repeats(rule)
                due = first
            }
            if case .time = meaning { hasTime = true }
            keep(upTo: phrase.start)
            next = phrase.end
            chips.append(.init(meaning: meaning, words: line.typed(phrase.start, phrase.end)))
        }
        keep(upTo: line.words.count)
        self.title = String(decoding: title, as: UTF8.self)
        if hasTime { due = due ?? today }
    }

    /// What a time is tonight: 8 is 20:00. Nil where it is no hour of an evening, as 12, which is noon elsewhere.
    private static func evening(_ minutes: Int) -> Int? {
        switch minutes {
        case 240..<720: minutes + 720
        case 780...: minutes
        default: nil
        }
    }

    /// The phrases that stand for their kind, in order: the last of each, and the first subjects; and whether the date is tonight.
    private static func chosen(
        _ phrases: [QuickAddReader.Phrase],
        of line: QuickAddLine
    ) -> (phrases: [Int], isTonight: Bool) {
        var last = [Int?](repeating: nil, count: Single.allCases.count)
        var isChosen = [Bool](repeating: false, count: phrases.count)
        var subjects = 0
        for (index, phrase) in phrases.enumerated() {
            if let kind = Single(phrase.found) {
                // Whether the date it needs stays the last one shows only at the end.
                if phrase.needs == nil { last[kind.rawValue] = index }
            } else if subjects < QuickAdd.mostSubjects {
                subjects += 1
                isChosen[index] = true
            }
        }
        // A repeat that says when it begins is a date, too: of both, the last one is read.
        if let date = last[Single.due.rawValue], let index = last[Single.repeats.rawValue],
            case .repeats(let written) = phrases[index].found, written.start != nil
        {
            last[index < date ? Single.repeats.rawValue : Single.due.rawValue] = nil
        }
        for (index, phrase) in phrases.enumerated() {
            guard let needed = phrase.needs, last.contains(needed) else { continue }
            // Nothing but a time needs a date.
            last[Single.time.rawValue] = max(last[Single.time.rawValue] ?? index, index)
        }
        var isTonight = false
        if let date = last[Single.due.rawValue] { isTonight = line.words[phrases[date].end - 1].term.kind == .tonight }
        if isTonight, let time = last[Single.time.rawValue], case .time(let minutes) = phrases[time].found,
            evening(minutes) == nil
        {
            last[Single.time.rawValue] = nil
        }
        for index in last { if let index { isChosen[index] = true } }
        var chosen: [Int] = []
        for index in phrases.indices where isChosen[index] { chosen.append(index) }
        return (chosen, isTonight)
    }
}

/// What a task has one of; subjects it has several.
private enum Single: Int, CaseIterable {
    case due
    case time
    case minutes
    case cost
    case priority
    case list
    case repeats

    init?(_ found: QuickAddReader.Found) {
        switch found {
        case .repeats, .meaning(.repeats): self = .repeats
        case .meaning(.due): self = .due
        case .time, .meaning(.time): self = .time
        case .meaning(.minutes): self = .minutes
        case .meaning(.cost): self = .cost
        case .meaning(.priority): self = .priority
        case .meaning(.list): self = .list
        case .meaning(.subject): return nil
        }
    }
}
