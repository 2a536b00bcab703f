/// A program or a format that files come from. The numbers pass between the module that reads files and the planner's.
package enum ImportSource: UInt8, CaseIterable, Sendable {
    case todoist
    case tickTick
    case calendar
    /// A table of any program, whose columns the person names.
    case table
    case googleTasks
    /// Tasks that Outlook writes as a table.
    case outlook
    case microsoftToDo
    case tasksOrg
    case markdown
    case text
    case superProductivity
    case todoTxt
    case taskwarrior
    case org
    case reminders
    case trello
    case habitica
    case vikunja
    case things
    case notion
    case asana
    /// Teaspoon's own table of tasks.
    case teaspoon

    /// The program that keys are of (``Planner/ImportedOutline/source``). It is part of stored identities, so it never changes.
    package var name: String {
        switch self {
        case .todoist: "todoist"
        case .tickTick: "ticktick"
        case .calendar: "icalendar"
        case .table: "csv"
        case .googleTasks: "google-tasks"
        case .outlook: "outlook"
        case .microsoftToDo: "microsoft-to-do"
        case .tasksOrg: "tasks.org"
        case .markdown: "markdown"
        case .text: "text"
        case .superProductivity: "super-productivity"
        case .todoTxt: "todo.txt"
        case .taskwarrior: "taskwarrior"
        case .org: "org"
        case .reminders: "apple-reminders"
        case .trello: "trello"
        case .habitica: "habitica"
        case .vikunja: "vikunja"
        case .things: "things"
        case .notion: "notion"
        case .asana: "asana"
        case .teaspoon: "teaspoon"
        }
    }
}
