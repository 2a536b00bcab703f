import Facts
import TestSupport
import Testing

@testable import Planner

/// Swaps in a day: which tasks may leave it, and where they go.
struct SwapTests {
    private let person = Person()
    private var space: PersonalSpace { person.space }

    /// The swaps for a task of that cost, by the titles of what leaves.
    private func swaps(_ cost: Int) -> [[String]] {
        space.swaps(for: cost, at: person.instant).map { swap in swap.out.map { $0.task.title } }
    }

    private func plan(_ title: String, cost: Int, _ say: (inout TaskDetails) -> Void = { _ in }) throws {
        try person.submit([try person.add(title, cost: cost, say)], borrowing: 99)
    }

    private func setReserve(_ reserve: Int) throws {
        var settings = space.settings
        settings.reserve = reserve
        _ = try space.perform(.changeSettings(settings), by: person.origin)
    }

    @Test("N7: what is worth least leaves, and one task comes before two")
    func best() throws {
        try person.startDay(12)
        try setReserve(0)
        try plan("Cook", cost: 4) { $0.priority = .high }
        try plan("Dust", cost: 2)
        try plan("Tidy", cost: 2)
        try plan("Vacuum", cost: 4)
        #expect(swaps(3) == [["Vacuum"], ["Dust", "Tidy"], ["Cook"]])
        #expect(space.swaps(for: 3, at: person.instant).first?.budget.left == 1)
    }

    @Test("N7: what is done, daily, a rest, or due today never leaves, nor does a step of it")
    func stays() throws {
        try person.startDay(12)
        let today = person.instant.date
        try person.checkOff(try person.plan("Done", cost: 3))
        try person.submit([try person.add("Daily", cost: 3, daily: .all), try person.add("Rest", cost: 0)])
        try plan("Due", cost: 2) { $0.due = today }
        try plan("Timed", cost: 2) {
            $0.due = today
            $0.time = 600
        }
        let whole = try person.add("Whole", cost: nil) { $0.due = today }
        try person.submit([try person.add("Step", cost: 1, under: whole)], borrowing: 99)
        #expect(swaps(3).isEmpty)
        try plan("Past", cost: 1) { $0.due = today.adding(days: -1) }
        try plan("Soon", cost: 3) { $0.due = today.adding(days: 1) }
        #expect(swaps(3) == [["Soon"]])
    }

    @Test("N7: after midnight, what is due on the day that goes on stays, and so does what is due on the new date")
    func midnight() throws {
        try person.startDay(6)
        let today = person.instant.date
        try plan("Monday", cost: 3) { $0.due = today }
        try plan("Tuesday", cost: 3) { $0.due = today.adding(days: 1) }
        #expect(swaps(2) == [["Tuesday"]])
        person.now += Person.day
        #expect(swaps(2).isEmpty)
    }

    @Test("N7: nothing is offered where it fits, where no three tasks make room, and before the first day")
    func none() throws {
        #expect(swaps(1).isEmpty)
        try person.startDay(12)
        for number in 1...4 { try plan("Task \(number)", cost: 1) }
        #expect(swaps(7).isEmpty)
        #expect(!swaps(8).isEmpty)
        #expect(!swaps(10).isEmpty)
        #expect(swaps(11).isEmpty)
        #expect(swaps(99).isEmpty)
    }

    @Test("N7: a swap uses no more of the reserve than the day does already")
    func reserve() throws {
        try person.startDay(10)
        try setReserve(2)
        try plan("Dust", cost: 1)
        try plan("Cook", cost: 3)
        try plan("Shop", cost: 4)
        // 8 of 10 are used: one more would come from the reserve.
        #expect(swaps(1) == [["Dust"], ["Cook"], ["Shop"]])
        try plan("Iron", cost: 1)
        #expect(space.budget?.reserveLeft == 1)
        #expect(swaps(3) == [["Cook"], ["Shop"]])
        for swap in space.swaps(for: 3, at: person.instant) { #expect(swap.budget.reserveLeft >= 1) }
    }

    @Test("N7: a swap is one change: what leaves is in its category again, and undo restores all")
    func oneChange() throws {
        try person.startDay(8)
        let vacuum = try person.plan("Vacuum", cost: 4)
        let doctor = try person.add("Call doctor", cost: 6)
        let result = try person.act { try space.perform(.submit([doctor], insteadOf: [vacuum]), by: $0) }
        #expect(person.today == [doctor])
        #expect(person.bucket(of: vacuum) == .category(4))
        let change = space.change(try #require(result.change), around: person.instant)
        #expect(change?.name == .swapped)
        #expect(change?.about == "Call doctor")
        // The day never lends for it.
        #expect(space.budget?.borrowed == 0)
    }

    @Test("N7, D6: a task that was left over goes back to the Backlog")
    func toTheBacklog() throws {
        try person.startDay(8)
        let vacuum = try person.plan("Vacuum", cost: 4)
        try person.startNextDay(8)
        #expect(space.backlog == [vacuum])
        try person.submit([vacuum])
        let doctor = try person.add("Call doctor", cost: 6)
        try person.act { try space.perform(.submit([doctor], insteadOf: [vacuum]), by: $0) }
        #expect(space.backlog == [vacuum])
        #expect(TaskListsTests.listed(space) == TaskListsTests.scanned(space))
        // From there it comes again like any other.
        try person.startNextDay(8)
        try person.submit([vacuum])
        #expect(person.today == [vacuum])
    }

    @Test("N7, N1: a task that was planned for a day to come is planned for that day again")
    func toItsPlannedDay() throws {
        try person.startDay(8)
        let friday = person.instant.date.adding(days: 4)
        let vacuum = try person.add("Vacuum", cost: 4)
        _ = try space.perform(.takeWeek([IntendedLine(vacuum, on: friday)]), by: person.origin)
        try person.submit([vacuum])
        #expect(space.intendedDate(of: vacuum) == nil)
        let doctor = try person.add("Call doctor", cost: 6)
        try person.act { try space.perform(.submit([doctor], insteadOf: [vacuum]), by: $0) }
        #expect(space.intendedDate(of: vacuum) == friday)
        #expect(person.bucket(of: vacuum) == .category(4))
    }

    @Test("N7, D6: what a new day brought out of the Backlog goes back there")
    func newDay() throws {
        try person.startDay(8)
        let vacuum = try person.plan("Vacuum", cost: 4)
        try person.startNextDay(8)
        let tomorrow = person.instant.date.adding(days: 1)
        _ = try space.perform(.takeWeek([IntendedLine(vacuum, on: tomorrow)]), by: person.origin)
        try person.startNextDay(8)
        #expect(person.today == [vacuum])
        let doctor = try person.add("Call doctor", cost: 6)
        try person.act { try space.perform(.submit([doctor], insteadOf: [vacuum]), by: $0) }
        #expect(space.backlog == [vacuum])
    }

    @Test("N7, D6: what a new day brought out of the list before it goes to the Backlog")
    func listBefore() throws {
        try person.startDay(8)
        let vacuum = try person.plan("Vacuum", cost: 4)
        let tomorrow = Int64(person.instant.date.number + 1)
        // Planned for tomorrow on a device that did not know that it is in the list.
        let timestamp = space.nextTimestamp(now: person.now)
        space.apply([Fact(.dismissal(vacuum), DismissalField.intended, .integer(tomorrow), timestamp)])
        try person.startNextDay(8)
        #expect(person.today == [vacuum])
        let doctor = try person.add("Call doctor", cost: 6)
        try person.act { try space.perform(.submit([doctor], insteadOf: [vacuum]), by: $0) }
        #expect(space.backlog == [vacuum])
    }

    @Test("N7: a new task comes in with a swap, in one change")
    func newTask() throws {
        try person.startDay(8)
        let vacuum = try person.plan("Vacuum", cost: 4)
        let draft = try TaskDraft(title: "Call doctor", cost: 6)
        let result = try person.act { try space.perform(.addTask(draft, intoToday: true, insteadOf: [vacuum]), by: $0) }
        #expect(person.titles(person.today) == ["Call doctor"])
        #expect(person.bucket(of: vacuum) == .category(4))
        #expect(space.change(try #require(result.change), around: person.instant)?.name == .swapped)
    }

    @Test("N7: a swap that no longer makes room changes nothing, and none takes out what must stay")
    func refused() throws {
        try person.startDay(8)
        let vacuum = try person.plan("Vacuum", cost: 4)
        let dust = try person.plan("Dust", cost: 3)
        let doctor = try person.add("Call doctor", cost: 5)
        let before = VisibleState(space)
        #expect(throws: Fault.overBudget(by: 4)) { try space.perform(.submit([doctor], insteadOf: [dust]), by: person.origin) }
        #expect(throws: Fault.outOfRange(1...3)) {
            try space.perform(.submit([doctor], insteadOf: [vacuum, dust, doctor, .only]), by: person.origin)
        }
        #expect(VisibleState(space) == before)
        try person.checkOff(vacuum)
        #expect(throws: Fault.overBudget(by: 4)) { try space.perform(.submit([doctor], insteadOf: [vacuum]), by: person.origin) }
        // Taken out elsewhere meanwhile, it makes room all the same.
        _ = try space.perform(.sendBack([dust]), by: person.origin)
        let letter = try person.add("Letter", cost: 3)
        try person.submit([letter])
        #expect(Set(person.today) == [vacuum, letter])
    }
}
