import Facts

/// How a person wants to be reminded.
package struct ReminderSettings: Equatable, Sendable {
    /// When nothing rings; nil: there is no such time.
    package var quiet: QuietHours?
    /// How many messages a day at most; timers do not count.
    package var most = 10
    /// Whether a message says which task it is about, or only that there is one.
    package var saysWhat = true
    /// When a date without a time is meant, in minutes since midnight.
    package var timeOfDates = 540

    /// The bounds of ``most``.
    package static let mosts = 1...50

    /// The choices of someone who chose nothing.
    package init() {}
}

extension ReminderSettings {
    /// As they are stored. Whatever stands there, they are something that a page could have sent.
    init(_ record: Record) {
        if let begin = record[SettingsField.quietFrom].integer, let end = record[SettingsField.quietUntil].integer {
            quiet = QuietHours(from: Int(clamping: begin), until: Int(clamping: end))
        }
        if let number = record[SettingsField.mostReminders].integer { most = Int(number, within: Self.mosts) }
        saysWhat = record[SettingsField.reminderSays].integer != 0
        if let time = record[SettingsField.timeOfDates].integer { timeOfDates = Int(time, within: TaskLimits.times) }
    }
}
