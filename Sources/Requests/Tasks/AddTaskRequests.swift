import Facts
import Pages
import Planner

/// New tasks: by the form with all fields, or by one line.
extension Application {
    func addTask(_ submission: Submission) throws(Fault) -> Response {
        if submission.form.token("quick") == "yes" { return try addQuickly(submission) }
        let form = TaskForm(submission.form)
        // A step is in the list of the task it belongs to: its form has no field for a list, and none for an error in it.
        if form.parent != nil { form.list = nil }
        let reader = TaskFormReader(form, reading: space, today: submission.instant.date, in: words)
        guard let draft = reader.draft(spoons: submission.form.typed("spoons")) else { return refused(submission, reader.form) }
        return try answering { () throws(Fault) in
            let parent = reader.form.parent
            return try add(draft, under: parent, intoToday: parent == nil && reader.form.isForToday, submission)
        } refused: { error in
            reader.form.swaps = swaps(for: draft, after: error, submission)
            switch error {
            case .usesReserve:
                reader.form.offersReserve = true
                return refused(submission, reader.form, said(error))
            case .noSuchTask, .tooDeep: return refused(submission, reader.form, words[.insteadOwnTask(fault: said(error))])
            case .uncosted, .overBudget: reader.form.costFault = said(error)
            default: reader.mark(error)
            }
            return refused(submission, reader.form)
        }
    }

    /// The form of a new task with its faults. Where a notice says what became impossible, it is no longer a step.
    private func refused(_ submission: Submission, _ form: TaskForm, _ notice: String? = nil) -> Response {
        if notice != nil { form.parent = nil }
        let back = Target.safeBack(submission.form["back"], or: .tasks, did: nil)
        return again(submission, NewTaskPage(reading: space, form: form, back: back, notice: notice))
    }

    /// The page on which a task is added: one line, or, where it is asked for or another app shares something, all fields.
    func showNewTask(_ target: Target, _ request: Request) -> Response {
        let query = target.query
        let instant = request.instant
        let isLine = query.token("quick") == "yes" || !query.all("refuse").isEmpty || !query.all("switch").isEmpty
        if query.token("full") == "1" || !isLine && !shared(query).isEmpty {
            let page = NewTaskPage(
                reading: space,
                form: isLine || query.token("full") == "1" ? understoodForm(query, instant) : sharedForm(query),
                back: Target.safeBack(query["back"], or: .tasks, did: nil)
            )
            return respond(to: request, target, with: page)
        }
        let line = quickLine(query, instant)
        let quickTarget = quickTarget(query, instant)
        // One task after the other goes to the same list, and to the same day.
        let home = Route.newTaskPath(
            list: quickTarget.list.flatMap { space.list($0) }?.identity,
            due: quickTarget.due,
            isFromToday: query.token("today") == "here"
        )
        let here = query["back"].map { Target.safeBack($0, or: .newTask, did: nil) } ?? home
        return respond(to: request, target, with: NewTaskPage(reading: space, line: line, at: quickTarget), here: here)
    }

    // MARK: One line

    private func addQuickly(_ submission: Submission) throws(Fault) -> Response {
        let line = quickLine(submission.form, submission.instant, asShown: true)
        let typed = quickTarget(submission.form, submission.instant)
        let isRepeatRefused = line.understood?.repeats == nil && typed.repeats.hasRepeatFault
        if typed.dueTyped.fault != nil || isRepeatRefused { return quickRefused(submission, line) }
        var draft: TaskDraft?
        return try answering { () throws(Fault) in
            let read = try quickDraft(line, submission.form, submission.instant)
            draft = read
            let parent = submission.form.identity("parent")
            let isForToday = parent == nil && goesIntoToday(read, line, submission.form, submission.instant)
            return try add(read, under: parent, intoToday: isForToday, submission)
        } refused: { error in
            if let draft { line.swaps = swaps(for: draft, after: error, submission) }
            offerRoom(for: line, after: error)
            switch error {
            case .noSuchList: return targetGone(submission, line, .addDeletedList)
            case .noSuchTask: return targetGone(submission, line, .addDeletedParent)
            // The message stands beside the note.
            case .noteTooLong: return quickRefused(submission, line)
            default:
                line.typed.fault = said(error)
                return quickRefused(submission, line)
            }
        }
    }

    /// Whether the task of a line goes into today's list.
    private func goesIntoToday(_ draft: TaskDraft, _ line: QuickLine, _ form: Form, _ instant: Instant) -> Bool {
        if form.token("later") == "yes" { return false }
        switch GoesIntoToday(word: form.token("today")) {
        case .no: return false
        case .yes: return true
        case .unlessLater:
            // A date that was chosen beside the line stands there together with the box that says Today.
            if dueDate(form) != nil, line.understood?.namesDate != true { return true }
            return draft.firstDate(from: instant.date).map { $0 <= instant.date } ?? true
        }
    }

    /// What is offered beside a line that was refused as too much for today.
    private func offerRoom(for line: QuickLine, after fault: Fault) {
        switch fault {
        case .usesReserve: line.offersReserve = true
        case .overBudget(let excess): line.offersBorrowing = space.settings.isFirm ? 0 : excess
        default: return
        }
        line.isTooMuch = true
    }

    /// Adds a task, and puts it into today's list where that is wanted: if it fits, with what the person agreed to borrow, or in the swap
    /// that they took. One with today's date goes there by itself, unless the form says no.
    private func add(_ draft: TaskDraft, under parent: Identity?, intoToday isForToday: Bool, _ submission: Submission)
        throws(Fault) -> Response
    {
        let swapped = isForToday ? submission.swap(for: draft.cost) : []
        if isForToday, swapped.isEmpty { try checkReserve(draft, submission) }
        return try perform(
            .addTask(
                draft,
                under: parent,
                intoToday: isForToday,
                borrowing: submission.borrowing,
                insteadOf: swapped,
                isTyped: submission.form.token("today") != "no" && submission.form.token("later") != "yes"
            ),
            for: submission,
            or: .tasks
        )
    }

    /// The swaps for a task that does not fit today; nil after any other fault, or where nothing helps.
    private func swaps(for draft: TaskDraft, after fault: Fault, _ submission: Submission) -> OfferedSwaps? {
        switch fault {
        case .overBudget, .usesReserve: OfferedSwaps(for: draft, reading: space, at: submission.instant)
        default: nil
        }
    }

    /// The reserve is never used without a question.
    ///
    /// - Throws: ``Fault/usesReserve(_:)`` if the task fits only with the reserve, and the form does not say that it may be used.
    private func checkReserve(_ draft: TaskDraft, _ submission: Submission) throws(Fault) {
        if mayUseReserve(submission) { return }
        guard let cost = draft.cost, let budget = space.budget, budget.excess(adding: cost) == 0 else { return }
        let used = budget.fromReserve(adding: cost)
        if used > 0 { throw .usesReserve(used) }
    }

    /// The list or task of the line was deleted meanwhile, here or elsewhere: the typed line is not lost with it.
    private func targetGone(_ submission: Submission, _ line: QuickLine, _ notice: Phrase) -> Response {
        let quickTarget = quickTarget(submission.form, submission.instant, isAlone: true)
        let page = NewTaskPage(reading: space, line: line, at: quickTarget, notice: words[notice])
        return again(submission, page, status: 410, here: Route.newTask.path)
    }

    /// The page that a line was on, with the line and its error.
    func quickRefused(_ submission: Submission, _ line: QuickLine) -> Response {
        let back = Target.safeBack(submission.form["back"], or: .newTask, did: nil)
        let route = Target(back).route
        if route == .today, let page = today(submission, line, back) { return page }
        if let cost = Route.category.parameter(of: route) { return category(submission, cost, line, back) }
        if route == .unsorted { return category(submission, nil, line, back) }
        let quickTarget = quickTarget(submission.form, submission.instant)
        if let list = quickTarget.list, case .none = space.list(list) { return targetGone(submission, line, .addDeletedList) }
        let page = NewTaskPage(reading: space, line: line, at: quickTarget)
        return again(submission, page, here: back)
    }

    /// Today with its line refused; nil where there is no day.
    private func today(_ submission: Submission, _ line: QuickLine, _ back: String) -> Response? {
        let page = TodayPage(
            reading: space,
            at: submission.instant,
            isChecking: false,
            openedAt: Target(back).opened(by: submission.request.now),
            line: line,
            at: .today(cost: submission.form.number("spoons", in: Costs.range))
        )
        guard let page else { return nil }
        return again(submission, page, here: Route.today.path)
    }

    private func category(_ submission: Submission, _ cost: Int?, _ line: QuickLine, _ back: String) -> Response {
        let opened = Target(back).opened(by: submission.request.now)
        let page = CategoryPage(reading: space, at: submission.instant, cost: cost, line: line, openedAt: opened)
        return again(submission, page, here: back)
    }

    /// The task of a line; fields that the line does not name are taken from beside it.
    private func quickDraft(_ line: QuickLine, _ form: Form, _ instant: Instant) throws(Fault) -> TaskDraft {
        guard let understood = line.understood else { return try TaskDraft(title: "", cost: nil) }
        let quickTarget = quickTarget(form, instant)
        let draft = try TaskDraft(understood, cost: quickTarget.cost, in: space)
        var details = draft.details
        // The line was read with the day of its page, and a repeat may say that it begins on another one.
        if let due = quickTarget.due, !understood.namesDate { details.due = understood.due ?? due }
        // A step is in the list of the task it belongs to.
        if quickTarget.parent == nil, case .none = details.list, let list = quickTarget.list { details.list = .existing(list) }
        let written = try TaskDraft(
            title: draft.title,
            note: quickTarget.note.text,
            cost: draft.cost,
            daily: draft.daily,
            details: details
        )
        if understood.repeats == nil {
            let asked = TaskForm(form)
            asked.list = details.list
            if asked.asksToRepeat {
                return try TaskFormReader(asked, reading: space, today: instant.date, in: words).repeating(written)
            }
        }
        return space.choosingDays(written, in: details.list, under: quickTarget.parent, today: instant.date)
    }

    /// The fields beside a line, with their errors.
    ///
    /// - Parameter isAlone: whether the list and the task that it was to be added to are gone.
    private func quickTarget(_ form: Form, _ instant: Instant, isAlone: Bool = false) -> QuickAddTarget {
        let date = dueDate(form)
        var due = FieldValue(form["set-due"] ?? form.typed("due"))
        if date == nil, !Text.isBlank(due.text) { due.fault = said(Fault.notADate) }
        var note = FieldValue(form.typed("note"))
        do throws(Fault) {
            _ = try TaskDraft(title: "-", note: note.text, cost: nil)
        } catch {
            note.fault = said(error)
        }
        // Read for its errors, which stand beside its fields.
        let repeats = TaskForm(form)
        if repeats.asksToRepeat { _ = TaskFormReader(repeats, reading: space, today: instant.date, in: words).draft(spoons: "") }
        return QuickAddTarget(
            .newTask,
            label: .lineTask,
            cost: form.number("spoons", in: Costs.range),
            list: isAlone ? nil : form.identity("list"),
            parent: isAlone ? nil : form.identity("parent"),
            due: date,
            dueTyped: due,
            note: note,
            repeats: repeats,
            today: GoesIntoToday(word: form.token("today"))
        )
    }

    /// The day that the page of a line is about.
    func dueDate(_ form: Form) -> LocalDate? {
        guard let date = LocalDate(text: form["set-due"] ?? form.typed("due")), date.isOnCalendar else { return nil }
        return date
    }

    // MARK: All fields

    /// The form with the values of a line in its fields.
    private func understoodForm(_ query: Form, _ instant: Instant) -> TaskForm {
        let line = quickLine(query, instant, asShown: true)
        let form: TaskForm
        do throws(Fault) {
            let draft = try quickDraft(line, query, instant)
            form = TaskForm(draft)
            form.isForToday = goesIntoToday(draft, line, query, instant)
        } catch {
            // The title is missing or too long: saving the form says so.
            form = TaskForm(title: line.typed.text, cost: query.number("spoons", in: Costs.range))
            form.isForToday = GoesIntoToday(word: query.token("today")) != .no
            if let list = query.identity("list") { form.list = .existing(list) }
        }
        // A date that does not exist stays as it was typed.
        if form.due.text.isEmpty { form.due.text = query.typed("due") }
        form.note.text = query.typed("note")
        form.parent = query.identity("parent")
        return form
    }

    /// The form with what another app shared (the manifest's `share_target`): what it calls the thing is the title, or else the
    /// text is; the rest is the note.
    private func sharedForm(_ query: Form) -> TaskForm {
        let shared = shared(query)
        // A title has one line, and a shared one may have several.
        let form = TaskForm(title: Self.oneLine(shared.first ?? ""))
        if shared.count > 1 { form.note.text = Text.joined(Array(shared[1...]), "\n") }
        return form
    }

    private func shared(_ query: Form) -> [String] {
        var shared: [String] = []
        let fields: [ByteString] = ["title", "text", "url"]
        for field in fields {
            let text = Text.trimmed(query.typed(field))
            if !text.isEmpty, !Self.holds(shared, text) { shared.append(text) }
        }
        return shared
    }

    /// Whether a text is there, by itself or as an address in another.
    private static func holds(_ texts: [String], _ wanted: String) -> Bool {
        for text in texts {
            if ByteString(text) == ByteString(wanted) { return true }
            for link in Text.links(in: text) where Self.isSameAddress(link, wanted) { return true }
        }
        return false
    }

    /// Whether two addresses are one, with a slash at the end or without.
    private static func isSameAddress(_ one: String, _ other: String) -> Bool {
        let slash = UInt8(ascii: "/")
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        return (one.last == slash ? one.dropLast() : one[...]) == (other.last == slash ? other.dropLast() : other[...])
    }
}
