import Facts
import Testing

@testable import Planner

struct NoteBecomesTaskTests {
    private let person = Person()

    private var tasks: [TaskEntry] {
        person.space.replica.entities(.task).compactMap { person.space.task($0.identity) }
    }

    @Test(
        "A5: the first line of a note becomes the title, the following lines the task's note",
        arguments: [
            ("Milk", "Milk", ""), ("Milk\noat, not cow", "Milk", "oat, not cow"),
            ("Milk \n\n \n  oat\n\nmore", "Milk", "  oat\n\nmore"),
            ("\u{200b}\nMilk\noat", "Milk", "oat"), ("- Milk ~2 !high", "- Milk ~2 !high", ""),
            ("شاي\nثم راحة", "شاي", "ثم راحة"),
        ]
    )
    func lines(text: String, title: String, rest: String) throws {
        let note = try person.note(text)
        try person.act { try person.space.perform(.makeTask(of: note), by: $0) }
        #expect(person.space.notes.isEmpty)
        let task = try #require(tasks.first)
        #expect(tasks.count == 1)
        #expect(task.title == title)
        #expect(task.note == rest)
        #expect(person.bucket(of: task.identity) == .category(nil))
        #expect(person.space.category(nil).first == task.identity)
    }

    @Test("A5: of a first line that is too long for a title, all stays in the note")
    func longLine() throws {
        let text = String(repeating: "é", count: 10_001) + "\nmore"
        let note = try person.note(text)
        _ = try person.space.perform(.makeTask(of: note), by: person.origin)
        let task = try #require(tasks.first)
        #expect(task.title == String(repeating: "é", count: 9_999) + "…")
        #expect(task.note == text)
    }

    @Test("A5: the present text of the form goes into the task")
    func writtenMeanwhile() throws {
        let note = try person.note("Milk")
        let origin = person.origin
        #expect(throws: Fault.noteMissing) {
            try person.space.perform(.makeTask(of: note, saying: NoteWritten(" \n")), by: origin)
        }
        #expect(tasks.isEmpty && person.space.notes.count == 1)
        _ = try person.space.perform(.makeTask(of: note, saying: NoteWritten("Oat milk\ntwo")), by: person.origin)
        #expect(tasks.map(\.title) == ["Oat milk"])
        #expect(tasks.map(\.note) == ["two"])
        // Written is written: undo brings the note back as it was last.
        try person.undo(person.space.changes(before: person.instant, limit: 1).first?.identity)
        #expect(tasks.isEmpty)
        #expect(person.space.note(note)?.text == "Oat milk\ntwo")
    }

    @Test("A5: asked twice, on one device or on two that have not met, a note makes one task")
    func once() throws {
        let note = try person.note("Milk")
        let other = person.elsewhere(device: 2)
        let origin = person.origin
        let first = try person.space.perform(.makeTask(of: note), by: origin)
        let second = try person.space.perform(.makeTask(of: note), by: origin)
        #expect(second == first)
        #expect(second.facts.isEmpty)
        let again = person.origin
        #expect(throws: Fault.noSuchNote) { try person.space.perform(.makeTask(of: note), by: again) }
        _ = try other.space.perform(.makeTask(of: note), by: other.origin)
        person.meet(other)
        #expect(tasks.count == 1)
        #expect(person.space.notes.isEmpty && other.space.notes.isEmpty)
        #expect(VisibleState(person.space) == VisibleState(other.space))
    }

    @Test("A5: undo brings the note back as it was and takes the task away; the note may become a task again")
    func undone() throws {
        let note = try person.note("Milk", colour: .violet)
        let first = try person.space.perform(.makeTask(of: note), by: person.origin)
        try person.undo(first.change)
        #expect(tasks.isEmpty)
        #expect(person.space.note(note)?.colour == .violet)
        _ = try person.space.perform(.editNote(note, NoteWritten("Oat milk", colour: .violet)), by: person.origin)
        _ = try person.space.perform(.makeTask(of: note), by: person.origin)
        #expect(tasks.map(\.title) == ["Oat milk"])
    }

    @Test("A5: a task that was changed before its making was undone stands, and the note makes another")
    func changedMeanwhile() throws {
        let note = try person.note("Milk")
        let made = try person.space.perform(.makeTask(of: note), by: person.origin)
        let task = try #require(tasks.first)
        _ = try person.space.perform(.editTask(task.identity, try TaskDraft(title: "Bread", cost: 2)), by: person.origin)
        try person.undo(made.change)
        #expect(tasks.map(\.title) == ["Bread"])
        _ = try person.space.perform(.makeTask(of: note), by: person.origin)
        #expect(Set(tasks.map(\.title)) == ["Bread", "Milk"])
        #expect(person.space.task(task.identity)?.title == "Bread")
    }

    @Test("A5: a task that was done before its making was undone does not come back as done")
    func doneMeanwhile() throws {
        try person.startDay()
        let note = try person.note("Milk")
        let made = try person.space.perform(.makeTask(of: note), by: person.origin)
        try person.checkOff(try #require(tasks.first).identity)
        try person.undo(made.change)
        _ = try person.space.perform(.makeTask(of: note), by: person.origin)
        #expect(tasks.filter { $0.title == "Milk" && $0.done == nil }.count == 1)
    }
}
