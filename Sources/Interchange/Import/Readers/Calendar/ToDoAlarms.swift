import Planner

/// When a to-do of iCalendar wants to be remembered (RFC 5545 §3.6.6).
struct ToDoAlarms {
    private let alarms: [CalendarComponent]
    private let dates: ToDoDates
    private let clock: CalendarClock

    init(of component: CalendarComponent, _ dates: ToDoDates, on clock: CalendarClock) {
        alarms = component.components("VALARM")
        (self.dates, self.clock) = (dates, clock)
    }

    /// Gives the first to a task, if it can be counted back from when the task is due. Others are kept in its note.
    func give(to task: inout ImportedOutline.Task, _ gathered: inout GatheredOutline) {
        for alarm in alarms.prefix(100) where Self.rings(alarm) {
            guard let trigger = alarm.line("TRIGGER") else { continue }
            let minutes = minutes(before: trigger)
            if task.reminder == nil, let minutes, TaskLimits.reminders.contains(minutes) {
                task.reminder = minutes
            } else {
                gathered.keep(ImportedExtra(.reminder, words(trigger)), in: &task)
            }
        }
    }

    /// Apple writes alarms that never ring, and others for places.
    private static func rings(_ alarm: CalendarComponent) -> Bool {
        if let action = alarm.line("ACTION"), ByteString(ASCII.capitals(Text.trimmed(action.value))) == "NONE" { return false }
        if case .instant(let time) = alarm.line("TRIGGER")?.time?.time, time < 220_924_800_000 { return false }
        return true
    }

    /// How long before the task is due it rings, in minutes; nil without a due date, or if nobody can say.
    private func minutes(before trigger: CalendarLine) -> Int? {
        guard let due = dates.due else { return nil }
        let dueAt = Self.minute(clock.reading(due), at: clock.timeOfDates)
        if let time = trigger.time {
            return Self.bounded(dueAt - Self.minute(clock.reading(time), at: 0))
        }
        guard let seconds = trigger.duration else { return nil }
        let isFromEnd = ByteString(ASCII.capitals(trigger.parameter("RELATED") ?? "START")) == "END"
        // Of a date without a time, alarms are counted from its midnight.
        let base = Self.minute(clock.reading(isFromEnd ? due : dates.start ?? due), at: 0)
        return Self.bounded(dueAt - base - (seconds >= 0 ? seconds / 60 : -(59 - seconds) / 60))
    }

    private static func minute(_ reading: CalendarClock.Reading, at time: Int) -> Int64 {
        Int64(reading.date.number) * 1440 + Int64(reading.minute ?? time)
    }

    private static func bounded(_ minutes: Int64) -> Int? { Int(exactly: max(min(minutes, 1 << 30), -1 << 30)) }

    private func words(_ trigger: CalendarLine) -> String {
        guard let time = trigger.time else { return Text.trimmed(trigger.value) }
        let reading = clock.reading(time)
        return reading.date.text + (reading.minute.map { " " + ClockTime.text($0) } ?? "")
    }
}
