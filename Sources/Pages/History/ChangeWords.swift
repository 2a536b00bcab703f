import Planner

// What a change did, in words: in History, and in the message after it.

extension Catalog {
    /// The message about the last change.
    @inline(never)
    func said(_ toast: Toast, _ context: PageContext) -> String {
        switch toast.outcome {
        case .done: withDue(toast, done(toast.change, left: toast.left, context), context)
        case .partly: self[.toastPartly(done: done(toast.change, left: toast.left, context))]
        case .nothing: self[.toastStays(change: name(toast.change, context))]
        }
    }

    /// Where the day of a task was set or taken away, and a due date of it remains, this is said, too.
    private func withDue(_ toast: Toast, _ done: String, _ context: PageContext) -> String {
        guard let due = toast.due?.due else { return done }
        let date = self.date(due, at: context.instant)
        if toast.change.name == .removedIntendedDate { return self[.toastStillDue(done: done, date: date)] }
        guard let planned = toast.change.amount, due.number < planned else { return done }
        return self[.toastDueBefore(done: done, date: date)]
    }

    /// The same for a change that did what it was to do, and the spoons left of the day.
    @inline(never)
    func done(_ change: Change, left: Int?, _ context: PageContext) -> String {
        let name = name(change, context)
        guard let left else { return self[change.isUndone ? .toastUndone(change: name) : .toast(change: name)] }
        let spoons = SpoonCount(count: left, unit: context.unit)
        return self[change.isUndone ? .toastUndoneLeft(change: name, spoons: spoons) : .toastLeft(change: name, spoons: spoons)]
    }

    /// The name of a change, as History lists it.
    @inline(never)
    func name(_ change: Change, _ context: PageContext) -> String { self[sentence(change, context)] }

    private func sentence(_ change: Change, _ context: PageContext) -> Sentence {
        guard let name = change.name else { return Sentence(.changeAny) }
        if let timed = timed(name, change) { return timed }
        if let measured = measured(name, change, context) { return measured }
        return plain(name, TaskNames(count: change.count, title: Self.quoted(change)))
    }

    /// A title in a sentence: cut where it is long, since the whole stands in the task.
    private static func quoted(_ change: Change) -> String { Text.shortened(change.about, to: 60) }

    /// Changes with a number of spoons or a date in their names; nil for others.
    private func measured(_ name: ChangeKind, _ change: Change, _ context: PageContext) -> Sentence? {
        let spoons = SpoonCount(count: change.amount ?? 0, unit: context.unit)
        let title = Self.quoted(change)
        let what = TaskNames(count: change.count, title: title)
        let date = change.amount.map { self.date(LocalDate(number: $0), at: context.instant) }
        switch name {
        case .startedDay:
            return title.isEmpty ? .changeStartedDay(spoons: spoons) : .changeStartedDayWithout(spoons: spoons, what: what)
        case .adjustedDay: return .changeAdjustedDay(spoons: spoons)
        case .planned:
            if date == nil { return .changePlannedToday(what: what) }
            return .changePlannedBorrowing(spoons: spoons, what: what)
        case .setTodayCost: return .changeTodayCost(what: title, spoons: spoons)
        case .setRealCost: return .changeRealCost(spoons: spoons, what: title)
        case .addedTask: return date.map { .changeAddedDue(what: what, date: $0) }
        case .plannedWeek: return date.map { .changePlannedFor(date: $0, what: what) }
        case .movedDate: return date.map { .changeMovedTo(date: $0, what: what) }
        case .snoozed: return date.map { .changeHidden(date: $0, what: what) }
        case .switchedKinds: return Sentence(change.amount == 1 ? .changeKindsOn : .changeKindsOff)
        default: return nil
        }
    }

    /// Changes of the timer: "Timer of 15 min: Tax papers"; nil for others.
    private func timed(_ name: ChangeKind, _ change: Change) -> Sentence? {
        let (amount, task) = (change.amount ?? 0, Self.quoted(change))
        let length = self.minutes(amount)
        if change.about.isEmpty {
            switch name {
            case .startedTimer: return .changeTimer(length: length)
            case .startedRest: return .changeRest(length: length)
            case .rested: return amount > 0 ? .changeRestedFor(length: length) : Sentence(.changeRested)
            case .extendedTimer: return amount > 0 ? .changeTimerMinutes(minutes: amount) : Sentence(.changeTimerLonger)
            case .pausedTimer: return Sentence(.changeTimerPaused)
            case .resumedTimer: return Sentence(.changeTimerResumed)
            case .resetTimer: return Sentence(.changeTimerReset)
            case .stoppedTimer: return Sentence(.changeTimerStopped)
            default: return nil
            }
        }
        switch name {
        case .startedTimer: return .changeTimerOn(length: length, task: task)
        case .startedRest: return .changeRestOn(length: length, task: task)
        case .rested: return amount > 0 ? .changeRestedForOn(length: length, task: task) : .changeRestedOn(task: task)
        case .extendedTimer:
            return amount > 0 ? .changeTimerMinutesOn(minutes: amount, task: task) : .changeTimerLongerOn(task: task)
        case .pausedTimer: return .changeTimerPausedOn(task: task)
        case .resumedTimer: return .changeTimerResumedOn(task: task)
        case .resetTimer: return .changeTimerResetOn(task: task)
        case .stoppedTimer: return .changeTimerStoppedOn(task: task)
        default: return nil
        }
    }

    /// The changes whose names have nothing but tasks or a name in them, or not even that.
    private func plain(_ name: ChangeKind, _ tasks: TaskNames) -> Sentence {
        let what = tasks.title
        return switch name {
        case .addedTask: .changeAddedTask(what: tasks)
        case .editedTask: .changeEditedTask(what: tasks)
        case .deletedTask: .changeDeletedTask(what: tasks)
        case .broughtBack: .changeBroughtBack(what: tasks)
        case .movedTask: .changeMovedTask(what: tasks)
        case .checkedOff: .changeCheckedOff(what: tasks)
        case .unchecked: .changeUnchecked(what: tasks)
        case .sentBack: .changeSentBack(what: tasks)
        case .startedFresh: .changeFresh(what: tasks)
        case .filedTask: .changeFiledTask(what: tasks)
        case .snoozed: .changeSnoozed(what: tasks)
        case .wokeUp: .changeWokeUp(what: tasks)
        case .skippedOnce: .changeSkippedOnce(what: tasks)
        case .endedRepeat: .changeEndedRepeat(what: tasks)
        case .labelled: .changeLabelled(what: tasks)
        case .unlabelled: .changeUnlabelled(what: tasks)
        case .changedForThisTime: .changeForThisTime(what: tasks)
        case .leftOut: .changeLeftOut(what: tasks)
        case .tookAlong: .changeTookAlong(what: tasks)
        case .passedOver: .changePassedOver(what: tasks)
        case .duplicatedTask: .changeDuplicatedTask(what: tasks)
        case .swapped: .changeSwapped(what: tasks)
        case .declinedCost: .changeDeclinedCost(what: tasks)
        case .plannedWeek: .changePlannedWeek(what: tasks)
        case .removedIntendedDate: .changeRemovedIntended(what: tasks)
        case .wantedToday: .changeWantedToday(what: tasks)
        case .changedMany: .changeMany(what: tasks)
        case .addedList: .changeAddedList(what: what)
        case .editedList: .changeEditedList(what: what)
        case .deletedList: .changeDeletedList(what: what)
        case .movedList: .changeMovedList(what: what)
        case .archivedList: .changeArchivedList(what: what)
        case .reopenedList: .changeReopenedList(what: what)
        case .uncheckedAll: .changeUncheckedAll(what: what)
        case .usedTemplate: .changeUsedTemplate(what: what)
        case .madeTemplate: .changeMadeTemplate(what: what)
        case .mergedLists: .changeMergedLists(what: what)
        case .ranAgain: .changeRanAgain(what: what)
        case .addedSubject: .changeAddedSubject(what: what)
        case .editedSubject: .changeEditedSubject(what: what)
        case .deletedSubject: .changeDeletedSubject(what: what)
        case .mergedSubjects: .changeMergedSubjects(what: what)
        case .addedNote: .changeAddedNote(what: what)
        case .editedNote: .changeEditedNote(what: what)
        case .deletedNote: .changeDeletedNote(what: what)
        case .movedNote: .changeMovedNote(what: what)
        case .pinnedNote: .changePinnedNote(what: what)
        case .unpinnedNote: .changeUnpinnedNote(what: what)
        case .madeTaskOfNote: .changeTaskOfNote(what: what)
        case .dismissedTip: .changeDismissedTip(what: what)
        case .showedTip: .changeShowedTip(what: what)
        case .showedAllTips: Sentence(.changeShowedAllTips)
        case .changedSettings: Sentence(.changeSettings)
        case .changedProfile: Sentence(.changeProfile)
        case .changedLook: Sentence(.changeLook)
        case .changedTimes: Sentence(.changeTimes)
        case .removedExamples: Sentence(.changeExamples)
        case .imported, .importedOutline: Sentence(.changeImported)
        case .broughtBackVersion: .changeVersionBack(what: what)
        case .putVersionAway: .changeVersionAway(what: what)
        case .offeredAgain: Sentence(.changeOfferedAgain)
        case .duplicatedList: .changeDuplicatedList(what: what)
        case .keptView: .changeKeptView(what: what)
        case .renamedView: .changeRenamedView(what: what)
        case .deletedView: .changeDeletedView(what: what)
        case .leftDaysOut: Sentence(.changeLeftDaysOut)
        case .countedDays: Sentence(.changeCountedDays)
        case .changedReport: Sentence(.changeReport)
        case .beganLowDay: Sentence(.changeLowDay)
        case .endedLowDay: Sentence(.changeLowDayEnded)
        case .undid,
            .startedDay, .adjustedDay, .planned, .setTodayCost, .setRealCost, .switchedKinds, .movedDate, .startedTimer,
            .startedRest, .rested, .pausedTimer, .resumedTimer, .extendedTimer, .resetTimer, .stoppedTimer:
            Sentence(.changeAny)
        }
    }
}
