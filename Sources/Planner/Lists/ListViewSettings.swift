import Facts

/// How each list page is sorted, and whether it shows its options.
extension PlanReader {
    /// Whether a list page shows its options.
    package func showsOptions(on page: ListView) -> Bool {
        // In simple mode they are out of sight, and are there again after it.
        !settings.isSimple && replica.value(page.entity, ListViewField.showsOptions).integer == 1
    }

    /// How a list page is sorted.
    package func sortOrder(of page: ListView) -> SortOrder {
        replica.value(page.entity, ListViewField.sort).integer.flatMap { SortOrder(rawValue: $0) } ?? .own
    }
}

extension PersonalSpace {
    /// Remembers how a list page is sorted. Like showing options, this is no change in History.
    func setSortOrder(_ order: SortOrder, of page: ListView, from origin: CommandOrigin) -> CommandResult {
        guard order != sortOrder(of: page) else { return .nothing }
        return remember(page.entity, ListViewField.sort, .integer(order.rawValue), origin)
    }

    /// Remembers whether a list page shows its options. Showing is undone by hiding: this is no change in History.
    func setShowsOptions(_ shows: Bool, on page: ListView, from origin: CommandOrigin) -> CommandResult {
        guard shows != showsOptions(on: page) else { return .nothing }
        return remember(page.entity, ListViewField.showsOptions, .integer(shows ? 1 : 0), origin)
    }

    /// Stores one choice without a change in History, so it cannot be undone there.
    func remember(_ entity: Entity, _ field: Field, _ value: Value, _ origin: CommandOrigin) -> CommandResult {
        let fact = Fact(entity, field, value, nextTimestamp(now: origin.instant.time))
        apply([fact])
        return CommandResult(change: nil, changed: [entity], facts: [fact])
    }
}
