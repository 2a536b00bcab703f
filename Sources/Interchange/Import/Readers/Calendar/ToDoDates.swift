import Planner

/// When a to-do of iCalendar is to be done, and when again.
struct ToDoDates {
    private let component: CalendarComponent
    private let overrides: [CalendarComponent]
    private let clock: CalendarClock
    /// When it begins, by its program.
    let start: CalendarTime?
    /// When it is due.
    let due: CalendarTime?
    /// The line that repeats are counted from, if the to-do has any.
    private let basis: CalendarTime?
    private let isRepeating: Bool

    init(of component: CalendarComponent, overrides: [CalendarComponent], on clock: CalendarClock) {
        (self.component, self.overrides, self.clock) = (component, overrides, clock)
        isRepeating = component.line("RRULE") != nil
        start = component.line("DTSTART")?.time
        if let due = component.line("DUE")?.time {
            self.due = due
        } else if let start, let length = component.line("DURATION")?.duration, length > 0 {
            due = Self.adding(length, to: start)
        } else {
            // In a series without a due date, the beginning is the date.
            due = isRepeating ? start : nil
        }
        basis = start ?? due
    }

    /// A length of time later, on the same clock.
    private static func adding(_ seconds: Int64, to start: CalendarTime) -> CalendarTime {
        switch start.time {
        case .instant(let instant): return CalendarTime(time: .instant(instant + seconds * 1000), zone: nil)
        case .date(let date):
            return CalendarTime(time: .date(date.adding(days: Int(seconds / 86_400))), zone: nil)
        case .wall(let wall, let second):
            let later = Int64(wall.date.number) * 86_400 + Int64(wall.minute * 60 + second) + seconds
            let date = LocalDate(time: later * 1000, offset: 0)
            let minute = Int((later - Int64(date.number) * 86_400) / 60)
            return CalendarTime(
                time: .wall(LocalDateTime(date: date, minute: minute), seconds: Int(later % 60)),
                zone: start.zone
            )
        }
    }

    /// Gives them to a task.
    ///
    /// - Returns: whether it comes back, and all of its dates are over.
    func give(to task: inout ImportedOutline.Task, _ gathered: inout GatheredOutline) -> Bool {
        for name in ["DUE", "DTSTART"] as [ByteString] {
            // A date that no calendar has, or something else.
            guard let line = component.line(name), line.time == nil, !Text.isBlank(line.value) else { continue }
            task.extras.append(ImportedExtra(name == "DUE" ? .due : .start, line.value))
            gathered.lose(.dates)
        }
        if clock.isUnknown(due ?? start) { gathered.lose(.zones) }
        if let due {
            let reading = clock.reading(due)
            (task.due, task.time) = (reading.date, reading.minute)
        }
        let isOver = giveSeries(to: &task, &gathered)
        giveStart(to: &task, &gathered)
        return isOver
    }

    private func giveStart(to task: inout ImportedOutline.Task, _ gathered: inout GatheredOutline) {
        if let own = component.line("X-TEASPOON-START")?.time {
            task.start = clock.reading(own).date
            return
        }
        guard let start else { return }
        let reading = clock.reading(start)
        guard let due else {
            task.start = reading.date
            if let minute = reading.minute, minute > 0 {
                let time = reading.date.text + " " + ClockTime.text(minute)
                gathered.keep(ImportedExtra(.field, time, name: "DTSTART"), in: &task)
            }
            return
        }
        // Many programs write the due date as the beginning, too.
        let days = clock.reading(due).date.number - reading.date.number
        if days > 0 { task.start = task.due.map { $0.adding(days: -days) } }
    }

    private func giveSeries(to task: inout ImportedOutline.Task, _ gathered: inout GatheredOutline) -> Bool {
        if let own = component.line("X-TEASPOON-RRULE"), !isRepeating {
            give(BroughtRule(reading: own.value, from: task.due, at: task.time), own.value, to: &task, &gathered)
            return false
        }
        let rules = component.lines("RRULE")
        for rule in rules.dropFirst() {
            task.extras.append(ImportedExtra(.repeats, rule.value))
            gathered.lose(.furtherRepeats)
        }
        for name in ["RDATE", "EXRULE"] as [ByteString] {
            for line in component.lines(name) { gathered.keep(ImportedExtra(.repeats, name.text + ":" + line.value), in: &task) }
        }
        guard let rule = rules.first else {
            gathered.lose(.occurrences, overrides.count)
            return false
        }
        guard let basis, let date = task.due else {
            give(BroughtRule(reading: rule.value, from: nil), rule.value, to: &task, &gathered)
            gathered.lose(.occurrences, overrides.count)
            return false
        }
        let (closed, changed) = closedDates(movedBy: date.number - clock.reading(basis).date.number)
        let series = ToDoSeries(rule.value, from: basis, due: date, closed: closed, on: clock)
        gathered.lose(.occurrences, series.lostDates + changed)
        note(series.loss, rule.value, to: &task, &gathered)
        task.repeats = series.rule
        guard let live = series.live else { return true }
        task.due = live
        return false
    }

    /// The dates that were done, called off or left out by themselves, as due dates on the person's calendar; and how many others were changed.
    private func closedDates(movedBy days: Int) -> (closed: [LocalDate], changed: Int) {
        var (closed, changed): ([LocalDate], Int) = ([], 0)
        func date(_ time: CalendarTime) -> LocalDate {
            // A bare date names one of the series as it is written.
            if case .date(let date) = time.time, let basis {
                return date.adding(days: clock.reading(basis).date.number - CalendarClock.written(basis).date.number + days)
            }
            return clock.reading(time).date.adding(days: days)
        }
        for line in component.lines("EXDATE") {
            for time in line.times where closed.count < 10_000 { closed.append(date(time)) }
        }
        for override in overrides {
            guard ToDoStatus(of: override) != .open, let time = override.line("RECURRENCE-ID")?.time else {
                changed += 1
                continue
            }
            closed.append(date(time))
        }
        return (closed, changed)
    }

    private func give(
        _ brought: BroughtRule,
        _ text: String,
        to task: inout ImportedOutline.Task,
        _ gathered: inout GatheredOutline
    ) {
        task.repeats = brought.rule
        note(brought.loss, text, to: &task, &gathered)
    }

    private func note(
        _ loss: BroughtRule.Loss?,
        _ text: String,
        to task: inout ImportedOutline.Task,
        _ gathered: inout GatheredOutline
    ) {
        if loss != nil { gathered.keep(ImportedExtra(.repeats, text), in: &task) }
    }
}

extension CalendarClock {
    fileprivate func isUnknown(_ time: CalendarTime?) -> Bool { time.map { isUnknown($0) } ?? false }
}
