import Facts
import Testing

@testable import Planner

struct SnoozingTests {
    private let person = Person()

    /// Where people's clocks stand: minutes ahead of UTC.
    private static let offsets: [Int64] = [0, 60, -300, 330, 345, -210, 525, 840, -720]

    /// What a snooze ends with when it is chosen at a local time on Monday 2 March.
    private func end(_ snooze: Snooze, at minute: Int64, day: Int64 = 20_514, offset: Int64) -> Snooze.End {
        snooze.end(from: Instant(time: (day * 1440 + minute - offset) * 60_000, offset: offset))
    }

    private func date(_ number: Int) -> Snooze.End { .date(LocalDate(number: number)) }

    @Test("T13: tomorrow, next week and a date are counted by the calendar where the person is", arguments: offsets)
    func dates(offset: Int64) {
        for minute: Int64 in [0, 1, 725, 1439] {
            #expect(end(.tomorrow, at: minute, offset: offset) == date(20_515))
            #expect(end(.until(LocalDate(number: 20_600)), at: minute, offset: offset) == date(20_600))
            for weekday: Int64 in 0..<7 {
                #expect(end(.nextWeek, at: minute, day: 20_514 + weekday, offset: offset) == date(20_521))
            }
        }
    }

    @Test("T13: later today is three hours from now or a little less, on the hour where the person is", arguments: offsets)
    func laterToday(offset: Int64) {
        let one = Snooze.End.moment((20_514 * 1440 + 780 - offset) * 60_000)
        #expect(end(.laterToday, at: 600, offset: offset) == one)
        #expect(end(.laterToday, at: 617, offset: offset) == one)
        #expect(end(.laterToday, at: 659, offset: offset) == one)
    }

    @Test(
        "T13: a snooze ends as the date begins on the clock on the wall, though clocks change before it",
        arguments: [60, -60] as [Int64]
    )
    func clocksChange(offset: Int64) throws {
        let tomorrow = try person.add("Tea")
        let date = try person.add("Soup")
        _ = try person.space.perform(.snooze([tomorrow], .tomorrow), by: person.origin)
        _ = try person.space.perform(.snooze([date], .until(LocalDate(number: 20_515))), by: person.origin)
        // It was chosen at UTC.
        let midnight = (20_515 * 1440 - offset) * 60_000
        let before = Instant(time: midnight - 1, offset: offset)
        #expect(person.space.hidden(at: before) == [tomorrow, date])
        #expect(person.space.hidden(at: before.at(midnight)).isEmpty)
        for task in [tomorrow, date] {
            let entry = try #require(person.space.task(task))
            #expect(entry.isHidden(on: LocalDate(number: 20_514), at: before))
            #expect(!entry.isHidden(on: LocalDate(number: 20_515), at: before))
        }
    }

    @Test(
        "T13: a snooze for hours or minutes is as long as ever, though clocks change meanwhile",
        arguments: [60, -60] as [Int64]
    )
    func hoursWhileClocksChange(offset: Int64) throws {
        let tea = try person.add("Tea")
        let soup = try person.add("Soup")
        _ = try person.space.perform(.snooze([tea], .laterToday), by: person.origin)
        _ = try person.space.perform(.snooze([soup], .minutes(10)), by: person.origin)
        for (task, end) in [(tea, Person.monday + 3 * Person.hour), (soup, person.now + 600_000)] {
            #expect(person.space.hidden(at: Instant(time: end - 1, offset: offset)).contains(task))
            #expect(!person.space.hidden(at: Instant(time: end, offset: offset)).contains(task))
        }
    }

    @Test("T13: of several snoozes of a task the last one holds, until a date or for hours")
    func snoozedAgain() throws {
        let task = try person.add("Tea")
        _ = try person.space.perform(.snooze([task], .nextWeek), by: person.origin)
        _ = try person.space.perform(.snooze([task], .laterToday), by: person.origin)
        #expect(person.space.hidden(at: person.instant) == [task])
        #expect(person.space.hidden(at: person.instant.at(Person.monday + 3 * Person.hour)).isEmpty)
        _ = try person.space.perform(.snooze([task], .tomorrow), by: person.origin)
        #expect(person.space.hidden(at: person.instant.at(Person.monday + 3 * Person.hour)) == [task])
        #expect(person.space.hidden(at: person.instant.at(Person.monday + Person.day)).isEmpty)
    }

    @Test("T13: a task that older devices snoozed until a moment is out of sight until then")
    func olderDevices() throws {
        let task = try person.add("Tea")
        let end = Person.monday + Person.day
        let timestamp = person.space.nextTimestamp(now: person.now)
        person.space.apply([Fact(.task(task), TaskField.snoozed, .integer(end), timestamp)])
        #expect(person.space.hidden(at: person.instant.at(end - 1)) == [task])
        #expect(person.space.hidden(at: person.instant.at(end)).isEmpty)
        _ = try person.space.perform(.wake(task), by: person.origin)
        #expect(person.space.hidden(at: person.instant).isEmpty)
    }

    @Test("T13: a snoozed task is out of sight until then, to the millisecond, and back by itself")
    func hidden() throws {
        let task = try person.add("Tea", cost: 2)
        let other = try person.add("Other", cost: 2)
        try person.act { try person.space.perform(.snooze([task], .tomorrow), by: $0) }
        let entry = try #require(person.space.task(task))
        let end = (Person.monday / Person.day + 1) * Person.day
        #expect(entry.snoozedDate == LocalDate(number: 20_515) && entry.snoozed == nil)
        #expect(person.space.isHidden(entry, at: Instant(time: end - 1, offset: 0)))
        #expect(!person.space.isHidden(entry, at: Instant(time: end, offset: 0)))
        #expect(person.space.hidden(at: person.instant) == [task])
        #expect(!person.space.hidden(at: person.instant).contains(other))
        // It is where it was: only pages leave it out.
        #expect(person.bucket(of: task) == .category(2))
    }

    @Test("T13: a task is out of sight until its start date begins where the person is", arguments: offsets)
    func start(offset: Int64) throws {
        let task = try person.add("Tea") { $0.start = LocalDate(number: 20_516) }
        let midnight = (20_516 * 1440 - offset) * 60_000
        let entry = try #require(person.space.task(task))
        #expect(person.space.isHidden(entry, at: Instant(time: midnight - 1, offset: offset)))
        #expect(!person.space.isHidden(entry, at: Instant(time: midnight, offset: offset)))
    }

    @Test("T13: several are snoozed in one change; those in today's list give their spoons back, unless it is for later today")
    func today() throws {
        try person.startDay()
        let planned = try person.plan("Cook", cost: 4)
        let waiting = try person.add("Laundry", cost: 3)
        try person.act { try person.space.perform(.snooze([planned, waiting, planned], .laterToday), by: $0) }
        #expect(person.bucket(of: planned) == .today)
        #expect(person.space.hidden(at: person.instant) == [planned, waiting])
        try person.act { try person.space.perform(.snooze([planned], .nextWeek), by: $0) }
        #expect(person.bucket(of: planned) == .category(4))
        #expect(person.space.budget?.used == 0)
    }

    @Test("T13: a task of today's list that gets a start ahead leaves it and gives its spoons back; with one of today it stays")
    func startAhead() throws {
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        for (number, bucket) in [(20_514, .today), (20_515, .category(4))] as [(Int, TaskBucket)] {
            let start = LocalDate(number: number)
            try person.act { try person.space.perform(.moveDate(.start, of: task, to: start), by: $0) }
            #expect(person.bucket(of: task) == bucket)
        }
        #expect(person.space.budget?.used == 0)
    }

    @Test("T13: waking brings it into sight at once, whether it was snoozed or had yet to begin")
    func woken() throws {
        let task = try person.add("Tea") { $0.start = LocalDate(number: 20_600) }
        _ = try person.space.perform(.snooze([task], .nextWeek), by: person.origin)
        try person.act { try person.space.perform(.wake(task), by: $0) }
        #expect(person.space.hidden(at: person.instant).isEmpty)
        #expect(person.space.task(task)?.start == nil)
        #expect(try person.space.perform(.wake(task), by: person.origin) == CommandResult(change: nil, facts: []))
    }

    @Test("T12, T13: a repeating task that is shown again is hidden again until the start of its next date")
    func wokenOnce() throws {
        try person.startDay()
        let task = try person.add("Bins", cost: 1) {
            $0.repeats = RepeatRule(.weeks(.none))
            $0.due = LocalDate(number: 20_521)
            $0.start = LocalDate(number: 20_519)
        }
        try person.act { try person.space.perform(.wake(task), by: $0) }
        #expect(person.space.hidden(at: person.instant).isEmpty)
        #expect(try person.space.perform(.wake(task), by: person.origin) == CommandResult(change: nil, facts: []))
        let openedAt = person.now
        try person.checkOff(task)
        #expect(person.space.task(task)?.start?.number == 20_526)
        #expect(person.space.hidden(at: person.instant) == [task])
        // It stays where it was ticked, in sight.
        #expect(OpenedLists(in: person.space, at: person.instant, openedAt: openedAt).isInSight(task))
    }

    @Test("T12, T13: a repeating task that was shown again is hidden by its start chosen again", arguments: [false, true])
    func wokenAndHidden(edits: Bool) throws {
        let task = try person.add("Bins") {
            $0.repeats = RepeatRule(.weeks(.none))
            $0.due = LocalDate(number: 20_521)
            $0.start = LocalDate(number: 20_519)
        }
        _ = try person.space.perform(.wake(task), by: person.origin)
        for start in [20_520, 20_519] {
            let date = LocalDate(number: start)
            if edits {
                let shown = TaskDraft(try #require(person.space.task(task)), in: person.space)
                var details = shown.details
                details.start = date
                let draft = try TaskDraft(title: "Bins", cost: nil, details: details)
                try person.act { try person.space.perform(.editTask(task, draft), by: $0) }
            } else {
                try person.act { try person.space.perform(.moveDate(.start, of: task, to: date), by: $0) }
            }
            #expect(person.space.hidden(at: person.instant) == [task])
        }
    }

    @Test("T13: waking leaves a start that is past as it is")
    func wokenLate() throws {
        let task = try person.add("Tea") { $0.start = LocalDate(number: 20_500) }
        _ = try person.space.perform(.snooze([task], .nextWeek), by: person.origin)
        _ = try person.space.perform(.wake(task), by: person.origin)
        #expect(person.space.task(task)?.start?.number == 20_500)
    }

    @Test("T13: a due date before the end of a snooze brings a task back into sight, one from that end on does not")
    func dueBefore() throws {
        let end = LocalDate(number: 20_518)
        let moved = try person.add("Tea")
        let edited = try person.add("Soup")
        let several = try person.add("Bread")
        _ = try person.space.perform(.snooze([moved, edited, several], .until(end)), by: person.origin)
        let cases: [(LocalDate, Set<Identity>)] = [(end, [moved, edited, several]), (end.adding(days: -1), [])]
        for (due, hidden) in cases {
            var details = TaskDetails()
            details.due = due
            let draft = try TaskDraft(title: "Soup", cost: nil, details: details)
            try person.act { try person.space.perform(.moveDate(.due, of: moved, to: due), by: $0) }
            try person.act { try person.space.perform(.editTask(edited, draft), by: $0) }
            try person.act { try person.space.perform(.changeTasks([several], .due(due)), by: $0) }
            #expect(person.space.hidden(at: person.instant) == hidden)
        }
    }

    @Test("T13, D4, N1: a task that is taken into today's list, or planned for a day before its snooze ends, is in sight again")
    func wantedBefore() throws {
        try person.startDay()
        let (tea, soup, bread) = try (person.add("Tea", cost: 1), person.add("Soup", cost: 1), person.add("Bread", cost: 1))
        let end = LocalDate(number: 20_518)
        _ = try person.space.perform(.snooze([tea, bread], .until(end)), by: person.origin)
        _ = try person.space.perform(.snooze([soup], .laterToday), by: person.origin)
        try person.act { try person.space.perform(.submit([tea, soup]), by: $0) }
        // For hours it is out of sight in today's list, too, and its reminder is still to come.
        #expect(person.space.hidden(at: person.instant) == [soup, bread])
        try person.act { try person.space.perform(.moveDate(.intended, of: bread, to: end), by: $0) }
        #expect(person.space.hidden(at: person.instant) == [soup, bread])
        try person.act { try person.space.perform(.moveDate(.intended, of: bread, to: end.adding(days: -1)), by: $0) }
        #expect(person.space.hidden(at: person.instant) == [soup])
    }

    @Test("T13: snoozing until today or earlier is refused; so are no tasks and deleted ones, each with the reason")
    func refused() throws {
        let task = try person.add("Tea")
        for number in [20_514, 20_000, 0] {
            #expect(throws: Fault.notAhead) {
                try person.space.perform(.snooze([task], .until(LocalDate(number: number))), by: person.origin)
            }
        }
        #expect(throws: Fault.nothingChosen) { try person.space.perform(.snooze([], .tomorrow), by: person.origin) }
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.snooze([task, .only], .tomorrow), by: person.origin) }
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.wake(.only), by: person.origin) }
        #expect(person.space.hidden(at: person.instant).isEmpty)
    }

    @Test("T13: a date before or beyond all calendars is no date")
    func beyond() throws {
        let task = try person.add("Tea")
        for number in [-1, 2_932_897, Int.max] {
            #expect(throws: Fault.notADate) {
                try person.space.perform(.snooze([task], .until(LocalDate(number: number))), by: person.origin)
            }
        }
    }

    @Test("A3: snoozed here and woken there, the later of the two holds, the same on both")
    func apart() throws {
        let task = try person.add("Tea")
        _ = try person.space.perform(.snooze([task], .tomorrow), by: person.origin)
        let other = person.elsewhere(device: 2)
        _ = try other.space.perform(.wake(task), by: other.origin)
        person.now += Person.hour
        _ = try person.space.perform(.snooze([task], .nextWeek), by: person.origin)
        person.meet(other)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(person.space.hidden(at: person.instant) == [task])
    }
}
