import Facts
import Pages
import Planner

/// Reads a form and puts whatever is wrong beside the field it is about: all of it at once.
final class TaskFormReader {
    private let settings: Settings
    private let catalog: Catalog
    private let today: LocalDate
    /// Whether the task is in a shared list, or goes to one.
    private let isShared: Bool
    let form: TaskForm

    /// - Parameters:
    ///   - task: the task that is edited; nil for a new one.
    ///   - today: the date that a rule without a date is counted from.
    ///   - catalog: the language of the errors.
    init(
        _ form: TaskForm,
        of task: Identity? = nil,
        reading space: PersonalSpace,
        today: LocalDate,
        in catalog: Catalog
    ) {
        self.form = form
        settings = space.settings
        isShared = space.isShared(form.list, under: form.parent) || task.map { space.isShared(nil, under: $0) } ?? false
        self.catalog = catalog
        self.today = today
    }

    /// The task of the form; nil if anything in it is wrong.
    ///
    /// - Parameter spoons: the cost as it was sent.
    func draft(spoons: String) -> TaskDraft? {
        readTexts()
        readCost(spoons)
        var details = details()
        let daily = readDays(&details)
        checkTogether(details)
        guard !form.hasFault else { return nil }
        do throws(Fault) {
            return try TaskDraft(
                title: form.title.text,
                note: form.note.text,
                cost: form.cost,
                daily: daily,
                details: details
            )
        } catch {
            mark(error)
            return nil
        }
    }

    /// A task that repeats as the form says, with everything else as it is.
    ///
    /// - Throws: ``Fault/weekdaysMissing``, ``Fault/endBeforeFirst`` or ``Fault/notARule``, and as a draft does.
    func repeating(_ draft: TaskDraft) throws(Fault) -> TaskDraft {
        if form.repetition == .onWeekdays, form.weekdays.isEmpty { throw .weekdaysMissing }
        var details = draft.details
        details.repeats = rule(due: details.due)
        if form.hasRepeatFault { throw .notARule }
        let daily = readDays(&details)
        if details.repeats?.endsBefore(details.due, today: today) ?? false { throw .endBeforeFirst }
        return try TaskDraft(title: draft.title, note: draft.note, cost: draft.cost, daily: daily, details: details)
    }

    /// The weekdays that the task has itself. Every day, or certain weekdays, can also be a rule.
    private func readDays(_ details: inout TaskDetails) -> Weekdays {
        let chosen: Weekdays = form.repetition == .everyDay ? .all : form.repetition == .onWeekdays ? form.weekdays : .none
        // An earlier form said itself which of the two it is.
        guard let answer = form.answer else { return chosen }
        if chosen.isEmpty, answer == .more, let rule = details.repeats, !rule.everyWeek.isEmpty {
            return details.come(on: rule.everyWeek, until: rule.until, was: form.former, isShared: isShared, today: today)
        }
        guard answer == .everyDay || answer == .onWeekdays, !chosen.isEmpty else { return chosen }
        return details.come(on: chosen, was: form.former, isShared: isShared, today: today)
    }

    private func details() -> TaskDetails {
        var details = TaskDetails()
        details.due = date(&form.due)
        details.time = read(&form.time, as: .time)
        details.start = date(&form.start)
        details.minutes = read(&form.minutes, as: .minutes)
        details.reminder = form.reminder
        details.priority = form.priority
        details.repeats = rule(due: details.due)
        details.movesSeries = form.rule.moved != .one
        details.list = form.list
        details.subjects = form.subjects
        details.kinds = form.kinds
        if !Text.isBlank(form.newSubject.text) { details.subjects.append(.new(form.newSubject.text)) }
        return details
    }

    /// Puts an error beside its field.
    func mark(_ fault: Fault) {
        let words = fault.words(in: settings, catalog)
        switch fault {
        // There is no field for it: the page as a whole says so.
        case .noSuchTask: break
        case .noteTooLong: form.note.fault = words
        case .weekdaysMissing: form.repetitionFault = words
        case .noSuchList: form.listFault = words
        case .noSuchSubject, .nameMissing: form.subjectsFault = words
        case .endBeforeFirst: form.rule.until.fault = words
        default: form.title.fault = words
        }
    }

    private func readTexts() {
        // Each by itself, so that all errors are shown at once.
        do throws(Fault) { _ = try TaskDraft(title: form.title.text, cost: nil) } catch { mark(error) }
        do throws(Fault) { _ = try TaskDraft(title: "-", note: form.note.text, cost: nil) } catch { mark(error) }
        if form.repetition == .onWeekdays, form.weekdays.isEmpty { mark(.weekdaysMissing) }
        if !Text.isBlank(form.newSubject.text) {
            do throws(Fault) {
                _ = try ListDraft(name: form.newSubject.text)
            } catch {
                form.newSubject.fault = error.words(in: settings, catalog)
            }
        }
    }

    private func readCost(_ spoons: String) {
        guard !spoons.isEmpty else { return }
        do throws(Fault) {
            form.cost = try Text.number(spoons, in: Costs.rangeWithRest)
        } catch {
            form.costFault = error.words(in: settings, catalog)
        }
    }

    private func rule(due: LocalDate?) -> RepeatRule? {
        guard form.rule.kind != .never else { return nil }
        guard form.rule.kind != nil else {
            form.rule.fault = Fault.notARule.words(in: settings, catalog)
            return nil
        }
        let interval = read(&form.rule.every, as: .interval)
        let until = date(&form.rule.until)
        if form.rule.contradicts(due) { form.rule.fault = catalog[.taskRepeatContradiction] }
        guard let interval, !form.rule.hasFault, let pattern = form.rule.pattern(due: due, today: today) else { return nil }
        let rule = RepeatRule(pattern, interval: interval, anchor: form.rule.isFromCompletion ? .completion : .date, until: until)
        if rule == nil { form.rule.fault = Fault.notARule.words(in: settings, catalog) }
        return rule
    }

    private func checkTogether(_ details: TaskDetails) {
        if Text.isBlank(form.due.text), form.rule.kind == .never, details.repeats == nil {
            let words = Fault.dateMissing.words(in: settings, catalog)
            if details.time != nil { form.time.fault = words }
            if details.reminder != nil { form.reminderFault = words }
        }
        if let start = details.start, let due = details.due, due < start {
            form.start.fault = Fault.startAfterDue.words(in: settings, catalog)
        }
        // A date that cannot be read is reported first: the dates of the rule are not known without it.
        if form.due.fault == nil, details.repeats?.endsBefore(details.due, today: today) ?? false { mark(.endBeforeFirst) }
    }
}

// MARK: - Numbers read from text: dates, times, and counts

extension TaskFormReader {
    private enum Kind {
        case date
        case time
        case minutes
        case interval
    }

    private func date(_ typed: inout FieldValue) -> LocalDate? {
        guard let number = read(&typed, as: .date) else { return nil }
        return LocalDate(number: number)
    }

    /// Nil where nothing is written, or something wrong: that is then said beside it.
    private func read(_ typed: inout FieldValue, as kind: Kind) -> Int? {
        if kind != .interval, Text.isBlank(typed.text) { return nil }
        do throws(Fault) {
            return try number(typed.text, kind)
        } catch {
            typed.fault = error.words(in: settings, catalog)
            return nil
        }
    }

    private func number(_ text: String, _ kind: Kind) throws(Fault) -> Int {
        switch kind {
        case .date: return try LocalDate.typed(text).number
        case .time:
            guard let minutes = ClockTime.minutes(text) else { throw .notATime }
            return minutes
        case .minutes: return try Text.number(text, in: TaskLimits.minutes)
        case .interval: return try Text.number(text, in: RepeatRule.intervals)
        }
    }
}

extension LocalDate {
    /// The date that was typed, if a task can have it.
    static func typed(_ text: String) throws(Fault) -> LocalDate {
        guard let date = LocalDate(text: text), numbers.contains(date.number) else { throw .notADate }
        return date
    }
}
