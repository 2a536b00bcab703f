import Planner

/// The commands on several tasks at once, besides planning them.
package enum BulkCommand: CaseIterable, Sendable {
    /// Checks them off.
    case done
    /// Deletes them with all their steps.
    case delete
    /// Adds a copy of each with all its steps.
    case duplicate
    /// Moves them into today's list.
    case today
    /// Moves them to tomorrow.
    case tomorrow
    /// Moves them to the day with which next week begins.
    case nextWeek
    /// Moves them to a day that was picked.
    case day
    /// Takes away the day that they are planned for.
    case noDay
    /// Hides them until a date.
    case hide
    /// Puts them into a list, a new one if need be, or out of any.
    case list
    /// Gives them a date, or takes theirs away.
    case due
    /// Sets their cost, or removes it.
    case cost
    /// Gives them a priority, or takes theirs away.
    case priority
    /// Gives them a subject, a new one if need be.
    case label
    /// Takes a subject off them.
    case unlabel
    /// Makes a template with a copy of each.
    case template

    /// The command as its button's value.
    var word: StaticString {
        switch self {
        case .done: "done"
        case .delete: "delete"
        case .duplicate: "duplicate"
        case .today: "today"
        case .tomorrow: "tomorrow"
        case .nextWeek: "next-week"
        case .day: "day"
        case .noDay: "no-day"
        case .hide: "hide"
        case .list: "list"
        case .due: "due"
        case .cost: "cost"
        case .priority: "priority"
        case .label: "label"
        case .unlabel: "unlabel"
        case .template: "template"
        }
    }

    /// Reads a ``word``.
    package init?(word: String) {
        for command in BulkCommand.allCases where ByteString(word) == ByteString(command.word.description) {
            self = command
            return
        }
        return nil
    }

    /// The name of its button.
    var name: Phrase {
        switch self {
        case .done: .bulkDone
        case .delete: .bulkDelete
        case .duplicate: .bulkDuplicate
        case .today: .formDateToday
        case .tomorrow: .formDateTomorrow
        case .nextWeek: .formDateWeek
        case .day: .bulkDay
        case .noDay: .dayMenuNone
        case .hide: .dayMenuHideButton
        case .list: .bulkList
        case .due: .bulkDue
        case .cost: .bulkCost
        case .priority: .bulkPriority
        case .label: .bulkSubject
        case .unlabel: .bulkUnlabel
        case .template: .bulkTemplate
        }
    }
}
