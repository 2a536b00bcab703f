import Facts

extension Settings {
    /// Each choice with its value in a plan, in the same order for all settings. Those with commands of their own are not among them.
    var choices: [(field: Field, value: Value)] {
        [
            (SettingsField.unitOne, .text(unitOne)),
            (SettingsField.unitMany, .text(unitMany)),
            (SettingsField.unitTwo, Self.value(unitTwo)),
            (SettingsField.unitHigher, Self.value(unitHigher)),
            (SettingsField.dailyMaximum, Self.value(dailyMaximum)),
            (SettingsField.reserve, .integer(Int64(reserve))),
            (SettingsField.firm, Self.value(isFirm)),
            (SettingsField.bringsDue, Self.value(bringsDue)),
            (SettingsField.clock, .integer(times.isTwelveHour ? 12 : 24)),
            (SettingsField.dateOrder, Self.value(times.isMonthFirst)),
            (SettingsField.firstWeekday, .integer(Int64(times.firstWeekday))),
            (SettingsField.dateBegins, .integer(Int64(times.dateBegins))),
            (SettingsField.name, Self.value(name)),
            (SettingsField.mail, Self.value(mail)),
            (SettingsField.quietFrom, Self.value(reminders.quiet?.begin)),
            (SettingsField.quietUntil, Self.value(reminders.quiet?.end)),
            (SettingsField.mostReminders, .integer(Int64(reminders.most))),
            (SettingsField.reminderSays, Self.value(reminders.saysWhat)),
            (SettingsField.timeOfDates, .integer(Int64(reminders.timeOfDates))),
            (SettingsField.theme, .integer(theme.rawValue)),
            (SettingsField.font, .integer(font.rawValue)),
            (SettingsField.accent, accent.map { .integer($0.rawValue) } ?? .absent),
            (SettingsField.language, Self.value(language)),
            (SettingsField.simple, Self.value(isSimple)),
            (SettingsField.motion, Self.value(isStill)),
            (SettingsField.proposesRests, Self.value(proposesRests)),
            (SettingsField.keys, Self.value(usesKeys)),
            (SettingsField.notifications, Self.value(notifies)),
            (SettingsField.badge, Self.value(showsBadge)),
            (SettingsField.sound, Self.value(sounds)),
            (SettingsField.letterSize, .integer(Int64(text.size))),
            (SettingsField.letterSpacing, .integer(Int64(text.spacing))),
            (SettingsField.wordSpacing, .integer(Int64(text.wordSpacing))),
            (SettingsField.lineHeight, .integer(Int64(text.lineHeight))),
        ]
    }

    private static func value(_ isOn: Bool) -> Value { .integer(isOn ? 1 : 0) }

    private static func value(_ number: Int?) -> Value { number.map { .integer(Int64($0)) } ?? .absent }

    private static func value(_ text: String) -> Value { text.isEmpty ? .absent : .text(text) }

    /// The choices as they are stored, without space and signs that nobody sees.
    ///
    /// - Parameter old: the present ones; an unreadable name of a language leaves the language as it is.
    /// - Throws: ``Fault/outOfRange(_:)``, ``Fault/unitMissing``, ``Fault/profileNameTooLong``, or ``Fault/notAMailbox``.
    func checked(over old: Settings) throws(Fault) -> Settings {
        var new = self
        new.unitOne = try Self.checkedUnit(unitOne)
        new.unitMany = try Self.checkedUnit(unitMany)
        new.unitTwo = try Self.checkedUnit(unitTwo, isOptional: true)
        new.unitHigher = try Self.checkedUnit(unitHigher, isOptional: true)
        if let dailyMaximum { try Self.check(dailyMaximum, Settings.spoons) }
        try Self.check(reserve, Settings.spoons)
        try Self.check(times.firstWeekday, DateTimeSettings.weekdays)
        try Self.check(times.dateBegins, DateTimeSettings.hours)
        new.name = Text.trimmed(Text.withoutControls(name, keepingLines: false))
        guard Text.count(of: new.name, isAtMost: Settings.nameLength) else { throw .profileNameTooLong }
        new.mail = Text.trimmed(mail)
        guard new.mail.isEmpty || Mailbox.isOne(new.mail) else { throw .notAMailbox }
        try Self.check(reminders.most, ReminderSettings.mosts)
        try Self.check(reminders.timeOfDates, TaskLimits.times)
        if !language.isEmpty, !Settings.isLanguage(language) { new.language = old.language }
        return new
    }

    private static func checkedUnit(_ text: String, isOptional: Bool = false) throws(Fault) -> String {
        let unit = Text.trimmed(Text.withoutControls(text, keepingLines: false))
        guard isOptional || !unit.isEmpty, Text.count(of: unit, isAtMost: Settings.unitLength) else { throw .unitMissing }
        return unit
    }

    private static func check(_ number: Int, _ range: ClosedRange<Int>) throws(Fault) {
        guard range.contains(number) else { throw .outOfRange(range) }
    }
}
