import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

/// A form that is saved after another device changed the same fields. It is Monday, 2 March 2026.
struct VersionOfferPagesTests {
    private let person: Person
    private let other = Client(Application(device: 2))
    private let task: String

    /// The form of *Tea* is open, and another device has the task, too.
    init() throws {
        person = try Person.has()
        task = try person.hasTask("Tea", cost: 2, [("due", "2026-03-04")])
        var reader = CBORReader(try person.client.application.everything(from: [], bytes: 1 << 20))
        _ = try reader.array()
        if !reader.null() { _ = try reader.byteString() }
        try other.application.loadFacts(try reader.byteString())
        try person.open(task)
    }

    /// The other device changes the task, and this one hears of it.
    private func elsewhere(_ fields: (String, String)...) throws {
        other.now = person.client.now
        let kept = [("title", "Tea"), ("spoons", "2"), ("due", "2026-03-04")].filter { old in !fields.contains { $0.0 == old.0 } }
        let answer = other.post(task, kept + fields)
        #expect(answer.status == 303)
        _ = try person.client.application.mergeFacts(answer.facts)
        person.client.now = other.now
    }

    @Test("A3: a title that another device changed meanwhile is told with the answer, and chosen in one tap, which can be undone")
    func title() throws {
        try elsewhere(("title", "Coffee <now>"))
        try person.write("Title", "Cocoa")
        try person.press("Save")
        #expect(person.address.hasPrefix(task))
        #expect(person.told.contains("Changed: Cocoa"))
        #expect(person.seen.contains("The title was changed to “Coffee <now>” meanwhile."))
        #expect(try person.value("Title") == "Cocoa")
        try person.press("Use “Coffee <now>”")
        #expect(try person.value("Title") == "Coffee <now>")
        #expect(!person.seen.contains("meanwhile"))
        try person.undo()
        try person.open(task)
        #expect(try person.value("Title") == "Cocoa")
        try person.press("Keep “Cocoa”")
        #expect(try person.value("Title") == "Cocoa")
        #expect(!person.seen.contains("meanwhile"))
    }

    @Test("A3: a date is told with its time, and with the rule where both changed it")
    func date() throws {
        try elsewhere(("due", "2026-03-06"), ("time", "9:00"), ("rule", "weeks"), ("every", "1"))
        try person.write("Due date", "2026-03-09")
        try person.write("Time", "10:00")
        try person.choose("Every day")
        try person.press("Save")
        #expect(person.seen.contains("The date was changed to Fri 6 Mar, 9:00, every week meanwhile."))
        #expect(person.offers("Keep “Mon 9 Mar, 10:00, every day”"))
        try person.press("Use “Fri 6 Mar, 9:00, every week”")
        #expect(try person.value("Due date") == "2026-03-06" && person.value("Time") == "09:00")
    }

    @Test("A3: a note that another device changed meanwhile stands under the earlier versions, on the page that answers")
    func note() throws {
        try elsewhere(("note", "With milk"))
        try person.write("Note", "With lemon")
        try person.press("Save")
        #expect(person.address.hasPrefix(task))
        #expect(person.seen.contains("Earlier versions") && person.seen.contains("With milk"))
        #expect(try person.value("Note") == "With lemon")
    }

    @Test("A3: what only the other device changed stays changed, and the answer is the page that the form came from")
    func otherField() throws {
        try elsewhere(("title", "Coffee"), ("note", "With milk"))
        try person.write("Minutes", "20")
        try person.press("Save")
        #expect(!person.address.hasPrefix(task))
        try person.open(task)
        #expect(try person.value("Title") == "Coffee" && person.value("Note") == "With milk")
        #expect(try person.value("Minutes") == "20")
        #expect(!person.seen.contains("meanwhile") && !person.seen.contains("Earlier versions"))
    }

    @Test("A3: the same value written on both devices is no conflict")
    func same() throws {
        try elsewhere(("title", "Coffee"))
        try person.write("Title", "Coffee")
        try person.press("Save")
        try person.open(task)
        #expect(!person.seen.contains("meanwhile"))
    }

    @Test("A3: the form of a sticky note does the same: the answer is its page, with the other text under the earlier versions")
    func stickyNote() throws {
        let note = "/app/notes/" + (try person.client.act("/app/notes", [("note", "Milk")]))
        try person.open(note)
        try person.client.act(note, [("note", "Bread")])
        try person.write("Note", "Milk, two")
        try person.press("Save")
        #expect(person.address.hasPrefix(note))
        #expect(person.seen.contains("Earlier versions") && person.seen.contains("Bread"))
    }
}
