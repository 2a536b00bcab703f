import Facts
import Planner

/// The form of a task, row by row: each shows its saved value and opens in place.
extension HTML {
    /// - Parameters:
    ///   - draft: typed text is kept under this name until it is saved.
    ///   - isPlanned: whether today's cost is asked already; the usual one then stands among the rows.
    mutating func taskRows(_ form: TaskForm, _ choices: TaskChoices, draft: String, isPlanned: Bool, _ context: PageContext) {
        if !isPlanned { costField(form, hint: form.cost == nil ? .taskFieldCostHint : nil, context) }
        if !choices.isOwnHalf { dueRow(form, draft: draft, context) }
        repeatRow(form, isOwnHalf: choices.isOwnHalf, draft: draft, context)
        if !choices.isStep, !choices.isOwnHalf { listRow(form, choices.lists) }
        subjectsRow(form, choices.subjects, draft: draft)
        if !choices.isOwnHalf { priorityRow(form.priority) }
        reminderRow(form, context)
        if isPlanned { usualCostRow(form, context) }
        startRow(form, draft: draft, context)
        minutesRow(form, draft: draft)
        if context.settings.usesKinds { kindsRow(form.kinds ?? .none) }
    }

    private mutating func dueRow(_ form: TaskForm, draft: String, _ context: PageContext) {
        var saved = words[.formDueNone]
        let due = form.dueToShow(today: context.instant.date)
        if let date = LocalDate(text: due.text) {
            saved = words.dueInFull(date, ClockTime.minutes(form.time.text), at: context.instant)
        }
        let isOpen = form.due.fault != nil || form.time.fault != nil
        beginFieldRow(words[.formDue], saved, id: "due-row", isOpen: isOpen, isNamed: false)
        quickDates(
            "set-due",
            .formDueDates,
            for: "due-field",
            saved: due.text,
            none: .formDueNone,
            clearing: " time-field",
            offersToday: true,
            context.instant
        )
        literal("<div class=\"side-by-side\">")
        field(words[.formDueDate], name: "due", due, as: .date, draft: draft)
        field(words[.formDueTime], name: "time", form.time, as: .time, draft: draft)
        literal("</div>")
        if form.rule.asksWhatMoves {
            beginGroup(.taskMoves, id: "moves-field")
            radio("moves", "one", words[.taskMovesOne], isOn: form.rule.moved == .one)
            radio("moves", "series", words[.taskMovesSeries], isOn: form.rule.moved == .series)
            endGroup(id: "moves-field")
        }
        endFieldRow()
    }

    private mutating func startRow(_ form: TaskForm, draft: String, _ context: PageContext) {
        let name = words[.formStart]
        var saved = words[.formNotSet]
        if let date = LocalDate(text: form.start.text) { saved = words.date(date, at: context.instant) }
        beginFieldRow(name, saved, id: "start-row", isOpen: form.start.fault != nil, isNamed: false)
        quickDates(
            "set-start",
            .formStartDates,
            for: "start-field",
            saved: form.start.text,
            none: .formNotSet,
            offersToday: false,
            context.instant
        )
        literal("<div class=\"named\">")
        field(name, name: "start", form.start, as: .date, draft: draft)
        literal("</div>")
        endFieldRow()
    }

    private mutating func minutesRow(_ form: TaskForm, draft: String) {
        var saved = words[.formNotSet]
        do throws(Fault) {
            saved = words.minutes(try Text.number(form.minutes.text, in: TaskLimits.minutes))
        } catch {
            // The field is empty, or its text cannot be read: the message beside it says so.
        }
        beginFieldRow(words[.formDuration], saved, id: "minutes-row", isOpen: form.minutes.fault != nil, isNamed: false)
        field(words[.formMinutes], name: "minutes", form.minutes, as: .number, draft: draft)
        endFieldRow()
    }

    private mutating func usualCostRow(_ form: TaskForm, _ context: PageContext) {
        let saved = form.cost.map { $0 == 0 ? words[.formUsualCostRest] : String($0) } ?? words[.formNotSet]
        let name = words[.formUsualCost(unit: context.unit)]
        beginFieldRow(name, saved, id: "cost-row", isOpen: form.costFault != nil)
        costField(form, hint: nil, context)
        endFieldRow()
    }

    private mutating func priorityRow(_ chosen: Priority?) {
        beginFieldRow(words[.formPriority], id: "priority-row", isOpen: false)
        if let chosen { priority(chosen) } else { write("\(.priorityNone)") }
        openFieldRow()
        beginGroup(.formPriority, id: "priority-field")
        literal("<div class=\"scale\">")
        beginChip("radio", "priority", "", isOn: chosen == nil)
        write("<span>\(.priorityNone)</span>")
        endChip()
        for priority in [Priority.low, .medium, .high] {
            beginChip("radio", "priority", String(priority.rawValue), isOn: chosen == priority)
            self.priority(priority)
            endChip()
        }
        literal("</div>")
        endGroup(id: "priority-field")
        endFieldRow()
    }

    private mutating func listRow(_ form: TaskForm, _ lists: [ListEntry]) {
        var options: [(value: String, text: String)] = []
        var current: ListEntry?
        let (name, none) = (words[.formList], words[.formListNone])
        var saved = none
        for list in lists {
            options.append((list.identity.hex, list.name))
            if case .existing(let chosen) = form.list, chosen == list.identity { (current, saved) = (list, list.name) }
        }
        if case .new(let name) = form.list {
            saved = words[.formListNew(list: name)]
            options.append(("+" + name, saved))
        }
        guard !options.isEmpty || form.listFault != nil else { return }
        beginFieldRow(name, saved, id: "list-row", isOpen: form.listFault != nil)
        let chosen = form.list?.value ?? ""
        menu(name, id: "list-field", name: "list", empty: none, chosen: chosen, options, fault: form.listFault)
        if let current { wayToList(current) }
        endFieldRow()
    }

    /// A link to the list that a task is in.
    mutating func wayToList(_ list: ListEntry) {
        let route: Route = list.isTemplate ? .template(list.identity) : .list(list.identity)
        let name = MarkupTag("<bdi>\(list.name)</bdi>", "")
        write("<p><a class=\"to-list\" href=\"\(route)\">\(.taskOpenList(list: name))</a></p>")
    }

    private mutating func subjectsRow(_ form: TaskForm, _ subjects: [Subject], draft: String) {
        let isOpen = form.subjectsFault != nil || form.newSubject.fault != nil
        beginFieldRow(words[.formSubjects], id: "subjects-row", isOpen: isOpen)
        if form.subjects.isEmpty { write("\(.formSubjectsNone)") }
        for subject in subjects where form.carries(subject.identity) { mark(subject.name, subject.colour, "subject") }
        for named in form.subjects { if case .new(let name) = named { write("<span>\(.formSubjectsNew(subject: name))</span>") } }
        openFieldRow()
        beginGroup(.formSubjects, id: "subjects-field", fault: form.subjectsFault)
        literal("<div class=\"scale\">")
        for subject in subjects {
            beginChip("checkbox", "subject", subject.identity.hex, isOn: form.carries(subject.identity))
            mark(subject.name, subject.colour, "subject")
            endChip()
        }
        for named in form.subjects {
            guard case .new(let name) = named else { continue }
            beginChip("checkbox", "subject", named.value, isOn: true)
            write("<span dir=\"auto\">\(.formSubjectsNew(subject: name))</span>")
            endChip()
        }
        literal("</div>")
        field(words[.formSubjectsAdd], name: "newsubject", form.newSubject, draft: draft)
        endGroup(id: "subjects-field", fault: form.subjectsFault)
        endFieldRow()
    }

    private mutating func kindsRow(_ chosen: EnergyKinds) {
        beginFieldRow(words[.formEnergy], id: "kinds-row", isOpen: false)
        if chosen.isEmpty { write("\(.formNotSet)") } else { kinds(chosen) }
        openFieldRow()
        kindsField(chosen)
        endFieldRow()
    }

    private mutating func reminderRow(_ form: TaskForm, _ context: PageContext) {
        let (name, none) = (words[.formReminder], words[.formReminderNone])
        let saved = form.reminder.map { words.reminderAnswer($0) } ?? none
        beginFieldRow(name, saved, id: "reminder-row", isOpen: form.reminderFault != nil)
        var offered = [0, 10, 60, 1440]
        if let reminder = form.reminder, !offered.contains(reminder) { offered.append(reminder) }
        var options: [(value: String, text: String)] = []
        for minutes in offered { options.append((String(minutes), words.reminderAnswer(minutes))) }
        menu(
            name,
            id: "reminder-field",
            name: "reminder",
            empty: none,
            chosen: Words.number(form.reminder, or: ""),
            options,
            fault: form.reminderFault,
            hint: words[context.account == nil ? Phrase.formReminderHintGuest : .formReminderHint]
        )
        if context.account == nil {
            write("<p><a class=\"more\" id=\"reminder-setup\" href=\"\(Route.account)\">\(.formReminderSignIn)</a></p>")
        } else {
            write("<p><a class=\"more\" id=\"reminder-setup\" href=\"\(AccountRoute.reminders)\">\(.formReminderSetup)</a></p>")
        }
        endFieldRow()
    }
}

extension TaskForm {
    fileprivate func carries(_ subject: Identity) -> Bool {
        for named in subjects where named.isExisting(subject) { return true }
        return false
    }
}
