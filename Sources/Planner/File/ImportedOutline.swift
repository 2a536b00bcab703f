/// What a file of another program holds, as far as a plan has a place for it: lists, tasks with their steps, and notes.
///
/// Readers of files make one of these; ``Command/importOutline(_:)`` brings it in. Texts and numbers are as they were found: what does not
/// fit is cut or left out there, and the whole of a text that is cut is kept in notes.
package struct ImportedOutline: Equatable, Sendable {
    /// A list.
    package struct List: Equatable, Sendable {
        /// What its program calls it, which is never two things there.
        package let key: String
        package let name: String
        /// Whether its tasks are packed or not packed.
        package var isChecklist = false

        /// A list with those.
        package init(key: String, name: String) {
            self.key = key
            self.name = name
        }
    }

    /// A task, or a step of one.
    package struct Task: Equatable, Sendable {
        /// What its program calls it.
        package let key: String
        /// Its title.
        package let title: String
        /// The key of its list; nil: none. A step is in the list of its task.
        package var list: String?
        /// The key of the task that it is a step of.
        package var parent: String?
        /// Its note.
        package var note = ""
        /// 1–10, 0 for a rest; nil: not said.
        package var cost: Int?
        /// How much it matters.
        package var priority: Priority?
        /// When it is due.
        package var due: LocalDate?
        /// The time of day it is due, in minutes.
        package var time: Int?
        /// Out of sight before this date.
        package var start: LocalDate?
        /// How many minutes it takes.
        package var minutes: Int?
        /// How many minutes before it is due it wants to be remembered.
        package var reminder: Int?
        /// How it comes back.
        package var repeats: RepeatRule?
        /// The weekdays on which every new day brings it.
        package var daily = Weekdays.none
        /// The kinds of energy that it takes.
        package var kinds = EnergyKinds.none
        /// The names of its subjects.
        package var subjects: [String] = []
        /// When it was done, in milliseconds since 1970; nil: it is open.
        package var done: Int64?
        /// All else that its program knows of it.
        package var extras: [ImportedExtra] = []

        /// A task with those.
        package init(key: String, title: String) {
            self.key = key
            self.title = title
        }
    }

    /// A note.
    package struct Note: Equatable, Sendable {
        /// What its program calls it.
        package let key: String
        /// Its text.
        package let text: String

        /// A note with those.
        package init(key: String, text: String) {
            self.key = key
            self.text = text
        }
    }

    /// The program that the keys are of, as "todoist": another one may use the same keys.
    package let source: String
    /// In their order.
    package var lists: [List] = []
    /// In their order.
    package var tasks: [Task] = []
    /// In their order.
    package var notes: [Note] = []

    /// How many lists, tasks and notes are brought in at once.
    package static let most = 20_000

    /// Nothing of a program yet.
    package init(source: String) {
        self.source = source
    }
}
