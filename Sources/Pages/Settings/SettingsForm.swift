package import Planner

/// The forms of the settings: their values as they were typed, right or wrong.
package final class SettingsForm {
    private var fields: [FieldValue]
    /// The values in the form when it was shown, as the form sends them: a field that still has its value was not touched, and changes
    /// nothing. Nil: the present settings.
    package var was: String?
    /// A picture that was chosen, as the form carries it.
    package var picture = FieldValue("")

    /// The form of the settings as they are.
    ///
    /// - Parameter words: the language that the usual unit has its names in.
    @inline(never)
    package init(_ settings: Settings, _ words: Catalog) {
        fields = []
        for entry in SettingsEntry.allCases { fields.append(FieldValue(Self.text(entry, settings))) }
        let names = UnitOfEnergy(settings).names
        for form in UnitForm.allCases {
            let number = words.example(of: form) ?? 1
            let name = names.isEmpty ? words[.unitAfterNumber(count: number)] : names[form.rawValue]
            self[SettingsEntry.unit[form.rawValue]] = FieldValue(name)
        }
    }

    /// The value of a field.
    package subscript(_ entry: SettingsEntry) -> FieldValue {
        get { fields[entry.rawValue] }
        set { fields[entry.rawValue] = newValue }
    }

    /// Whether any field has a fault.
    package var hasFault: Bool {
        if picture.fault != nil { return true }
        for field in fields where field.fault != nil { return true }
        return false
    }

    /// Whether a field holds this word.
    func holds(_ entry: SettingsEntry, _ word: String) -> Bool {
        ByteString(self[entry].text) == ByteString(word)
    }

    /// The values of the fields of a page, as a form sends them.
    func sent(_ group: SettingsGroup) -> String {
        if let was { return was }
        var pairs: [String] = []
        for entry in SettingsEntry.allCases where entry.group == group {
            pairs.append(entry.word.description + "=" + PercentEncoding.encoded(self[entry].text))
        }
        return Text.joined(pairs, "&")
    }

    /// The text of a field for these settings.
    private static func text(_ entry: SettingsEntry, _ settings: Settings) -> String {
        switch entry {
        case .name: settings.name
        case .mail: settings.mail
        case .theme: settings.theme.word.description
        case .accent: settings.accent.map { String($0.rawValue) } ?? ""
        case .font: settings.font.word.description
        case .size: String(settings.text.size)
        case .spacing: String(settings.text.spacing)
        case .words: String(settings.text.wordSpacing)
        case .lines: String(settings.text.lineHeight)
        case .language: settings.language
        case .motion: settings.isStill ? "none" : "device"
        case .simple: settings.isSimple ? "yes" : "no"
        case .keys: settings.usesKeys ? "on" : "off"
        case .clock: settings.times.isTwelveHour ? "12" : "24"
        case .order: settings.times.isMonthFirst ? "month" : "day"
        case .weekday: String(settings.times.firstWeekday)
        case .begins: String(settings.times.dateBegins)
        case .sound: settings.sounds ? "on" : "off"
        case .notices: settings.notifies ? "on" : "off"
        case .badge: settings.showsBadge ? "on" : "off"
        case .quietFrom: settings.reminders.quiet.map { ClockTime.text($0.begin) } ?? ""
        case .quietUntil: settings.reminders.quiet.map { ClockTime.text($0.end) } ?? ""
        case .mostReminders: String(settings.reminders.most)
        case .reminderSays: settings.reminders.saysWhat ? "task" : "nothing"
        case .timeOfDates: ClockTime.text(settings.reminders.timeOfDates)
        case .maximum: settings.dailyMaximum.map { String($0) } ?? ""
        case .reserve: String(settings.reserve)
        case .rests: settings.proposesRests ? "on" : "off"
        case .due: settings.bringsDue ? "on" : "off"
        case .firm: settings.isFirm ? "yes" : "no"
        case .one, .two, .many, .higher: ""
        }
    }
}
