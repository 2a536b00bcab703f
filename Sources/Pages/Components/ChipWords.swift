package import Planner

extension QuickLine {
    /// A line with its present chips.
    ///
    /// - Parameters:
    ///   - line: as it was typed.
    ///   - refusing: words that are to stay words.
    ///   - switching: words that mean the other of two things.
    ///   - isStep: whether it is to be a step, which is in the list of its task, whatever the line says.
    ///   - day: the day that its page is about.
    ///   - readAt: when the person saw what it says; nil: now.
    ///   - words: the texts that say what the parts mean.
    package convenience init(
        _ line: String,
        refusing: [String],
        switching: [String],
        isStep: Bool,
        on day: LocalDate?,
        at instant: Instant,
        readAt: Instant? = nil,
        reading space: PlanReader,
        in words: Catalog
    ) {
        guard !Text.isBlank(line) else {
            self.init(FieldValue(line))
            return
        }
        let readAt = readAt ?? instant
        var context = space.quickAdd(at: readAt, isPlaced: isStep, in: words.quickAdd)
        context.day = day
        let read = UnderstoodLine(line, in: context, refusing: refusing, switching: switching)
        self.init(FieldValue(line), understood: read)
        self.readAt = readAt
        for chip in read.chips {
            symbols.append(chip.meaning.symbol)
            kinds.append(chip.meaning.kind)
            meanings.append(words.meaning(of: chip, in: read, at: instant, reading: space))
            others.append(chip.other.map { words.meaning(of: $0, at: instant, reading: space) })
        }
    }
}

extension UnderstoodLine.Chip.Meaning {
    /// Its kind: a row for the same field is not shown beside it.
    fileprivate var kind: StaticString {
        switch self {
        case .due: "due"
        case .repeats: "repeat"
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

extension Catalog {
    /// The meaning of a chip, in words: "2 spoons", "High priority", "Subject: home", "List: Errands (new)". They contain the typed
    /// words if those differ, and the day of a time without a date.
    func meaning(
        of chip: UnderstoodLine.Chip,
        in line: UnderstoodLine,
        at instant: Instant,
        reading space: PlanReader
    ) -> String {
        var meaning = self.meaning(of: chip.meaning, at: instant, reading: space)
        if let also = chip.also {
            let other = self.meaning(of: also, at: instant, reading: space)
            if case .due(let date) = chip.meaning, case .time = also {
                meaning = time(other, on: date, at: instant)
            } else {
                meaning = enumeration([meaning, other])
            }
        }
        switch chip.meaning {
        case .time:
            guard let date = line.due, case .none = line.repeats, !line.namesDate else { return meaning }
            return time(meaning, on: date, at: instant)
        case .due, .repeats:
            return ByteString(meaning) == ByteString(chip.words) ? meaning : self[.chipWords(meaning: meaning, words: chip.words)]
        default: return meaning
        }
    }

    /// "Today, 11:00", "Wed 4 Mar, 11:00".
    private func time(_ time: String, on date: LocalDate, at instant: Instant) -> String {
        switch date.number - instant.date.number {
        case 0: self[.chipTimeToday(time: time)]
        case 1: self[.chipTimeTomorrow(time: time)]
        default: self[.chipTimeDate(date: self.date(date, at: instant), time: time)]
        }
    }

    fileprivate func meaning(
        of meaning: UnderstoodLine.Chip.Meaning,
        at instant: Instant,
        reading space: PlanReader
    ) -> String {
        switch meaning {
        case .due(let date): return self.date(date, at: instant)
        case .time(let minutes): return self.clock(minutes, instant.times)
        case .minutes(let minutes): return self.minutes(minutes)
        case .cost(let cost):
            return self[.chipSpoons(spoons: SpoonCount(count: cost, unit: UnitOfEnergy(space.settings)))]
        case .priority(let priority): return self[Self.chip(priority)]
        case .subject(let name):
            guard case .some(let subject) = space.subject(named: name) else { return self[.chipSubjectNew(subject: name)] }
            return self[.chipSubject(subject: subject.name)]
        case .list(let name):
            if case .some = space.openList(named: name) { return self[.chipList(list: name)] }
            return self[.chipListNew(list: name)]
        case .repeats(let rule): return repetition(rule, instant.times)
        }
    }

    private static func chip(_ priority: Priority) -> Phrase {
        switch priority {
        case .high: .chipHigh
        case .medium: .chipMedium
        case .low: .chipLow
        }
    }
}
