import Facts

extension PlanReader {
    /// In milliseconds: the day on which summer time ends. A day that was started earlier is over, and its remaining spoons mean nothing.
    private static let longestDay: Int64 = 25 * 60 * 60 * 1000

    /// How many spoons are left of the day that was started within the last 25 hours, never below 0; nil if none was started.
    ///
    /// - Parameter time: milliseconds since 1970.
    package func leftToday(at time: Int64) -> Int? {
        guard let today = currentDay, let started = self.started(today) else { return nil }
        guard Instant(time: time, offset: 0).time - started < Self.longestDay else { return nil }
        return budget?.left
    }

    /// The badge for the app's icon: how many spoons are left, or "none"; nil, for an icon left alone, if it was never on.
    package func badge(at time: Int64) -> String? {
        // Switching it on that was undone leaves an empty field: there may be a number to take away.
        guard case .some = replica[.settings]?.entry(SettingsField.badge) else { return nil }
        guard settings.showsBadge, let left = leftToday(at: time) else { return "none" }
        return String(left)
    }
}
