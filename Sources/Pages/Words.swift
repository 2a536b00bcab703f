import Planner

/// Sentences and phrases that more than one page says.
enum Words {
    static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    static let shortWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// "Tue 14 Oct", or "Tue, Oct 14": unambiguous in either order.
    static func date(_ date: LocalDate, _ times: DateTimeSettings) -> String {
        let parts = date.parts
        return shortWeekdays[date.weekday] + dateSeparator(times) + day(parts.day, of: parts.month, times)
    }

    /// "14 Oct", or "Oct 14".
    static func day(_ day: Int, of month: Int, _ times: DateTimeSettings) -> String {
        let (day, month) = (String(day), months[month - 1])
        return times.isMonthFirst ? month + " " + day : day + " " + month
    }

    /// "Tue 14 Oct 2027", or "Tue, Oct 14, 2027".
    static func fullDate(_ date: LocalDate, _ times: DateTimeSettings) -> String {
        Words.date(date, times) + dateSeparator(times) + String(date.parts.year)
    }

    /// The separator between the weekday, the day and the year of a date.
    static func dateSeparator(_ times: DateTimeSettings) -> String { times.isMonthFirst ? ", " : " " }

    /// "9:05" or "9:05 am": a time on the person's clock.
    static func time(_ time: Int64, at instant: Instant) -> String {
        clock(instant.at(time).clock, instant.times)
    }

    /// "Tue 14 Oct", with the year where it is another than today's.
    static func date(_ date: LocalDate, from today: LocalDate, _ times: DateTimeSettings) -> String {
        date.parts.year == today.parts.year ? Words.date(date, times) : fullDate(date, times)
    }

    /// The same, from the date that it is.
    static func date(_ date: LocalDate, at instant: Instant) -> String {
        Words.date(date, from: instant.date, instant.times)
    }

    /// "21:05" or "9:05 pm", of minutes of the day.
    static func clock(_ minutes: Int, _ times: DateTimeSettings) -> String {
        let (hour, minute) = (minutes / 60, minutes % 60)
        let past = (minute < 10 ? ":0" : ":") + String(minute)
        guard times.isTwelveHour else { return String(hour) + past }
        return String((hour + 11) % 12 + 1) + past + (hour < 12 ? " am" : " pm")
    }

    /// "today, 9:30", "Tue 24 Nov, in 3 days", "was due Tue 14 Oct": the date and the days left, calmly.
    static func due(_ date: LocalDate, _ time: Int?, at instant: Instant) -> String {
        let today = instant.date
        let clock = time.map { ", " + Words.clock($0, instant.times) } ?? ""
        switch date.number - today.number {
        case 0: return "today" + clock
        case 1: return "tomorrow" + clock
        case ..<0: return "was due " + Words.date(date, at: instant)
        case let days: return Words.date(date, at: instant) + clock + ", in " + String(days) + " days"
        }
    }

    /// "today, 9:30", "Mon 23 Nov, tomorrow", "Tue 24 Nov, 9:30, in 3 days": where there is room for the date, too.
    static func dueInFull(_ date: LocalDate, _ time: Int?, at instant: Instant) -> String {
        let words = due(date, time, at: instant)
        return date.number == instant.date.number + 1 ? Words.date(date, at: instant) + ", " + words : words
    }

    /// "1 h 30 min".
    static func minutes(_ minutes: Int) -> String {
        let rest = minutes % 60 == 0 ? "" : String(minutes % 60) + " min"
        guard minutes >= 60 else { return rest }
        return String(minutes / 60) + " h" + (rest.isEmpty ? "" : " " + rest)
    }

    /// "at the time", "1 day before", "10 min before".
    static func reminder(_ minutes: Int) -> String {
        switch minutes {
        case 0: "at the time"
        case 1440: "1 day before"
        default: Words.minutes(minutes) + " before"
        }
    }

    static func name(_ priority: Priority) -> String {
        switch priority {
        case .high: "High"
        case .medium: "Medium"
        case .low: "Low"
        }
    }

    static func name(_ colour: Colour) -> Phrase {
        switch colour {
        case .teal: .colourTeal
        case .blue: .colourBlue
        case .violet: .colourViolet
        case .rose: .colourRose
        case .amber: .colourAmber
        case .green: .colourGreen
        case .brown: .colourBrown
        case .grey: .colourGrey
        }
    }

    static func capitalised(_ word: String) -> String {
        guard let first = word.unicodeScalars.first, let capital = Unicode.Scalar(capital(first.value)) else { return word }
        var scalars = String.UnicodeScalarView()
        scalars.append(capital)
        scalars.append(contentsOf: word.unicodeScalars.dropFirst())
        return String(scalars)
    }

    /// Of the letters that units are called by, where capitals stand at one distance: the standard library's table of all of
    /// them would be loaded by every phone.
    private static func capital(_ letter: UInt32) -> UInt32 {
        switch letter {
        case 0x61...0x7a, 0xe0...0xf6, 0xf8...0xfe, 0x3b1...0x3c1, 0x3c3...0x3c9, 0x430...0x44f: letter - 0x20
        case 0x450...0x45f: letter - 0x50
        default: letter
        }
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
        return Text.joined(Array(words[..<(words.count - 1)]), ", ") + " and " + last
    }

    /// "4 spoons free, 1 of them in reserve. 8 of 12 planned, 3 of them done."
    static func summary(_ budget: Budget, _ context: PageContext) -> String {
        let aside = asideOfFree(budget)
        return freeSpoons(budget, context) + (aside.isEmpty ? "" : ", " + aside) + ". " + used(budget) + "."
    }

    /// "4 spoons free"; the reserve is among them. "2 spoons over" where more is used than there is.
    static func freeSpoons(_ budget: Budget, _ context: PageContext) -> String {
        if budget.over > 0 { return context.spoons(budget.over) + " over" }
        return (budget.left == 0 ? "No " + context.settings.unitMany : context.spoons(budget.left)) + " free"
    }

    /// "1 of them in reserve", of those that are free; "2 borrowed", where none are; empty if there is nothing to add.
    static func asideOfFree(_ budget: Budget) -> String {
        if budget.borrowed > 0 { return String(budget.borrowed) + " borrowed" }
        guard budget.reserveLeft > 0, budget.over == 0 else { return "" }
        return budget.reserveLeft == budget.left ? "kept in reserve" : String(budget.reserveLeft) + " of them in reserve"
    }

    /// "8 of 12 planned, 3 of them done".
    static func used(_ budget: Budget) -> String {
        budget.spent > 0 ? planned(budget) + ", " + done(budget) : planned(budget)
    }

    /// "8 of 12 planned".
    static func planned(_ budget: Budget) -> String {
        if budget.used == 0 { return "Nothing planned yet" }
        return String(budget.used) + " of " + String(budget.limit) + " planned"
    }

    /// "3 of them done".
    static func done(_ budget: Budget) -> String {
        (budget.planned == 0 ? "all" : String(budget.spent)) + " of them done"
    }

    /// "5 free, 1 in reserve", "1 free, kept in reserve", or "4 over".
    static func free(_ budget: Budget) -> String {
        if budget.over > 0 { return String(budget.over) + " over" }
        let free = String(budget.left) + " free"
        if budget.reserveLeft == 0 { return free }
        // Two numbers would read as two different ones.
        let number = budget.reserveLeft == budget.left ? "kept" : String(budget.reserveLeft)
        return free + ", " + number + " in reserve"
    }

    /// "Shower", or "3 tasks".
    private static func what(_ change: Change) -> String {
        change.count == 1 ? quoted(change.about) : String(change.count) + " tasks"
    }

    /// A title in a sentence: cut where it is long, since the whole stands in the task.
    private static func quoted(_ title: String) -> String {
        Text.shortened(title, to: 60)
    }

    /// The name of a change, as History lists it.
    static func name(_ change: Change, _ context: PageContext) -> String {
        let amount = change.amount ?? 0
        switch change.name {
        case .startedDay: return "New Day with " + context.spoons(amount)
        case .adjustedDay: return "Today set to " + context.spoons(amount)
        case .planned:
            let borrowed = change.amount.map { ", borrowing " + context.spoons($0) } ?? ""
            return "Added to today" + borrowed + ": " + what(change)
        case .setTodayCost: return what(change) + " costs " + context.spoons(amount) + " today"
        case .startedTimer: return timed("Timer of ", change)
        case .startedRest: return timed("Rest of ", change)
        case .rested:
            return (amount > 0 ? timed("Rested ", change) : change.about.isEmpty ? "Rested" : "Rested: " + quoted(change.about))
        case .extendedTimer where amount > 0:
            let said = "Added " + String(amount) + (amount == 1 ? " minute" : " minutes") + " to the timer"
            return change.about.isEmpty ? said : said + ": " + quoted(change.about)
        case .pausedTimer, .resumedTimer, .extendedTimer, .resetTimer, .stoppedTimer:
            let said = change.name.map { phrase($0).description } ?? ""
            return change.about.isEmpty ? said : said + ": " + quoted(change.about)
        case .switchedKinds: return amount == 1 ? "Kinds of energy turned on" : "Kinds of energy turned off"
        case .setRealCost: return "Actual cost " + context.spoons(amount) + ": " + quoted(change.about)
        case .addedTask where change.amount != nil:
            return "Added: " + what(change) + ", due " + Words.date(LocalDate(number: amount), at: context.instant)
        case .plannedWeek where change.amount != nil:
            return "Planned for " + Words.date(LocalDate(number: amount), at: context.instant) + ": " + what(change)
        case .changedMany: return what(change) + " updated"
        case .movedDate:
            let date = LocalDate(number: amount)
            return "Moved to " + Words.date(date, at: context.instant) + ": " + what(change)
        case .some(let name):
            let said = phrase(name).description
            // A phrase that leaves a word out ends in a space.
            return said.utf8.last == UInt8(ascii: " ") ? said + what(change) : said
        case nil: return "A change"
        }
    }

    /// "Timer of 15 min: Tax papers".
    private static func timed(_ begun: String, _ change: Change) -> String {
        let minutes = begun + minutes(change.amount ?? 0)
        return change.about.isEmpty ? minutes : minutes + ": " + quoted(change.about)
    }

    /// How the name of most commands begins.
    private static func phrase(_ name: ChangeKind) -> StaticString {
        switch name {
        case .addedTask: "Added: "
        case .editedTask: "Changed: "
        case .deletedTask: "Deleted: "
        case .movedTask: "Moved: "
        case .checkedOff: "Done: "
        case .unchecked: "Not done: "
        case .sentBack: "Removed from today: "
        case .startedFresh: "Start fresh: "
        case .filedTask: "Moved to another list: "
        case .snoozed: "Snoozed: "
        case .wokeUp: "Unsnoozed: "
        case .skippedOnce: "Skipped once: "
        case .endedRepeat: "No longer repeats: "
        case .labelled: "Subject added: "
        case .unlabelled: "Subject removed: "
        case .addedList: "New list: "
        case .editedList: "List changed: "
        case .deletedList: "List and its tasks deleted: "
        case .movedList: "List moved: "
        case .archivedList: "List archived: "
        case .reopenedList: "List restored: "
        case .uncheckedAll: "All unchecked: "
        case .changedForThisTime: "Changed for this time: "
        case .leftOut: "Skipped: "
        case .tookAlong: "Included: "
        case .usedTemplate: "New list from a template: "
        case .madeTemplate: "New template: "
        case .mergedLists: "New checklist: "
        case .ranAgain: "Started over; previous copy archived: "
        case .addedSubject: "New subject: "
        case .editedSubject: "Subject changed: "
        case .deletedSubject: "Subject deleted: "
        case .mergedSubjects: "Subjects merged: "
        case .addedNote: "New note: "
        case .editedNote: "Note changed: "
        case .deletedNote: "Note deleted: "
        case .movedNote: "Note moved: "
        case .pinnedNote: "Pinned: "
        case .unpinnedNote: "Unpinned: "
        case .madeTaskOfNote: "Note turned into a task: "
        case .dismissedTip: "Tip hidden: "
        case .showedTip: "Tip shown again: "
        case .showedAllTips: "All tips shown again"
        case .changedSettings: "Settings saved"
        case .changedProfile: "Name and picture saved"
        case .changedLook: "Appearance updated"
        case .changedTimes: "Time and week updated"
        case .removedExamples: "Removed the examples"
        case .imported: "Imported from a file"
        case .broughtBackVersion: "Earlier version restored: "
        case .putVersionAway: "Earlier version dismissed: "
        case .pausedTimer: "Timer paused"
        case .resumedTimer: "Timer resumed"
        case .extendedTimer: "Added time to the timer"
        case .resetTimer: "Timer reset"
        case .stoppedTimer: "Timer stopped"
        case .startedTimer, .startedRest, .rested: "A change"
        case .passedOver: "Not this one: "
        case .offeredAgain: "Skipped tasks are offered again"
        case .duplicatedTask: "Duplicated: "
        case .duplicatedList: "New list, a copy: "
        case .keptView: "View saved: "
        case .renamedView: "View renamed: "
        case .deletedView: "View deleted: "
        case .declinedCost: "Usual cost kept: "
        case .leftDaysOut: "Days left out of insights"
        case .countedDays: "Days counted again"
        case .changedReport: "Report saved"
        case .plannedWeek: "Planned: "
        case .removedIntendedDate: "No longer planned for a day: "
        case .beganLowDay: "Low day: only what cannot wait is shown"
        case .endedLowDay: "Low day ended"
        case .wantedToday: "Moved back to today: "
        case .undid, .changedMany, .startedDay, .adjustedDay, .planned, .setTodayCost, .setRealCost, .switchedKinds, .movedDate:
            "A change"
        }
    }

    /// The message about the last change, and the spoons left of the day.
    static func done(_ change: Change, left: Int?, _ context: PageContext) -> String {
        let sentence = (change.isUndone ? "Undone. " : "") + name(change, context) + "."
        guard let left else { return sentence }
        return sentence + " " + context.spoons(left) + " left."
    }
}
