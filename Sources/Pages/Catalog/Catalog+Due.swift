import Planner

// When a task is due and when a reminder rings, calmly.

extension Catalog {
    /// "today, 9:30", "Tue 24 Nov, in 3 days", "was due Tue 14 Oct": the date and the days left.
    @inline(never)
    func due(_ date: LocalDate, _ time: Int?, at instant: Instant) -> String {
        let clock = time.map { self.clock($0, instant.times) }
        switch date.number - instant.date.number {
        case ..<0: return self[.dueWas(date: self.date(date, at: instant))]
        case 0: return self[clock.map { .dueTodayAt(time: $0) } ?? Sentence(.dueToday)]
        case 1: return self[clock.map { .dueTomorrowAt(time: $0) } ?? Sentence(.dueTomorrow)]
        case let days:
            let said = self.date(date, at: instant)
            return self[clock.map { .dueInDaysAt(days: days, date: said, time: $0) } ?? .dueInDays(days: days, date: said)]
        }
    }

    /// "today, 9:30", "Mon 23 Nov, tomorrow", "Tue 24 Nov, 9:30, in 3 days": where there is room for the date, too.
    @inline(never)
    func dueInFull(_ date: LocalDate, _ time: Int?, at instant: Instant) -> String {
        guard date.number == instant.date.number + 1 else { return due(date, time, at: instant) }
        let said = self.date(date, at: instant)
        guard let time else { return self[.dueTomorrowOn(date: said)] }
        return self[.dueTomorrowOnAt(date: said, time: clock(time, instant.times))]
    }

    /// "at the time", "1 day before", "10 min before".
    @inline(never)
    func reminder(_ minutes: Int) -> String {
        switch minutes {
        case 0: self[.reminderAtTime]
        case 1440: self[.reminderDayBefore]
        default: self[.reminderBefore(length: self.minutes(minutes))]
        }
    }

    /// The same as an answer to choose: "At the time".
    @inline(never)
    func reminderAnswer(_ minutes: Int) -> String {
        switch minutes {
        case 0: self[.remindAtTime]
        case 1440: self[.remindDayBefore]
        default: self[.remindBefore(length: self.minutes(minutes))]
        }
    }

    /// The priorities, for menus.
    var priorities: [(value: String, text: String)] {
        [("1", self[.priorityHigh]), ("2", self[.priorityMedium]), ("3", self[.priorityLow])]
    }
}

extension Priority {
    /// "high priority".
    @inline(never)
    var fact: Phrase {
        switch self {
        case .high: .highPriority
        case .medium: .mediumPriority
        case .low: .lowPriority
        }
    }
}

extension Words {
    /// "High".
    static func name(_ priority: Priority) -> Phrase {
        switch priority {
        case .high: .priorityHigh
        case .medium: .priorityMedium
        case .low: .priorityLow
        }
    }
}
