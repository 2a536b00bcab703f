public import Facts

extension PersonalSpace {
    /// Marks tasks of today's list as done.
    public func checkOff(_ identities: [Identity], from sender: Sender) throws(Fault) -> Outcome {
        if isKnown(sender) { return Outcome(act: sender.identity, facts: []) }
        guard let today = currentDay else { throw .noDay }
        guard !identities.isEmpty else { throw .nothingChosen }
        var draft = Draft(.checkedOff)
        draft.count = 0
        var seen: Set<Identity> = []
        for identity in identities where seen.insert(identity).inserted {
            guard let task = task(identity) else { throw .noSuchTask }
            guard let item = todayItem(identity), item.done == nil else { continue }
            draft.set(.plan(today, identity), PlanField.done, sender.moment.time)
            // What it was planned to cost is kept as it was when done, whatever it usually costs later.
            draft.set(.plan(today, identity), PlanField.cost, item.cost)
            if task.daily.isEmpty { draft.set(.task(identity), TaskField.done, sender.moment.time) }
            draft.name(task)
        }
        return commit(draft, from: sender)
    }

    /// Takes the mark off again.
    public func uncheck(_ identity: Identity, from sender: Sender) throws(Fault) -> Outcome {
        if isKnown(sender) { return Outcome(act: sender.identity, facts: []) }
        guard let today = currentDay else { throw .noDay }
        guard let task = task(identity), let item = todayItem(identity) else { throw .noSuchTask }
        guard item.done != nil else { return .nothing }
        var draft = Draft(.unchecked)
        draft.count = 0
        draft.clear(.plan(today, identity), PlanField.done)
        draft.clear(.task(identity), TaskField.done)
        draft.name(task)
        return commit(draft, from: sender)
    }

    /// Says what a task costs today, without changing what it usually costs.
    public func setTodayCost(of identity: Identity, to cost: Int, from sender: Sender) throws(Fault) -> Outcome {
        guard Costs.range.contains(cost) else { throw .outOfRange(Costs.range) }
        return try note(cost, in: PlanField.cost, as: .setTodayCost, of: identity, from: sender)
    }

    /// Notes what a task that is done really took.
    public func setRealCost(of identity: Identity, to cost: Int, from sender: Sender) throws(Fault) -> Outcome {
        guard Settings.spoons.contains(cost) else { throw .outOfRange(Settings.spoons) }
        return try note(cost, in: PlanField.real, as: .setRealCost, of: identity, from: sender)
    }

    private func note(
        _ cost: Int,
        in field: Field,
        as name: ActName,
        of identity: Identity,
        from sender: Sender
    ) throws(Fault) -> Outcome {
        guard let today = currentDay else { throw .noDay }
        guard let item = todayItem(identity) else { throw .noSuchTask }
        var draft = Draft(name)
        draft.subject = item.task.title
        draft.amount = cost
        draft.set(.plan(today, identity), field, cost)
        return commit(draft, from: sender)
    }
}
