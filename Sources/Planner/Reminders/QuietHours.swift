/// A time of day at which no reminder of a task rings, the same every day; the end of a timer does. Reminders of that time are kept until
/// it ends (`ReminderSchedule.swift`).
package struct QuietHours: Equatable, Sendable {
    /// When it begins, in minutes since midnight; from then on it is quiet.
    package let begin: Int
    /// When it ends; from then on it is not. At or before ``begin``: on the next day.
    package let end: Int

    /// From one time of day, 0–1439, to another; nil if they are the same, which would be never or always.
    package init?(from begin: Int, until end: Int) {
        guard begin != end, TaskLimits.times.contains(begin), TaskLimits.times.contains(end) else { return nil }
        self.begin = begin
        self.end = end
    }

    /// When it will be over, if it is quiet then.
    func end(at time: LocalDateTime) -> LocalDateTime? {
        if begin < end {
            return time.minute >= begin && time.minute < end ? LocalDateTime(date: time.date, minute: end) : nil
        }
        if time.minute < end { return LocalDateTime(date: time.date, minute: end) }
        guard time.minute >= begin else { return nil }
        return LocalDateTime(date: LocalDate(number: time.date.number + 1), minute: end)
    }
}
