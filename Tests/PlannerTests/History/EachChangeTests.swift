import Facts
import Interchange
import Testing

@testable import Planner

struct EachChangeTests {
    /// Every change there is, but for undoing itself, which is undone on the change it undid, and for what only earlier builds wrote.
    static let names = ChangeKind.allCases.filter { $0 != .undid && $0 != .changedForThisTime }

    @Test("T14: undoing each kind of change leaves all as it was, and redoing it all as it had become", arguments: names)
    func undone(name: ChangeKind) throws {
        let person = Person()
        let result = try person.act(try person.history(leadingTo: name))
        let identity = try #require(result.change)
        #expect(person.space.change(identity, around: person.instant)?.name == name)
    }
}

extension Person {
    private struct NotWritten: Error {
        let name: ChangeKind
    }

    /// Does whatever must have been done before a change of this name.
    ///
    /// - Returns: the change itself.
    func history(leadingTo name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        switch name {
        case .startedDay, .adjustedDay, .planned, .swapped, .sentBack, .startedFresh, .setTodayCost, .setRealCost,
            .removedExamples,
            .passedOver, .offeredAgain, .beganLowDay, .endedLowDay, .wantedToday, .leftDaysOut, .countedDays:
            try history(leadingToDayCommand: name)
        case .addedTask, .editedTask, .deletedTask, .movedTask, .checkedOff, .unchecked, .snoozed, .wokeUp, .skippedOnce,
            .endedRepeat, .movedDate, .changedMany, .filedTask, .duplicatedTask, .declinedCost,
            .plannedWeek, .removedIntendedDate:
            try history(leadingToTaskCommand: name)
        case .addedList, .editedList, .deletedList, .movedList, .archivedList, .reopenedList, .uncheckedAll, .usedTemplate,
            .madeTemplate, .mergedLists, .ranAgain, .duplicatedList, .leftOut, .tookAlong:
            try history(leadingToListCommand: name)
        case .addedSubject, .editedSubject, .deletedSubject, .mergedSubjects, .labelled, .unlabelled:
            try history(leadingToSubjectCommand: name)
        case .startedTimer, .startedRest, .pausedTimer, .resumedTimer, .extendedTimer, .resetTimer, .stoppedTimer, .rested:
            try history(leadingToTimerCommand: name)
        case .addedNote, .editedNote, .deletedNote, .movedNote, .pinnedNote, .unpinnedNote, .madeTaskOfNote,
            .broughtBackVersion, .putVersionAway:
            try history(leadingToNoteCommand: name)
        case .changedSettings, .changedProfile, .changedLook, .changedTimes, .switchedKinds, .dismissedTip, .showedTip,
            .showedAllTips, .imported, .importedOutline, .keptView, .renamedView, .deletedView, .changedReport:
            try history(leadingToOtherCommand: name)
        case .broughtBack: try historyLeadingToRestoration()
        case .undid, .changedForThisTime: throw NotWritten(name: name)
        }
    }

    private func historyLeadingToRestoration() throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        let list = try addList("Groceries", isChecklist: false, "Milk")
        space.memberships = [SpaceMembership(number: 7, role: .own, others: [])]
        _ = space.share(list, in: 7, now: now)
        _ = try space.perform(.deleteTasks(space.members(of: list)), by: origin)
        let removal = try #require(space.removals(from: list, at: instant)?.first).identity
        return { try space.perform(.bringBack(removal, to: list), by: $0) }
    }

    private func history(leadingToDayCommand name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        if name == .startedDay { return { try space.perform(.startDay(spoons: 9), by: $0) } }
        if name == .removedExamples {
            _ = try space.perform(.startDay(spoons: 12, withExamples: true), by: origin)
            return { try space.perform(.removeExamples, by: $0) }
        }
        if name == .swapped {
            try startDay(3)
            let (other, task) = (try plan("Shower", cost: 2), try add("Tea", cost: 2))
            return { try space.perform(.submit([task], insteadOf: [other]), by: $0) }
        }
        try startDay()
        let task = try add("Tea", cost: 2)
        if name != .planned { try submit([task]) }
        switch name {
        case .adjustedDay: return { try space.perform(.adjustDay(spoons: 5), by: $0) }
        case .planned: return { try space.perform(.submit([task]), by: $0) }
        case .sentBack: return { try space.perform(.sendBack([task]), by: $0) }
        case .startedFresh:
            try startNextDay()
            return { try space.perform(.startFresh, by: $0) }
        case .setTodayCost: return { try space.perform(.setTodayCost(of: task, to: 5), by: $0) }
        case .setRealCost:
            try checkOff(task)
            return { try space.perform(.setRealCost(of: task, to: 5), by: $0) }
        case .passedOver: return { try space.perform(.passOver(task), by: $0) }
        case .offeredAgain:
            _ = try space.perform(.passOver(task), by: origin)
            return { try space.perform(.offerAgain, by: $0) }
        case .leftDaysOut, .countedDays:
            let date = instant.date
            if name == .countedDays { _ = try space.perform(.setDaysLeftOut(from: date, to: date, true), by: origin) }
            return { try space.perform(.setDaysLeftOut(from: date, to: date, name == .leftDaysOut), by: $0) }
        case .beganLowDay: return { try space.perform(.beginLowDay(.today), by: $0) }
        case .endedLowDay:
            _ = try space.perform(.beginLowDay(.today), by: origin)
            return { try space.perform(.endLowDay, by: $0) }
        case .wantedToday:
            _ = try space.perform(.beginLowDay(.today), by: origin)
            return { try space.perform(.wantToday(task), by: $0) }
        default: throw NotWritten(name: name)
        }
    }

    private func history(leadingToTaskCommand name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        let tea = try add("Tea", cost: 2)
        let shower = try add("Shower", cost: 2) {
            $0.due = instant.date
            $0.repeats = RepeatRule(.days)
        }
        switch name {
        case .addedTask: return { try space.perform(.addTask(try TaskDraft(title: "Cake", cost: 1)), by: $0) }
        case .editedTask:
            return { try space.perform(.editTask(tea, try TaskDraft(title: "Cocoa", note: "hot", cost: 3)), by: $0) }
        case .deletedTask:
            try add("Kettle", under: tea)
            return { try space.perform(.deleteTask(tea), by: $0) }
        case .movedTask: return { try space.perform(.moveTask(tea, .top), by: $0) }
        case .checkedOff: return { try space.perform(.checkOff([tea, shower]), by: $0) }
        case .unchecked:
            try checkOff(tea)
            return { try space.perform(.uncheck(tea), by: $0) }
        case .snoozed: return { try space.perform(.snooze([tea], .tomorrow), by: $0) }
        case .wokeUp:
            _ = try space.perform(.snooze([tea], .tomorrow), by: origin)
            return { try space.perform(.wake(tea), by: $0) }
        case .skippedOnce: return { try space.perform(.skipOnce(shower), by: $0) }
        case .endedRepeat: return { try space.perform(.endRepeat(shower), by: $0) }
        case .movedDate: return { try space.perform(.moveDate(.due, of: tea, to: $0.instant.date.adding(days: 3)), by: $0) }
        case .changedMany: return { try space.perform(.changeTasks([tea, shower], .cost(4)), by: $0) }
        case .filedTask: return { try space.perform(.changeTasks([tea, shower], .list(.new("Home"))), by: $0) }
        case .duplicatedTask: return { try space.perform(.duplicateTasks([tea, shower]), by: $0) }
        case .plannedWeek, .removedIntendedDate:
            try startDay()
            let line = IntendedLine(tea, on: instant.date.adding(days: 3))
            if name == .plannedWeek { return { try space.perform(.takeWeek([line]), by: $0) } }
            _ = try space.perform(.takeWeek([line]), by: origin)
            return { try space.perform(.removeIntendedDate(of: tea), by: $0) }
        case .declinedCost: return { try space.perform(.declineCost(3, of: tea), by: $0) }
        default: throw NotWritten(name: name)
        }
    }

    private func history(leadingToListCommand name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        let home = try addList("Home", isChecklist: true, "Tea", "Cake")
        let work = try addList("Work", isChecklist: true, "Tea")
        let tea = space.members(of: home)[0]
        switch name {
        case .addedList: return { try space.perform(.addList(try ListDraft(name: "Packing")), by: $0) }
        case .editedList: return { try space.perform(.editList(home, try ListDraft(name: "House")), by: $0) }
        case .deletedList: return { try space.perform(.deleteList(home), by: $0) }
        case .movedList: return { try space.perform(.moveList(work, .top), by: $0) }
        case .archivedList: return { try space.perform(.setArchived(home, true), by: $0) }
        case .reopenedList:
            _ = try space.perform(.setArchived(home, true), by: origin)
            return { try space.perform(.setArchived(home, false), by: $0) }
        case .uncheckedAll:
            try checkOff(tea)
            return { try space.perform(.uncheckAll(home), by: $0) }
        case .madeTemplate: return { try space.perform(.makeTemplate(of: home), by: $0) }
        case .usedTemplate:
            let template = try #require(try space.perform(.makeTemplate(of: home), by: origin).change)
            return { try space.perform(.useTemplate(template, named: "Away"), by: $0) }
        case .mergedLists: return { try space.perform(.mergeLists([home, work], named: "Both"), by: $0) }
        case .ranAgain: return { try space.perform(.runAgain(home), by: $0) }
        case .duplicatedList: return { try space.perform(.duplicateList(home), by: $0) }
        case .leftOut: return { try space.perform(.setLeftOut(tea, true), by: $0) }
        case .tookAlong:
            _ = try space.perform(.setLeftOut(tea, true), by: origin)
            return { try space.perform(.setLeftOut(tea, false), by: $0) }
        default: throw NotWritten(name: name)
        }
    }

    private func history(leadingToSubjectCommand name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        let task = try add("Tea")
        let (home, work) = (try addSubject("Home"), try addSubject("Work"))
        if name != .labelled { _ = try space.perform(.changeTasks([task], .label(.existing(home))), by: origin) }
        switch name {
        case .addedSubject: return { try space.perform(.addSubject("Café", colour: .blue), by: $0) }
        case .editedSubject: return { try space.perform(.editSubject(home, name: "House", colour: .amber), by: $0) }
        case .deletedSubject: return { try space.perform(.deleteSubject(home), by: $0) }
        case .mergedSubjects: return { try space.perform(.mergeSubject(home, into: work), by: $0) }
        case .labelled: return { try space.perform(.changeTasks([task], .label(.existing(home))), by: $0) }
        case .unlabelled: return { try space.perform(.changeTasks([task], .unlabel(home)), by: $0) }
        default: throw NotWritten(name: name)
        }
    }

    private func history(leadingToTimerCommand name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        let task = try add("Tea")
        switch name {
        case .startedTimer: return { try space.perform(.startTimer(minutes: 10, task: task), by: $0) }
        case .startedRest: return { try space.perform(.startTimer(minutes: 10, isRest: true), by: $0) }
        case .rested:
            _ = try space.perform(.startTimer(minutes: 10, isRest: true), by: origin)
            now += 11 * TimerSession.minute
            return { try space.perform(.noteRest, by: $0) }
        default: break
        }
        _ = try space.perform(.startTimer(minutes: 10, task: task), by: origin)
        now += 2 * TimerSession.minute
        switch name {
        case .pausedTimer: return { try space.perform(.pauseTimer, by: $0) }
        case .resumedTimer:
            _ = try space.perform(.pauseTimer, by: origin)
            return { try space.perform(.resumeTimer, by: $0) }
        case .extendedTimer: return { try space.perform(.extendTimer, by: $0) }
        case .resetTimer: return { try space.perform(.resetTimer, by: $0) }
        case .stoppedTimer: return { try space.perform(.stopTimer, by: $0) }
        default: throw NotWritten(name: name)
        }
    }

    private func history(leadingToNoteCommand name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        let (milk, bread) = (try note("Milk"), try note("Bread"))
        switch name {
        case .addedNote: return { try space.perform(.addNote("Tea", colour: .blue), by: $0) }
        case .editedNote: return { try space.perform(.editNote(milk, NoteWritten("Oat milk", colour: .blue)), by: $0) }
        case .deletedNote: return { try space.perform(.deleteNote(milk), by: $0) }
        case .movedNote: return { try space.perform(.moveNote(space.notes.last?.identity ?? bread, .top), by: $0) }
        case .pinnedNote: return { try space.perform(.setPinned(milk, true), by: $0) }
        case .unpinnedNote:
            _ = try space.perform(.setPinned(milk, true), by: origin)
            return { try space.perform(.setPinned(milk, false), by: $0) }
        case .madeTaskOfNote: return { try space.perform(.makeTask(of: milk), by: $0) }
        case .broughtBackVersion:
            let version = try earlierVersion(of: milk)
            return { try space.perform(.restoreVersion(version), by: $0) }
        case .putVersionAway:
            let version = try earlierVersion(of: milk)
            return { try space.perform(.dismissVersion(version), by: $0) }
        default: throw NotWritten(name: name)
        }
    }

    /// Lets another device write into a note at the same time, whose text stands in the end.
    private func earlierVersion(of note: Identity) throws -> Identity {
        let other = elsewhere(device: 2)
        _ = try space.perform(.editNote(note, NoteWritten("From here")), by: origin)
        other.now += Person.hour
        _ = try other.space.perform(.editNote(note, NoteWritten("From there")), by: other.origin)
        _ = try space.merge(batch: Batch(other.space.replica.facts).wire)
        now = other.now
        return try #require(space.earlierVersions(ofNote: note).first).identity
    }

    private func history(leadingToOtherCommand name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        let tip = try #require(Tip.all.first)
        var settings = space.settings
        switch name {
        case .changedSettings: settings.reserve = 2
        case .changedProfile: settings.name = "Ada"
        case .changedLook: settings.isSimple.toggle()
        case .changedTimes: settings.times.isTwelveHour.toggle()
        case .changedReport: return { try space.perform(.setReport(name: "Ada", text: "Mornings are hard."), by: $0) }
        case .switchedKinds: return { try space.perform(.setUsesKinds(true), by: $0) }
        case .dismissedTip: return { try space.perform(.setTipHidden(tip, true), by: $0) }
        case .showedTip, .showedAllTips:
            for tip in Tip.all.prefix(2) { _ = try space.perform(.setTipHidden(tip, true), by: origin) }
            return {
                try space.perform(name == .showedTip ? .setTipHidden(tip, false) : .showAllTips, by: $0)
            }
        case .keptView: return { try space.perform(.keepView("priority=1", named: "Urgent"), by: $0) }
        case .renamedView, .deletedView:
            let view = try #require(try space.perform(.keepView("priority=1", named: "Urgent"), by: origin).change)
            return {
                try name == .deletedView
                    ? space.perform(.deleteView(view), by: $0) : space.perform(.renameView(view, to: "First"), by: $0)
            }
        case .importedOutline:
            var outline = ImportedOutline(source: "test")
            outline.lists = [ImportedOutline.List(key: "l", name: "Shed")]
            outline.tasks = [ImportedOutline.Task(key: "t", title: "Tin")]
            outline.tasks[0].list = "l"
            let brought = outline
            return { try space.perform(.importOutline(brought), by: $0) }
        case .imported:
            try add("Tea")
            let other = Person(device: 2, now: now)
            try other.add("Cake")
            let file = TeaspoonFile.bytes(of: other.space, now: other.now)
            now = other.now
            return { try space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: $0.instant.time)), by: $0) }
        default: throw NotWritten(name: name)
        }
        let changed = settings
        return { try space.perform(.changeSettings(changed, as: name), by: $0) }
    }
}
