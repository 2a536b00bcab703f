import Facts
import Testing

@testable import Planner

/// Rules, dates and marks that do not go together: written on two devices apart, or by undoing one of several changes.
struct RepeatsApartTests {
    private let person = Person()
    private let monday = 20_514

    private func date(_ day: Int) -> LocalDate { LocalDate(number: monday + day) }

    @discardableResult
    private func add(_ pattern: RepeatRule.Pattern = .days, until: Int? = nil, start: Int? = nil) throws -> Identity {
        try person.add("Water") {
            $0.repeats = RepeatRule(pattern, until: until.map { date($0) })
            $0.due = date(0)
            $0.start = start.map { date($0) }
        }
    }

    /// Days since Monday.
    private func due(_ task: Identity) -> Int? { person.space.task(task)?.due.map { $0.number - monday } }

    private func start(_ task: Identity) -> Int? { person.space.task(task)?.start.map { $0.number - monday } }

    private func isDone(_ task: Identity) -> Bool { person.space.task(task)?.done != nil }

    /// Someone at another device, an hour later.
    private func later(device: UInt64 = 2) -> Person {
        let other = person.elsewhere(device: device)
        other.now += Person.hour
        return other
    }

    private func edit(
        _ task: Identity,
        by someone: Person? = nil,
        daily: Weekdays = .none,
        _ say: (inout TaskDetails) -> Void
    ) throws {
        let someone = someone ?? person
        let shown = TaskDraft(try #require(someone.space.task(task)), in: someone.space)
        var details = shown.details
        say(&details)
        let written = try TaskDraft(title: shown.title, cost: shown.cost, daily: daily, details: details)
        try someone.act { try someone.space.perform(.editTask(task, written), by: $0) }
    }

    private func meet(_ other: Person) {
        person.meet(other)
        person.now = max(person.now, other.now)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
    }

    // MARK: A rule without a date

    @Test("T12, A3: a rule, a time and a reminder given on one device while another takes the date away have no effect")
    func ruleWithoutDate() throws {
        let task = try person.add("Water") { $0.due = date(0) }
        let other = later()
        _ = try person.space.perform(.changeTasks([task], .due(nil)), by: person.origin)
        try edit(task, by: other) {
            $0.repeats = RepeatRule(.days)
            $0.time = 540
            $0.reminder = 10
        }
        meet(other)
        let entry = try #require(person.space.task(task))
        #expect(entry.repeats == nil && entry.time == nil && entry.reminder == nil)
        // It can be written as it is shown, and done.
        try edit(task) { $0.minutes = 5 }
        try person.checkOff(task)
        #expect(isDone(task))
    }

    @Test("T12, T14: undoing the date that a rule was given to leaves a task that can be done, and doing it again the rule")
    func dateUndone() throws {
        let task = try person.add("Water")
        let dated = try person.space.perform(.changeTasks([task], .due(date(0))), by: person.origin)
        try edit(task) { $0.repeats = RepeatRule(.weeks(.none)) }
        try person.undo(dated.change)
        #expect(person.space.task(task)?.repeats == nil)
        try person.undo(dated.change)
        #expect(person.space.task(task)?.repeats != nil)
        try person.undo(dated.change)
        try person.act { try person.space.perform(.checkOff([task]), by: $0) }
        #expect(isDone(task))
    }

    @Test("L3, T12: in a template a rule needs no date, in a step neither")
    func template() throws {
        let list = try person.addList("Home", "Clean")
        let above = person.space.members(of: list)[0]
        try edit(above) { $0.repeats = RepeatRule(.weeks(.none)) }
        try person.add("Sweep", under: above) {
            $0.repeats = RepeatRule(.days)
            $0.time = 540
        }
        let template = try #require(try person.space.perform(.makeTemplate(of: list), by: person.origin).change)
        let copy = person.space.members(of: template)[0]
        #expect(person.space.task(copy)?.repeats != nil)
        #expect(person.space.task(copy)?.due == nil)
        let step = try #require(person.space.steps(of: copy).first)
        #expect(step.repeats != nil && step.time == 540)
    }

    // MARK: Done, and a rule

    @Test("T12, A3: done here and given a rule there, it is open at its date, and goes on from there")
    func doneAndGivenARule() throws {
        let task = try person.add("Water") { $0.due = date(0) }
        let other = later()
        try person.checkOff(task)
        try edit(task, by: other) { $0.repeats = RepeatRule(.weeks(.none)) }
        meet(other)
        #expect(!isDone(task))
        #expect(person.space.dated == [task])
        try person.checkOff(task)
        #expect(due(task) == 7)
    }

    @Test("T12: a done task that is given a rule is open again, with the steps that were done with it")
    func doneThenGivenARule() throws {
        let task = try person.add("Water")
        let step = try person.add("Fill", under: task)
        try person.checkOff(task)
        try edit(task) { $0.repeats = RepeatRule(.weeks(.none)) }
        #expect(!isDone(task) && !isDone(step))
        #expect(due(task) == 0)
        // The mark is gone for good, not only while there is a rule.
        _ = try person.space.perform(.endRepeat(task), by: person.origin)
        #expect(!isDone(task))
    }

    @Test("T11, T12: a ticked line with a rule is to do at the rule's first date")
    func pasted() throws {
        let lines = PastedLines("- [x] Gym every fri\n- [x] Tea", levels: 6)
        _ = try person.space.perform(.addLines(lines, to: nil, reading: .english), by: person.origin)
        let gym = try #require(person.space.dated.first)
        #expect(due(gym) == 4)
        _ = try person.space.perform(.endRepeat(gym), by: person.origin)
        #expect(!isDone(gym))
        #expect(person.space.category(nil) == [gym])
    }

    @Test("T12, A3: its end put off here, its last date done there: it goes on")
    func endPutOff() throws {
        let task = try add(until: 0, start: -1)
        let other = later()
        try edit(task) { $0.repeats = RepeatRule(.days, until: date(30)) }
        try other.checkOff(task)
        #expect(other.space.task(task)?.done != nil)
        meet(other)
        #expect(!isDone(task))
        #expect(due(task) == 1)
        #expect(start(task) == 0)
        try person.act { try person.space.perform(.checkOff([task]), by: $0) }
        #expect(due(task) == 2)
    }

    @Test(
        "T12: ended and its end put off, it goes on at the first date after the day it was done or skipped",
        arguments: [false, true]
    )
    func putOffLater(skips: Bool) throws {
        let task = try add(until: 0)
        person.now += 3 * Person.day
        _ =
            skips
            ? try person.space.perform(.skipOnce(task), by: person.origin)
            : try person.space.perform(.checkOff([task]), by: person.origin)
        #expect(isDone(task))
        try edit(task) { $0.repeats = RepeatRule(.days, until: date(30)) }
        #expect(!isDone(task))
        // Skipped, it stands at the next that is not past.
        #expect(due(task) == (skips ? 3 : 4))
    }

    @Test("T12: far in the east, its last date done late in the morning of its end is its last")
    func lateInTheEast() throws {
        person.offset = 600
        for anchor in [RepeatRule.Anchor.date, .completion] {
            person.now = Person.monday - 6 * Person.hour
            let task = try person.add("Water") {
                $0.repeats = RepeatRule(.days, anchor: anchor, until: date(3))
                $0.due = date(0)
            }
            person.now = Person.monday + 3 * Person.day - 10 * Person.hour
            try person.checkOff(task)
            #expect(isDone(task))
        }
    }

    @Test("T12: done to its end and then without a rule, it stays done; put off and then without a rule, it stays open")
    func ruleTakenAway() throws {
        for isPutOff in [false, true] {
            let task = try add(until: 0)
            try person.checkOff(task)
            if isPutOff { try edit(task) { $0.repeats = RepeatRule(.days) } }
            try edit(task) { $0.repeats = nil }
            #expect(isDone(task) == !isPutOff)
            #expect(due(task) == (isPutOff ? 1 : 0))
        }
    }

    @Test(
        "T12, D8, A3: every day here, and its last date done there: it is daily and open, without a date",
        arguments: [false, true]
    )
    func dailyAndEnded(isEarlier: Bool) throws {
        let task = try add(until: 0)
        let other = later()
        if isEarlier { person.now += 2 * Person.hour }
        try person.checkOff(task)
        try edit(task, by: other, daily: .all) { $0.minutes = 5 }
        meet(other)
        for _ in 0..<3 {
            try person.startNextDay()
            #expect(person.today == [task])
            #expect(person.bucket(of: task) == .today)
            #expect(due(task) == nil && person.space.dated.isEmpty)
            try person.act { try person.space.perform(.checkOff([task]), by: $0) }
            try person.act { try person.space.perform(.uncheck(task), by: $0) }
            #expect(person.bucket(of: task) == .today)
            try person.checkOff(task)
            #expect(person.bucket(of: task) == .doneToday)
        }
    }

    @Test("T12, D8: on chosen weekdays and with a rule, done and not done after all on its last date")
    func dailyLastDate() throws {
        let task = try person.add("Water", daily: .all) {
            $0.repeats = RepeatRule(.days, until: date(0))
            $0.due = date(0)
        }
        try person.startDay()
        try person.act { try person.space.perform(.checkOff([task]), by: $0) }
        #expect(due(task) == nil)
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        #expect(due(task) == 0)
        #expect(person.bucket(of: task) == .today)
    }

    // MARK: Ended here

    @Test("T12, A3: ended here and that date done there, before or after, it is done", arguments: [0, 2], [false, true])
    func endedAndDone(hours: Int64, edits: Bool) throws {
        let task = try add()
        let other = later()
        person.now += hours * Person.hour
        if edits {
            try edit(task) { $0.repeats = nil }
        } else {
            try person.act { try person.space.perform(.endRepeat(task), by: $0) }
        }
        try other.checkOff(task)
        meet(other)
        #expect(isDone(task))
        #expect(person.space.dated.isEmpty)
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        #expect(!isDone(task))
        #expect(due(task) == 0)
        try person.act { try person.space.perform(.checkOff([task]), by: $0) }
        #expect(isDone(task))
    }

    @Test("T12, A3: its date taken away here and that date done there, it is done; given a date again, it is to do")
    func undatedAndDone() throws {
        let task = try add()
        let other = later()
        _ = try person.space.perform(.changeTasks([task], .due(nil)), by: person.origin)
        try other.checkOff(task)
        meet(other)
        #expect(isDone(task))
        try person.act { try person.space.perform(.changeTasks([task], .due(self.date(9))), by: $0) }
        #expect(!isDone(task))
        #expect(due(task) == 9)
    }

    @Test("T12: a task whose rule ended and that is done is open again with a new date, and with a new rule")
    func afterTheEnd() throws {
        let task = try add()
        let other = later()
        _ = try person.space.perform(.endRepeat(task), by: person.origin)
        try other.checkOff(task)
        meet(other)
        try edit(task) { $0.repeats = RepeatRule(.weeks(.none)) }
        #expect(!isDone(task))
        _ = try person.space.perform(.endRepeat(task), by: person.origin)
        #expect(!isDone(task))
    }

    // MARK: Out of sight beyond its date

    @Test("T13, A3: hidden here until after the date that it was given there, it is in sight")
    func hiddenBeyondItsDate() throws {
        let task = try person.add("Water") { $0.due = date(25) }
        let other = later()
        try edit(task) { $0.start = date(20) }
        _ = try other.space.perform(.changeTasks([task], .due(date(1))), by: other.origin)
        meet(other)
        #expect(start(task) == nil)
        #expect(person.space.hidden(at: person.instant).isEmpty)
    }

    @Test("T12, T13, A3: done here and moved there, it is in sight at the date it was moved to")
    func hiddenBeyondItsNext() throws {
        let task = try add(.weeks(.none), start: -2)
        let other = later()
        try person.checkOff(task)
        _ = try other.space.perform(.changeTasks([task], .due(date(2))), by: other.origin)
        meet(other)
        #expect(due(task) == 2)
        #expect(start(task) == nil)
    }

    @Test("T12, T13, A3: a start date is kept when the rule ends, or is moved, after dates that another device did")
    func startLedOn() throws {
        for isEnded in [true, false] {
            let task = try add(start: -1)
            let other = later()
            // Two days by its own clock, and the first of them again by the other's.
            try person.checkOff(task)
            person.now += Person.day
            try person.checkOff(task)
            other.now = person.now + Person.hour
            other.offset = -1440
            try other.checkOff(task)
            meet(other)
            #expect(due(task) == 2 && start(task) == 1)
            if isEnded {
                try person.act { try person.space.perform(.endRepeat(task), by: $0) }
            } else {
                try person.act { try person.space.perform(.changeTasks([task], .due(self.date(5))), by: $0) }
            }
            #expect(start(task) == 1)
            person.now = Person.monday + Person.hour
        }
    }
}
