public import Facts
public import Planner

/// How often a task is taken up by itself, as the form asks it.
public enum Repetition: Equatable, Sendable {
    case never
    case everyDay
    case onWeekdays
}

/// The form of a task: its values as they were typed, right or wrong.
///
/// A class because it has many parts: copying a structure of its size is a page of code wherever it happens. One reader fills it
/// in and marks its faults, then a page shows it.
public final class TaskForm {
    /// The title.
    public var title: FieldValue
    /// The note.
    public var note = FieldValue("")
    /// 1–10; 0: it is rest; nil: not yet costed.
    public var cost: Int?
    /// The error of the cost.
    public var costFault: String?
    /// The date it is due.
    public var due = FieldValue("")
    /// The time of day it is due.
    public var time = FieldValue("")
    /// The date until which it is out of sight.
    public var start = FieldValue("")
    /// How many minutes it takes.
    public var minutes = FieldValue("")
    /// How much it matters.
    public var priority: Priority?
    /// The list it is in.
    public var list: TaskDetails.Named?
    /// The error of the list.
    public var listFault: String?
    /// The subjects that are ticked.
    public var subjects: [TaskDetails.Named] = []
    /// The error of the subjects.
    public var subjectsFault: String?
    /// The name of a subject that is made with the task.
    public var newSubject = FieldValue("")
    /// The kinds of energy it takes; nil: the form does not ask.
    public var kinds: EnergyKinds?
    /// How often it is taken up.
    public var repetition = Repetition.never
    /// On which weekdays.
    public var weekdays = Weekdays.none
    /// The error of the weekdays.
    public var repetitionFault: String?
    /// How it comes back.
    public var rule = RuleForm()
    /// The answer to the one question of how it repeats, as it was sent; nil: it follows from ``repetition`` and ``rule``.
    public var answer: RepeatAnswer?
    /// The weekdays that the task had itself before.
    public var formerDays = Weekdays.none
    /// How many minutes before it is due it wants to be remembered.
    public var reminder: Int?
    /// The error of the reminder.
    public var reminderFault: String?
    /// The task as the form showed it before anything was typed (``TaskSeen``); nil for a new task.
    public var seen: String?
    /// The task that a new one becomes a step of.
    public var parent: Identity?
    /// Whether a new one goes into today's list at once.
    public var isForToday = false
    /// Whether it was refused because it would use the reserve, which is offered then.
    public var offersReserve = false
    /// The swaps that are offered, since it was refused as too much for today.
    public var swaps: OfferedSwaps?

    /// An empty form, or one begun elsewhere.
    public init(title: String = "", cost: Int? = nil) {
        self.title = FieldValue(title)
        self.cost = cost
    }

    /// The form of a task as it is.
    public convenience init(_ task: TaskEntry, in space: PlanReader) {
        let draft = TaskDraft(task, in: space)
        self.init(draft)
        note = FieldValue(task.note)
        rule.moved = .one
        seen = TaskSeen(draft).text
    }

    /// Fills in the values that were read out of a line of quick add.
    public convenience init(_ draft: TaskDraft) {
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
    public func takeShared(from other: TaskForm) {
        title = other.title
        due = other.due
        time = other.time
        priority = other.priority
        list = other.list
        rule = other.rule
    }

    /// Whether its question of how the task repeats was answered, and not by never.
    public var asksToRepeat: Bool { (answer ?? .never) != .never }

    /// Whether its question of how the task repeats was answered wrongly.
    public var hasRepeatFault: Bool { repetitionFault != nil || rule.hasFault }

    /// How it came on weekdays before.
    public var former: FormerDays { FormerDays(daily: formerDays, rule: rule.former) }

    /// Whether anything in it was wrong.
    public var hasFault: Bool {
        title.fault != nil || note.fault != nil || costFault != nil || hasFaultInRows
    }

    private var hasFaultInRows: Bool {
        due.fault != nil || time.fault != nil || start.fault != nil || minutes.fault != nil || listFault != nil
            || subjectsFault != nil || newSubject.fault != nil || repetitionFault != nil || reminderFault != nil || rule.hasFault
    }
}
