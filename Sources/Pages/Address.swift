public import Facts
import Planner

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
        case today
        case done
        case open
        case back
        case cost
        case real
        case move
        case delete

        var word: String {
            switch self {
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

    /// Reads a path; nil if nothing is there.
    public init?(path: String) {
        var words: [Token] = []
        for word in path.utf8.split(separator: UInt8(ascii: "/")) { words.append(Token(String(Substring(word)))) }
        guard words.first == "app" else { return nil }
        switch words.count {
        case 1: self = .today
        case 2:
            switch words[1] {
            case "today": self = .today
            case "spoons": self = .spoons
            case "backlog": self = .backlog
            case "tasks": self = .tasks
            case "history": self = .history
            case "settings": self = .settings
            case "options": self = .options
            case "more": self = .more
            case "help": self = .help
            case "about": self = .about
            default: return nil
            }
        case 3:
            switch (words[1], words[2]) {
            case ("day", "new"): self = .newDay
            case ("day", "adjust"): self = .adjustDay
            case ("day", "submit"): self = .submit
            case ("day", "done"): self = .checkOff
            case ("spoons", "unsorted"): self = .unsorted
            case ("spoons", let word):
                guard let cost = Int(word.text), (1...10).contains(cost), Token(String(cost)) == word else { return nil }
                self = .category(cost)
            case ("backlog", "fresh"): self = .startFresh
            case ("tasks", "new"): self = .newTask
            case ("tasks", let word):
                guard let identity = Identity(hex: word.text) else { return nil }
                self = .task(identity)
            case ("examples", "remove"): self = .removeExamples
            default: return nil
            }
        case 4:
            guard let identity = Identity(hex: words[2].text) else { return nil }
            if words[1] == "history", words[3] == "undo" {
                self = .undo(identity)
            } else if words[1] == "tasks", let act = TaskAct.allCases.first(where: { words[3] == Token($0.word) }) {
                self = .taskAct(identity, act)
            } else {
                return nil
            }
        default: return nil
        }
    }
}
