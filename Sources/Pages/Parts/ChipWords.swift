public import Planner

extension QuickLine {
    /// A line with what it says just now.
    ///
    /// - Parameters:
    ///   - line: as it was typed.
    ///   - refusing: words that are to stay words.
    ///   - isStep: whether it is to be a step, which is in the list of its task, whatever the line says.
    public convenience init(
        _ line: String,
        refusing: [String],
        isStep: Bool,
        at moment: Moment,
        reading space: PersonalSpace
    ) {
        guard !Text.isBlank(line) else {
            self.init(Typed(line))
            return
        }
        var names: [String] = []
        for list in space.openLists { names.append(list.name) }
        let read = QuickAdd(line, today: moment.date, lists: isStep ? nil : names, refusing: refusing)
        self.init(Typed(line), refusing: read.refused, understood: read)
        meanings = Words.meanings(of: read, at: moment, reading: space)
    }
}

extension Words {
    /// What each chip of a line says, in words.
    static func meanings(of line: QuickAdd, at moment: Moment, reading space: PersonalSpace) -> [String] {
        var meanings: [String] = []
        for chip in line.chips { meanings.append(meaning(of: chip, at: moment, reading: space)) }
        return meanings
    }

    /// "2 spoons", "High priority", "Subject: home", "List: Errands (new)". What was typed is said where it was said otherwise.
    private static func meaning(of chip: QuickAdd.Chip, at moment: Moment, reading space: PersonalSpace) -> String {
        switch chip.meaning {
        case .due(let date): return quoting(typed: chip.words, after: Words.date(date, from: moment.date))
        case .time(let minutes): return clock(minutes, moment.times)
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
        case .repeats(let rule): return quoting(typed: chip.words, after: repetition(rule))
        }
    }

    private static func quoting(typed: String, after words: String) -> String {
        Token(words) == Token(typed) ? words : words + " (“" + typed + "”)"
    }
}
