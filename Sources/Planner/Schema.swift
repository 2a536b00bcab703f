public import Facts

// Every kind and field there is, with its number on the wire. A number is never given a new meaning and never used again
// (docs/data.md lists what each holds).

extension Kind {
    /// Something to do. Identity: made by whoever adds it.
    public static let task = Kind(rawValue: 1)
    /// A day that was started. Scope: its ``DayKey``; identity: ``Identity/only``.
    public static let day = Kind(rawValue: 2)
    /// A task in the to-do list of a day. Scope: the day's key; identity: the task's.
    public static let plan = Kind(rawValue: 3)
    /// One form sent, with what it replaced. Scope: the UTC day it was sent on; identity: the form's nonce.
    public static let act = Kind(rawValue: 4)
    /// The person's choices. One thing.
    public static let settings = Kind(rawValue: 5)
    /// What was chosen for one list page. Scope: the ``ListPage``.
    public static let listView = Kind(rawValue: 6)
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
}

enum DayField {
    /// The number the day began with, 0–99. A day exists while this is there.
    static let spoons = Field(rawValue: 1)
    /// How many of tomorrow's were taken.
    static let borrowed = Field(rawValue: 2)
    /// When it was started.
    static let started = Field(rawValue: 3)
    /// What the number would have been without borrowing, where that differs: the next suggestion goes back to it.
    static let usual = Field(rawValue: 4)
}

enum PlanField {
    /// ``PlanState``; absent: never planned, or undone.
    static let state = Field(rawValue: 1)
    /// What it costs on this day, where that differs from the usual; written for good when it is done.
    static let cost = Field(rawValue: 2)
    /// When it was done; absent: open.
    static let done = Field(rawValue: 3)
    /// What it really took.
    static let real = Field(rawValue: 4)
}

enum ActField {
    static let name = Field(rawValue: 1)
    static let at = Field(rawValue: 2)
    static let subject = Field(rawValue: 3)
    static let count = Field(rawValue: 4)
    static let amount = Field(rawValue: 5)
    /// What it replaced; see ``Replaced``.
    static let replaced = Field(rawValue: 6)
    /// The identity of the act that undid it, as bytes; absent: it stands.
    static let undone = Field(rawValue: 7)
    /// The identity of the act that did it again after it was undone.
    static let again = Field(rawValue: 8)
    /// The identity of the act that this one undid.
    static let undoes = Field(rawValue: 9)
}

enum SettingsField {
    static let unitOne = Field(rawValue: 1)
    static let unitMany = Field(rawValue: 2)
    static let dailyMaximum = Field(rawValue: 3)
    static let reserve = Field(rawValue: 4)
    static let firm = Field(rawValue: 5)
    static let theme = Field(rawValue: 6)
}

enum ListViewField {
    static let showsOptions = Field(rawValue: 1)
}

enum PlanState {
    static let planned: Int64 = 1
    static let sentBack: Int64 = 2
}

extension Thing {
    static func task(_ identity: Identity) -> Thing { Thing(.task, identity) }
    static func day(_ key: DayKey) -> Thing { Thing(.day, scope: key.rawValue, .only) }
    static func plan(_ key: DayKey, _ task: Identity) -> Thing { Thing(.plan, scope: key.rawValue, task) }
    static let settings = Thing(.settings, .only)
}
