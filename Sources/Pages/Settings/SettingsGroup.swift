/// What there is to set, in five parts: each has a page, a form and a Save of its own.
public enum SettingsGroup: CaseIterable, Sendable {
    case you
    case look
    case time
    case sound
    case energy

    /// As its address has it.
    var word: StaticString {
        switch self {
        case .you: "you"
        case .look: "look"
        case .time: "time"
        case .sound: "sound"
        case .energy: "energy"
        }
    }

    var title: StaticString {
        switch self {
        case .you: "You"
        case .look: "Look"
        case .time: "Clock and week"
        case .sound: "Sound and notifications"
        case .energy: "Energy"
        }
    }
}

/// One field of the settings' forms.
public enum SettingsEntry: Int, CaseIterable, Sendable {
    case name
    case mail
    case theme
    case accent
    case font
    case size
    case spacing
    case words
    case lines
    case motion
    case simple
    case keys
    case clock
    case order
    case weekday
    case begins
    case sound
    case notices
    case badge
    case quietFrom
    case quietUntil
    case mostReminders
    case reminderSays
    case timeOfDates
    case maximum
    case reserve
    case firm
    case one
    case many

    /// As a form names it.
    public var word: StaticString {
        switch self {
        case .name: "name"
        case .mail: "mail"
        case .theme: "theme"
        case .accent: "accent"
        case .font: "font"
        case .size: "size"
        case .spacing: "spacing"
        case .words: "words"
        case .lines: "lines"
        case .motion: "motion"
        case .simple: "simple"
        case .keys: "keys"
        case .clock: "clock"
        case .order: "order"
        case .weekday: "weekday"
        case .begins: "begins"
        case .sound: "sound"
        case .notices: "notices"
        case .badge: "badge"
        case .quietFrom: "quiet-from"
        case .quietUntil: "quiet-until"
        case .mostReminders: "most-reminders"
        case .reminderSays: "reminder-says"
        case .timeOfDates: "time-of-dates"
        case .maximum: "maximum"
        case .reserve: "reserve"
        case .firm: "firm"
        case .one: "one"
        case .many: "many"
        }
    }

    /// The page it is on.
    public var group: SettingsGroup {
        switch self {
        case .name, .mail: .you
        case .theme, .accent, .font, .size, .spacing, .words, .lines, .motion, .simple, .keys: .look
        case .clock, .order, .weekday, .begins: .time
        case .sound, .notices, .badge, .quietFrom, .quietUntil, .mostReminders, .reminderSays, .timeOfDates: .sound
        case .maximum, .reserve, .firm, .one, .many: .energy
        }
    }
}
