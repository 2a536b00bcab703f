/// A local date and time, without a time zone.
package struct LocalDateTime: Equatable, Sendable {
    /// The date on the calendar.
    package let date: LocalDate
    /// Minutes since midnight, 0–1439.
    package let minute: Int

    /// That time of that date.
    package init(date: LocalDate, minute: Int) {
        self.date = date
        self.minute = minute
    }
}
