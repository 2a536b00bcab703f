import Facts
import TestSupport
import Testing

@testable import Planner

/// T3, T4: a row that is ticked stays where it is until its list is opened again.
struct OpenedListsTests {
    /// Someone with a day and three tasks of four spoons, looking at them.
    private final class Someone {
        let person = Person()
        let tasks: [Identity]
        var openedAt: Int64 = 0

        init() throws {
            try person.startDay()
            tasks = [try person.add("A", cost: 4), try person.add("B", cost: 4), try person.add("C", cost: 4)]
            open()
        }

        func open() {
            person.now += 1000
            openedAt = person.now
        }

        func sees(_ bucket: TaskBucket = .category(4), in order: SortOrder = .own) -> [String] {
            let lists = OpenedLists(in: person.space, at: person.instant, openedAt: openedAt)
            return person.titles(lists.tasks(bucket, in: order).filter { lists.isInSight($0) })
        }

        func done(_ task: Identity) throws { try person.checkOff(task) }

        /// Puts everything into today's list, and starts another day.
        func carryOver(_ tasks: [Identity]) throws {
            try person.submit(tasks)
            try person.startNextDay()
            open()
        }
    }

    @Test("T3: a task ticked in a category stays in its place, and is gone when the category is opened again")
    func category() throws {
        let someone = try Someone()
        let before = someone.sees()
        try someone.done(someone.tasks[1])
        #expect(someone.sees() == before)
        someone.open()
        #expect(someone.sees() == before.filter { $0 != "B" })
    }

    @Test("T3: a task ticked in the backlog stays in its place there, and is in no category")
    func backlog() throws {
        let someone = try Someone()
        try someone.carryOver(someone.tasks)
        let before = someone.sees(.backlog)
        #expect(before.count == 3)
        try someone.done(someone.tasks[1])
        #expect(someone.sees(.backlog) == before)
        #expect(someone.sees().isEmpty)
        someone.open()
        #expect(someone.sees(.backlog).count == 2)
    }

    @Test("T3: a task that was sent back from the backlog and ticked in its category stays there alone")
    func sentBack() throws {
        let someone = try Someone()
        try someone.carryOver(someone.tasks)
        _ = try someone.person.space.perform(.leaveBacklog(someone.tasks[0]), by: someone.person.origin)
        try someone.done(someone.tasks[0])
        #expect(someone.sees() == ["A"])
        #expect(someone.sees(.backlog).count == 2)
    }

    @Test("T3: a ticked task without a cost stays in Unsorted")
    func unsorted() throws {
        let someone = try Someone()
        let loose = try someone.person.add("Loose")
        try someone.person.add("Other")
        someone.open()
        let before = someone.sees(.category(nil))
        try someone.done(loose)
        #expect(someone.sees(.category(nil)) == before)
        someone.open()
        #expect(someone.sees(.category(nil)) == ["Other"])
    }

    @Test("T3: tasks ticked in today's list, within a task or in a checklist were in no category, and are put in none")
    func elsewhere() throws {
        let someone = try Someone()
        let planned = try someone.person.plan("Planned", cost: 4)
        let step = try someone.person.add("Step", under: someone.tasks[0])
        let packed = try someone.person.addList("Suitcase", isChecklist: true, "Socks")
        let socks = try #require(someone.person.space.members(of: packed).first)
        someone.open()
        let before = someone.sees()
        try someone.person.checkOff(planned, step, socks)
        #expect(someone.sees() == before)
        #expect(someone.sees(.category(nil)).isEmpty)
    }

    @Test("T3: steps that are done with their task stay in their own categories")
    func steps() throws {
        let someone = try Someone()
        let step = try someone.person.add("Step", cost: 2, under: someone.tasks[0])
        someone.open()
        let before = someone.sees()
        try someone.done(someone.tasks[0])
        #expect(someone.person.space.task(step)?.done != nil)
        #expect(someone.sees() == before)
        #expect(someone.sees(.category(2)) == ["Step"])
    }

    @Test("T3, T12: a task that repeats stays where it is, whatever its next date is and until when it is out of sight")
    func repeating() throws {
        let someone = try Someone()
        let today = someone.person.instant.date
        let weekly = try someone.person.add("Weekly", cost: 4) {
            $0.due = today
            $0.start = today
            $0.repeats = RepeatRule(text: "FREQ=WEEKLY")
        }
        try someone.person.add("Soon", cost: 4) { $0.due = LocalDate(number: today.number + 2) }
        someone.open()
        let before = (own: someone.sees(), soonest: someone.sees(in: .soonest))
        #expect(before.soonest.first == "Weekly")
        try someone.done(weekly)
        let task = try #require(someone.person.space.task(weekly))
        #expect(task.due == LocalDate(number: today.number + 7))
        #expect(someone.person.space.isHidden(task, at: someone.person.instant))
        #expect(someone.sees() == before.own)
        #expect(someone.sees(in: .soonest) == before.soonest)
        someone.open()
        #expect(!someone.sees().contains("Weekly"))
    }

    @Test("T13: a hidden task that is ticked elsewhere does not come into sight")
    func snoozed() throws {
        let someone = try Someone()
        _ = try someone.person.space.perform(.snooze([someone.tasks[1]], .tomorrow), by: someone.person.origin)
        someone.open()
        let before = someone.sees()
        try someone.done(someone.tasks[1])
        #expect(before.count == 2)
        #expect(someone.sees() == before)
    }

    @Test("T3: undone, a tick leaves the row as it was, once; ticked again it stays again")
    func undone() throws {
        let someone = try Someone()
        let before = someone.sees()
        let origin = someone.person.origin
        _ = try someone.person.space.perform(.checkOff([someone.tasks[1]]), by: origin)
        for _ in 0..<2 {
            try someone.person.undo(origin.identity)
            #expect(someone.sees() == before)
            #expect(someone.person.bucket(of: someone.tasks[1]) == .category(4))
            try someone.person.undo(origin.identity)
            #expect(someone.sees() == before)
            #expect(someone.person.bucket(of: someone.tasks[1]) == .doneToday)
        }
    }

    @Test("T3: planned meanwhile in another tab, and ticked in today's list, a task is no longer in its category")
    func otherTab() throws {
        let someone = try Someone()
        try someone.person.submit([someone.tasks[1]])
        try someone.done(someone.tasks[1])
        #expect(!someone.sees().contains("B"))
        #expect(someone.sees().count == 2)
    }

    @Test("T3: a task that another device ticked since stays, too, as soon as it is known here")
    func otherDevice() throws {
        let someone = try Someone()
        let other = someone.person.elsewhere(device: 2)
        let before = someone.sees()
        other.now += 1000
        try other.checkOff(someone.tasks[0])
        someone.person.meet(other)
        someone.person.now = other.now + 1000
        #expect(someone.sees() == before)
    }

    @Test("D1: a new day opens every list afresh")
    func newDay() throws {
        let someone = try Someone()
        try someone.person.submit([someone.tasks[0]])
        try someone.done(someone.tasks[0])
        try someone.done(someone.tasks[1])
        try someone.person.startNextDay()
        #expect(someone.sees() == ["C"])
        #expect(someone.sees(.backlog).isEmpty)
    }

    @Test("T3: without a day, a ticked task stays as well")
    func withoutDay() throws {
        let person = Person()
        let first = try person.add("A", cost: 4)
        try person.add("B", cost: 4)
        person.now += 1000
        let openedAt = person.now
        try person.checkOff(first)
        let lists = OpenedLists(in: person.space, at: person.instant, openedAt: openedAt)
        #expect(Set(person.titles(lists.tasks(.category(4)))) == ["A", "B"])
    }

    @Test("T6: the tasks of a category in each order, and ties in their own", arguments: SortOrder.allCases)
    func orders(order: SortOrder) throws {
        let someone = try Someone()
        let today = someone.person.instant.date.number
        try someone.person.add("Sooner", cost: 4) { $0.due = LocalDate(number: today + 1) }
        try someone.person.add("Later", cost: 4) {
            $0.due = LocalDate(number: today + 9)
            $0.priority = .high
        }
        try someone.person.add("Planned", cost: 4)
        try someone.person.submit([try #require(someone.person.space.category(4).first)])
        let own = someone.sees()
        let undated = own.filter { $0.count == 1 }
        let expected: [SortOrder: [String]] = [
            .own: own, .newest: ["Later", "Sooner", "C", "B", "A"], .priority: ["Later", "Sooner"] + undated,
            .soonest: ["Sooner", "Later"] + undated,
        ]
        #expect(someone.sees(in: order) == expected[order])
    }

    @Test("Whatever is done since, the rows that were there are there, in the same order, and none twice")
    func anything() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 20) {
            let person = Person()
            try person.startDay(99)
            var tasks: [Identity] = []
            for index in 0..<12 { tasks.append(try person.add("\(index)", cost: 1 + index % 2)) }
            for task in tasks where random.once(in: 3) { try person.submit([task]) }
            try person.startNextDay(99)
            person.now += 1000
            let openedAt = person.now
            func rows() -> [[Identity]] {
                let lists = OpenedLists(in: person.space, at: person.instant, openedAt: openedAt)
                let buckets: [TaskBucket] = [.category(1), .category(2), .backlog]
                return buckets.map { lists.tasks($0) }
            }
            let before = rows()
            for _ in 0..<10 {
                try person.checkOff(random.one(of: tasks))
                #expect(rows() == before)
            }
        }
    }
}
