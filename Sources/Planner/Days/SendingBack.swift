import Facts

extension PersonalSpace {
    /// Sends tasks of today's list back to their categories, which gives their spoons back.
    ///
    /// - Throws: ``Fault/noDay``, ``Fault/noSuchTask``.
    func sendBack(_ identities: [Identity], from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let today = currentDay else { throw .noDay }
        let changes = ChangeSet(.sentBack)
        changes.count = 0
        for identity in identities.withoutRepeats {
            guard let task = task(identity) else { throw .noSuchTask }
            guard case .today = bucket(of: task) else { continue }
            changes.set(.plan(today, identity), PlanField.state, PlanState.sentBack)
            changes.name(task)
        }
        return try commit(changes, from: origin)
    }

    /// Puts everything that was left back into its category.
    func startFresh(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let changes = ChangeSet(.startedFresh)
        changes.count = 0
        for identity in backlog {
            guard let task = task(identity), let day = task.planned else { continue }
            changes.set(.plan(day, identity), PlanField.state, PlanState.sentBack)
            changes.name(task)
        }
        return try commit(changes, from: origin)
    }

    /// Puts one task that was left back into its category.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func leaveBacklog(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        guard case .backlog = bucket(of: task), let day = task.planned else { return .nothing }
        let changes = ChangeSet(.sentBack)
        changes.count = 0
        changes.set(.plan(day, identity), PlanField.state, PlanState.sentBack)
        changes.name(task)
        return try commit(changes, from: origin)
    }
}
