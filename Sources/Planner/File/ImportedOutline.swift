/// What a file of another program holds, as far as a plan has a place for it: lists, tasks with their steps, and notes.
///
/// Readers of files make one of these; ``Command/importOutline(_:)`` brings it in. Texts and numbers are as they were found: what does not
/// fit is cut or left out there, and the whole of a text that is cut is kept in notes.
public struct ImportedOutline: Equatable, Sendable {
    /// A list.
    public struct List: Equatable, Sendable {
        /// What its program calls it, which is never two things there.
        public let key: String
        /// Its name.
        public let name: String
        /// Whether its tasks are packed or not packed.
        public var isChecklist = false

        /// A list with those.
        public init(key: String, name: String) {
            self.key = key
            self.name = name
        }
    }

    /// A task, or a step of one.
    public struct Task: Equatable, Sendable {
        /// What its program calls it.
        public let key: String
        /// Its title.
        public let title: String
        /// The key of its list; nil: none. A step is in the list of its task.
        public var list: String?
        /// The key of the task that it is a step of.
        public var parent: String?
        /// Its note.
        public var note = ""
        /// 1–10, 0 for a rest; nil: not said.
        public var cost: Int?
        /// How much it matters.
        public var priority: Priority?
        /// When it is due.
        public var due: LocalDate?
        /// The time of day it is due, in minutes.
        public var time: Int?
        /// Out of sight before this date.
        public var start: LocalDate?
        /// How many minutes it takes.
        public var minutes: Int?
        /// How many minutes before it is due it wants to be remembered.
        public var reminder: Int?
        /// How it comes back.
        public var repeats: RepeatRule?
        /// The weekdays on which every new day brings it.
        public var daily = Weekdays.none
        /// The kinds of energy that it takes.
        public var kinds = EnergyKinds.none
        /// The names of its subjects.
        public var subjects: [String] = []
        /// When it was done, in milliseconds since 1970; nil: it is open.
        public var done: Int64?
        /// All else that its program knows of it.
        public var extras: [ImportedExtra] = []

        /// A task with those.
        public init(key: String, title: String) {
            self.key = key
            self.title = title
        }
    }

    /// A note.
    public struct Note: Equatable, Sendable {
        /// What its program calls it.
        public let key: String
        /// Its text.
        public let text: String

        /// A note with those.
        public init(key: String, text: String) {
            self.key = key
            self.text = text
        }
    }

    /// The program that the keys are of, as "todoist": another one may use the same keys.
    public let source: String
    /// In their order.
    public var lists: [List] = []
    /// In their order.
    public var tasks: [Task] = []
    /// In their order.
    public var notes: [Note] = []

    /// How many lists, tasks and notes are brought in at once.
    public static let most = 20_000

    /// Nothing of a program yet.
    public init(source: String) {
        self.source = source
    }
}
