import Facts
import Interchange
import TestSupport

@testable import Planner

/// Commands of every kind, at random, on whatever is there.
struct RandomCommands {
    enum Kind: CaseIterable {
        case startDay, adjustDay, submit, checkOff, checkOffAnything, uncheck, sendBack, startFresh, leaveBacklog, todayCost
        case realCost, settings, examples, options, sort, undo
        case add, addStep, addLines, edit, delete, deleteMany, move, setParent, change, snooze, wake, skipOnce, endRepeat
        case addList, editList, deleteList, archive, moveList, leaveOut, uncheckAll
        case templateOfList, templateOfTasks, useTemplate, useStarter, runAgain, mergeLists, duplicate, duplicateList
        case addSubject, editSubject, deleteSubject, mergeSubject
        case keepView, renameView, deleteView
        case saveFile, importFacts
        case addNote, editNote, deleteNote, pinNote, moveNote, taskOfNote, putTipAway, takeOutTips
        case startTimer, pauseTimer, resumeTimer, extendTimer, resetTimer, stopTimer, noteRest, correctTimer
        case picture
        case whatNow, passOver, lowDay, wholePlan, wantToday, kinds
        case moveDate, planWeek, unplan
        case leaveDaysOut, report, declineCost, askHow
        case loseText, bringVersionBack, putVersionAway
    }

    /// The most frequent commands of a day, and those that make things for the others.
    private static let usual: [Kind] = [
        .add, .add, .add, .addStep, .submit, .submit, .startDay, .startFresh, .checkOff, .checkOffAnything, .setParent,
        .setParent, .setParent, .undo, .undo, .addList, .addSubject, .change, .change,
        .addNote, .pinNote, .startTimer, .pauseTimer, .lowDay, .wantToday,
    ]

    /// Commands that lead to ones that need several others before them, and so come up too seldom by chance.
    static let seldom: [[Kind]] = [
        [.add, .startDay, .submit, .submit, .lowDay, .wantToday, .wantToday],
        [.add, .leaveOut, .leaveOut, .leaveOut],
        [.startTimer, .pauseTimer, .resumeTimer, .extendTimer, .resetTimer],
        [.addNote, .loseText, .loseText, .bringVersionBack, .bringVersionBack],
        [.addNote, .loseText, .loseText, .putVersionAway, .putVersionAway],
        [.addList, .archive, .archive],
    ]

    /// Commands that come up more often than the rest, besides the usual ones.
    var favoured: [Kind] = []

    private static let starterLines = """
        Before
          Gather ~1 5m
            Half a load is a load
        Wash ~2 10m !high
        Rest 20m
        """

    /// Copies of copies would grow without end.
    private static let mostTasks = 60

    var random: SeededRandom
    /// The view that was saved last, on any device.
    private var file: [UInt8] = []
    private var forms: UInt64 = 0

    init(_ random: SeededRandom) {
        self.random = random
    }

    /// A form no one has sent before.
    mutating func origin(at instant: Instant) -> CommandOrigin {
        forms += 1
        return CommandOrigin(Identity(high: random.next(), low: forms), at: instant, restTitle: "Rest")
    }

    /// Carries out a random command; nothing if the drawn values are refused.
    mutating func act(on space: PersonalSpace, from origin: CommandOrigin) -> CommandResult {
        let kind = random.one(of: Kind.allCases + Self.usual + favoured)
        do throws(Fault) {
            return try act(kind, on: space, from: origin)
        } catch {
            return CommandResult(change: nil, facts: [])
        }
    }

    private mutating func act(_ kind: Kind, on space: PersonalSpace, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        switch kind {
        case .startDay:
            try space.perform(
                .startDay(
                    spoons: random.below(30),
                    examples: random.once(in: 8) ? Person.examples : [],
                    isLow: random.once(in: 4),
                    felt: random.one(of: [.heavier, nil, nil])
                ),
                by: origin
            )
        case .adjustDay: try space.perform(.adjustDay(spoons: random.below(30)), by: origin)
        case .submit: try space.perform(.submit(waiting(space), borrowing: random.once(in: 3) ? 100 : 0), by: origin)
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

    /// Some of the tasks proposed for several days.
    private mutating func weekLines(_ space: PersonalSpace, _ instant: Instant) -> [IntendedLine] {
        var asked = WeekFilter()
        if random.once(in: 3) { asked.toggle(instant.date.adding(days: random.below(7))) }
        var lines: [IntendedLine] = []
        for day in space.planWeek(asked, at: instant)?.days ?? [] {
            for line in day.lines where !random.once(in: 4) { lines.append(IntendedLine(line.task.identity, on: day.date)) }
        }
        return lines
    }

    private mutating func intended(_ space: PersonalSpace, _ instant: Instant) -> Identity {
        let all = space.intendedTasks(at: instant)
        return all.isEmpty ? anyTask(space) : random.one(of: all).task.identity
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
                    random.one(of: [.start, .due, .due, .intended]),
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
        let lost = LostText(owner: .note(anyNote(space)), field: NoteField.text, text: anyText(), timestamp: timestamp)
        let entity = EarlierVersion.entity(of: lost.owner, timestamp)
        let facts = EarlierVersion.values(of: lost).map { Fact(entity, $0.0, $0.1, timestamp) }
        space.apply(facts)
        return CommandResult(change: nil, facts: facts)
    }

    private mutating func toggleTip(_ space: PersonalSpace, _ origin: CommandOrigin) throws(Fault) -> CommandResult {
        let tip = random.one(of: Array(Tip.all.prefix(3)))
        return try space.perform(.setTipHidden(tip, !space.isPutAway(tip), titled: "Rest"), by: origin)
    }

    // MARK: What to do it with

    private mutating func draft(_ space: PersonalSpace, _ instant: Instant) throws(Fault) -> TaskDraft {
        let daily: Weekdays = random.once(in: 6) ? Weekdays(bits: UInt8(truncatingIfNeeded: random.next())) : .none
        var details = TaskDetails()
        if random.once(in: 2) {
            if random.once(in: 3) { details.priority = random.one(of: Priority.allCases) }
            if random.once(in: 2) { details.due = anyDate(instant) }
            if random.once(in: 4) { details.repeats = anyRule(instant) }
            if details.due != nil || details.repeats != nil {
                if random.once(in: 4) { details.time = random.below(1440) }
                if random.once(in: 4) { details.reminder = random.below(100) }
            }
            if let due = details.due, random.once(in: 3) { details.start = LocalDate(number: due.number - random.below(4)) }
            if random.once(in: 4) { details.minutes = 1 + random.below(100) }
        }
        if random.once(in: 3) { details.kinds = EnergyKinds(bits: UInt8(random.below(16))) }
        if random.once(in: 3) { details.list = anyNamed(anyList(space)) }
        if random.once(in: 4) { details.subjects = [anyNamed(anySubject(space)), .new(anyName())] }
        return try TaskDraft(
            title: random.one(of: ["Tea", "Shower", "شاي", "🥄🥄", "e\u{301}", "<b>"]),
            note: random.one(of: ["", "", "slowly"]),
            cost: random.once(in: 4) ? nil : random.below(5),
            daily: daily,
            details: details
        )
    }

    /// Trees as they are pasted: levels, ticked boxes, words that say something.
    private mutating func anyLines() -> PastedLines {
        var text = ""
        for _ in 0...random.below(5) {
            text += String(repeating: "  ", count: random.below(4))
            text += random.one(of: ["", "- ", "[x] ", "[ ] "])
            text += random.one(of: ["Tea", "tea ~2", "Shower every day", "Bins weekly until 2026-03-01", "Soup tomorrow 9:00"])
            text += random.one(of: ["", " #Home", " @Packing", " @home #work"]) + "\n"
        }
        return PastedLines(text, levels: 1 + random.below(TaskLimits.levels))
    }

    private mutating func anyNamed(_ identity: Identity) -> TaskDetails.Named {
        random.once(in: 4) || identity == .only ? .new(anyName()) : .existing(identity)
    }

    /// So few that lists and subjects meet.
    private mutating func anyName() -> String {
        random.one(of: ["Home", "home", "Café", "Packing", "Work"])
    }

    private mutating func listDraft() throws(Fault) -> ListDraft {
        try ListDraft(
            name: anyName(),
            colour: random.one(of: Colour.allCases),
            category: random.one(of: ["", "Own"]),
            isChecklist: random.once(in: 2)
        )
    }

    private mutating func anyDate(_ instant: Instant) -> LocalDate {
        LocalDate(number: instant.date.number - 2 + random.below(6))
    }

    private mutating func anyRule(_ instant: Instant) -> RepeatRule? {
        RepeatRule(
            random.one(of: [.days, .weeks(.none), .weeks(Weekdays([1, 4])), .monthsOnDay(31)]),
            interval: 1 + random.below(2),
            anchor: random.once(in: 3) ? .completion : .date,
            until: random.once(in: 3) ? anyDate(instant) : nil
        )
    }

    private mutating func anyChange(_ space: PersonalSpace, _ instant: Instant) -> BulkChange {
        switch random.below(7) {
        case 0: .due(random.once(in: 4) ? nil : anyDate(instant))
        case 1: .cost(random.once(in: 4) ? nil : 1 + random.below(4))
        case 2: .priority(random.once(in: 4) ? nil : random.one(of: Priority.allCases))
        case 3, 4: .list(random.once(in: 4) ? nil : anyNamed(anyList(space)))
        case 5: .label(anyNamed(anySubject(space)))
        default: .unlabel(anySubject(space))
        }
    }

    private mutating func anySnooze(_ instant: Instant) -> Snooze {
        random.one(of: [.laterToday, .tomorrow, .nextWeek, .until(anyDate(instant))])
    }

    /// One of the first few as often as one of all: what many commands are about is where they meet.
    private mutating func any(_ entities: [Entity]) -> Identity {
        if entities.isEmpty { return .only }
        return random.one(of: random.once(in: 2) ? Array(entities.prefix(4)) : entities).identity
    }

    private mutating func anyTask(_ space: PersonalSpace) -> Identity { any(space.replica.entities(.task)) }

    private mutating func anyList(_ space: PersonalSpace) -> Identity { any(space.replica.entities(.list)) }

    private mutating func anySubject(_ space: PersonalSpace) -> Identity { any(space.replica.entities(.subject)) }

    private mutating func anyNote(_ space: PersonalSpace) -> Identity { any(space.replica.entities(.note)) }

    private mutating func anyText() -> String {
        random.one(of: ["Tea", "Milk\n\n  oat, not cow", "شاي\r\nثم راحة", "  🥄🥄 \n", "e\u{301}\n<b>"])
    }

    private mutating func anyMove(ofNotesIn space: PersonalSpace) -> Move {
        let after = random.once(in: 3) ? nil : anyNote(space)
        return random.one(of: [.up, .down, .top, .bottom, .between(after: after, before: anyNote(space))])
    }

    private mutating func someTasks(_ space: PersonalSpace) -> [Identity] {
        (0...random.below(3)).map { _ in anyTask(space) }
    }

    private mutating func repeating(_ space: PersonalSpace) -> Identity {
        any(space.replica.entities(.task).filter { space.task($0.identity)?.repeats != nil })
    }

    /// A task that a low day has put aside, if there is one.
    private mutating func putAside(_ space: PersonalSpace) -> Identity {
        var aside: [Identity] = []
        for item in space.todayItems where item.isPutAside { aside.append(item.task.identity) }
        return aside.isEmpty ? inToday(space) : random.one(of: aside)
    }

    private mutating func inToday(_ space: PersonalSpace) -> Identity {
        let items = space.todayItems
        return items.isEmpty ? .only : random.one(of: items).task.identity
    }

    private mutating func waiting(_ space: PersonalSpace) -> [Identity] {
        let all = Costs.range.flatMap { space.category($0) } + space.backlog
        return all.isEmpty ? [] : (0...random.below(3)).map { _ in random.one(of: all) }
    }

    private mutating func anyMove(_ space: PersonalSpace) -> Move {
        let after = random.once(in: 3) ? nil : anyTask(space)
        return random.one(of: [.up, .down, .top, .bottom, .between(after: after, before: anyTask(space))])
    }

    private mutating func anySettings() -> Settings {
        var settings = Settings()
        settings.unitOne = random.one(of: ["spoon", "point"])
        settings.unitMany = random.one(of: ["spoons", "points"])
        settings.unitTwo = random.one(of: ["", "pair"])
        settings.unitHigher = random.one(of: ["", "of points"])
        settings.dailyMaximum = random.once(in: 2) ? nil : random.below(100)
        settings.reserve = random.below(3)
        settings.isFirm = random.once(in: 4)
        settings.theme = random.one(of: Theme.allCases)
        settings.times.isTwelveHour = random.once(in: 2)
        settings.times.isMonthFirst = random.once(in: 2)
        settings.times.firstWeekday = random.below(7)
        settings.times.dateBegins = random.below(24)
        settings.name = random.one(of: ["", "Ada"])
        settings.mail = random.one(of: ["", "ada@example.org"])
        settings.notifies = random.once(in: 2)
        settings.sounds = random.once(in: 2)
        settings.font = random.one(of: Font.allCases)
        settings.letters.size = random.one(of: TextSettings.sizes)
        settings.letters.spacing = random.one(of: TextSettings.spacings)
        settings.letters.wordSpacing = random.one(of: TextSettings.wordSpacings)
        settings.letters.lineHeight = random.one(of: TextSettings.lineHeights)
        settings.accent = random.once(in: 3) ? nil : random.one(of: Colour.allCases)
        settings.isSimple = random.once(in: 3)
        settings.isStill = random.once(in: 2)
        return settings
    }

    private mutating func anyCommand(_ space: PersonalSpace, _ instant: Instant) -> Identity {
        let acts = space.changes(before: instant, limit: 20)
        return acts.isEmpty ? .only : random.one(of: acts).identity
    }
}
