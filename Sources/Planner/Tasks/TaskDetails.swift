package import Facts

/// The optional fields of a task, besides its title, note and cost.
package struct TaskDetails: Equatable, Sendable {
    /// How much it matters.
    package var priority: Priority?
    /// Out of sight before this date.
    package var start: LocalDate?
    /// When it is due.
    package var due: LocalDate?
    /// The time of day it is due, in minutes.
    package var time: Int?
    /// How many minutes it takes.
    package var minutes: Int?
    /// How many minutes before it is due it wants to be remembered.
    package var reminder: Int?
    /// How it comes back.
    package var repeats: RepeatRule?
    /// Whether a new date moves all later dates of a task that repeats, too, rather than this one only.
    package var movesSeries = false
    /// The list it is in.
    package var list: Named?
    /// The subjects it carries.
    package var subjects: [Named] = []
    /// The kinds of energy it takes; nil: they stay as they are.
    package var kinds: EnergyKinds?

    /// An existing list or subject, or the name of a new one that is made with the task.
    package enum Named: Equatable, Sendable {
        /// One that exists, or existed when the form was made.
        case existing(Identity)
        /// The name as it was typed; if one of that name exists by then, that one is used.
        case new(String)
    }

    /// Nothing said.
    package init() {}

    /// Whether a task that is changed to these values stays in the series that it was in: its rule counts the same dates.
    func keepsSeries(of old: TaskEntry) -> Bool {
        guard !movesSeries, case .some = due, let rule = repeats, let former = old.repeats else { return false }
        return rule.countsAs(former)
    }

    /// Checks fields that depend on each other.
    ///
    /// - Throws: ``Fault/outOfRange(_:)``, ``Fault/notADate``, ``Fault/notATime``, ``Fault/dateMissing``,
    ///   ``Fault/startAfterDue``, ``Fault/nameMissing``.
    func check() throws(Fault) {
        for date in [start, due] {
            if let date, !LocalDate.numbers.contains(date.number) { throw .notADate }
        }
        if let time, !TaskLimits.times.contains(time) { throw .notATime }
        if let minutes, !TaskLimits.minutes.contains(minutes) { throw .outOfRange(TaskLimits.minutes) }
        if let reminder, !TaskLimits.reminders.contains(reminder) { throw .outOfRange(TaskLimits.reminders) }
        // A rule finds its first date by itself.
        if due == nil, repeats == nil, time != nil || reminder != nil { throw .dateMissing }
        if let start, let due, due < start { throw .startAfterDue }
        for name in subjects + (list.map { [$0] } ?? []) {
            if case .new(let text) = name { _ = try ListDraft.checkedName(text) }
        }
    }
}

extension TaskDetails.Named {
    /// Reads a form's value: the identity of an existing entity, in hexadecimal digits, or "+" and the name of a new one.
    package init?(value: String) {
        if let identity = Identity(hex: value) {
            self = .existing(identity)
        } else if value.utf8.first == UInt8(ascii: "+") {
            self = .new(String(Substring(value.utf8.dropFirst())))
        } else {
            return nil
        }
    }

    /// Whether it is that one.
    package func isExisting(_ wanted: Identity) -> Bool {
        if case .existing(let identity) = self { identity == wanted } else { false }
    }

    /// As ``init(value:)`` reads it.
    package var value: String {
        switch self {
        case .existing(let identity): identity.hex
        case .new(let name): "+" + name
        }
    }
}
