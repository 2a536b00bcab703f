package import Facts

// Every kind there is, with its number on the wire. A number is never given a new meaning and never used again.

extension EntityKind {
    /// Something to do. Identity: random, from the device that adds it.
    package static let task = EntityKind(rawValue: 1)
    /// A day that was started. Scope: its ``DayKey``; identity: ``Identity/only``.
    package static let day = EntityKind(rawValue: 2)
    /// A task in the to-do list of a day. Scope: the day's key; identity: the task's.
    package static let plan = EntityKind(rawValue: 3)
    /// One form sent, with what it replaced. Scope: the UTC day it was sent on; identity: the form's nonce, mixed with where the form
    /// went and what it said.
    package static let change = EntityKind(rawValue: 4)
    /// The person's choices. One entity.
    package static let settings = EntityKind(rawValue: 5)
    /// The choices for one list page. Scope and identity: the ``ListView``.
    package static let listView = EntityKind(rawValue: 6)
    /// A list of the person's own, or a template. Identity: random, from the device that adds it.
    package static let list = EntityKind(rawValue: 7)
    /// A label of the person's own. Identity: random, from the device that adds it.
    package static let subject = EntityKind(rawValue: 8)
    /// A subject on a task. Scope: the subject's ``Subject/scope``; identity: the task's. Each is a separate entity, so that two
    /// devices may label one task apart.
    package static let subjectAssignment = EntityKind(rawValue: 9)
    /// One date of a task that repeats. Scope: the date's number; identity: the task's, so that a date done on two devices is done
    /// once.
    package static let occurrence = EntityKind(rawValue: 10)
    /// The timer. One entity, so that every device means the same.
    package static let timer = EntityKind(rawValue: 11)
    /// An entry of time spent on a task. Scope: the task's ``TimeEntry/scope(of:)``; identity: that of the timer's run, mixed with when
    /// it began, so that what two devices note of one run is one.
    package static let timeEntry = EntityKind(rawValue: 12)
    /// A sticky note. Identity: random, from the device that adds it.
    package static let note = EntityKind(rawValue: 13)
    /// Dismissals and refusals of a task: for the hour, or for the day. Identity: the task's, so that two devices write to one entity.
    package static let dismissal = EntityKind(rawValue: 14)
    /// A tip that was put away. Identity: made from the tip's slug, so that one put away on two devices is put away once.
    package static let tip = EntityKind(rawValue: 15)
    /// A text, title or date that lost against one that was written without knowing it. Scope and identity: made from the field that it
    /// was in and from its timestamp (``EarlierVersion/entity(of:_:_:)``), so that devices that notice apart keep one.
    package static let earlier = EntityKind(rawValue: 16)
    /// A filter of all tasks that has a name. Identity: random, from the device that keeps it.
    package static let savedView = EntityKind(rawValue: 19)
    /// A value that is mixed into the identities of what this plan brings in from other programs. Identity: the value.
    package static let importSalt = EntityKind(rawValue: 20)
    /// One date of a task that repeats, in a shared list. Scope: the space's number; identity: made of task and date.
    package static let sharedOccurrence = EntityKind(rawValue: 18)
}
