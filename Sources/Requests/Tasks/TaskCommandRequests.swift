import Facts
import Pages
import Planner

/// The commands on a task with one button: in a row of a list, or on the page of the task.
extension Application {
    func actOnTask(_ identity: Identity, _ what: Route.TaskCommand, _ submission: Submission) throws(Fault) -> Response {
        try answering { () throws(Fault) in
            if case .today = what, try asksForReserve([identity], submission) { return choose(identity, submission) }
            let result = try space.perform(try command(what, on: identity, submission), by: submission.origin)
            if case .duplicate = what { return opened(submission, result) }
            return done(submission, result, or: fallback(what, on: identity))
        } refused: { error in
            refused(submission, error, what, identity)
        }
    }

    /// Every command is named, without a `default`: a forgotten command must not be taken for another.
    private func command(_ what: Route.TaskCommand, on identity: Identity, _ submission: Submission) throws(Fault) -> Command {
        let form = submission.form
        switch what {
        case .today: return .submit([identity], borrowing: submission.borrowing)
        case .done: return .checkOff([identity], dueBy: try reminded(form), stopsTimer: form.token("timer") == "stop")
        case .open: return .uncheck(identity)
        case .back: return sendBack(identity)
        case .cost:
            let cost = try Text.number(form.typed("spoons"), in: Costs.range)
            return .setTodayCost(of: identity, to: cost)
        case .real:
            let cost = try Text.number(form.typed("spoons"), in: Settings.spoons)
            return .setRealCost(of: identity, to: cost)
        case .usual:
            if let declined = form["decline"] {
                return .declineCost(try Text.number(declined, in: Costs.range), of: identity)
            }
            return .changeTasks([identity], .cost(try Text.number(form.typed("use"), in: Costs.range)))
        case .move: return .moveTask(identity, form.move, within: place(of: identity, in: form))
        case .delete: return .deleteTask(identity)
        case .duplicate: return .duplicateTasks([identity])
        case .snooze: return .snooze([identity], try snooze(form), dueBy: try reminded(form))
        case .wake: return .wake(identity)
        case .skip: return .skipOnce(identity)
        case .end: return .endRepeat(identity)
        case .leave: return .setLeftOut(identity, true)
        case .take: return .setLeftOut(identity, false)
        case .step:
            let step = try TaskDraft(title: form.typed("title"), cost: nil)
            return .addTask(step, under: identity)
        case .wanted: return .wantToday(identity)
        case .unplan: return .removeIntendedDate(of: identity)
        case .under: return .setParent(of: identity, to: try parent(form))
        }
    }

    /// The answer to a command that copied a task: the form of the copy, whose title is likely to be changed.
    private func opened(_ submission: Submission, _ result: CommandResult) -> Response {
        let copy = Route.task(space.duplicate(by: submission.origin.identity))
        let back = Target.safeBack(copy.path + "?edit=title", or: copy, did: result.change?.hex)
        return redirect(to: back, keeping: result.facts)
    }

    /// Where the answer leads when the form does not say.
    private func fallback(_ what: Route.TaskCommand, on identity: Identity) -> Route {
        switch what {
        case .today, .done, .open, .back, .cost, .real, .wanted: .today
        case .move, .delete, .duplicate: .tasks
        case .usual: .insights
        case .snooze, .wake, .skip, .end, .leave, .take, .step, .under, .unplan: .task(identity)
        }
    }

    /// The same warning as for many, on the list where one is chosen.
    func choose(_ identity: Identity, _ submission: Submission) -> Response {
        let chosen = Chosen(.choosing([identity]), .notSent, swaps: swaps(for: [identity], submission))
        let page = AllTasksPage(reading: space, at: submission.instant, chosen: chosen)
        return again(submission, page, here: Route.tasks.path + "?select=1")
    }

    private func refused(_ submission: Submission, _ fault: Fault, _ what: Route.TaskCommand, _ identity: Identity) -> Response {
        switch what {
        case .today:
            if case .overBudget = fault { return choose(identity, submission) }
            return refused(submission, fault)
        case .done, .open, .back, .cost, .real, .move, .delete, .duplicate, .wanted, .usual:
            return refused(submission, fault)
        case .snooze, .wake, .skip, .end, .leave, .take, .step, .under, .unplan:
            // If the task still has a page, that page shows the error, with the typed text.
            guard let task = space.task(identity) else {
                let title = submission.form.typed("title")
                return what == .step && !Text.isBlank(title) ? keepStep(title, submission) : refused(submission, .noSuchTask)
            }
            let words = said(fault)
            let refused = TaskPage.Refused()
            switch what {
            // The page of a task that was done meanwhile has no field for it.
            case .snooze where task.done == nil: refused.snooze = FieldValue(submission.form.typed("date"), fault: words)
            case .step: refused.step = FieldValue(submission.form.typed("title"), fault: words)
            default: refused.notice = words
            }
            return show(task, refused, submission, back: home(of: task))
        }
    }

    /// The task of a step was deleted meanwhile, here or elsewhere: the typed text is not lost with it.
    private func keepStep(_ title: String, _ submission: Submission) -> Response {
        let page = NewTaskPage(
            reading: space,
            form: TaskForm(title: title),
            back: Route.tasks.path,
            notice: words[.addDeletedParentForm]
        )
        return again(submission, page, status: 410)
    }

    // MARK: The fields of a button's form

    private func sendBack(_ identity: Identity) -> Command {
        if let task = space.task(identity), case .backlog = space.bucket(of: task) { return .leaveBacklog(identity) }
        return .sendBack([identity])
    }

    /// The date that an answer to a reminder is about; nil for any other form.
    private func reminded(_ form: Form) throws(Fault) -> LocalDate? {
        form["occurrence"] == nil ? nil : try LocalDate.typed(form.typed("occurrence"))
    }

    private func snooze(_ form: Form) throws(Fault) -> Snooze {
        switch form.token("until") {
        case "later": return .laterToday
        case "minutes": return .minutes(try Text.number(form.typed("minutes"), in: Snooze.someMinutes))
        case "tomorrow": return .tomorrow
        case "week": return .nextWeek
        default: return .until(try LocalDate.typed(form.typed("date")))
        }
    }

    /// The task it is to be a step of; nil: none.
    private func parent(_ form: Form) throws(Fault) -> Identity? {
        guard let text = form["parent"], !text.isEmpty else { return nil }
        guard let parent = Identity(hex: text) else { throw .noSuchTask }
        return parent
    }

    /// The list that a task was moved in.
    private func place(of task: Identity, in form: Form) -> Identity? {
        if let within = form.identity("within") { return within }
        // On a task's page its steps are moved among themselves, whatever else they are listed with.
        guard let back = form["back"], Route.task.parameter(of: Target(back).route) != nil, let step = space.task(task)
        else { return nil }
        return space.parent(of: step)
    }
}
