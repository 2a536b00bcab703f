import Facts
import TestSupport
import Testing

@testable import Planner

struct UndoTests {
    @Test("T14: undoing any change in any state leaves all as it was, redoing it all as it had become, and so on")
    func everyCommand() throws {
        var random = SeededRandom.printed(seed: 1)
        for history in 0..<SeededRandom.histories(usually: 24) {
            var acts = RandomCommands(SeededRandom(seed: random.next()))
            // Commands that need several others before them have their turn in every so many histories.
            let seldom = RandomCommands.seldom[history % RandomCommands.seldom.count]
            for _ in 0..<6 { acts.favoured += seldom }
            let space = PersonalSpace(device: 1)
            var now = Person.monday
            func instant() -> Instant {
                // Often soon after: a timer that is over no longer waits.
                now += Int64(acts.random.below(Int(acts.random.once(in: 2) ? Person.hour / 12 : Person.hour * 8)))
                return Instant(time: now, offset: 60)
            }
            func soon() -> Instant {
                now += Int64(acts.random.below(60_000))
                return Instant(time: now, offset: 60)
            }
            for step in 0..<40 {
                let before = VisibleState(space)
                let result = acts.act(on: space, from: acts.origin(at: instant()))
                guard let act = result.change, let done = space.change(act, around: soon()), done.name != .undid else { continue }
                let after = VisibleState(space)
                for expected in [before, after, before] {
                    _ = try space.perform(.toggleUndo(act), by: acts.origin(at: soon()))
                    #expect(VisibleState(space) == expected, "step \(step), \(String(describing: done.name))")
                }
                #expect(space.change(act, around: soon())?.isUndone == true)
                if !acts.random.once(in: 4) { _ = try space.perform(.toggleUndo(act), by: acts.origin(at: soon())) }
            }
        }
    }

    @Test("T14: a change can be undone days later, and fields written since keep their values")
    func daysLater() throws {
        let person = Person()
        let task = try person.add("Tea", cost: 2)
        let origin = person.origin
        _ = try person.space.perform(
            .editTask(task, TaskDraft(title: "Coffee", note: "strong", cost: 5, daily: .none)),
            by: origin
        )
        person.now += 20 * Person.day
        _ = try person.space.perform(
            .editTask(task, TaskDraft(title: "Cocoa", note: "strong", cost: 5, daily: .none)),
            by: person.origin
        )
        _ = try person.space.perform(.toggleUndo(origin.identity), by: person.origin)
        let entry = try #require(person.space.task(task))
        #expect(entry.title == "Cocoa")
        #expect(entry.note.isEmpty)
        #expect(entry.cost == 2)
    }

    @Test("T14: a change is undone on another device, after merging, and both agree")
    func elsewhere() throws {
        let phone = Person(device: 1)
        try phone.startDay()
        let task = try phone.plan("Tea", cost: 2)
        let before = VisibleState(phone.space)
        let origin = phone.origin
        _ = try phone.space.perform(.checkOff([task]), by: origin)
        let laptop = phone.elsewhere(device: 2)
        laptop.now += 2 * Person.day
        _ = try laptop.space.perform(.toggleUndo(origin.identity), by: laptop.origin)
        phone.meet(laptop)
        #expect(VisibleState(phone.space) == before)
        #expect(VisibleState(laptop.space) == before)
        #expect(phone.space.change(origin.identity, around: phone.instant)?.isUndone == true)
    }

    @Test("T14: a change that two devices undo apart is undone once, and either can do it again")
    func undoneTwice() throws {
        let phone = Person(device: 1)
        let task = try phone.add("Tea", cost: 2)
        let origin = phone.origin
        _ = try phone.space.perform(.deleteTask(task), by: origin)
        let laptop = phone.elsewhere(device: 2)
        _ = try phone.space.perform(.toggleUndo(origin.identity), by: phone.origin)
        laptop.now += Person.hour
        _ = try laptop.space.perform(.toggleUndo(origin.identity), by: laptop.origin)
        phone.meet(laptop)
        #expect(phone.space.task(task) != nil)
        phone.now = laptop.now
        _ = try phone.space.perform(.toggleUndo(origin.identity), by: phone.origin)
        laptop.meet(phone)
        #expect(laptop.space.task(task) == nil)
        #expect(laptop.space.change(origin.identity, around: laptop.instant)?.isUndone == false)
    }

    @Test("T14: undoing a New Day brings back the day before, and loses nothing that was added since")
    func newDay() throws {
        let person = Person()
        try person.startDay(9)
        let left = try person.plan("Laundry", cost: 3)
        person.now += Person.day
        let origin = person.origin
        _ = try person.space.perform(.startDay(spoons: 5), by: origin)
        let planned = try person.plan("Cook", cost: 4)
        _ = try person.space.perform(.toggleUndo(origin.identity), by: person.origin)
        #expect(person.space.budget?.total == 9)
        #expect(person.bucket(of: left) == .today)
        #expect(person.bucket(of: planned) == .backlog)
        _ = try person.space.perform(.toggleUndo(origin.identity), by: person.origin)
        #expect(person.space.budget?.total == 5)
        #expect(person.bucket(of: left) == .backlog)
        #expect(person.bucket(of: planned) == .today)
    }

    @Test("T14: undoing the very first day leaves a space without a day, and its tasks")
    func firstDay() throws {
        let person = Person()
        let task = try person.add("Tea", cost: 2)
        let origin = person.origin
        _ = try person.space.perform(.startDay(spoons: 5), by: origin)
        _ = try person.space.perform(.toggleUndo(origin.identity), by: person.origin)
        #expect(person.space.budget == nil)
        #expect(person.space.category(2) == [task])
        #expect(!person.space.isNew)
    }

    @Test("T14: the same form sent twice is one change")
    func sentTwice() throws {
        let person = Person()
        let origin = person.origin
        let draft = try TaskDraft(title: "Tea", note: "", cost: 2, daily: .none)
        let first = try person.space.perform(.addTask(draft), by: origin)
        let again = try person.space.perform(.addTask(draft), by: origin)
        #expect(!first.facts.isEmpty)
        #expect(again == first)
        #expect(again.facts.isEmpty)
        // Undoing twice by one form undoes once.
        let undo = person.origin
        _ = try person.space.perform(.toggleUndo(origin.identity), by: undo)
        _ = try person.space.perform(.toggleUndo(origin.identity), by: undo)
        #expect(person.space.category(2).isEmpty)
    }

    @Test("T14: a change that is not in History cannot be undone")
    func unknown() {
        let person = Person()
        #expect(throws: Fault.noSuchChange) { try person.space.perform(.toggleUndo(.only), by: person.origin) }
    }
}
