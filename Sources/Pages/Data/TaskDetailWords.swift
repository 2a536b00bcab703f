public import Planner

extension TaskEntry {
    /// The text about a task behind its title: "3 spoons", "high priority", "due 2026-11-22 09:30". Dates are written so that they mean the
    /// same next year.
    public func details(in space: PersonalSpace) -> [String] {
        let settings = space.settings
        var details: [String] = []
        if let cost { details.append(String(cost) + " " + (cost == 1 ? settings.unitOne : settings.unitMany)) }
        if let minutes { details.append(String(minutes) + " min") }
        if let priority { details.append(priority.word.description + " priority") }
        if let start { details.append("hidden until " + start.text) }
        if let due { details.append("due " + due.text + (time.map { " " + ClockTime.text($0) } ?? "")) }
        if let repeats { details.append(Words.repetition(repeats, settings.times, .english)) }
        if !daily.isEmpty { details.append("in today’s list " + Words.repetition(daily)) }
        if let reminder { details.append("reminder " + Words.reminder(reminder)) }
        for kind in EnergyKind.allCases where kinds.contains(kind) { details.append(kind.word.description + " energy") }
        for subject in space.subjects(of: identity) { details.append("#" + subject.name) }
        return details
    }
}
