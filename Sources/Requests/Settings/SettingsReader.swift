import Facts
import Pages
import Planner

/// Reads what a form says of the settings. Each field is checked by itself, so that all errors are shown at once; fields that
/// were not touched since the form was shown are left as they are, whatever was chosen elsewhere meanwhile.
struct SettingsReader {
    /// The values in the form, with their errors.
    private(set) var form: SettingsForm
    /// The settings as they would be.
    private(set) var settings: Settings
    /// The picture that was chosen.
    private(set) var picture: Picture?

    private let catalog: Catalog
    private let sent: Form
    private let shown: Form

    /// - Parameter catalog: the language of the errors.
    init(_ sent: Form, _ settings: Settings, _ catalog: Catalog) {
        self.catalog = catalog
        self.sent = sent
        self.settings = settings
        form = SettingsForm(settings, catalog)
        form.was = sent["was"]
        shown = Form(urlEncoded: Array(sent.typed("was").utf8)[...])
    }

    mutating func read() {
        // The names of a unit belong together: one that this language does not ask for would be left from the former unit.
        let renamesUnit = SettingsEntry.unit.contains { isTouched($0) }
        if renamesUnit { (settings.unitTwo, settings.unitHigher) = ("", "") }
        for entry in SettingsEntry.allCases {
            guard let text = sent[ByteString(entry.word.description)] else { continue }
            form[entry] = FieldValue(text)
            // Unchanged: a choice that another device made meanwhile stays.
            if isTouched(entry) || renamesUnit && SettingsEntry.unit.contains(entry) { read(entry, text) }
        }
        // The usual unit has its name in every language again.
        if renamesUnit, catalog.isUsualUnit(settings) { settings.resetUnit() }
        readPicture()
        // All of a day would be reserve.
        if let most = settings.dailyMaximum, settings.reserve > most, form[.reserve].fault == nil, sent["reserve"] != nil {
            mark(.reserve, .outOfRange(0...most))
        }
    }

    private func isTouched(_ entry: SettingsEntry) -> Bool {
        let name = ByteString(entry.word.description)
        guard let text = sent[name] else { return false }
        return shown[name].map { ByteString($0) != ByteString(text) } ?? true
    }

    private mutating func read(_ entry: SettingsEntry, _ text: String) {
        switch entry {
        case .name: readName(text)
        case .mail: readMail(text)
        case .maximum:
            if Text.trimmed(text).isEmpty {
                settings.dailyMaximum = nil
            } else if let number = spoons(entry, text) {
                settings.dailyMaximum = number
            }
        case .quietFrom, .quietUntil: readQuietHours()
        case .mostReminders:
            do throws(Fault) {
                settings.reminders.most = try Text.number(text, in: ReminderSettings.mosts)
            } catch {
                mark(entry, error)
            }
        case .timeOfDates:
            if let time = ClockTime.minutes(text) { settings.reminders.timeOfDates = time } else { mark(entry, .notATime) }
        case .reserve: if let number = spoons(entry, text) { settings.reserve = number }
        case .one: if let word = unit(entry, text) { settings.unitOne = word }
        case .many: if let word = unit(entry, text) { settings.unitMany = word }
        case .two: if let word = unit(entry, text) { settings.unitTwo = word }
        case .higher: if let word = unit(entry, text) { settings.unitHigher = word }
        default: choose(entry, text)
        }
    }

    /// A field that offers answers: anything else than one of them is no answer of ours, and leaves it as it is.
    private mutating func choose(_ entry: SettingsEntry, _ text: String) {
        let word = ByteString(text)
        let number = Text.int(text) ?? -1
        switch entry {
        case .theme: if let theme = Theme(word: text) { settings.theme = theme }
        case .font: if let font = Font(word: text) { settings.font = font }
        case .accent: settings.accent = Colour(rawValue: Int64(number))
        case .size: Self.set(&settings.text.size, number, of: TextSettings.sizes)
        case .spacing: Self.set(&settings.text.spacing, number, of: TextSettings.spacings)
        case .words: Self.set(&settings.text.wordSpacing, number, of: TextSettings.wordSpacings)
        case .lines: Self.set(&settings.text.lineHeight, number, of: TextSettings.lineHeights)
        case .language: if text.isEmpty || Settings.isLanguage(text) { settings.language = text }
        case .motion: settings.isStill = word == "none"
        case .simple: settings.isSimple = word == "yes"
        case .keys: settings.usesKeys = word != "off"
        case .clock: settings.times.isTwelveHour = word == "12"
        case .order: settings.times.isMonthFirst = word == "month"
        case .weekday: if DateTimeSettings.weekdays.contains(number) { settings.times.firstWeekday = number }
        case .begins: if DateTimeSettings.hours.contains(number) { settings.times.dateBegins = number }
        case .sound: settings.sounds = word == "on"
        case .notices: settings.notifies = word == "on"
        case .badge: settings.showsBadge = word == "on"
        case .rests: settings.proposesRests = word != "off"
        case .due: settings.bringsDue = word != "off"
        case .firm: settings.isFirm = word == "yes"
        case .reminderSays: settings.reminders.saysWhat = word != "nothing"
        case .name, .mail, .maximum, .reserve, .one, .many, .two, .higher, .quietFrom, .quietUntil, .mostReminders, .timeOfDates:
            break
        }
    }

    private static func set(_ value: inout Int, _ number: Int, of choices: [Int]) {
        if choices.contains(number) { value = number }
    }

    private mutating func spoons(_ entry: SettingsEntry, _ text: String) -> Int? {
        do throws(Fault) {
            return try Text.number(text, in: Settings.spoons)
        } catch {
            mark(entry, error)
            return nil
        }
    }

    private mutating func unit(_ entry: SettingsEntry, _ text: String) -> String? {
        let unit = Text.trimmed(Text.withoutControls(text, keepingLines: false))
        guard !unit.isEmpty, Text.count(of: unit, isAtMost: Settings.unitLength) else {
            mark(entry, .unitMissing)
            return nil
        }
        return unit
    }

    /// Both ends go together: neither, or both.
    private mutating func readQuietHours() {
        let from = sent.typed("quiet-from")
        let until = sent.typed("quiet-until")
        if Text.trimmed(from).isEmpty, Text.trimmed(until).isEmpty {
            settings.reminders.quiet = nil
            return
        }
        guard let begin = ClockTime.minutes(from) else { return mark(.quietFrom, .notATime) }
        guard let end = ClockTime.minutes(until) else { return mark(.quietUntil, .notATime) }
        // From a time until the same one is no time at all.
        settings.reminders.quiet = QuietHours(from: begin, until: end)
    }

    private mutating func readName(_ text: String) {
        guard Text.count(of: Text.trimmed(text), isAtMost: Settings.nameLength) else { return mark(.name, .profileNameTooLong) }
        settings.name = text
    }

    private mutating func readMail(_ text: String) {
        let mail = Text.trimmed(text)
        guard mail.isEmpty || Settings.isMailbox(mail) else { return mark(.mail, .notAMailbox) }
        settings.mail = mail
    }

    private mutating func readPicture() {
        let text = sent.typed("picture")
        guard !text.isEmpty else { return }
        form.picture = FieldValue(text)
        picture = Base64.decoded(text).flatMap { Picture($0) }
        if case nil = picture {
            // A picture that cannot be used is not kept in the page either: it would be refused again.
            form.picture = FieldValue("", fault: Fault.notAPicture.words(in: settings, catalog))
        }
    }

    private mutating func mark(_ entry: SettingsEntry, _ fault: Fault) {
        form[entry].fault = fault.words(in: settings, catalog)
    }
}
