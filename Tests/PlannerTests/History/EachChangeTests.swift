import Facts
import Testing

@testable import Planner

struct EachChangeTests {
    /// Every change there is, but for undoing itself, which is undone on the change it undid, and for what only earlier builds wrote.
    static let names = ChangeKind.allCases.filter { $0 != .undid && $0 != .changedForThisTime }

    @Test("T14: undoing each kind of change leaves all as it was, and redoing it all as it had become", arguments: names)
    func undone(name: ChangeKind) throws {
        let person = Person()
        let result = try person.act(try person.history(leadingTo: name))
        let identity = try #require(result.act)
        #expect(person.space.act(identity, around: person.instant)?.name == name)
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
        case .startedDay, .adjustedDay, .planned, .sentBack, .startedFresh, .setTodayCost, .setRealCost, .removedExamples,
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
            .showedAllTips, .broughtIn, .keptView, .renamedView, .deletedView, .changedReport:
            try history(leadingToOtherCommand: name)
        case .undid, .changedForThisTime: throw NotWritten(name: name)
        }
    }

    private func history(leadingToDayCommand name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        if name == .startedDay { return { try space.startDay(spoons: 9, from: $0) } }
        if name == .removedExamples {
            _ = try space.startDay(spoons: 12, withExamples: true, from: origin)
            return { space.removeExamples(from: $0) }
        }
        try startDay()
        let task = try add("Tea", cost: 2)
        if name != .planned { try submit([task]) }
        switch name {
        case .adjustedDay: return { try space.adjustDay(spoons: 5, from: $0) }
        case .planned: return { try space.submit([task], from: $0) }
        case .sentBack: return { try space.sendBack([task], from: $0) }
        case .startedFresh:
            try startNextDay()
            return { space.startFresh(from: $0) }
        case .setTodayCost: return { try space.setTodayCost(of: task, to: 5, from: $0) }
        case .setRealCost:
            try checkOff(task)
            return { try space.setRealCost(of: task, to: 5, from: $0) }
        case .passedOver: return { try space.passOver(task, from: $0) }
        case .offeredAgain:
            _ = try space.passOver(task, from: origin)
            return { space.offerAgain(from: $0) }
        case .leftDaysOut, .countedDays:
            let date = instant.date
            if name == .countedDays { _ = try space.setLeftOut(from: date, to: date, true, from: origin) }
            return { try space.setLeftOut(from: date, to: date, name == .leftDaysOut, from: $0) }
        case .beganLowDay: return { try space.beginLowDay(.today, from: $0) }
        case .endedLowDay:
            _ = try space.beginLowDay(.today, from: origin)
            return { space.endLowDay(from: $0) }
        case .wantedToday:
            _ = try space.beginLowDay(.today, from: origin)
            return { try space.wantToday(task, from: $0) }
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
        case .addedTask: return { try space.addTask(try TaskDraft(title: "Cake", cost: 1), from: $0) }
        case .editedTask: return { try space.editTask(tea, try TaskDraft(title: "Cocoa", note: "hot", cost: 3), from: $0) }
        case .deletedTask:
            try add("Kettle", under: tea)
            return { try space.deleteTask(tea, from: $0) }
        case .movedTask: return { try space.move(tea, .top, from: $0) }
        case .checkedOff: return { try space.checkOff([tea, shower], from: $0) }
        case .unchecked:
            try checkOff(tea)
            return { try space.uncheck(tea, from: $0) }
        case .snoozed: return { try space.snooze([tea], .tomorrow, from: $0) }
        case .wokeUp:
            _ = try space.snooze([tea], .tomorrow, from: origin)
            return { try space.wake(tea, from: $0) }
        case .skippedOnce: return { try space.skipOnce(shower, from: $0) }
        case .endedRepeat: return { try space.endRepeat(shower, from: $0) }
        case .movedDate: return { try space.moveDate(.due, of: tea, to: $0.instant.date.adding(days: 3), from: $0) }
        case .changedMany: return { try space.change([tea, shower], .cost(4), from: $0) }
        case .filedTask: return { try space.change([tea, shower], .list(.new("Home")), from: $0) }
        case .duplicatedTask: return { try space.duplicate([tea, shower], from: $0) }
        case .plannedWeek, .removedIntendedDate:
            try startDay()
            let line = IntendedLine(tea, on: instant.date.adding(days: 3))
            if name == .plannedWeek { return { try space.takeWeek([line], from: $0) } }
            _ = try space.takeWeek([line], from: origin)
            return { try space.removeIntendedDate(of: tea, from: $0) }
        case .declinedCost: return { try space.declineCost(3, of: tea, from: $0) }
        default: throw NotWritten(name: name)
        }
    }

    private func history(leadingToListCommand name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        let home = try addList("Home", isChecklist: true, "Tea", "Cake")
        let work = try addList("Work", isChecklist: true, "Tea")
        let tea = space.members(of: home)[0]
        switch name {
        case .addedList: return { try space.addList(try ListDraft(name: "Packing"), from: $0) }
        case .editedList: return { try space.editList(home, try ListDraft(name: "House"), from: $0) }
        case .deletedList: return { try space.deleteList(home, from: $0) }
        case .movedList: return { try space.moveList(work, .top, from: $0) }
        case .archivedList: return { try space.setArchived(home, true, from: $0) }
        case .reopenedList:
            _ = try space.setArchived(home, true, from: origin)
            return { try space.setArchived(home, false, from: $0) }
        case .uncheckedAll:
            try checkOff(tea)
            return { try space.uncheckAll(home, from: $0) }
        case .madeTemplate: return { try space.makeTemplate(of: home, from: $0) }
        case .usedTemplate:
            let template = try #require(try space.makeTemplate(of: home, from: origin).act)
            return { try space.useTemplate(template, named: "Away", from: $0) }
        case .mergedLists: return { try space.merge([home, work], named: "Both", from: $0) }
        case .ranAgain: return { try space.runAgain(home, from: $0) }
        case .duplicatedList: return { try space.duplicateList(home, from: $0) }
        case .leftOut: return { try space.setLeftOut(tea, true, from: $0) }
        case .tookAlong:
            _ = try space.setLeftOut(tea, true, from: origin)
            return { try space.setLeftOut(tea, false, from: $0) }
        default: throw NotWritten(name: name)
        }
    }

    private func history(leadingToSubjectCommand name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        let task = try add("Tea")
        let (home, work) = (try addSubject("Home"), try addSubject("Work"))
        if name != .labelled { _ = try space.change([task], .label(.existing(home)), from: origin) }
        switch name {
        case .addedSubject: return { try space.addSubject("Café", colour: .blue, from: $0) }
        case .editedSubject: return { try space.editSubject(home, name: "House", colour: .amber, from: $0) }
        case .deletedSubject: return { try space.deleteSubject(home, from: $0) }
        case .mergedSubjects: return { try space.mergeSubject(home, into: work, from: $0) }
        case .labelled: return { try space.change([task], .label(.existing(home)), from: $0) }
        case .unlabelled: return { try space.change([task], .unlabel(home), from: $0) }
        default: throw NotWritten(name: name)
        }
    }

    private func history(leadingToTimerCommand name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        let task = try add("Tea")
        switch name {
        case .startedTimer: return { try space.startTimer(minutes: 10, task: task, from: $0) }
        case .startedRest: return { try space.startTimer(minutes: 10, isRest: true, from: $0) }
        case .rested:
            _ = try space.startTimer(minutes: 10, isRest: true, from: origin)
            now += 11 * TimerSession.minute
            return { space.noteRest(from: $0) }
        default: break
        }
        _ = try space.startTimer(minutes: 10, task: task, from: origin)
        now += 2 * TimerSession.minute
        switch name {
        case .pausedTimer: return { space.pauseTimer(from: $0) }
        case .resumedTimer:
            _ = space.pauseTimer(from: origin)
            return { space.resumeTimer(from: $0) }
        case .extendedTimer: return { space.extendTimer(from: $0) }
        case .resetTimer: return { space.resetTimer(from: $0) }
        case .stoppedTimer: return { space.stopTimer(from: $0) }
        default: throw NotWritten(name: name)
        }
    }

    private func history(leadingToNoteCommand name: ChangeKind) throws -> (CommandOrigin) throws -> CommandResult {
        let space = space
        let (milk, bread) = (try note("Milk"), try note("Bread"))
        switch name {
        case .addedNote: return { try space.addNote("Tea", colour: .blue, from: $0) }
        case .editedNote: return { try space.editNote(milk, NoteWritten("Oat milk", colour: .blue), from: $0) }
        case .deletedNote: return { try space.deleteNote(milk, from: $0) }
        case .movedNote: return { try space.moveNote(space.notes.last?.identity ?? bread, .top, from: $0) }
        case .pinnedNote: return { try space.setPinned(milk, true, from: $0) }
        case .unpinnedNote:
            _ = try space.setPinned(milk, true, from: origin)
            return { try space.setPinned(milk, false, from: $0) }
        case .madeTaskOfNote: return { try space.makeTask(of: milk, from: $0) }
        case .broughtBackVersion:
            let version = try earlierVersion(of: milk)
            return { try space.bringBack(version: version, from: $0) }
        case .putVersionAway:
            let version = try earlierVersion(of: milk)
            return { try space.putAway(version: version, from: $0) }
        default: throw NotWritten(name: name)
        }
    }

    /// Lets another device write into a note at the same time, whose text stands in the end.
    private func earlierVersion(of note: Identity) throws -> Identity {
        let other = elsewhere(device: 2)
        _ = try space.editNote(note, NoteWritten("From here"), from: origin)
        other.now += Person.hour
        _ = try other.space.editNote(note, NoteWritten("From there"), from: other.origin)
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
        case .changedReport: return { try space.setReport(name: "Ada", text: "Mornings are hard.", from: $0) }
        case .switchedKinds: return { space.setUsesKinds(true, from: $0) }
        case .dismissedTip: return { space.setPutAway(tip, true, from: $0) }
        case .showedTip, .showedAllTips:
            for tip in Tip.all.prefix(2) { _ = space.setPutAway(tip, true, from: origin) }
            return { name == .showedTip ? space.setPutAway(tip, false, from: $0) : space.takeOutAllTips(from: $0) }
        case .keptView: return { try space.keepView("priority=1", named: "Urgent", from: $0) }
        case .renamedView, .deletedView:
            let view = try #require(try space.keepView("priority=1", named: "Urgent", from: origin).act)
            return { try name == .deletedView ? space.deleteView(view, from: $0) : space.renameView(view, to: "First", from: $0) }
        case .broughtIn:
            try add("Tea")
            let other = Person(device: 2, now: now)
            try other.add("Cake")
            let file = other.space.exported(now: other.now)
            now = other.now
            return { try space.bringIn(file, from: $0) }
        default: throw NotWritten(name: name)
        }
        let changed = settings
        return { try space.change(changed, as: name, from: $0) }
    }
}
