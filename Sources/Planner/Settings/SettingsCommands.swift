import Facts

extension PersonalSpace {
    /// Changes the settings. An unchanged value is not written: a setting that was never chosen stays so, and another device's choice is
    /// not taken back by a form that did not touch it.
    ///
    /// - Parameters:
    ///   - picture: a new one; nil: it stays.
    ///   - name: the kind of change for History.
    /// - Throws: ``Fault/outOfRange(_:)``, ``Fault/unitMissing``, ``Fault/profileNameTooLong``, or ``Fault/notAMailbox``.
    func changeSettings(
        _ settings: Settings,
        with picture: Picture? = nil,
        as name: ChangeKind = .changedSettings,
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        let changes = SettingsChanges(name, from: self.settings)
        try changes.energy(settings)
        try changes.times(settings.times)
        try changes.profile(settings)
        try changes.reminders(settings.reminders)
        changes.look(settings)
        changes.text(settings.text)
        if let picture { changes.written.set(.settings, SettingsField.picture, .bytes(picture.bytes)) }
        return try commit(changes.written, from: origin)
    }

    /// Switches kinds of energy on or off. When they are off, they are not shown; the kinds of each task stay.
    func setUsesKinds(_ uses: Bool, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let changes = ChangeSet(.switchedKinds)
        changes.amount = uses ? 1 : 0
        if uses { changes.set(.settings, SettingsField.usesKinds, 1) } else { changes.clear(.settings, SettingsField.usesKinds) }
        return try commit(changes, from: origin)
    }

    /// Sets the person's picture, or takes it away.
    func setPicture(_ picture: Picture?, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let changes = ChangeSet(.changedProfile)
        changes.set(.settings, SettingsField.picture, picture.map { .bytes($0.bytes) } ?? .absent)
        return try commit(changes, from: origin)
    }
}

extension PlanReader {
    /// The person's picture, if they have one.
    public var picture: Picture? {
        replica.value(.settings, SettingsField.picture).bytes.flatMap { Picture($0) }
    }
}

/// The changed settings, checked.
private struct SettingsChanges {
    let written: ChangeSet
    private let old: Settings

    init(_ name: ChangeKind, from old: Settings) {
        written = ChangeSet(name)
        self.old = old
    }

    func energy(_ new: Settings) throws(Fault) {
        try unit(SettingsField.unitOne, new.unitOne, was: old.unitOne)
        try unit(SettingsField.unitMany, new.unitMany, was: old.unitMany)
        try unit(SettingsField.unitTwo, new.unitTwo, was: old.unitTwo, isOptional: true)
        try unit(SettingsField.unitHigher, new.unitHigher, was: old.unitHigher, isOptional: true)
        if let maximum = new.dailyMaximum { try Self.check(maximum, Settings.spoons) }
        if new.dailyMaximum != old.dailyMaximum { written.set(.settings, SettingsField.dailyMaximum, new.dailyMaximum) }
        try number(SettingsField.reserve, new.reserve, was: old.reserve, in: Settings.spoons)
        flag(SettingsField.firm, new.isFirm, was: old.isFirm)
        flag(SettingsField.bringsDue, new.bringsDue, was: old.bringsDue)
    }

    func times(_ new: DateTimeSettings) throws(Fault) {
        if new.isTwelveHour != old.times.isTwelveHour { written.set(.settings, SettingsField.clock, new.isTwelveHour ? 12 : 24) }
        flag(SettingsField.dateOrder, new.isMonthFirst, was: old.times.isMonthFirst)
        try number(SettingsField.firstWeekday, new.firstWeekday, was: old.times.firstWeekday, in: DateTimeSettings.weekdays)
        try number(SettingsField.dateBegins, new.dateBegins, was: old.times.dateBegins, in: DateTimeSettings.hours)
    }

    func reminders(_ new: ReminderSettings) throws(Fault) {
        let old = old.reminders
        if new.quiet != old.quiet {
            written.set(.settings, SettingsField.quietFrom, new.quiet?.begin)
            written.set(.settings, SettingsField.quietUntil, new.quiet?.end)
        }
        try number(SettingsField.mostReminders, new.most, was: old.most, in: ReminderSettings.mosts)
        flag(SettingsField.reminderSays, new.saysWhat, was: old.saysWhat)
        try number(SettingsField.timeOfDates, new.timeOfDates, was: old.timeOfDates, in: TaskLimits.times)
    }

    func profile(_ new: Settings) throws(Fault) {
        let name = Text.trimmed(Text.withoutControls(new.name, keepingLines: false))
        guard Text.count(of: name, isAtMost: Settings.nameLength) else { throw .profileNameTooLong }
        text(SettingsField.name, name, was: old.name)
        let mail = Text.trimmed(new.mail)
        guard mail.isEmpty || Mailbox.isOne(mail) else { throw .notAMailbox }
        text(SettingsField.mail, mail, was: old.mail)
    }

    func look(_ new: Settings) {
        raw(SettingsField.theme, new.theme.rawValue, was: old.theme.rawValue)
        raw(SettingsField.font, new.font.rawValue, was: old.font.rawValue)
        if new.accent != old.accent {
            written.set(.settings, SettingsField.accent, new.accent.map { .integer($0.rawValue) } ?? .absent)
        }
        if new.language.isEmpty || Settings.isLanguage(new.language) {
            text(SettingsField.language, new.language, was: old.language)
        }
        flag(SettingsField.simple, new.isSimple, was: old.isSimple)
        flag(SettingsField.motion, new.isStill, was: old.isStill)
        flag(SettingsField.proposesRests, new.proposesRests, was: old.proposesRests)
        flag(SettingsField.keys, new.usesKeys, was: old.usesKeys)
        flag(SettingsField.notifications, new.notifies, was: old.notifies)
        flag(SettingsField.badge, new.showsBadge, was: old.showsBadge)
        flag(SettingsField.sound, new.sounds, was: old.sounds)
    }

    func text(_ new: TextSettings) {
        raw(SettingsField.letterSize, Int64(new.size), was: Int64(old.text.size))
        raw(SettingsField.letterSpacing, Int64(new.spacing), was: Int64(old.text.spacing))
        raw(SettingsField.wordSpacing, Int64(new.wordSpacing), was: Int64(old.text.wordSpacing))
        raw(SettingsField.lineHeight, Int64(new.lineHeight), was: Int64(old.text.lineHeight))
    }

    private func unit(_ field: Field, _ new: String, was old: String, isOptional: Bool = false) throws(Fault) {
        let unit = Text.trimmed(Text.withoutControls(new, keepingLines: false))
        guard isOptional || !unit.isEmpty, Text.count(of: unit, isAtMost: Settings.unitLength) else { throw .unitMissing }
        text(field, unit, was: old)
    }

    /// Writes a text; an empty one removes the field's value.
    private func text(_ field: Field, _ new: String, was old: String) {
        if ByteString(new) != ByteString(old) { written.set(.settings, field, new.isEmpty ? Value.absent : .text(new)) }
    }

    private func number(_ field: Field, _ new: Int, was old: Int, in range: ClosedRange<Int>) throws(Fault) {
        try Self.check(new, range)
        if new != old { written.set(.settings, field, new) }
    }

    private static func check(_ number: Int, _ range: ClosedRange<Int>) throws(Fault) {
        guard range.contains(number) else { throw .outOfRange(range) }
    }

    private func raw(_ field: Field, _ new: Int64, was old: Int64) {
        if new != old { written.set(.settings, field, new) }
    }

    private func flag(_ field: Field, _ new: Bool, was old: Bool) {
        if new != old { written.set(.settings, field, new ? 1 : 0) }
    }
}
