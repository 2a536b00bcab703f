import Requests
import TestSupport
import Testing

@testable import Workbench

/// Subjects by the forms of their pages, and on the rows of tasks.
struct SubjectPagesTests {
    private static func has(_ names: String...) throws -> (person: Person, pages: [String]) {
        let person = try Person.has()
        let pages = try names.map { try person.client.act("/app/subjects", [("name", $0), ("colour", "1")]) }
        return (person, pages.map { "/app/subjects/" + $0 })
    }

    /// The subjects on the row of a task.
    private static func labels(_ title: String, _ person: Person) throws -> [String] {
        let page = person.page
        let titles = page.indices(class: "title").filter { page.text(of: $0) == title }
        let row = try #require(
            titles.first.flatMap { title in page.ancestors(of: title).first { page.elements[$0].name == "li" } }
        )
        return page.indices(class: "subject").filter { page.isInside($0, row) }.map { page.text(of: $0) }
    }

    private static func quick(_ line: String, _ person: Person, _ fields: [(String, String)] = []) throws -> String {
        try person.client.act("/app/tasks/new", [("title", line), ("quick", "yes")] + fields)
    }

    /// The subjects on their page, each with the number of its colour.
    private static func subjects(_ person: Person) throws -> [String: String] {
        try person.open("/app/subjects")
        let main = try #require(person.page.index(id: "main"))
        let rows = person.page.elements.indices.filter { person.page.elements[$0].name == "li" && person.page.isInside($0, main) }
        var found: [String: String] = [:]
        for row in rows {
            let title = person.page.indices(class: "title").first { person.page.isInside($0, row) }
            let mark = person.page.indices(class: "list-mark").first { person.page.isInside($0, row) }
            guard let title, let mark else { continue }
            found[person.page.text(of: title)] = person.page.elements[mark].attributes["data-colour"]
        }
        return found
    }

    @Test(
        "T7: an empty or a taken name is refused beside the field, and the colour stays chosen",
        arguments: [("", "Enter a name"), ("  ", "Enter a name"), ("Phone", "“phone” already exists")]
    )
    func refused(typed: String, words: String) throws {
        let (person, _) = try Self.has("phone")
        try person.open("/app/subjects")
        try person.press("Add a subject")
        try person.write("Name", typed)
        try person.choose("Violet")
        try person.press("Save")
        try person.expectRefusal("Name", typed: typed, words)
        #expect(try person.isChosen("Violet"))
    }

    @Test("T7: a subject gets another name and colour wherever it stands")
    func renamed() throws {
        let (person, _) = try Self.has("phone")
        _ = try Self.quick("Ring the surgery #phone ~1", person)
        try person.open("/app/subjects")
        try person.openRow("phone")
        #expect(person.title == "Subject")
        try person.write("Name", "calls")
        try person.choose("Rose")
        try person.press("Save")
        #expect(person.title == "Subjects")
        #expect(person.told.contains("Subject changed: calls"))
        #expect(try Self.subjects(person) == ["calls": "4"])
        try person.open("/app/tasks")
        #expect(try Self.labels("Ring the surgery", person) == ["calls"])
    }

    @Test("T7: a subject is merged into another with its tasks, and brought back from History")
    func merged() throws {
        let (person, pages) = try Self.has("phone", "calls")
        _ = try Self.quick("Ring the surgery #calls ~1", person)
        _ = try Self.quick("Ring Ada #phone #calls ~1", person)
        try person.open(pages[1])
        try person.pick("Its tasks will get", "phone")
        try person.press("Merge")
        #expect(person.title == "Subjects")
        let words = "Subjects merged: calls → phone"
        #expect(person.told.contains(words))
        #expect(try Self.subjects(person).keys.sorted() == ["phone"])
        try person.open("/app/tasks")
        #expect(try Self.labels("Ring the surgery", person) == ["phone"])
        #expect(try Self.labels("Ring Ada", person) == ["phone"])
        try person.undoFromHistory(words)
        #expect(person.told.contains("Undone"))
        try person.open("/app/tasks")
        #expect(try Self.labels("Ring the surgery", person) == ["calls"])
        #expect(try Self.labels("Ring Ada", person).count == 2)
    }

    @Test("T7: the only subject has nothing to be merged into")
    func only() throws {
        let (person, pages) = try Self.has("phone")
        try person.open(pages[0])
        #expect(person.title == "Subject")
        #expect(!person.offers("Merge") && !person.hasField("Its tasks will get"))
        #expect(person.page.all("summary", inside: "main").isEmpty)
    }

    @Test("T7: a deleted subject leaves its tasks, and comes back to them from History")
    func deleted() throws {
        let (person, pages) = try Self.has("phone")
        _ = try Self.quick("Ring the surgery #phone ~1", person)
        try person.open(pages[0])
        #expect(person.seen.contains("Tasks are kept; the subject is removed."))
        try person.press("Delete")
        #expect(person.title == "Subjects")
        #expect(person.told.contains("Subject deleted: phone"))
        #expect(try Self.subjects(person).isEmpty)
        try person.open("/app/tasks")
        #expect(try Self.labels("Ring the surgery", person) == [])
        try person.undoFromHistory("Subject deleted: phone")
        #expect(person.told.contains("Undone"))
        try person.open("/app/tasks")
        #expect(try Self.labels("Ring the surgery", person) == ["phone"])
    }

    @Test("T7: a task gets a subject that is there and a new one, and loses one")
    func ofTask() throws {
        let (person, _) = try Self.has("phone")
        _ = try person.hasTask("Ring the surgery", cost: 1)
        try person.open("/app/spoons/1")
        try person.openRow("Ring the surgery")
        try person.choose("phone")
        try person.write("New subject", "health")
        try person.press("Save")
        #expect(person.told.contains("Changed: Ring the surgery"))
        #expect(try Self.labels("Ring the surgery", person) == ["health", "phone"])
        try person.openRow("Ring the surgery")
        #expect(try person.isChosen("phone") && person.isChosen("health"))
        try person.choose("phone")
        try person.press("Save")
        #expect(person.told.contains("Changed: Ring the surgery"))
        #expect(try Self.labels("Ring the surgery", person) == ["health"])
        #expect(try Self.subjects(person).keys.sorted() == ["health", "phone"])
    }

    @Test("T7: a subject stands on the rows of its tasks on every page")
    func onRows() throws {
        let person = try Person.has()
        let list = try person.hasList("Errands")
        let task = try Self.quick("Ring the surgery #phone ~1", person, [("list", list)])
        for target in ["/app/tasks", "/app/spoons/1", "/app/lists/\(list)", "/app/tasks?q=ring"] {
            try person.open(target)
            #expect(try Self.labels("Ring the surgery", person) == ["phone"], "\(target)")
        }
        try person.client.act("/app/tasks/\(task)/today")
        try person.open("/app/today")
        #expect(try Self.labels("Ring the surgery", person) == ["phone"])
    }

    @Test("T7: one press shows the tasks of one subject, and one all of them again")
    func tasksOfOne() throws {
        let (person, _) = try Self.has("phone")
        _ = try person.hasTask("Read", cost: 1)
        _ = try Self.quick("Ring the surgery #phone ~1", person)
        _ = try Self.quick("Ring Ada #phone ~2", person)
        try person.open("/app/subjects")
        try person.openRow("phone")
        try person.press("View tasks")
        #expect(person.title == "Tasks")
        #expect(Set(person.titles) == ["Ring the surgery", "Ring Ada"])
        #expect(person.seen.contains("#phone"))
        try person.press("Clear")
        #expect(person.hasRow("Read"))
    }
}
