import Planner

/// A word of a fixed set, as it stands in a path.
public protocol RouteWord: CaseIterable, Sendable {
    /// The word.
    var word: String { get }
}

extension RouteWord {
    /// What a word names; nil if it is not in the set.
    init?(word: String) {
        for known in Self.allCases where ByteString(known.word) == ByteString(word) {
            self = known
            return
        }
        return nil
    }
}

// The commands on one thing, and the files of data.

extension Route {
    /// The commands on one task, each with one button.
    public enum TaskCommand: RouteWord {
        /// Takes it into today's list.
        case today
        /// Checks it off.
        case done
        /// Not done after all.
        case open
        /// Out of today's list or of the backlog, to where it came from.
        case back
        /// Says what it costs today.
        case cost
        /// Says what it really took.
        case real
        /// To another place among its neighbours.
        case move
        /// Deletes it with all its steps.
        case delete
        /// Adds a copy of it with all its steps.
        case duplicate
        /// Out of sight for a time.
        case snooze
        /// Back into sight at once.
        case wake
        /// Leaves out one date of a task that repeats.
        case skip
        /// Ends its repetition.
        case end
        /// Not this time, in a checklist.
        case leave
        /// In a checklist, this time after all.
        case take
        /// Adds a step.
        case step
        /// Makes it a step of another, or lets it stand on its own.
        case under
        /// Back from what a low day has put aside.
        case wanted
        /// Removes the day to come that it is meant for.
        case unplan
        /// Takes the usual cost that was offered, or declines it.
        case usual

        /// Its word in a path.
        public var word: String {
            switch self {
            case .wanted: "wanted"
            case .snooze: "snooze"
            case .wake: "wake"
            case .skip: "skip"
            case .end: "end"
            case .leave: "leave"
            case .take: "take"
            case .step: "step"
            case .under: "under"
            case .usual: "usual"
            case .unplan: "unplan"
            case .today: "today"
            case .done: "done"
            case .open: "open"
            case .back: "back"
            case .cost: "cost"
            case .real: "real"
            case .move: "move"
            case .delete: "delete"
            case .duplicate: "duplicate"
            }
        }
    }

    /// The commands on the timer.
    public enum FocusCommand: RouteWord {
        case pause
        case goOn
        case five
        case reset
        case stop
        /// Notes a rest as done.
        case note
        /// Whether its end is heard.
        case sound
        /// Puts its end right after the clock was moved.
        case clock

        /// Its word in a path.
        public var word: String {
            switch self {
            case .pause: "pause"
            case .goOn: "go-on"
            case .five: "five"
            case .reset: "reset"
            case .stop: "stop"
            case .note: "note"
            case .sound: "sound"
            case .clock: "clock"
            }
        }
    }

    /// The commands on one list.
    public enum ListCommand: RouteWord {
        case move
        case archive
        case reopen
        case delete
        case uncheck
        case again
        case template
        case duplicate
        /// Brings back what was deleted in a shared list or moved out of it, or a deleted list.
        case restore
        /// Puts the note away that a shared list is gone.
        case dismiss

        /// Its word in a path.
        public var word: String {
            switch self {
            case .restore: "restore"
            case .dismiss: "dismiss"
            case .move: "move"
            case .archive: "archive"
            case .reopen: "reopen"
            case .delete: "delete"
            case .uncheck: "uncheck"
            case .again: "again"
            case .template: "template"
            case .duplicate: "duplicate"
            }
        }
    }

    /// The commands on one subject.
    public enum SubjectCommand: RouteWord {
        case merge
        case delete

        /// Its word in a path.
        public var word: String {
            switch self {
            case .merge: "merge"
            case .delete: "delete"
            }
        }
    }

    /// The files that can be exported, beside the one with everything.
    public enum DataFile: RouteWord {
        /// Tasks as a table.
        case table
        /// Tasks as text.
        case text
        /// Tasks as to-dos of iCalendar.
        case toDos
        /// Tasks with a date as events of iCalendar.
        case dates
        /// The days of some weeks as a table.
        case days

        /// The name of the file.
        public var word: String {
            switch self {
            case .table: "tasks.csv"
            case .text: "tasks.md"
            case .toDos: "tasks.ics"
            case .dates: "dates.ics"
            case .days: "days.csv"
            }
        }
    }

    /// The commands on one sticky note.
    public enum NoteCommand: RouteWord {
        /// Makes it a task.
        case task
        case move
        case pin
        case unpin
        case delete

        /// Its word in a path.
        public var word: String {
            switch self {
            case .task: "task"
            case .move: "move"
            case .pin: "pin"
            case .unpin: "unpin"
            case .delete: "delete"
            }
        }
    }

    /// The commands on a saved view.
    public enum ViewCommand: RouteWord {
        case delete

        /// Its word in a path.
        public var word: String { "delete" }
    }

    /// The commands on an earlier version of a text.
    public enum VersionCommand: RouteWord {
        case back
        case away

        /// Its word in a path.
        public var word: String {
            switch self {
            case .back: "back"
            case .away: "away"
            }
        }
    }

    /// The commands on one tip.
    public enum TipCommand: RouteWord {
        case away
        case again

        /// Its word in a path.
        public var word: String {
            switch self {
            case .away: "away"
            case .again: "again"
            }
        }
    }
}
