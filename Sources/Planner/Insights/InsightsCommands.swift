import Facts

extension PersonalSpace {
    /// Keeps the usual cost of a task, although another number was offered: that number is not offered again.
    ///
    /// - Throws: ``Fault/noSuchTask``, ``Fault/outOfRange(_:)``.
    func declineCost(_ cost: Int, of identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard Costs.range.contains(cost) else { throw .outOfRange(Costs.range) }
        guard let task = task(identity) else { throw .noSuchTask }
        let changes = ChangeSet(.declinedCost)
        changes.about = task.title
        changes.set(.dismissal(identity), DismissalField.declined, cost)
        return try commit(changes, from: origin)
    }

    /// Leaves the days of a span of dates out of all insights, or counts them again.
    ///
    /// - Throws: ``Fault/notADate`` where the last lies before the first, ``Fault/noDay`` if no day was started in it.
    func setDaysLeftOut(
        from first: LocalDate,
        to last: LocalDate,
        _ leavesOut: Bool,
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        guard first <= last else { throw .notADate }
        let changes = ChangeSet(leavesOut ? .leftDaysOut : .countedDays)
        changes.count = 0
        for key in startedDays(from: first) where key.date <= last {
            changes.set(.day(key), DayField.leftOut, leavesOut ? 1 : nil)
            changes.count += 1
        }
        guard changes.count > 0 else { throw .noDay }
        return try commit(changes, from: origin)
    }
}

// MARK: - How the day was

extension PersonalSpace {
    /// Sets whether a new day asks how the one before was. Answers stay when it no longer asks.
    func setAsksHowItWas(_ asks: Bool, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let changes = ChangeSet(.changedSettings)
        if asks {
            changes.set(.settings, SettingsField.asksHowItWas, 1)
        } else {
            changes.clear(.settings, SettingsField.asksHowItWas)
        }
        return try commit(changes, from: origin)
    }
}

extension PlanReader {
    /// Writes how the day was that ends with the start of another.
    func note(_ felt: Felt?, _ changes: ChangeSet) {
        guard let felt, let day = currentDay else { return }
        changes.set(.day(day), DayField.felt, felt.rawValue)
    }
}

// MARK: - The report

extension PlanReader {
    /// The most characters of the person's own text: they leave room for the rest of the page.
    package static let reportLength = 400

    /// The name on the report: the one written there, or else the person's name.
    package var reportName: String {
        Text.stored(replica.value(.settings, SettingsField.reportName).text ?? settings.name, upTo: Settings.nameLength)
    }

    /// The person's own text on it; may be empty.
    package var reportText: String {
        Text.stored(replica.value(.settings, SettingsField.reportText).text ?? "", upTo: Self.reportLength)
    }
}

extension PersonalSpace {
    /// Stores the name and the text for the person's report.
    ///
    /// - Throws: ``Fault/profileNameTooLong``, ``Fault/reportTooLong``.
    func setReport(name: String, text: String, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let name = Text.trimmed(Text.withoutControls(name, keepingLines: false))
        let text = Text.trimmed(Text.withoutControls(text, keepingLines: false))
        guard Text.count(of: name, isAtMost: Settings.nameLength) else { throw .profileNameTooLong }
        guard Text.count(of: text, isAtMost: Self.reportLength) else { throw .reportTooLong }
        let changes = ChangeSet(.changedReport)
        if ByteString(name) != ByteString(reportName) { changes.set(.settings, SettingsField.reportName, name) }
        changes.set(.settings, SettingsField.reportText, text.isEmpty ? .absent : .text(text))
        return try commit(changes, from: origin)
    }
}
