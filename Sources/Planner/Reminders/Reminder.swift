package import Facts

/// Something that is to ring at a moment.
package struct Reminder: Equatable, Sendable {
    /// The subject of a reminder.
    package enum Subject: Equatable, Sendable {
        case task(Identity)
        /// The end of a timer; the task that it runs for, if any.
        case timer(Identity?, isRest: Bool)
    }

    /// Its subject.
    package let subject: Subject
    /// The title of the task; empty for a timer without one.
    package let title: String
    /// When, in milliseconds since 1970.
    package let at: Int64
    /// When the task is due, where it is known to the minute.
    package let due: Int64?
    /// Which date of a task that repeats it is about.
    package let date: LocalDate?

    /// Names it: the same reminder has the same name on every server, and another moment makes another one.
    var name: Identity {
        switch subject {
        case .task(let task): task.derived(Derived.reminders ^ UInt64(bitPattern: at))
        case .timer: Identity.only.derived(Derived.reminders ^ UInt64(bitPattern: at))
        }
    }
}

extension PlanReader {
    private static let minutesADay = 1440

    /// The reminders in a span of time, the earliest first.
    ///
    /// The whole days of a reminder are counted by the calendar, the rest of it by the clock: a day before half past eight is
    /// half past eight, though the night between may have 23 hours (RFC 5545 §3.3.6). A task that was snoozed rings when the snooze ends,
    /// unless that is before its time; one that was snoozed until a date, at its usual time of day on that date.
    ///
    /// While the live copy of a task that repeats by its dates is open, each later date of its rule rings at its own time: a medicine
    /// that nobody ticked yesterday must not be silent today. Dates that pass during a snooze are one reminder, when that ends.
    ///
    /// - Parameters:
    ///   - span: from its beginning to before its end.
    ///   - clocks: where the person is.
    package func reminders(in span: Range<Int64>, _ zoneRules: TimeZoneRules) -> [Reminder] {
        var found: [Reminder] = []
        if let timer, case .running(_, let end) = timer.state, span.contains(end) {
            let title = timer.task.flatMap { task($0)?.title } ?? ""
            found.append(Reminder(subject: .timer(timer.task, isRest: timer.isRest), title: title, at: end, due: nil, date: nil))
        }
        for identity in dated {
            // Most tasks have none; reading all of each would be most of the work.
            guard replica.value(.task(identity), TaskField.reminder).integer != nil, let task = task(identity) else { continue }
            for reminder in reminders(of: task, in: span, zoneRules) where mayRing(task, isLow: isLow(at: reminder.at, zoneRules))
            {
                found.append(reminder)
            }
        }
        return found.sorted { one, other in one.at != other.at ? one.at < other.at : one.name < other.name }
    }

    private func reminders(of task: TaskEntry, in span: Range<Int64>, _ zoneRules: TimeZoneRules) -> [Reminder] {
        guard let due = task.due, due.isWritable, let before = task.reminder else { return [] }
        let minute = task.time ?? settings.reminders.timeOfDates
        let days = before / Self.minutesADay
        let rest = Int64(before % Self.minutesADay) * 60_000
        func time(on date: LocalDate) -> Int64 {
            zoneRules.instant(LocalDateTime(date: date, minute: minute)) - rest
        }
        // The last date, of the rule or not, whose usual time has come by a moment.
        func dateReached(by moment: Int64) -> LocalDate {
            let wall = zoneRules.wall(moment + rest)
            return LocalDate(number: wall.date.number + days - (wall.minute < minute ? 1 : 0))
        }
        func reminder(of date: LocalDate, at moment: Int64) -> Reminder {
            Reminder(
                subject: .task(task.identity),
                title: task.title,
                at: moment,
                due: task.time == nil ? nil : zoneRules.instant(LocalDateTime(date: date, minute: minute)),
                date: task.repeats == nil ? nil : date
            )
        }
        var at = time(on: LocalDate(number: due.number - days))
        if let snoozed = task.snoozed, snoozed > at { at = snoozed }
        if let date = task.snoozedDate {
            // Most dates begin at midnight: nobody who chose "tomorrow" wants to be woken then.
            let begin = zoneRules.instant(LocalDateTime(date: date, minute: settings.times.dateBegins * 60))
            at = max(at, begin, time(on: date))
        }
        guard at < span.upperBound else { return [] }
        guard let rule = task.repeats, rule.anchor == .date else { return span.contains(at) ? [reminder(of: due, at: at)] : [] }
        let seriesDate = task.seriesDate
        var found: [Reminder] = []
        if span.contains(at) {
            found.append(reminder(of: rule.last(by: dateReached(by: at), from: due, seriesDate: seriesDate), at: at))
        }
        var next = rule.next(after: dateReached(by: max(at, span.lowerBound - 1)), from: due, seriesDate: seriesDate)
        while let date = next {
            let moment = time(on: LocalDate(number: date.number - days))
            guard moment < span.upperBound else { break }
            // A date may have been done or skipped before an earlier one was chosen again.
            if moment > at, span.contains(moment), case .none = closing(of: date, task.identity) {
                found.append(reminder(of: date, at: moment))
            }
            next = rule.next(after: date, from: due, seriesDate: seriesDate)
        }
        return found
    }

    /// Whether a moment lies in a low day.
    func isLow(at time: Int64, _ zoneRules: TimeZoneRules) -> Bool {
        isLow(on: zoneRules.wall(time - settings.times.dateBeginsAt).date)
    }

    /// Whether a task is one that may ring: to do, and neither out of the way nor put aside.
    private func mayRing(_ task: TaskEntry, isLow: Bool) -> Bool {
        guard task.done == nil, !isSkipped(task) else { return false }
        switch bucket(of: task) {
        case .done, .shelved: return false
        // Of one that repeats it was an earlier date that was done today.
        case .doneToday: return task.repeats != nil
        case .today:
            guard let today = currentDay else { return true }
            return !isLow || !isPutAside(task, on: today)
        case .backlog, .category, .within: return !isShelved(task)
        }
    }
}
