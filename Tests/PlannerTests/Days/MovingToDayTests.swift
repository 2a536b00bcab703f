import Facts
import Testing

@testable import Planner

/// Moving tasks to a day: the menu *Move to a day* (docs/planning.md). It is Monday, 2 March 2026.
struct MovingToDayTests {
    private let person = Person()
    private var space: PersonalSpace { person.space }

    private func date(_ days: Int) -> LocalDate { person.instant.date.adding(days: days) }

    private var today: [String] { space.todayItems.map(\.task.title) }

    private func move(_ tasks: Identity..., to day: DayChoice) throws {
        try person.act { try person.space.perform(.moveToDay(tasks, day), by: $0) }
    }

    private func planned(_ task: Identity) -> LocalDate? { space.intendedDate(of: task) }

    private var newest: Change? { space.changes(before: person.instant, limit: 1).first }

    // MARK: Days

    @Test("T13, D12: what is moved to tomorrow is planned for it, and the New Day of that date brings it")
    func tomorrow() throws {
        try person.startDay()
        let tea = try person.add("Tea", cost: 2)
        try move(tea, to: .tomorrow)
        #expect(planned(tea) == date(1) && space.task(tea)?.due == nil)
        #expect(newest?.name == .plannedWeek && newest?.amount == date(1).number)
        try person.startNextDay()
        #expect(today == ["Tea"])
    }

    @Test("T13, D12: from today's list it is one command: off today, onto that day")
    func offToday() throws {
        try person.startDay()
        let tea = try person.plan("Tea", cost: 2)
        try move(tea, to: .tomorrow)
        #expect(today.isEmpty && space.budget?.used == 0)
        #expect(planned(tea) == date(1))
        try person.startNextDay()
        #expect(today == ["Tea"] && space.backlog.isEmpty)
    }

    @Test("T13: next week begins with the person's first weekday")
    func nextWeek() throws {
        let tea = try person.add("Tea", cost: 2)
        try move(tea, to: .nextWeek)
        #expect(planned(tea) == date(7))
        person.times.firstWeekday = 6
        try move(tea, to: .nextWeek)
        #expect(planned(tea) == date(6))
    }

    @Test("T13: moved to today it is in today's list, if it fits; else nothing is changed, and as many spoons can be borrowed")
    func intoToday() throws {
        try person.startDay(4)
        let (tea, cook) = (try person.add("Tea", cost: 2), try person.add("Cook", cost: 3))
        try move(tea, to: .today)
        #expect(today == ["Tea"])
        #expect(throws: Fault.overBudget(by: 1)) { try space.perform(.moveToDay([cook], .on(date(0))), by: person.origin) }
        _ = try space.perform(.moveToDay([cook], .today, borrowing: 1), by: person.origin)
        #expect(Set(today) == ["Tea", "Cook"] && space.budget?.borrowed == 1)
    }

    @Test("T13: before the first day, and while an earlier day goes on, today's New Day brings what is moved to today")
    func todayBeforeNewDay() throws {
        let tea = try person.add("Tea", cost: 2)
        try move(tea, to: .today)
        #expect(planned(tea) == date(0))
        try person.startDay()
        #expect(today == ["Tea"])
        person.now += Person.day
        try move(tea, to: .today)
        #expect(today.isEmpty && planned(tea) == date(0))
        try person.startDay()
        #expect(today == ["Tea"] && space.backlog.isEmpty)
    }

    @Test("T13: a date that has passed, a deleted task, a task of an archived list and nothing at all are refused")
    func refused() throws {
        try person.startDay()
        let tea = try person.add("Tea", cost: 2)
        let list = try person.addList("Old", "Mug")
        let mug = try #require(space.members(of: list).first)
        _ = try space.perform(.setArchived(list, true), by: person.origin)
        let before = VisibleState(space)
        func refuse(_ fault: Fault, _ tasks: [Identity], _ day: DayChoice) {
            #expect(throws: fault) { try space.perform(.moveToDay(tasks, day), by: person.origin) }
        }
        refuse(.notAhead, [tea], .on(date(-1)))
        refuse(.noSuchTask, [tea, .only], .tomorrow)
        refuse(.noSuchTask, [mug], .tomorrow)
        refuse(.nothingChosen, [], .tomorrow)
        #expect(VisibleState(space) == before)
    }

    @Test("T10, T13: several are moved as one change; done ones stay as they are")
    func several() throws {
        try person.startDay()
        let (tea, cook, post) = (
            try person.add("Tea", cost: 2), try person.plan("Cook", cost: 3), try person.add("Post", cost: 1)
        )
        try person.checkOff(post)
        try move(tea, cook, post, to: .on(date(3)))
        #expect([tea, cook, post].map { planned($0) } == [date(3), date(3), nil])
        #expect(newest?.count == 2)
    }

    @Test("T13: a task that is hidden until a later date is in sight again when it is moved to a day before")
    func wakes() throws {
        let tea = try person.add("Tea", cost: 2)
        _ = try space.perform(.snooze([tea], .until(date(5))), by: person.origin)
        try move(tea, to: .tomorrow)
        #expect(space.hidden(at: person.instant).isEmpty)
    }

    // MARK: Due dates

    @Test("T13, D12: a due date without a time stays, and the planned day counts, also after it")
    func dueStays() throws {
        try person.startDay()
        let form = try person.add("Form", cost: 2) { $0.due = self.date(2) }
        try move(form, to: .on(date(4)))
        #expect(space.task(form)?.due == date(2) && planned(form) == date(4))
        let entry = try #require(space.task(form))
        #expect(space.ownDay(of: entry, at: person.instant) == date(4))
    }

    @Test("T13, D12: a task with a time moves with its due date, and loses a planned day")
    func timed() throws {
        let call = try person.add("Call", cost: 1) {
            $0.due = self.date(1)
            $0.time = 540
        }
        _ = try space.perform(.moveDate(.intended, of: call, to: date(3)), by: person.origin)
        try move(call, to: .on(date(2)))
        let entry = try #require(space.task(call))
        #expect(entry.due == date(2) && entry.time == 540 && planned(call) == nil)
        #expect(newest?.name == .movedDate)
    }

    @Test("T13, T12: the live date of a task that repeats moves, and keeps its place in the series")
    func repeats() throws {
        let bins = try person.add("Bins", cost: 1) {
            $0.due = self.date(0)
            $0.repeats = RepeatRule(.days, interval: 7)
        }
        try move(bins, to: .tomorrow)
        #expect(space.task(bins)?.due == date(1) && planned(bins) == nil)
        person.now += Person.day
        try person.checkOff(bins)
        #expect(space.task(bins)?.due == date(6))
    }

    @Test("T13, D8: a daily task leaves today's list, and comes on its weekdays as before")
    func daily() throws {
        let walk = try person.add("Walk", cost: 1, daily: .all)
        try person.startDay()
        try move(walk, to: .tomorrow)
        #expect(today.isEmpty && planned(walk) == nil)
        try person.startNextDay()
        #expect(today == ["Walk"])
    }

    @Test("T13, L5: a task with a time that only others may change is planned, and its date stays")
    func viewOnly() throws {
        let list = try person.addList("Club")
        let call = try person.add("Meeting", cost: 1) {
            $0.list = .existing(list)
            $0.due = self.date(1)
            $0.time = 540
        }
        space.memberships = [SpaceMembership(number: 7, role: .own, others: [])]
        _ = space.share(list, in: 7, now: person.now)
        space.memberships = [SpaceMembership(number: 7, role: .view, others: [])]
        _ = try space.perform(.moveToDay([call], .on(date(2))), by: person.origin)
        #expect(space.task(call)?.due == date(1) && planned(call) == date(2))
    }

    // MARK: No day

    @Test("T13: No day takes the planned day away, and the task out of today's list; a due date stays")
    func noDay() throws {
        try person.startDay()
        let (tea, cook) = (try person.add("Tea", cost: 2) { $0.due = self.date(4) }, try person.plan("Cook", cost: 3))
        try move(tea, to: .tomorrow)
        try move(tea, cook, to: .noDay)
        #expect(planned(tea) == nil && space.task(tea)?.due == date(4))
        #expect(today.isEmpty && person.bucket(of: cook) == .category(3))
        #expect(newest?.name == .removedIntendedDate)
    }

    @Test("T13: No day takes a task out of the Backlog, too; moved to a day it waits there until that day")
    func backlog() throws {
        try person.startDay()
        let tea = try person.plan("Tea", cost: 2)
        try person.startNextDay()
        try move(tea, to: .tomorrow)
        #expect(space.backlog == [tea] && planned(tea) == date(1))
        try move(tea, to: .noDay)
        #expect(space.backlog.isEmpty && planned(tea) == nil)
    }

    // MARK: Without a cost

    @Test("T13, D12: tasks without a cost can be planned: they count 0, always come, and are counted beside the sum")
    func uncosted() throws {
        try person.startDay()
        let (call, tea) = (try person.add("Call"), try person.add("Tea", cost: 3))
        let step = try person.add("Ask Bob", under: tea)
        for task in [call, tea, step] { try move(task, to: .tomorrow) }
        let span = space.calendar(from: date(1), days: 1, at: person.instant)
        let load = DayLoads(reading: space, at: person.instant).load(of: span.entries(on: date(1)), on: date(1))
        #expect(load?.planned == 3 && load?.uncosted == 2)
        try person.startNextDay()
        #expect(Set(today) == ["Call", "Tea", "Ask Bob"])
        #expect(space.budget?.used == 3 && space.budget?.uncosted == 2)
    }

    @Test("T13, N1: a task without a cost comes into today's list at once, and a plan does not propose it")
    func uncostedToday() throws {
        try person.startDay()
        let call = try person.add("Call")
        let plan = try #require(space.planDay(PlanFilter(), at: person.instant))
        #expect(plan.lines.isEmpty && plan.uncosted == 1)
        try move(call, to: .today)
        #expect(today == ["Call"] && space.budget?.uncosted == 1)
    }
}
