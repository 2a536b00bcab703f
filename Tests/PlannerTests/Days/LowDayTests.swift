import Facts
import TestSupport
import Testing

@testable import Planner

struct LowDayTests {
    private let person = Person()
    private let monday = LocalDate(number: 20_514)

    private var inSight: [String] {
        person.space.todayItems.filter { !$0.isPutAside }.map(\.task.title)
    }

    @discardableResult
    private func begin(_ length: LowDay.Length = .today) throws -> CommandResult {
        try person.space.perform(.beginLowDay(length), by: person.origin)
    }

    @Test("N3: tasks that are due, daily or of high priority stay in sight; the others are put aside and no longer count")
    func shrinks() throws {
        try person.add("Shower", cost: 1, daily: .all)
        try person.startDay()
        let due = try person.add("Due", cost: 1) { $0.due = monday }
        let was = try person.add("Was due", cost: 1) { $0.due = LocalDate(number: monday.number - 3) }
        let tomorrow = try person.add("Tomorrow", cost: 1) { $0.due = LocalDate(number: monday.number + 1) }
        let high = try person.add("High", cost: 1) { $0.priority = .high }
        let medium = try person.add("Medium", cost: 2) { $0.priority = .medium }
        let whole = try person.add("Whole", cost: 1) { $0.priority = .high }
        let step = try person.add("Step", cost: 1, under: whole)
        try person.submit([due, was, tomorrow, high, medium, step])
        let done = try person.plan("Done", cost: 1)
        try person.checkOff(done)
        #expect(person.space.budget?.planned == 8)
        try person.act { try person.space.perform(.beginLowDay(.today), by: $0) }
        try person.undo(person.space.changes(before: person.instant, limit: 1).first?.identity)
        #expect(person.space.lowDay == nil)
        try begin()
        #expect(Set(inSight) == ["Shower", "Due", "Was due", "High", "Step", "Done"])
        #expect(person.space.budget?.planned == 5)
        #expect(person.space.budget?.spent == 1)
    }

    @Test("N3: a low day and back is the same plan, whatever was in it")
    func andBack() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 40) {
            let seed = random.next()
            var acts = RandomCommands(SeededRandom(seed: seed))
            let space = PersonalSpace(device: 1)
            var now = Person.monday
            func origin() -> CommandOrigin {
                now += Int64(acts.random.below(Int(Person.hour * 4)))
                return acts.origin(at: Instant(time: now, offset: 60))
            }
            for _ in 0..<40 { _ = acts.act(on: space, from: origin()) }
            if space.currentDay == nil { _ = try space.perform(.startDay(spoons: 12), by: origin()) }
            // After that: without a day, as when starting the first one was undone, none is low. And a low day of this date whose end was
            // undone in part is forgotten by the day, too.
            _ = try space.perform(.beginLowDay(.today), by: origin())
            _ = try space.perform(.endLowDay, by: origin())
            let before = VisibleState(space)
            let plans = space.replica.facts.filter { $0.entity.kind == .plan }
            _ = try space.perform(.beginLowDay(acts.random.once(in: 2) ? .today : .untilSaid), by: origin())
            #expect(space.replica.facts.filter { $0.entity.kind == .plan } == plans)
            _ = try space.perform(.endLowDay, by: origin())
            #expect(VisibleState(space) == before, "seed \(seed)")
        }
    }

    @Test("N3: a low day ends by itself with the next New Day, unless it is to go on until the person says otherwise")
    func ends() throws {
        try person.startDay()
        try begin()
        try person.startNextDay()
        #expect(person.space.lowDay == nil)
        #expect(person.space.newDaySuggestion.staysLow == false)
        try begin(.untilSaid)
        #expect(person.space.newDaySuggestion.staysLow)
        try person.startNextDay()
        #expect(person.space.lowDay?.length == .untilSaid)
        _ = try person.space.perform(.endLowDay, by: person.origin)
        #expect(person.space.lowDay == nil)
        #expect(try person.space.perform(.endLowDay, by: person.origin) == .nothing)
    }

    @Test("N3: a New Day can be a low one at once, in one change; one that goes on is left as it is")
    func newDay() throws {
        try person.act { try person.space.perform(.startDay(spoons: 5, isLow: true), by: $0) }
        _ = try person.space.perform(.startDay(spoons: 5, isLow: true), by: person.origin)
        #expect(person.space.lowDay?.length == .today)
        try begin(.untilSaid)
        _ = try person.space.perform(.startDay(spoons: 5, isLow: true), by: person.origin)
        #expect(person.space.lowDay?.length == .untilSaid)
    }

    @Test("N3: undoing the New Day after it leads back into the low day, with the same put aside")
    func undoneNewDay() throws {
        try person.startDay()
        try person.plan("Letter", cost: 2)
        try begin()
        let before = VisibleState(person.space)
        let next = try person.startNextDay()
        #expect(person.space.lowDay == nil)
        try person.undo(next.change)
        #expect(VisibleState(person.space) == before)
    }

    @Test("N3: a task that is chosen or brought back on a low day is in sight, though it could wait")
    func wanted() throws {
        try person.startDay(6)
        let letter = try person.plan("Letter", cost: 3)
        let tea = try person.plan("Tea", cost: 1)
        try begin()
        #expect(inSight == [])
        let cake = try person.add("Cake", cost: 5)
        try person.act { try person.space.perform(.submit([cake]), by: $0) }
        #expect(try person.space.perform(.submit([cake]), by: person.origin).facts.isEmpty)
        #expect(inSight == ["Cake"])
        // Five of six are taken: one comes back, the other does not fit any more.
        try person.act { try person.space.perform(.wantToday(tea), by: $0) }
        _ = try person.space.perform(.wantToday(tea), by: person.origin)
        #expect(throws: Fault.overBudget(by: 3)) { try person.space.perform(.wantToday(letter), by: person.origin) }
        #expect(Set(inSight) == ["Cake", "Tea"])
        // Back to the whole plan nothing is lost, and the plan is over its budget.
        _ = try person.space.perform(.endLowDay, by: person.origin)
        #expect(person.space.budget?.over == 3)
        // On the next low day, the wanted task still is.
        try begin()
        #expect(Set(inSight) == ["Cake", "Tea"])
    }

    @Test("N3: a task outside of today's list cannot be brought back into it; nor is there a low day before the first day")
    func refused() throws {
        #expect(throws: Fault.noDay) { try begin() }
        #expect(throws: Fault.noDay) { try person.space.perform(.wantToday(.only), by: person.origin) }
        try person.startDay()
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.wantToday(.only), by: person.origin) }
        let tea = try person.plan("Tea", cost: 1)
        #expect(try person.space.perform(.wantToday(tea), by: person.origin) == .nothing)
    }

    @Test("N3: two devices that begin a low day apart merge into one; a task chosen on either is in sight on both")
    func apart() throws {
        try person.startDay()
        try person.plan("Letter", cost: 2)
        let other = person.elsewhere(device: 2)
        try begin()
        other.now += 5000
        _ = try other.space.perform(.beginLowDay(.today), by: other.origin)
        _ = try other.plan("Cake", cost: 2)
        person.meet(other)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(inSight == ["Cake"])
        _ = try person.space.perform(.endLowDay, by: person.origin)
        #expect(person.today.count == 2)
    }

    @Test("N3: tasks put aside are moved among themselves, and tasks in sight among those in sight")
    func moving() throws {
        try person.startDay()
        let first = try person.plan("First", cost: 1)
        let between = try person.plan("Between", cost: 1)
        let last = try person.plan("Last", cost: 1)
        try begin()
        _ = try person.space.perform(.wantToday(first), by: person.origin)
        _ = try person.space.perform(.wantToday(last), by: person.origin)
        #expect(person.space.rank(of: between, at: person.instant)?.of == 1)
        #expect(person.space.rank(of: last, at: person.instant)?.of == 2)
    }

    @Test("N3: on a low day What now? offers only tasks that cannot wait, and wanted ones")
    func whatNow() throws {
        try person.startDay()
        try person.plan("Letter", cost: 2)
        try person.add("Cake", cost: 1)
        try begin()
        func offered() -> String? { person.space.whatNow(NowFilter(), at: person.instant)?.suggestion?.task.title }
        #expect(offered() == nil)
        try person.add("Medicine", cost: 1) { $0.priority = .high }
        #expect(offered() == "Medicine")
        try person.plan("Bath", cost: 3)
        #expect(offered() == "Bath")
    }

    @Test(
        "A3: a low day forged with a number that is no day, or with another type, is ignored, or counts until it is turned off",
        arguments: [Int64.min, -2, 0, 7, .max]
    )
    func forged(number: Int64) throws {
        try person.startDay()
        let task = try person.plan("Tea", cost: 2)
        let timestamp = Timestamp(time: UInt64(person.now), counter: 9, device: 7)
        person.space.apply([
            Fact(.settings, SettingsField.lowDay, .integer(number), timestamp),
            Fact(.settings, SettingsField.usesKinds, .integer(number), timestamp),
            Fact(.dismissal(task), DismissalField.refused, .integer(number), timestamp),
            Fact(.dismissal(task), DismissalField.wanted, .integer(number), timestamp),
            Fact(.task(task), TaskField.kinds, .integer(number), timestamp),
        ])
        #expect(person.space.lowDay == nil)
        #expect(!person.space.settings.usesKinds)
        #expect(person.space.task(task)?.kinds.bits ?? 99 < 16)
        #expect(person.space.whatNow(NowFilter(), at: person.instant)?.suggestion?.task.identity == task)
        for value in [Value.text("x"), .bytes([1]), .other([0xf5])] {
            let later = Timestamp(time: UInt64(person.now), counter: 10, device: 7)
            person.space.apply([Fact(.settings, SettingsField.lowDay, value, later)])
            #expect(person.space.lowDay == nil)
        }
        try begin()
        #expect(person.space.lowDay?.length == .today)
    }
}
