public import Facts

// Every kind and field there is, with its number on the wire. A number is never given a new meaning and never used again
// (docs/data.md lists what each holds).

extension EntityKind {
    /// Something to do. Identity: random, from the device that adds it.
    public static let task = EntityKind(rawValue: 1)
    /// A day that was started. Scope: its ``DayKey``; identity: ``Identity/only``.
    public static let day = EntityKind(rawValue: 2)
    /// A task in the to-do list of a day. Scope: the day's key; identity: the task's.
    public static let plan = EntityKind(rawValue: 3)
    /// One form sent, with what it replaced. Scope: the UTC day it was sent on; identity: the form's nonce, mixed with where the form
    /// went and what it said.
    public static let change = EntityKind(rawValue: 4)
    /// The person's choices. One entity.
    public static let settings = EntityKind(rawValue: 5)
    /// The choices for one list page. Scope and identity: the ``ListView``.
    public static let listView = EntityKind(rawValue: 6)
    /// A list of the person's own, or a template. Identity: random, from the device that adds it.
    public static let list = EntityKind(rawValue: 7)
    /// A label of the person's own. Identity: random, from the device that adds it.
    public static let subject = EntityKind(rawValue: 8)
    /// A subject on a task. Scope: the subject's ``Subject/scope``; identity: the task's. Each is a separate entity, so that two
    /// devices may label one task apart.
    public static let subjectAssignment = EntityKind(rawValue: 9)
    /// One date of a task that repeats. Scope: the date's number; identity: the task's, so that a date done on two devices is done
    /// once.
    public static let occurrence = EntityKind(rawValue: 10)
    /// The timer. One entity, so that every device means the same.
    public static let timer = EntityKind(rawValue: 11)
    /// An entry of time spent on a task. Scope: the task's ``TimeEntry/scope(of:)``; identity: that of the timer's run, mixed with when
    /// it began, so that what two devices note of one run is one.
    public static let timeEntry = EntityKind(rawValue: 12)
    /// A sticky note. Identity: random, from the device that adds it.
    public static let note = EntityKind(rawValue: 13)
    /// Dismissals and refusals of a task: for the hour, or for the day. Identity: the task's, so that two devices write to one entity.
    public static let dismissal = EntityKind(rawValue: 14)
    /// A tip that was put away. Identity: made from the tip's slug, so that one put away on two devices is put away once.
    public static let tip = EntityKind(rawValue: 15)
    /// A text, title or date that lost against one that was written without knowing it. Scope and identity: made from the field that it
    /// was in and from its timestamp (``EarlierVersion/entity(of:_:_:)``), so that devices that notice apart keep one.
    public static let earlier = EntityKind(rawValue: 16)
    /// A filter of all tasks that has a name. Identity: random, from the device that keeps it.
    public static let savedView = EntityKind(rawValue: 19)
    /// One date of a task that repeats, in a shared list. Scope: the space's number; identity: made of task and date.
    public static let sharedOccurrence = EntityKind(rawValue: 18)
}

enum TaskField {
    static let title = Field(rawValue: 1)
    static let note = Field(rawValue: 2)
    /// The usual cost, 1–10; absent: not yet costed.
    static let cost = Field(rawValue: 3)
    /// An ``OrderKey`` among siblings.
    static let order = Field(rawValue: 4)
    /// ``Weekdays`` on which a new day takes the task up by itself; absent: none.
    static let daily = Field(rawValue: 5)
    /// When it was done, in milliseconds since 1970; absent: open. Daily tasks are done in their plans only.
    static let done = Field(rawValue: 6)
    /// When it was deleted; kept for ever.
    static let deleted = Field(rawValue: 7)
    /// 1 while it is an example that came with the first run.
    static let example = Field(rawValue: 8)
    /// The key of the newest day that it was planned for: finding it needs no search through all days.
    static let planned = Field(rawValue: 9)
    /// When it was added.
    static let created = Field(rawValue: 10)
    /// ``Priority``; absent: none.
    static let priority = Field(rawValue: 11)
    /// The number of the date before which it is out of sight.
    static let start = Field(rawValue: 12)
    /// The number of the date it is due; of a repeating task: of the date its live copy is counted from.
    static let due = Field(rawValue: 13)
    /// The time of day it is due, in minutes.
    static let time = Field(rawValue: 14)
    /// How many minutes it takes.
    static let minutes = Field(rawValue: 15)
    /// The identity of its list, as bytes; a step is in the list of the task it belongs to.
    static let list = Field(rawValue: 16)
    /// The identity of the task it is a step of, as bytes.
    static let parent = Field(rawValue: 17)
    /// A ``RepeatRule`` as text.
    static let repeats = Field(rawValue: 18)
    /// How many minutes before it is due it wants to be remembered.
    static let reminder = Field(rawValue: 19)
    /// Until which moment it is out of sight, in milliseconds since 1970; see ``snoozedDate``.
    static let snoozed = Field(rawValue: 20)
    /// 1: not this time, in a checklist.
    static let leftOut = Field(rawValue: 21)
    /// The number of the date at which its live copy stood when its rule was taken away. A device that had not heard of that may
    /// do this date and go on to the next.
    static let ended = Field(rawValue: 22)
    /// 1: it is a rest, which costs nothing.
    static let rest = Field(rawValue: 23)
    /// ``EnergyKinds`` it takes; absent: not chosen.
    static let kinds = Field(rawValue: 24)
    /// The number of the space that its shared half lies in; absent: it is the person's own, or came from others.
    static let home = Field(rawValue: 25)
    /// The number of the date that it is snoozed until: when that begins is only known where the person is by then.
    static let snoozedDate = Field(rawValue: 26)
    /// The number of the start date that no longer hides it: a task that repeats was shown again before that.
    static let shownStart = Field(rawValue: 27)
    /// The number of the date that the live copy of a repeating task has in its series, if it was moved off it. It is valid only while it
    /// has the timestamp of ``due``: a device that does not know this field moves the date without it.
    static let seriesDate = Field(rawValue: 28)
    /// Of the half in a shared space, written together with ``deleted``: it was moved elsewhere, not deleted. When, in milliseconds.
    /// Only putting it back empties it.
    static let takenOut = Field(rawValue: 29)
    /// Of the half in a shared space, written together with ``title``: the timestamp of the newest title of another device that its writer
    /// knew, as bytes (`ReadBefore.swift`).
    static let titleRead = Field(rawValue: 30)
    /// The same of ``due``, ``time`` and ``repeats``.
    static let datesRead = Field(rawValue: 31)
    /// Of the half in a shared space, written together with ``done`` or ``deleted``: the name of the member who did that, as text
    /// (`NamedMember.swift`).
    static let member = Field(rawValue: 32)
    /// When the person learned that it was deleted, if much later than it says: their own, like ``home`` (`LateRemoval.swift`).
    static let learned = Field(rawValue: 33)
}

enum DayField {
    /// The number the day began with, 0–99. A day exists while this is there.
    static let spoons = Field(rawValue: 1)
    /// How many of tomorrow's were taken.
    static let borrowed = Field(rawValue: 2)
    /// When it was started.
    static let started = Field(rawValue: 3)
    /// The number without borrowing, if that differs: the next suggestion goes back to it.
    static let usual = Field(rawValue: 4)
    /// How the person rated it: ``Felt``; absent: not rated.
    static let felt = Field(rawValue: 5)
    /// 1: it was a low day.
    static let low = Field(rawValue: 6)
    /// 1: the person leaves it out of the usual number and of all insights.
    static let leftOut = Field(rawValue: 7)
    /// 1: it was started by a version, and with settings, that bring what is due into a new day.
    static let bringsDue = Field(rawValue: 8)
    /// The ``DayOrder`` that its list began with, unless the person has chosen one; absent: by cost.
    static let order = Field(rawValue: 9)
}

enum PlanField {
    /// ``PlanState``; absent: never planned, or undone.
    static let state = Field(rawValue: 1)
    /// The cost on this day, if that differs from the usual one; written for good when it is done.
    static let cost = Field(rawValue: 2)
    /// When it was done; absent: open.
    static let done = Field(rawValue: 3)
    /// The actual cost.
    static let real = Field(rawValue: 4)
    /// The number of the date of a repeating task that it is planned for, or was done with it.
    static let occurrence = Field(rawValue: 5)
    /// Where being done is what put it into the day's list: the key of the day that it had been planned for; absent: none.
    static let before = Field(rawValue: 6)
    /// The key of the earlier day in whose list it was left when it came into this one; absent: none.
    static let left = Field(rawValue: 7)
    /// The number of the date that it was planned for when it came into the list; absent: none.
    static let intended = Field(rawValue: 8)
    /// When another member of its shared list did it; absent: nobody else did, or its shared half tells it (`DoneByOthers.swift`).
    static let doneByOther = Field(rawValue: 9)
}

enum ChangeField {
    /// ``ChangeKind``, by its number.
    static let name = Field(rawValue: 1)
    /// When, in milliseconds since 1970. A change exists while this is there.
    static let at = Field(rawValue: 2)
    /// The title of the one entity it was about, of several the first, as text; absent: none.
    static let about = Field(rawValue: 3)
    /// How many tasks it was about; absent: one.
    static let count = Field(rawValue: 4)
    /// The number it was about; absent: none.
    static let amount = Field(rawValue: 5)
    /// The values that it replaced, as the bytes of ``Replaced/wire(_:)``.
    static let replaced = Field(rawValue: 6)
    /// The identity of the change that undid it, as text of 32 hexadecimal digits; absent: it stands.
    static let undone = Field(rawValue: 7)
    /// The identity of the change that did it again after it was undone, as such text.
    static let again = Field(rawValue: 8)
    /// The identity of the change that this one undid, as such text.
    static let undoes = Field(rawValue: 9)
    /// Tells the command from others under the same key; absent: the identity does so, as that of a form.
    static let command = Field(rawValue: 10)
}

enum SettingsField {
    static let unitOne = Field(rawValue: 1)
    static let unitMany = Field(rawValue: 2)
    static let dailyMaximum = Field(rawValue: 3)
    static let reserve = Field(rawValue: 4)
    static let firm = Field(rawValue: 5)
    static let theme = Field(rawValue: 6)
    static let name = Field(rawValue: 7)
    static let mail = Field(rawValue: 8)
    /// A ``Picture``, as bytes.
    static let picture = Field(rawValue: 9)
    /// 1: ends and due reminders may be shown in front of other apps.
    static let notifications = Field(rawValue: 10)
    /// ``Font``
    static let font = Field(rawValue: 11)
    /// One of ``TextSettings/sizes``.
    static let letterSize = Field(rawValue: 12)
    /// One of ``TextSettings/spacings``.
    static let letterSpacing = Field(rawValue: 13)
    /// One of ``TextSettings/wordSpacings``.
    static let wordSpacing = Field(rawValue: 14)
    /// One of ``TextSettings/lineHeights``.
    static let lineHeight = Field(rawValue: 15)
    /// ``Colour``; absent: the theme's own.
    static let accent = Field(rawValue: 16)
    /// With which day a week begins, 0 for Monday; absent: as the device has it.
    static let firstWeekday = Field(rawValue: 17)
    /// At which hour a date begins, 0–23; absent: midnight.
    static let dateBegins = Field(rawValue: 18)
    /// 12 or 24; absent: as the device has it.
    static let clock = Field(rawValue: 19)
    /// 1: simple mode.
    static let simple = Field(rawValue: 20)
    /// 1: nothing moves, whatever the device says.
    static let motion = Field(rawValue: 21)
    /// 0: nothing is ever heard.
    static let sound = Field(rawValue: 22)
    /// The last length of a timer, in minutes.
    static let focusMinutes = Field(rawValue: 23)
    /// The last length of a rest, in minutes.
    static let restMinutes = Field(rawValue: 24)
    /// The low day: the key of the day that is one, or −1 for as long as the person wants; absent: none.
    static let lowDay = Field(rawValue: 25)
    /// 1: kinds of energy are shown and asked for.
    static let usesKinds = Field(rawValue: 26)
    /// When it begins to be quiet, in minutes since midnight; absent: never.
    static let quietFrom = Field(rawValue: 27)
    /// When it ends to be, in minutes since midnight.
    static let quietUntil = Field(rawValue: 28)
    /// How many reminders a day at most, 1–50; absent: 10.
    static let mostReminders = Field(rawValue: 29)
    /// 0: a reminder does not say which task it is about.
    static let reminderSays = Field(rawValue: 30)
    /// When a date without a time is meant, in minutes since midnight; absent: 540.
    static let timeOfDates = Field(rawValue: 31)
    /// 0: dates are written with the day first, 1: with the month; absent: as the device has it.
    static let dateOrder = Field(rawValue: 32)
    /// 0: no key that is a character alone does anything.
    static let keys = Field(rawValue: 33)
    /// 1: the app's icon shows how many spoons are left.
    static let badge = Field(rawValue: 34)
    /// When a file of everything was last saved; absent: never.
    static let lastCopy = Field(rawValue: 35)
    /// Whose name stands on the report; absent: ``name``.
    static let reportName = Field(rawValue: 36)
    /// The person's own text on the report.
    static let reportText = Field(rawValue: 37)
    /// 1: a new day asks how the one before was.
    static let asksHowItWas = Field(rawValue: 38)
    /// 0: no rest is proposed between tasks that take much.
    static let proposesRests = Field(rawValue: 39)
    /// The language of the interface, as text: "de", "pt-BR"; absent: the device's.
    static let language = Field(rawValue: 40)
    /// ``Settings/unitTwo``; absent: that of several.
    static let unitTwo = Field(rawValue: 41)
    /// ``Settings/unitHigher``; absent: that of several.
    static let unitHigher = Field(rawValue: 42)
    /// 0: a new day does not bring what is due.
    static let bringsDue = Field(rawValue: 43)
}

enum ListViewField {
    static let showsOptions = Field(rawValue: 1)
    /// ``SortOrder``; of today's list ``DayOrder``
    static let sort = Field(rawValue: 2)
}

enum ListField {
    /// A list exists while this is there.
    static let name = Field(rawValue: 1)
    /// ``ListIcon``
    static let icon = Field(rawValue: 2)
    /// ``Colour``
    static let colour = Field(rawValue: 3)
    /// A word of the person's own that lists are grouped by.
    static let category = Field(rawValue: 4)
    static let order = Field(rawValue: 5)
    /// When it was put away.
    static let archived = Field(rawValue: 6)
    static let deleted = Field(rawValue: 7)
    /// 1: its tasks are packed, not packed, or not for this time.
    static let checklist = Field(rawValue: 8)
    static let created = Field(rawValue: 9)
    /// 1: it is a template; its tasks are nowhere else.
    static let template = Field(rawValue: 10)
    /// The number of the space that its shared half lies in; absent: it is the person's own, or came from others.
    static let home = Field(rawValue: 11)
    /// Until when the person knows that it is gone: the note about that is put away. In milliseconds since 1970.
    static let dismissed = Field(rawValue: 12)
    /// When the person was told that they are no longer a member, in milliseconds since 1970.
    static let left = Field(rawValue: 13)
    /// What it was called then.
    static let leftName = Field(rawValue: 14)
    /// As ``TaskField/learned``.
    static let learned = Field(rawValue: 15)
}

enum SubjectField {
    /// A subject exists while this is there.
    static let name = Field(rawValue: 1)
    /// ``Colour``
    static let colour = Field(rawValue: 2)
    static let deleted = Field(rawValue: 3)
    /// The identity of the subject that stands for it since they were merged, as bytes.
    static let merged = Field(rawValue: 4)
}

enum SubjectAssignmentField {
    /// 1 while the task carries it.
    static let on = Field(rawValue: 1)
}

enum OccurrenceField {
    /// When that date was done, in milliseconds since 1970.
    static let done = Field(rawValue: 1)
    /// When that date was skipped.
    static let skipped = Field(rawValue: 2)
    /// The number of the date that followed it, or would have without the rule's end; absent: none does.
    static let next = Field(rawValue: 3)
    /// The number of the date that it had in the series, if it was moved off it before it was done.
    static let seriesDate = Field(rawValue: 6)
}

/// As in an ``OccurrenceField``, and the part that the key of a shared one does not say.
enum SharedOccurrenceField {
    /// The number of the date.
    static let date = Field(rawValue: 4)
    /// The identity of the task, as bytes.
    static let task = Field(rawValue: 5)
    /// Written together with ``OccurrenceField/done``: the name of the member who did it, as text.
    static let member = Field(rawValue: 7)
}

enum NoteField {
    /// Its text. A note exists while there is something to see in this.
    static let text = Field(rawValue: 1)
    /// ``Colour``
    static let colour = Field(rawValue: 2)
    /// 1: it stands above those that are not.
    static let pinned = Field(rawValue: 3)
    /// An ``OrderKey`` among the notes.
    static let order = Field(rawValue: 4)
    static let deleted = Field(rawValue: 5)
    static let created = Field(rawValue: 6)
}

enum SavedViewField {
    /// A view exists while this is there.
    static let name = Field(rawValue: 1)
    /// Its filters, as the query of a URL: "q=tea&show=done".
    static let query = Field(rawValue: 2)
    static let created = Field(rawValue: 3)
    static let deleted = Field(rawValue: 4)
}

enum TipField {
    /// When it was put away, in milliseconds since 1970; absent: it is shown.
    static let dismissed = Field(rawValue: 1)
}

enum EarlierField {
    /// The text that was overwritten.
    static let text = Field(rawValue: 1)
    /// The identity of the entity it was written into, as bytes.
    static let owner = Field(rawValue: 2)
    /// The kind of that entity.
    static let kind = Field(rawValue: 3)
    /// When it was written, in milliseconds since 1970.
    static let written = Field(rawValue: 4)
    /// When it was put away; kept for ever.
    static let putAway = Field(rawValue: 5)
    /// The title that was overwritten.
    static let title = Field(rawValue: 6)
    /// The number of the date that was overwritten, which a task was due on.
    static let due = Field(rawValue: 7)
    /// The time of day that was overwritten, in minutes.
    static let time = Field(rawValue: 8)
    /// The ``RepeatRule`` that was overwritten, as text.
    static let rule = Field(rawValue: 9)
}

enum TimerField {
    /// The ``TimerSession``, as bytes; absent: no timer is set.
    static let run = Field(rawValue: 1)
    /// A ``TimerCorrection``, as bytes. Apart from the run, which changes write: it is no change, and undoing one leaves it in force.
    static let correction = Field(rawValue: 2)
}

enum TimeEntryField {
    /// Milliseconds since 1970.
    static let start = Field(rawValue: 1)
    static let end = Field(rawValue: 2)
    /// The identity of the task, as bytes.
    static let task = Field(rawValue: 3)
}

enum DismissalField {
    /// When it was refused in *What now?*, in milliseconds since 1970.
    static let refused = Field(rawValue: 1)
    /// The key of the low day on which it is wanted, though it can wait.
    static let wanted = Field(rawValue: 2)
    /// The usual cost that was offered for it, and declined.
    static let declined = Field(rawValue: 3)
    /// The day to come that it is meant for: the number of the date.
    static let intended = Field(rawValue: 4)
}

enum PlanState {
    static let planned: Int64 = 1
    static let sentBack: Int64 = 2
}

extension Entity {
    static func task(_ identity: Identity) -> Entity { Entity(.task, identity) }
    static func day(_ key: DayKey) -> Entity { Entity(.day, scope: key.rawValue, .only) }
    static func plan(_ key: DayKey, _ task: Identity) -> Entity { Entity(.plan, scope: key.rawValue, task) }
    static let settings = Entity(.settings, .only)
    static func list(_ identity: Identity) -> Entity { Entity(.list, identity) }
    static func subject(_ identity: Identity) -> Entity { Entity(.subject, identity) }
    static func subjectAssignment(_ scope: UInt32, _ task: Identity) -> Entity { Entity(.subjectAssignment, scope: scope, task) }
    static func dismissal(_ task: Identity) -> Entity { Entity(.dismissal, task) }
    static func occurrence(_ date: LocalDate, _ task: Identity) -> Entity {
        Entity(.occurrence, scope: UInt32(clamping: date.number), task)
    }
    static func note(_ identity: Identity) -> Entity { Entity(.note, identity) }
    static func tip(_ slug: ByteString) -> Entity { Entity(.tip, Identity.only.derived(Derived.tips, Array(slug.text.utf8))) }
    static func savedView(_ identity: Identity) -> Entity { Entity(.savedView, identity) }
    static let timer = Entity(.timer, .only)
    static func timeEntry(_ task: Identity, _ identity: Identity) -> Entity {
        Entity(.timeEntry, scope: TimeEntry.scope(of: task), identity)
    }
}

/// The fields that hosts read or write without a planner.
extension FieldName {
    /// How the person is called.
    package static var personsName: FieldName { FieldName(.settings, SettingsField.name) }
    /// As in ``DateTimeSettings``.
    package static var firstWeekday: FieldName { FieldName(.settings, SettingsField.firstWeekday) }
    /// As in ``DateTimeSettings``.
    package static var dateBegins: FieldName { FieldName(.settings, SettingsField.dateBegins) }

    /// The name of a shared list.
    package static func name(of list: Identity, in space: UInt32) -> FieldName {
        FieldName(Entity(.list, scope: space, list), ListField.name)
    }
}
