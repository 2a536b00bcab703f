import Requests
import TestSupport
import Testing

@testable import Workbench

/// Many pasted lines, by the page for many.
struct ManyLinesPagesTests {
    private static let pasted =
        "Pack for the sea ~3 #trip\n  Charger\n  Medicine\n    For the night\n- [x] Book the train\nWater the plants tomorrow"

    private func many(_ lines: String, _ button: String = "Add all", reads: Bool = true) throws -> Person {
        let person = try Person.has()
        try person.open("/app/tasks/many")
        try person.write("Tasks", lines)
        if !reads { try person.choose("Detect dates, spoons and #subjects") }
        try person.press(button)
        return person
    }

    /// How many lists a title of the preview lies in.
    private func depth(_ title: Int, _ person: Person) -> Int {
        person.page.ancestors(of: title).filter { person.page.elements[$0].name == "li" }.count
    }

    private func previewed(_ person: Person) throws -> [Int] {
        let preview = try #require(person.page.index(id: "preview"))
        return person.page.indices(class: "title").filter { person.page.isInside($0, preview) }
    }

    @Test("T11: the preview shows the tasks, with steps in their tasks, and nothing is added")
    func preview() throws {
        let person = try many(Self.pasted, "Preview")
        let titles = try previewed(person)
        #expect(
            titles.map { person.page.text(of: $0) } == [
                "Pack for the sea", "Charger", "Medicine", "For the night", "Book the train", "Water the plants",
            ]
        )
        #expect(titles.map { depth($0, person) } == [1, 2, 2, 3, 1, 1])
        #expect(person.items.first?.contains("3 spoons") == true)
        #expect(try person.value("Tasks") == Self.pasted)
        try person.open("/app/tasks?show=all")
        #expect(person.titles.isEmpty)
    }

    @Test("T11: indentation makes steps, and a ticked box a task that is done; all is undone in one change")
    func indented() throws {
        let person = try many(Self.pasted)
        #expect(person.told.contains("Added: 6 tasks"))
        let told = person.address
        try person.open("/app/tasks")
        let row = try person.rowText("Pack for the sea")
        for fact in ["3 spoons", "trip", "3 steps left: Charger"] { #expect(row.contains(fact)) }
        #expect(try person.rowText("Water the plants").contains("tomorrow"))
        #expect(!person.hasRow("Book the train"))
        try person.openRow("Pack for the sea")
        let steps = try #require(person.page.index(id: "steps"))
        let nested = person.page.indices(class: "title").filter { person.page.isInside($0, steps) && depth($0, person) == 2 }
        #expect(nested.map { person.page.text(of: $0) } == ["For the night"])
        try person.open("/app/tasks?show=done")
        #expect(person.hasRow("Book the train"))
        try person.open(told)
        try person.undo()
        #expect(person.told.contains("Undone"))
        try person.open("/app/tasks?show=all")
        #expect(person.titles.isEmpty)
    }

    @Test("T11: words are left alone when they are to be")
    func unread() throws {
        let person = try many("Read tomorrow ~2\nWrite #phone", reads: false)
        #expect(person.told.contains("Added: 2 tasks"))
        try person.open("/app/tasks?show=all")
        #expect(person.titles == ["Read tomorrow ~2", "Write #phone"])
    }

    @Test(
        "T11: no line, too many or one too long are refused, nothing is added, and all of it stays",
        arguments: [
            ("", ""), ("  \n\t\n ", ""), ("Read\n" + String(repeating: "x", count: 10_001), ""),
            (
                (0..<2001).map { "Task \($0)" }.joined(separator: "\n"),
                "That’s 2001 lines; the limit is 2000. Nothing was added, and your text is still here."
            ),
        ]
    )
    func refused(lines: String, words: String) throws {
        let person = try many(lines)
        try person.expectRefusal("Tasks", typed: lines, words)
        #expect(try person.fault("Tasks")?.isEmpty == false)
        try person.open("/app/tasks?show=all")
        #expect(person.titles.isEmpty)
    }

    @Test("T8, T11: a hundred levels are six, and no line is lost")
    func deep() throws {
        let lines = (0..<100).map { String(repeating: " ", count: $0) + "Level \($0)" }.joined(separator: "\n")
        let shown = try many(lines, "Preview")
        #expect(shown.seen.contains("Steps can be at most 5 levels deep. Deeper lines were moved up."))
        let depths = try previewed(shown).map { depth($0, shown) }
        #expect(depths.count == 100 && depths.max() == 6)
        #expect(depths.filter { $0 == 6 }.count == 95)
        let person = try many(lines)
        #expect(person.told.contains("Added: 100 tasks"))
        try person.open("/app/tasks")
        // The first that has none before it.
        #expect(try person.rowText("Level 0").contains("99 steps left: Level 5"))
    }
}
