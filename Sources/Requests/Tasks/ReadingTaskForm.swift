import Facts
import Pages
import Planner

/// The form of a task, read as it was typed.
extension TaskForm {
    /// The typed values, as they were typed.
    convenience init(_ form: Form) {
        self.init(title: form.typed("title"), cost: form.number("spoons", in: Costs.rangeWithRest))
        note.text = form.typed("note")
        due.text = form.typed("due")
        time.text = form.typed("time")
        start.text = form.typed("start")
        minutes.text = form.typed("minutes")
        newSubject.text = form.typed("newsubject")
        priority = form.priority
        reminder = form.number("reminder", in: TaskLimits.reminders)
        seen = form["seen"]
        parent = form.identity("parent")
        isForToday = GoesIntoToday(word: form.token("today")) != .no
        readNamed(form)
        readKinds(form)
        readQuickDates(form)
        readRule(form)
        readRepetition(form)
    }

    /// A button that chooses a date, where no script fills in the field.
    private func readQuickDates(_ form: Form) {
        if let date = form["set-due"] {
            due.text = date
            // A time belongs to a date.
            if date.isEmpty { time.text = "" }
        }
        if let date = form["set-start"] { start.text = date }
    }

    private func readNamed(_ form: Form) {
        if let value = form["list"] { list = TaskDetails.Named(value: value) }
        for value in form.all("subject") {
            if let subject = TaskDetails.Named(value: value) { subjects.append(subject) }
        }
    }

    /// Nil where the form did not ask.
    private func readKinds(_ form: Form) {
        guard form.token("kinds") == "yes" else { return }
        var chosen: [EnergyKind] = []
        for word in form.all("kind") { if let kind = EnergyKind(word: word) { chosen.append(kind) } }
        kinds = EnergyKinds(chosen)
    }

    /// The form asks one question, `often`. Earlier forms, which asked one (`rule`) or two (`repeat` and `rule`), are read too, and so are
    /// both answers of a task that has them (`also`).
    private func readRepetition(_ form: Form) {
        weekdays = form.weekdays("weekday")
        if let word = form.token("often") {
            let kind = rule.kind
            guard let chosen = RepeatAnswer(word: word) else {
                (answer, rule.kind) = (.more, nil)
                return
            }
            if chosen == .afterDone { rule.every = FieldValue(form.typed("after")) }
            take(chosen)
            guard chosen == .more else { return }
            rule.kind = kind == .never ? .days : kind
            if let word = form.token("also"), let besides = Repetition(word: word) { repetition = besides }
            return
        }
        let asked = form.token("rule")
        if let word = asked, let answer = Repetition(word: word) {
            repetition = answer
            rule.kind = .never
        } else if asked != "none", let word = form.token("also"), let answer = Repetition(word: word) {
            repetition = answer
        } else if let word = form.token("repeat"), let answer = Repetition(word: word) {
            repetition = answer
        }
    }

    private func readRule(_ form: Form) {
        if let word = form.token("rule") { rule.kind = RuleForm.Kind(word: word) }
        if let every = form["every"] { rule.every.text = every }
        rule.weekdays = form.weekdays("ruleday")
        rule.isFromCompletion = form.token("anchor") == "completion"
        rule.until.text = form.typed("until")
        if let word = form.token("moves") { rule.moved = word == "series" ? .series : .one }
        if let former = form["former"] { rule.former = RepeatRule(text: former) }
        if let days = form.number("days", in: 0...127) { formerDays = Weekdays(bits: UInt8(days)) }
    }
}

extension Repetition {
    fileprivate init?(word: ByteString) {
        switch word {
        case "daily": self = .everyDay
        case "weekdays": self = .onWeekdays
        default: return nil
        }
    }
}
