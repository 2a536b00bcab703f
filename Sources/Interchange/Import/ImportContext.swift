package import Planner

/// All that readers know of the person besides the file.
package struct ImportContext: Sendable {
    /// In which order the numbers of a date stand.
    package enum DateOrder: UInt8, CaseIterable, Sendable {
        case yearFirst
        case dayFirst
        case monthFirst
    }

    /// The person's date: a date without a year is in its year, and "in 5 days" is counted from it.
    package let today: LocalDate
    /// The language of the app, as "pt-BR".
    package let language: String
    /// The clocks of the device.
    package let offsets: DeviceOffsets
    /// Whether tasks that are done come along. Otherwise readers only count them.
    package var wantsDone = false
    /// Whether the person writes the month before the day: decides on 03/04/2026 where nothing else does.
    package var isMonthFirst = false
    /// When reminders of dates without a time come to the person, in minutes since midnight.
    package var timeOfDates = ReminderSettings().timeOfDates
    /// The order that the person chose for the dates of this file; nil: none.
    package var dateOrder: DateOrder?

    package init(today: LocalDate, language: String, offsets: DeviceOffsets) {
        self.today = today
        self.language = language
        self.offsets = offsets
    }
}
