package import Facts
package import Planner

/// How often a task is taken up by itself, as the form asks it.
package enum Repetition: Equatable, Sendable {
    case never
    case everyDay
    case onWeekdays
}

/// The form of a task: its values as they were typed, right or wrong.
///
/// A class because it has many parts: copying a structure of its size is a page of code wherever it happens. One reader fills it
/// in and marks its faults, then a page shows it.
package final class TaskForm {
    /// The title.
    package var title: FieldValue
    /// The note.
    package var note = FieldValue("")
    /// 1–10; 0: it is rest; nil: not yet costed.
    package var cost: Int?
    /// The error of the cost.
    package var costFault: String?
    /// The date it is due.
    package var due = FieldValue("")
    /// The time of day it is due.
    package var time = FieldValue("")
    /// The date until which it is out of sight.
    package var start = FieldValue("")
    /// How many minutes it takes.
    package var minutes = FieldValue("")
    /// How much it matters.
    package var priority: Priority?
    /// The list it is in.
    package var list: TaskDetails.Named?
    /// The error of the list.
    package var listFault: String?
    /// The subjects that are ticked.
    package var subjects: [TaskDetails.Named] = []
    /// The error of the subjects.
    package var subjectsFault: String?
    /// The name of a subject that is made with the task.
    package var newSubject = FieldValue("")
    /// The kinds of energy it takes; nil: the form does not ask.
    package var kinds: EnergyKinds?
    /// How often it is taken up.
    package var repetition = Repetition.never
    /// On which weekdays.
    package var weekdays = Weekdays.none
    /// The error of the weekdays.
    package var repetitionFault: String?
    /// How it comes back.
    package var rule = RuleForm()
    /// The answer to the one question of how it repeats, as it was sent; nil: it follows from ``repetition`` and ``rule``.
    package var answer: RepeatAnswer?
    /// The weekdays that the task had itself before.
    package var formerDays = Weekdays.none
    /// How many minutes before it is due it wants to be remembered.
    package var reminder: Int?
    /// The error of the reminder.
    package var reminderFault: String?
    /// The task as the form showed it before anything was typed (``TaskSeen``); nil for a new task.
    package var seen: String?
    /// The task that a new one becomes a step of.
    package var parent: Identity?
    /// Whether a new one goes into today's list at once.
    package var isForToday = false
    /// Whether it was refused because it would use the reserve, which is offered then.
    package var offersReserve = false
    /// The swaps that are offered, since it was refused as too much for today.
    package var swaps: OfferedSwaps?

    /// An empty form, or one begun elsewhere.
    package init(title: String = "", cost: Int? = nil) {
        self.title = FieldValue(title)
        self.cost = cost
    }

    /// The form of a task as it is.
    package convenience init(_ task: TaskEntry, in space: PlanReader) {
        let draft = TaskDraft(task, in: space)
        self.init(draft)
        note = FieldValue(task.note)
        rule.moved = .one
        seen = TaskSeen(draft).text
    }

    /// Fills in the values that were read out of a line of quick add.
    package convenience init(_ draft: TaskDraft) {
        self.init(title: draft.title, cost: draft.cost)
        fill(draft.details)
        formerDays = draft.daily
        if !draft.daily.isEmpty {
            repetition = draft.daily == .all ? .everyDay : .onWeekdays
            if draft.daily != .all { weekdays = draft.daily }
        }
    }

    private func fill(_ details: TaskDetails) {
        if let date = details.due { due.text = date.text }
        if let date = details.start { start.text = date.text }
        if let clock = details.time { time.text = ClockTime.text(clock) }
        if let long = details.minutes { minutes.text = String(long) }
        priority = details.priority
        reminder = details.reminder
        list = details.list
        subjects = details.subjects
        kinds = details.kinds
        if let repeats = details.repeats { rule = RuleForm(repeats) }
    }

    /// Takes the shared fields from the task as it is: in a list that may only be viewed, the form does not ask for them.
    package func takeShared(from other: TaskForm) {
        title = other.title
        due = other.due
        time = other.time
        priority = other.priority
        list = other.list
        rule = other.rule
    }

    /// Whether its question of how the task repeats was answered, and not by never.
    package var asksToRepeat: Bool { (answer ?? .never) != .never }

    /// Whether its question of how the task repeats was answered wrongly.
    package var hasRepeatFault: Bool { repetitionFault != nil || rule.hasFault }

    /// How it came on weekdays before.
    package var former: FormerDays { FormerDays(daily: formerDays, rule: rule.former) }

    /// Whether anything in it was wrong.
    package var hasFault: Bool {
        title.fault != nil || note.fault != nil || costFault != nil || hasFaultInRows
    }

    private var hasFaultInRows: Bool {
        due.fault != nil || time.fault != nil || start.fault != nil || minutes.fault != nil || listFault != nil
            || subjectsFault != nil || newSubject.fault != nil || repetitionFault != nil || reminderFault != nil || rule.hasFault
    }
}
