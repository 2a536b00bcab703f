import Facts
import Testing

@testable import Planner

/// What tasks, lists and subjects say besides their titles can be forged too: it is kept within what a page can show, and
/// nobody waits for it.
struct ForgedDetailsTests {
    private static let timestamp = Timestamp(time: UInt64(Person.monday), counter: 0, device: 7)

    private func fact(_ entity: Entity, _ field: Field, _ value: Value) -> Fact {
        Fact(entity, field, value, Self.timestamp)
    }

    private func identity(_ number: Int) -> Identity {
        // Mixed, so that neither end of a chain is the smallest.
        Identity(high: 0, low: UInt64(number)).derived(UInt64(number))
    }

    @Test(
        "A3: numbers beyond all bounds in every field of tasks, lists, subjects and dates",
        arguments: [Int64.min, -1, 0, 1_000_000_000, .max]
    )
    func numbers(number: Int64) throws {
        let person = Person()
        try person.startDay()
        let task = try person.plan("Tea", cost: 2)
        let list = try person.addList("Home", "a")
        let subject = try person.addSubject("work")
        var facts: [Fact] = []
        for field in 3...30 where field != Int(TaskField.deleted.rawValue) {
            if field == Int(TaskField.created.rawValue) { continue }
            facts.append(fact(.task(task), Field(rawValue: UInt16(field)), .integer(number)))
        }
        facts.append(fact(.task(task), TaskField.repeats, .text("FREQ=DAILY;INTERVAL=999")))
        for field in 2...12 where field != Int(ListField.deleted.rawValue) {
            facts.append(fact(.list(list), Field(rawValue: UInt16(field)), .integer(number)))
        }
        facts.append(fact(.subject(subject), SubjectField.colour, .integer(number)))
        facts.append(fact(.subject(subject), SubjectField.merged, .integer(number)))
        for field in 1...3 {
            let date = LocalDate(stored: number)
            facts.append(fact(.occurrence(date, task), Field(rawValue: UInt16(field)), .integer(number)))
        }
        person.space.apply(facts)
        let entry = try #require(person.space.task(task))
        #expect(entry.due.map { LocalDate.numbers.contains($0.number) } ?? true)
        #expect(entry.start.map { LocalDate.numbers.contains($0.number) } ?? true)
        #expect(entry.time.map { TaskLimits.times.contains($0) } ?? true)
        #expect(entry.minutes.map { TaskLimits.minutes.contains($0) } ?? true)
        #expect(entry.reminder.map { TaskLimits.reminders.contains($0) } ?? true)
        // Every command on top of it ends.
        _ = try? person.space.perform(.checkOff([task]), by: person.origin)
        _ = try? person.space.perform(.uncheck(task), by: person.origin)
        _ = try? person.space.perform(.skipOnce(task), by: person.origin)
        _ = try? person.space.perform(.snooze([task], .tomorrow), by: person.origin)
        _ = try? person.space.perform(.wake(task), by: person.origin)
        _ = try? person.space.perform(.runAgain(list), by: person.origin)
        for order in SortOrder.allCases {
            _ = person.space.tasks(matching: TaskQuery(), in: order, at: person.instant)
        }
        _ = VisibleState(person.space)
        #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
    }

    @Test("A3: texts beyond all bounds are shown in part")
    func texts() throws {
        let person = Person()
        let task = try person.add("Tea", cost: 2)
        let list = try person.addList("Home", "a")
        let subject = try person.addSubject("work")
        let text = String(repeating: "long ", count: 200_000)
        person.space.apply([
            fact(.task(task), TaskField.title, .text(text)),
            fact(.task(task), TaskField.note, .text(text)),
            fact(.list(list), ListField.name, .text(text)),
            fact(.list(list), ListField.category, .text(text)),
            fact(.subject(subject), SubjectField.name, .text(text)),
        ])
        let entry = try #require(person.space.task(task))
        #expect(entry.title.utf8.count < 400_000)
        #expect(entry.note.utf8.count < 900_000)
        let listed = try #require(person.space.list(list))
        #expect(listed.name.utf8.count < 10_000)
        #expect(listed.category.utf8.count < 10_000)
        #expect(try #require(person.space.subject(subject)).name.utf8.count < 10_000)
    }

    @Test(
        "A3: a task that was added before all time, or after it",
        arguments: [Int64.min, .max]
    )
    func created(number: Int64) throws {
        let person = Person()
        let task = try person.add("Tea")
        person.space.apply([fact(.task(task), TaskField.created, .integer(number))])
        let other = try person.add("Cake")
        for order in SortOrder.allCases {
            let found = person.space.tasks(matching: TaskQuery(), in: order, at: person.instant).tasks.map(\.identity)
            #expect(found.count == 2 && Set(found) == [task, other], "\(order)")
        }
    }

    @Test("A3: names in bytes of a wrong length, or of no type that names have, name nothing", arguments: [0, 15, 17, 1000])
    func lengths(length: Int) throws {
        let person = Person()
        let list = try person.addList("Home", "a")
        let task = person.space.members(of: list)[0]
        let work = try person.addSubject("work")
        for value in [Value.bytes([UInt8](repeating: 1, count: length)), .integer(7), .text("x"), .other([0xf5])] {
            person.now += Person.hour
            let timestamp = Timestamp(time: UInt64(person.now), counter: 0, device: 7)
            person.space.apply([
                Fact(.task(task), TaskField.list, value, timestamp), Fact(.task(task), TaskField.parent, value, timestamp),
                Fact(.subject(work), SubjectField.merged, value, timestamp),
                Fact(.task(task), TaskField.repeats, value, timestamp),
            ])
            let entry = try #require(person.space.task(task))
            #expect(person.space.list(of: entry) == nil)
            #expect(person.space.parent(of: entry) == nil)
            #expect(person.space.subject(work) != nil)
            #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
        }
    }

    @Test("A3: a step of something whose title is no text, in a list that is put away, is where the facts say")
    func untitledParent() throws {
        let person = Person()
        let list = try person.addList("Home")
        let step = try person.add("step", cost: 1) { $0.list = .existing(list) }
        person.space.apply([
            fact(.task(identity(1)), TaskField.title, .integer(2)), fact(.task(step), TaskField.parent, Value(identity(1))),
        ])
        _ = try person.space.perform(.setArchived(list, true), by: person.origin)
        #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
    }

    @Test("A3: a list that is its own task, a task that is its own step, a subject merged into itself")
    func selves() throws {
        let person = Person()
        let one = Identity(high: 1, low: 1)
        person.space.apply([
            fact(.task(one), TaskField.title, .text("x")), fact(.list(one), ListField.name, .text("x")),
            fact(.subject(one), SubjectField.name, .text("x")), fact(.task(one), TaskField.list, Value(one)),
            fact(.task(one), TaskField.parent, Value(one)), fact(.subject(one), SubjectField.merged, Value(one)),
            fact(.subjectAssignment(Subject.scope(of: one), one), SubjectAssignmentField.on, .integer(1)),
        ])
        #expect(person.space.members(of: one) == [one])
        #expect(person.space.steps(of: one).isEmpty)
        #expect(person.space.subjects(of: one).count == 1)
        #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
        _ = try person.space.perform(.runAgain(one), by: person.origin)
        try person.checkOff(one)
        _ = try person.space.perform(.deleteList(one), by: person.origin)
        #expect(!person.space.hasTask(one))
    }

    /// Tasks each of which is a step of the next.
    private func chained(_ count: Int, isRing: Bool) -> [Fact] {
        var facts: [Fact] = []
        for number in 0..<count {
            let task = Entity.task(identity(number))
            facts.append(fact(task, TaskField.title, .text("x")))
            guard isRing || number + 1 < count else { break }
            facts.append(fact(task, TaskField.parent, Value(identity((number + 1) % count))))
        }
        return facts
    }

    @Test(
        "A3: chains and rings of far more steps than there may be are taken in, shown, changed and deleted",
        arguments: [(150, false), (60, true), (120, true)]
    )
    func deep(count: Int, isRing: Bool) throws {
        let person = Person()
        person.space.apply(chained(count, isRing: isRing))
        let task = identity(count / 2)
        for number in 0..<count {
            let entry = try #require(person.space.task(identity(number)))
            _ = person.space.list(of: entry)
        }
        _ = person.space.openSteps(of: identity(count - 1))
        _ = try person.space.perform(.editTask(task, TaskDraft(title: "y", cost: nil)), by: person.origin)
        _ = try person.space.perform(.checkOff([task]), by: person.origin)
        _ = try person.space.perform(.deleteTask(task), by: person.origin)
        #expect(!person.space.hasTask(task))
        #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
    }

    @Test(
        "A3: hundreds of subjects merged one into the next are shown as one",
        arguments: [true, false]
    )
    func mergedSubjects(isRing: Bool) {
        let person = Person()
        let count = 300
        var facts: [Fact] = []
        for number in 0..<count {
            let subject = Identity(high: UInt64(number) << 32, low: 1)
            let next = Identity(high: UInt64((number + 1) % count) << 32, low: 1)
            facts.append(fact(.subject(subject), SubjectField.name, .text("x")))
            if isRing || number + 1 < count { facts.append(fact(.subject(subject), SubjectField.merged, Value(next))) }
        }
        person.space.apply(facts)
        #expect(person.space.subjects.count == 1)
    }

    @Test("A3: hundreds of dates done one after the other elsewhere lead on to the live one")
    func dates() throws {
        let person = Person()
        let task = try person.add("Tea") {
            $0.due = LocalDate(number: 20_514)
            $0.repeats = RepeatRule(.days)
        }
        var facts: [Fact] = []
        for number in 20_514..<21_014 {
            let date = Entity.occurrence(LocalDate(number: number), task)
            facts.append(fact(date, OccurrenceField.done, .integer(1)))
            facts.append(fact(date, OccurrenceField.next, .integer(Int64(number + 1))))
        }
        person.space.apply(facts)
        #expect(person.space.task(task)?.due == LocalDate(number: 21_014))
        #expect(person.space.dated == [task])
    }

    @Test("A3: a date whose next one is itself, or before it, or beyond all years, leads on no further than once")
    func datesInCircles() throws {
        for next: Int64 in [20_514, 20_000, .min, .max] {
            let person = Person()
            let task = try person.add("Tea") {
                $0.due = LocalDate(number: 20_514)
                $0.repeats = RepeatRule(.days)
            }
            let date = Entity.occurrence(LocalDate(number: 20_514), task)
            person.space.apply([
                fact(date, OccurrenceField.done, .integer(1)), fact(date, OccurrenceField.next, .integer(next)),
            ])
            let due = try #require(person.space.task(task)?.due)
            #expect(due.number == 20_514 || due.number == LocalDate.numbers.upperBound)
            #expect(TaskListsTests.listed(person.space) == TaskListsTests.scanned(person.space))
            try person.checkOff(task)
        }
    }
}
