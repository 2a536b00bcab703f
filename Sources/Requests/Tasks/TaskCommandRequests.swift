import Facts
import Pages
import Planner

/// The commands on a task that have a button in a row of a list.
extension Application {
    /// Into today's list: one that does not fit is asked about, as when many are chosen.
    func doTaskToday(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        try answering { () throws(Fault) in
            if try asksForReserve([identity], submission) { return choose(identity, submission) }
            return try perform(.submit([identity], borrowing: submission.borrowing), for: submission, or: .today)
        } refused: { fault in
            guard case .overBudget = fault else { return refused(submission, fault) }
            return choose(identity, submission)
        }
    }

    /// The same warning as for many, on the list where one is chosen.
    func choose(_ identity: Identity, _ submission: Submission) -> Response {
        let chosen = Chosen(.choosing([identity]), .notSent, swaps: swaps(for: [identity], submission))
        let page = AllTasksPage(reading: space, at: submission.instant, chosen: chosen)
        return again(submission, page, here: Route.tasks.path + "?select=1")
    }

    func checkOffTask(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let stopsTimer = submission.form.token("timer") == "stop"
        let command = Command.checkOff([identity], dueBy: try reminded(submission.form), stopsTimer: stopsTimer)
        return try perform(command, for: submission, or: .today)
    }

    func sendTaskBack(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        var command = Command.sendBack([identity])
        if let task = space.task(identity), case .backlog = space.bucket(of: task) { command = .leaveBacklog(identity) }
        return try perform(command, for: submission, or: .today)
    }

    func setTodayCost(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let cost = try Text.number(submission.form.typed("spoons"), in: Costs.range)
        return try perform(.setTodayCost(of: identity, to: cost), for: submission, or: .today)
    }

    func setRealCost(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let cost = try Text.number(submission.form.typed("spoons"), in: Settings.spoons)
        return try perform(.setRealCost(of: identity, to: cost), for: submission, or: .today)
    }

    func answerUsualCost(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let declined = submission.form["decline"]
        let cost = try Text.number(declined ?? submission.form.typed("use"), in: Costs.range)
        let command = declined == nil ? Command.changeTasks([identity], .cost(cost)) : .declineCost(cost, of: identity)
        return try perform(command, for: submission, or: .insights)
    }

    func moveTask(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let form = submission.form
        return try perform(.moveTask(identity, form.move, within: container(of: identity, in: form)), for: submission, or: .tasks)
    }

    /// The list, or the task with its steps, that a task was moved in.
    private func container(of task: Identity, in form: Form) -> Identity? {
        if let within = form.identity("within") { return within }
        // On a task's page its steps are moved among themselves, whatever else they are listed with.
        guard let back = form["back"], Route.task.parameter(of: Target(back).route) != nil, let step = space.task(task)
        else { return nil }
        return space.parent(of: step)
    }

    /// The answer is the form of the copy, whose title is likely to be changed.
    func duplicateTask(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let result = try space.perform(.duplicateTasks([identity]), by: submission.origin)
        let copy = Route.task(space.duplicate(by: submission.origin.identity))
        let back = Target.safeBack(copy.path + "?edit=title", or: copy, did: result.change?.hex)
        return redirect(to: back, keeping: result.facts)
    }

    /// The date that an answer to a reminder is about; nil for any other form.
    func reminded(_ form: Form) throws(Fault) -> LocalDate? {
        form["occurrence"] == nil ? nil : try LocalDate.typed(form.typed("occurrence"))
    }
}
