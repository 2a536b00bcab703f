import Facts

extension Command {
    /// The command as [kind, argument, …], the arguments in the order of its declaration: what other programs send, and what tells two
    /// commands under one key apart.
    public var argument: Argument {
        let writer = ArgumentWriter()
        write(to: writer)
        return .list(writer.arguments)
    }

    private func write(to out: ArgumentWriter) {
        switch self {
        case .checkOff(let tasks, let date, let stopsTimer): out.begin(.checkOff).add(tasks).add(date).add(stopsTimer)
        case .uncheck(let task): out.begin(.uncheck).add(task)
        case .setTodayCost(let task, let cost): out.begin(.setTodayCost).add(task).add(cost)
        case .setRealCost(let task, let cost): out.begin(.setRealCost).add(task).add(cost)
        case .submit(let tasks, let costs, let borrowing, let rest, let others):
            out.begin(.submit).add(tasks).add(Self.argument(of: costs)).add(borrowing).add(rest).add(others)
        case .sendBack(let tasks): out.begin(.sendBack).add(tasks)
        case .startFresh: out.begin(.startFresh)
        case .leaveBacklog(let task): out.begin(.leaveBacklog).add(task)
        case .setDayOrder(let order): out.begin(.setDayOrder).add(order.argument)
        case .removeExamples: out.begin(.removeExamples)
        case .beginLowDay(let length): out.begin(.beginLowDay).add(length.argument)
        case .endLowDay: out.begin(.endLowDay)
        case .wantToday(let task): out.begin(.wantToday).add(task)
        case .startDay(let spoons, let choice, let withExamples, let isLow, let felt):
            out.begin(.startDay).add(spoons).add(choice.argument).add(withExamples).add(isLow).add(felt.argument)
        case .adjustDay(let spoons): out.begin(.adjustDay).add(spoons)
        case .moveToDay(let tasks, let day, let borrowing): out.begin(.moveToDay).add(tasks).add(day.argument).add(borrowing)
        case .removeIntendedDate(let task): out.begin(.removeIntendedDate).add(task)
        case .takeWeek(let lines, let rest): out.begin(.takeWeek).add(lines.argument).add(rest)
        case .passOver(let task): out.begin(.passOver).add(task)
        case .offerAgain: out.begin(.offerAgain)
        case .takeOn(let task): out.begin(.takeOn).add(task)
        case .changeTasks(let tasks, let change): out.begin(.changeTasks).add(tasks).add(change.argument)
        case .deleteTasks(let tasks): out.begin(.deleteTasks).add(tasks)
        case .moveTask(let task, let move, let place): out.begin(.moveTask).add(task).add(move.argument).add(place)
        case .snooze(let tasks, let snooze, let date): out.begin(.snooze).add(tasks).add(snooze.argument).add(date)
        case .wake(let task): out.begin(.wake).add(task)
        case .setParent(let task, let parent): out.begin(.setParent).add(task).add(parent)
        case .addTask(let written, let parent, let isForToday, let borrowing, let others, let isTyped):
            out.begin(.addTask).add(written.argument).add(parent).add(isForToday).add(borrowing).add(others).add(isTyped)
        case .editTask(let task, let written, let seen): out.begin(.editTask).add(task).add(written.argument).add(seen.argument)
        case .deleteTask(let task): out.begin(.deleteTask).add(task)
        case .addLines(let lines, let list, let language, let readAt):
            out.begin(.addLines).add(lines.argument).add(list).add(Self.isGiven(language)).add(Self.argument(of: readAt))
        case .useStarter(let template, let name, let category, let text, let left):
            out.begin(.useStarter).add(template.argument).add(name).add(category).add(text).add(left.argument)
        case .skipOnce(let task): out.begin(.skipOnce).add(task)
        case .endRepeat(let task): out.begin(.endRepeat).add(task)
        case .moveDate(let part, let task, let date): out.begin(.moveDate).add(part.argument).add(task).add(date)
        case .setLeftOut(let task, let isLeftOut): out.begin(.setLeftOut).add(task).add(isLeftOut)
        case .uncheckAll(let list): out.begin(.uncheckAll).add(list)
        case .makeTemplate(let list): out.begin(.makeTemplate).add(list)
        case .makeTemplateOfTasks(let name, let tasks): out.begin(.makeTemplateOfTasks).add(name).add(tasks)
        case .useTemplate(let template, let name, let left): out.begin(.useTemplate).add(template).add(name).add(left.ascending)
        case .runAgain(let list): out.begin(.runAgain).add(list)
        case .mergeLists(let lists, let name): out.begin(.mergeLists).add(lists).add(name)
        case .duplicateTasks(let tasks): out.begin(.duplicateTasks).add(tasks)
        case .duplicateList(let list): out.begin(.duplicateList).add(list)
        case .addList(let written): out.begin(.addList).add(written.argument)
        case .editList(let list, let written): out.begin(.editList).add(list).add(written.argument)
        case .deleteList(let list): out.begin(.deleteList).add(list)
        case .setArchived(let list, let isArchived): out.begin(.setArchived).add(list).add(isArchived)
        case .moveList(let list, let move): out.begin(.moveList).add(list).add(move.argument)
        case .bringBack(let removal, let list): out.begin(.bringBack).add(removal).add(list)
        case .dismissGoneList(let list): out.begin(.dismissGoneList).add(list)
        case .setSortOrder(let order, let page): out.begin(.setSortOrder).add(order.argument).add(page.argument)
        case .setShowsOptions(let shows, let page): out.begin(.setShowsOptions).add(shows).add(page.argument)
        case .useTraded(let template, let name, let icon, let isChecklist):
            out.begin(.useTraded).add(template.argument).add(name).add(icon.argument).add(isChecklist)
        case .addSubject(let name, let colour): out.begin(.addSubject).add(name).add(colour.argument)
        case .editSubject(let subject, let name, let colour): out.begin(.editSubject).add(subject).add(name).add(colour.argument)
        case .deleteSubject(let subject): out.begin(.deleteSubject).add(subject)
        case .mergeSubject(let subject, let other): out.begin(.mergeSubject).add(subject).add(other)
        case .keepView(let query, let name): out.begin(.keepView).add(query).add(name)
        case .renameView(let view, let name): out.begin(.renameView).add(view).add(name)
        case .deleteView(let view): out.begin(.deleteView).add(view)
        case .makeTask(let note, let written): out.begin(.makeTask).add(note).add(written.argument)
        case .addNote(let text, let colour): out.begin(.addNote).add(text).add(colour.argument)
        case .editNote(let note, let written): out.begin(.editNote).add(note).add(written.argument)
        case .deleteNote(let note): out.begin(.deleteNote).add(note)
        case .setPinned(let note, let isPinned): out.begin(.setPinned).add(note).add(isPinned)
        case .moveNote(let note, let move): out.begin(.moveNote).add(note).add(move.argument)
        case .setTimerSound(let sounds): out.begin(.setTimerSound).add(sounds)
        case .startTimer(let minutes, let task, let isRest): out.begin(.startTimer).add(minutes).add(task).add(isRest)
        case .pauseTimer: out.begin(.pauseTimer)
        case .resumeTimer: out.begin(.resumeTimer)
        case .extendTimer: out.begin(.extendTimer)
        case .resetTimer: out.begin(.resetTimer)
        case .stopTimer: out.begin(.stopTimer)
        case .noteRest: out.begin(.noteRest)
        case .correctTimer(let end, let right): out.begin(.correctTimer).add(end).add(right)
        case .declineCost(let cost, let task): out.begin(.declineCost).add(cost).add(task)
        case .setDaysLeftOut(let first, let last, let leavesOut): out.begin(.setDaysLeftOut).add(first).add(last).add(leavesOut)
        case .setAsksHowItWas(let asks): out.begin(.setAsksHowItWas).add(asks)
        case .setReport(let name, let text): out.begin(.setReport).add(name).add(text)
        case .changeSettings(let settings, let picture, let name):
            out.begin(.changeSettings).add(settings.argument).add(picture.argument).add(name.argument)
        case .setUsesKinds(let uses): out.begin(.setUsesKinds).add(uses)
        case .setPicture(let picture): out.begin(.setPicture).add(picture.argument)
        case .setTipHidden(let tip, let isPutAway): out.begin(.setTipHidden).add(tip.slug.text).add(isPutAway)
        case .showAllTips: out.begin(.showAllTips)
        case .restoreVersion(let version): out.begin(.restoreVersion).add(version)
        case .dismissVersion(let version): out.begin(.dismissVersion).add(version)
        case .importFacts(let facts, let bringsBack):
            out.begin(.importFacts).add(Argument.bytes(Batch(facts).wire)).add(bringsBack)
        case .noteCopy: out.begin(.noteCopy)
        case .toggleUndo(let change): out.begin(.toggleUndo).add(change)
        case .importOutline(let outline): out.begin(.importOutline).add(outline.argument)
        }
    }

    private static func argument(of costs: [Identity: Int]) -> Argument {
        var lines: [Argument] = []
        for task in Set(costs.keys).ascending { lines.append(.list([task.argument, costs[task].argument])) }
        return .list(lines)
    }

    private static func argument(of instant: Instant?) -> Argument {
        guard let instant else { return .none }
        return .list([.integer(instant.time), .integer(instant.offset)])
    }

    private static func isGiven(_ language: QuickAddLanguage?) -> Bool {
        if case .some = language { true } else { false }
    }
}
