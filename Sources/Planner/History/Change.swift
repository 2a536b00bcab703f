package import Facts

/// The kind of a change, as History names it. The numbers are on the wire.
package enum ChangeKind: Int64, CaseIterable, Sendable {
    /// A day was started; the amount: with how many spoons.
    case startedDay = 1
    /// The day's number of spoons was changed; the amount: to how many.
    case adjustedDay = 2
    /// A task was added, or several lines; the amount, of one with a date: the number of the date.
    case addedTask = 3
    /// The details of a task were changed.
    case editedTask = 4
    /// Tasks were deleted, with their steps.
    case deletedTask = 5
    /// A task was moved among its siblings, under another, or out of one.
    case movedTask = 6
    /// Tasks were sent to today's list; the amount: how many spoons were borrowed.
    case planned = 7
    /// Tasks were marked as done.
    case checkedOff = 8
    /// The mark was taken off again.
    case unchecked = 9
    /// Tasks went from today's list, or the backlog, back to their categories.
    case sentBack = 10
    /// The whole backlog went back to its categories.
    case startedFresh = 11
    /// The cost of a task on this day alone was set; the amount: the spoons.
    case setTodayCost = 12
    /// The actual cost of a task was recorded; the amount: the spoons.
    case setRealCost = 13
    /// The settings were changed.
    case changedSettings = 14
    /// The examples of the first run were deleted.
    case removedExamples = 15
    /// A change was undone, or done again.
    case undid = 16
    /// Tasks were put into a list, or out of theirs.
    case filedTask = 17
    /// Tasks were put out of sight for a time.
    case snoozed = 18
    /// A task was brought back into sight.
    case wokeUp = 19
    /// One date of a task that repeats was skipped.
    case skippedOnce = 20
    /// A task no longer repeats.
    case endedRepeat = 21
    /// The date, the cost or the priority of several tasks was set.
    case changedMany = 22
    /// A subject was put on tasks.
    case labelled = 23
    /// A subject was taken off tasks.
    case unlabelled = 24
    /// A list was added.
    case addedList = 25
    /// A list was changed.
    case editedList = 26
    /// A list was deleted; the amount: how many tasks went with it.
    case deletedList = 27
    /// A list was moved among those it is shown with.
    case movedList = 28
    /// A list was put away.
    case archivedList = 29
    /// A list was taken out again.
    case reopenedList = 30
    /// All items of a list are to do again.
    case uncheckedAll = 31
    /// An item of a checklist was skipped, or included again: written by versions in which the two had one name.
    case changedForThisTime = 32
    /// A list was made from a template.
    case usedTemplate = 33
    /// A template was made from a list, or from chosen tasks.
    case madeTemplate = 34
    /// A checklist was made of several; the amount: of how many.
    case mergedLists = 35
    /// A subject was added.
    case addedSubject = 36
    /// A subject was changed.
    case editedSubject = 37
    /// A subject was deleted.
    case deletedSubject = 38
    /// One subject stands for another as well.
    case mergedSubjects = 39
    /// A list was put away as it is, and started again.
    case ranAgain = 40
    /// An item of a checklist is not for this time.
    case leftOut = 41
    /// An item that was left out is for this time after all.
    case tookAlong = 42
    /// A task was moved to another day; the amount: the number of the date.
    case movedDate = 43
    /// A timer was set going; the amount: for how many minutes.
    case startedTimer = 44
    /// The timer waits.
    case pausedTimer = 45
    /// The timer goes on.
    case resumedTimer = 46
    /// The timer was given five minutes more.
    case extendedTimer = 47
    /// The timer waits with the length that was first chosen.
    case resetTimer = 48
    /// The timer was put away.
    case stoppedTimer = 49
    /// A rest is done; the amount: how many minutes it took.
    case rested = 50
    /// A rest was begun; the amount: for how many minutes.
    case startedRest = 51
    /// Name, address or picture of the person was changed.
    case changedProfile = 52
    /// The appearance was changed: colours, text, motion, simple mode.
    case changedLook = 53
    /// How clocks and calendars are read was changed.
    case changedTimes = 54
    /// A note was added.
    case addedNote = 55
    /// The text or the colour of a note was changed.
    case editedNote = 56
    /// A note was deleted.
    case deletedNote = 57
    /// A note was moved among the others.
    case movedNote = 58
    /// A note was pinned.
    case pinnedNote = 59
    /// A note is no longer pinned.
    case unpinnedNote = 60
    /// A note became a task.
    case madeTaskOfNote = 61
    /// A tip was put away.
    case dismissedTip = 62
    /// A tip was taken out again.
    case showedTip = 63
    /// All tips that were put away were taken out again.
    case showedAllTips = 64
    /// A task was refused in *What now?*.
    case passedOver = 65
    /// A low day began.
    case beganLowDay = 66
    /// A low day was ended.
    case endedLowDay = 67
    /// A task that a low day had put aside is wanted today after all.
    case wantedToday = 68
    /// Kinds of energy were switched on (the amount: 1) or off (0).
    case switchedKinds = 69
    /// A file was imported.
    case imported = 71
    /// An earlier version of a text was brought back.
    case broughtBackVersion = 72
    /// An earlier version of a text was put away.
    case putVersionAway = 73
    /// Tasks that were refused in *What now?* within the hour are offered again.
    case offeredAgain = 74
    /// Tasks were copied, with their steps.
    case duplicatedTask = 75
    /// A list was copied, with all that is in it.
    case duplicatedList = 76
    /// A view of all tasks was kept under a name.
    case keptView = 77
    /// A view was given another name.
    case renamedView = 78
    /// A view was deleted.
    case deletedView = 79
    /// A usual cost that was offered for a task was declined.
    case declinedCost = 85
    /// Days were left out of all insights.
    case leftDaysOut = 86
    /// Days that were left out count again.
    case countedDays = 87
    /// The contents of the report were changed.
    case changedReport = 88
    /// Tasks were planned for days to come; the amount, of one task: the number of the date.
    case plannedWeek = 89
    /// A task is no longer meant for a day to come.
    case removedIntendedDate = 90
    /// Tasks that somebody deleted in a shared list, or moved out of it, were brought back, or a deleted list was.
    case broughtBack = 91
    /// Tasks came into today's list instead of others, in a swap.
    case swapped = 96
    /// Lists, tasks and notes of another program's file were brought in.
    case importedOutline = 97
}

/// A change that a command made, as History keeps and shows it.
package struct Change: Equatable, Sendable {
    package let identity: Identity
    /// The UTC day it is filed under.
    let utcDay: UInt32
    /// The kind of change; nil: a kind that this build does not know.
    package let name: ChangeKind?
    /// When, in milliseconds since 1970.
    package let at: Int64
    /// The title of the one thing it was about, of several the first, or empty.
    package let about: String
    /// How many tasks it was about.
    package let count: Int
    /// The number it was about.
    package let amount: Int?
    /// Whether it was undone.
    package let isUndone: Bool
    /// The change that this one undid, or did again.
    package let undoes: Identity?
    /// What that did.
    package var outcome: UndoOutcome { amount.flatMap { name == .undid ? UndoOutcome(rawValue: $0) : nil } ?? .done }

    init?(_ entity: Entity, _ record: Record) {
        guard let at = record[ChangeField.at].integer else { return nil }
        identity = entity.identity
        utcDay = entity.scope
        name = record[ChangeField.name].integer.flatMap { ChangeKind(rawValue: $0) }
        self.at = at
        about = Text.stored(record[ChangeField.about].text ?? "", upTo: TaskLimits.title)
        count = Int(record[ChangeField.count].integer ?? 1, within: 0...1_000_000)
        let isOfDate = name == .movedDate || name == .addedTask || name == .plannedWeek || name == .snoozed
        let amounts = isOfDate ? LocalDate.numbers : Settings.borrowed
        amount = record[ChangeField.amount].integer.map { Int($0, within: amounts) }
        isUndone = !record[ChangeField.undone].isAbsent
        undoes = record[ChangeField.undoes].text.flatMap { Identity(hex: $0) }
    }
}

extension PlanReader {
    /// A change by its name.
    package func change(_ identity: Identity, around instant: Instant) -> Change? {
        guard let entity = changeEntity(identity, around: instant), let record = replica[entity] else { return nil }
        return Change(entity, record)
    }

    /// Changes are filed by day, and a name does not tell the day: a handful of look-ups finds it.
    func changeEntity(_ identity: Identity, around instant: Instant) -> Entity? {
        // A clock that was set back may have filed some a day ahead.
        let newest = instant.utcDay + 1
        for back in 0...(History.days + 1) where newest >= back {
            let entity = Entity(.change, scope: newest - back, identity)
            if !replica.value(entity, ChangeField.at).isAbsent { return entity }
        }
        return nil
    }
}
