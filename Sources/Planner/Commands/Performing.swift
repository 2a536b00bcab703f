import Facts

extension PersonalSpace {
    /// Carries out a command: the only way in which a person's action changes the plan.
    ///
    /// A command that was carried out before (a form that was sent twice) has the result of the first time and writes nothing.
    ///
    /// - Returns: the change in History, and the facts to be stored.
    /// - Throws: why nothing was changed. Which faults a command has is said at the function of the same name.
    package func perform(_ command: Command, by origin: CommandOrigin) throws(Fault) -> CommandResult {
        // Before anything is checked: the effect of the first time must not be the reason to refuse the second.
        if let change = changeEntity(origin.identity, around: origin.instant) { return result(of: change) }
        return try carryOut(command, origin)
    }

    /// Carries out a command of a program: once under each key, for as long as History holds it. Whatever happened since (it was undone, the
    /// program was restarted, another server answers), the same command under the same key has the same result. A command that changed
    /// nothing leaves no trace: it is tried again.
    ///
    /// - Parameters:
    ///   - mark: made of the command.
    ///   - texts: what the command may write in words.
    /// - Throws: ``Fault/keyUsed`` if another command was carried out under the key; as ``perform(_:by:)``.
    package func perform(
        _ command: Command,
        _ mark: CommandMark,
        under key: CommandKey,
        at instant: Instant,
        texts: any CommandTexts
    ) throws(Fault) -> CommandResult {
        if let change = changeEntity(key.identity, around: instant) {
            guard replica.value(change, ChangeField.command).integer == mark.bits else { throw .keyUsed }
            return result(of: change)
        }
        return try carryOut(command, CommandOrigin(key.identity, at: instant, texts: texts, mark: mark.bits))
    }

    /// Whether a command was carried out before, on any day that History still holds.
    package func isKnown(_ origin: CommandOrigin) -> Bool {
        if case .some = change(origin.identity, around: origin.instant) { true } else { false }
    }

    private func carryOut(_ command: Command, _ origin: CommandOrigin) throws(Fault) -> CommandResult {
        switch command {
        case .checkOff(let identities, let date, let stopsTimer):
            try checkOff(identities, dueBy: date, stopsTimer: stopsTimer, from: origin)
        case .uncheck(let identity): try uncheck(identity, from: origin)
        case .setTodayCost(let identity, let cost): try setTodayCost(of: identity, to: cost, from: origin)
        case .setRealCost(let identity, let cost): try setRealCost(of: identity, to: cost, from: origin)
        case .submit(let identities, let costs, let borrowing, let rest, let others):
            try submit(identities, costing: costs, borrowing: borrowing, resting: rest, insteadOf: others, from: origin)
        case .sendBack(let identities): try sendBack(identities, from: origin)
        case .startFresh: try startFresh(from: origin)
        case .leaveBacklog(let identity): try leaveBacklog(identity, from: origin)
        case .setDayOrder(let order): setDayOrder(order, from: origin)
        case .removeExamples: try removeExamples(from: origin)
        case .beginLowDay(let length): try beginLowDay(length, from: origin)
        case .endLowDay: try endLowDay(from: origin)
        case .wantToday(let identity): try wantToday(identity, from: origin)
        case .startDay(let spoons, let choice, let withExamples, let isLow, let felt):
            try startDay(spoons: spoons, bringing: choice, withExamples: withExamples, isLow: isLow, felt: felt, from: origin)
        case .adjustDay(let spoons): try adjustDay(spoons: spoons, from: origin)
        case .moveToDay(let identities, let choice, let borrowing):
            try moveToDay(identities, choice, borrowing: borrowing, from: origin)
        case .removeIntendedDate(let identity): try removeIntendedDate(of: identity, from: origin)
        case .takeWeek(let lines, let rest): try takeWeek(lines, resting: rest, from: origin)
        case .passOver(let identity): try passOver(identity, from: origin)
        case .offerAgain: try offerAgain(from: origin)
        case .takeOn(let identity): try takeOn(identity, from: origin)
        case .changeTasks(let identities, let change): try changeTasks(identities, change, from: origin)
        case .deleteTasks(let identities): try deleteTasks(identities, from: origin)
        case .moveTask(let identity, let move, let container): try moveTask(identity, move, within: container, from: origin)
        case .snooze(let identities, let snooze, let date): try self.snooze(identities, snooze, dueBy: date, from: origin)
        case .wake(let identity): try wake(identity, from: origin)
        case .setParent(let identity, let parent): try setParent(of: identity, to: parent, from: origin)
        case .addTask(let written, let parent, let isForToday, let borrowing, let others, let isTyped):
            try addTask(
                written,
                under: parent,
                intoToday: isForToday,
                borrowing: borrowing,
                insteadOf: others,
                isTyped: isTyped,
                from: origin
            )
        case .editTask(let identity, let written, let seen): try editTask(identity, written, seen: seen, from: origin)
        case .deleteTask(let identity): try deleteTask(identity, from: origin)
        case .addLines(let pasted, let list, let language, let readAt):
            try addLines(pasted, to: list, reading: language, at: readAt, from: origin)
        case .useStarter(let template, let name, let category, let text, let left):
            try useStarter(template, named: name, in: category, of: text, leavingOut: left, from: origin)
        case .skipOnce(let identity): try skipOnce(identity, from: origin)
        case .endRepeat(let identity): try endRepeat(identity, from: origin)
        case .moveDate(let part, let identity, let date): try moveDate(part, of: identity, to: date, from: origin)
        case .setLeftOut(let identity, let isLeftOut): try setLeftOut(identity, isLeftOut, from: origin)
        case .uncheckAll(let identity): try uncheckAll(identity, from: origin)
        case .makeTemplate(let identity): try makeTemplate(of: identity, from: origin)
        case .makeTemplateOfTasks(let name, let tasks): try makeTemplateOfTasks(named: name, of: tasks, from: origin)
        case .useTemplate(let identity, let name, let left):
            try useTemplate(identity, named: name, leavingOut: left, from: origin)
        case .runAgain(let identity): try runAgain(identity, from: origin)
        case .mergeLists(let lists, let name): try mergeLists(lists, named: name, from: origin)
        case .duplicateTasks(let tasks): try duplicateTasks(tasks, from: origin)
        case .duplicateList(let identity): try duplicateList(identity, from: origin)
        case .addList(let written): try addList(written, from: origin)
        case .editList(let identity, let written): try editList(identity, written, from: origin)
        case .deleteList(let identity): try deleteList(identity, from: origin)
        case .setArchived(let identity, let isArchived): try setArchived(identity, isArchived, from: origin)
        case .moveList(let identity, let move): try moveList(identity, move, from: origin)
        case .bringBack(let removal, let list): try bringBack(removal, to: list, from: origin)
        case .dismissGoneList(let identity): try dismissGoneList(identity, from: origin)
        case .setSortOrder(let order, let page): setSortOrder(order, of: page, from: origin)
        case .setShowsOptions(let shows, let page): setShowsOptions(shows, on: page, from: origin)
        case .useTraded(let template, let name, let icon, let isChecklist):
            try useTraded(template, named: name, icon: icon, isChecklist: isChecklist, from: origin)
        case .addSubject(let name, let colour): try addSubject(name, colour: colour, from: origin)
        case .editSubject(let identity, let name, let colour): try editSubject(identity, name: name, colour: colour, from: origin)
        case .deleteSubject(let identity): try deleteSubject(identity, from: origin)
        case .mergeSubject(let identity, let target): try mergeSubject(identity, into: target, from: origin)
        case .keepView(let query, let name): try keepView(query, named: name, from: origin)
        case .renameView(let identity, let name): try renameView(identity, to: name, from: origin)
        case .deleteView(let identity): try deleteView(identity, from: origin)
        case .makeTask(let identity, let written): try makeTask(of: identity, saying: written, from: origin)
        case .addNote(let text, let colour): try addNote(text, colour: colour, from: origin)
        case .editNote(let identity, let written): try editNote(identity, written, from: origin)
        case .deleteNote(let identity): try deleteNote(identity, from: origin)
        case .setPinned(let identity, let isPinned): try setPinned(identity, isPinned, from: origin)
        case .moveNote(let identity, let move): try moveNote(identity, move, from: origin)
        case .setTimerSound(let sounds): setTimerSound(sounds, from: origin)
        case .startTimer(let minutes, let task, let isRest):
            try startTimer(minutes: minutes, task: task, isRest: isRest, from: origin)
        case .pauseTimer: try pauseTimer(from: origin)
        case .resumeTimer: try resumeTimer(from: origin)
        case .extendTimer: try extendTimer(from: origin)
        case .resetTimer: try resetTimer(from: origin)
        case .stopTimer: try stopTimer(from: origin)
        case .noteRest: try noteRest(from: origin)
        case .correctTimer(let end, let right): correctTimer(end: end, to: right, from: origin)
        case .declineCost(let cost, let identity): try declineCost(cost, of: identity, from: origin)
        case .setDaysLeftOut(let first, let last, let leavesOut):
            try setDaysLeftOut(from: first, to: last, leavesOut, from: origin)
        case .setAsksHowItWas(let asks): try setAsksHowItWas(asks, from: origin)
        case .setReport(let name, let text): try setReport(name: name, text: text, from: origin)
        case .changeSettings(let settings, let picture, let name):
            try changeSettings(settings, with: picture, as: name, from: origin)
        case .setUsesKinds(let uses): try setUsesKinds(uses, from: origin)
        case .setPicture(let picture): try setPicture(picture, from: origin)
        case .setTipHidden(let tip, let isPutAway): try setTipHidden(tip, isPutAway, from: origin)
        case .showAllTips: try showAllTips(from: origin)
        case .restoreVersion(let identity): try restoreVersion(identity, from: origin)
        case .dismissVersion(let identity): try dismissVersion(identity, from: origin)
        case .importFacts(let facts, let bringsBack): importFacts(facts, bringingBack: bringsBack, from: origin)
        case .importOutline(let outline): try importOutline(outline, from: origin)
        case .noteCopy: noteCopy(from: origin)
        case .toggleUndo(let identity): try toggleUndo(identity, from: origin)
        }
    }
}
