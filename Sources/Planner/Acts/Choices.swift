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
        replica.value(page.thing, ListViewField.showsOptions).integer == 1
    }

    /// How a list page is sorted.
    public func sortOrder(of page: ListPage) -> SortOrder {
        replica.value(page.thing, ListViewField.sort).integer.flatMap { SortOrder(rawValue: $0) } ?? .own
    }

    /// Remembers how a list page is sorted. Like showing options, this is no act of History's.
    public func setSortOrder(_ order: SortOrder, of page: ListPage, from sender: Sender) -> Outcome {
        guard order != sortOrder(of: page) else { return .nothing }
        return remember(.integer(order.rawValue), ListViewField.sort, of: page, sender)
    }

    /// Remembers whether a list page shows its options. Showing is undone by hiding: this is no act of History's.
    public func setShowsOptions(_ shows: Bool, on page: ListPage, from sender: Sender) -> Outcome {
        guard shows != showsOptions(on: page) else { return .nothing }
        return remember(.integer(shows ? 1 : 0), ListViewField.showsOptions, of: page, sender)
    }

    private func remember(_ value: Value, _ field: Field, of page: ListPage, _ sender: Sender) -> Outcome {
        let fact = Fact(page.thing, field, value, nextStamp(now: sender.moment.time))
        apply([fact])
        return Outcome(act: nil, facts: [fact])
    }
}
