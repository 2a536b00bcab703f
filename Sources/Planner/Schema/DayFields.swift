import Facts

enum DayField {
    /// The number the day began with, 0–99. A day exists while this is there.
    static let spoons = Field(1, .spoons)
    /// How many of tomorrow's were taken.
    static let borrowed = Field(2, .number)
    /// When it was started.
    static let started = Field(3, .instant)
    /// The number without borrowing, if that differs: the next suggestion goes back to it.
    static let usual = Field(4, .spoons)
    /// How the person rated it: ``Felt``; absent: not rated.
    static let felt = Field(5, .choice)
    /// 1: it was a low day.
    static let low = Field(6, .flag)
    /// 1: the person leaves it out of the usual number and of all insights.
    static let leftOut = Field(7, .flag)
    /// 1: it was started by a version, and with settings, that bring what is due into a new day.
    static let bringsDue = Field(8, .flag)
    /// The ``DayOrder`` that its list began with, unless the person has chosen one; absent: by cost.
    static let order = Field(9, .choice)
}

enum PlanField {
    /// ``PlanState``; absent: never planned, or undone.
    static let state = Field(1, .choice)
    /// The cost on this day, if that differs from the usual one; written for good when it is done.
    static let cost = Field(2, .spoons)
    /// When it was done; absent: open.
    static let done = Field(3, .instant)
    /// The actual cost.
    static let real = Field(4, .spoons)
    /// The number of the date of a repeating task that it is planned for, or was done with it.
    static let occurrence = Field(5, .date)
    /// Where being done is what put it into the day's list: the key of the day that it had been planned for; absent: none.
    static let before = Field(6, .dayKey)
    /// The key of the earlier day in whose list it was left when it came into this one; absent: none.
    static let left = Field(7, .dayKey)
    /// The number of the date that it was planned for when it came into the list; absent: none.
    static let intended = Field(8, .date)
    /// When another member of its shared list did it; absent: nobody else did, or its shared half tells it (`DoneByOthers.swift`).
    static let doneByOther = Field(9, .instant)
}

enum PlanState {
    static let planned: Int64 = 1
    static let sentBack: Int64 = 2
}

enum DismissalField {
    /// When it was refused in *What now?*, in milliseconds since 1970.
    static let refused = Field(1, .instant)
    /// The key of the low day on which it is wanted, though it can wait.
    static let wanted = Field(2, .dayKey)
    /// The usual cost that was offered for it, and declined.
    static let declined = Field(3, .spoons)
    /// The day to come that it is meant for: the number of the date.
    static let intended = Field(4, .date)
}
