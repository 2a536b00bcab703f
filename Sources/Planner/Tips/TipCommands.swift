import Facts

extension PlanReader {
    /// Whether a tip was put away.
    package func isPutAway(_ tip: Tip) -> Bool {
        !replica.value(.tip(tip.slug), TipField.dismissed).isAbsent
    }
}

extension PersonalSpace {
    /// Puts a tip away, or takes it out again.
    func setTipHidden(_ tip: Tip, _ isPutAway: Bool, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard isPutAway != self.isPutAway(tip) else { return .nothing }
        let changes = ChangeSet(isPutAway ? .dismissedTip : .showedTip)
        changes.about = origin.texts.title(of: tip)
        changes.set(.tip(tip.slug), TipField.dismissed, isPutAway ? .integer(origin.instant.time) : .absent)
        return try commit(changes, from: origin)
    }

    /// Takes out every tip that was put away.
    func showAllTips(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let changes = ChangeSet(.showedAllTips)
        for tip in Tip.all where isPutAway(tip) { changes.clear(.tip(tip.slug), TipField.dismissed) }
        return try commit(changes, from: origin)
    }
}
