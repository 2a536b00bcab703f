import Facts
package import Planner

extension Outline {
    /// Which of iCalendar's components tasks are written as.
    package enum Component: Sendable {
        /// All tasks as to-dos (`VTODO`, RFC 5545 §3.6.2): for programs that keep tasks.
        case toDos
        /// Tasks that have a day, or come on certain weekdays, and are neither done nor archived, as events (`VEVENT`, §3.6.1): many calendars
        /// show no to-dos. Each is on its one day; with a time, on the date that is due.
        case events
    }

    /// Tasks as iCalendar.
    package func calendar(_ component: Component, in space: PlanReader, at instant: Instant) -> [UInt8] {
        var writer = CalendarWriter()
        writer.line("BEGIN:VCALENDAR")
        writer.line("VERSION:2.0")
        writer.line("PRODID:-//Teaspoon//Teaspoon//EN")
        for section in sections {
            for line in section.lines {
                switch component {
                case .toDos: Self.write(toDo: line.task, of: section.list, in: space, at: instant, to: &writer)
                case .events: if !space.isShelved(line.task) { Self.write(event: line.task, in: space, at: instant, to: &writer) }
                }
            }
        }
        if component == .toDos {
            for note in space.notes { Self.write(note, instant, to: &writer) }
        }
        writer.line("END:VCALENDAR")
        return writer.bytes
    }

    /// A sticky note. Programs that know no journals leave it out.
    private static func write(_ note: NoteEntry, _ instant: Instant, to writer: inout CalendarWriter) {
        writer.line("BEGIN:VJOURNAL")
        writer.property("UID", name(note.identity))
        writer.property("DTSTAMP", ISO8601.basic(instant.time))
        writer.text("DESCRIPTION", note.text)
        writer.line("END:VJOURNAL")
    }

    private static func write(
        toDo task: TaskEntry,
        of list: ListEntry?,
        in space: PlanReader,
        at instant: Instant,
        to writer: inout CalendarWriter
    ) {
        writer.line("BEGIN:VTODO")
        write(head: task, instant, to: &writer)
        writer.property("CREATED", ISO8601.basic(task.created))
        let series = CalendarSeries(of: task, in: space, at: instant)
        if let series {
            // A rule needs DTSTART and is counted from it (§3.8.2.4); Tasks.org and Nextcloud Tasks show a due date only where there is
            // DUE, and go on from it. RFC 5545 wants DUE later (§3.8.2.3). A later one would be shown, and counted from, on another date
            // than the rule falls on; so they are the same here, as Apple Reminders and Tasks.org write them too.
            let date = value(series.date, task.time)
            writer.line("DTSTART" + date)
            writer.line("DUE" + date)
            writer.property("RRULE", series.rule)
            if let start = task.start { writer.line("X-TEASPOON-START" + value(start, nil)) }
        } else {
            if let start = task.start, start < task.due ?? LocalDate(number: .max) {
                writer.line("DTSTART" + value(start, task.time))
            }
            if let due = task.due { writer.line("DUE" + value(due, task.time)) }
        }
        if let rule = task.repeats, rule.anchor == .completion || task.seriesDate != nil {
            writer.property("X-TEASPOON-RRULE", rule.exchanged(at: task.time))
        }
        if let priority = task.priority { writer.property("PRIORITY", String(urgency(priority))) }
        writer.line(task.done == nil ? "STATUS:NEEDS-ACTION" : "STATUS:COMPLETED")
        if let done = task.done { writer.property("COMPLETED", ISO8601.basic(done)) }
        if let parent = space.parent(of: task) { writer.property("RELATED-TO", name(parent)) }
        write(categoriesOf: task, list, in: space, to: &writer)
        write(ownPropertiesOf: task, to: &writer)
        write(alarmOf: task, in: space, related: ";RELATED=END", to: &writer)
        writer.line("END:VTODO")
    }

    /// The subjects and the list: a file of to-dos is one list to most programs, and a category is what they show of another.
    private static func write(
        categoriesOf task: TaskEntry,
        _ list: ListEntry?,
        in space: PlanReader,
        to writer: inout CalendarWriter
    ) {
        var names: [String] = []
        var isNamed = false
        for subject in space.subjects(of: task.identity) {
            names.append(subject.name)
            if let list, ByteString(list.name) == ByteString(subject.name) { isNamed = true }
        }
        if let list {
            // Who reads this back cannot tell otherwise whether the category is a subject, too.
            writer.text(isNamed ? "X-TEASPOON-LIST;X-SUBJECT=TRUE" : "X-TEASPOON-LIST", list.name)
            if !isNamed { names.append(list.name) }
        }
        if !names.isEmpty { writer.texts("CATEGORIES", names) }
    }

    /// The fields that RFC 5545 has no words for. A program that keeps properties it does not know (§3.8.8.2) gives them back. DURATION
    /// cannot stand beside DUE (§3.6.2), so the minutes are here too.
    private static func write(ownPropertiesOf task: TaskEntry, to writer: inout CalendarWriter) {
        if let cost = task.cost { writer.property("X-TEASPOON-SPOONS", String(cost)) }
        if let minutes = task.minutes { writer.property("X-TEASPOON-MINUTES", String(minutes)) }
        if task.isDaily { writer.property("X-TEASPOON-DAYS", task.everyWeek.text) }
        if !task.kinds.isEmpty { writer.property("X-TEASPOON-ENERGY", task.kinds.text) }
    }

    private static func write(
        event task: TaskEntry,
        in space: PlanReader,
        at instant: Instant,
        to writer: inout CalendarWriter
    ) {
        let series = CalendarSeries(of: task, in: space, at: instant)
        // A time belongs to the date that is due.
        let day = task.time == nil ? space.day(of: task, at: instant) : nil
        guard let date = series?.date ?? day ?? task.due, task.done == nil, !space.isSkipped(task) else { return }
        writer.line("BEGIN:VEVENT")
        write(head: task, instant, to: &writer)
        writer.line("DTSTART" + value(date, task.time))
        // Without a length, one of a day takes that day, and one of a time none at all (§3.6.1).
        if task.time != nil, let minutes = task.minutes { writer.line("DURATION:PT" + String(minutes) + "M") }
        if let series { writer.property("RRULE", series.rule) }
        // A plan does not make anybody busy.
        writer.line("TRANSP:TRANSPARENT")
        write(alarmOf: task, in: space, related: "", to: &writer)
        writer.line("END:VEVENT")
    }

    private static func write(head task: TaskEntry, _ instant: Instant, to writer: inout CalendarWriter) {
        writer.property("UID", name(task.identity))
        writer.property("DTSTAMP", ISO8601.basic(instant.time))
        writer.text("SUMMARY", task.title)
        if !task.note.isEmpty { writer.text("DESCRIPTION", task.note) }
    }

    private static func write(
        alarmOf task: TaskEntry,
        in space: PlanReader,
        related: String,
        to writer: inout CalendarWriter
    ) {
        guard let reminder = task.reminder, task.done == nil else { return }
        // A date without a time counts from its midnight (§3.6.6), a reminder of it from the time that the person chose for such dates.
        let minutes = reminder - (task.time == nil ? space.settings.reminders.timeOfDates : 0)
        writer.line("BEGIN:VALARM")
        writer.line("ACTION:DISPLAY")
        writer.text("DESCRIPTION", task.title)
        writer.line("TRIGGER" + related + (minutes > 0 ? ":-P" : ":P") + duration(abs(minutes), wholeDays: task.time != nil))
        writer.line("END:VALARM")
    }

    /// "T15M", or "1DT30M". Days follow the calendar, minutes the clock (§3.3.6), as in reminders here.
    private static func duration(_ minutes: Int, wholeDays: Bool) -> String {
        let days = wholeDays ? minutes / 1440 : 0
        let rest = minutes - days * 1440
        return (days > 0 ? String(days) + "D" : "") + (days == 0 || rest > 0 ? "T" + String(rest) + "M" : "")
    }

    private static func name(_ task: Identity) -> String {
        task.hex + "@teaspoon"
    }

    private static func value(_ date: LocalDate, _ time: Int?) -> String {
        guard let time else { return ";VALUE=DATE:" + ISO8601.basic(date) }
        return ":" + ISO8601.basic(date, at: time)
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
