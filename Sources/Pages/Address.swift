public import Facts
public import Planner

/// Every address of the planner, in one type that both reads and prints them, so that a link and its handler cannot differ.
public enum Address: Equatable, Sendable {
    case today
    case newDay
    case adjustDay
    case submit
    case checkOff
    case spoons
    case category(Int)
    case unsorted
    case backlog
    case startFresh
    case tasks
    case newTask
    case task(Identity)
    case taskAct(Identity, TaskAct)
    /// Many lines at once.
    case manyTasks
    /// What a line of quick add says.
    case understood
    /// One thing done to many tasks.
    case bulk
    case lists
    case newList
    case list(Identity)
    case listAct(Identity, ListAct)
    /// One checklist of several lists.
    case mergeLists
    /// Lists that were put away.
    case archive
    case templates
    /// A template that came with Teaspoon.
    case starter(Token)
    /// A template of the person's own.
    case template(Identity)
    case subjects
    case subject(Identity)
    case subjectAct(Identity, SubjectAct)
    case sort
    case history
    case undo(Identity)
    case settings
    case options
    case removeExamples
    case more
    case help
    case about

    /// What can be done to one task with one button.
    public enum TaskAct: CaseIterable, Sendable {
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
        /// Out of sight for a time.
        case snooze
        /// Back into sight at once.
        case wake
        /// Leaves out one date of a task that repeats.
        case skip
        /// Lets it repeat no more.
        case end
        /// Not this time, in a checklist.
        case leave
        /// In a checklist, this time after all.
        case take
        /// Adds a step.
        case step
        /// Makes it a step of another, or lets it stand on its own.
        case under

        var word: String {
            switch self {
            case .snooze: "snooze"
            case .wake: "wake"
            case .skip: "skip"
            case .end: "end"
            case .leave: "leave"
            case .take: "take"
            case .step: "step"
            case .under: "under"
            case .today: "today"
            case .done: "done"
            case .open: "open"
            case .back: "back"
            case .cost: "cost"
            case .real: "real"
            case .move: "move"
            case .delete: "delete"
            }
        }
    }

    /// What can be done to one list.
    public enum ListAct: CaseIterable, Sendable {
        case edit
        case move
        case archive
        case reopen
        case delete
        case uncheck
        case again
        case template

        var word: String {
            switch self {
            case .edit: "edit"
            case .move: "move"
            case .archive: "archive"
            case .reopen: "reopen"
            case .delete: "delete"
            case .uncheck: "uncheck"
            case .again: "again"
            case .template: "template"
            }
        }
    }

    /// What can be done to one subject.
    public enum SubjectAct: CaseIterable, Sendable {
        case merge
        case delete

        var word: String {
            switch self {
            case .merge: "merge"
            case .delete: "delete"
            }
        }
    }

    /// The path, from the root.
    public var path: String {
        switch self {
        case .today: "/app/today"
        case .newDay: "/app/day/new"
        case .adjustDay: "/app/day/adjust"
        case .submit: "/app/day/submit"
        case .checkOff: "/app/day/done"
        case .spoons: "/app/spoons"
        case .category(let cost): "/app/spoons/" + String(cost)
        case .unsorted: "/app/spoons/unsorted"
        case .backlog: "/app/backlog"
        case .startFresh: "/app/backlog/fresh"
        case .tasks: "/app/tasks"
        case .newTask: "/app/tasks/new"
        case .task(let identity): "/app/tasks/" + identity.hex
        case .taskAct(let identity, let act): "/app/tasks/" + identity.hex + "/" + act.word
        case .manyTasks: "/app/tasks/many"
        case .understood: "/app/tasks/understood"
        case .bulk: "/app/tasks/bulk"
        case .lists: "/app/lists"
        case .newList: "/app/lists/new"
        case .list(let identity): "/app/lists/" + identity.hex
        case .listAct(let identity, let act): "/app/lists/" + identity.hex + "/" + act.word
        case .mergeLists: "/app/lists/merge"
        case .archive: "/app/lists/archive"
        case .templates: "/app/templates"
        case .starter(let slug): "/app/templates/" + slug.text
        case .template(let identity): "/app/templates/" + identity.hex
        case .subjects: "/app/subjects"
        case .subject(let identity): "/app/subjects/" + identity.hex
        case .subjectAct(let identity, let act): "/app/subjects/" + identity.hex + "/" + act.word
        case .sort: "/app/sort"
        case .history: "/app/history"
        case .undo(let identity): "/app/history/" + identity.hex + "/undo"
        case .settings: "/app/settings"
        case .options: "/app/options"
        case .removeExamples: "/app/examples/remove"
        case .more: "/app/more"
        case .help: "/app/help"
        case .about: "/app/about"
        }
    }

    /// All that name no one thing.
    private static let places: [Address] = [
        .today, .newDay, .adjustDay, .submit, .checkOff, .spoons, .unsorted, .backlog, .startFresh, .tasks, .newTask, .manyTasks,
        .understood, .bulk, .lists, .newList, .mergeLists, .archive, .templates, .subjects, .sort, .history, .settings, .options,
        .removeExamples, .more, .help, .about,
    ]

    /// Reads a path; nil if nothing is there.
    public init?(path: String) {
        var words: [String] = []
        var plain = ""
        for word in Text.pieces(of: path, at: UInt8(ascii: "/")) where !word.isEmpty {
            words.append(word)
            plain += "/" + word
        }
        if Token(plain) == "/app" {
            self = .today
            return
        }
        for place in Self.places where Token(place.path) == Token(plain) {
            self = place
            return
        }
        guard words.count >= 3, Token(words[0]) == "app" else { return nil }
        if words.count == 3 {
            self.init(Token(words[1]), named: words[2])
        } else if words.count == 4, let identity = Identity(hex: words[2]) {
            self.init(Token(words[1]), identity, act: Token(words[3]))
        } else {
            return nil
        }
    }

    /// One thing of a kind.
    private init?(_ kind: Token, named name: String) {
        switch (kind, Identity(hex: name)) {
        case ("spoons", _):
            for cost in Costs.range where Token(String(cost)) == Token(name) {
                self = .category(cost)
                return
            }
            return nil
        case ("tasks", let identity?): self = .task(identity)
        case ("lists", let identity?): self = .list(identity)
        case ("subjects", let identity?): self = .subject(identity)
        case ("templates", let identity?): self = .template(identity)
        case ("templates", nil):
            for template in StarterTemplate.all where template.slug == Token(name) {
                self = .starter(template.slug)
                return
            }
            return nil
        default: return nil
        }
    }

    /// What can be done to one thing.
    private init?(_ kind: Token, _ identity: Identity, act: Token) {
        switch kind {
        case "history":
            guard act == "undo" else { return nil }
            self = .undo(identity)
            return
        case "tasks":
            for known in TaskAct.allCases where act == Token(known.word) {
                self = .taskAct(identity, known)
                return
            }
        case "lists":
            for known in ListAct.allCases where act == Token(known.word) {
                self = .listAct(identity, known)
                return
            }
        case "subjects":
            for known in SubjectAct.allCases where act == Token(known.word) {
                self = .subjectAct(identity, known)
                return
            }
        default: break
        }
        return nil
    }

    /// Whether both lead to the same place.
    public static func == (one: Address, other: Address) -> Bool {
        Token(one.path) == Token(other.path)
    }
}
