import Facts
import TestSupport
import Testing

@testable import Planner

struct TaskQueryTests {
    private let person = Person()

    private func find(
        _ order: SortOrder = .own,
        openedAt: Int64 = .max,
        at instant: Instant? = nil,
        _ ask: (inout TaskQuery) -> Void = { _ in }
    ) -> [String] {
        var query = TaskQuery()
        ask(&query)
        let found = person.space.tasks(matching: query, in: order, at: instant ?? person.instant, openedAt: openedAt)
        return found.tasks.map(\.title)
    }

    @Test("T6: in any order, open tasks stand before done ones", arguments: SortOrder.allCases)
    func doneLast(order: SortOrder) throws {
        let done = try person.add("done") {
            $0.priority = .high
            $0.due = LocalDate(number: 20_500)
        }
        try person.add("open")
        try person.checkOff(done)
        #expect(find(order) { $0.state = .any } == ["open", "done"])
    }

    @Test("T9: own order holds where long keys begin alike")
    func longKeys() throws {
        for (title, key) in [("second", "a0VVVVVVVVV"), ("third", "a0VVVVVVVVz"), ("first", "a0VVVVVV")] {
            let task = try person.add(title)
            let timestamp = person.space.nextTimestamp(now: person.now)
            person.space.apply([Fact(.task(task), TaskField.order, .text(key), timestamp)])
        }
        #expect(find() == ["first", "second", "third"])
    }

    @Test("T9: tasks that two devices put in one place stand in the same order everywhere, whatever their keys")
    func sameKeys() throws {
        let keys = [
            "a0", "a0", "a0\0", "a0\0\0\0\0\0\0", "a0\0\0\0\0\0\0\0", "a0VVVVVV", "a0VVVVVV", "a0VVVVVVV", "", "\0", "a0",
        ]
        for (number, key) in keys.enumerated() {
            // Identities that do not ascend as they are added.
            let task = Identity(high: UInt64(number * 7 % 11), low: 0)
            let timestamp = person.space.nextTimestamp(now: person.now)
            person.space.apply([
                Fact(.task(task), TaskField.title, .text("Task"), timestamp),
                Fact(.task(task), TaskField.order, .text(key), timestamp),
            ])
        }
        let found = person.space.tasks(matching: TaskQuery(), in: .own, at: person.instant).tasks.map(\.position)
        #expect(found.count == keys.count)
        #expect(found == found.sorted())
    }

    @Test("T6: newest date first: when it is due, or else when it was added")
    func newest() throws {
        try person.add("added on the 2nd")
        try person.add("due on the 4th") { $0.due = LocalDate(number: 20_516) }
        person.now += Person.day
        try person.add("added on the 3rd")
        try person.add("due on the 1st") { $0.due = LocalDate(number: 20_513) }
        #expect(find(.newest) == ["due on the 4th", "added on the 3rd", "added on the 2nd", "due on the 1st"])
    }

    @Test("T6: priority first, then the soonest date and time, the undated last")
    func priority() throws {
        try person.add("none, soon") { $0.due = LocalDate(number: 20_514) }
        try person.add("low") { $0.priority = .low }
        try person.add("high, undated") { $0.priority = .high }
        try person.add("high, later") {
            $0.priority = .high
            $0.due = LocalDate(number: 20_520)
        }
        try person.add("high, untimed") {
            $0.priority = .high
            $0.due = LocalDate(number: 20_515)
        }
        try person.add("high, timed") {
            $0.priority = .high
            $0.due = LocalDate(number: 20_515)
            $0.time = 1439
        }
        try person.add("medium") { $0.priority = .medium }
        #expect(
            find(.priority) == [
                "high, timed", "high, untimed", "high, later", "high, undated", "medium", "low", "none, soon",
            ]
        )
    }

    @Test("T6: soonest date first, then time; the undated last, in own order")
    func soonest() throws {
        try person.add("b")
        try person.add("a")
        try person.add("2nd") { $0.due = LocalDate(number: 20_516) }
        try person.add("1st, untimed") { $0.due = LocalDate(number: 20_515) }
        try person.add("1st, 9:00") {
            $0.due = LocalDate(number: 20_515)
            $0.time = 540
        }
        #expect(find(.soonest) == ["1st, 9:00", "1st, untimed", "2nd"] + find().filter { $0.count == 1 })
        #expect(find().filter { $0.count == 1 } == ["a", "b"])
    }

    @Test("T6: a list page stands in own order unless another was chosen, and that is remembered for each list")
    func remembered() throws {
        let list = try person.addList("Home")
        #expect(person.space.sortOrder(of: .list(list)) == .own)
        let result = try person.space.perform(.setSortOrder(.soonest, of: .list(list)), by: person.origin)
        #expect(result.change == nil && result.facts.count == 1)
        #expect(try person.space.perform(.setSortOrder(.soonest, of: .list(list)), by: person.origin).facts.isEmpty)
        #expect(person.space.sortOrder(of: .list(list)) == .soonest)
        #expect(person.space.sortOrder(of: .tasks) == .own)
    }

    @Test("T6: filtered by list, subject, priority and spoons, and by all of them at once")
    func filters() throws {
        let list = try person.addList("Home")
        let work = try person.addSubject("work")
        for (index, title) in ["list", "subject", "priority", "cost", "all"].enumerated() {
            try person.add(title, cost: index >= 3 ? 4 : 2) {
                if index == 0 || index == 4 { $0.list = .existing(list) }
                if index == 1 || index == 4 { $0.subjects = [.existing(work)] }
                if index == 2 || index == 4 { $0.priority = .high }
            }
        }
        #expect(Set(find { $0.list = list }) == ["list", "all"])
        #expect(Set(find { $0.subject = work }) == ["subject", "all"])
        #expect(Set(find { $0.priority = .high }) == ["priority", "all"])
        #expect(Set(find { $0.cost = .known(4, 4) }) == ["cost", "all"])
        let all = find {
            $0.list = list
            $0.subject = work
            $0.priority = .high
            $0.cost = .known(4, 4)
            $0.words = "ALL"
        }
        #expect(all == ["all"])
        #expect(
            find {
                $0.list = list
                $0.cost = .known(9, 9)
            }.isEmpty
        )
        #expect(find { $0.list = .only }.isEmpty)
        #expect(find { $0.subject = .only }.isEmpty)
    }

    @Test("T6, T8: a list is filtered with the steps of its tasks, whatever else is asked for")
    func stepsInList() throws {
        let list = try person.addList("Home", "Clean")
        let clean = person.space.members(of: list)[0]
        let kitchen = try person.add("Kitchen", under: clean) { $0.priority = .high }
        try person.add("Oven", cost: 4, under: kitchen) { $0.priority = .high }
        try person.add("Elsewhere", cost: 4) { $0.priority = .high }
        #expect(Set(find { $0.list = list }) == ["Clean", "Kitchen", "Oven"])
        let high = find {
            $0.list = list
            $0.priority = .high
        }
        #expect(Set(high) == ["Kitchen", "Oven"])
        let costly = find {
            $0.list = list
            $0.cost = .known(4, 4)
        }
        #expect(costly == ["Oven"])
    }

    @Test("T6, T7: a subject finds tasks with a subject that was merged into it")
    func mergedSubject() throws {
        let work = try person.addSubject("work")
        let office = try person.addSubject("office")
        try person.add("Tea") { $0.subjects = [.existing(work)] }
        _ = try person.space.perform(.mergeSubject(work, into: office), by: person.origin)
        #expect(find { $0.subject = office } == ["Tea"])
    }

    @Test("T6, T13: a hidden task is not among the open ones, is found by asking for it, and comes back by itself")
    func hidden() throws {
        let snoozed = try person.add("snoozed")
        try person.add("later") { $0.start = LocalDate(number: 20_515) }
        try person.add("open")
        _ = try person.space.perform(.snooze([snoozed], .tomorrow), by: person.origin)
        #expect(find() == ["open"])
        #expect(Set(find { $0.state = .hidden }) == ["snoozed", "later"])
        #expect(find { $0.state = .any }.count == 3)
        let tomorrow = Instant(time: person.now + Person.day, offset: 0)
        #expect(find(at: tomorrow).count == 3)
        #expect(find(at: tomorrow) { $0.state = .hidden }.isEmpty)
    }

    @Test("T6: done tasks are found by asking for them; deleted ones are never found")
    func done() throws {
        let done = try person.add("done")
        let gone = try person.add("gone")
        try person.add("open")
        try person.checkOff(done)
        _ = try person.space.perform(.deleteTask(gone), by: person.origin)
        #expect(find() == ["open"])
        #expect(find { $0.state = .done } == ["done"])
        #expect(Set(find { $0.state = .any }) == ["open", "done"])
    }

    @Test("T3: a ticked task stays where it is until the list is opened again", arguments: SortOrder.allCases)
    func settles(order: SortOrder) throws {
        for title in ["a", "b", "c"] { try person.add(title) { $0.due = LocalDate(number: 20_514) } }
        let before = find(order)
        let openedAt = person.now
        let task = try #require(person.space.tasks(matching: TaskQuery(), in: order, at: person.instant).tasks.first)
        try person.checkOff(task.identity)
        #expect(find(order, openedAt: openedAt) == before)
        #expect(find(order, openedAt: openedAt) { $0.state = .any } == before)
        #expect(find(order, openedAt: person.now + 1) == Array(before.dropFirst()))
        #expect(find(order, openedAt: person.now + 1) { $0.state = .any } == before.dropFirst() + [before[0]])
    }

    @Test("T3, D8: a repeating task is shown as done for as long as it is done today")
    func doneForToday() throws {
        try person.startDay()
        let daily = try person.add("daily", cost: 1, daily: .all)
        let weekly = try person.add("weekly", cost: 1) {
            $0.due = LocalDate(number: 20_514)
            $0.repeats = RepeatRule(.weeks(.none))
        }
        try person.checkOff(daily, weekly)
        #expect(find().isEmpty)
        #expect(Set(find { $0.state = .done }) == ["daily", "weekly"])
        try person.startNextDay()
        #expect(Set(find()) == ["daily", "weekly"])
    }

    @Test("T6: words are found in titles and notes, whatever their case and accents")
    func words() throws {
        try person.add("Café with Ada")
        try person.add("Letter", note: "to ADA, at the cafe")
        try person.add("Tea")
        #expect(Set(find { $0.words = "ada cafe" }) == ["Café with Ada", "Letter"])
        #expect(find { $0.words = "CAFÉ letter" } == ["Letter"])
        #expect(find { $0.words = "nothing like it" }.isEmpty)
        #expect(find { $0.words = "  " }.count == 3)
    }

    @Test("T6: tasks are found by a range of costs, and those without a cost by themselves")
    func costs() throws {
        for cost in [nil, 1, 2, 3, 5, 6] as [Int?] { try person.add(cost.map { String($0) } ?? "none", cost: cost) }
        #expect(find { $0.cost = .unknown } == ["none"])
        #expect(Set(find { $0.cost = .known(3, 5) }) == ["3", "5"])
        #expect(find { $0.cost = .known(6, 10) } == ["6"])
    }

    @Test("T6, D12: tasks are found by their one day, also where it has passed; a daily one on its weekdays")
    func dates() throws {
        try person.startDay()
        let today = person.instant.date
        for (title, days) in [("late", -3), ("today", 0), ("sunday", 6), ("monday", 7)] {
            try person.add(title, cost: 1) { $0.due = today.adding(days: days) }
        }
        try person.plan("listed", cost: 1)
        let moved = try person.add("moved", cost: 1) { $0.due = today.adding(days: 30) }
        _ = try person.space.perform(.takeWeek([IntendedLine(moved, on: today.adding(days: 7))]), by: person.origin)
        try person.add("daily", cost: 1, daily: Weekdays([today.weekday]))
        try person.add("undated", cost: 1)
        #expect(Set(find { $0.dates = .today }) == ["today", "listed", "daily"])
        // It is a Monday, with which a week begins.
        #expect(Set(find { $0.dates = .week }) == ["today", "listed", "daily", "sunday"])
        #expect(find { $0.dates = .undated } == ["undated"])
        #expect(Set(find { $0.dates = .between(today.adding(days: 7), nil) }) == ["monday", "moved", "daily"])
        #expect(find { $0.dates = .between(nil, today.adding(days: -1)) } == ["late"])
        #expect(find { $0.dates = .between(today, today.adding(days: -1)) }.isEmpty)
    }

    @Test("T6: done tasks are found by the date on which they were done")
    func doneDates() throws {
        try person.startDay()
        let today = person.instant.date
        let tea = try person.add("tea", cost: 1) { $0.due = today.adding(days: 3) }
        try person.checkOff(tea)
        person.now += Person.day
        let found = { (dates: TaskQuery.Dates) in
            self.find {
                $0.state = .done
                $0.dates = dates
            }
        }
        #expect(found(.between(today, today)) == ["tea"])
        #expect(found(.today).isEmpty && found(.between(today.adding(days: 3), nil)).isEmpty)
    }

    @Test("T6: a query says the same however it is spelled, and knows whether it asks for all that is open")
    func plain() {
        var query = TaskQuery()
        #expect(query.isPlain)
        query.cost = .known(3, 3)
        #expect(!query.isPlain)
    }

    @Test("T6: the search index follows the facts: after every change it is as if it had been read again")
    func keptInStep() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 16) {
            var acts = RandomCommands(SeededRandom(seed: random.next()))
            let spaces = [PersonalSpace(device: 1), PersonalSpace(device: 2)]
            var now = Person.monday
            for step in 0..<40 {
                now += Int64(acts.random.below(Int(Person.hour)))
                let instant = Instant(time: now, offset: 0)
                _ = acts.act(on: acts.random.one(of: spaces), from: acts.origin(at: instant))
                if acts.random.once(in: 6) { spaces[0].apply(spaces[1].replica.facts.shuffled(using: &acts.random)) }
                let space = spaces[0]
                let fresh = PersonalSpace(device: 3)
                fresh.apply(space.replica.facts)
                for words in ["tea", "slowly", "e", "شاي", "showr"] {
                    var query = TaskQuery()
                    query.words = words
                    query.state = .any
                    let kept = space.tasks(matching: query, in: .own, at: instant)
                    let reread = fresh.tasks(matching: query, in: .own, at: instant)
                    #expect(kept.tasks == reread.tasks, "step \(step), \(words)")
                    #expect(kept.isExact == reread.isExact, "step \(step), \(words)")
                }
            }
        }
    }
}
