package import Planner

extension TaskEntry {
    /// The text about a task behind its title: "3 spoons", "high priority", "due 2026-11-22 09:30". Dates are written so that they mean the
    /// same next year.
    package func details(in space: PlanReader, _ words: Catalog) -> [String] {
        let settings = space.settings
        var details: [String] = []
        if let cost {
            let spoons = SpoonCount(count: cost, unit: UnitOfEnergy(settings))
            details.append(words[.exportCost(spoons: spoons)])
        }
        if let minutes { details.append(words[.exportMinutes(minutes: minutes)]) }
        if let priority { details.append(words[priority.fact]) }
        if let start { details.append(words[.exportHidden(date: start.text)]) }
        if isDailyByRule {
            if let time { details.append(ClockTime.text(time)) }
        } else if let due {
            var said: Sentence = .exportDue(date: due.text)
            if let time { said = .exportDueTime(date: due.text, time: ClockTime.text(time)) }
            details.append(words[said])
        }
        details += words.repetitions(daily, repeats, settings.times)
        if let reminder { details.append(words[.exportReminder(when: words.reminder(reminder))]) }
        for kind in EnergyKind.allCases where kinds.contains(kind) { details.append(words[Words.energy(kind)]) }
        for subject in space.subjects(of: identity) { details.append("#" + subject.name) }
        return details
    }
}
