import Facts
import Testing

@testable import Planner

struct MovingDatesTests {
    private let person = Person()

    private func date(_ days: Int) -> LocalDate { person.instant.date.adding(days: days) }

    private func move(_ task: Identity, _ part: DatePart = .due, to days: Int) throws {
        try person.act { try person.space.perform(.moveDate(part, of: task, to: self.date(days)), by: $0) }
    }

    @Test("C1: a task is moved to another day, as a change that can be undone and names the day")
    func moved() throws {
        let task = try person.add("Form") {
            $0.due = self.date(3)
            $0.time = 600
        }
        try move(task, to: 9)
        let entry = try #require(person.space.task(task))
        #expect(entry.due == date(9) && entry.time == 600)
        let act = try #require(person.space.changes(before: person.instant, limit: 1).first)
        #expect(act.name == .movedDate && act.about == "Form")
        #expect(act.amount == date(9).number)
    }

    @Test("C1: one without a date is given one; moved to where it is, nothing happens")
    func given() throws {
        let task = try person.add("Form")
        try move(task, to: 2)
        #expect(person.space.task(task)?.due == date(2))
        let result = try person.space.perform(.moveDate(.due, of: task, to: date(2)), by: person.origin)
        #expect(result == .nothing)
    }

    @Test("C1, T12: a task that repeats takes its series with it, and a date that was done is to do again")
    func repeats() throws {
        let task = try person.add("Bins") {
            $0.due = self.date(0)
            $0.repeats = RepeatRule(.days, interval: 7)
        }
        try person.checkOff(task)
        #expect(person.space.task(task)?.due == date(7))
        try move(task, to: 8)
        #expect(person.space.task(task)?.due == date(8))
        try move(task, to: 0)
        let entry = try #require(person.space.task(task))
        #expect(entry.due == date(0) && entry.done == nil)
    }

    @Test("C1, T13: the day it begins is moved by itself, and never beyond the day it is due")
    func start() throws {
        let task = try person.add("Form") {
            $0.start = self.date(1)
            $0.due = self.date(5)
        }
        try move(task, .start, to: 4)
        #expect(person.space.task(task)?.start == date(4))
        #expect(throws: Fault.startAfterDue) {
            try person.space.perform(.moveDate(.start, of: task, to: self.date(6)), by: person.origin)
        }
        try move(task, to: 3)
        let entry = try #require(person.space.task(task))
        #expect(entry.due == date(3) && entry.start == nil)
    }

    @Test("C1, T12: of a task that repeats the day it begins is moved where it stands now")
    func startOfRepeating() throws {
        let task = try person.add("Bins") {
            $0.due = self.date(0)
            $0.start = self.date(-1)
            $0.repeats = RepeatRule(.days, interval: 7)
        }
        let elsewhere = person.elsewhere(device: 2)
        try elsewhere.checkOff(task)
        person.meet(elsewhere)
        try move(task, .start, to: 3)
        let entry = try #require(person.space.task(task))
        #expect(entry.start == date(3) && entry.due == date(7))
    }

    @Test("C1: a task that cannot be moved says why")
    func refused() throws {
        let task = try person.add("Form")
        for number in [-1, 2_932_897] {
            #expect(throws: Fault.notADate) {
                try person.space.perform(.moveDate(.due, of: task, to: LocalDate(number: number)), by: person.origin)
            }
        }
        #expect(throws: Fault.noSuchTask) {
            try person.space.perform(.moveDate(.due, of: .only, to: self.date(1)), by: person.origin)
        }
    }
}
