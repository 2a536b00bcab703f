import Facts
import Planner

extension HTML {
    /// What most tasks do without.
    mutating func moreFields(_ form: TaskForm, _ choices: TaskChoices, draft: String, _ context: PageContext) {
        dateFields(form, isOwnHalf: choices.isOwnHalf, draft: draft)
        if !choices.isOwnHalf { priorityField(form.priority) }
        if !choices.isStep, !choices.isOwnHalf { listField(form, choices.lists) }
        subjectsField(form, choices.subjects, draft: draft)
        if context.settings.usesKinds { kindsField(form.kinds ?? .none) }
        repetitionField(form, context)
        if !choices.isOwnHalf { ruleField(form.rule, draft: draft, context) }
        reminderField(form, context)
    }

    private mutating func dateFields(_ form: TaskForm, isOwnHalf: Bool, draft: String) {
        literal("<div class=\"side-by-side\">")
        if !isOwnHalf {
            field("Due", name: "due", form.due, as: .date, draft: draft)
            field("Time", name: "time", form.time, as: .time, draft: draft)
        }
        field("Out of sight until", name: "start", form.start, as: .date, draft: draft)
        field("Minutes it takes", name: "minutes", form.minutes, as: .number, draft: draft)
        literal("</div>")
    }

    private mutating func priorityField(_ chosen: Priority?) {
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
    }

    private mutating func listField(_ form: TaskForm, _ lists: [ListEntry]) {
        var options: [(value: String, text: String)] = []
        for list in lists { options.append((list.identity.hex, list.name)) }
        if case .new(let name) = form.list { options.append(("+" + name, "New: " + name)) }
        guard !options.isEmpty || form.listFault != nil else { return }
        let chosen = form.list?.value ?? ""
        menu("List", id: "list-field", name: "list", empty: "No list", chosen: chosen, options, fault: form.listFault)
    }

    private mutating func subjectsField(_ form: TaskForm, _ subjects: [Subject], draft: String) {
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
    }

    private mutating func reminderField(_ form: TaskForm, _ context: PageContext) {
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
            write("<p><a class=\"more\" id=\"reminder-setup\" href=\"\(Address.account)\">Sign in or make an account</a></p>")
        } else {
            write(
                "<p><a class=\"more\" id=\"reminder-setup\" href=\"\(AccountAddress.reminders)\">Devices and e-mail for reminders</a></p>"
            )
        }
    }
}

extension TaskForm {
    fileprivate func carries(_ subject: Identity) -> Bool {
        for named in subjects where named.isExisting(subject) { return true }
        return false
    }
}
