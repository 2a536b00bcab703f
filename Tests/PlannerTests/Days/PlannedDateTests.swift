import Facts
import Testing

@testable import Planner

/// A repeating task is planned for one of its dates, and done with it.
struct PlannedDateTests {
    private let person = Person()
    private let monday = 20_514

    private func add(_ pattern: RepeatRule.Pattern = .days, daily: Weekdays = .none) throws -> Identity {
        try person.add("Water", cost: 2, daily: daily) {
            $0.due = LocalDate(number: self.monday)
            $0.repeats = RepeatRule(pattern)
        }
    }

    private func due(_ task: Identity) -> Int? { person.space.task(task)?.due.map { $0.number - monday } }

    /// Another device that knows no day: only the task reached it.
    private func elsewhereWithoutDay() -> Person {
        let other = Person(device: 3, now: person.now + Person.hour)
        other.space.apply(person.space.replica.facts.filter { $0.entity.kind == .task })
        return other
    }

    private func meet(_ other: Person) {
        person.meet(other)
        person.now = max(person.now, other.now)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
    }

    @Test("D7, T12: a skipped task leaves today's list, and gives its spoons back")
    func skipped() throws {
        try person.startDay()
        let task = try add()
        try person.submit([task])
        try person.act { try person.space.perform(.skipOnce(task), by: $0) }
        #expect(person.today.isEmpty)
        #expect(person.space.budget?.used == 0)
        #expect(person.bucket(of: task) == .category(2))
        #expect(due(task) == 1)
        try person.submit([task])
        try person.checkOff(task)
        #expect(due(task) == 2)
    }

    @Test("D6, T12: a skipped task leaves the backlog")
    func skippedInTheBacklog() throws {
        try person.startDay()
        let task = try add(.weeks(.none))
        try person.submit([task])
        try person.startNextDay()
        #expect(person.space.backlog == [task])
        try person.act { try person.space.perform(.skipOnce(task), by: $0) }
        #expect(person.space.backlog.isEmpty)
        #expect(person.bucket(of: task) == .category(2))
    }

    @Test("D8, T12, A3: planned here and done where this day was not known, it is done here, once")
    func doneWithoutTheDay() throws {
        try person.startDay()
        let task = try add()
        let step = try person.add("Fill", under: task)
        try person.checkOff(step)
        let other = elsewhereWithoutDay()
        try person.submit([task])
        try other.checkOff(task)
        meet(other)
        #expect(person.bucket(of: task) == .doneToday)
        #expect(person.space.budget?.spent == 2)
        #expect(try person.space.perform(.checkOff([task]), by: person.origin).facts.isEmpty)
        #expect(due(task) == 1)
        // Reopened, it is planned as it was, and the steps done beneath it are done.
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        #expect(person.bucket(of: task) == .today)
        #expect(due(task) == 0)
        #expect(person.space.task(step)?.done != nil)
        try person.checkOff(task)
        #expect(due(task) == 1)
    }

    @Test("D8, T12, A3: planned here and moved to another date, and that done where this day was not known, it is done here")
    func movedAndDoneWithoutTheDay() throws {
        try person.startDay()
        let task = try add()
        try person.submit([task])
        try person.act { try person.space.perform(.changeTasks([task], .due(LocalDate(number: self.monday + 2))), by: $0) }
        let other = elsewhereWithoutDay()
        try other.checkOff(task)
        meet(other)
        #expect(person.bucket(of: task) == .doneToday)
        #expect(due(task) == 3)
    }

    @Test("D6, T12, A3: left over here, and done where this day was not known, it is no longer left over")
    func doneFromTheBacklog() throws {
        try person.startDay()
        let task = try add(.weeks(.none))
        let other = elsewhereWithoutDay()
        try person.submit([task])
        try person.startNextDay()
        other.now = person.now + Person.hour
        try other.checkOff(task)
        meet(other)
        #expect(person.space.backlog.isEmpty)
        #expect(person.bucket(of: task) == .category(2))
    }

    @Test("D3, T12, A3: planned here and skipped there, or done there before this day began, it waits for its next date")
    func closedElsewhere() throws {
        for isSkipped in [true, false] {
            let task = try add()
            let other = person.elsewhere(device: isSkipped ? 2 : 3)
            if !isSkipped { try other.checkOff(task) }
            person.now += Person.hour
            try person.startDay()
            try person.submit([task])
            other.now = person.now + Person.hour
            if isSkipped { _ = try other.space.perform(.skipOnce(task), by: other.origin) }
            meet(other)
            #expect(person.today.isEmpty)
            #expect(person.bucket(of: task) == .category(2))
            #expect(due(task) == 1)
            try person.submit([task])
            #expect(person.today == [task])
            _ = try person.space.perform(.deleteTask(task), by: person.origin)
            person.now = Person.monday + (isSkipped ? 10 : 20) * Person.hour
        }
    }

    @Test("T12, D8: done today and its date chosen again, it is to do again, where it was", arguments: [true, false])
    func chosenAgain(isPlanned: Bool) throws {
        try person.startDay()
        let task = try add()
        if isPlanned { try person.submit([task]) }
        let bucket = person.bucket(of: task)
        try person.checkOff(task)
        try person.act { try person.space.perform(.changeTasks([task], .due(LocalDate(number: self.monday))), by: $0) }
        #expect(person.bucket(of: task) == bucket)
        #expect(person.space.budget?.spent == 0)
        #expect(due(task) == 0)
        try person.act { try person.space.perform(.checkOff([task]), by: $0) }
        #expect(due(task) == 1)
        #expect(person.bucket(of: task) == .doneToday)
    }

    @Test("T12: a task done today and moved to another date is done today all the same")
    func movedOn() throws {
        try person.startDay()
        let task = try add()
        try person.checkOff(task)
        try person.act { try person.space.perform(.changeTasks([task], .due(LocalDate(number: self.monday + 5))), by: $0) }
        #expect(person.bucket(of: task) == .doneToday)
        #expect(due(task) == 5)
    }

    @Test("D8, T12: planned by its weekdays, it is to do each day, whatever date its rule is at")
    func daily() throws {
        let task = try add(.weeks(.none), daily: .all)
        try person.startDay()
        try person.checkOff(task)
        try person.startNextDay()
        #expect(person.bucket(of: task) == .today)
        try person.checkOff(task)
        #expect(due(task) == 14)
    }

    @Test("D8, T12, A3: put into today by its weekdays, it stays there though its date is skipped where this day was not known")
    func dailyAndSkippedElsewhere() throws {
        let task = try add(.weeks(.none), daily: .all)
        let other = elsewhereWithoutDay()
        try person.startDay()
        _ = try other.space.perform(.skipOnce(task), by: other.origin)
        meet(other)
        #expect(person.bucket(of: task) == .today)
        #expect(due(task) == 7)
    }

    // MARK: Steps of the next time

    @Test(
        "T8, T12: a task that repeats and its step, done at once: the step of the next time is to do",
        arguments: [true, false]
    )
    func bothChosen(isTaskFirst: Bool) throws {
        let task = try add()
        let step = try person.add("Fill", under: task)
        try person.act { try person.space.perform(.checkOff(isTaskFirst ? [task, step] : [step, task]), by: $0) }
        #expect(due(task) == 1)
        #expect(person.space.task(step)?.done == nil)
        #expect(person.space.openSteps(of: task).count == 1)
    }

    @Test("T8, T12: done with its task, a repeating step goes on, and the steps beneath it are open")
    func beneathRepeating() throws {
        try person.startDay()
        let above = try person.add("Garden")
        let water = try person.add("Water", under: above) {
            $0.due = LocalDate(number: self.monday)
            $0.repeats = RepeatRule(.days)
        }
        let fill = try person.add("Fill", under: water)
        let before = VisibleState(person.space)
        try person.act { try person.space.perform(.checkOff([above]), by: $0) }
        #expect(person.space.task(above)?.done != nil)
        #expect(due(water) == 1)
        #expect(person.space.task(fill)?.done == nil)
        try person.act { try person.space.perform(.uncheck(above), by: $0) }
        #expect(VisibleState(person.space) == before)
    }

    // MARK: Every day

    @Test("D8, T3: a daily task cannot be done before the first day, and says so")
    func dailyWithoutDay() throws {
        let task = try person.add("Dress", cost: 1, daily: .all)
        #expect(throws: Fault.noDay) { try person.space.perform(.checkOff([task]), by: person.origin) }
        let other = try person.add("Cook")
        #expect(throws: Fault.noDay) { try person.space.perform(.checkOff([other, task]), by: person.origin) }
        #expect(person.space.task(other)?.done == nil)
        // As a step it is no reason to refuse what it belongs to.
        let above = try person.add("Morning")
        try person.add("Wash", daily: .all, under: above)
        try person.checkOff(above)
        #expect(person.space.task(above)?.done != nil)
    }

    @Test("D8, L1: a daily task of a list that was put away is done for today as any other")
    func dailyPutAway() throws {
        let list = try person.addList("Home")
        let task = try person.add("Dress", cost: 1, daily: .all) { $0.list = .existing(list) }
        _ = try person.space.perform(.setArchived(list, true), by: person.origin)
        try person.startDay()
        #expect(person.today.isEmpty)
        try person.act { try person.space.perform(.checkOff([task]), by: $0) }
        #expect(person.bucket(of: task) == .doneToday)
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        #expect(person.bucket(of: task) == .shelved)
    }
}
