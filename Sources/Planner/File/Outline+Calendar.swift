import Facts

extension Outline {
    /// Which of iCalendar's components tasks are written as.
    public enum Component: Sendable {
        /// All tasks as to-dos (`VTODO`, RFC 5545 §3.6.2): for programs that keep tasks.
        case toDos
        /// What has a date, is not done and not put away, as events (`VEVENT`, §3.6.1): many calendars show no to-dos.
        case events
    }

    /// Tasks as iCalendar.
    ///
    /// - Parameter now: milliseconds since 1970.
    public func calendar(_ component: Component, in space: PersonalSpace, now: Int64) -> [UInt8] {
        var writer = CalendarWriter()
        writer.line("BEGIN:VCALENDAR")
        writer.line("VERSION:2.0")
        writer.line("PRODID:-//Teaspoon//Teaspoon//EN")
        for section in sections {
            for line in section.lines {
                switch component {
                case .toDos: Self.write(toDo: line.task, in: space, now, to: &writer)
                case .events: if !space.isShelved(line.task) { Self.write(event: line.task, now, to: &writer) }
                }
            }
        }
        writer.line("END:VCALENDAR")
        return writer.bytes
    }

    private static func write(toDo task: TaskEntry, in space: PersonalSpace, _ now: Int64, to writer: inout CalendarWriter) {
        writer.line("BEGIN:VTODO")
        write(head: task, now, to: &writer)
        writer.line("CREATED:" + Timestamp.basic(task.created))
        let rule = task.repeats.flatMap { $0.recurrence(at: task.time) }
        let isCounted = rule != nil
        if let due = task.due {
            // A rule is counted from a start (§3.8.5.3), here from the date itself; and what is due is due after it starts (§3.8.2.3).
            let start = isCounted ? due : task.start
            if let start, isCounted || start < due { writer.line("DTSTART" + moment(start, task.time)) }
            if !isCounted { writer.line("DUE" + moment(due, task.time)) }
        } else if let start = task.start {
            writer.line("DTSTART" + moment(start, nil))
        }
        if let rule { writer.line("RRULE:" + rule) }
        if let priority = task.priority { writer.line("PRIORITY:" + String(urgency(priority))) }
        writer.line(task.done == nil ? "STATUS:NEEDS-ACTION" : "STATUS:COMPLETED")
        if let done = task.done { writer.line("COMPLETED:" + Timestamp.basic(done)) }
        var subjects: [String] = []
        for subject in space.subjects(of: task.identity) { subjects.append(subject.name) }
        if !subjects.isEmpty { writer.texts("CATEGORIES", subjects) }
        if let parent = space.parent(of: task) { writer.line("RELATED-TO:" + name(parent)) }
        write(alarmOf: task, related: isCounted ? "" : ";RELATED=END", to: &writer)
        writer.line("END:VTODO")
    }

    private static func write(event task: TaskEntry, _ now: Int64, to writer: inout CalendarWriter) {
        guard let due = task.due, task.done == nil, !task.isLeftOut else { return }
        writer.line("BEGIN:VEVENT")
        write(head: task, now, to: &writer)
        writer.line("DTSTART" + moment(due, task.time))
        // Without a length, one of a day takes that day, and one of a time none at all (§3.6.1).
        if task.time != nil, let minutes = task.minutes { writer.line("DURATION:PT" + String(minutes) + "M") }
        if let rule = task.repeats.flatMap({ $0.recurrence(at: task.time) }) { writer.line("RRULE:" + rule) }
        // A plan does not make anybody busy.
        writer.line("TRANSP:TRANSPARENT")
        write(alarmOf: task, related: "", to: &writer)
        writer.line("END:VEVENT")
    }

    private static func write(head task: TaskEntry, _ now: Int64, to writer: inout CalendarWriter) {
        writer.line("UID:" + name(task.identity))
        writer.line("DTSTAMP:" + Timestamp.basic(now))
        writer.text("SUMMARY", task.title)
        if !task.note.isEmpty { writer.text("DESCRIPTION", task.note) }
    }

    private static func write(alarmOf task: TaskEntry, related: String, to writer: inout CalendarWriter) {
        guard let minutes = task.reminder, task.time != nil, task.done == nil else { return }
        writer.line("BEGIN:VALARM")
        writer.line("ACTION:DISPLAY")
        writer.text("DESCRIPTION", task.title)
        writer.line("TRIGGER" + related + ":-PT" + String(minutes) + "M")
        writer.line("END:VALARM")
    }

    private static func name(_ task: Identity) -> String {
        task.hex + "@teaspoon"
    }

    private static func moment(_ date: LocalDate, _ time: Int?) -> String {
        guard let time else { return ";VALUE=DATE:" + Timestamp.basic(date) }
        return ":" + Timestamp.basic(date, at: time)
    }

    /// 1 is the highest of nine (§3.8.1.9).
    private static func urgency(_ priority: Priority) -> Int {
        switch priority {
        case .high: 1
        case .medium: 5
        case .low: 9
        }
    }
}

extension RepeatRule {
    /// The rule as RFC 5545 reads it (§3.3.10); nil for one that is counted from completion, which that has no words for.
    ///
    /// - Parameter time: the time of day of its dates, where they have one: the last date is then written with one, too.
    fileprivate func recurrence(at time: Int?) -> String? {
        guard anchor == .date, let endless = RepeatRule(pattern, interval: interval) else { return nil }
        var rule: String
        switch pattern {
        case .monthsOnDay(let day) where day > 28: rule = Self.lastOf("MONTHLY", day, interval)
        case .years(let month, let day) where month == 2 && day == 29:
            rule = Self.lastOf("YEARLY", day, interval) + ";BYMONTH=2"
        default: rule = endless.text
        }
        if let until { rule += ";UNTIL=" + (time == nil ? Timestamp.basic(until) : Timestamp.basic(until, at: 1439)) }
        return rule
    }

    /// The last of the days 28 to `day` that there are: RFC 5545 leaves a month out that is shorter, and here it has its last day.
    private static func lastOf(_ frequency: String, _ day: Int, _ interval: Int) -> String {
        var days = "28"
        for other in 29...max(day, 29) where day >= other { days += "," + String(other) }
        let every = interval == 1 ? "" : ";INTERVAL=" + String(interval)
        return "FREQ=" + frequency + every + ";BYMONTHDAY=" + days + ";BYSETPOS=-1"
    }
}
