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
            try space.reread(
                .startDay(
                    spoons: random.below(30),
                    withExamples: random.once(in: 8),
                    isLow: random.once(in: 4),
                    felt: random.one(of: [.heavier, nil, nil])
                ),
                by: origin
            )
        case .adjustDay: try space.reread(.adjustDay(spoons: random.below(30)), by: origin)
        case .submit: try space.reread(.submit(waiting(space), borrowing: random.once(in: 3) ? 100 : 0), by: origin)
        case .swap:
            try space.reread(.submit(waiting(space), insteadOf: [inToday(space), inToday(space), inToday(space)]), by: origin)
        case .checkOff: try space.reread(.checkOff([inToday(space)]), by: origin)
        case .checkOffAnything: try space.reread(.checkOff(someTasks(space)), by: origin)
        case .uncheck: try space.reread(.uncheck(random.once(in: 2) ? inToday(space) : anyTask(space)), by: origin)
        case .sendBack: try space.reread(.sendBack([inToday(space)]), by: origin)
        case .startFresh: try space.reread(.startFresh, by: origin)
        case .leaveBacklog: try space.reread(.leaveBacklog(anyTask(space)), by: origin)
        case .todayCost: try space.reread(.setTodayCost(of: inToday(space), to: 1 + random.below(10)), by: origin)
        case .realCost: try space.reread(.setRealCost(of: inToday(space), to: random.below(12)), by: origin)
        case .settings:
            try space.reread(
                .changeSettings(
                    anySettings(),
                    as: random.one(of: [.changedSettings, .changedProfile, .changedLook, .changedTimes])
                ),
                by: origin
            )
        case .picture: try space.reread(.setPicture(random.one(of: [Picture(PictureBytesTests.pixel), nil])), by: origin)
        case .examples: try space.reread(.removeExamples, by: origin)
        case .options: try space.reread(.setShowsOptions(random.once(in: 2), on: .category(random.below(3))), by: origin)
        case .sort: try space.reread(.setSortOrder(random.one(of: SortOrder.allCases), of: .list(anyList(space))), by: origin)
        case .saveFile: save(space, origin.instant)
        case .importFacts: try space.reread(.importFacts(try TeaspoonFile.facts(of: file, now: origin.instant.time)), by: origin)
        case .importOutline: try space.reread(.importOutline(outline(origin.instant)), by: origin)
        case .undo: try space.reread(.toggleUndo(anyCommand(space, origin.instant)), by: origin)
        case .planWeek:
            try space.reread(.takeWeek(weekLines(space, origin.instant), resting: random.one(of: [10, nil])), by: origin)
        case .unplan: try space.reread(.removeIntendedDate(of: intended(space, origin.instant)), by: origin)
        case .passOver: try space.reread(.passOver(anyTask(space)), by: origin)
        case .lowDay: try space.reread(.beginLowDay(random.once(in: 3) ? .untilSaid : .today), by: origin)
        case .wholePlan: try space.reread(.endLowDay, by: origin)
        case .wantToday: try space.reread(.wantToday(putAside(space)), by: origin)
        case .kinds: try space.reread(.setUsesKinds(random.once(in: 2)), by: origin)
        case .whatNow:
            try space.reread(
                .takeOn(space.whatNow(NowFilter(), at: origin.instant)?.suggestion?.task.identity ?? .only),
                by: origin
            )
        case .leaveDaysOut:
            try space.reread(
                .setDaysLeftOut(
                    from: origin.instant.date.adding(days: -random.below(5)),
                    to: origin.instant.date,
                    random.once(in: 2)
                ),
                by: origin
            )
        case .report:
            try space.reread(.setReport(name: random.one(of: ["Ada", ""]), text: random.one(of: ["Mornings", ""])), by: origin)
        case .declineCost: try space.reread(.declineCost(1 + random.below(10), of: anyTask(space)), by: origin)
        case .askHow: try space.reread(.setAsksHowItWas(random.once(in: 2)), by: origin)
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
        case .add: try space.reread(.addTask(try draft(space, origin.instant)), by: origin)
        case .addStep: try space.reread(.addTask(try draft(space, origin.instant), under: anyTask(space)), by: origin)
        case .edit: try space.reread(.editTask(anyTask(space), try draft(space, origin.instant)), by: origin)
        case .delete: try space.reread(.deleteTask(anyTask(space)), by: origin)
        case .deleteMany: try space.reread(.deleteTasks(someTasks(space)), by: origin)
        case .move:
            try space.reread(
                .moveTask(anyTask(space), anyMove(space), within: random.once(in: 3) ? anyList(space) : nil),
                by: origin
            )
        case .setParent:
            try space.reread(.setParent(of: anyTask(space), to: random.once(in: 6) ? nil : anyTask(space)), by: origin)
        case .change: try space.reread(.changeTasks(someTasks(space), anyChange(space, origin.instant)), by: origin)
        case .snooze: try space.reread(.snooze(someTasks(space), anySnooze(origin.instant)), by: origin)
        case .wake: try space.reread(.wake(anyTask(space)), by: origin)
        case .skipOnce: try space.reread(.skipOnce(repeating(space)), by: origin)
        case .endRepeat: try space.reread(.endRepeat(repeating(space)), by: origin)
        case .leaveOut: try space.reread(.setLeftOut(anyTask(space), random.once(in: 2)), by: origin)
        case .moveDate:
            try space.reread(
                .moveDate(
                    random.one(of: [.start, .due, .due, .intended, .day, .day]),
                    of: anyTask(space),
                    to: anyDate(origin.instant)
                ),
                by: origin
            )
        case .uncheckAll: try space.reread(.uncheckAll(anyList(space)), by: origin)
        case .addSubject: try space.reread(.addSubject(anyName(), colour: random.one(of: Colour.allCases)), by: origin)
        case .editSubject:
            try space.reread(
                .editSubject(anySubject(space), name: anyName(), colour: random.one(of: Colour.allCases)),
                by: origin
            )
        case .deleteSubject: try space.reread(.deleteSubject(anySubject(space)), by: origin)
        case .mergeSubject: try space.reread(.mergeSubject(anySubject(space), into: anySubject(space)), by: origin)
        default: try act(onLists: kind, space, origin)
        }
    }

    private mutating func act(onLists kind: Kind, _ space: PersonalSpace, _ origin: CommandOrigin) throws(Fault) -> CommandResult
    {
        let hasRoom = space.replica.entities(.task).count < Self.mostTasks
        return switch kind {
        case .addList: try space.reread(.addList(try listDraft()), by: origin)
        case .editList: try space.reread(.editList(anyList(space), try listDraft()), by: origin)
        case .deleteList: try space.reread(.deleteList(anyList(space)), by: origin)
        case .archive: try space.reread(.setArchived(anyList(space), random.once(in: 2)), by: origin)
        case .moveList: try space.reread(.moveList(anyList(space), random.one(of: [.up, .down, .top, .bottom])), by: origin)
        case .templateOfList where hasRoom: try space.reread(.makeTemplate(of: anyList(space)), by: origin)
        case .templateOfTasks where hasRoom:
            try space.reread(.makeTemplateOfTasks(named: anyName(), of: someTasks(space)), by: origin)
        case .useTemplate where hasRoom: try space.reread(.useTemplate(anyList(space), named: anyName()), by: origin)
        case .useStarter where hasRoom:
            try space.reread(
                .useStarter(random.one(of: StarterTemplate.all), named: anyName(), in: "Home", of: Self.starterLines),
                by: origin
            )
        case .addLines where hasRoom:
            try space.reread(
                .addLines(
                    anyLines(),
                    to: random.once(in: 2) ? anyList(space) : nil,
                    reading: random.once(in: 2) ? .english : nil
                ),
                by: origin
            )
        case .runAgain where hasRoom: try space.reread(.runAgain(anyList(space)), by: origin)
        case .duplicate where hasRoom: try space.reread(.duplicateTasks(someTasks(space)), by: origin)
        case .duplicateList where hasRoom: try space.reread(.duplicateList(anyList(space)), by: origin)
        case .mergeLists where hasRoom:
            try space.reread(.mergeLists([anyList(space), anyList(space)], named: anyName()), by: origin)
        default: try act(onNotesOrTips: kind, space, origin)
        }
    }

    private mutating func act(onNotesOrTips kind: Kind, _ space: PersonalSpace, _ origin: CommandOrigin) throws(Fault)
        -> CommandResult
    {
        let hasRoom = space.replica.entities(.task).count < Self.mostTasks
        return switch kind {
        case .addNote: try space.reread(.addNote(anyText(), colour: random.one(of: Colour.allCases)), by: origin)
        case .editNote:
            try space.reread(
                .editNote(anyNote(space), NoteWritten(anyText(), colour: random.one(of: Colour.allCases))),
                by: origin
            )
        case .deleteNote: try space.reread(.deleteNote(anyNote(space)), by: origin)
        case .pinNote: try togglePin(space, origin)
        case .moveNote: try space.reread(.moveNote(anyNote(space), anyMove(ofNotesIn: space)), by: origin)
        case .taskOfNote where hasRoom:
            try space.reread(.makeTask(of: anyNote(space)), by: origin)
        // So few that they meet.
        case .putTipAway: try toggleTip(space, origin)
        case .loseText: loseText(space, origin)
        case .bringVersionBack: try space.reread(.restoreVersion(any(space.replica.entities(.earlier))), by: origin)
        case .putVersionAway: try space.reread(.dismissVersion(any(space.replica.entities(.earlier))), by: origin)
        case .takeOutTips: try space.reread(.showAllTips, by: origin)
        case .keepView: try space.reread(.keepView("spoons=" + String(random.below(3)), named: anyName()), by: origin)
        case .renameView: try space.reread(.renameView(any(space.replica.entities(.savedView)), to: anyName()), by: origin)
        case .deleteView: try space.reread(.deleteView(any(space.replica.entities(.savedView))), by: origin)
        default: try act(onTimer: kind, space, origin)
        }
    }

    private mutating func act(onTimer kind: Kind, _ space: PersonalSpace, _ origin: CommandOrigin) throws(Fault) -> CommandResult
    {
        switch kind {
        case .startTimer:
            try space.reread(
                .startTimer(
                    minutes: 1 + random.below(60),
                    task: random.once(in: 3) ? nil : anyTask(space),
                    isRest: random.once(in: 2)
                ),
                by: origin
            )
        case .pauseTimer: try space.reread(.pauseTimer, by: origin)
        case .resumeTimer: try space.reread(.resumeTimer, by: origin)
        case .extendTimer: try space.reread(.extendTimer, by: origin)
        case .resetTimer: try space.reread(.resetTimer, by: origin)
        case .stopTimer: try space.reread(.stopTimer, by: origin)
        case .noteRest: try space.reread(.noteRest, by: origin)
        case .correctTimer:
            try space.reread(
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
        return try space.reread(.setPinned(note, space.note(note)?.isPinned != true), by: origin)
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
        return try space.reread(.setTipHidden(tip, !space.isPutAway(tip)), by: origin)
    }
}
