import Facts
import TestSupport
import Testing

@testable import Planner

/// Facts come from other devices and from storage: whatever they say, the planner goes on.
struct ForgedFactsTests {
    @Test("A3: numbers that no page could have sent are kept within the bounds of a page")
    func numbers() throws {
        for number in [Int64.min, -1, 1_000_000, .max] {
            let person = Person()
            try person.startDay()
            let tasks = [try person.plan("Tea", cost: 2), try person.plan("Cake", cost: 3)]
            let day = try #require(person.space.currentDay)
            let timestamp = Timestamp(time: UInt64(person.now) + 1, counter: 0, device: 7)
            var facts = [
                Fact(.day(day), DayField.spoons, .integer(number), timestamp),
                Fact(.day(day), DayField.borrowed, .integer(number), timestamp),
                Fact(.day(day), DayField.started, .integer(number), timestamp),
                Fact(.settings, SettingsField.badge, .integer(1), timestamp),
                Fact(.settings, SettingsField.reserve, .integer(number), timestamp),
                Fact(.settings, SettingsField.dailyMaximum, .integer(number), timestamp),
                Fact(.settings, SettingsField.clock, .integer(number), timestamp),
                Fact(.settings, SettingsField.firstWeekday, .integer(number), timestamp),
                Fact(.settings, SettingsField.dateBegins, .integer(number), timestamp),
            ]
            for field in [
                SettingsField.font, SettingsField.letterSize, SettingsField.letterSpacing, SettingsField.wordSpacing,
                SettingsField.lineHeight, SettingsField.accent, SettingsField.simple, SettingsField.motion, SettingsField.sound,
                SettingsField.notifications, SettingsField.name, SettingsField.picture,
            ] { facts.append(Fact(.settings, field, .integer(number), timestamp)) }
            for task in tasks {
                let spent = Entity.timeEntry(task, Identity(high: 1, low: 2))
                facts.append(Fact(spent, TimeEntryField.start, .integer(number), timestamp))
                facts.append(Fact(spent, TimeEntryField.end, .integer(person.now), timestamp))
                facts.append(Fact(spent, TimeEntryField.task, Value(task), timestamp))
                facts.append(Fact(.plan(day, task), PlanField.cost, .integer(number), timestamp))
                facts.append(Fact(.plan(day, task), PlanField.real, .integer(number), timestamp))
                facts.append(Fact(.plan(day, task), PlanField.done, .integer(number), timestamp))
                facts.append(Fact(.task(task), TaskField.planned, .integer(number), timestamp))
            }
            person.space.apply(facts)
            let times = person.space.settings.times
            #expect(DateTimeSettings.weekdays.contains(times.firstWeekday) && DateTimeSettings.hours.contains(times.dateBegins))
            let letters = person.space.settings.text
            #expect(TextSettings.sizes.contains(letters.size) && TextSettings.spacings.contains(letters.spacing))
            #expect(
                TextSettings.wordSpacings.contains(letters.wordSpacing) && TextSettings.lineHeights.contains(letters.lineHeight)
            )
            let budget = try #require(person.space.budget)
            #expect((0...99).contains(budget.total))
            #expect(Settings.borrowed.contains(budget.borrowed))
            #expect((0...budget.total).contains(budget.reserve))
            #expect(person.space.badge(at: person.now) != nil)
            #expect(Insights(reading: person.space, at: person.instant, from: LocalDate(number: 0)).past.count <= 1)
            #expect(person.space.timeSpent(on: tasks[0], since: number).minutes(at: person.now) >= 0)
            #expect(person.space.todayItems.allSatisfy { (0...10).contains($0.cost) })
            #expect((0...99).contains(person.space.newDaySuggestion.spoons))
            #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
        }
    }

    @Test("A3: random values in every field, and random changes on top, stop nothing")
    func anything() {
        var random = SeededRandom.printed(seed: 1)
        let values: [Value] = [
            .absent, .integer(.min), .integer(-1), .integer(0), .integer(1), .integer(2), .integer(11), .integer(.max), .text(""),
            .text("zz"), .bytes([]), .bytes([0xff, 0x80]), .other([0xf5]),
            .bytes([UInt8](repeating: 0, count: 15)), Value(.only), .text("FREQ=DAILY"),
        ]
        for _ in 0..<SeededRandom.histories(usually: 60) {
            var acts = RandomCommands(SeededRandom(seed: random.next()))
            let space = PersonalSpace(device: 1)
            var now = Person.monday
            for _ in 0..<30 {
                now += Int64(acts.random.below(Int(Person.day / 3)))
                let instant = Instant(time: now, offset: 0)
                _ = acts.act(on: space, from: acts.origin(at: instant))
                guard let known = space.replica.facts.randomElement(using: &acts.random) else { continue }
                let field = acts.random.once(in: 2) ? known.field : Field(rawValue: UInt16(1 + acts.random.below(26)))
                let timestamp = Timestamp(time: UInt64(now), counter: 500, device: 7)
                let other = space.replica.facts.randomElement(using: &acts.random)?.entity.identity ?? .only
                let value = acts.random.once(in: 3) ? Value(other) : acts.random.one(of: values)
                space.apply([Fact(known.entity, field, value, timestamp)])
                #expect(TaskListsTests.listed(space) == TaskListsTests.scanned(space))
                _ = VisibleState(space)
                _ = space.badge(at: now)
            }
        }
    }
}
