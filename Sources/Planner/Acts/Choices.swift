import Facts

extension PersonalSpace {
    /// Changes the settings.
    ///
    /// - Throws: ``Fault/outOfRange(_:)`` or ``Fault/unitMissing``.
    public func change(_ settings: Settings, from sender: Sender) throws(Fault) -> Outcome {
        var draft = Draft(.changedSettings)
        draft.set(.settings, SettingsField.unitOne, try Self.unit(settings.unitOne))
        draft.set(.settings, SettingsField.unitMany, try Self.unit(settings.unitMany))
        if let maximum = settings.dailyMaximum {
            guard Settings.spoons.contains(maximum) else { throw .outOfRange(Settings.spoons) }
            draft.set(.settings, SettingsField.dailyMaximum, maximum)
        } else {
            draft.clear(.settings, SettingsField.dailyMaximum)
        }
        guard Settings.spoons.contains(settings.reserve) else { throw .outOfRange(Settings.spoons) }
        draft.set(.settings, SettingsField.reserve, settings.reserve)
        draft.set(.settings, SettingsField.firm, settings.isFirm ? 1 : 0)
        draft.set(.settings, SettingsField.theme, settings.theme.rawValue)
        return commit(draft, from: sender)
    }

    private static func unit(_ text: String) throws(Fault) -> String {
        let unit = Text.trimmed(Text.withoutControls(text, keepingLines: false))
        guard !unit.isEmpty, Text.count(of: unit, isAtMost: Settings.unitLength) else { throw .unitMissing }
        return unit
    }

    /// Whether a list page shows its options.
    public func showsOptions(on page: ListPage) -> Bool {
        replica.value(Thing(.listView, scope: page.scope, .only), ListViewField.showsOptions).integer == 1
    }

    /// Remembers whether a list page shows its options. Showing is undone by hiding: this is no act of History's.
    public func setShowsOptions(_ shows: Bool, on page: ListPage, from sender: Sender) -> Outcome {
        guard shows != showsOptions(on: page) else { return .nothing }
        let thing = Thing(.listView, scope: page.scope, .only)
        let fact = Fact(thing, ListViewField.showsOptions, .integer(shows ? 1 : 0), nextStamp(now: sender.moment.time))
        apply([fact])
        return Outcome(act: nil, facts: [fact])
    }
}
