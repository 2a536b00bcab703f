import Facts

extension PersonalSpace {
    /// After this time a day is no longer today, in any time zone: its remaining spoons have no meaning any more.
    private static let longestDay: Int64 = 24 * 60 * 60 * 1000

    /// How many are left of the day that was started within the last day and night; nil if none was.
    ///
    /// - Parameter time: milliseconds since 1970.
    public func leftToday(at time: Int64) -> Int? {
        guard let today = currentDay, let started = replica.value(.day(today), DayField.started).integer else { return nil }
        guard time - started < Self.longestDay else { return nil }
        return budget?.left
    }

    /// The badge for the app's icon: how many are left, or "none"; nil if it was never switched on, and the icon is left alone.
    public func badge(at time: Int64) -> String? {
        // Switching it on that was undone leaves an empty field: there may be a number to take away.
        guard case .some = replica[.settings]?.entry(SettingsField.badge) else { return nil }
        guard settings.showsBadge, let left = leftToday(at: time) else { return "none" }
        return String(max(left, 0))
    }

    /// When the person last did something, as far as is known here, in milliseconds since 1970; nil: that is not known. Writes of
    /// other members in shared lists do not count: changes are personal.
    public var newestChange: Int64? {
        let all = Entity(.change, scope: .max, Identity(high: .max, low: .max))
        guard let last = replica.entity(below: all), last.kind == .change else { return nil }
        // The scope of a change is its day.
        var newest: Timestamp?
        for entity in replica.entities(.change, scopes: last.scope...last.scope) {
            guard let timestamp = replica[entity]?.entry(ChangeField.at)?.timestamp else { continue }
            if newest.map({ $0 < timestamp }) ?? true { newest = timestamp }
        }
        return newest.map { Int64(clamping: $0.time) }
    }
}
