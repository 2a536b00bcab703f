import Facts
import Testing

@testable import Planner

/// Which task is offered, and which never.
struct WhatNowTests {
    private let person = Person()
    private let monday = LocalDate(number: 20_514)

    private func date(in days: Int) -> LocalDate { LocalDate(number: monday.number + days) }

    private func offered(_ ask: (inout NowFilter) -> Void = { _ in }) throws -> Suggestion? {
        var asked = NowFilter()
        ask(&asked)
        return try #require(person.space.whatNow(asked, at: person.instant)).suggestion
    }

    private func offeredTitle(_ ask: (inout NowFilter) -> Void = { _ in }) throws -> String? {
        try offered(ask)?.task.title
    }

    /// The titles of all that is offered, one after the other, each being refused in turn.
    private func allOffered() throws -> [String] {
        var titles: [String] = []
        while let task = try offered()?.task {
            titles.append(task.title)
            _ = try person.space.perform(.passOver(task.identity), by: person.origin)
        }
        return titles
    }

    @Test("N2: there is no answer before the first day, and rest on a day without tasks")
    func nothing() throws {
        #expect(person.space.whatNow(NowFilter(), at: person.instant) == nil)
        try person.startDay()
        #expect(try offered() == nil)
    }

    @Test("N2: today's list first, then due tasks, then by priority, then daily tasks, then quick ones")
    func order() throws {
        try person.startDay(30)
        try person.add("Long", cost: 2) { $0.minutes = 60 }
        try person.add("Two spoons", cost: 2)
        try person.add("One spoon", cost: 1)
        try person.add("Quick", cost: 3) { $0.minutes = 5 }
        try person.add("Low", cost: 4) { $0.priority = .low }
        try person.add("High", cost: 5) { $0.priority = .high }
        try person.add("Far", cost: 1) { $0.due = date(in: 30) }
        try person.add("In a week", cost: 6) { $0.due = date(in: 7) }
        try person.add("Tomorrow", cost: 6) { $0.due = date(in: 1) }
        try person.add("Was due", cost: 6) { $0.due = date(in: -4) }
        try person.add("Due today, high", cost: 6) {
            $0.due = monday
            $0.priority = .high
        }
        try person.plan("Planned", cost: 6)
        #expect(
            try allOffered() == [
                "Planned", "Due today, high", "Was due", "Tomorrow", "In a week", "High", "Low", "Quick", "Far", "One spoon",
                "Two spoons", "Long",
            ]
        )
    }

    @Test("N2: in today's list daily tasks come before others")
    func daily() throws {
        try person.add("Shower", cost: 3, daily: .all)
        try person.startDay()
        try person.plan("Letter", cost: 1)
        #expect(try allOffered() == ["Shower", "Letter"])
    }

    @Test("N2, D12: an appointment of another day is not offered before that day, unless it is in today's list")
    func appointments() throws {
        try person.startDay()
        let sync = try person.add("Team sync", cost: 2) {
            $0.due = date(in: 1)
            $0.time = 540
        }
        #expect(try offered() == nil)
        _ = try person.space.perform(.submit([sync]), by: person.origin)
        #expect(try offeredTitle() == "Team sync")
        _ = try person.space.perform(.sendBack([sync]), by: person.origin)
        person.now += Person.day
        #expect(try offeredTitle() == "Team sync")
    }

    @Test("N2: daily tasks are offered from today's list alone")
    func dailyElsewhere() throws {
        let task = try person.add("Shower", cost: 3, daily: .all)
        try person.startDay()
        _ = try person.space.perform(.sendBack([task]), by: person.origin)
        #expect(try offered() == nil)
    }

    @Test("N2: only tasks that fit the spoons left without the reserve")
    func reserve() throws {
        try person.startDay(4)
        try person.add("Four", cost: 4)
        #expect(try offered() == nil)
        try person.add("Three", cost: 3)
        let three = try #require(try offered())
        #expect(three.task.title == "Three")
        _ = try person.space.perform(.takeOn(three.task.identity), by: person.origin)
        // It is in the list now, and stays offered from there.
        #expect(try offered()?.isInToday == true)
        try person.checkOff(three.task.identity)
        try person.add("One", cost: 1)
        #expect(try offered() == nil)
    }

    @Test("N2: tasks in today's list are offered into the reserve, but not beyond the unspent spoons")
    func listIntoReserve() throws {
        try person.startDay(4)
        let all = try person.plan("All", cost: 4)
        #expect(try offered()?.cost == 4)
        try person.add("Tiny", cost: 1)
        try person.checkOff(try person.add("Unplanned", cost: 2))
        // Two are spent, four are not there any more.
        #expect(try offered() == nil)
        _ = try person.space.perform(.setTodayCost(of: all, to: 2), by: person.origin)
        #expect(try offeredTitle() == "All")
    }

    @Test("N2: a refused task is not offered within the hour, and then again")
    func refused() throws {
        try person.startDay()
        let tea = try person.add("Tea", cost: 1)
        try person.add("Letter", cost: 2)
        #expect(try offeredTitle() == "Tea")
        try person.act { try person.space.perform(.passOver(tea), by: $0) }
        let form = person.origin
        _ = try person.space.perform(.passOver(tea), by: form)
        #expect(try offeredTitle() == "Letter")
        person.now = form.instant.time + Person.hour - 1
        #expect(try offeredTitle() == "Letter")
        person.now += 1
        #expect(try offeredTitle() == "Tea")
    }

    @Test("N2: refusing is of the task, so that two devices that do it apart refuse it once; a clock gone wild refuses nothing")
    func refusedElsewhere() throws {
        try person.startDay()
        let tea = try person.add("Tea", cost: 1)
        let other = person.elsewhere(device: 2)
        _ = try person.space.perform(.passOver(tea), by: person.origin)
        _ = try other.space.perform(.passOver(tea), by: other.origin)
        person.meet(other)
        #expect(person.space.replica.entities(.dismissal).count == 1)
        #expect(person.space.isRefused(tea, at: person.instant))
        for wild in [Int64.min, -1, 0, person.now + 100 * Person.day, .max] {
            let timestamp = Timestamp(time: UInt64(person.now + 5_000_000), counter: 0, device: 9)
            let far = Person(device: 3)
            far.space.apply(person.space.replica.facts)
            far.space.apply([Fact(.dismissal(tea), DismissalField.refused, .integer(wild), timestamp)])
            #expect(!far.space.isRefused(tea, at: person.instant))
        }
    }

    @Test("N2: of a task with steps the next open one is offered, not the whole; without a cost it comes with the whole")
    func steps() throws {
        try person.startDay()
        let shed = try person.add("Shed", cost: 4)
        let key = try person.add("Key", under: shed)
        let heaps = try person.add("Heaps", under: shed)
        let one = try #require(try offered())
        #expect(one.task.identity == key)
        #expect(one.planned.identity == shed)
        #expect(one.cost == 4)
        _ = try person.space.perform(.takeOn(key), by: person.origin)
        #expect(person.today == [shed])
        try person.checkOff(key)
        #expect(try offered()?.task.identity == heaps)
        try person.checkOff(heaps)
        #expect(try offered()?.task.identity == shed)
    }

    @Test("N2: a step that was costed stands for itself, and comes in its turn")
    func costedSteps() throws {
        try person.startDay(6)
        let shed = try person.add("Shed", cost: 10)
        let key = try person.add("Key", cost: 1, under: shed)
        let heaps = try person.add("Heaps", cost: 1, under: shed)
        #expect(try offered()?.planned.identity == key)
        _ = try person.space.perform(.passOver(key), by: person.origin)
        // The one after it is not next.
        #expect(try offered() == nil)
        try person.checkOff(key)
        #expect(try offered()?.task.identity == heaps)
    }

    @Test("N2: a task that was refused as a whole is refused with its steps")
    func refusedWhole() throws {
        try person.startDay()
        let shed = try person.add("Shed", cost: 4)
        _ = try person.space.perform(.passOver(shed), by: person.origin)
        try person.add("Key", under: shed)
        #expect(try offered() == nil)
    }

    @Test("N2: nothing that is snoozed, has not begun, is left out, done, never costed, put away or of a template")
    func outOfSight() throws {
        try person.startDay()
        let snoozed = try person.add("Snoozed", cost: 1)
        _ = try person.space.perform(.snooze([snoozed], .laterToday), by: person.origin)
        try person.add("Not begun", cost: 1) { $0.start = date(in: 1) }
        let out = try person.add("Left out", cost: 1)
        _ = try person.space.perform(.setLeftOut(out, true), by: person.origin)
        try person.checkOff(try person.add("Done", cost: 1))
        try person.add("Uncosted")
        let list = try person.addList("Away")
        try person.add("Put away", cost: 1) { $0.list = .existing(list) }
        _ = try person.space.perform(.makeTemplate(of: list), by: person.origin)
        _ = try person.space.perform(.setArchived(list, true), by: person.origin)
        let hidden = try person.add("Hidden whole", cost: 3) { $0.start = date(in: 1) }
        try person.add("Step of it", cost: 1, under: hidden)
        let planned = try person.plan("Planned, snoozed", cost: 1)
        _ = try person.space.perform(.snooze([planned], .laterToday), by: person.origin)
        #expect(try offered() == nil)
    }

    @Test("N2: one that repeats is offered when it has come, not before, and not again on the day it was done")
    func repeating() throws {
        try person.startDay()
        let bins = try person.add("Bins", cost: 1) {
            $0.due = date(in: 1)
            $0.repeats = RepeatRule(.days)
        }
        #expect(try offered() == nil)
        try person.startNextDay()
        #expect(try offered()?.task.identity == bins)
        try person.checkOff(bins)
        #expect(try offered() == nil)
    }

    @Test("N2: open tasks of earlier days are offered, too")
    func backlog() throws {
        try person.startDay()
        try person.plan("Laundry", cost: 3)
        try person.startNextDay()
        #expect(try offeredTitle() == "Laundry")
    }

    @Test("N2: with a number of minutes no task that takes longer, and tasks known to fit before others")
    func minutes() throws {
        try person.startDay()
        try person.plan("Unknown, planned", cost: 1)
        try person.add("Ten", cost: 2) { $0.minutes = 10 }
        try person.add("Sixty", cost: 2) { $0.minutes = 60 }
        #expect(try offeredTitle { $0.minutes = 15 } == "Ten")
        #expect(try offeredTitle { $0.minutes = 5 } == "Unknown, planned")
        #expect(try offeredTitle() == "Unknown, planned")
    }

    @Test("N2: something smaller takes fewer spoons or minutes, and more of neither")
    func smaller() throws {
        try person.startDay()
        let big = try person.add("Big", cost: 4) {
            $0.minutes = 30
            $0.priority = .high
        }
        try person.add("Fewer spoons, longer", cost: 3) { $0.minutes = 40 }
        #expect(try offered { $0.smallerThan = big } == nil)
        try person.add("As many spoons, shorter", cost: 4) { $0.minutes = 10 }
        #expect(try offeredTitle { $0.smallerThan = big } == "As many spoons, shorter")
        try person.add("Fewer spoons", cost: 1) { $0.priority = .high }
        #expect(try offeredTitle { $0.smallerThan = big } == "Fewer spoons")
    }

    @Test("N5: asked for a kind of energy, tasks that take it; asked to spare it, tasks that do not; a step has its task's kinds")
    func energy() throws {
        try person.startDay()
        try person.add("Plain", cost: 1)
        let taxes = try person.add("Taxes", cost: 2) { $0.kinds = EnergyKinds([.thinking, .emotional]) }
        #expect(try offeredTitle { $0.energy = .has(.thinking) } == "Taxes")
        #expect(try offered { $0.energy = .has(.physical) } == nil)
        #expect(try offeredTitle { $0.energy = .lacks(.thinking) } == "Plain")
        _ = try person.space.perform(
            .deleteTask(
                try #require(try offered { $0.energy = .lacks(.social) }).task.identity
            ),
            by: person.origin
        )
        try person.add("Find the forms", under: taxes)
        #expect(try offeredTitle { $0.energy = .has(.emotional) } == "Find the forms")
        #expect(try offered { $0.energy = .lacks(.emotional) } == nil)
    }

    @Test("N2: taking on puts the task into today's list by the rule of D4: never over; one that is there changes nothing")
    func takingOn() throws {
        try person.startDay(3)
        let tea = try person.add("Tea", cost: 2)
        let cake = try person.add("Cake", cost: 2)
        try person.act { try person.space.perform(.takeOn(tea), by: $0) }
        #expect(try person.space.perform(.takeOn(tea), by: person.origin) != .nothing || person.today == [tea])
        #expect(person.today == [tea])
        #expect(throws: Fault.overBudget(by: 1)) { try person.space.perform(.takeOn(cake), by: person.origin) }
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.takeOn(.only), by: person.origin) }
        let uncosted = try person.add("Someday")
        #expect(throws: Fault.uncosted(title: "Someday")) { try person.space.perform(.takeOn(uncosted), by: person.origin) }
    }

    @Test("N2: a step of a task in today's list needs no room of its own, however full the day")
    func stepOfPlanned() throws {
        try person.startDay(5)
        let shed = try person.plan("Shed", cost: 4)
        let key = try person.add("Key", cost: 2, under: shed)
        let one = try #require(try offered())
        #expect(one.task.identity == key)
        #expect(one.planned.identity == shed)
        #expect(try person.space.perform(.takeOn(key), by: person.origin) == .nothing)
    }

    @Test("N2: a step that is out of sight lets the one after it through, and the whole where none is left")
    func hiddenSteps() throws {
        try person.startDay()
        let shed = try person.add("Shed", cost: 4)
        let key = try person.add("Key", under: shed)
        let heaps = try person.add("Heaps", under: shed)
        _ = try person.space.perform(.snooze([key], .laterToday), by: person.origin)
        #expect(try offered()?.task.identity == heaps)
        _ = try person.space.perform(.snooze([heaps], .laterToday), by: person.origin)
        #expect(try offered()?.task.identity == shed)
    }
}
