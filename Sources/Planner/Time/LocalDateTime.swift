/// A local date and time, without a time zone.
public struct LocalDateTime: Equatable, Sendable {
    /// The date on the calendar.
    public let date: LocalDate
    /// Minutes since midnight, 0–1439.
    public let minute: Int

    /// That time of that date.
    public init(date: LocalDate, minute: Int) {
        self.date = date
        self.minute = minute
    }
}
