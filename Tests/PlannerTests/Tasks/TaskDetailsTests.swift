import Facts
import Testing

@testable import Planner

struct TaskDetailsTests {
    private let person = Person()
    private let today = LocalDate(number: 20_514)

    @Test("T1: every field of a task is stored as it was given")
    func kept() throws {
        let list = try person.addList("Home")
        let subject = try person.addSubject("body")
        let rule = try #require(RepeatRule(.weeks(Weekdays([0])), interval: 2))
        let task = try person.add("Tea", cost: 3) {
            $0.priority = .high
            $0.start = self.today
            $0.due = LocalDate(number: 20_521)
            $0.time = 545
            $0.minutes = 15
            $0.reminder = 30
            $0.repeats = rule
            $0.list = .existing(list)
            $0.subjects = [.existing(subject)]
        }
        let entry = try #require(person.space.task(task))
        #expect(entry.priority == .high)
        #expect(entry.start == today)
        #expect(entry.due?.number == 20_521)
        #expect(entry.time == 545)
        #expect(entry.minutes == 15)
        #expect(entry.reminder == 30)
        #expect(entry.repeats == rule)
        #expect(person.space.list(of: entry) == list)
        #expect(person.space.subjects(of: task).map(\.identity) == [subject])
    }

    @Test("T1: only the title is required; other fields are absent unless they were given")
    func bare() throws {
        let entry = try #require(person.space.task(try person.add("Tea")))
        #expect(entry.cost == nil && entry.priority == nil && entry.start == nil && entry.due == nil && entry.time == nil)
        #expect(entry.minutes == nil && entry.reminder == nil && entry.repeats == nil && entry.snoozed == nil)
        #expect(person.space.list(of: entry) == nil)
    }

    @Test("T1: every field can be emptied, and saving the same again makes no change")
    func emptied() throws {
        let list = try person.addList("Home")
        let subject = try person.addSubject("body")
        var details = TaskDetails()
        details.priority = .low
        details.due = today
        details.time = 60
        details.list = .existing(list)
        details.subjects = [.existing(subject)]
        let full = try TaskDraft(title: "Tea", note: "n", cost: 2, details: details)
        let origin = person.origin
        _ = try person.space.perform(.addTask(full), by: origin)
        let task = origin.identity
        #expect(try person.space.perform(.editTask(task, full), by: person.origin) == CommandResult(change: nil, facts: []))
        let bare = try TaskDraft(title: "Tea", cost: 2)
        try person.act { try person.space.perform(.editTask(task, bare), by: $0) }
        let entry = try #require(person.space.task(task))
        #expect(entry.priority == nil && entry.due == nil && entry.time == nil && entry.note.isEmpty)
        #expect(person.space.members(of: list).isEmpty)
        #expect(person.space.subjects(of: task).isEmpty)
    }

    @Test("T1: a list or subject that is named and not there is made with the task, once however often it is named")
    func madeAlong() throws {
        let task = try person.add("Tea") {
            $0.list = .new("Home")
            $0.subjects = [.new("Café"), .new("CAFE\u{301}"), .new("work")]
        }
        #expect(person.space.openLists.map(\.name) == ["Home"])
        #expect(person.space.subjects.count == 2)
        #expect(person.space.subjects(of: task).count == 2)
        let other = try person.add("Cake") {
            $0.list = .new("HOME")
            $0.subjects = [.new("CAFÉ")]
        }
        #expect(person.space.openLists.count == 1)
        #expect(person.space.members(of: person.space.openLists[0].identity) == [task, other])
        #expect(person.space.subjects.count == 2)
    }

    @Test("T1, T14: adding with a new list and subject is one change, and one undo takes all three back")
    func oneCommand() throws {
        var details = TaskDetails()
        details.list = .new("Home")
        details.subjects = [.new("work")]
        let draft = try TaskDraft(title: "Tea", cost: 2, details: details)
        try person.act { try person.space.perform(.addTask(draft), by: $0) }
        #expect(person.space.openLists.count == 1)
    }

    private func fault(_ say: (inout TaskDetails) -> Void) -> Fault? {
        var details = TaskDetails()
        say(&details)
        do throws(Fault) {
            _ = try TaskDraft(title: "Tea", cost: nil, details: details)
            return nil
        } catch {
            return error
        }
    }

    @Test("T1: fields that contradict each other, and numbers out of range, are refused by name")
    func refused() {
        #expect(fault { $0.time = 600 } == .dateMissing)
        #expect(fault { $0.reminder = 5 } == .dateMissing)
        for time in [-1, 1440, .max] {
            #expect(
                fault {
                    $0.due = self.today
                    $0.time = time
                } == .notATime
            )
        }
        for minutes in [0, -1, 1441, .max] { #expect(fault { $0.minutes = minutes } == .outOfRange(1...1440)) }
        for reminder in [-1, 40_321, .max] {
            #expect(
                fault {
                    $0.due = self.today
                    $0.reminder = reminder
                } == .outOfRange(0...40_320)
            )
        }
        for number in [-1, 2_932_897, .max, .min] {
            #expect(fault { $0.due = LocalDate(number: number) } == .notADate)
            #expect(fault { $0.start = LocalDate(number: number) } == .notADate)
        }
        #expect(
            fault {
                $0.start = LocalDate(number: 20_515)
                $0.due = self.today
            } == .startAfterDue
        )
        #expect(
            fault {
                $0.start = self.today
                $0.due = self.today
            } == nil
        )
        #expect(fault { $0.list = .new(" ") } == .nameMissing)
        #expect(fault { $0.subjects = [.new("ok"), .new(String(repeating: "x", count: 201))] } == .nameMissing)
        #expect(
            fault {
                $0.repeats = RepeatRule(.days)
                $0.time = 60
            } == nil
        )
    }

    @Test("T1: a list or subject that is gone is refused by name, and nothing is added")
    func gone() throws {
        let list = try person.addList("Home")
        let subject = try person.addSubject("work")
        _ = try person.space.perform(.deleteList(list), by: person.origin)
        _ = try person.space.perform(.deleteSubject(subject), by: person.origin)
        let before = person.space.replica.facts
        #expect(throws: Fault.noSuchList) { try person.add("Tea") { $0.list = .existing(list) } }
        #expect(throws: Fault.noSuchSubject) { try person.add("Tea") { $0.subjects = [.existing(subject)] } }
        #expect(throws: Fault.noSuchTask) { try person.add("Tea", under: .only) }
        #expect(person.space.replica.facts == before)
    }

    @Test("T1: a new task stands last in its list, and is met in its category as well")
    func lastInList() throws {
        let list = try person.addList("Home", "a", "b")
        let task = try person.add("c", cost: 2) { $0.list = .existing(list) }
        #expect(person.titles(person.space.members(of: list)) == ["a", "b", "c"])
        #expect(person.space.category(2) == [task])
    }

    @Test("T1: a task that another list is chosen for goes to the end of that one")
    func changesList() throws {
        let one = try person.addList("One", "a")
        let other = try person.addList("Other", "b")
        let task = person.space.members(of: one)[0]
        var details = TaskDetails()
        details.list = .existing(other)
        let draft = try TaskDraft(title: "a", cost: nil, details: details)
        try person.act { try person.space.perform(.editTask(task, draft), by: $0) }
        #expect(person.space.members(of: one).isEmpty)
        #expect(person.titles(person.space.members(of: other)) == ["b", "a"])
    }

    @Test("T1: due tasks are found soonest first, by date, then time; the untimed of a date last")
    func dated() throws {
        for (title, date, time) in [("d", 20_516, nil), ("b", 20_515, 60), ("c", 20_515, nil), ("a", 20_514, 1439)] {
            try person.add(title) {
                $0.due = LocalDate(number: date)
                $0.time = time
            }
        }
        try person.add("undated")
        #expect(person.titles(person.space.dated) == ["a", "b", "c", "d"])
        try person.checkOff(person.space.dated[1])
        #expect(person.titles(person.space.dated) == ["a", "c", "d"])
    }

    @Test("A3: details of one task that two devices change apart are both kept, field by field")
    func apart() throws {
        let task = try person.add("Tea", cost: 2)
        let other = person.elsewhere(device: 2)
        _ = try person.space.perform(.changeTasks([task], .priority(.high)), by: person.origin)
        _ = try other.space.perform(.changeTasks([task], .due(today)), by: other.origin)
        _ = try other.space.perform(.changeTasks([task], .label(.new("work"))), by: other.origin)
        _ = try person.space.perform(.changeTasks([task], .label(.new("home"))), by: person.origin)
        person.meet(other)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        let entry = try #require(person.space.task(task))
        #expect(entry.priority == .high)
        #expect(entry.due == today)
        #expect(person.space.subjects(of: task).map(\.name) == ["home", "work"])
    }

    @Test(
        "T12: an end before the first date is refused, whether the first date is given or follows from the rule; both may be equal"
    )
    func endsBeforeItBegins() throws {
        func add(due: Int?, until: Int, _ pattern: RepeatRule.Pattern = .days) throws -> Identity {
            try person.add("Tea") {
                $0.due = due.map { LocalDate(number: $0) }
                $0.repeats = RepeatRule(pattern, until: LocalDate(number: until))
            }
        }
        #expect(throws: Fault.endBeforeFirst) { try add(due: 20_520, until: 20_519) }
        #expect(throws: Fault.endBeforeFirst) { try add(due: nil, until: 20_513) }
        // Monday to Wednesday, and nothing on Thursdays.
        #expect(throws: Fault.endBeforeFirst) { try add(due: nil, until: 20_516, .weeks(Weekdays([3]))) }
        let task = try add(due: 20_520, until: 20_520)
        _ = try add(due: nil, until: 20_514)
        _ = try add(due: 20_500, until: 20_510)
        var details = TaskDetails()
        details.repeats = RepeatRule(.days, until: LocalDate(number: 20_513))
        let draft = try TaskDraft(title: "Tea", cost: nil, details: details)
        #expect(throws: Fault.endBeforeFirst) { try person.space.perform(.editTask(task, draft), by: person.origin) }
    }

    @Test("T10, T12: given a date after its last with others, a task does not come back")
    func datedAfterItsEnd() throws {
        let task = try person.add("Tea") { $0.repeats = RepeatRule(.days, until: LocalDate(number: 20_516)) }
        try person.act { try person.space.perform(.changeTasks([task], .due(LocalDate(number: 20_516))), by: $0) }
        #expect(person.space.task(task)?.repeats != nil)
        try person.act { try person.space.perform(.changeTasks([task], .due(LocalDate(number: 20_517))), by: $0) }
        #expect(person.space.task(task)?.repeats == nil)
    }
}
