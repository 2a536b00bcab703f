import Facts
import Testing

@testable import Planner

/// Weekdays or a rule: what a task gets that is to come on chosen days.
struct ChoosingDaysTests {
    /// A Monday.
    private let today = LocalDate(number: 20_514)
    private let days = Weekdays([0, 3])

    private func come(
        on weekdays: Weekdays = .all,
        until: LocalDate? = nil,
        was former: FormerDays = FormerDays(),
        isShared: Bool = false,
        _ say: (inout TaskDetails) -> Void = { _ in }
    ) -> (daily: Weekdays, details: TaskDetails) {
        var details = TaskDetails()
        say(&details)
        let daily = details.come(on: weekdays, until: until, was: former, isShared: isShared, today: today)
        return (daily, details)
    }

    @Test("D8, T12: every day and certain weekdays are weekdays of the task's own where these can say it all")
    func ownDays() {
        for weekdays in [Weekdays.all, days, Weekdays([4])] {
            let (daily, details) = come(on: weekdays)
            #expect(daily == weekdays && details.repeats == nil && details.due == nil)
        }
        // The first of these days is no date to begin at, and a date that passed neither.
        for due in [today, today.adding(days: -3)] {
            let (daily, details) = come(on: days) { $0.due = due }
            #expect(daily == days && details.due == nil)
        }
    }

    @Test("D8, T12: with a time, a reminder, an end or a beginning, and in a shared list, they are a rule")
    func rule() {
        let every: [(daily: Weekdays, details: TaskDetails)] = [
            come { $0.time = 540 }, come { $0.reminder = 10 }, come(isShared: true), come { $0.due = self.today.adding(days: 9) },
        ]
        for (daily, details) in every { #expect(daily.isEmpty && details.repeats == RepeatRule(.days)) }
        #expect(every[3].details.due == today.adding(days: 9))
        let end = today.adding(days: 30)
        #expect(come(until: end).details.repeats == RepeatRule(.days, until: end))
        #expect(come(on: days, isShared: true).details.repeats == RepeatRule(.weeks(days)))
    }

    @Test("D8, T12: a task that comes on these days already keeps what it has, its rule and its own weekdays")
    func kept() {
        let old = come(was: FormerDays(rule: RepeatRule(.days))) { $0.due = self.today }
        #expect(old.daily.isEmpty && old.details.repeats == RepeatRule(.days) && old.details.due == today)
        let both = come(was: FormerDays(daily: days, rule: RepeatRule(.days)))
        #expect(both.daily == days && both.details.repeats == RepeatRule(.days))
        let dated = come(was: FormerDays(daily: .all)) { $0.due = self.today.adding(days: 2) }
        #expect(dated.daily == .all && dated.details.repeats == nil && dated.details.due == today.adding(days: 2))
        // A time makes a rule of its weekdays.
        let timed = come(was: FormerDays(daily: .all)) { $0.time = 540 }
        #expect(timed.daily.isEmpty && timed.details.repeats == RepeatRule(.days))
    }

    @Test("D8, T12: other days than before are a new choice")
    func changed() {
        let weekly = come(on: days, was: FormerDays(rule: RepeatRule(.weeks(.none))))
        #expect(weekly.daily == days && weekly.details.repeats == nil)
        let fewer = come(on: days, was: FormerDays(daily: .all))
        #expect(fewer.daily == days)
    }

    @Test("D8, T11: typed in many lines, every day is the same as chosen, and one with today's day is in today's list at once")
    func typed() throws {
        let person = Person()
        try person.startDay()
        let lines = PastedLines("Pills every day ~1\nSwim every tue and thu ~2\nBins every fri\nTea every day 9:00", levels: 6)
        _ = try person.space.perform(.addLines(lines, to: nil, reading: .english), by: person.origin)
        var found: [String: TaskEntry] = [:]
        for entity in person.space.replica.entities(.task) {
            if let task = person.space.task(entity.identity) { found[task.title] = task }
        }
        #expect(found["Pills"]?.daily == .all && found["Pills"]?.repeats == nil && found["Pills"]?.due == nil)
        #expect(found["Swim"]?.daily == Weekdays([1, 3]) && found["Swim"]?.due == nil)
        #expect(found["Bins"]?.daily == Weekdays.none && found["Bins"]?.repeats == RepeatRule(.weeks(Weekdays([4]))))
        #expect(found["Tea"]?.daily == Weekdays.none && found["Tea"]?.repeats == RepeatRule(.days))
        #expect(Set(person.titles(person.today)) == ["Pills", "Tea"])
    }
}
