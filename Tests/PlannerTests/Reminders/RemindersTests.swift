import Facts
import TestSupport
import Testing

@testable import Planner

/// Reminders, where clocks are an hour ahead of UTC and never change.
struct RemindersTests {
    private let person = Person()
    private let today = LocalDate(number: 20_514)
    private let hour = Person.hour

    /// Clocks an hour ahead.
    private let zoneRules = TimeZoneRules(
        instant: { Int64($0.date.number) * 86_400_000 + Int64($0.minute) * 60_000 - 3_600_000 },
        wall: { LocalDateTime(date: LocalDate(time: $0, offset: 60), minute: Int(($0 / 60_000 + 60) % 1440)) }
    )

    private func at(_ minute: Int, daysOn days: Int = 0) -> Int64 {
        zoneRules.instant(LocalDateTime(date: LocalDate(number: today.number + days), minute: minute))
    }

    private var wholeWeek: Range<Int64> { at(0)..<at(0, daysOn: 7) }

    private func scheduled(after sent: SentReminders = SentReminders()) -> [ScheduledReminder] {
        person.space.scheduledReminders(in: wholeWeek, zoneRules, after: sent)
    }

    @discardableResult
    private func add(_ title: String, _ time: Int?, day: Int = 0, before: Int = 0, cost: Int? = nil) throws -> Identity {
        try person.add(title, cost: cost) { details in
            details.due = LocalDate(number: today.number + day)
            details.time = time
            details.reminder = before
        }
    }

    @discardableResult
    private func choose(_ choose: (inout ReminderSettings) -> Void) throws -> CommandResult {
        var settings = person.space.settings
        choose(&settings.reminders)
        return try person.space.perform(.changeSettings(settings), by: person.origin)
    }

    @Test("C4: a reminder comes before it is due: whole days by the calendar, the rest by the clock")
    func before() throws {
        try add("Now", 600)
        try add("Half an hour", 600, before: 30)
        try add("A day and an hour", 600, day: 3, before: 1500)
        try add("No time", nil, day: 1, before: 60)
        #expect(scheduled().map(\.at) == [at(570), at(600), at(480, daysOn: 1), at(540, daysOn: 2)])
        #expect(scheduled().map(\.titles) == [["Half an hour"], ["Now"], ["No time"], ["A day and an hour"]])
        try choose { $0.timeOfDates = 1200 }
        #expect(scheduled().map(\.at).contains(at(1140, daysOn: 1)))
    }

    @Test("C4, L2: neither a skipped item of a checklist rings, nor what is beneath it")
    func skipped() throws {
        let list = try person.addList("Trip", isChecklist: true)
        let skis = try person.add("Skis") { $0.list = .existing(list) }
        try person.add("Rent", under: skis) { details in
            details.due = today
            details.time = 700
            details.reminder = 0
        }
        #expect(scheduled().map(\.titles) == [["Rent"]])
        _ = try person.space.perform(.setLeftOut(skis, true), by: person.origin)
        #expect(scheduled().isEmpty)
    }

    @Test("C4: tasks that are done, deleted, in a template or archived do not ring")
    func silent() throws {
        let tasks = try (0..<4).map { try add("Task \($0)", 600 + $0) }
        #expect(scheduled().count == 4)
        try person.startDay()
        try person.checkOff(tasks[0])
        _ = try person.space.perform(.deleteTask(tasks[1]), by: person.origin)
        #expect(scheduled().map(\.tasks) == [[tasks[2]], [tasks[3]]])
        let list = try person.addList("Put away")
        try person.add("There") { details in
            details.list = .existing(list)
            details.due = today
            details.time = 700
            details.reminder = 0
        }
        #expect(scheduled().count == 3)
        _ = try person.space.perform(.setArchived(list, true), by: person.origin)
        #expect(scheduled().count == 2)
    }

    /// A task that repeats, usually at ten o'clock, with a reminder ten minutes before.
    private func addPills(_ text: String = "FREQ=DAILY", day: Int = 0, time: Int = 600) throws -> Identity {
        let rule = try #require(RepeatRule(text: text))
        return try person.add("Pills") { details in
            details.due = LocalDate(number: today.number + day)
            details.time = time
            details.reminder = 10
            details.repeats = rule
        }
    }

    /// The moments of reminders at ten minutes to ten on these days.
    private func rings(_ days: ClosedRange<Int>) -> [Int64] { days.map { at(590, daysOn: $0) } }

    private func day(_ days: Int) -> LocalDate { LocalDate(number: today.number + days) }

    private func dates(_ days: ClosedRange<Int>) -> [LocalDate?] { days.map { day($0) } }

    @Test("C4: a task that repeats by its dates rings on each of them while the live copy is open")
    func repeating() throws {
        let task = try addPills()
        let all = scheduled()
        #expect(all.map(\.at) == rings(0...6) && all.map(\.date) == dates(0...6))
        #expect(all.allSatisfy { $0.due == $0.at + 600_000 && $0.kind == .task && $0.tasks == [task] && $0.titles == ["Pills"] })
        try person.startDay()
        try person.checkOff(task)
        #expect(scheduled() == Array(all.dropFirst()))
    }

    @Test("C4: each date of a task that repeats is a reminder of its own, sent once and counted on its day")
    func repeatingApart() throws {
        _ = try addPills()
        let all = scheduled()
        #expect(Set(all.map(\.name)).count == 7)
        var sent = SentReminders()
        sent.names = [all[0].name, all[2].name]
        sent.since = at(0, daysOn: 2)
        #expect(scheduled(after: sent) == Array(all[3...]))
        try choose { $0.most = 1 }
        try add("Later that day", 700, day: 3)
        #expect(scheduled(after: sent).map(\.kind) == [.task, .more, .beyond, .task, .task, .task])
    }

    @Test("C4: a task that repeats from completion rings on the live copy's date alone")
    func repeatingFromCompletion() throws {
        _ = try addPills("FREQ=DAILY;X-FROM=DONE")
        #expect(scheduled().map(\.at) == rings(0...0) && scheduled().map(\.date) == [today])
    }

    @Test(
        "C4: a task that was left open for years rings on the dates of its rule",
        arguments: [("FREQ=DAILY", 7), ("FREQ=WEEKLY", 1)]
    )
    func leftOpen(rule: String, count: Int) throws {
        _ = try addPills(rule, day: -4004)
        #expect(scheduled().map(\.at) == rings(0...count - 1))
    }

    @Test("C4: a task that repeats does not ring after its rule has ended")
    func repeatingEnds() throws {
        _ = try addPills("FREQ=DAILY;UNTIL=20260304")
        #expect(scheduled().map(\.at) == rings(0...2))
    }

    @Test("C4: a date that was done or skipped does not ring, though an earlier one is open again")
    func repeatingDone() throws {
        let task = try addPills()
        try person.checkOff(task)
        _ = try person.space.perform(.skipOnce(task), by: person.origin)
        #expect(scheduled().map(\.at) == rings(2...6))
        _ = try person.space.perform(.changeTasks([task], .due(today)), by: person.origin)
        #expect(scheduled().map(\.at) == rings(0...0) + rings(2...6))
    }

    @Test("C4: a snooze holds back the dates that pass meanwhile, and the last of them rings when it ends")
    func repeatingSnoozed() throws {
        let task = try addPills()
        person.now = at(591, daysOn: 1)
        _ = try person.space.perform(.snooze([task], .minutes(10)), by: person.origin)
        let end = person.now + 600_000
        #expect(scheduled().map(\.at) == [end] + rings(2...6) && scheduled().map(\.date) == dates(1...6))
        _ = try person.space.perform(.snooze([task], .until(day(4))), by: person.origin)
        #expect(scheduled().map(\.at) == rings(4...6) && scheduled().map(\.date) == dates(4...6))
    }

    @Test("C4: an answer to the reminder of a date that is done puts nothing off, neither the next date nor a task that is done")
    func answeredLate() throws {
        let (pills, call) = (try addPills(), try add("Call", 600))
        try person.startDay()
        try person.checkOff(pills)
        try person.checkOff(call)
        for snooze in [Snooze.minutes(10), .laterToday] {
            #expect(try person.space.perform(.snooze([pills], snooze, dueBy: today), by: person.origin).facts.isEmpty)
            #expect(try person.space.perform(.snooze([call], snooze), by: person.origin).facts.isEmpty)
        }
        // Of the date that it is due on, it is put off.
        #expect(try !person.space.perform(.snooze([pills], .minutes(10), dueBy: day(1)), by: person.origin).facts.isEmpty)
    }

    @Test("C4: a task is once in the message of quiet hours, if a snooze and its next date end with them")
    func repeatingQuiet() throws {
        try choose { $0.quiet = QuietHours(from: 1320, until: 420) }
        let task = try addPills(time: 360)
        person.now = at(1340)
        _ = try person.space.perform(.snooze([task], .minutes(10)), by: person.origin)
        let scheduled = self.scheduled()
        #expect(scheduled.map(\.at) == (1...6).map { at(420, daysOn: $0) })
        #expect(scheduled.map(\.date) == dates(1...6) && scheduled.allSatisfy { $0.kind == .task && $0.tasks == [task] })
    }

    @Test("C4: a low day takes the sound from the dates that it has, and from no later one")
    func repeatingLowDay() throws {
        try person.startDay()
        _ = try addPills(day: -1)
        _ = try person.space.perform(.beginLowDay(.today), by: person.origin)
        #expect(scheduled().map(\.at) == rings(0...6))
        #expect(scheduled().map(\.isSilent) == [true, false, false, false, false, false, false])
    }

    @Test("C4: whatever the rule, and however long before, each of its dates rings once")
    func repeatingByAnyRule() throws {
        var random = SeededRandom.printed(seed: 6)
        for _ in 0..<SeededRandom.histories(usually: 500) {
            let rule = random.rule(anchor: .date)
            let due = day(-random.below(60))
            let before = random.one(of: [0, 10, 1440, 1500, 4000])
            if rule.endsBefore(due, today: today) { continue }
            let task = try person.add("Task") { details in
                details.due = due
                details.time = 600
                details.reminder = before
                details.repeats = rule
            }
            var expected: [Int64] = []
            var date: LocalDate? = due
            while let dated = date, dated < day(14) {
                let moment = zoneRules.instant(LocalDateTime(date: dated, minute: 600)) - Int64(before) * 60_000
                if wholeWeek.contains(moment) { expected.append(moment) }
                date = rule.next(after: dated, from: due)
            }
            let found = person.space.reminders(in: wholeWeek, zoneRules)
            #expect(found.map(\.at) == expected, "\(rule.text), \(due.parts), \(before)")
            _ = try person.space.perform(.deleteTask(task), by: person.origin)
        }
    }

    @Test("C4: a task that was snoozed rings when that ends, and by another name")
    func snoozed() throws {
        let task = try add("Snoozed", 600)
        let before = scheduled().map(\.name)
        person.now = at(600)
        _ = try person.space.perform(.snooze([task], .minutes(10)), by: person.origin)
        let reminder = try #require(scheduled().first)
        #expect(scheduled().count == 1 && reminder.at == person.now + 600_000 && reminder.name != before.first)
        #expect(throws: Fault.self) { try person.space.perform(.snooze([task], .minutes(0)), by: person.origin) }
    }

    @Test("C4: a task that was snoozed until a date rings on it at its usual time of day, on the clock on the wall")
    func snoozedUntilDate() throws {
        // The person's clock was at UTC then, and is an hour ahead by now.
        let tasks = try [add("No time", nil), add("Day, hour before", 720, day: 1, before: 1500), add("Due later", 600, day: 4)]
        _ = try person.space.perform(.snooze(tasks, .until(LocalDate(number: today.number + 2))), by: person.origin)
        #expect(scheduled().map(\.at) == [at(540, daysOn: 2), at(660, daysOn: 2), at(600, daysOn: 4)])
        #expect(scheduled().map(\.titles) == [["No time"], ["Day, hour before"], ["Due later"]])
    }

    @Test("C4: a task that was snoozed until a date rings no sooner than that begins")
    func snoozedUntilDateBegins() throws {
        let tasks = try [add("In the night", 120), add("Hours before", 60, before: 180)]
        _ = try person.space.perform(.snooze(tasks, .until(LocalDate(number: today.number + 2))), by: person.origin)
        #expect(scheduled().map(\.at) == [at(0, daysOn: 2), at(120, daysOn: 2)])
        var settings = person.space.settings
        settings.times.dateBegins = 4
        _ = try person.space.perform(.changeSettings(settings), by: person.origin)
        #expect(scheduled().map(\.at) == [at(240, daysOn: 2), at(240, daysOn: 2)])
    }

    @Test("C4: a timer rings at its end to the millisecond, also in quiet hours; one that waits does not")
    func timer() throws {
        try choose { $0.quiet = QuietHours(from: 0, until: 1439) }
        _ = try person.space.perform(.startTimer(minutes: 25), by: person.origin)
        let end = try #require(person.space.timer?.end)
        #expect(scheduled().map(\.at) == [end] && scheduled().map(\.kind) == [.timer(isRest: false)])
        _ = try person.space.perform(.pauseTimer, by: person.origin)
        #expect(scheduled().isEmpty)
    }

    @Test("C4: reminders of the quiet hours come when they end, together", arguments: [(1320, 420), (60, 420)])
    func quiet(from: Int, until: Int) throws {
        try choose { $0.quiet = QuietHours(from: from, until: until) }
        try add("Early", from, day: 1)
        try add("In the night", 120, day: 2)
        try add("Last", until - 1, day: 2)
        try add("Day", until, day: 2)
        let scheduled = self.scheduled()
        let first = from < until ? at(until, daysOn: 1) : at(until, daysOn: 2)
        #expect(scheduled.map(\.at) == (from < until ? [first, at(until, daysOn: 2), at(until, daysOn: 2)] : [first, first]))
        #expect(scheduled.contains { $0.kind == .several && $0.titles.contains("In the night") && $0.titles.contains("Last") })
        #expect(scheduled.flatMap(\.titles).sorted() == ["Day", "Early", "In the night", "Last"])
    }

    @Test("C4: the reminders of quiet hours are one message with one name, however many they are")
    func keptAlone() throws {
        try choose { $0.quiet = QuietHours(from: 1320, until: 420) }
        let task = try add("In the night", 120, day: 2)
        let alone = try #require(scheduled().first)
        #expect(scheduled().count == 1 && alone.kind == .task && alone.tasks == [task])
        try add("Also", 130, day: 2)
        let both = try #require(scheduled().first)
        #expect(scheduled().count == 1 && both.kind == .several && both.name == alone.name && both.at == alone.at)
    }

    @Test("C4: a reminder that rang before its time became quiet does not ring again when the quiet ends")
    func quietAfterwards() throws {
        try add("Rang", 120)
        try add("Later", 130)
        var sent = SentReminders()
        sent.names = [scheduled()[0].name]
        try choose { $0.quiet = QuietHours(from: 60, until: 420) }
        #expect(scheduled(after: sent).map(\.titles) == [["Later"]])
    }

    @Test("C4: beyond the day's number one says that there is more, and none is lost")
    func most() throws {
        try choose { $0.most = 2 }
        for number in 0..<5 { try add("Task \(number)", 600 + number) }
        try add("Tomorrow", 600, day: 1)
        #expect(scheduled().map(\.kind) == [.task, .task, .more, .beyond, .beyond, .beyond, .task])
        var sent = SentReminders()
        sent.counts[today.number] = 1
        #expect(scheduled(after: sent).map(\.kind) == [.task, .more, .beyond, .beyond, .beyond, .beyond, .task])
        sent.saidMore = [today.number]
        #expect(scheduled(after: sent).map(\.kind) == [.task, .beyond, .beyond, .beyond, .beyond, .task])
        #expect(throws: Fault.self) { try choose { $0.most = 0 } }
        #expect(throws: Fault.self) { try choose { $0.most = 51 } }
    }

    @Test("C4: a sent reminder is not planned again; a past one that was not planned never is")
    func once() throws {
        try add("Done with", 600)
        try add("Past", 601)
        try add("Waits", 602)
        try add("To come", 700)
        let all = scheduled()
        var sent = SentReminders()
        sent.names = [all[0].name]
        sent.waiting = [all[2].name]
        sent.since = at(650)
        #expect(scheduled(after: sent).flatMap(\.titles) == ["Waits", "To come"])
    }

    @Test("C4: on a low day reminders come without a sound, and for tasks put aside not at all")
    func lowDay() throws {
        try person.startDay()
        let due = try add("Due", 600, cost: 1)
        let later = try add("Can wait", 600, day: 5, before: 5 * 1440 - 60, cost: 1)
        try person.submit([due, later])
        #expect(scheduled().count == 2)
        _ = try person.space.perform(.beginLowDay(.today), by: person.origin)
        #expect(scheduled().map(\.titles) == [["Due"]] && scheduled().allSatisfy(\.isSilent))
    }

    @Test("C4: a low day is over with its date: the next morning rings as ever, though nobody has begun it yet")
    func afterLowDay() throws {
        try person.startDay()
        let task = try add("Next morning", 240, day: 1, cost: 1)
        try add("In the night", 179, day: 1)
        try person.submit([task])
        var settings = person.space.settings
        settings.times.dateBegins = 3
        _ = try person.space.perform(.changeSettings(settings), by: person.origin)
        _ = try person.space.perform(.beginLowDay(.today), by: person.origin)
        #expect(
            scheduled().map(\.titles) == [["In the night"], ["Next morning"]] && scheduled().map(\.isSilent) == [true, false]
        )
        try choose { $0.quiet = QuietHours(from: 0, until: 420) }
        #expect(scheduled().map(\.kind) == [.several] && scheduled().map(\.isSilent) == [false])
        _ = try person.space.perform(.beginLowDay(.untilSaid), by: person.origin)
        #expect(scheduled().map(\.titles) == [["In the night"]] && scheduled().allSatisfy(\.isSilent))
    }

    @Test("C4: quiet hours may go over midnight, and end when they say")
    func ends() {
        let night = QuietHours(from: 1320, until: 420)
        let day = { (days: Int, minute: Int) in LocalDateTime(date: LocalDate(number: days), minute: minute) }
        #expect(night?.end(at: day(0, 1319)) == nil)
        #expect(night?.end(at: day(0, 1320)) == day(1, 420))
        #expect(night?.end(at: day(1, 0)) == day(1, 420))
        #expect(night?.end(at: day(1, 420)) == nil)
        #expect(QuietHours(from: 60, until: 60) == nil)
    }
}
