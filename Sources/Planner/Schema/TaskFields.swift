import Facts

enum TaskField {
    static let title = Field(1, .title)
    static let note = Field(2, .note)
    /// The usual cost, 1–10; absent: not yet costed.
    static let cost = Field(3, .spoons)
    /// An ``OrderKey`` among siblings.
    static let order = Field(4, .made)
    /// ``Weekdays`` on which a new day takes the task up by itself; absent: none.
    static let daily = Field(5, .choice)
    /// When it was done, in milliseconds since 1970; absent: open. Daily tasks are done in their plans only.
    static let done = Field(6, .instant)
    /// When it was deleted; kept for ever.
    static let deleted = Field(7, .instant)
    /// 1 while it is an example that came with the first run.
    static let example = Field(8, .flag)
    /// The key of the newest day that it was planned for: finding it needs no search through all days.
    static let planned = Field(9, .dayKey)
    /// When it was added.
    static let created = Field(10, .instant)
    /// ``Priority``; absent: none.
    static let priority = Field(11, .choice)
    /// The number of the date before which it is out of sight.
    static let start = Field(12, .date)
    /// The number of the date it is due; of a repeating task: of the date its live copy is counted from.
    static let due = Field(13, .date)
    /// The time of day it is due, in minutes.
    static let time = Field(14, .minutes)
    /// How many minutes it takes.
    static let minutes = Field(15, .minutes)
    /// The identity of its list, as bytes; a step is in the list of the task it belongs to.
    static let list = Field(16, .identity)
    /// The identity of the task it is a step of, as bytes.
    static let parent = Field(17, .identity)
    /// A ``RepeatRule`` as text.
    static let repeats = Field(18, .made)
    /// How many minutes before it is due it wants to be remembered.
    static let reminder = Field(19, .minutes)
    /// Until which moment it is out of sight, in milliseconds since 1970; see ``snoozedDate``.
    static let snoozed = Field(20, .instant)
    /// 1: not this time, in a checklist.
    static let leftOut = Field(21, .flag)
    /// The number of the date at which its live copy stood when its rule was taken away. A device that had not heard of that may
    /// do this date and go on to the next.
    static let ended = Field(22, .date)
    /// 1: it is a rest, which costs nothing.
    static let rest = Field(23, .flag)
    /// ``EnergyKinds`` it takes; absent: not chosen.
    static let kinds = Field(24, .choice)
    /// The number of the space that its shared half lies in; absent: it is the person's own, or came from others.
    static let home = Field(25, .number)
    /// The number of the date that it is snoozed until: when that begins is only known where the person is by then.
    static let snoozedDate = Field(26, .date)
    /// The number of the start date that no longer hides it: a task that repeats was shown again before that.
    static let shownStart = Field(27, .date)
    /// The number of the date that the live copy of a repeating task has in its series, if it was moved off it. It is valid only while it
    /// has the timestamp of ``due``: a device that does not know this field moves the date without it.
    static let seriesDate = Field(28, .date)
    /// Of the half in a shared space, written together with ``deleted``: it was moved elsewhere, not deleted. When, in milliseconds.
    /// Only putting it back empties it.
    static let takenOut = Field(29, .instant)
    /// Of the half in a shared space, written together with ``title``: the timestamp of the newest title of another device that its writer
    /// knew, as bytes (`ReadBefore.swift`).
    static let titleRead = Field(30, .identity)
    /// The same of ``due``, ``time`` and ``repeats``.
    static let datesRead = Field(31, .identity)
    /// Of the half in a shared space, written together with ``done`` or ``deleted``: the name of the member who did that, as text
    /// (`NamedMember.swift`).
    static let member = Field(32, .made)
    /// When the person learned that it was deleted, if much later than it says: their own, like ``home`` (`LateRemoval.swift`).
    static let learned = Field(33, .instant)
}

enum OccurrenceField {
    /// When that date was done, in milliseconds since 1970.
    static let done = Field(1, .instant)
    /// When that date was skipped.
    static let skipped = Field(2, .instant)
    /// The number of the date that followed it, or would have without the rule's end; absent: none does.
    static let next = Field(3, .date)
    /// The number of the date that it had in the series, if it was moved off it before it was done.
    static let seriesDate = Field(6, .date)
}

enum SharedOccurrenceField {
    /// The number of the date.
    static let date = Field(4, .date)
    /// The identity of the task, as bytes.
    static let task = Field(5, .identity)
    /// Written together with ``OccurrenceField/done``: the name of the member who did it, as text.
    static let member = Field(7, .made)
}

enum SubjectAssignmentField {
    /// 1 while the task carries it.
    static let on = Field(1, .flag)
}
