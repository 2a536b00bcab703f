/// The values of the chips, by kind.
extension UnderstoodLine {
    /// Whether the line itself says a date.
    package var namesDate: Bool {
        for chip in chips { if case .due = chip.meaning { return true } }
        return false
    }

    /// Minutes of the day, 0–1439.
    package var time: Int? {
        for chip in chips {
            if case .time(let value) = chip.meaning { return value }
            if case .time(let value) = chip.also { return value }
        }
        return nil
    }

    /// How long it takes, 1–1440.
    package var minutes: Int? {
        for chip in chips {
            if case .minutes(let value) = chip.meaning { return value }
            if case .minutes(let value) = chip.also { return value }
        }
        return nil
    }

    /// Spoons, 1–10.
    package var cost: Int? {
        for chip in chips { if case .cost(let value) = chip.meaning { return value } }
        return nil
    }

    /// How much it matters.
    package var priority: Priority? {
        for chip in chips { if case .priority(let value) = chip.meaning { return value } }
        return nil
    }

    /// The subjects' names, in the order typed, as often as they were.
    package var subjects: [String] {
        var names: [String] = []
        for chip in chips { if case .subject(let name) = chip.meaning { names.append(name) } }
        return names
    }

    /// The list's name.
    package var list: String? {
        for chip in chips { if case .list(let name) = chip.meaning { return name } }
        return nil
    }

    /// How it comes back.
    package var repeats: RepeatRule? {
        for chip in chips { if case .repeats(let rule) = chip.meaning { return rule } }
        return nil
    }
}
