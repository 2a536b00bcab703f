import Facts
import Pages
import Planner

/// The commands on a task with one button: in a row of a list, or on the page of the task.
extension Application {
    func actOnTask(_ identity: Identity, _ what: Route.TaskCommand, _ act: Submission) -> Response {
        do throws(Fault) {
            if case .today = what, try asksForReserve([identity], act) { return choose(identity, act) }
            let result = try carryOut(what, on: identity, act)
            if case .duplicate = what { return opened(act, result) }
            return done(act, result, or: fallback(what, on: identity))
        } catch {
            return refused(act, error, what, identity)
        }
    }

    /// Every command is named, without a `default`: a forgotten command must not be taken for another.
    private func carryOut(_ what: Route.TaskCommand, on identity: Identity, _ act: Submission) throws(Fault) -> CommandResult {
        let form = act.form
        let origin = act.origin
        switch what {
        case .today: return try space.submit([identity], borrowing: act.borrowing, from: origin)
        case .done:
            let date: LocalDate? = if form["occurrence"] == nil { nil } else { try LocalDate.typed(form.typed("occurrence")) }
            return try space.checkOff([identity], dueOn: date, stopsTimer: form.token("timer") == "stop", from: origin)
        case .open: return try space.uncheck(identity, from: origin)
        case .back: return try sendBack(identity, act)
        case .cost:
            let cost = try Text.number(form.typed("spoons"), in: Costs.range)
            return try space.setTodayCost(of: identity, to: cost, from: origin)
        case .real:
            let cost = try Text.number(form.typed("spoons"), in: Settings.spoons)
            return try space.setRealCost(of: identity, to: cost, from: origin)
        case .usual:
            if let declined = form["decline"] {
                return try space.declineCost(try Text.number(declined, in: Costs.range), of: identity, from: origin)
            }
            return try space.change([identity], .cost(try Text.number(form.typed("use"), in: Costs.range)), from: origin)
        case .move: return try space.move(identity, form.move, within: place(of: identity, in: form), from: origin)
        case .delete: return try space.deleteTask(identity, from: origin)
        case .duplicate: return try space.duplicate([identity], from: origin)
        case .snooze: return try space.snooze([identity], try snooze(form), from: origin)
        case .wake: return try space.wake(identity, from: origin)
        case .skip: return try space.skipOnce(identity, from: origin)
        case .end: return try space.endRepeat(identity, from: origin)
        case .leave: return try space.setLeftOut(identity, true, from: origin)
        case .take: return try space.setLeftOut(identity, false, from: origin)
        case .step:
            let step = try TaskDraft(title: form.typed("title"), cost: nil)
            return try space.addTask(step, under: identity, from: origin)
        case .wanted: return try space.wantToday(identity, from: origin)
        case .date: return try moveDate(of: identity, act)
        case .unplan: return try space.removeIntendedDate(of: identity, from: origin)
        case .under: return try space.setParent(of: identity, to: try parent(form), from: origin)
        }
    }

    /// The answer to a command that copied a task: the form of the copy, whose title is likely to be changed.
    private func opened(_ act: Submission, _ result: CommandResult) -> Response {
        let copy = Route.task(space.duplicate(by: act.origin.identity))
        let back = Target.safeBack(copy.path + "?edit=title", or: copy, did: result.act?.hex)
        return redirect(to: back, keeping: result.facts)
    }

    /// Where the answer leads when the form does not say.
    private func fallback(_ what: Route.TaskCommand, on identity: Identity) -> Route {
        switch what {
        case .today, .done, .open, .back, .cost, .real, .wanted: .today
        case .move, .delete, .duplicate: .tasks
        case .date: .calendar
        case .usual: .insights
        case .snooze, .wake, .skip, .end, .leave, .take, .step, .under, .unplan: .task(identity)
        }
    }

    /// The same warning as for many, on the list where one is chosen.
    private func choose(_ identity: Identity, _ act: Submission) -> Response {
        let page = AllTasksPage(reading: space, at: act.instant, chosen: Chosen(.choosing([identity]), .notSent))
        return respond(to: act.request, act.target, with: page, status: 422, here: Route.tasks.path + "?select=1")
    }

    private func refused(_ act: Submission, _ fault: Fault, _ what: Route.TaskCommand, _ identity: Identity) -> Response {
        switch what {
        case .today:
            if case .overBudget = fault { return choose(identity, act) }
            return refused(act, fault)
        case .done, .open, .back, .cost, .real, .move, .delete, .duplicate, .wanted, .usual:
            return refused(act, fault)
        case .date: return chooseDayAgain(identity, fault, act)
        case .snooze, .wake, .skip, .end, .leave, .take, .step, .under, .unplan:
            // If the task still has a page, that page shows the error, with the typed text.
            guard let task = space.task(identity) else {
                let title = act.form.typed("title")
                return what == .step && !Text.isBlank(title) ? keepStep(title, act) : refused(act, .noSuchTask)
            }
            let words = fault.words(in: space.settings)
            let refused = TaskPage.Refused()
            switch what {
            // The page of a task that was done meanwhile has no field for it.
            case .snooze where task.done == nil: refused.snooze = FieldValue(act.form.typed("date"), fault: words)
            case .step: refused.step = FieldValue(act.form.typed("title"), fault: words)
            default: refused.notice = words
            }
            return show(task, refused, act, back: home(of: task))
        }
    }

    /// The task of a step was deleted meanwhile, here or elsewhere: the typed text is not lost with it.
    private func keepStep(_ title: String, _ act: Submission) -> Response {
        let page = NewTaskPage(
            reading: space,
            form: TaskForm(title: title),
            back: Route.tasks.path,
            notice: NewTaskPage.deleted("The task of this step", "Save keeps it as a task of its own.")
        )
        return respond(to: act.request, act.target, with: page, status: 410)
    }

    // MARK: The fields of a button's form

    private func sendBack(_ identity: Identity, _ act: Submission) throws(Fault) -> CommandResult {
        if let task = space.task(identity), case .backlog = space.bucket(of: task) {
            return try space.leaveBacklog(identity, from: act.origin)
        }
        return try space.sendBack([identity], from: act.origin)
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
        guard let back = form["back"], case .task = Target(back).route, let step = space.task(task) else { return nil }
        return space.parent(of: step)
    }
}
