import Facts
import Testing

@testable import Planner

struct OccurrenceTests {
    private let person = Person()
    /// Monday 2 March 2026, on which all of this begins.
    private let monday = 20_514

    @discardableResult
    private func add(
        _ pattern: RepeatRule.Pattern = .days,
        interval: Int = 1,
        anchor: RepeatRule.Anchor = .date,
        until: Int? = nil,
        cost: Int? = nil,
        due: Int? = 20_514
    ) throws -> Identity {
        let rule = RepeatRule(pattern, interval: interval, anchor: anchor, until: until.map { LocalDate(number: $0) })
        return try person.add("Water", cost: cost) {
            $0.repeats = rule
            $0.due = due.map { LocalDate(number: $0) }
        }
    }

    private func due(_ task: Identity, _ person: Person? = nil) -> Int? {
        (person ?? self.person).space.task(task)?.due?.number
    }

    private func done(_ task: Identity, _ person: Person? = nil) -> Bool {
        (person ?? self.person).space.task(task)?.done != nil
    }

    @Test("T12: without a date, a rule begins at its first date from today on")
    func begins() throws {
        #expect(due(try add(due: nil)) == monday)
        #expect(due(try add(.weeks(Weekdays([2])), due: nil)) == monday + 2)
        #expect(due(try add(.monthsOnDay(1), due: nil)) == monday + 30)
    }

    @Test("T12: done, it is open at its next date, the only copy there is")
    func goesOn() throws {
        let task = try add(.weeks(.none))
        for week in 0..<5 {
            #expect(due(task) == monday + week * 7)
            try person.checkOff(task)
            #expect(!done(task))
            #expect(person.space.dated == [task])
            #expect(person.space.category(nil) == [task])
            person.now += 7 * Person.day
        }
        #expect(person.space.replica.entities(.task).count == 1)
    }

    @Test("T12: passed dates never pile up: however late a task is done, its next date is in the future")
    func neverPilesUp() throws {
        let task = try add(interval: 3)
        person.now += 10 * Person.day
        #expect(person.space.dated == [task])
        try person.checkOff(task)
        #expect(due(task) == monday + 12)
        person.now += 400 * Person.day
        try person.checkOff(task)
        #expect(due(task) == monday + 411)
    }

    @Test("T12: from completion, the next date is counted from the day it was done")
    func fromCompletion() throws {
        let task = try add(interval: 3, anchor: .completion)
        person.now += 10 * Person.day
        try person.checkOff(task)
        #expect(due(task) == monday + 13)
    }

    @Test("T12, D5: it stands under Done today at its cost; unticked there, its date is back")
    func unchecked() throws {
        try person.startDay()
        let task = try add(.weeks(.none), cost: 3)
        try person.act { try person.space.perform(.checkOff([task]), by: $0) }
        #expect(person.bucket(of: task) == .doneToday)
        #expect(person.space.budget?.spent == 3)
        #expect(due(task) == monday + 7)
        // It is done for today: once more changes nothing.
        #expect(try person.space.perform(.checkOff([task]), by: person.origin).facts.isEmpty)
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        #expect(due(task) == monday)
        #expect(person.bucket(of: task) == .category(3))
        #expect(person.space.budget?.used == 0)
        try person.checkOff(task)
        #expect(due(task) == monday + 7)
    }

    @Test("T12, T13: unchecked, it is hidden no longer than it was before it was done")
    func uncheckedStart() throws {
        try person.startDay()
        let task = try person.add("Water", cost: 1) {
            $0.repeats = RepeatRule(.weeks(.none))
            $0.due = LocalDate(number: self.monday)
            $0.start = LocalDate(number: self.monday - 1)
        }
        try person.checkOff(task)
        #expect(person.space.task(task)?.start?.number == monday + 6)
        _ = try person.space.perform(.uncheck(task), by: person.origin)
        #expect(person.space.task(task)?.start?.number == monday - 1)
        #expect(person.space.hidden(at: person.instant).isEmpty)
    }

    @Test("T12, D1: done yesterday, it is in the list of a new day at its next date")
    func nextDay() throws {
        try person.startDay()
        let task = try add(cost: 2)
        try person.submit([task])
        try person.checkOff(task)
        try person.startNextDay()
        #expect(person.bucket(of: task) == .today)
        try person.checkOff(task)
        #expect(due(task) == monday + 2)
        #expect(person.space.budget?.spent == 2)
    }

    @Test(
        "T12, D1: done after midnight, before the next day is begun, it is to do again on that day",
        arguments: [RepeatRule.Anchor.date, .completion]
    )
    func doneAfterMidnight(anchor: RepeatRule.Anchor) throws {
        try person.startDay()
        let task = try add(anchor: anchor, cost: 2)
        person.now += 17 * Person.hour
        try person.checkOff(task)
        #expect(due(task) == monday + 1)
        try person.startDay()
        #expect(person.bucket(of: task) == .today)
        _ = try person.space.perform(.sendBack([task]), by: person.origin)
        // A day that was begun earlier than yesterday says nothing of when it was done.
        person.now += 2 * Person.day
        try person.checkOff(task)
        #expect(due(task) == monday + 4)
    }

    @Test("T12: skipping leaves out one date, and those that have passed since")
    func skipped() throws {
        let task = try add(.weeks(.none))
        try person.act { try person.space.perform(.skipOnce(task), by: $0) }
        #expect(due(task) == monday + 7)
        #expect(!done(task))
        person.now += 20 * Person.day
        _ = try person.space.perform(.skipOnce(task), by: person.origin)
        #expect(due(task) == monday + 21)
        let once = try person.add("Once")
        #expect(try person.space.perform(.skipOnce(once), by: person.origin) == CommandResult(change: nil, facts: []))
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.skipOnce(.only), by: person.origin) }
    }

    @Test("T12: ended, it keeps its date, and done then, it is done for good")
    func ended() throws {
        let task = try add()
        try person.checkOff(task)
        try person.act { try person.space.perform(.endRepeat(task), by: $0) }
        #expect(due(task) == monday + 1)
        #expect(person.space.task(task)?.repeats == nil)
        try person.checkOff(task)
        #expect(done(task))
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.endRepeat(.only), by: person.origin) }
    }

    @Test("T12: the last date done, or skipped, it is done", arguments: [false, true])
    func lastDate(skips: Bool) throws {
        let task = try add(until: monday + 1)
        try person.checkOff(task)
        #expect(!done(task))
        try person.act {
            skips ? try person.space.perform(.skipOnce(task), by: $0) : try person.space.perform(.checkOff([task]), by: $0)
        }
        #expect(done(task))
        #expect(person.bucket(of: task) == .done)
        #expect(person.space.dated.isEmpty)
    }

    @Test("T12: the last date unchecked is to do again: on the day it was done, days later, and before any day was started")
    func lastDateUnchecked() throws {
        let early = try add(until: monday)
        try person.checkOff(early)
        try person.act { try person.space.perform(.uncheck(early), by: $0) }
        #expect(!done(early))
        try person.startDay()
        let task = try add(until: monday, cost: 2)
        try person.checkOff(task)
        _ = try person.space.perform(.uncheck(task), by: person.origin)
        #expect(!done(task))
        try person.checkOff(task)
        try person.startNextDay()
        #expect(done(task))
        _ = try person.space.perform(.uncheck(task), by: person.origin)
        #expect(!done(task))
        #expect(due(task) == monday)
    }

    @Test("T12: the last date skipped, and not skipped after all")
    func lastDateUnskipped() throws {
        let task = try add(until: monday)
        _ = try person.space.perform(.skipOnce(task), by: person.origin)
        #expect(done(task))
        _ = try person.space.perform(.uncheck(task), by: person.origin)
        #expect(!done(task))
    }

    @Test("T8, T12: when it goes on to its next date, its steps are to do again, and hidden as long before it as they were")
    func steps() throws {
        let task = try person.add("Clean") {
            $0.repeats = RepeatRule(.weeks(.none))
            $0.due = LocalDate(number: self.monday)
            $0.start = LocalDate(number: self.monday - 2)
        }
        let kitchen = try person.add("Kitchen", under: task)
        let sweep = try person.add("Sweep", under: kitchen)
        let left = try person.add("Windows", under: task)
        try person.checkOff(kitchen)
        _ = try person.space.perform(.setLeftOut(left, true), by: person.origin)
        try person.act { try person.space.perform(.checkOff([task]), by: $0) }
        #expect([kitchen, sweep].allSatisfy { person.space.task($0)?.done == nil })
        #expect(person.space.task(left)?.isLeftOut == false)
        #expect(person.space.openSteps(of: task).count == 3)
        #expect(person.space.task(task)?.start?.number == monday + 5)
    }

    @Test("T8, T12: a step that repeats goes on by itself when its task is done")
    func repeatingStep() throws {
        let task = try person.add("Clean")
        let step = try person.add("Sweep", under: task) {
            $0.repeats = RepeatRule(.days)
            $0.due = LocalDate(number: self.monday)
        }
        try person.checkOff(task)
        #expect(due(step) == monday + 1)
        #expect(!done(step))
    }

    // MARK: Two devices

    @Test("T12, A3: a date that two devices do apart is one completion with one next date", arguments: [true, false])
    func doneTwice(fromDate: Bool) throws {
        try person.startDay()
        let task = try add(.weeks(.none), anchor: fromDate ? .date : .completion, cost: 2)
        let other = person.elsewhere(device: 2)
        try person.checkOff(task)
        other.now += 2 * Person.day
        try other.checkOff(task)
        person.meet(other)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(due(task) == (fromDate ? monday + 7 : monday + 9))
        #expect(person.space.replica.entities(.occurrence).count == 1)
        #expect(person.space.budget?.spent == 2)
    }

    @Test("T12, A3: one device went on two dates while the other does the first: nothing that was done comes back")
    func wentOn() throws {
        let task = try add()
        let other = person.elsewhere(device: 2)
        try person.checkOff(task)
        person.now += Person.day
        try person.checkOff(task)
        #expect(due(task) == monday + 2)
        // Later by its clock, and yet on the day of the first date.
        other.now = person.now + Person.hour
        other.offset = -1440
        try other.checkOff(task)
        #expect(due(task, other) == monday + 1)
        person.meet(other)
        for device in [person, other] {
            #expect(due(task, device) == monday + 2)
            #expect(device.space.dated == [task])
            #expect(TaskListsTests.listed(device.space) == TaskListsTests.scanned(device.space))
        }
        // From there it goes on as ever.
        try person.checkOff(task)
        #expect(due(task) == monday + 3)
    }

    @Test("T12, A3: one device reached the end while the other does a date before it: it stays done on both")
    func reachedTheEnd() throws {
        let task = try add(until: monday + 1)
        let other = person.elsewhere(device: 2)
        try person.checkOff(task)
        try person.checkOff(task)
        #expect(done(task))
        other.now += Person.hour
        try other.checkOff(task)
        #expect(!done(task, other))
        person.meet(other)
        #expect(done(task))
        #expect(VisibleState(person.space) == VisibleState(other.space))
    }

    @Test("T12, A3: done here and skipped there, it is at one next date on both")
    func doneAndSkipped() throws {
        let task = try add(.weeks(.none))
        let other = person.elsewhere(device: 2)
        try person.checkOff(task)
        _ = try other.space.perform(.skipOnce(task), by: other.origin)
        person.meet(other)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(due(task) == monday + 7)
    }

    @Test("T12, A3: undone here while the other device went on: the other's later dates stay")
    func undoneApart() throws {
        let task = try add()
        let first = try person.space.perform(.checkOff([task]), by: person.origin)
        let other = person.elsewhere(device: 2)
        other.now += Person.day
        try other.checkOff(task)
        try person.undo(first.change)
        #expect(due(task) == monday)
        person.now = other.now
        person.meet(other)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(due(task) == monday + 2)
    }

    @Test("T12: a date that was done and is chosen again is to do again")
    func chosenAgain() throws {
        let task = try add()
        try person.checkOff(task)
        try person.act { try person.space.perform(.changeTasks([task], .due(LocalDate(number: self.monday))), by: $0) }
        #expect(due(task) == monday)
        try person.checkOff(task)
        #expect(due(task) == monday + 1)
    }

    private func doneFromReminder(of day: Int, _ task: Identity) throws -> CommandResult {
        try person.space.perform(.checkOff([task], dueBy: LocalDate(number: day)), by: person.origin)
    }

    @Test("C4: done from the reminder of a later date, a task that is still at an earlier one goes on, once")
    func doneFromLaterReminder() throws {
        let task = try add()
        person.now += 2 * Person.day
        try person.act {
            try person.space.perform(.checkOff([task], dueBy: LocalDate(number: self.monday + 2)), by: $0)
        }
        #expect(due(task) == monday + 3)
        for day in 0...2 { #expect(try doneFromReminder(of: monday + day, task).facts.isEmpty) }
        #expect(due(task) == monday + 3)
    }

    @Test("C4: done from a reminder that comes before its date, a task is done up to that date")
    func doneFromEarlyReminder() throws {
        let task = try add(.weeks(.none))
        person.now += 6 * Person.day
        _ = try doneFromReminder(of: monday + 7, task)
        #expect(due(task) == monday + 14)
    }

    @Test("C4: done from a reminder that comes before its date, a task counts on from completion where its rule does")
    func doneFromEarlyReminderFromCompletion() throws {
        let task = try add(interval: 3, anchor: .completion, due: monday + 2)
        _ = try doneFromReminder(of: monday + 2, task)
        #expect(due(task) == monday + 3)
    }

    @Test("C4: done from a reminder, a date is done although another was done in a day that still goes on")
    func doneFromReminderInLongDay() throws {
        try person.startDay()
        let task = try add(cost: 1)
        try person.checkOff(task)
        person.now += Person.day
        _ = try doneFromReminder(of: monday + 1, task)
        #expect(due(task) == monday + 2)
        _ = try person.space.perform(.uncheck(task), by: person.origin)
        #expect(due(task) == monday + 1)
    }

    @Test("T12: without a date nothing repeats: taking the date away ends it")
    func dateTakenAway() throws {
        let task = try add()
        try person.act { try person.space.perform(.changeTasks([task], .due(nil)), by: $0) }
        #expect(person.space.task(task)?.repeats == nil)
        try person.checkOff(task)
        #expect(done(task))
    }
}
