import Facts

/// Spoons borrowed from the next day: agreed to when tasks are submitted, given back when they are no longer needed, and repaid by the
/// number that the next day is suggested to start with.
extension PlanReader {
    /// Borrows as many spoons as a submission needs, where the person agreed to that.
    ///
    /// - Parameters:
    ///   - excess: how many spoons too many the submission needs.
    ///   - agreed: how many the person agreed to borrow.
    /// - Throws: ``Fault/overBudget(by:)`` if those are too few, ``Fault/borrowingOff``.
    func borrow(
        _ excess: Int,
        agreed: Int,
        on day: DayKey,
        _ budget: Budget,
        _ changes: ChangeSet
    ) throws(Fault) {
        if agreed > 0, settings.isFirm { throw .borrowingOff }
        guard agreed >= excess else { throw .overBudget(by: excess) }
        changes.set(.day(day), DayField.borrowed, budget.borrowed + excess)
    }

    /// Ends borrowing that was given back, in a command after which it could be needed again: nothing is borrowed that was not agreed to.
    func endUnneededBorrowing(_ changes: ChangeSet) {
        guard let today = currentDay, let budget, let agreed = replica.value(.day(today), DayField.borrowed).integer,
            agreed > Int64(budget.borrowed)
        else { return }
        changes.set(.day(today), DayField.borrowed, budget.borrowed)
    }

    /// The spoons that a day has borrowed and still needs: the task that needed them may have left the day since.
    func borrowed(on day: DayKey, needed: Int) -> Int {
        min(Int(replica.value(.day(day), DayField.borrowed).integer ?? 0, within: Settings.borrowed), needed)
    }

    /// The number that a day is suggested to start with after one that borrowed.
    func spoons(of usual: Int, afterRepaying borrowed: Int) -> Int {
        max(usual - borrowed, 0)
    }
}
