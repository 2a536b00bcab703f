import Facts

extension Command {
    /// The command as [kind, argument, …], the arguments in the order of its declaration: what other programs send, and what tells two
    /// commands under one key apart.
    package var argument: Argument {
        .list(written.arguments)
    }

    private var written: ArgumentWriter {
        switch self {
        case .checkOff(let tasks, let date, let stopsTimer): ArgumentWriter(.checkOff).add(tasks).add(date).add(stopsTimer)
        case .uncheck(let task): ArgumentWriter(.uncheck).add(task)
        case .setTodayCost(let task, let cost): ArgumentWriter(.setTodayCost).add(task).add(cost)
        case .setRealCost(let task, let cost): ArgumentWriter(.setRealCost).add(task).add(cost)
        case .submit(let tasks, let costs, let borrowing, let rest, let others):
            ArgumentWriter(.submit).add(tasks).add(Self.lines(of: costs)).add(borrowing).add(rest).add(others)
        case .sendBack(let tasks): ArgumentWriter(.sendBack).add(tasks)
        case .startFresh: ArgumentWriter(.startFresh)
        case .leaveBacklog(let task): ArgumentWriter(.leaveBacklog).add(task)
        case .setDayOrder(let order): ArgumentWriter(.setDayOrder).add(order)
        case .removeExamples: ArgumentWriter(.removeExamples)
        case .beginLowDay(let length): ArgumentWriter(.beginLowDay).add(length)
        case .endLowDay: ArgumentWriter(.endLowDay)
        case .wantToday(let task): ArgumentWriter(.wantToday).add(task)
        case .startDay(let spoons, let choice, let withExamples, let isLow, let felt):
            ArgumentWriter(.startDay).add(spoons).add(choice).add(withExamples).add(isLow).add(felt)
        case .adjustDay(let spoons): ArgumentWriter(.adjustDay).add(spoons)
        case .moveToDay(let tasks, let day, let borrowing): ArgumentWriter(.moveToDay).add(tasks).add(day).add(borrowing)
        case .removeIntendedDate(let task): ArgumentWriter(.removeIntendedDate).add(task)
        case .takeWeek(let lines, let rest): ArgumentWriter(.takeWeek).add(lines).add(rest)
        case .passOver(let task): ArgumentWriter(.passOver).add(task)
        case .offerAgain: ArgumentWriter(.offerAgain)
        case .takeOn(let task): ArgumentWriter(.takeOn).add(task)
        case .changeTasks(let tasks, let change): ArgumentWriter(.changeTasks).add(tasks).add(change)
        case .deleteTasks(let tasks): ArgumentWriter(.deleteTasks).add(tasks)
        case .moveTask(let task, let move, let container): ArgumentWriter(.moveTask).add(task).add(move).add(container)
        case .snooze(let tasks, let snooze, let date): ArgumentWriter(.snooze).add(tasks).add(snooze).add(date)
        case .wake(let task): ArgumentWriter(.wake).add(task)
        case .setParent(let task, let parent): ArgumentWriter(.setParent).add(task).add(parent)
        case .addTask(let written, let parent, let isForToday, let borrowing, let others, let isTyped):
            ArgumentWriter(.addTask).add(written).add(parent).add(isForToday).add(borrowing).add(others).add(isTyped)
        case .editTask(let task, let written, let seen): ArgumentWriter(.editTask).add(task).add(written).add(seen)
        case .deleteTask(let task): ArgumentWriter(.deleteTask).add(task)
        case .addLines(let lines, let list, let language, let readAt):
            ArgumentWriter(.addLines).add(lines).add(list).add(Self.isGiven(language)).add(readAt.map { SentInstant($0) })
        case .useStarter(let template, let name, let category, let text, let left):
            ArgumentWriter(.useStarter).add(template).add(name).add(category).add(text).add(left)
        case .skipOnce(let task): ArgumentWriter(.skipOnce).add(task)
        case .endRepeat(let task): ArgumentWriter(.endRepeat).add(task)
        case .moveDate(let part, let task, let date): ArgumentWriter(.moveDate).add(part).add(task).add(date)
        case .setLeftOut(let task, let isLeftOut): ArgumentWriter(.setLeftOut).add(task).add(isLeftOut)
        case .uncheckAll(let list): ArgumentWriter(.uncheckAll).add(list)
        case .makeTemplate(let list): ArgumentWriter(.makeTemplate).add(list)
        case .makeTemplateOfTasks(let name, let tasks): ArgumentWriter(.makeTemplateOfTasks).add(name).add(tasks)
        case .useTemplate(let template, let name, let left):
            ArgumentWriter(.useTemplate).add(template).add(name).add(left.ascending)
        case .runAgain(let list): ArgumentWriter(.runAgain).add(list)
        case .mergeLists(let lists, let name): ArgumentWriter(.mergeLists).add(lists).add(name)
        case .duplicateTasks(let tasks): ArgumentWriter(.duplicateTasks).add(tasks)
        case .duplicateList(let list): ArgumentWriter(.duplicateList).add(list)
        case .addList(let written): ArgumentWriter(.addList).add(written)
        case .editList(let list, let written): ArgumentWriter(.editList).add(list).add(written)
        case .deleteList(let list): ArgumentWriter(.deleteList).add(list)
        case .setArchived(let list, let isArchived): ArgumentWriter(.setArchived).add(list).add(isArchived)
        case .moveList(let list, let move): ArgumentWriter(.moveList).add(list).add(move)
        case .bringBack(let removal, let list): ArgumentWriter(.bringBack).add(removal).add(list)
        case .dismissGoneList(let list): ArgumentWriter(.dismissGoneList).add(list)
        case .setSortOrder(let order, let page): ArgumentWriter(.setSortOrder).add(order).add(page)
        case .setShowsOptions(let shows, let page): ArgumentWriter(.setShowsOptions).add(shows).add(page)
        case .useTraded(let template, let name, let icon, let isChecklist):
            ArgumentWriter(.useTraded).add(template).add(name).add(icon).add(isChecklist)
        case .addSubject(let name, let colour): ArgumentWriter(.addSubject).add(name).add(colour)
        case .editSubject(let subject, let name, let colour): ArgumentWriter(.editSubject).add(subject).add(name).add(colour)
        case .deleteSubject(let subject): ArgumentWriter(.deleteSubject).add(subject)
        case .mergeSubject(let subject, let other): ArgumentWriter(.mergeSubject).add(subject).add(other)
        case .keepView(let query, let name): ArgumentWriter(.keepView).add(query).add(name)
        case .renameView(let view, let name): ArgumentWriter(.renameView).add(view).add(name)
        case .deleteView(let view): ArgumentWriter(.deleteView).add(view)
        case .makeTask(let note, let written): ArgumentWriter(.makeTask).add(note).add(written)
        case .addNote(let text, let colour): ArgumentWriter(.addNote).add(text).add(colour)
        case .editNote(let note, let written): ArgumentWriter(.editNote).add(note).add(written)
        case .deleteNote(let note): ArgumentWriter(.deleteNote).add(note)
        case .setPinned(let note, let isPinned): ArgumentWriter(.setPinned).add(note).add(isPinned)
        case .moveNote(let note, let move): ArgumentWriter(.moveNote).add(note).add(move)
        case .setTimerSound(let sounds): ArgumentWriter(.setTimerSound).add(sounds)
        case .startTimer(let minutes, let task, let isRest): ArgumentWriter(.startTimer).add(minutes).add(task).add(isRest)
        case .pauseTimer: ArgumentWriter(.pauseTimer)
        case .resumeTimer: ArgumentWriter(.resumeTimer)
        case .extendTimer: ArgumentWriter(.extendTimer)
        case .resetTimer: ArgumentWriter(.resetTimer)
        case .stopTimer: ArgumentWriter(.stopTimer)
        case .noteRest: ArgumentWriter(.noteRest)
        case .correctTimer(let end, let right): ArgumentWriter(.correctTimer).add(end).add(right)
        case .declineCost(let cost, let task): ArgumentWriter(.declineCost).add(cost).add(task)
        case .setDaysLeftOut(let first, let last, let leavesOut):
            ArgumentWriter(.setDaysLeftOut).add(first).add(last).add(leavesOut)
        case .setAsksHowItWas(let asks): ArgumentWriter(.setAsksHowItWas).add(asks)
        case .setReport(let name, let text): ArgumentWriter(.setReport).add(name).add(text)
        case .changeSettings(let settings, let picture, let name):
            ArgumentWriter(.changeSettings).add(settings).add(picture).add(name)
        case .setUsesKinds(let uses): ArgumentWriter(.setUsesKinds).add(uses)
        case .setPicture(let picture): ArgumentWriter(.setPicture).add(picture)
        case .setTipHidden(let tip, let isPutAway): ArgumentWriter(.setTipHidden).add(tip.slug.text).add(isPutAway)
        case .showAllTips: ArgumentWriter(.showAllTips)
        case .restoreVersion(let version): ArgumentWriter(.restoreVersion).add(version)
        case .dismissVersion(let version): ArgumentWriter(.dismissVersion).add(version)
        case .importFacts(let facts, let bringsBack):
            ArgumentWriter(.importFacts).add(Argument.bytes(Batch(facts).wire)).add(bringsBack)
        case .noteCopy: ArgumentWriter(.noteCopy)
        case .toggleUndo(let change): ArgumentWriter(.toggleUndo).add(change)
        case .importOutline(let outline): ArgumentWriter(.importOutline).add(outline)
        }
    }

    private static func lines(of costs: [Identity: Int]) -> [CostOfTask] {
        var lines: [CostOfTask] = []
        for task in Set(costs.keys).ascending {
            if let cost = costs[task] { lines.append(CostOfTask(task, cost)) }
        }
        return lines
    }

    private static func isGiven(_ language: QuickAddLanguage?) -> Bool {
        if case .some = language { true } else { false }
    }
}
