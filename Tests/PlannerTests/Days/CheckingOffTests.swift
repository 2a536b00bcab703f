import Facts
import Testing

@testable import Planner

struct CheckingOffTests {
    private let person = Person()

    @Test("D5: checking off several tasks moves them to Done today and keeps their spoons spent")
    func several() throws {
        try person.startDay()
        let tasks = [try person.plan("Cook", cost: 4), try person.plan("Laundry", cost: 3), try person.plan("Call", cost: 1)]
        try person.checkOff(tasks[0], tasks[1])
        #expect(person.bucket(of: tasks[0]) == .doneToday)
        #expect(person.bucket(of: tasks[1]) == .doneToday)
        #expect(person.bucket(of: tasks[2]) == .today)
        #expect(person.space.budget == Budget(total: 12, borrowed: 0, reserve: 1, spent: 7, planned: 1))
    }

    @Test("D5: a task that was marked twice in one form is done once")
    func duplicates() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        try person.checkOff(task, task)
        #expect(person.space.budget?.spent == 4)
        #expect(person.space.changes(before: person.instant, limit: 1).first?.count == 1)
    }

    @Test("D5: a task outside of today's list is checked off in its own list: it took its spoons today")
    func others() throws {
        try person.startDay()
        let waiting = try person.add("Cook", cost: 4)
        try person.checkOff(waiting)
        #expect(person.bucket(of: waiting) == .doneToday)
        #expect(person.space.budget == Budget(total: 12, borrowed: 0, reserve: 1, spent: 4, planned: 0))
        #expect(person.space.category(4).isEmpty)
    }

    @Test("D5: a task without a cost is done and took nothing; so is any task before the first day")
    func costless() throws {
        let early = try person.add("Early", cost: 2)
        try person.checkOff(early)
        #expect(person.bucket(of: early) == .done)
        try person.startDay()
        let task = try person.add("Call")
        try person.checkOff(task)
        #expect(person.bucket(of: task) == .done)
        #expect(person.space.budget?.used == 0)
        _ = try person.space.perform(.uncheck(task), by: person.origin)
        #expect(person.bucket(of: task) == .category(nil))
    }

    @Test("D5: checked off in the backlog, it took today's spoons, and is no longer in the backlog")
    func backlog() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        try person.startNextDay()
        try person.checkOff(task)
        #expect(person.space.backlog.isEmpty)
        #expect(person.bucket(of: task) == .doneToday)
        #expect(person.space.budget?.spent == 4)
    }

    @Test("D5: checking off a deleted task, or no task at all, is refused with the reason")
    func refused() throws {
        try person.startDay()
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.checkOff([.only]), by: person.origin) }
        #expect(throws: Fault.nothingChosen) { try person.space.perform(.checkOff([]), by: person.origin) }
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.uncheck(.only), by: person.origin) }
    }

    @Test("D5: taking the mark off puts the task back into the list, its spoons planned again")
    func unchecked() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        try person.checkOff(task)
        _ = try person.space.perform(.uncheck(task), by: person.origin)
        #expect(person.bucket(of: task) == .today)
        #expect(person.space.budget == Budget(total: 12, borrowed: 0, reserve: 1, spent: 0, planned: 4))
        #expect(try person.space.perform(.uncheck(task), by: person.origin).facts.isEmpty)
    }

    @Test("D7: sending back puts the task into its category and gives its spoons back")
    func sentBack() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        _ = try person.space.perform(.sendBack([task]), by: person.origin)
        #expect(person.bucket(of: task) == .category(4))
        #expect(person.space.category(4) == [task])
        #expect(person.space.budget?.used == 0)
    }

    @Test("D7: a task that was sent back can be planned again, at its usual cost")
    func plannedAgain() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        _ = try person.space.perform(.setTodayCost(of: task, to: 9), by: person.origin)
        _ = try person.space.perform(.sendBack([task]), by: person.origin)
        try person.submit([task])
        #expect(person.space.budget?.planned == 4)
    }

    @Test("D7: a done task is not sent back")
    func doneStays() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        try person.checkOff(task)
        #expect(try person.space.perform(.sendBack([task]), by: person.origin).facts.isEmpty)
        #expect(person.bucket(of: task) == .doneToday)
    }

    @Test("D6: start fresh puts all remaining tasks into their categories, in one change")
    func startFresh() throws {
        try person.startDay()
        let tasks = [try person.plan("Cook", cost: 4), try person.plan("Laundry", cost: 3)]
        try person.startNextDay()
        let today = try person.plan("Call", cost: 1)
        let result = try person.space.perform(.startFresh, by: person.origin)
        #expect(result.change != nil)
        #expect(person.space.backlog.isEmpty)
        #expect(tasks.map { person.bucket(of: $0) } == [.category(4), .category(3)])
        #expect(person.today == [today])
        #expect(try person.space.perform(.startFresh, by: person.origin).facts.isEmpty)
    }

    @Test("D6: one task alone can leave the backlog")
    func leavesBacklog() throws {
        try person.startDay()
        let tasks = [try person.plan("Cook", cost: 4), try person.plan("Laundry", cost: 3)]
        try person.startNextDay()
        _ = try person.space.perform(.leaveBacklog(tasks[0]), by: person.origin)
        #expect(person.space.backlog == [tasks[1]])
        #expect(person.bucket(of: tasks[0]) == .category(4))
    }

    /// Checks that checking off a task and reopening it leaves everything visible unchanged.
    private func expectUnchanged(_ task: Identity) throws {
        let before = VisibleState(person.space)
        try person.checkOff(task)
        #expect(VisibleState(person.space) != before)
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        #expect(VisibleState(person.space) == before)
    }

    @Test("T3: a never planned task that is done and reopened is where it was, and took no spoons", arguments: [nil, 9])
    func doneAgain(cost: Int?) throws {
        try person.startDay()
        _ = try person.plan("Cook", cost: 4)
        let list = try person.addList("Home")
        try expectUnchanged(try person.add("Clean", cost: cost) { $0.list = .existing(list) })
        #expect(person.space.budget?.used == 4)
    }

    @Test("T3, D6: done and done again in the backlog, it is in the backlog")
    func doneAgainInTheBacklog() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        try person.startNextDay()
        try expectUnchanged(task)
        #expect(person.bucket(of: task) == .backlog)
        try person.startNextDay()
        #expect(person.space.backlog == [task])
    }

    @Test("T3, T12: a repeating task is done and reopened, too, without a cost and with one", arguments: [nil, 3])
    func doneAgainRepeating(cost: Int?) throws {
        try person.startDay()
        try expectUnchanged(
            try person.add("Bins", cost: cost) {
                $0.repeats = RepeatRule(.weeks(.none))
                $0.due = LocalDate(number: 20_516)
                $0.start = LocalDate(number: 20_515)
            }
        )
        try expectUnchanged(try person.add("Dress", cost: cost, daily: .all))
        #expect(person.today.isEmpty)
    }

    @Test(
        "T3, T12, T13: a repeating task that was snoozed is snoozed as before once its mark is taken off",
        arguments: [true, false]
    )
    func doneAgainSnoozed(isForHours: Bool) throws {
        try person.startDay()
        let task = try person.add("Bins", cost: 2) {
            $0.repeats = RepeatRule(.weeks(.none))
            $0.due = LocalDate(number: 20_514)
        }
        _ = try person.space.perform(.snooze([task], isForHours ? .laterToday : .tomorrow), by: person.origin)
        try expectUnchanged(task)
        #expect(person.space.hidden(at: person.instant) == [task])
    }

    @Test("T3, T13: a task that was snoozed again after it was done stays snoozed so once its mark is taken off")
    func snoozedSinceDone() throws {
        try person.startDay()
        let task = try person.add("Bins", cost: 2) {
            $0.repeats = RepeatRule(.weeks(.none))
            $0.due = LocalDate(number: 20_514)
        }
        _ = try person.space.perform(.snooze([task], .tomorrow), by: person.origin)
        try person.checkOff(task)
        _ = try person.space.perform(.snooze([task], .until(LocalDate(number: 20_520))), by: person.origin)
        _ = try person.space.perform(.uncheck(task), by: person.origin)
        #expect(person.space.task(task)?.snoozedDate == LocalDate(number: 20_520))
    }

    @Test("T3, N1: a task that was planned for a day to come is so again once its mark is taken off, and so are its steps")
    func doneAgainIntended() throws {
        try person.startDay()
        let task = try person.add("Letter", cost: 2)
        let step = try person.add("Stamp", cost: 1, under: task)
        let friday = LocalDate(number: 20_518)
        for one in [task, step] { _ = try person.space.perform(.moveDate(.intended, of: one, to: friday), by: person.origin) }
        try expectUnchanged(task)
        #expect(person.space.intendedDate(of: step) == friday)
    }

    @Test("T3, D7: a task that was sent back today is in its category again, and planned at its usual cost")
    func doneAgainSentBack() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        _ = try person.space.perform(.setTodayCost(of: task, to: 9), by: person.origin)
        _ = try person.space.perform(.sendBack([task]), by: person.origin)
        try expectUnchanged(task)
        #expect(person.bucket(of: task) == .category(4))
        try person.submit([task])
        #expect(person.space.budget?.planned == 4)
    }

    @Test("T3, D9: a planned task is planned again as it was: its actual cost is forgotten, and a new usual cost counts")
    func doneAgainPlanned() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        let before = VisibleState(person.space)
        try person.checkOff(task)
        _ = try person.space.perform(.setRealCost(of: task, to: 7), by: person.origin)
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        #expect(VisibleState(person.space) == before)
        _ = try person.space.perform(.changeTasks([task], .cost(5)), by: person.origin)
        #expect(person.space.budget?.planned == 5)
        _ = try person.space.perform(.setTodayCost(of: task, to: 2), by: person.origin)
        try expectUnchanged(task)
        #expect(person.space.budget?.planned == 2)
    }

    @Test("T3, A3: done here and planned there, it is planned where its mark is taken off")
    func doneAndPlannedApart() throws {
        try person.startDay()
        let task = try person.add("Cook", cost: 4)
        let other = person.elsewhere(device: 2)
        try person.checkOff(task)
        other.now = person.now + 1000
        _ = try other.submit([task])
        person.meet(other)
        _ = try person.space.perform(.uncheck(task), by: person.origin)
        person.meet(other)
        #expect(person.bucket(of: task) == .today)
        #expect(VisibleState(person.space) == VisibleState(other.space))
    }
}
