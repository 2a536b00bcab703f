package import Planner

/// The answers to the one question of how a task repeats. What is rarer stands under the last of them. Which fields of the task hold an
/// answer is no part of the question (docs/recurrence.md, "Weekdays or a rule").
package enum RepeatAnswer: CaseIterable, Sendable {
    case never
    case everyDay
    case onWeekdays
    case everyWeek
    case everyMonth
    case everyYear
    case afterDone
    case more

    /// The form's word.
    package var word: StaticString {
        switch self {
        case .never: "never"
        case .everyDay: "day"
        case .onWeekdays: "weekdays"
        case .everyWeek: "week"
        case .everyMonth: "month"
        case .everyYear: "year"
        case .afterDone: "after"
        case .more: "more"
        }
    }

    /// Reads a ``word``.
    package init?(word: ByteString) {
        for answer in RepeatAnswer.allCases where ByteString(answer.word.description) == word {
            self = answer
            return
        }
        return nil
    }

    var label: Phrase {
        switch self {
        case .never: .taskRepeatNever
        case .everyDay: .taskRepeatDaily
        case .onWeekdays: .taskRepeatWeekdays
        case .everyWeek: .taskRepeatWeek
        case .everyMonth: .taskRepeatMonth
        case .everyYear: .taskRepeatYear
        case .afterDone: .taskRepeatAfter
        case .more: .taskRepeatMore
        }
    }

    /// The answer that says a task as it is.
    fileprivate init(_ form: TaskForm) {
        let rule = form.rule
        guard let kind = rule.kind else {
            self = .more
            return
        }
        if kind == .never {
            self = form.repetition == .never ? .never : form.repetition == .everyDay ? .everyDay : .onWeekdays
            return
        }
        guard rule.until.text.isEmpty, rule.until.fault == nil else {
            self = .more
            return
        }
        if rule.isFromCompletion {
            self = kind == .days && form.repetition == .never ? .afterDone : .more
            return
        }
        guard ByteString(rule.every.text) == ByteString("1") else {
            self = .more
            return
        }
        switch kind {
        case .days: self = .everyDay
        case .weeks where rule.weekdays.count > 1: self = form.chosenWeekdays == .all ? .everyDay : .onWeekdays
        // Two ways that differ are a matter for the last answer.
        case _ where form.repetition != .never: self = .more
        case .weeks: self = .everyWeek
        case .monthsOnDay: self = .everyMonth
        case .years: self = .everyYear
        case .never, .monthsOnWeekday, .monthsOnLastWeekday, .monthsOnLastDay: self = .more
        }
    }
}

extension TaskForm {
    /// The answer that is chosen.
    var chosenAnswer: RepeatAnswer { answer ?? RepeatAnswer(self) }

    /// The weekdays that are chosen, by whichever field.
    fileprivate var chosenWeekdays: Weekdays {
        if repetition == .everyDay { return .all }
        return answer == nil && rule.kind == .weeks && rule.weekdays.count > 1 ? weekdays.union(rule.weekdays) : weekdays
    }

    /// The weekdays to choose from that are ticked: those that are chosen, or, while another answer is, the weekday of its date.
    func tickedWeekdays(today: LocalDate) -> Weekdays {
        if chosenAnswer == .onWeekdays { return chosenWeekdays }
        // Beside a rarer rule it may have weekdays of its own.
        if repetition == .onWeekdays { return weekdays }
        return Weekdays([(LocalDate(text: due.text) ?? today).weekday])
    }

    /// The due date as the form shows it. The days of a task of every day, or of certain weekdays, pass: a passed one is left out.
    func dueToShow(today: LocalDate) -> FieldValue {
        guard let date = LocalDate(text: due.text), date < today, due.fault == nil else { return due }
        switch chosenAnswer {
        case .everyDay, .onWeekdays: return FieldValue("")
        case .never, .everyWeek, .everyMonth, .everyYear, .afterDone, .more: return due
        }
    }

    /// Takes over an answer that was sent.
    package func take(_ answer: RepeatAnswer) {
        self.answer = answer
        (repetition, rule.kind) = (.never, .never)
        switch answer {
        case .never: break
        case .everyDay: repetition = .everyDay
        case .onWeekdays: repetition = .onWeekdays
        case .everyWeek:
            takePlain(.weeks)
            // A rule that names only the weekday of its date means the same.
            if case .weeks(let weekdays)? = rule.former?.pattern, weekdays.count == 1, fits(weekdays) { rule.weekdays = weekdays }
        case .everyMonth: takePlain(.monthsOnDay)
        case .everyYear: takePlain(.years)
        case .afterDone:
            let days = rule.every
            takePlain(.days)
            rule.every = days
            rule.isFromCompletion = true
        case .more: rule.kind = .days
        }
    }

    private func takePlain(_ kind: RuleForm.Kind) {
        rule.kind = kind
        rule.every = FieldValue("1")
        rule.until = FieldValue("")
        rule.weekdays = .none
        rule.isFromCompletion = false
    }

    private func fits(_ weekdays: Weekdays) -> Bool {
        guard let date = LocalDate(text: due.text) else { return true }
        return rule.moved == .one || weekdays.contains(date.weekday)
    }
}
