/// The bounds of a task's cost.
public enum Costs {
    /// The ten categories.
    public static let range = 1...10
    /// With the cost of a rest.
    public static let rangeWithRest = 0...10
}

/// How long texts may be, in characters as a person counts them, and how large numbers.
public enum TaskLimits {
    /// A title.
    public static let title = 10_000
    /// A note.
    public static let note = 100_000
    /// Minutes of a day.
    public static let times = 0...1439
    /// Minutes that a task may take: a day.
    public static let minutes = 1...1440
    /// Minutes before it is due: up to four weeks.
    public static let reminders = 0...40_320
    /// How deep steps may lie: a task, its steps, theirs, …
    public static let levels = 6
    /// Lines that are taken in at once.
    public static let lines = 2000
}
