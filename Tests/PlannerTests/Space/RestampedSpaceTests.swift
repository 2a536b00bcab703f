import Facts
import Testing

@testable import Planner

/// A plan whose device had a clock that ran ahead, put right.
struct RestampedSpaceTests {
    @Test("A3: after the stamps were put right everything shows as before, undo included, and others' later writing wins")
    func undoing() throws {
        let person = Person(now: Person.monday + 3 * Person.hour)
        let note = try person.note("Milk")
        let origin = person.origin
        _ = try person.space.perform(.editNote(note, NoteWritten("Bread")), by: origin)
        let before = VisibleState(person.space)
        let snapshot = person.space.restamp(after: Person.monday, back: 3 * Person.hour)
        #expect(VisibleState(person.space) == before)
        #expect(person.space.replica.facts.allSatisfy { $0.timestamp.time <= UInt64(Person.monday) + 60_000 })
        let again = Person(now: Person.monday + Person.hour, space: PersonalSpace(device: 1))
        try again.space.load(snapshot: snapshot)
        #expect(VisibleState(again.space) == before)
        let other = again.elsewhere(device: 2)
        _ = try other.space.perform(.editNote(note, NoteWritten("Eggs")), by: other.origin)
        _ = try again.space.merge(batch: Batch(other.space.replica.facts).wire)
        #expect(again.space.note(note)?.text == "Eggs")
        // Undone where the clock was wrong, by the change's own name.
        person.now = Person.monday + 4 * Person.hour
        try person.undo(origin.identity)
        #expect(person.space.note(note)?.text == "Milk")
    }

    @Test("A3: a correction of the clock is for timestamps; times that a person reads keep the clock they see")
    func correction() throws {
        let person = Person(now: Person.monday + 3 * Person.hour)
        person.space.clockCorrection = -3 * Person.hour
        let origin = person.origin
        let facts = try person.space.perform(.addNote("Milk", colour: .teal), by: origin).facts
        #expect(facts.first?.timestamp.time == UInt64(person.now - 3 * Person.hour))
        #expect(person.space.change(origin.identity, around: person.instant)?.at == person.now)
        person.space.clockCorrection = .min
        _ = try person.space.perform(.addNote("Eggs", colour: .teal), by: person.origin)
    }
}
