import Facts

/// The person's choices. As they stand here, they are those of someone who chose nothing.
package struct Settings: Equatable, Sendable {
    /// The name of one unit of energy.
    package var unitOne = "spoon"
    /// The name of several.
    package var unitMany = "spoons"
    /// The name of two, which some languages say in a form of its own; empty: ``unitMany``.
    package var unitTwo = ""
    /// The name after higher numbers, where a language says these in another form, as Polish does from 5 on; empty: ``unitMany``.
    package var unitHigher = ""
    /// The number that every day begins with; nil: that of the last day.
    package var dailyMaximum: Int?
    /// How many are kept back, 0–99.
    package var reserve = 1
    /// Whether the limit is a wall: no borrowing from tomorrow.
    package var isFirm = false
    /// Which set of colours.
    package var theme = Theme.system
    /// The language of the interface, as HTML names it; empty: the device's.
    package var language = ""
    /// How clocks and calendars are read.
    package var times = DateTimeSettings.standard
    /// The person's name; empty: not given.
    package var name = ""
    /// The person's email address; empty: not given.
    package var mail = ""
    /// A number that differs from picture to picture; nil: the person has no picture.
    package private(set) var picture: UInt64?
    /// Whether something may be shown from behind other apps.
    package var notifies = false
    /// Whether the app's icon shows how many spoons are left.
    package var showsBadge = false
    /// Whether sounds may play. None plays before a timer is set, and a person who sets one wants to hear its end.
    package var sounds = true
    /// Which text.
    package var font = Font.system
    /// The size and the spacing of text.
    package var text = TextSettings()
    /// The accent colour; nil: the theme's own.
    package var accent: Colour?
    /// Whether all is out of sight but the day, adding and the way back.
    package var isSimple = false
    /// Whether nothing moves, whatever the device says.
    package var isStill = false
    /// Whether keys that are a character alone do something.
    package var usesKeys = true
    /// Whether kinds of energy are shown and asked for: ``Command/setUsesKinds(_:)``.
    package internal(set) var usesKinds = false
    /// Whether a new day asks how the one before was: ``Command/setAsksHowItWas(_:)``.
    package internal(set) var asksHowItWas = false
    /// Whether a rest is proposed between two tasks of a day that take much.
    package var proposesRests = true
    /// Whether a new day brings what is due into its list.
    package var bringsDue = true
    /// How they want to be reminded.
    package var reminders = ReminderSettings()

    /// The choices of someone who chose nothing.
    package static let standard = Settings()

    /// The bounds of a day's number.
    package static let spoons = 0...99
    /// The bounds of the spoons borrowed from the next day: more than any list can need.
    package static let borrowed = 0...10_000
    /// The essay's own number.
    package static let usualSpoons = 12
    /// Characters in a unit's name.
    package static let unitLength = 20
    /// Characters in a name.
    package static let nameLength = 80
    /// Bytes in the address of a mailbox (RFC 5321, 4.5.3.1.3).
    package static let mailLength = 254

    /// Whether a text can name a language (RFC 5646): letters of ASCII and digits in groups, 2 to 35 characters.
    package static func isLanguage(_ tag: String) -> Bool {
        let isSound = tag.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
            default: false
            }
        }
        return isSound && (2...35).contains(tag.utf8.count)
    }

    /// The choices of someone who chose nothing.
    package init() {}

    /// Names the unit as it is usually named.
    package mutating func resetUnit() {
        (unitOne, unitMany, unitTwo, unitHigher) = ("spoon", "spoons", "", "")
    }
}

extension Settings {
    /// As they are stored. Whatever stands there, they are something that a page could have sent.
    ///
    /// - Parameter habits: how clocks and calendars are read where nothing was chosen.
    init(_ record: Record, habits: DateTimeSettings) {
        if let word = Self.unit(record[SettingsField.unitOne]) { unitOne = word }
        if let word = Self.unit(record[SettingsField.unitMany]) { unitMany = word }
        if let word = Self.unit(record[SettingsField.unitTwo]) { unitTwo = word }
        if let word = Self.unit(record[SettingsField.unitHigher]) { unitHigher = word }
        dailyMaximum = record[SettingsField.dailyMaximum].integer.map { Int($0, within: Settings.spoons) }
        if let number = record[SettingsField.reserve].integer { reserve = Int(number, within: Settings.spoons) }
        isFirm = record[SettingsField.firm].integer == 1
        if let theme = record[SettingsField.theme].integer.flatMap({ Theme(rawValue: $0) }) { self.theme = theme }
        times = DateTimeSettings(
            isTwelveHour: record[SettingsField.clock].integer.map { $0 == 12 } ?? habits.isTwelveHour,
            firstWeekday: record[SettingsField.firstWeekday].integer.map { Int($0, within: DateTimeSettings.weekdays) }
                ?? habits.firstWeekday,
            isMonthFirst: record[SettingsField.dateOrder].integer.map { $0 == 1 } ?? habits.isMonthFirst,
            dateBegins: Int(record[SettingsField.dateBegins].integer ?? 0, within: DateTimeSettings.hours)
        )
        if let tag = record[SettingsField.language].text, Settings.isLanguage(tag) { language = tag }
        if let name = record[SettingsField.name].text {
            self.name = Text.fitted(name, to: Settings.nameLength)
        }
        if let mail = record[SettingsField.mail].text, Mailbox.isOne(mail) { self.mail = mail }
        if let bytes = record[SettingsField.picture].bytes, case .some = Picture(bytes) { picture = Picture.mark(of: bytes) }
        notifies = record[SettingsField.notifications].integer == 1
        showsBadge = record[SettingsField.badge].integer == 1
        sounds = record[SettingsField.sound].integer != 0
        font = record[SettingsField.font].integer.flatMap { Font(rawValue: $0) } ?? .system
        text.size = TextSettings.nearest(record[SettingsField.letterSize].integer, of: TextSettings.sizes)
        text.spacing = TextSettings.nearest(record[SettingsField.letterSpacing].integer, of: TextSettings.spacings)
        text.wordSpacing = TextSettings.nearest(record[SettingsField.wordSpacing].integer, of: TextSettings.wordSpacings)
        text.lineHeight = TextSettings.nearest(record[SettingsField.lineHeight].integer, of: TextSettings.lineHeights)
        accent = record[SettingsField.accent].integer.flatMap { Colour(rawValue: $0) }
        isSimple = record[SettingsField.simple].integer == 1
        usesKinds = record[SettingsField.usesKinds].integer == 1
        asksHowItWas = record[SettingsField.asksHowItWas].integer == 1
        proposesRests = record[SettingsField.proposesRests].integer != 0
        bringsDue = record[SettingsField.bringsDue].integer != 0
        isStill = record[SettingsField.motion].integer == 1
        usesKeys = record[SettingsField.keys].integer != 0
        reminders = ReminderSettings(record)
    }

    private static func unit(_ value: Value) -> String? {
        guard let word = value.text, !Text.isBlank(word) else { return nil }
        return Text.fitted(word, to: unitLength)
    }
}
