import Facts
import TestSupport

@testable import Planner

/// What commands are carried out on, and what they say: whatever is there, and a few names and texts, so that they meet.
extension RandomCommands {
    /// Some of the tasks proposed for several days.
    mutating func weekLines(_ space: PersonalSpace, _ instant: Instant) -> [IntendedLine] {
        var asked = WeekFilter()
        if random.once(in: 3) { asked.toggle(instant.date.adding(days: random.below(7))) }
        var lines: [IntendedLine] = []
        for day in space.planWeek(asked, at: instant)?.days ?? [] {
            for line in day.lines where !random.once(in: 4) { lines.append(IntendedLine(line.task.identity, on: day.date)) }
        }
        return lines
    }

    mutating func intended(_ space: PersonalSpace, _ instant: Instant) -> Identity {
        let all = space.intendedTasks(at: instant)
        return all.isEmpty ? anyTask(space) : random.one(of: all).task.identity
    }

    mutating func draft(_ space: PersonalSpace, _ instant: Instant) throws(Fault) -> TaskDraft {
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
    mutating func anyLines() -> PastedLines {
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
    mutating func anyName() -> String {
        random.one(of: ["Home", "home", "Café", "Packing", "Work"])
    }

    mutating func listDraft() throws(Fault) -> ListDraft {
        try ListDraft(
            name: anyName(),
            colour: random.one(of: Colour.allCases),
            category: random.one(of: ["", "Own"]),
            isChecklist: random.once(in: 2)
        )
    }

    mutating func anyDate(_ instant: Instant) -> LocalDate {
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

    mutating func anyChange(_ space: PersonalSpace, _ instant: Instant) -> BulkChange {
        switch random.below(7) {
        case 0: .due(random.once(in: 4) ? nil : anyDate(instant))
        case 1: .cost(random.once(in: 4) ? nil : 1 + random.below(4))
        case 2: .priority(random.once(in: 4) ? nil : random.one(of: Priority.allCases))
        case 3, 4: .list(random.once(in: 4) ? nil : anyNamed(anyList(space)))
        case 5: .label(anyNamed(anySubject(space)))
        default: .unlabel(anySubject(space))
        }
    }

    /// So few keys that files meet; steps in circles, of what is not there, and of themselves.
    mutating func outline(_ instant: Instant) -> ImportedOutline {
        var outline = ImportedOutline(source: random.one(of: ["one", "two"]))
        for _ in 0..<random.below(3) {
            outline.lists.append(ImportedOutline.List(key: String(random.below(4)), name: anyName()))
        }
        for _ in 0..<random.below(6) {
            var task = ImportedOutline.Task(key: String(random.below(8)), title: random.one(of: ["Tin", "Lid", "", " "]))
            if random.once(in: 2) { task.list = String(random.below(4)) }
            if random.once(in: 2) { task.parent = String(random.below(8)) }
            if random.once(in: 3) { task.note = anyText() }
            if random.once(in: 3) { task.cost = random.below(14) - 1 }
            if random.once(in: 3) { task.due = anyDate(instant) }
            if random.once(in: 3) { task.start = anyDate(instant) }
            if random.once(in: 4) { task.repeats = RepeatRule(.days, until: random.once(in: 2) ? anyDate(instant) : nil) }
            if random.once(in: 4) { task.time = random.below(2000) }
            if random.once(in: 4) { task.done = instant.time + Int64(random.below(3) - 1) * 86_400_000 }
            if random.once(in: 4) { task.subjects = [anyName(), ""] }
            if random.once(in: 4) { task.daily = Weekdays(bits: UInt8(random.below(128))) }
            if random.once(in: 4) { task.kinds = EnergyKinds(bits: UInt8(random.below(16))) }
            outline.tasks.append(task)
        }
        if random.once(in: 4) { outline.notes = [ImportedOutline.Note(key: "n", text: anyText())] }
        return outline
    }

    mutating func anySnooze(_ instant: Instant) -> Snooze {
        random.one(of: [.laterToday, .tomorrow, .nextWeek, .until(anyDate(instant))])
    }

    /// One of the first few as often as one of all: what many commands are about is where they meet.
    mutating func any(_ entities: [Entity]) -> Identity {
        if entities.isEmpty { return .only }
        return random.one(of: random.once(in: 2) ? Array(entities.prefix(4)) : entities).identity
    }

    mutating func anyTask(_ space: PersonalSpace) -> Identity { any(space.replica.entities(.task)) }

    mutating func anyList(_ space: PersonalSpace) -> Identity { any(space.replica.entities(.list)) }

    mutating func anySubject(_ space: PersonalSpace) -> Identity { any(space.replica.entities(.subject)) }

    mutating func anyNote(_ space: PersonalSpace) -> Identity { any(space.replica.entities(.note)) }

    mutating func anyText() -> String {
        random.one(of: ["Tea", "Milk\n\n  oat, not cow", "شاي\r\nثم راحة", "  🥄🥄 \n", "e\u{301}\n<b>"])
    }

    mutating func anyMove(ofNotesIn space: PersonalSpace) -> Move {
        let after = random.once(in: 3) ? nil : anyNote(space)
        return random.one(of: [.up, .down, .top, .bottom, .between(after: after, before: anyNote(space))])
    }

    mutating func someTasks(_ space: PersonalSpace) -> [Identity] {
        (0...random.below(3)).map { _ in anyTask(space) }
    }

    mutating func repeating(_ space: PersonalSpace) -> Identity {
        any(space.replica.entities(.task).filter { space.task($0.identity)?.repeats != nil })
    }

    /// A task that a low day has put aside, if there is one.
    mutating func putAside(_ space: PersonalSpace) -> Identity {
        var aside: [Identity] = []
        for item in space.todayItems where item.isPutAside { aside.append(item.task.identity) }
        return aside.isEmpty ? inToday(space) : random.one(of: aside)
    }

    mutating func inToday(_ space: PersonalSpace) -> Identity {
        let items = space.todayItems
        return items.isEmpty ? .only : random.one(of: items).task.identity
    }

    mutating func waiting(_ space: PersonalSpace) -> [Identity] {
        let all = Costs.range.flatMap { space.category($0) } + space.backlog
        return all.isEmpty ? [] : (0...random.below(3)).map { _ in random.one(of: all) }
    }

    mutating func anyMove(_ space: PersonalSpace) -> Move {
        let after = random.once(in: 3) ? nil : anyTask(space)
        return random.one(of: [.up, .down, .top, .bottom, .between(after: after, before: anyTask(space))])
    }

    mutating func anySettings() -> Settings {
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
        settings.text.size = random.one(of: TextSettings.sizes)
        settings.text.spacing = random.one(of: TextSettings.spacings)
        settings.text.wordSpacing = random.one(of: TextSettings.wordSpacings)
        settings.text.lineHeight = random.one(of: TextSettings.lineHeights)
        settings.accent = random.once(in: 3) ? nil : random.one(of: Colour.allCases)
        settings.isSimple = random.once(in: 3)
        settings.isStill = random.once(in: 2)
        return settings
    }

    mutating func anyCommand(_ space: PersonalSpace, _ instant: Instant) -> Identity {
        let acts = space.changes(before: instant, limit: 20)
        return acts.isEmpty ? .only : random.one(of: acts).identity
    }
}
