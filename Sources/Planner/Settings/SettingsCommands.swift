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
        let changes = ChangeSet(name)
        let old = self.settings
        let new = try settings.checked(over: old)
        // The two ends of the quiet hours belong together: one alone could meet the other of another device.
        let ends = new.reminders.quiet == old.reminders.quiet ? [] : [SettingsField.quietFrom, SettingsField.quietUntil]
        for (choice, known) in zip(new.choices, old.choices) where choice.value != known.value || ends.contains(choice.field) {
            changes.set(.settings, choice.field, choice.value)
        }
        if let picture { changes.set(.settings, SettingsField.picture, .bytes(picture.bytes)) }
        return try commit(changes, from: origin)
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
    package var picture: Picture? {
        replica.value(.settings, SettingsField.picture).bytes.flatMap { Picture($0) }
    }
}
