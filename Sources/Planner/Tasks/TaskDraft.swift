import Facts

/// The values of a task's form, checked.
package struct TaskDraft: Equatable, Sendable {
    /// The title, without space around it.
    package let title: String
    /// The note, as it was written; empty if it was nothing but space.
    package let note: String
    /// 1–10, 0 for a rest, or nil for not yet costed.
    package let cost: Int?
    /// The weekdays on which a new day takes it up.
    package let daily: Weekdays
    /// Everything else.
    package let details: TaskDetails

    /// Checks the written values.
    ///
    /// - Throws: ``Fault/titleMissing``, ``Fault/titleTooLong``, ``Fault/noteTooLong``, ``Fault/outOfRange(_:)``, ``Fault/notADate``,
    ///   ``Fault/notATime``, ``Fault/dateMissing``, ``Fault/startAfterDue``, ``Fault/nameMissing``.
    @inline(never)
    package init(
        title: String,
        note: String = "",
        cost: Int?,
        daily: Weekdays = .none,
        details: TaskDetails = TaskDetails()
    ) throws(Fault) {
        self.title = try Self.checkedTitle(title)
        guard Text.count(of: note, isAtMost: TaskLimits.note) else { throw .noteTooLong }
        self.note = Text.isBlank(note) ? "" : Text.withoutControls(note, keepingLines: true)
        if let cost, !Costs.rangeWithRest.contains(cost) { throw .outOfRange(Costs.range) }
        self.cost = cost
        self.daily = daily
        try details.check()
        self.details = details
    }

    @inline(never)
    init(title: String, note: String, cost: Int?, daily: Weekdays, checked details: TaskDetails) {
        self.title = title
        self.note = note
        self.cost = cost
        self.daily = daily
        self.details = details
    }

    private static func checkedTitle(_ title: String) throws(Fault) -> String {
        let title = Text.trimmed(Text.withoutControls(title, keepingLines: false))
        guard !Text.isBlank(title) else { throw .titleMissing }
        guard Text.count(of: title, isAtMost: TaskLimits.title) else { throw .titleTooLong }
        return title
    }
}
