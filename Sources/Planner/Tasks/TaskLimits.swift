/// The bounds of a task's cost.
package enum Costs {
    /// The ten categories.
    package static let range = 1...10
    /// With the cost of a rest.
    package static let rangeWithRest = 0...10
}

/// How long texts may be, in characters as a person counts them, and how large numbers.
package enum TaskLimits {
    /// A title.
    package static let title = 10_000
    /// A note.
    package static let note = 100_000
    /// Minutes of a day.
    package static let times = 0...1439
    /// Minutes that a task may take: a day.
    package static let minutes = 1...1440
    /// Minutes before it is due: up to four weeks.
    package static let reminders = 0...40_320
    /// How deep steps may lie: a task, its steps, theirs, …
    package static let levels = 6
    /// Lines that are taken in at once.
    package static let lines = 2000
}
