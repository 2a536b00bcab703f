import Facts
import Pages
import Planner

extension Application {
    func addTask(_ act: Submission) -> Response {
        var form = taskForm(act.form)
        do throws(Fault) {
            return done(act, space.addTask(try draft(of: &form, act.form), from: act.sender), or: .tasks)
        } catch {
            mark(&form, with: error)
        }
        let back = Target.safeBack(act.form["back"], or: .tasks, did: nil)
        // A refusal of the one-line form is shown where the line is; anything else on the page with all fields.
        if act.form.token("quick") == "yes", form.title.fault != nil {
            let page = CategoryPage(reading: space, cost: form.cost, added: form.title)
            return respond(to: act.request, act.target, with: page, status: 422, here: back)
        }
        return respond(to: act.request, act.target, with: NewTaskPage(form: form, back: back), status: 422)
    }

    func editTask(_ identity: Identity, _ act: Submission) -> Response {
        var form = taskForm(act.form)
        do throws(Fault) {
            let draft = try draft(of: &form, act.form)
            return done(act, try space.editTask(identity, draft, from: act.sender), or: .tasks)
        } catch {
            mark(&form, with: error)
        }
        let back = Target.safeBack(act.form["back"], or: .tasks, did: nil)
        guard let task = space.task(identity) else {
            // Deleted meanwhile, here or elsewhere: what was written is not lost with it.
            let page = NewTaskPage(
                form: form,
                back: back,
                notice: "This task was deleted, perhaps on another device. What you wrote is here: Save keeps it as a new task."
            )
            return respond(to: act.request, act.target, with: page, status: 410)
        }
        let page = TaskPage(reading: space, task, form: form, back: back)
        return respond(to: act.request, act.target, with: page, status: 422, here: Address.task(identity).path)
    }

    func actOnTask(_ identity: Identity, _ what: Address.TaskAct, _ act: Submission) -> Response {
        switch what {
        case .today: return takeToday(identity, act)
        case .cost, .real: return noteCost(of: identity, what, act)
        case .done, .open, .back, .move, .delete: break
        }
        return attempt(act) { () throws(Fault) in
            switch what {
            case .done: self.done(act, try self.space.checkOff([identity], from: act.sender), or: .today)
            case .open: self.done(act, try self.space.uncheck(identity, from: act.sender), or: .today)
            case .back: self.done(act, try self.sendBack(identity, act), or: .today)
            case .move: self.done(act, try self.space.move(identity, try self.move(act.form), from: act.sender), or: .tasks)
            case .delete, .today, .cost, .real:
                self.done(act, try self.space.deleteTask(identity, from: act.sender), or: .tasks)
            }
        }
    }

    // MARK: Buttons

    private func takeToday(_ identity: Identity, _ act: Submission) -> Response {
        do throws(Fault) {
            let outcome = try space.submit([identity], borrowing: act.borrowing, from: act.sender)
            return done(act, outcome, or: .today)
        } catch {
            guard case .overBudget(let excess) = error else { return refused(act, error) }
            // The same warning as for many, on the list where one is chosen.
            let notice = ChoosingNotice.overBudget(OverBudget(excess: excess, offersBorrowing: !space.settings.isFirm))
            let page = AllTasksPage(reading: space, mode: .choosing([identity]), notice: notice)
            return respond(to: act.request, act.target, with: page, status: 422, here: Address.tasks.path + "?select=1")
        }
    }

    private func sendBack(_ identity: Identity, _ act: Submission) throws(Fault) -> Outcome {
        if let task = space.task(identity), case .backlog = space.place(of: task) {
            return try space.leaveBacklog(identity, from: act.sender)
        }
        return try space.sendBack([identity], from: act.sender)
    }

    private func noteCost(of identity: Identity, _ what: Address.TaskAct, _ act: Submission) -> Response {
        attempt(act) { () throws(Fault) in
            let typed = act.form["spoons"] ?? ""
            let cost = try Text.number(typed, in: what == .cost ? Costs.range : Settings.spoons)
            let outcome =
                what == .cost
                ? try self.space.setTodayCost(of: identity, to: cost, from: act.sender)
                : try self.space.setRealCost(of: identity, to: cost, from: act.sender)
            return self.done(act, outcome, or: .today)
        }
    }

    private func move(_ form: Form) throws(Fault) -> Move {
        switch form.token("to") {
        case "up": return .up
        case "down": return .down
        case "top": return .top
        case "bottom": return .bottom
        default:
            return .between(
                after: form["after"].flatMap { Identity(hex: $0) },
                before: form["before"].flatMap { Identity(hex: $0) }
            )
        }
    }

    // MARK: The form of a task

    /// What was typed, as it was typed.
    private func taskForm(_ form: Form) -> TaskForm {
        let repetition: Repetition
        switch form.token("repeat") {
        case "daily": repetition = .everyDay
        case "weekdays": repetition = .onWeekdays
        default: repetition = .never
        }
        return TaskForm(
            title: Typed(form["title"] ?? ""),
            note: Typed(form["note"] ?? ""),
            cost: form["spoons"].flatMap { Int($0) }.flatMap { Costs.range.contains($0) ? $0 : nil },
            repetition: repetition,
            weekdays: Weekdays(form.all("weekday").compactMap { Int($0) })
        )
    }

    /// What was typed, checked.
    private func draft(of typed: inout TaskForm, _ form: Form) throws(Fault) -> TaskDraft {
        let cost: Int?
        do throws(Fault) {
            let text = form["spoons"] ?? ""
            cost = text.isEmpty ? nil : try Text.number(text, in: Costs.range)
        } catch {
            typed.costFault = error.words(in: space.settings)
            throw error
        }
        let daily: Weekdays
        switch typed.repetition {
        case .never: daily = .none
        case .everyDay: daily = .all
        case .onWeekdays:
            guard !typed.weekdays.isEmpty else { throw .weekdaysMissing }
            daily = typed.weekdays
        }
        return try TaskDraft(title: typed.title.text, note: typed.note.text, cost: cost, daily: daily)
    }

    /// Puts what is wrong beside the field it is about.
    private func mark(_ form: inout TaskForm, with fault: Fault) {
        let words = fault.words(in: space.settings)
        switch fault {
        case .titleMissing, .titleTooLong: form.title.fault = words
        case .noteTooLong: form.note.fault = words
        case .weekdaysMissing: form.repetitionFault = words
        default: break
        }
    }
}
