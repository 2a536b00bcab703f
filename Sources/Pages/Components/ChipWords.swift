public import Planner

extension QuickLine {
    /// A line with its present chips.
    ///
    /// - Parameters:
    ///   - line: as it was typed.
    ///   - refusing: words that are to stay words.
    ///   - switching: words that mean the other of two things.
    ///   - isStep: whether it is to be a step, which is in the list of its task, whatever the line says.
    ///   - day: the day that its page is about.
    public convenience init(
        _ line: String,
        refusing: [String],
        switching: [String],
        isStep: Bool,
        on day: LocalDate?,
        at instant: Instant,
        reading space: PersonalSpace
    ) {
        guard !Text.isBlank(line) else {
            self.init(FieldValue(line))
            return
        }
        var context = space.quickAdd(at: instant, isPlaced: isStep)
        context.day = day
        let read = UnderstoodLine(line, in: context, refusing: refusing, switching: switching)
        self.init(FieldValue(line), understood: read)
        for chip in read.chips {
            symbols.append(chip.meaning.symbol)
            kinds.append(chip.meaning.kind)
            meanings.append(Words.meaning(of: chip, in: read, at: instant, reading: space))
            others.append(chip.other.map { Words.meaning(of: $0, at: instant, reading: space) })
        }
    }
}

extension UnderstoodLine.Chip.Meaning {
    /// Its kind: a row for the same field is not shown beside it.
    fileprivate var kind: StaticString {
        switch self {
        case .due, .repeats: "due"
        case .cost: "cost"
        case .list: "list"
        case .time, .minutes, .priority, .subject: "more"
        }
    }

    fileprivate var symbol: Symbol {
        switch self {
        case .due: .date
        case .time: .clock
        case .minutes: .timer
        case .cost: .spoon
        case .priority: .flag
        case .subject: .tag
        case .list: .list
        case .repeats: .again
        }
    }
}

extension Words {
    /// The meaning of a chip, in words: "2 spoons", "High priority", "Subject: home", "List: Errands (new)". They contain the typed words
    /// if those differ, and the day of a time without a date.
    static func meaning(
        of chip: UnderstoodLine.Chip,
        in line: UnderstoodLine,
        at instant: Instant,
        reading space: PersonalSpace
    ) -> String {
        var words = meaning(of: chip.meaning, at: instant, reading: space)
        if let also = chip.also { words += ", " + meaning(of: also, at: instant, reading: space) }
        switch chip.meaning {
        case .time:
            guard let date = line.due, case .none = line.repeats, !line.namesDate else { return words }
            switch date.number - instant.date.number {
            case 0: return "Today, " + words
            case 1: return "Tomorrow, " + words
            default: return Words.date(date, at: instant) + ", " + words
            }
        case .due, .repeats: return ByteString(words) == ByteString(chip.words) ? words : words + " (“" + chip.words + "”)"
        default: return words
        }
    }

    static func meaning(of meaning: UnderstoodLine.Chip.Meaning, at instant: Instant, reading space: PersonalSpace) -> String {
        switch meaning {
        case .due(let date): return Words.date(date, at: instant)
        case .time(let minutes): return clock(minutes, instant.times)
        case .minutes(let minutes): return self.minutes(minutes)
        case .cost(let cost):
            let settings = space.settings
            return String(cost) + " " + (cost == 1 ? settings.unitOne : settings.unitMany)
        case .priority(let priority): return name(priority) + " priority"
        case .subject(let name):
            guard case .some(let subject) = space.subject(named: name) else { return "Subject: " + name + " (new)" }
            return "Subject: " + subject.name
        case .list(let name):
            if case .some = space.openList(named: name) { return "List: " + name }
            return "List: " + name + " (new)"
        case .repeats(let rule): return repetition(rule, instant.times)
        }
    }
}
