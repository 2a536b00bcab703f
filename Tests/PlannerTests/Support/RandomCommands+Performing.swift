import Facts
import Interchange
import TestSupport

@testable import Planner

/// How a command of each kind is carried out.
extension RandomCommands {
    private static let starterLines = """
        Before
          Gather ~1 5m
            Half a load is a load
        Wash ~2 10m !high
        Rest 20m
        """

    /// Copies of copies would grow without end.
    private static let mostTasks = 60

    /// Carries out a command of that kind.
    mutating func act(_ kind: Kind, on space: PersonalSpace, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        switch kind {
        case .startDay:
            try space.perform(
                .startDay(
                    spoons: random.below(30),
                    withExamples: random.once(in: 8),
                    isLow: random.once(in: 4),
                    felt: random.one(of: [.heavier, nil, nil])
                ),
                by: origin
            )
        case .adjustDay: try space.perform(.adjustDay(spoons: random.below(30)), by: origin)
        case .submit: try space.perform(.submit(waiting(space), borrowing: random.once(in: 3) ? 100 : 0), by: origin)
        case .swap:
            try space.perform(.submit(waiting(space), insteadOf: [inToday(space), inToday(space), inToday(space)]), by: origin)
        case .checkOff: try space.perform(.checkOff([inToday(space)]), by: origin)
        case .checkOffAnything: try space.perform(.checkOff(someTasks(space)), by: origin)
        case .uncheck: try space.perform(.uncheck(random.once(in: 2) ? inToday(space) : anyTask(space)), by: origin)
        case .sendBack: try space.perform(.sendBack([inToday(space)]), by: origin)
        case .startFresh: try space.perform(.startFresh, by: origin)
        case .leaveBacklog: try space.perform(.leaveBacklog(anyTask(space)), by: origin)
        case .todayCost: try space.perform(.setTodayCost(of: inToday(space), to: 1 + random.below(10)), by: origin)
        case .realCost: try space.perform(.setRealCost(of: inToday(space), to: random.below(12)), by: origin)
        case .settings:
            try space.perform(
                .changeSettings(
                    anySettings(),
                    as: random.one(of: [.changedSettings, .changedProfile, .changedLook, .changedTimes])
                ),
                by: origin
            )
        case .picture: try space.perform(.setPicture(random.one(of: [Picture(PictureBytesTests.pixel), nil])), by: origin)
        case .examples: try space.perform(.removeExamples, by: origin)
        case .options: try space.perform(.setShowsOptions(random.once(in: 2), on: .category(random.below(3))), by: origin)
        case .sort: try space.perform(.setSortOrder(random.one(of: SortOrder.allCases), of: .list(anyList(space))), by: origin)
        case .saveFile: save(space, origin.instant)
        case .importFacts: try space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: origin.instant.time)), by: origin)
        case .undo: try space.perform(.toggleUndo(anyCommand(space, origin.instant)), by: origin)
        case .planWeek:
            try space.perform(.takeWeek(weekLines(space, origin.instant), resting: random.one(of: [10, nil])), by: origin)
        case .unplan: try space.perform(.removeIntendedDate(of: intended(space, origin.instant)), by: origin)
        case .passOver: try space.perform(.passOver(anyTask(space)), by: origin)
        case .lowDay: try space.perform(.beginLowDay(random.once(in: 3) ? .untilSaid : .today), by: origin)
        case .wholePlan: try space.perform(.endLowDay, by: origin)
        case .wantToday: try space.perform(.wantToday(putAside(space)), by: origin)
        case .kinds: try space.perform(.setUsesKinds(random.once(in: 2)), by: origin)
        case .whatNow:
            try space.perform(
                .takeOn(space.whatNow(NowFilter(), at: origin.instant)?.suggestion?.task.identity ?? .only),
                by: origin
            )
        case .leaveDaysOut:
            try space.perform(
                .setDaysLeftOut(
                    from: origin.instant.date.adding(days: -random.below(5)),
                    to: origin.instant.date,
                    random.once(in: 2)
                ),
                by: origin
            )
        case .report:
            try space.perform(.setReport(name: random.one(of: ["Ada", ""]), text: random.one(of: ["Mornings", ""])), by: origin)
        case .declineCost: try space.perform(.declineCost(1 + random.below(10), of: anyTask(space)), by: origin)
        case .askHow: try space.perform(.setAsksHowItWas(random.once(in: 2)), by: origin)
        default: try act(onTasksOrLists: kind, space, origin)
        }
    }

    private mutating func save(_ space: PersonalSpace, _ instant: Instant) -> CommandResult {
        file = TeaspoonFile.bytes(of: space, now: instant.time)
        return .nothing
    }

    private mutating func act(onTasksOrLists kind: Kind, _ space: PersonalSpace, _ origin: CommandOrigin) throws(Fault)
        -> CommandResult
    {
        switch kind {
        case .add: try space.perform(.addTask(try draft(space, origin.instant)), by: origin)
        case .addStep: try space.perform(.addTask(try draft(space, origin.instant), under: anyTask(space)), by: origin)
        case .edit: try space.perform(.editTask(anyTask(space), try draft(space, origin.instant)), by: origin)
        case .delete: try space.perform(.deleteTask(anyTask(space)), by: origin)
        case .deleteMany: try space.perform(.deleteTasks(someTasks(space)), by: origin)
        case .move:
            try space.perform(
                .moveTask(anyTask(space), anyMove(space), within: random.once(in: 3) ? anyList(space) : nil),
                by: origin
            )
        case .setParent:
            try space.perform(.setParent(of: anyTask(space), to: random.once(in: 6) ? nil : anyTask(space)), by: origin)
        case .change: try space.perform(.changeTasks(someTasks(space), anyChange(space, origin.instant)), by: origin)
        case .snooze: try space.perform(.snooze(someTasks(space), anySnooze(origin.instant)), by: origin)
        case .wake: try space.perform(.wake(anyTask(space)), by: origin)
        case .skipOnce: try space.perform(.skipOnce(repeating(space)), by: origin)
        case .endRepeat: try space.perform(.endRepeat(repeating(space)), by: origin)
        case .leaveOut: try space.perform(.setLeftOut(anyTask(space), random.once(in: 2)), by: origin)
        case .moveDate:
            try space.perform(
                .moveDate(
                    random.one(of: [.start, .due, .due, .intended, .day, .day]),
                    of: anyTask(space),
                    to: anyDate(origin.instant)
                ),
                by: origin
            )
        case .uncheckAll: try space.perform(.uncheckAll(anyList(space)), by: origin)
        case .addSubject: try space.perform(.addSubject(anyName(), colour: random.one(of: Colour.allCases)), by: origin)
        case .editSubject:
            try space.perform(
                .editSubject(anySubject(space), name: anyName(), colour: random.one(of: Colour.allCases)),
                by: origin
            )
        case .deleteSubject: try space.perform(.deleteSubject(anySubject(space)), by: origin)
        case .mergeSubject: try space.perform(.mergeSubject(anySubject(space), into: anySubject(space)), by: origin)
        default: try act(onLists: kind, space, origin)
        }
    }

    private mutating func act(onLists kind: Kind, _ space: PersonalSpace, _ origin: CommandOrigin) throws(Fault) -> CommandResult
    {
        let hasRoom = space.replica.entities(.task).count < Self.mostTasks
        return switch kind {
        case .addList: try space.perform(.addList(try listDraft()), by: origin)
        case .editList: try space.perform(.editList(anyList(space), try listDraft()), by: origin)
        case .deleteList: try space.perform(.deleteList(anyList(space)), by: origin)
        case .archive: try space.perform(.setArchived(anyList(space), random.once(in: 2)), by: origin)
        case .moveList: try space.perform(.moveList(anyList(space), random.one(of: [.up, .down, .top, .bottom])), by: origin)
        case .templateOfList where hasRoom: try space.perform(.makeTemplate(of: anyList(space)), by: origin)
        case .templateOfTasks where hasRoom:
            try space.perform(.makeTemplateOfTasks(named: anyName(), of: someTasks(space)), by: origin)
        case .useTemplate where hasRoom: try space.perform(.useTemplate(anyList(space), named: anyName()), by: origin)
        case .useStarter where hasRoom:
            try space.perform(
                .useStarter(random.one(of: StarterTemplate.all), named: anyName(), in: "Home", of: Self.starterLines),
                by: origin
            )
        case .addLines where hasRoom:
            try space.perform(
                .addLines(
                    anyLines(),
                    to: random.once(in: 2) ? anyList(space) : nil,
                    reading: random.once(in: 2) ? .english : nil
                ),
                by: origin
            )
        case .runAgain where hasRoom: try space.perform(.runAgain(anyList(space)), by: origin)
        case .duplicate where hasRoom: try space.perform(.duplicateTasks(someTasks(space)), by: origin)
        case .duplicateList where hasRoom: try space.perform(.duplicateList(anyList(space)), by: origin)
        case .mergeLists where hasRoom:
            try space.perform(.mergeLists([anyList(space), anyList(space)], named: anyName()), by: origin)
        default: try act(onNotesOrTips: kind, space, origin)
        }
    }

    private mutating func act(onNotesOrTips kind: Kind, _ space: PersonalSpace, _ origin: CommandOrigin) throws(Fault)
        -> CommandResult
    {
        let hasRoom = space.replica.entities(.task).count < Self.mostTasks
        return switch kind {
        case .addNote: try space.perform(.addNote(anyText(), colour: random.one(of: Colour.allCases)), by: origin)
        case .editNote:
            try space.perform(
                .editNote(anyNote(space), NoteWritten(anyText(), colour: random.one(of: Colour.allCases))),
                by: origin
            )
        case .deleteNote: try space.perform(.deleteNote(anyNote(space)), by: origin)
        case .pinNote: try togglePin(space, origin)
        case .moveNote: try space.perform(.moveNote(anyNote(space), anyMove(ofNotesIn: space)), by: origin)
        case .taskOfNote where hasRoom:
            try space.perform(.makeTask(of: anyNote(space)), by: origin)
        // So few that they meet.
        case .putTipAway: try toggleTip(space, origin)
        case .loseText: loseText(space, origin)
        case .bringVersionBack: try space.perform(.restoreVersion(any(space.replica.entities(.earlier))), by: origin)
        case .putVersionAway: try space.perform(.dismissVersion(any(space.replica.entities(.earlier))), by: origin)
        case .takeOutTips: try space.perform(.showAllTips, by: origin)
        case .keepView: try space.perform(.keepView("spoons=" + String(random.below(3)), named: anyName()), by: origin)
        case .renameView: try space.perform(.renameView(any(space.replica.entities(.savedView)), to: anyName()), by: origin)
        case .deleteView: try space.perform(.deleteView(any(space.replica.entities(.savedView))), by: origin)
        default: try act(onTimer: kind, space, origin)
        }
    }

    private mutating func act(onTimer kind: Kind, _ space: PersonalSpace, _ origin: CommandOrigin) throws(Fault) -> CommandResult
    {
        switch kind {
        case .startTimer:
            try space.perform(
                .startTimer(
                    minutes: 1 + random.below(60),
                    task: random.once(in: 3) ? nil : anyTask(space),
                    isRest: random.once(in: 2)
                ),
                by: origin
            )
        case .pauseTimer: try space.perform(.pauseTimer, by: origin)
        case .resumeTimer: try space.perform(.resumeTimer, by: origin)
        case .extendTimer: try space.perform(.extendTimer, by: origin)
        case .resetTimer: try space.perform(.resetTimer, by: origin)
        case .stopTimer: try space.perform(.stopTimer, by: origin)
        case .noteRest: try space.perform(.noteRest, by: origin)
        case .correctTimer:
            try space.perform(
                .correctTimer(
                    end: space.timer?.end ?? 0,
                    to: origin.instant.time + Int64(random.below(7_200_000)) - 3_600_000
                ),
                by: origin
            )
        default: CommandResult(change: nil, facts: [])
        }
    }

    private mutating func togglePin(_ space: PersonalSpace, _ origin: CommandOrigin) throws(Fault) -> CommandResult {
        let note = anyNote(space)
        return try space.perform(.setPinned(note, space.note(note)?.isPinned != true), by: origin)
    }

    /// As if another device had written into a note at the same time and lost.
    private mutating func loseText(_ space: PersonalSpace, _ origin: CommandOrigin) -> CommandResult {
        let timestamp = space.nextTimestamp(now: origin.instant.time)
        let lost = LostValue(
            entity: .note(anyNote(space)),
            field: NoteField.text,
            value: .text(anyText()),
            timestamp: timestamp,
            winner: timestamp
        )
        let entity = EarlierVersion.entity(of: lost)
        let facts = EarlierVersion.values(of: lost).map { Fact(entity, $0.0, $0.1, timestamp) }
        space.apply(facts)
        return CommandResult(change: nil, facts: facts)
    }

    private mutating func toggleTip(_ space: PersonalSpace, _ origin: CommandOrigin) throws(Fault) -> CommandResult {
        let tip = random.one(of: Array(Tip.all.prefix(3)))
        return try space.perform(.setTipHidden(tip, !space.isPutAway(tip)), by: origin)
    }
}
