import Facts
import TestSupport
import Testing

@testable import Planner

/// The tasks of each day.
struct CalendarSpanTests {
    private let person = Person()

    private var today: LocalDate { person.instant.date }

    private func date(_ days: Int) -> LocalDate { today.adding(days: days) }

    private func span(_ first: Int = 0, days: Int = 14) -> CalendarSpan {
        person.space.calendar(from: date(first), days: days, at: person.instant)
    }

    /// Titles and kinds of a day.
    private func words(_ days: Int, in span: CalendarSpan) -> [String] {
        span.entries(on: date(days)).map { entry in
            switch entry.kind {
            case .due: entry.done == nil ? entry.task.title : entry.task.title + " done"
            case .starts: entry.task.title + " starts"
            case .intended: entry.task.title + " planned"
            case .again: entry.task.title + " again"
            case .wasDone: entry.task.title + " was done"
            }
        }
    }

    @Test("C1: a task is on the day it is due and on the day it begins; on one day alone it is there once")
    func dueAndStart() throws {
        try person.add("Form") {
            $0.start = self.date(2)
            $0.due = self.date(5)
        }
        try person.add("Hidden") { $0.start = self.date(5) }
        try person.add("Both") {
            $0.start = self.date(5)
            $0.due = self.date(5)
        }
        try person.add("Never")
        let span = span()
        #expect(words(2, in: span) == ["Form starts"])
        #expect(words(5, in: span) == ["Both", "Form", "Hidden starts"])
        #expect(span.days.map(\.count).reduce(0, +) == 4)
    }

    @Test("C1: a day has its tasks by the time of day, those without one last; ticked, they stay where they were")
    func order() throws {
        for (title, time) in [("Supper", 1100), ("Tea", nil), ("Post", 540)] as [(String, Int?)] {
            try person.add(title) {
                $0.due = self.date(1)
                $0.time = time
            }
        }
        #expect(words(1, in: span()) == ["Post", "Supper", "Tea"])
        let supper = span().entries(on: date(1))[1].task.identity
        try person.checkOff(supper)
        #expect(words(1, in: span()) == ["Post", "Supper done", "Tea"])
    }

    @Test("C1: a repeating task is on its live date, on the dates that follow, and on those on which it was done")
    func repeats() throws {
        try person.startDay()
        let bins = try person.add("Bins", cost: 1) {
            $0.due = self.date(0)
            $0.repeats = RepeatRule(.days, interval: 3)
        }
        #expect(words(0, in: span()) == ["Bins"])
        #expect((1..<8).filter { words($0, in: span()) == ["Bins again"] } == [3, 6])
        try person.checkOff(bins)
        #expect(words(0, in: span()) == ["Bins was done"])
        #expect(words(3, in: span()) == ["Bins"])
        #expect(words(6, in: span()) == ["Bins again"])
        let entry = try #require(person.space.task(bins))
        #expect(person.space.wasDoneToday(entry, with: date(0)))
        _ = try person.space.perform(.skipOnce(bins), by: person.origin)
        #expect(words(3, in: span()).isEmpty)
        #expect(words(6, in: span()) == ["Bins"])
    }

    @Test("C1: no date is promised before it is certain: counted from completion none is, and none before today")
    func uncertain() throws {
        try person.add("Plants") {
            $0.due = self.date(0)
            $0.repeats = RepeatRule(.days, interval: 2, anchor: .completion)
        }
        try person.add("Bins") {
            $0.due = self.date(-5)
            $0.repeats = RepeatRule(.days, interval: 2, until: self.date(4))
        }
        let span = span(-7)
        #expect(words(-5, in: span) == ["Bins"])
        #expect(words(0, in: span) == ["Plants"])
        #expect((-7..<7).filter { words($0, in: span) == ["Bins again"] } == [1, 3])
    }

    @Test("C1: tasks in a template or an archived list, deleted or skipped tasks are on no day")
    func outOfTheWay() throws {
        let list = try person.addList("Trip", isChecklist: true)
        for title in ["Book", "Socks", "Soap"] {
            try person.add(title) {
                $0.due = self.date(1)
                $0.start = self.date(0)
                $0.list = .existing(list)
            }
        }
        let tasks = person.space.members(of: list)
        _ = try person.space.perform(.setLeftOut(tasks[0], true), by: person.origin)
        _ = try person.space.perform(.deleteTask(tasks[1]), by: person.origin)
        #expect(words(1, in: span()) == ["Soap"])
        #expect(words(0, in: span()) == ["Soap starts"])
        try person.checkOff(tasks[2])
        #expect(words(1, in: span()) == ["Soap done"])
        _ = try person.space.perform(.setArchived(list, true), by: person.origin)
        let left = span().days.filter { !$0.isEmpty }
        #expect(left.isEmpty)
    }

    @Test("C1, T8: what is beneath a skipped heading of a checklist is on no day either, and back with it")
    func beneathSkipped() throws {
        let list = try person.addList("Trip", isChecklist: true, "Skis")
        let heading = person.space.members(of: list)[0]
        let step = try person.add("Rent", under: heading)
        for (title, below) in [("Book", step), ("Boots", heading)] {
            try person.add(title, under: below) { $0.due = self.date(1) }
        }
        #expect(Set(words(1, in: span())) == ["Book", "Boots"])
        _ = try person.space.perform(.setLeftOut(heading, true), by: person.origin)
        #expect(words(1, in: span()).isEmpty)
        _ = try person.space.perform(.setLeftOut(heading, false), by: person.origin)
        #expect(words(1, in: span()).count == 2)
    }

    @Test("C1: after any changes, here and elsewhere, the days hold the tasks that a scan of all tasks would put there")
    func asScanned() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 20) {
            var fleet = Fleet(seed: random.next())
            for _ in 0..<30 { try fleet.step() }
            for device in fleet.devices {
                let instant = Instant(time: fleet.now, offset: 0)
                let first = instant.date.adding(days: -random.below(20))
                let span = device.space.calendar(from: first, days: 1 + random.below(42), at: instant)
                for (index, entries) in span.days.enumerated() {
                    let date = first.adding(days: index)
                    #expect(Set(entries.map(Key.init)) == Self.scanned(device.space, on: date, at: instant))
                    #expect(entries.count == Set(entries.map(Key.init)).count)
                    for (one, next) in zip(entries, entries.dropFirst()) { #expect(!next.isBefore(one)) }
                }
            }
        }
    }

    private struct Key: Hashable {
        let task: Identity
        let kind: String

        init(_ entry: CalendarEntry) { self.init(entry.task.identity, "\(entry.kind)") }

        init(_ task: Identity, _ kind: String) {
            self.task = task
            self.kind = kind
        }
    }

    /// The same by looking at every task and following every rule day by day.
    private static func scanned(_ space: PersonalSpace, on date: LocalDate, at instant: Instant) -> Set<Key> {
        var found: Set<Key> = []
        for entity in space.replica.entities(.task) {
            guard let task = space.task(entity.identity), !space.isShelved(task) else { continue }
            let isLeftOut = ([task] + space.ancestors(of: task)).contains { $0.isLeftOut }
            if isLeftOut, task.done == nil { continue }
            // The days of a daily task that passed are over, and it comes on the day that is yet to begin.
            let isOver = task.done == nil && task.isDailyByRule && date < instant.date
            if task.due == date, !isOver { found.insert(Key(task.identity, "due")) }
            if task.done == nil, task.start == date, task.due != date { found.insert(Key(task.identity, "starts")) }
            if task.due != date, space.bucket(of: task).waits, space.intendedDate(of: task.identity, at: instant) == date {
                found.insert(Key(task.identity, "intended"))
            }
            let closed = space.closing(of: date, task.identity)
            if let closed, closed.isDone, task.due != date { found.insert(Key(task.identity, "wasDone(at: \(closed.at))")) }
            guard task.done == nil, let rule = task.repeats, rule.anchor == .date, let live = task.due, closed == nil else {
                continue
            }
            let hasBegun = space.currentDay.map { instant.date <= $0.date } ?? false
            let isToCome = task.isDailyByRule && !hasBegun && !task.isHidden(on: instant.date, at: instant)
            var day = max(live, isToCome ? instant.date.adding(days: -1) : instant.date)
            while let next = rule.next(after: day, from: live), next <= date {
                if next == date { found.insert(Key(task.identity, "again")) }
                day = next
            }
        }
        return found
    }
}
