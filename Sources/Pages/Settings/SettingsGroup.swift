/// The settings, in eight parts, each with its own page and form.
package enum SettingsGroup: CaseIterable, Sendable {
    case you
    case look
    case text
    case language
    case energy
    case time
    case sound
    case simple

    /// As its URL has it.
    var word: StaticString {
        switch self {
        case .you: "you"
        case .look: "look"
        case .text: "text"
        case .language: "language"
        case .energy: "energy"
        case .time: "time"
        case .sound: "sound"
        case .simple: "simple-mode"
        }
    }

    /// Whether a choice takes effect as soon as it is made. Where something is typed, Save waits for the whole of it.
    var isAtOnce: Bool {
        switch self {
        case .look, .text, .language, .time, .simple: true
        case .you, .energy, .sound: false
        }
    }

    var symbol: Symbol {
        switch self {
        case .you: .person
        case .look: .palette
        case .text: .textSize
        case .language: .globe
        case .energy: .spoon
        case .time: .date
        case .sound: .bell
        case .simple: .target
        }
    }

    var title: Phrase {
        switch self {
        case .you: .settingsYou
        case .look: .settingsLook
        case .text: .settingsText
        case .language: .settingsLanguage
        case .energy: .settingsEnergy
        case .time: .settingsTime
        case .sound: .settingsSound
        case .simple: .settingsSimple
        }
    }
}

/// One field of the settings' forms.
package enum SettingsEntry: Int, CaseIterable, Sendable {
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
    case language
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
    case rests
    case due
    case one
    case many
    case two
    case higher

    /// The names of a unit, which belong together. They stand in the order of ``UnitForm``.
    package static let unit: [SettingsEntry] = [.one, .two, .many, .higher]

    /// As a form names it.
    package var word: StaticString {
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
        case .language: "language"
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
        case .rests: "rests"
        case .due: "due"
        case .one: "one"
        case .many: "many"
        case .two: "two"
        case .higher: "higher"
        }
    }

    /// The page it is on.
    package var group: SettingsGroup {
        switch self {
        case .name, .mail: .you
        case .theme, .accent, .motion, .keys: .look
        case .font, .size, .spacing, .words, .lines: .text
        case .simple: .simple
        case .language: .language
        case .clock, .order, .weekday, .begins: .time
        case .sound, .notices, .badge, .quietFrom, .quietUntil, .mostReminders, .reminderSays, .timeOfDates: .sound
        case .maximum, .reserve, .firm, .rests, .due, .one, .many, .two, .higher: .energy
        }
    }
}
