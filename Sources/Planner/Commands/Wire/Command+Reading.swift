import Facts

extension Command {
    /// Reads the form of ``argument``.
    ///
    /// - Parameters:
    ///   - language: the language in which lines are read.
    ///   - times: how the person reads clocks and calendars.
    /// - Throws: ``Fault/notACommand`` for anything else; or why a form with these values would be refused.
    package init(_ argument: Argument, reading language: QuickAddLanguage, _ times: DateTimeSettings) throws(Fault) {
        let read = try ArgumentReader(argument)
        guard let kind = CommandKind(rawValue: Int64(read.number())) else { throw .notACommand }
        self = try Self.command(of: kind, read, language, times)
        try read.finish()
    }

    private static func command(
        of kind: CommandKind,
        _ read: ArgumentReader,
        _ language: QuickAddLanguage,
        _ times: DateTimeSettings
    ) throws(Fault) -> Command {
        switch kind {
        case .checkOff: .checkOff(read.identities(), dueBy: read.optionalDate(), stopsTimer: read.flag())
        case .uncheck: .uncheck(read.identity())
        case .setTodayCost: .setTodayCost(of: read.identity(), to: read.number())
        case .setRealCost: .setRealCost(of: read.identity(), to: read.number())
        case .submit:
            .submit(
                read.identities(),
                costing: Self.costs(read.value() ?? []),
                borrowing: read.number(),
                resting: read.optionalNumber(),
                insteadOf: read.identities()
            )
        case .sendBack: .sendBack(read.identities())
        case .startFresh: .startFresh
        case .leaveBacklog: .leaveBacklog(read.identity())
        case .setDayOrder: .setDayOrder(read.value() ?? .cost)
        case .removeExamples: .removeExamples
        case .beginLowDay: .beginLowDay(read.value() ?? .today)
        case .endLowDay: .endLowDay
        case .wantToday: .wantToday(read.identity())
        case .startDay:
            .startDay(
                spoons: read.number(),
                bringing: read.optionalValue(),
                withExamples: read.flag(),
                isLow: read.flag(),
                felt: read.optionalValue()
            )
        case .adjustDay: .adjustDay(spoons: read.number())
        case .moveToDay: .moveToDay(read.identities(), read.value() ?? .noDay, borrowing: read.number())
        case .removeIntendedDate: .removeIntendedDate(of: read.identity())
        case .takeWeek: .takeWeek(read.value() ?? [], resting: read.optionalNumber())
        case .passOver: .passOver(read.identity())
        case .offerAgain: .offerAgain
        case .takeOn: .takeOn(read.identity())
        case .changeTasks: .changeTasks(read.identities(), read.value() ?? .due(nil))
        case .deleteTasks: .deleteTasks(read.identities())
        case .moveTask: .moveTask(read.identity(), read.value() ?? .up, within: read.optionalIdentity())
        case .snooze: .snooze(read.identities(), read.value() ?? .laterToday, dueBy: read.optionalDate())
        case .wake: .wake(read.identity())
        case .setParent: .setParent(of: read.identity(), to: read.optionalIdentity())
        case .addTask:
            .addTask(
                try read.needed(),
                under: read.optionalIdentity(),
                intoToday: read.flag(),
                borrowing: read.number(),
                insteadOf: read.identities(),
                isTyped: read.flag()
            )
        case .editTask: .editTask(read.identity(), try read.needed(), seen: read.optionalValue())
        case .deleteTask: .deleteTask(read.identity())
        case .addLines:
            .addLines(
                try read.needed(),
                to: read.optionalIdentity(),
                reading: read.flag() ? language : nil,
                at: Self.instant(read, times)
            )
        case .useStarter:
            .useStarter(try read.needed(), named: read.text(), in: read.text(), of: read.text(), leavingOut: read.value() ?? [])
        case .skipOnce: .skipOnce(read.identity())
        case .endRepeat: .endRepeat(read.identity())
        case .moveDate: .moveDate(read.value() ?? .due, of: read.identity(), to: read.date())
        case .setLeftOut: .setLeftOut(read.identity(), read.flag())
        case .uncheckAll: .uncheckAll(read.identity())
        case .makeTemplate: .makeTemplate(of: read.identity())
        case .makeTemplateOfTasks: .makeTemplateOfTasks(named: read.text(), of: read.identities())
        case .useTemplate: .useTemplate(read.identity(), named: read.text(), leavingOut: Set(read.identities()))
        case .runAgain: .runAgain(read.identity())
        case .mergeLists: .mergeLists(read.identities(), named: read.text())
        case .duplicateTasks: .duplicateTasks(read.identities())
        case .duplicateList: .duplicateList(read.identity())
        case .addList: .addList(try read.needed())
        case .editList: .editList(read.identity(), try read.needed())
        case .deleteList: .deleteList(read.identity())
        case .setArchived: .setArchived(read.identity(), read.flag())
        case .moveList: .moveList(read.identity(), read.value() ?? .up)
        case .bringBack: .bringBack(read.identity(), to: read.identity())
        case .dismissGoneList: .dismissGoneList(read.identity())
        case .setSortOrder: .setSortOrder(read.value() ?? .own, of: read.value() ?? .tasks)
        case .setShowsOptions: .setShowsOptions(read.flag(), on: read.value() ?? .tasks)
        case .useTraded: .useTraded(try read.needed(), named: read.text(), icon: read.value() ?? .list, isChecklist: read.flag())
        case .addSubject: .addSubject(read.text(), colour: read.value() ?? .teal)
        case .editSubject: .editSubject(read.identity(), name: read.text(), colour: read.value() ?? .teal)
        case .deleteSubject: .deleteSubject(read.identity())
        case .mergeSubject: .mergeSubject(read.identity(), into: read.identity())
        case .keepView: .keepView(read.text(), named: read.text())
        case .renameView: .renameView(read.identity(), to: read.text())
        case .deleteView: .deleteView(read.identity())
        case .makeTask: .makeTask(of: read.identity(), saying: read.optionalValue())
        case .addNote: .addNote(read.text(), colour: read.value() ?? .teal)
        case .editNote: .editNote(read.identity(), try read.needed())
        case .deleteNote: .deleteNote(read.identity())
        case .setPinned: .setPinned(read.identity(), read.flag())
        case .moveNote: .moveNote(read.identity(), read.value() ?? .up)
        case .setTimerSound: .setTimerSound(read.flag())
        case .startTimer: .startTimer(minutes: read.number(), task: read.optionalIdentity(), isRest: read.flag())
        case .pauseTimer: .pauseTimer
        case .resumeTimer: .resumeTimer
        case .extendTimer: .extendTimer
        case .resetTimer: .resetTimer
        case .stopTimer: .stopTimer
        case .noteRest: .noteRest
        case .correctTimer: .correctTimer(end: read.longNumber(), to: read.longNumber())
        case .declineCost: .declineCost(read.number(), of: read.identity())
        case .setDaysLeftOut: .setDaysLeftOut(from: read.date(), to: read.date(), read.flag())
        case .setAsksHowItWas: .setAsksHowItWas(read.flag())
        case .setReport: .setReport(name: read.text(), text: read.text())
        case .changeSettings: .changeSettings(try read.needed(), with: read.optionalValue(), as: read.value() ?? .changedSettings)
        case .setUsesKinds: .setUsesKinds(read.flag())
        case .setPicture: .setPicture(read.optionalValue())
        case .setTipHidden: .setTipHidden(try Self.tip(read.text()), read.flag())
        case .showAllTips: .showAllTips
        case .restoreVersion: .restoreVersion(read.identity())
        case .dismissVersion: .dismissVersion(read.identity())
        case .importFacts: .importFacts(try Self.facts(read.take()), bringingBack: read.flag())
        case .noteCopy: .noteCopy
        case .toggleUndo: .toggleUndo(read.identity())
        case .importOutline: .importOutline(try read.needed())
        }
    }

    private static func costs(_ lines: [CostOfTask]) -> [Identity: Int] {
        var costs: [Identity: Int] = [:]
        for line in lines { costs[line.task] = line.cost }
        return costs
    }

    private static func instant(_ read: ArgumentReader, _ times: DateTimeSettings) -> Instant? {
        let sent: SentInstant? = read.optionalValue()
        return sent.map { Instant(time: $0.time, offset: $0.offset, times: times) }
    }

    private static func tip(_ slug: String) throws(Fault) -> Tip {
        guard let tip = Tip.of(ByteString(slug)) else { throw .notACommand }
        return tip
    }

    private static func facts(_ argument: Argument) throws(Fault) -> [Fact] {
        guard case .bytes(let bytes) = argument else { throw .notACommand }
        do throws(FactsFault) {
            return try Batch(wire: bytes).facts
        } catch {
            throw .notACommand
        }
    }
}
