import Planner

/// Sentences and phrases that more than one page says.
enum Words {
    static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    static let shortWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// "Tue 14 Oct": unambiguous everywhere.
    static func date(_ date: LocalDate) -> String {
        let parts = date.parts
        return shortWeekdays[date.weekday] + " " + String(parts.day) + " " + months[parts.month - 1]
    }

    /// "9:05", on a 24-hour clock.
    static func time(_ time: Int64, offset: Int64) -> String {
        let minutes = Int(((time / 60_000 + offset) % 1440 + 1440) % 1440)
        let minute = minutes % 60
        return String(minutes / 60) + ":" + (minute < 10 ? "0" : "") + String(minute)
    }

    static func capitalised(_ word: String) -> String {
        guard let first = word.first else { return word }
        return first.uppercased() + word.dropFirst()
    }

    /// "every day", "on Monday and Friday".
    static func repetition(_ days: Weekdays) -> String {
        if days == .all { return "every day" }
        var names: [String] = []
        for (index, name) in shortWeekdays.enumerated() where days.contains(index) { names.append(name) }
        return "every " + list(names)
    }

    static func list(_ words: [String]) -> String {
        guard let last = words.last else { return "" }
        guard words.count > 1 else { return last }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// "7 of 12 spoons used. 5 left, 1 of them in reserve."
    static func summary(_ budget: Budget, _ context: PageContext) -> String {
        var words = String(budget.used) + " of " + context.spoons(budget.limit) + " used. " + String(budget.left) + " left"
        if budget.reserveLeft > 0 {
            words +=
                budget.reserveLeft == budget.left
                ? ", kept in reserve" : ", " + String(budget.reserveLeft) + " of them in reserve"
        }
        if budget.borrowed > 0 { words += ". " + String(budget.borrowed) + " borrowed from tomorrow" }
        return words + "."
    }

    /// "Shower", or "3 tasks".
    private static func what(_ act: Act) -> String {
        act.count == 1 ? quoted(act.subject) : String(act.count) + " tasks"
    }

    /// A title in a sentence: cut where it is long, since the whole stands in the task.
    private static func quoted(_ title: String) -> String {
        title.utf8.count <= 60 || title.count <= 60 ? title : title.prefix(60) + "…"
    }

    /// What an act did, as History lists it.
    static func name(_ act: Act, _ context: PageContext) -> String {
        switch act.name {
        case .startedDay: "New Day with " + context.spoons(act.amount ?? 0)
        case .adjustedDay: "Today set to " + context.spoons(act.amount ?? 0)
        case .addedTask: "Added: " + what(act)
        case .editedTask: "Changed: " + what(act)
        case .deletedTask: "Deleted: " + what(act)
        case .movedTask: "Moved: " + what(act)
        case .planned:
            if let borrowed = act.amount {
                "In today’s list, borrowing " + context.spoons(borrowed) + ": " + what(act)
            } else {
                "In today’s list: " + what(act)
            }
        case .checkedOff: "Done: " + what(act)
        case .unchecked: "Not done: " + what(act)
        case .sentBack: "Back in its category: " + what(act)
        case .startedFresh: "Start fresh: " + what(act)
        case .setTodayCost: "Today " + what(act) + " costs " + context.spoons(act.amount ?? 0)
        case .setRealCost: quoted(act.subject) + " really took " + context.spoons(act.amount ?? 0)
        case .changedSettings: "Changed the settings"
        case .removedExamples: "Removed the examples"
        case .undid, nil: "A change"
        }
    }

    /// What was just done, and what is left of the day.
    static func done(_ act: Act, left: Int?, _ context: PageContext) -> String {
        let sentence = (act.isUndone ? "Undone. " : "") + name(act, context) + "."
        guard let left else { return sentence }
        return sentence + " " + context.spoons(left) + " left."
    }
}
