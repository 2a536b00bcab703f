import Facts
import Testing

@testable import Planner

struct NoteTests {
    private let person = Person()

    private var shown: [String] { person.space.notes.map(\.text) }

    @Test("A5: a note has a text and a colour; a new one stands on top")
    func added() throws {
        try person.note("First")
        try person.act { try person.space.perform(.addNote("  Milk\r\noat, not cow \n", colour: .rose), by: $0) }
        #expect(shown == ["Milk\noat, not cow", "First"])
        #expect(person.space.notes[0].colour == .rose)
        #expect(!person.space.notes[0].isPinned)
    }

    @Test("A5: a note of nothing is refused, and one that is longer than a task's note", arguments: ["", " \n\t", "\u{200b}"])
    func nothing(text: String) throws {
        let note = try person.note("Milk")
        let origin = person.origin
        #expect(throws: Fault.noteMissing) { try person.space.perform(.addNote(text, colour: .teal), by: origin) }
        #expect(throws: Fault.noteMissing) {
            try person.space.perform(.editNote(note, NoteWritten(text, colour: .teal)), by: origin)
        }
        #expect(shown == ["Milk"])
    }

    @Test("A5: a note is as long as a task's note may be, counted as a person counts")
    func length() throws {
        let most = String(repeating: "é", count: 100_000)
        try person.note(most)
        #expect(shown == [most])
        let origin = person.origin
        #expect(throws: Fault.noteTooLong) { try person.space.perform(.addNote(most + "x", colour: .teal), by: origin) }
    }

    @Test("A5: editing a note writes only changed fields, and saving the same again makes no change")
    func edited() throws {
        let note = try person.note("Milk", colour: .blue)
        try person.act { try person.space.perform(.editNote(note, NoteWritten("Oat milk", colour: .blue)), by: $0) }
        #expect(shown == ["Oat milk"])
        try person.act { try person.space.perform(.editNote(note, NoteWritten("Oat milk", colour: .green)), by: $0) }
        #expect(person.space.note(note)?.colour == .green)
        #expect(try person.space.perform(.editNote(note, NoteWritten("Oat milk", colour: .green)), by: person.origin) == .nothing)
    }

    @Test("A5: a form changes only its edited fields: neither text nor colour written elsewhere meanwhile is taken back")
    func editedMeanwhile() throws {
        let note = try person.note("Milk", colour: .blue)
        let seen = NoteSeen(try #require(person.space.note(note)))
        _ = try person.space.perform(.editNote(note, NoteWritten("Oat milk", colour: .blue)), by: person.origin)
        // An hour-old form that changes the colour alone.
        _ = try person.space.perform(.editNote(note, NoteWritten("Milk", colour: .rose, seen: seen)), by: person.origin)
        #expect(shown == ["Oat milk"])
        #expect(person.space.note(note)?.colour == .rose)
        // And one that changes the text alone.
        _ = try person.space.perform(.editNote(note, NoteWritten("Soy milk", colour: .blue, seen: seen)), by: person.origin)
        #expect(shown == ["Soy milk"])
        #expect(person.space.note(note)?.colour == .rose)
    }

    @Test("A5: pinned notes stand first, each part in own order; unpinned, a note is back where it was")
    func pinned() throws {
        let notes = try ["D", "C", "B", "A"].map { try person.note($0) }
        try person.act { try person.space.perform(.setPinned(notes[1], true), by: $0) }
        #expect(shown == ["C", "A", "B", "D"])
        _ = try person.space.perform(.setPinned(notes[3], true), by: person.origin)
        #expect(shown == ["A", "C", "B", "D"])
        try person.act { try person.space.perform(.setPinned(notes[1], false), by: $0) }
        #expect(shown == ["A", "B", "C", "D"])
        #expect(try person.space.perform(.setPinned(notes[1], false), by: person.origin) == .nothing)
    }

    @Test("A5: a note is moved among those that are pinned as it is")
    func moved() throws {
        let notes = try ["D", "C", "B", "A"].map { try person.note($0) }
        _ = try person.space.perform(.setPinned(notes[0], true), by: person.origin)
        #expect(shown == ["D", "A", "B", "C"])
        try person.act { try person.space.perform(.moveNote(notes[3], .down), by: $0) }
        #expect(shown == ["D", "B", "A", "C"])
        try person.act { try person.space.perform(.moveNote(notes[1], .top), by: $0) }
        #expect(shown == ["D", "C", "B", "A"])
        try person.act { try person.space.perform(.moveNote(notes[1], .bottom), by: $0) }
        try person.act { try person.space.perform(.moveNote(notes[1], .up), by: $0) }
        #expect(shown == ["D", "B", "C", "A"])
        try person.act { try person.space.perform(.moveNote(notes[3], .between(after: notes[2], before: notes[1])), by: $0) }
        #expect(shown == ["D", "B", "A", "C"])
        // The only pinned note has no other place.
        for move in [Move.up, .down, .top, .bottom] {
            #expect(try person.space.perform(.moveNote(notes[0], move), by: person.origin) == .nothing)
        }
    }

    @Test("A5: a deleted note is gone, comes back by undo, and nothing can be done with it meanwhile")
    func deleted() throws {
        let note = try person.note("Milk")
        let result = try person.act { try person.space.perform(.deleteNote(note), by: $0) }
        #expect(shown.isEmpty)
        let origin = person.origin
        #expect(throws: Fault.noSuchNote) { try person.space.perform(.deleteNote(note), by: origin) }
        #expect(throws: Fault.noSuchNote) {
            try person.space.perform(.editNote(note, NoteWritten("x", colour: .teal)), by: origin)
        }
        #expect(throws: Fault.noSuchNote) { try person.space.perform(.setPinned(note, true), by: origin) }
        #expect(throws: Fault.noSuchNote) { try person.space.perform(.moveNote(note, .top), by: origin) }
        #expect(throws: Fault.noSuchNote) { try person.space.perform(.makeTask(of: note), by: origin) }
        try person.undo(result.change)
        #expect(shown == ["Milk"])
    }

    @Test("A5: notes are found by words in any order, whatever case and accents; a slip of the finger is forgiven")
    func found() throws {
        for text in ["Café at noon\nwith Zoë", "The number: 0171", "Laundry, Thursday"] { try person.note(text) }
        func find(_ words: String) -> [String] { person.space.notes(saying: words).notes.map(\.name) }
        #expect(find("CAFE") == ["Café at noon"])
        #expect(find("zoe caf") == ["Café at noon"])
        #expect(find("017") == ["The number: 0171"])
        #expect(find("\"at noon\"") == ["Café at noon"])
        #expect(find("giraffe").isEmpty)
        #expect(find("  ") == ["Laundry, Thursday", "The number: 0171", "Café at noon"])
        let slip = person.space.notes(saying: "luandry")
        #expect(slip.notes.map(\.name) == ["Laundry, Thursday"] && !slip.isExact)
    }

    @Test("A5: notes found stand in the order of all notes")
    func foundInOrder() throws {
        let notes = try ["tea 3", "tea 2", "tea 1"].map { try person.note($0) }
        _ = try person.space.perform(.setPinned(notes[0], true), by: person.origin)
        #expect(person.space.notes(saying: "tea").notes.map(\.text) == ["tea 3", "tea 1", "tea 2"])
    }

    @Test("A5: notes written on two devices apart meet, and one text of one note stays reachable by undo")
    func apart() throws {
        let note = try person.note("Milk")
        let other = person.elsewhere(device: 2)
        try person.note("Here")
        try other.note("There")
        _ = try person.space.perform(.setPinned(note, true), by: person.origin)
        other.now = person.now + 1000
        let edited = try other.space.perform(.editNote(note, NoteWritten("Oat milk", colour: .amber)), by: other.origin)
        person.meet(other)
        #expect(person.space.notes == other.space.notes)
        #expect(shown[0] == "Oat milk")
        #expect(Set(shown) == ["Oat milk", "Here", "There"])
        person.now = other.now
        try person.undo(edited.change)
        #expect(shown[0] == "Milk")
    }

    @Test("A5: whatever another device says of a note, it has a text, a colour and a place")
    func forged() throws {
        let note = try person.note("Milk")
        let timestamp = Timestamp(time: UInt64(person.now) + 1, counter: 0, device: 7)
        for value: Value in [.absent, .integer(.min), .integer(99), .text(""), .text("zz"), .bytes([0xff]), .other([0xf5])] {
            let other = Identity(high: 1, low: 1)
            var facts: [Fact] = []
            for field: Field in [NoteField.text, NoteField.colour, NoteField.pinned, NoteField.order] {
                facts.append(Fact(.note(other), field, value, timestamp))
            }
            facts.append(Fact(.note(note), NoteField.colour, value, timestamp))
            facts.append(Fact(.note(note), NoteField.order, value, timestamp))
            let forged = Person(device: 3, now: person.now + 5000)
            forged.space.apply(person.space.replica.facts + facts)
            #expect(forged.space.notes.contains { $0.text == "Milk" && $0.colour == .amber })
            #expect(forged.space.notes.count == (value == .text("zz") ? 2 : 1))
            for note in forged.space.notes {
                _ = try forged.space.perform(.moveNote(note.identity, .bottom), by: forged.origin)
                _ = try forged.space.perform(.makeTask(of: note.identity), by: forged.origin)
            }
            #expect(forged.space.notes.isEmpty)
        }
    }
}
