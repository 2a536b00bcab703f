import Facts

extension PersonalSpace {
    /// Whether a tip was put away.
    public func isPutAway(_ tip: Tip) -> Bool {
        !replica.value(.tip(tip.slug), TipField.dismissed).isAbsent
    }

    /// Puts a tip away, or takes it out again.
    func setTipHidden(_ tip: Tip, _ isPutAway: Bool, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard isPutAway != self.isPutAway(tip) else { return .nothing }
        let draft = ChangeSet(isPutAway ? .dismissedTip : .showedTip)
        draft.about = tip.title
        draft.set(.tip(tip.slug), TipField.dismissed, isPutAway ? .integer(origin.instant.time) : .absent)
        return try commit(draft, from: origin)
    }

    /// Takes out every tip that was put away.
    func showAllTips(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let draft = ChangeSet(.showedAllTips)
        for tip in Tip.all where isPutAway(tip) { draft.clear(.tip(tip.slug), TipField.dismissed) }
        return try commit(draft, from: origin)
    }
}
