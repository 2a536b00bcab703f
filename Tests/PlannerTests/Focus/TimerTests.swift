import Facts
import Testing

@testable import Planner

struct TimerTests {
    private static let minute: Int64 = 60_000
    private let person = Person()

    private func start(_ minutes: Int, for task: Identity? = nil, rests: Bool = false) throws {
        _ = try person.space.perform(.startTimer(minutes: minutes, task: task, isRest: rests), by: person.origin)
    }

    private func left(_ person: Person? = nil) -> Int64? {
        let person = person ?? self.person
        return person.space.timer?.left(at: person.now)
    }

    private func spent(_ task: Identity, _ person: Person? = nil) -> Int64 {
        let person = person ?? self.person
        return person.space.timeSpent(on: task).milliseconds(at: person.now)
    }

    @Test(
        "C2: a timer ends so many minutes after it was started, to the millisecond, whenever it is looked at",
        arguments: [1, 15, 60]
    )
    func started(minutes: Int) throws {
        try start(minutes)
        let began = person.now
        let run = try #require(person.space.timer)
        #expect(run.end == person.now + Int64(minutes) * Self.minute)
        person.now += 30_001
        #expect(left() == Int64(minutes) * Self.minute - 30_001)
        person.now = began + 3 * Person.day
        #expect(left() == 0)
        #expect(run.isOver(at: person.now))
    }

    @Test("C2: 1 to 60 minutes, and the last choice is offered next; a rest has its own choice")
    func choices() throws {
        #expect(person.space.timerChoices.focus == 15)
        #expect(person.space.timerChoices.rest == 10)
        for minutes in [0, 61, -1, .max] {
            #expect(throws: Fault.outOfRange(1...60)) { try start(minutes) }
        }
        #expect(throws: Fault.noSuchTask) { try start(5, for: .only) }
        #expect(person.space.timer == nil)
        try start(23)
        try start(7, rests: true)
        #expect(person.space.timerChoices.focus == 23)
        #expect(person.space.timerChoices.rest == 7)
    }

    @Test("C2: a paused timer keeps the time that is left, however long; resumed, it ends that much later")
    func paused() throws {
        try start(10)
        person.now += 4 * Self.minute
        try person.act { try person.space.perform(.pauseTimer, by: $0) }
        let kept = try #require(left())
        #expect((1...6 * Self.minute).contains(kept))
        person.now += Person.day
        #expect(left() == kept)
        _ = try person.space.perform(.resumeTimer, by: person.origin)
        #expect(person.space.timer?.end == person.now + kept)
        let again = try #require(person.space.timer?.end)
        #expect(person.space.timer?.isOver(at: again - 1) == false)
        #expect(person.space.timer?.isOver(at: again) == true)
    }

    @Test("C2: five more while it runs, while it waits, and after its end; never more than an hour is left")
    func fiveMore() throws {
        try start(10)
        let end = try #require(person.space.timer?.end)
        try person.act { try person.space.perform(.extendTimer, by: $0) }
        #expect(person.space.timer?.end == end + 5 * Self.minute)
        #expect(person.space.timer?.length == 15 * Self.minute)
        _ = try person.space.perform(.pauseTimer, by: person.origin)
        let kept = try #require(left())
        _ = try person.space.perform(.extendTimer, by: person.origin)
        #expect(left() == kept + 5 * Self.minute)
        for _ in 0..<20 { _ = try person.space.perform(.extendTimer, by: person.origin) }
        #expect(left() == 60 * Self.minute)
        let amounts = person.space.changes(before: person.instant, limit: 30).filter { $0.name == .extendedTimer }.map(\.amount)
        #expect(amounts.first == 1 && amounts.last == 5)
        _ = try person.space.perform(.resumeTimer, by: person.origin)
        person.now += 2 * Person.hour
        _ = try person.space.perform(.extendTimer, by: person.origin)
        #expect(left() == 5 * Self.minute)
        #expect(person.space.timer?.length == 5 * Self.minute)
    }

    @Test("C2: a reset timer waits with the length that was first chosen; a stopped one is gone")
    func resetAndStopped() throws {
        let task = try person.add("Letter", cost: 2)
        try start(10, for: task)
        _ = try person.space.perform(.extendTimer, by: person.origin)
        person.now += 3 * Self.minute
        try person.act { try person.space.perform(.resetTimer, by: $0) }
        #expect(left() == 10 * Self.minute)
        #expect(person.space.timer?.isPaused == true)
        let noted = spent(task)
        #expect(noted >= 3 * Self.minute)
        person.now += Person.hour
        #expect(spent(task) == noted)
        try person.act { try person.space.perform(.stopTimer, by: $0) }
        #expect(person.space.timer == nil)
        #expect(spent(task) == noted)
        #expect(try person.space.perform(.stopTimer, by: person.origin) == CommandResult(change: nil, facts: []))
    }

    @Test("C2: only the time that really ran is recorded on the task: not the pauses, nor the time after the end")
    func timeSpent() throws {
        let task = try person.add("Letter", cost: 2)
        try start(10, for: task)
        var began = person.now
        person.now = began + 4 * Self.minute - 1000
        _ = try person.space.perform(.pauseTimer, by: person.origin)
        #expect(spent(task) == 4 * Self.minute)
        person.now += Person.hour
        #expect(spent(task) == 4 * Self.minute)
        _ = try person.space.perform(.resumeTimer, by: person.origin)
        began = person.now
        person.now += 2 * Self.minute
        #expect(spent(task) == 6 * Self.minute)
        // It ended, and nobody was there.
        person.now = began + Person.day
        #expect(spent(task) == 10 * Self.minute)
        _ = try person.space.perform(.stopTimer, by: person.origin)
        #expect(spent(task) == 10 * Self.minute)
        #expect(person.space.timeSpent(on: task).minutes(at: person.now) == 10)
        #expect(person.space.timeSpent(on: .only).milliseconds(at: person.now) == 0)
    }

    @Test("C2: another timer stops the one that runs, and its time is recorded")
    func another() throws {
        let letter = try person.add("Letter", cost: 2)
        let walk = try person.add("Walk", cost: 2)
        try start(10, for: letter)
        person.now += 3 * Self.minute
        try start(20, for: walk)
        #expect(person.space.timer?.task == walk)
        #expect(spent(letter) == 3 * Self.minute + 1000)
        #expect(spent(walk) == 0)
    }

    @Test("C2: two devices apart merge into one timer, the one that was set last, complete")
    func apart() throws {
        let task = try person.add("Letter", cost: 2)
        try start(10, for: task)
        let other = person.elsewhere(device: 2)
        #expect(other.space.timer == person.space.timer)
        person.now += 2 * Self.minute
        other.now = person.now + 30_000
        _ = try person.space.perform(.pauseTimer, by: person.origin)
        _ = try other.space.perform(.extendTimer, by: other.origin)
        let extended = other.space.timer
        person.meet(other)
        // Running for fifteen minutes in all, and not paused with more left than there ever was.
        #expect(person.space.timer == extended)
        #expect(other.space.timer == extended)
        #expect(person.space.timer?.isPaused == false)
    }

    @Test("C2: minutes that two devices recorded at once count once")
    func notedTwice() throws {
        let task = try person.add("Letter", cost: 2)
        try start(10, for: task)
        let other = person.elsewhere(device: 2)
        let began = person.now
        person.now = began + 5 * Self.minute - 1000
        other.now = began + 8 * Self.minute - 1000
        _ = try person.space.perform(.stopTimer, by: person.origin)
        _ = try other.space.perform(.stopTimer, by: other.origin)
        person.meet(other)
        #expect(spent(task) == 8 * Self.minute)
        #expect(spent(task, other) == 8 * Self.minute)
        // Two timers for one task, begun apart, side by side.
        person.now += Person.hour
        let third = person.elsewhere(device: 3)
        try start(10, for: task)
        third.now += 5 * Self.minute
        _ = try third.space.perform(.startTimer(minutes: 10, task: task), by: third.origin)
        let ends = (person.space.timer?.end, third.space.timer?.end)
        person.now += Person.hour
        third.now += Person.hour
        _ = try person.space.perform(.stopTimer, by: person.origin)
        _ = try third.space.perform(.stopTimer, by: third.origin)
        person.meet(third)
        let late = try #require(ends.1) - (try #require(ends.0))
        #expect(spent(task) == 8 * Self.minute + 10 * Self.minute + late)
    }

    @Test("C2: a clock that was put back takes the end with it, once, and no other timer's")
    func corrected() throws {
        try start(10)
        let end = try #require(person.space.timer?.end)
        person.now += 4 * Self.minute
        let kept = try #require(left())
        person.now -= Person.hour
        let right = end - Person.hour
        #expect(try person.space.perform(.correctTimer(end: end, to: right), by: person.origin).facts.count > 0)
        #expect(abs(try #require(left()) - kept) <= 2000)
        // Another tab says the same.
        #expect(person.space.timer?.end == right)
        #expect(try person.space.perform(.correctTimer(end: end, to: right), by: person.origin).facts.isEmpty)
        // A difference that no clock can have made.
        for wrong in [Int64.min, -1, 0, person.now + Person.day, .max] {
            #expect(try person.space.perform(.correctTimer(end: right, to: wrong), by: person.origin).facts.isEmpty)
        }
    }

    @Test(
        "C2: undoing a command on a timer whose end was corrected leaves it correct, and corrected again it goes on from there"
    )
    func correctedAndUndone() throws {
        try start(10)
        let end = try #require(person.space.timer?.end)
        let right = end - Person.hour
        person.now -= Person.hour
        _ = try person.space.perform(.correctTimer(end: end, to: right), by: person.origin)
        try person.act { try person.space.perform(.extendTimer, by: $0) }
        let act = try #require(person.space.changes(before: person.instant, limit: 1).first?.identity)
        #expect(person.space.timer?.end == right + 5 * Self.minute)
        try person.undo(act)
        #expect(person.space.timer?.end == right)
        person.now -= Person.hour
        _ = try person.space.perform(.correctTimer(end: right, to: right - Person.hour), by: person.origin)
        #expect(person.space.timer?.end == right - Person.hour)
        // The end of another session is its own.
        _ = try person.space.perform(.stopTimer, by: person.origin)
        try start(10)
        #expect(person.space.timer?.end == person.now + 10 * Self.minute)
    }

    @Test("C2: after a clock was put back unseen, the time that is left never shows more than the timer's length")
    func putBackUnseen() throws {
        let task = try person.add("Letter", cost: 2)
        try start(10, for: task)
        person.now -= Person.day
        #expect(left() == 10 * Self.minute)
        #expect(spent(task) == 0)
        _ = try person.space.perform(.pauseTimer, by: person.origin)
        #expect(left() == 10 * Self.minute)
    }

    @Test("C2: the choice to hear the end is remembered, and with all sound switched off a timer has no sound either")
    func sound() throws {
        #expect(person.space.timerChoices.sounds)
        _ = try person.space.perform(.setTimerSound(false), by: person.origin)
        #expect(!person.space.timerChoices.sounds)
        _ = try person.space.perform(.setTimerSound(true), by: person.origin)
        #expect(person.space.timerChoices.sounds)
        let timestamp = Timestamp(time: UInt64(person.now), counter: 0, device: 7)
        person.space.apply([
            Fact(.settings, SettingsField.sound, .integer(0), timestamp),
            Fact(.settings, SettingsField.notifications, .integer(0), timestamp),
        ])
        #expect(!person.space.timerChoices.sounds)
        #expect(!person.space.timerChoices.notifies)
    }

    @Test("C2: undoing a change of the timer leaves it as it was, and redoing it as it became")
    func undone() throws {
        let task = try person.add("Letter", cost: 2)
        try person.act { try person.space.perform(.startTimer(minutes: 10, task: task), by: $0) }
        person.now += Self.minute
        try person.act { try person.space.perform(.startTimer(minutes: 5, isRest: true), by: $0) }
        try person.act { try person.space.perform(.extendTimer, by: $0) }
        try person.act { try person.space.perform(.pauseTimer, by: $0) }
        let acts = person.space.changes(before: person.instant, limit: 20).map(\.name)
        #expect(acts.contains(.startedTimer) && acts.contains(.startedRest) && acts.contains(.pausedTimer))
    }

    @Test("A3: a forged timer is one that a page can show, or none", arguments: [Int64.min, -1, 0, 1, 86_400_001, .max])
    func forged(number: Int64) throws {
        try start(10)
        let real = try #require(person.space.timer)
        var values: [Value] = [.integer(number), .text("x"), .bytes([]), .bytes([0xff]), .other([0xf5])]
        var run = real
        run.length = number
        values.append(run.value)
        for state in [
            TimerSession.State.paused(left: number), .running(since: number, end: number), .running(since: 0, end: number),
            .running(since: person.now, end: number), .noted(since: number, end: .max), .running(since: .min, end: .max),
        ] {
            run = real
            run.state = state
            values.append(run.value)
        }
        run = real
        run.began = number
        values.append(run.value)
        for (index, value) in values.enumerated() {
            let timestamp = Timestamp(time: UInt64(person.now) + UInt64(index), counter: 900, device: 7)
            person.space.apply([Fact(.timer, TimerField.run, value, timestamp)])
            if let run = person.space.timer {
                #expect((0...86_400_000).contains(run.left(at: person.now)))
                #expect((0...LocalDate.latestTime).contains(run.end ?? 0))
                #expect(TimerSession(run.value) == run)
            }
            let space = PersonalSpace(device: 9)
            space.apply(person.space.replica.facts)
            for command: Command in [.pauseTimer, .extendTimer, .resumeTimer, .resetTimer, .noteRest, .stopTimer] {
                _ = try space.perform(command, by: person.origin)
            }
            #expect(space.timer == nil)
        }
    }

    @Test("A3: a forged correction leaves a timer that a page can show", arguments: [Int64.min, -1, 0, 1, 86_400_001, .max])
    func forgedCorrection(number: Int64) throws {
        try start(10)
        let end = try #require(person.space.timer?.end)
        let values = [
            Value.integer(number), .text("x"), .bytes([0xff]), TimerCorrection(end, to: number).value,
            TimerCorrection(number, to: end).value,
        ]
        for (index, value) in values.enumerated() {
            let timestamp = Timestamp(time: UInt64(person.now) + UInt64(index), counter: 900, device: 7)
            person.space.apply([Fact(.timer, TimerField.correction, value, timestamp)])
            let run = try #require(person.space.timer)
            #expect((0...10 * Self.minute).contains(run.left(at: person.now)))
            #expect((0...LocalDate.latestTime).contains(try #require(run.end)))
        }
        _ = try person.space.perform(.pauseTimer, by: person.origin)
        _ = try person.space.perform(.stopTimer, by: person.origin)
        #expect(person.space.timer == nil)
    }

    @Test("A3: forged stretches neither stop nor outweigh the time that was really spent")
    func forgedStretches() throws {
        let task = try person.add("Letter", cost: 2)
        let timestamp = Timestamp(time: UInt64(person.now), counter: 0, device: 7)
        let ends: [(Int64, Int64)] = [(.min, .max), (0, .max), (-5, 5), (7, 3), (0, 60_000)]
        var facts: [Fact] = []
        for (index, (start, end)) in ends.enumerated() {
            let entity = Entity.timeEntry(task, Identity(high: 0, low: UInt64(index)))
            facts.append(Fact(entity, TimeEntryField.start, .integer(start), timestamp))
            facts.append(Fact(entity, TimeEntryField.end, .integer(end), timestamp))
            facts.append(Fact(entity, TimeEntryField.task, Value(task), timestamp))
        }
        facts.append(Fact(.timeEntry(task, .only), TimeEntryField.start, .text("x"), timestamp))
        person.space.apply(facts)
        #expect(spent(task) == 60_000)
    }
}
