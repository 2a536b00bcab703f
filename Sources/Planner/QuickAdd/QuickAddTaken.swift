/// Which phrases of a line become chips, and their meaning beside each other.
final class QuickAddTaken {
    private(set) var title = ""
    private(set) var chips: [UnderstoodLine.Chip] = []
    private(set) var refused: [String] = []
    private(set) var switched: [String] = []
    private(set) var due: LocalDate?

    private let reader: QuickAddReader
    /// The date that the line says.
    private var date: LocalDate?
    /// The part of the day that the line says.
    private var part: Int?
    private var has = [Bool](repeating: false, count: Single.allCases.count)

    init(_ phrases: [QuickAddReader.Phrase], by reader: QuickAddReader, refusing: [String], switching: [String]) {
        self.reader = reader
        let line = reader.line
        let chosen = choose(phrases)
        // Whether each becomes a chip.
        var isTaken = [Bool](repeating: false, count: phrases.count)
        for index in chosen {
            let phrase = phrases[index]
            let words = typed(phrase)
            if Self.count(words, in: refusing) > 0 {
                refused.append(words)
                continue
            }
            isTaken[index] = true
            if Self.count(words, in: switching) % 2 == 1 { switched.append(words) }
            if let kind = Single(phrase.found) { has[kind.rawValue] = true }
            if case .date(let written) = phrase.found { date = isSwitched(words) ? written.other ?? written.date : written.date }
        }
        due = date
        var hasTime = false
        var isLeft = [Bool](repeating: true, count: line.words.count)
        for index in chosen where isTaken[index] {
            let phrase = phrases[index]
            // A bare number after a date that was refused is a number.
            if let needed = phrase.needs, !isTaken[needed] { continue }
            guard let chip = chip(phrase, typed(phrase)) else {
                isTaken[index] = false
                continue
            }
            if case .time = chip.meaning { hasTime = true }
            for word in phrase.start..<phrase.end { isLeft[word] = false }
            for word in phrase.rest { isLeft[word] = false }
            chips.append(chip)
        }
        if due == nil, hasTime { due = reader.day ?? reader.today }
        title = Self.title(isLeft, of: line)
    }

    /// A phrase as it was typed.
    private func typed(_ phrase: QuickAddReader.Phrase) -> String {
        let words = reader.line.typed(phrase.start, phrase.end)
        guard !phrase.rest.isEmpty else { return words }
        return words + " " + reader.line.typed(phrase.rest.lowerBound, phrase.rest.upperBound)
    }

    /// How often words are in a list.
    @inline(never)
    static func count(_ words: String, in list: [String]) -> Int {
        var count = 0
        for one in list where one.utf8.elementsEqual(words.utf8) { count += 1 }
        return count
    }

    private func isSwitched(_ words: String) -> Bool { Self.count(words, in: switched) > 0 }

    private func has(_ kind: Single) -> Bool { has[kind.rawValue] }

    // MARK: The title

    /// The remaining words. Signs that led to a chip at the end, or away from one at the beginning, are left out: a comma, a dash.
    private static func title(_ isLeft: [Bool], of line: QuickAddLine) -> String {
        var (from, to) = (0, isLeft.count)
        if isLeft.first == false { while from < to, !isLeft[from] || isSign(from, of: line) { from += 1 } }
        if isLeft.last == false { while to > from, !isLeft[to - 1] || isSign(to - 1, of: line) { to -= 1 } }
        var title: [UInt8] = []
        for index in from..<to where isLeft[index] && (index == from || line.isEdge(index)) {
            if !title.isEmpty { title.append(UInt8(ascii: " ")) }
            title += line.source[line.words[index].typed]
        }
        if to < isLeft.count, let last = title.last {
            if isComma(last) {
                title.removeLast()
            } else if last != 0x9f, title.count > 1, title.isArabicMark(at: title.count - 2) {
                title.removeLast(2)
            }
        }
        return String(decoding: title, as: UTF8.self)
    }

    private static func isComma(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":")
    }

    private static func isSign(_ index: Int, of line: QuickAddLine) -> Bool {
        let word = line.words[index]
        // "-!" keeps its exclamation mark.
        if word.term.kind == .dash { return word.bareEnd == word.end }
        return word.end == word.start + 1 && line.low[word.start] == UInt8(ascii: "@")
    }

    // MARK: Chips

    /// Nil for a repeat that never comes.
    private func chip(_ phrase: QuickAddReader.Phrase, _ words: String) -> UnderstoodLine.Chip? {
        var meaning: UnderstoodLine.Chip.Meaning
        var also: UnderstoodLine.Chip.Meaning?
        var other: UnderstoodLine.Chip.Meaning?
        var start = reader.day ?? reader.today
        switch phrase.found {
        case .meaning(let known): return chip(known, words, phrase.similar)
        case .date(let written):
            meaning = .due(written.date)
            other = written.other.map { .due($0) }
            // "Tonight", said at eleven, is the day alone.
            if let minutes = written.minutes, !has(.time), date != reader.today || minutes >= reader.now {
                also = .time(minutes % 1440)
            }
        case .time(let written):
            let (minutes, second) = likeliest(written, isSwitched: isSwitched(words))
            meaning = .time(minutes)
            other = second.map { .time($0) }
            if let lasting = written.lasting, !has(.minutes) { also = .minutes(lasting) }
            return UnderstoodLine.Chip(meaning, also: also, other: other, words: words)
        case .repeats(let written):
            start = written.start ?? start
            // One that ends before its first date never comes.
            guard let rule = written.rule(on: due ?? start), let first = due ?? rule.first(from: start) else { return nil }
            meaning = .repeats(rule)
            if let pattern = written.other { other = written.changed(to: pattern).map { .repeats($0) } }
            if written.isList, date == nil { other = .due(first) }
            due = first
            if let minutes = written.minutes, !has(.time) { also = .time(minutes) }
        }
        if isSwitched(words), let second = other {
            (meaning, other) = (second, meaning)
            if case .repeats(let rule) = meaning, date == nil { due = rule.first(from: start) ?? due }
        }
        return UnderstoodLine.Chip(meaning, also: also, other: other, words: words)
    }

    private func chip(
        _ meaning: UnderstoodLine.Chip.Meaning,
        _ words: String,
        _ similar: QuickAddReader.SimilarName?
    ) -> UnderstoodLine.Chip {
        var other: UnderstoodLine.Chip.Meaning?
        if let similar {
            if case .list = meaning { other = .list(similar.other) } else { other = .subject(similar.other) }
        }
        return UnderstoodLine.Chip(meaning, also: nil, other: other, words: words, otherWords: similar?.words)
    }

    // MARK: Times

    /// The likeliest meaning of a time without a.m. or p.m., and the other one: the next that makes sense. Without a date it implies one.
    private func likeliest(_ written: QuickAddReader.WrittenTime, isSwitched: Bool) -> (Int, other: Int?) {
        let isAlone = date == nil && !has(.repeats)
        let isToday = isAlone ? reader.day ?? reader.today == reader.today : date == reader.today
        let now = isToday ? reader.now : -1
        if let part, let minutes = Self.within(part, written) {
            if isAlone { due = reader.day ?? reader.today }
            return (minutes, nil)
        }
        var chosen = written.minutes
        var other: Int?
        if written.isOpen {
            let hour = chosen / 60
            let habit = reader.habit
            let isLate = habit.map { $0 == 12 && hour > 5 } ?? (hour < (written.isExact && !reader.isTwelveHour ? 5 : 7))
            var second = isLate ? chosen : chosen + 720
            if isLate { chosen += 720 }
            let isDoubtful = habit == nil && ((6...8).contains(hour) || hour < 6 && written.isExact)
            let isPast = chosen < now && !written.isOfDay
            // By nine in the evening the day is over, but to those who write in the evening.
            if isPast, second >= now, habit == nil, second + (written.lasting ?? 0) <= 1260 || now >= 1020 {
                (chosen, second) = (second, chosen)
            }
            let isTomorrow = isAlone && chosen < now
            if second >= now ? isPast && written.lasting == nil || isDoubtful : isTomorrow && isDoubtful { other = second }
            if isSwitched, let second = other { (chosen, other) = (second, chosen) }
        }
        // Where a date begins at 3, ten past twelve can be two dates away.
        var later = 0
        while chosen + later * 1440 < now { later += 1 }
        if isAlone { due = reader.day ?? LocalDate(number: reader.today.number + later) }
        return (chosen, other)
    }

    /// A time within a part of the day: 8 tonight is 20:00. Nil if it is no hour of that part, as 12, which is noon elsewhere.
    private static func within(_ part: Int, _ written: QuickAddReader.WrittenTime) -> Int? {
        let minutes = written.minutes
        if written.hasHalf { return minutes }
        if part < 720 { return minutes < 720 ? minutes : nil }
        return switch minutes {
        case (part == 900 ? 60 : 240)..<720: minutes + 720
        case 780...: minutes
        default: nil
        }
    }

    // MARK: One of each kind

    /// The phrases that stand for their kind, in order: the last of each, and the first subjects.
    private func choose(_ phrases: [QuickAddReader.Phrase]) -> [Int] {
        let hasDate = phrases.contains { phrase in
            switch Single(phrase.found) {
            case .due, .repeats: true
            default: false
            }
        }
        var last = [Int?](repeating: nil, count: Single.allCases.count)
        var isChosen = [Bool](repeating: false, count: phrases.count)
        var subjects = 0
        for (index, phrase) in phrases.enumerated() {
            if let kind = Single(phrase.found) {
                if hasDate, case .time(let written) = phrase.found, written.isMidnight { continue }
                // Whether the date it needs stays the last one shows only at the end.
                if phrase.needs == nil { last[kind.rawValue] = index }
            } else if subjects < UnderstoodLine.mostSubjects {
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
        if let index = last[Single.repeats.rawValue], case .repeats(let written) = phrases[index].found { part = written.minutes }
        if let index = last[Single.due.rawValue], case .date(let written) = phrases[index].found, written.isPart {
            part = written.minutes
        }
        if let part, let time = last[Single.time.rawValue], case .time(let written) = phrases[time].found,
            Self.within(part, written) == nil
        {
            last[Single.time.rawValue] = nil
            has[Single.time.rawValue] = true
        }
        for index in last { if let index { isChosen[index] = true } }
        var chosen: [Int] = []
        for index in phrases.indices where isChosen[index] { chosen.append(index) }
        return chosen
    }
}

/// The kinds of chip that a task has one of; subjects it has several.
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
        case .date, .meaning(.due): self = .due
        case .time, .meaning(.time): self = .time
        case .meaning(.minutes): self = .minutes
        case .meaning(.cost): self = .cost
        case .meaning(.priority): self = .priority
        case .meaning(.list): self = .list
        case .meaning(.subject): return nil
        }
    }
}
