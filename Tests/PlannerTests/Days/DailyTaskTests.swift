import Facts
import Testing

@testable import Planner

struct DailyTaskTests {
    private let person = Person()

    /// What New Day names.
    private func coming() -> [String] {
        person.space.comingTasks(spoons: 12, at: person.instant).coming.map(\.task.title)
    }

    @Test("D8: a daily task is in every new day's list by itself, and counts")
    func everyDay() throws {
        let task = try person.add("Shower", cost: 2, daily: .all)
        try person.startDay()
        for _ in 0..<8 {
            #expect(person.today == [task])
            #expect(person.space.budget?.planned == 2)
            try person.checkOff(task)
            #expect(person.space.budget?.spent == 2)
            try person.startNextDay()
        }
    }

    @Test("D8: a task of chosen weekdays is taken up on those only", arguments: 0..<7)
    func weekdays(chosen: Int) throws {
        let task = try person.add("Shower", cost: 2, daily: Weekdays([chosen]))
        try person.startDay()
        for weekday in 0..<14 {
            #expect(person.today.contains(task) == (weekday % 7 == chosen), "weekday \(weekday)")
            if person.today.contains(task) { try person.checkOff(task) }
            try person.startNextDay()
        }
    }

    @Test("D8: done on one day, a task of chosen weekdays waits in its category for the next")
    func waits() throws {
        let task = try person.add("Shower", cost: 2, daily: Weekdays([0]))
        try person.startDay()
        try person.checkOff(task)
        #expect(person.bucket(of: task) == .doneToday)
        try person.startNextDay()
        #expect(person.bucket(of: task) == .category(2))
    }

    @Test("D8: left undone and taken up again the next day, it is in the list once and not in the backlog")
    func notTwice() throws {
        let task = try person.add("Shower", cost: 2, daily: .all)
        try person.startDay()
        try person.startNextDay()
        #expect(person.today == [task])
        #expect(person.space.backlog.isEmpty)
    }

    @Test("D8: a task that is made daily after it was done is taken up by the next day")
    func madeDailyWhenDone() throws {
        try person.startDay()
        let task = try person.plan("Shower", cost: 2)
        try person.checkOff(task)
        let daily = try TaskDraft(title: "Shower", note: "", cost: 2, daily: .all)
        _ = try person.space.perform(.editTask(task, daily), by: person.origin)
        #expect(person.bucket(of: task) == .doneToday)
        try person.startNextDay()
        #expect(person.bucket(of: task) == .today)
        #expect(person.space.budget?.planned == 2)
    }

    @Test("D8: checked off here and made daily there, it is taken up by the next day all the same")
    func madeDailyElsewhere() throws {
        try person.startDay()
        let task = try person.plan("Shower", cost: 2)
        let other = person.elsewhere(device: 2)
        let daily = try TaskDraft(title: "Shower", note: "", cost: 2, daily: .all)
        _ = try other.space.perform(.editTask(task, daily), by: other.origin)
        try person.checkOff(task)
        person.meet(other)
        try person.startNextDay()
        #expect(person.bucket(of: task) == .today)
    }

    @Test("D8, D1: a daily task may use the reserve; one that does not fit stays out, and the next is tried")
    func tooMany() throws {
        let tea = try person.add("Tea", cost: 1, daily: .all)
        let shower = try person.add("Shower", cost: 3, daily: .all) { $0.priority = .high }
        try person.startDay(3)
        #expect(person.today == [shower] && person.space.budget?.left == 0)
        try person.startNextDay(2)
        #expect(person.today == [tea] && person.bucket(of: shower) == .backlog)
        try person.startNextDay(0)
        #expect(person.today.isEmpty && person.space.budget?.over == 0)
    }

    @Test("D8: a deleted daily task is not taken up")
    func deleted() throws {
        let task = try person.add("Shower", cost: 2, daily: .all)
        _ = try person.space.perform(.deleteTask(task), by: person.origin)
        try person.startDay()
        #expect(person.today.isEmpty)
    }

    @Test("D8, T13: a daily task that is hidden until a date is in every day from it on, and in none before")
    func hiddenUntil() throws {
        let task = try person.add("Antibiotics", cost: 3, daily: .all) { $0.start = self.person.instant.date.adding(days: 2) }
        #expect(coming().isEmpty)
        try person.startDay()
        #expect(person.today.isEmpty && person.space.budget?.planned == 0)
        try person.startNextDay()
        #expect(person.today.isEmpty)
        try person.startNextDay()
        #expect(person.today == [task] && person.space.budget?.planned == 3)
    }

    @Test("D8, T13: a daily task snoozed for days is back on the day that its snooze ends; one snoozed for hours is there")
    func snoozed() throws {
        let tea = try person.add("Tea", cost: 1, daily: .all)
        let walk = try person.add("Walk", cost: 2, daily: .all)
        _ = try person.space.perform(.snooze([walk], .until(person.instant.date.adding(days: 2))), by: person.origin)
        _ = try person.space.perform(.snooze([tea], .laterToday), by: person.origin)
        try person.startDay()
        #expect(person.today == [tea])
        try person.startNextDay()
        #expect(person.today == [tea])
        try person.startNextDay()
        #expect(Set(person.today) == [tea, walk])
    }

    @Test("D8, L2: a daily task that is skipped in its checklist, or beneath such a one, is in no new day until it is included")
    func skipped() throws {
        let list = try person.addList("Bag", isChecklist: true)
        let towel = try person.add("Towel", cost: 2, daily: .all) { $0.list = .existing(list) }
        let soap = try person.add("Soap", cost: 1, daily: .all, under: towel)
        _ = try person.space.perform(.setLeftOut(towel, true), by: person.origin)
        #expect(coming().isEmpty)
        try person.startDay()
        #expect(person.today.isEmpty)
        _ = try person.space.perform(.setLeftOut(towel, false), by: person.origin)
        try person.startNextDay()
        #expect(Set(person.today) == [towel, soap])
    }

    @Test("D8: after a journey west, where it is the day before again, New Day names the daily tasks that it brings in")
    func west() throws {
        try person.add("Wash", cost: 1, daily: Weekdays([0]))
        try person.add("Bins", cost: 1, daily: Weekdays([1]))
        person.now += Person.day
        try person.startDay()
        // It is Tuesday morning in London, and Monday evening in Honolulu.
        person.offset = -600
        #expect(coming() == ["Bins"])
        try person.startDay()
        #expect(person.titles(person.today) == ["Bins"])
    }
}
