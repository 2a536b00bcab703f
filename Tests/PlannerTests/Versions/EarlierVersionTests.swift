import Facts
import Testing

@testable import Planner

/// A long text that loses a merge against one that was written without knowing it stays reachable.
struct EarlierVersionTests {
    private let person = Person()

    /// Gives one device what the other knows, as a pull does; what that makes goes back, as a push does.
    private func tell(_ one: Person, of other: Person) throws {
        let made = try one.space.merge(batch: Batch(other.space.replica.facts).wire)
        _ = try other.space.merge(batch: Batch(made).wire)
    }

    private func texts(_ person: Person, _ note: Identity) -> [String] {
        person.space.earlierVersions(ofNote: note).map(\.text)
    }

    /// A note that two devices have, rewritten on both of them, an hour later on the other.
    private func writtenApart(_ here: String, _ there: String) throws -> (note: Identity, other: Person) {
        let note = try person.note("Milk")
        let other = person.elsewhere(device: 2)
        _ = try person.space.perform(.editNote(note, NoteWritten(here)), by: person.origin)
        other.now += Person.hour
        _ = try other.space.perform(.editNote(note, NoteWritten(there)), by: other.origin)
        return (note, other)
    }

    /// A note that says "Two", with "One" as an earlier version.
    private func noteWithEarlierVersion() throws -> (Identity, EarlierVersion) {
        let (note, other) = try writtenApart("One", "Two")
        try tell(person, of: other)
        person.now = other.now
        return (note, try #require(person.space.earlierVersions(ofNote: note).first))
    }

    @Test("A3: of two texts written apart in one note the later stands, and the other is an earlier version on both devices")
    func apart() throws {
        let (note, other) = try writtenApart("Milk, from here", "Milk, from there")
        try tell(person, of: other)
        try tell(other, of: person)
        for device in [person, other] {
            #expect(device.space.note(note)?.text == "Milk, from there")
            #expect(texts(device, note) == ["Milk, from here"])
        }
        #expect(person.space.replica.facts == other.space.replica.facts)
    }

    @Test("A3: the same goes for a task's note, whichever device is told first")
    func task() throws {
        let task = try person.add("Tax papers", note: "In the drawer")
        let other = person.elsewhere(device: 2)
        for (device, text) in [(person, "In the blue folder"), (other, "At the desk")] {
            device.now += Person.hour
            var details = TaskDetails()
            details.list = nil
            let draft = try TaskDraft(title: "Tax papers", note: text, cost: nil, details: details)
            _ = try device.space.perform(.editTask(task, draft), by: device.origin)
        }
        other.now += 1
        try tell(other, of: person)
        try tell(person, of: other)
        let shown = [person, other].map { $0.space.earlierVersions(ofTask: task).map(\.text) }
        #expect(shown[0].count == 1)
        #expect(shown[0] == shown[1])
    }

    @Test("A3: two devices that notice at the same time keep one earlier version")
    func noticedTwice() throws {
        let (_, other) = try writtenApart("One", "Two")
        let mine = Batch(person.space.replica.facts).wire
        let theirs = Batch(other.space.replica.facts).wire
        let made = Batch(try person.space.merge(batch: theirs)).wire
        let made2 = Batch(try other.space.merge(batch: mine)).wire
        _ = try person.space.merge(batch: made2)
        _ = try other.space.merge(batch: made)
        #expect(person.space.replica.entities(.earlier).count == 1)
        #expect(person.space.replica.facts == other.space.replica.facts)
    }

    @Test("A3: a text that was overwritten knowingly is no earlier version, however many edits lie between")
    func succession() throws {
        let note = try person.note("Milk")
        let other = person.elsewhere(device: 2)
        for text in ["Milk and bread", "Bread", "Bread, two", ""] where !text.isEmpty {
            _ = try other.space.perform(.editNote(note, NoteWritten(text)), by: other.origin)
        }
        try tell(person, of: other)
        #expect(person.space.note(note)?.text == "Bread, two")
        #expect(person.space.replica.entities(.earlier).isEmpty)
    }

    @Test("A3: a change that arrives after the text it wrote shows that it was written knowingly: the version goes again")
    func actArrivesLate() throws {
        let task = try person.add("Tax papers", note: "In the drawer")
        let other = person.elsewhere(device: 2)
        let draft = try TaskDraft(title: "Tax papers", note: "In the folder", cost: nil)
        let facts = try other.space.perform(.editTask(task, draft), by: other.origin).facts
        // A page of a pull may end between the two.
        _ = try person.space.merge(batch: Batch(facts.filter { $0.entity.kind == .task }).wire)
        #expect(person.space.earlierVersions(ofTask: task).map(\.text) == ["In the drawer"])
        let made = try person.space.merge(batch: Batch(facts.filter { $0.entity.kind == .change }).wire)
        #expect(!made.isEmpty)
        #expect(person.space.earlierVersions(ofTask: task).isEmpty)
    }

    @Test("A3: bringing an earlier version back exchanges it with the present text; both can be undone")
    func bringBack() throws {
        let (note, version) = try noteWithEarlierVersion()
        let origin = person.origin
        _ = try person.space.perform(.restoreVersion(version.identity), by: origin)
        #expect(person.space.note(note)?.text == "One")
        #expect(texts(person, note) == ["Two"])
        try person.undo(origin.identity)
        #expect(person.space.note(note)?.text == "Two")
        #expect(texts(person, note) == ["One"])
    }

    @Test("A3: an earlier version can be put away, which can be undone; one that is gone is refused")
    func putAway() throws {
        let (note, version) = try noteWithEarlierVersion()
        let origin = person.origin
        _ = try person.space.perform(.dismissVersion(version.identity), by: origin)
        #expect(texts(person, note).isEmpty)
        let late = person.origin
        #expect(throws: Fault.noSuchVersion) { try person.space.perform(.restoreVersion(version.identity), by: late) }
        try person.undo(origin.identity)
        #expect(texts(person, note) == ["One"])
        _ = try person.space.perform(.deleteNote(note), by: person.origin)
        let later = person.origin
        #expect(throws: Fault.noSuchVersion) { try person.space.perform(.restoreVersion(version.identity), by: later) }
    }

    @Test("A3: a snapshot keeps earlier versions, and of those put away long ago only the mark")
    func retention() throws {
        let (note, other) = try writtenApart("One", "Two")
        try tell(person, of: other)
        let later = other.now + 60 * Person.day
        let kept = PersonalSpace(device: 1)
        try kept.load(snapshot: person.space.snapshot(now: later))
        #expect(kept.earlierVersions(ofNote: note).map(\.text) == ["One"])
        let version = try #require(person.space.earlierVersions(ofNote: note).first)
        person.now = other.now
        _ = try person.space.perform(.dismissVersion(version.identity), by: person.origin)
        let without = PersonalSpace(device: 1)
        try without.load(snapshot: person.space.snapshot(now: later))
        #expect(without.replica.entities(.earlier).count == 1)
        #expect(without.replica[EarlierVersion.entity(version.identity)]?.entries.count == 1)
    }
}
