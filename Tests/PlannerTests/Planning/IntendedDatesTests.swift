import Facts
import Testing

@testable import Planner

struct IntendedDatesTests {
    private func withDay(_ spoons: Int = 12) throws -> Person {
        let person = Person()
        try person.startDay(spoons)
        return person
    }

    private func date(_ person: Person, in days: Int) -> LocalDate { person.instant.date.adding(days: days) }

    private func mean(_ person: Person, _ task: Identity, in days: Int) throws {
        _ = try person.space.perform(.takeWeek([IntendedLine(task, on: date(person, in: days))]), by: person.origin)
    }

    private func today(_ person: Person) -> [String] { person.space.todayItems.map(\.task.title) }

    @Test("N1: taking a plan for several days is one change: today's part is in the list, the rest is meant for its day")
    func taken() throws {
        let person = try withDay()
        let (tea, letter) = (try person.add("Tea", cost: 1), try person.add("Letter", cost: 2))
        let lines = [IntendedLine(tea, on: date(person, in: 0)), IntendedLine(letter, on: date(person, in: 2))]
        try person.act { try person.space.perform(.takeWeek(lines), by: $0) }
        #expect(today(person) == ["Tea"])
        #expect(person.space.intendedDate(of: letter, at: person.instant) == date(person, in: 2))
        #expect(person.bucket(of: letter) == .category(2))
        #expect(person.space.task(letter)?.due == nil)
        #expect(person.space.changes(before: person.instant, limit: 1).first?.count == 2)
    }

    @Test("N1: a rest comes into today's list with the tasks taken for today")
    func rest() throws {
        let person = try withDay()
        let tea = try person.add("Tea", cost: 1)
        try person.act { try person.space.perform(.takeWeek([IntendedLine(tea, on: date(person, in: 0))], resting: 15), by: $0) }
        #expect(person.space.todayItems.contains { $0.task.isRest && $0.task.minutes == 15 })
    }

    @Test("N1, D9: a task that was sent back today is in today's list with its usual cost again")
    func sentBack() throws {
        let person = try withDay(5)
        let tea = try person.plan("Tea", cost: 1)
        _ = try person.space.perform(.setTodayCost(of: tea, to: 9), by: person.origin)
        _ = try person.space.perform(.sendBack([tea]), by: person.origin)
        try mean(person, tea, in: 0)
        #expect(person.space.todayItems.map(\.cost) == [1])
        #expect(person.space.budget?.over == 0)
    }

    @Test("N1, T13: taking a plan for a day before a snooze ends takes the snooze away", arguments: [0, 1])
    func snoozedMeanwhile(days: Int) throws {
        let person = try withDay()
        let tea = try person.add("Tea", cost: 1)
        _ = try person.space.perform(.snooze([tea], .until(date(person, in: 3))), by: person.origin)
        try mean(person, tea, in: days)
        #expect(person.space.hidden(at: person.instant).isEmpty)
    }

    @Test("N1: nothing is taken where today's part does not fit, a date is past or far ahead, or a task is gone")
    func refused() throws {
        let person = try withDay(3)
        let (tea, party) = (try person.add("Tea", cost: 1), try person.add("Party", cost: 4))
        let before = VisibleState(person.space)
        func refuse(_ fault: Fault, _ lines: [IntendedLine]) {
            #expect(throws: fault) { try person.space.perform(.takeWeek(lines), by: person.origin) }
        }
        refuse(.overBudget(by: 1), [IntendedLine(tea, on: date(person, in: 1)), IntendedLine(party, on: date(person, in: 0))])
        refuse(.notADate, [IntendedLine(tea, on: date(person, in: -1))])
        refuse(.notADate, [IntendedLine(tea, on: date(person, in: 30))])
        refuse(.noSuchTask, [IntendedLine(.only, on: date(person, in: 1))])
        refuse(.nothingChosen, [])
        #expect(VisibleState(person.space) == before)
    }

    @Test("N1: a task that was done or put into today's list meanwhile is left as it is")
    func meanwhile() throws {
        let person = try withDay()
        let (tea, letter) = (try person.add("Tea", cost: 1), try person.plan("Letter", cost: 2))
        try person.checkOff(tea)
        let lines = [IntendedLine(tea, on: date(person, in: 1)), IntendedLine(letter, on: date(person, in: 1))]
        #expect(try person.space.perform(.takeWeek(lines), by: person.origin) == .nothing)
    }

    // MARK: The new day

    @Test("N1: the New Day of that date brings in the tasks meant for it, undone as one change")
    func broughtIn() throws {
        let person = try withDay()
        let (tea, letter) = (try person.add("Tea", cost: 1), try person.add("Letter", cost: 2))
        try mean(person, tea, in: 1)
        try mean(person, letter, in: 2)
        person.now += Person.day
        #expect(person.space.comingTasks(spoons: 12, at: person.instant).coming.map(\.task.title) == ["Tea"])
        try person.act { try person.space.perform(.startDay(spoons: 12), by: $0) }
        #expect(today(person) == ["Tea"])
        #expect(person.space.intendedDate(of: tea, at: person.instant) == nil)
        try person.startNextDay()
        #expect(today(person) == ["Letter"])
    }

    @Test("N1: of the tasks planned for a day those come in that fit beside daily tasks and the reserve, by priority")
    func fits() throws {
        let person = try withDay()
        try person.add("Shower", cost: 2, daily: .all)
        let forms = try person.add("Forms", cost: 4) { $0.priority = .high }
        let tasks = [forms, try person.add("Shelf", cost: 3), try person.add("Tea", cost: 1)]
        for task in tasks { try mean(person, task, in: 1) }
        try person.startNextDay(8)
        #expect(Set(today(person)) == ["Shower", "Forms", "Tea"])
        #expect(person.bucket(of: tasks[1]) == .category(3))
    }

    @Test("N1: what its New Day did not bring waits where it is, and nothing is late")
    func anotherDate() throws {
        let person = try withDay()
        let tea = try person.add("Tea", cost: 1)
        try mean(person, tea, in: 1)
        try person.startNextDay(1)
        #expect(today(person).isEmpty)
        try person.startNextDay()
        #expect(today(person).isEmpty)
        #expect(person.space.intendedDate(of: tea, at: person.instant) == nil)
        #expect(person.bucket(of: tea) == .category(1))
        #expect(try #require(person.space.planDay(PlanFilter(), at: person.instant)).lines.map(\.task.identity) == [tea])
    }

    @Test("N1, L2, C1: a task that is left out of its checklist this time is on no day, and back on its day when it is included")
    func leftOut() throws {
        let person = try withDay()
        let list = try person.addList("Bag", isChecklist: true)
        let tent = try person.add("Tent", cost: 2) { $0.list = .existing(list) }
        try mean(person, tent, in: 1)
        _ = try person.space.perform(.setLeftOut(tent, true), by: person.origin)
        let span = person.space.calendar(from: person.instant.date, days: 7, at: person.instant)
        #expect(span.days.allSatisfy { $0.isEmpty })
        let other = person.elsewhere(device: 2)
        _ = try other.space.perform(.setLeftOut(tent, false), by: other.origin)
        #expect(other.space.intendedTasks(at: other.instant).map(\.task.identity) == [tent])
        try person.startNextDay()
        #expect(today(person).isEmpty)
        try other.startNextDay()
        #expect(today(other) == ["Tent"])
    }

    @Test("N1: a second New Day of the same date does not bring in again the tasks that were in a list of that date")
    func secondDay() throws {
        let person = try withDay()
        let tea = try person.add("Tea", cost: 1)
        try mean(person, tea, in: 1)
        let other = person.elsewhere(device: 2)
        try person.startNextDay()
        // Another device meant it for the same date without knowing that it had begun.
        other.now = person.now
        try mean(other, tea, in: 0)
        person.meet(other)
        try person.startDay()
        #expect(today(person).isEmpty && person.bucket(of: tea) == .backlog)
    }

    @Test("N1: a low day brings in only tasks that cannot wait")
    func low() throws {
        let person = try withDay()
        let (tea, pills) = (try person.add("Tea", cost: 1), try person.add("Pills", cost: 1) { $0.priority = .high })
        for task in [tea, pills] { try mean(person, task, in: 1) }
        person.now += Person.day
        _ = try person.space.perform(.startDay(spoons: 12, isLow: true), by: person.origin)
        #expect(today(person) == ["Pills"])
    }

    @Test("N1: a rest comes in with two tasks that take much, unless rests are switched off or there is one already")
    func restBetween() throws {
        for (rests, daily, expected) in [(true, false, 1), (false, false, 0), (true, true, 1)] {
            let person = try withDay(15)
            if !rests {
                var settings = person.space.settings
                settings.proposesRests = false
                _ = try person.space.perform(.changeSettings(settings), by: person.origin)
            }
            if daily { try person.add("Lie down", cost: 0, daily: .all) }
            for title in ["Shelf", "Cellar"] { try mean(person, try person.add(title, cost: 4), in: 1) }
            try person.startNextDay(15)
            #expect(person.space.todayItems.filter(\.task.isRest).count == expected)
        }
    }

    @Test("N1, C3: a rest that is meant for a day comes in on it, and no other rest is added")
    func restMeant() throws {
        let person = try withDay(15)
        let rest = try person.add("Lie down", cost: 0)
        for task in [rest, try person.add("Shelf", cost: 4), try person.add("Cellar", cost: 4)] { try mean(person, task, in: 1) }
        try person.startNextDay(15)
        #expect(person.space.todayItems.filter(\.task.isRest).map(\.task.identity) == [rest])
    }

    // MARK: Changing one's mind

    @Test("N1: a task in a list of the day is no longer meant for another")
    func planned() throws {
        let person = try withDay()
        let tea = try person.add("Tea", cost: 1)
        try mean(person, tea, in: 2)
        try person.act { try person.space.perform(.submit([tea]), by: $0) }
        #expect(person.space.intendedDate(of: tea) == nil)
    }

    @Test("N1: the day can be removed, and changed to another day to come")
    func changed() throws {
        let person = try withDay()
        let tea = try person.add("Tea", cost: 1)
        try person.act { try person.space.perform(.moveDate(.intended, of: tea, to: date(person, in: 2)), by: $0) }
        try person.act { try person.space.perform(.moveDate(.intended, of: tea, to: date(person, in: 3)), by: $0) }
        #expect(person.space.intendedDate(of: tea) == date(person, in: 3))
        #expect(throws: Fault.notAhead) {
            try person.space.perform(.moveDate(.intended, of: tea, to: date(person, in: 0)), by: person.origin)
        }
        try person.act { try person.space.perform(.removeIntendedDate(of: tea), by: $0) }
        #expect(person.space.intendedDate(of: tea) == nil)
        #expect(try person.space.perform(.removeIntendedDate(of: tea), by: person.origin) == .nothing)
    }

    @Test("N1, T13: a task that is snoozed beyond the day it is meant for does not come in on that day")
    func snoozed() throws {
        let person = try withDay()
        let (tea, letter) = (try person.add("Tea", cost: 1), try person.add("Letter", cost: 2))
        for task in [tea, letter] { try mean(person, task, in: 2) }
        try person.act { try person.space.perform(.snooze([tea], .until(date(person, in: 2))), by: $0) }
        try person.act { try person.space.perform(.snooze([letter], .until(date(person, in: 3))), by: $0) }
        #expect(person.space.intendedDate(of: letter) == nil)
        person.now += Person.day
        try person.startNextDay()
        #expect(today(person) == ["Tea"])
    }

    @Test(
        "N1, T13: a task that gets a start after the day it is meant for does not come in on that day",
        arguments: [true, false]
    )
    func startsLater(isMoved: Bool) throws {
        let person = try withDay()
        let (tea, letter) = (try person.add("Tea", cost: 1), try person.add("Letter", cost: 1))
        for (task, title, days) in [(tea, "Tea", 2), (letter, "Letter", 3)] {
            try mean(person, task, in: 2)
            var details = TaskDetails()
            details.start = date(person, in: days)
            let draft = try TaskDraft(title: title, note: "", cost: 1, daily: .none, details: details)
            let start = date(person, in: days)
            try person.act {
                try person.space.perform(isMoved ? .moveDate(.start, of: task, to: start) : .editTask(task, draft), by: $0)
            }
        }
        #expect(person.space.intendedDate(of: letter) == nil)
        person.now += Person.day
        try person.startNextDay()
        #expect(today(person) == ["Tea"])
    }

    @Test("N1, T13: a task that is meant for a day before its start comes in on that day: what was said last counts")
    func meantBeforeStart() throws {
        let person = try withDay()
        let tea = try person.add("Tea", cost: 1) { $0.start = date(person, in: 5) }
        try mean(person, tea, in: 1)
        try person.startNextDay()
        #expect(today(person) == ["Tea"])
    }

    @Test("N1: Plan my day leaves alone tasks meant for a day to come")
    func notToday() throws {
        let person = try withDay()
        try mean(person, try person.add("Tea", cost: 1), in: 2)
        #expect(try #require(person.space.planDay(PlanFilter(), at: person.instant)).lines.isEmpty)
    }

    @Test("N1: two devices that mean it for different days agree on one")
    func converges() throws {
        let one = try withDay()
        let tea = try one.add("Tea", cost: 1)
        let other = one.elsewhere(device: 2)
        try mean(one, tea, in: 1)
        other.now = one.now
        try mean(other, tea, in: 2)
        one.meet(other)
        #expect(one.space.intendedDate(of: tea) == other.space.intendedDate(of: tea))
        #expect(one.space.intendedDate(of: tea) == date(other, in: 2))
    }

    @Test("N1: the calendar shows it on its day, and the day's load counts it once")
    func calendar() throws {
        let person = try withDay()
        let day = date(person, in: 2)
        let (tea, letter) = (try person.add("Tea", cost: 1), try person.add("Letter", cost: 2) { $0.due = day })
        for task in [tea, letter] { try mean(person, task, in: 2) }
        let entries = person.space.calendar(from: person.instant.date, days: 7, at: person.instant).entries(on: day)
        #expect(entries.map(\.kind) == [.due, .intended])
        #expect(DayLoads(reading: person.space, at: person.instant).load(of: entries, on: day)?.planned == 3)
    }
}
