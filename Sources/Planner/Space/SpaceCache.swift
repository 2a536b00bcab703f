import Facts

/// What was found in the facts and is asked for again and again. It holds until a fact comes in, and is then found again, as far as anybody
/// asks: so whatever a plan holds, a page takes no longer than the plan is large.
struct SpaceCache {
    /// Where tasks lie among steps, as far as it was asked.
    var ancestries: [Identity: TaskAncestry] = [:]
    /// The open steps of tasks.
    var openSteps = OpenSteps()
    /// The days of tasks beside the current day's list, once they were asked for.
    var listDays: TaskDays?
    /// The subjects, once they were asked for.
    var subjects: SubjectIndex?
    /// The lists, once they were asked for.
    var lists: ListIndex?
    /// The live copies of tasks that repeat, where they took many steps to find.
    var repeats: [Identity: RepeatState] = [:]
    /// The dates of shared tasks that were done or skipped, once they were asked for.
    var sharedDates: [Identity: [LocalDate]]?
    /// The change that wrote with a timestamp, as far as it was asked; nil: none that is known.
    var changes: [Timestamp: Entity?] = [:]
}
