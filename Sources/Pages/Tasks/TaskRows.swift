import Facts
import Planner

/// The form of a task, row by row: each shows its saved value and opens in place.
extension HTML {
    /// - Parameters:
    ///   - draft: typed text is kept under this name until it is saved.
    ///   - isPlanned: whether today's cost is asked already; the usual one then stands among the rows.
    mutating func taskRows(_ form: TaskForm, _ choices: TaskChoices, draft: String, isPlanned: Bool, _ context: PageContext) {
        if !isPlanned { costField(form, hint: form.cost == nil ? "not set" : nil, context) }
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
        var saved = "No date"
        if let date = LocalDate(text: form.due.text) {
            saved = Words.dueInFull(date, ClockTime.minutes(form.time.text), at: context.instant)
        }
        let isOpen = form.due.fault != nil || form.time.fault != nil
        beginFieldRow("Due", saved, id: "due-row", isOpen: isOpen, isNamed: false)
        quickDates(
            "set-due",
            "Suggested due dates",
            for: "due-field",
            saved: form.due.text,
            none: "No date",
            clearing: " time-field",
            offersToday: true,
            context.instant
        )
        literal("<div class=\"side-by-side\">")
        field("Due date", name: "due", form.due, as: .date, draft: draft)
        field("Time", name: "time", form.time, as: .time, draft: draft)
        literal("</div>")
        endFieldRow()
    }

    private mutating func startRow(_ form: TaskForm, draft: String, _ context: PageContext) {
        var saved = "Not set"
        if let date = LocalDate(text: form.start.text) { saved = Words.date(date, at: context.instant) }
        beginFieldRow("Hide until", saved, id: "start-row", isOpen: form.start.fault != nil, isNamed: false)
        quickDates(
            "set-start",
            "Suggested dates to hide until",
            for: "start-field",
            saved: form.start.text,
            none: "Not set",
            offersToday: false,
            context.instant
        )
        literal("<div class=\"named\">")
        field("Hide until", name: "start", form.start, as: .date, draft: draft)
        literal("</div>")
        endFieldRow()
    }

    private mutating func minutesRow(_ form: TaskForm, draft: String) {
        var saved = "Not set"
        do throws(Fault) {
            saved = Words.minutes(try Text.number(form.minutes.text, in: TaskLimits.minutes))
        } catch {
            // The field is empty, or its text cannot be read: the message beside it says so.
        }
        beginFieldRow("Duration", saved, id: "minutes-row", isOpen: form.minutes.fault != nil, isNamed: false)
        field("Minutes", name: "minutes", form.minutes, as: .number, draft: draft)
        endFieldRow()
    }

    private mutating func usualCostRow(_ form: TaskForm, _ context: PageContext) {
        let saved = form.cost.map { $0 == 0 ? "Rest" : String($0) } ?? "Not set"
        let name = "Usual " + context.settings.unitMany
        beginFieldRow(name, saved, id: "cost-row", isOpen: form.costFault != nil)
        costField(form, hint: nil, context)
        endFieldRow()
    }

    private mutating func priorityRow(_ chosen: Priority?) {
        beginFieldRow("Priority", id: "priority-row", isOpen: false)
        if let chosen { priority(chosen) } else { literal("None") }
        openFieldRow()
        beginGroup("Priority", id: "priority-field")
        literal("<div class=\"scale\">")
        beginChip("radio", "priority", "", isOn: chosen == nil)
        literal("<span>None</span>")
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
        var saved = "None"
        for list in lists {
            options.append((list.identity.hex, list.name))
            if case .existing(let chosen) = form.list, chosen == list.identity { (current, saved) = (list, list.name) }
        }
        if case .new(let name) = form.list {
            options.append(("+" + name, "New: " + name))
            saved = "New: " + name
        }
        guard !options.isEmpty || form.listFault != nil else { return }
        beginFieldRow("List", saved, id: "list-row", isOpen: form.listFault != nil)
        let chosen = form.list?.value ?? ""
        menu("List", id: "list-field", name: "list", empty: "No list", chosen: chosen, options, fault: form.listFault)
        if let current { wayToList(current) }
        endFieldRow()
    }

    /// A link to the list that a task is in.
    mutating func wayToList(_ list: ListEntry) {
        let route: Route = list.isTemplate ? .template(list.identity) : .list(list.identity)
        write("<p><a class=\"to-list\" href=\"\(route)\">Open the list: <bdi>\(list.name)</bdi></a></p>")
    }

    private mutating func subjectsRow(_ form: TaskForm, _ subjects: [Subject], draft: String) {
        let isOpen = form.subjectsFault != nil || form.newSubject.fault != nil
        beginFieldRow("Subjects", id: "subjects-row", isOpen: isOpen)
        if form.subjects.isEmpty { literal("None") }
        for subject in subjects where form.carries(subject.identity) { mark(subject.name, subject.colour, "subject") }
        for named in form.subjects { if case .new(let name) = named { write("<span>New: \(name)</span>") } }
        openFieldRow()
        beginGroup("Subjects", id: "subjects-field", fault: form.subjectsFault)
        literal("<div class=\"scale\">")
        for subject in subjects {
            beginChip("checkbox", "subject", subject.identity.hex, isOn: form.carries(subject.identity))
            mark(subject.name, subject.colour, "subject")
            endChip()
        }
        for named in form.subjects {
            guard case .new(let name) = named else { continue }
            beginChip("checkbox", "subject", named.value, isOn: true)
            write("<span dir=\"auto\">New: \(name)</span>")
            endChip()
        }
        literal("</div>")
        field("New subject", name: "newsubject", form.newSubject, draft: draft)
        endGroup(id: "subjects-field", fault: form.subjectsFault)
        endFieldRow()
    }

    private mutating func kindsRow(_ chosen: EnergyKinds) {
        beginFieldRow("Type of energy", id: "kinds-row", isOpen: false)
        if chosen.isEmpty { literal("Not set") } else { kinds(chosen) }
        openFieldRow()
        kindsField(chosen)
        endFieldRow()
    }

    private mutating func reminderRow(_ form: TaskForm, _ context: PageContext) {
        let saved = form.reminder.map { Words.capitalised(Words.reminder($0)) } ?? "None"
        beginFieldRow("Reminder", saved, id: "reminder-row", isOpen: form.reminderFault != nil)
        var offered = [0, 10, 60, 1440]
        if let reminder = form.reminder, !offered.contains(reminder) { offered.append(reminder) }
        var options: [(value: String, text: String)] = []
        for minutes in offered { options.append((String(minutes), Words.capitalised(Words.reminder(minutes)))) }
        menu(
            "Reminder",
            id: "reminder-field",
            name: "reminder",
            empty: "None",
            chosen: Words.number(form.reminder, or: ""),
            options,
            fault: form.reminderFault,
            hint: context.account == nil
                ? "Reminders need an account."
                : "Reminders ring on the devices that you turned on, or come by e-mail."
        )
        if context.account == nil {
            write("<p><a class=\"more\" id=\"reminder-setup\" href=\"\(Route.account)\">Sign in or create an account</a></p>")
        } else {
            write(
                "<p><a class=\"more\" id=\"reminder-setup\" href=\"\(AccountRoute.reminders)\">Devices and e-mail for reminders</a></p>"
            )
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
