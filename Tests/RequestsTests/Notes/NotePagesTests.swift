import Requests
import TestSupport
import Testing

@testable import Workbench

/// Notes by the buttons of their pages.
struct NotePagesTests {
    /// Somebody in front of notes in this order.
    private static func has(_ texts: String...) throws -> (person: Person, notes: [String]) {
        let person = try Person.has()
        let notes = try texts.reversed().map { try person.client.act("/app/notes", [("note", $0), ("colour", "5")]) }
        try person.open("/app/notes")
        return (person, notes.reversed().map { "/app/notes/" + $0 })
    }

    @Test("A5: a note of nothing is refused beside the field", arguments: ["", "  \n "])
    func empty(typed: String) throws {
        let (person, _) = try Self.has("Milk")
        try person.press("Add a note")
        try person.write("Note", typed)
        try person.press("Save")
        try person.expectRefusal("Note", typed: typed, "Enter some text")
        try person.press("Cancel")
        #expect(person.titles == ["Milk"])
    }

    @Test("A5: a note is changed on its page, and cannot be emptied there")
    func changed() throws {
        let (person, _) = try Self.has("Milk")
        try person.openRow("Milk")
        #expect(person.title == "Note")
        try person.write("Note", "Oat milk\n\ntwo of them")
        try person.choose("Blue")
        try person.press("Save")
        #expect(person.title == "Notes")
        #expect(person.told.contains("Note changed: Oat milk"))
        #expect(person.page.indices(class: "row").map { person.page.elements[$0].attributes["data-colour"] } == ["2"])
        try person.openRow("Oat milk")
        #expect(try person.value("Note") == "Oat milk\n\ntwo of them")
        try person.write("Note", " ")
        try person.press("Save")
        try person.expectRefusal("Note", typed: " ", "Enter some text")
    }

    @Test("A5: a note becomes a task in one tap, and comes back from History")
    func becomesTask() throws {
        let (person, _) = try Self.has("Ring the surgery\nask about Thursday", "Other")
        try person.press("Turn into a task: Ring the surgery")
        let words = "Note turned into a task: Ring the surgery"
        #expect(person.told.contains(words))
        #expect(person.titles == ["Other"])
        try person.open("/app/spoons/unsorted")
        try person.openRow("Ring the surgery")
        #expect(try person.value("Title") == "Ring the surgery")
        #expect(try person.value("Note") == "ask about Thursday")
        try person.undoFromHistory(words)
        #expect(person.told.contains("Undone"))
        try person.open("/app/notes")
        #expect(person.titles.count == 2)
        try person.open("/app/spoons/unsorted")
        #expect(!person.hasRow("Ring the surgery"))
    }

    @Test("A5: from its page a note becomes a task with the text just typed")
    func becomesTaskAsTyped() throws {
        let (person, notes) = try Self.has("Milk")
        try person.open(notes[0])
        try person.write("Note", "Oat milk\ntwo of them")
        try person.press("Turn into a task")
        #expect(person.title == "Notes")
        #expect(person.told.contains("Note turned into a task: Oat milk"))
        try person.open("/app/spoons/unsorted")
        #expect(try person.rowText("Oat milk").contains("has a note"))
    }

    @Test("A5, T9: notes move up, down, to the top and to the bottom")
    func moved() throws {
        let (person, _) = try Self.has("A", "B", "C", "D")
        try person.press("Show Options")
        try person.expectMovesEachWay("A", "B", "C", "D")
        try person.open("/app/notes")
        #expect(person.titles == ["C", "B", "A", "D"])
    }

    @Test("A5: a deleted note comes back to its place; deleted on its page, one is among the others again")
    func deleted() throws {
        let (person, _) = try Self.has("A", "B")
        try person.press("Show Options")
        try person.press("Delete: A")
        #expect(person.told.contains("Note deleted: A"))
        #expect(person.titles == ["B"])
        try person.undo()
        #expect(person.titles == ["A", "B"])
        try person.openRow("B")
        try person.press("Delete")
        #expect(person.title == "Notes")
        #expect(person.titles == ["A"])
    }

    @Test("A5: a note is text on every page, whatever it looks like")
    func text() throws {
        let text = "<script>window.ran = true</script>\n\"><img src=x onerror='window.ran = true'>"
        let (person, notes) = try Self.has(text)
        try person.press("Show Options")
        for target in ["/app/notes", notes[0], "/app/notes?q=script"] {
            try person.open(target)
            #expect(person.page.all("script").count == 1 && person.page.all("img").isEmpty, "\(target)")
        }
        try person.open(notes[0])
        #expect(try person.value("Note") == text)
    }

    @Test("A6: tips that were put away are taken out again one by one, or all at once")
    func tips() throws {
        let person = try Person.has()
        try person.open("/app/tips")
        for tip in ["Keep a little back", "You know your limit best"] {
            try person.press("Hide: \(tip)")
            #expect(person.told.contains("Tip hidden: \(tip)"))
        }
        try person.open("/app/tips")
        #expect(!person.seen.contains("Keep a little back"))
        try person.press("Show hidden tips")
        #expect(person.title == "Hidden tips")
        try person.press("Show again: Keep a little back")
        #expect(person.told.contains("Tip shown again: Keep a little back"))
        #expect(!person.seen.contains("Keep a little back"))
        try person.press("Show all again")
        #expect(person.title == "Tips")
        #expect(person.told.contains("All tips shown again"))
        for tip in ["Keep a little back", "You know your limit best"] { #expect(person.seen.contains(tip)) }
        #expect(!person.offers("Show hidden tips"))
    }
}
