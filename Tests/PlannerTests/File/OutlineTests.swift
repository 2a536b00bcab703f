import Facts
import Testing

@testable import Planner

/// Tasks written out for other programs.
struct OutlineTests {
    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func csv(_ person: Person) -> String { text(Outline(reading: person.space).csv(in: person.space)) }

    private func markdown(_ person: Person) -> String {
        text(Outline(reading: person.space).markdown(unlisted: "In no list") { "\($0) spoons" })
    }

    private func calendar(_ component: Outline.Component, _ person: Person) -> String {
        text(Outline(reading: person.space).calendar(component, in: person.space, now: person.now))
    }

    @Test("A8: the table has a row for every task, steps beneath theirs, list by list in the person's order")
    func rows() throws {
        let person = Person()
        let soup = try person.add("Soup", cost: 3)
        try person.add("Onions", under: soup)
        try person.addList("Errands", "Milk")
        let rows = csv(person).split(separator: "\r\n")
        #expect(rows.count == 4)
        #expect(rows[1].hasPrefix("\"Errands\",\"0\",\"Milk\""))
        #expect(rows[2].hasPrefix("\"\",\"0\",\"Soup\",\"\",\"3\""))
        #expect(rows[3].hasPrefix("\"\",\"1\",\"Onions\""))
    }

    @Test("A8: in the table quotes are doubled, and what a spreadsheet would calculate is text")
    func quoting() throws {
        let person = Person()
        try person.add("Say \"yes\"", note: "one,\ntwo")
        try person.add("=HYPERLINK(\"x\")")
        let table = csv(person)
        #expect(table.contains("\"Say \"\"yes\"\"\",\"one,\ntwo\""))
        #expect(table.contains("\"'=HYPERLINK(\"\"x\"\")\""))
    }

    @Test("A8: the text has a heading for every list and a box for every task; nothing in it is taken for markup")
    func checklist() throws {
        let person = Person()
        let task = try person.add("*Bold* [x](y)", cost: 2, note: "# one\ntwo\n\nthree")
        try person.add("1. first", under: task)
        try person.checkOff(task)
        #expect(
            markdown(person) == """
                # In no list

                - [x] \\*Bold\\* \\[x\\](y) (2 spoons)

                  \\# one\\
                  two

                  three

                  - [x] 1\\. first

                """
        )
    }

    @Test("A8: a template's tasks, and deleted ones, are nobody's tasks")
    func notTasks() throws {
        let person = Person()
        _ = try person.space.deleteTask(try person.add("Gone"), from: person.sender)
        let list = try person.addList("Trip", "Socks")
        _ = try person.space.makeTemplate(of: list, from: person.sender)
        #expect(markdown(person) == "# Trip\n\n- [ ] Socks\n")
    }

    @Test("A8: lines of iCalendar have at most 75 bytes and never cut a letter in two")
    func folding() throws {
        let person = Person()
        try person.add(String(repeating: "ümlaut 👩‍👩‍👧‍👦; ", count: 40))
        let lines = calendar(.toDos, person).split(separator: "\r\n", omittingEmptySubsequences: false)
        for line in lines { #expect(line.utf8.count <= 75) }
        #expect(calendar(.toDos, person).split(separator: "\r\n ").joined().contains("👩‍👩‍👧‍👦\\; ümlaut"))
    }

    @Test("A8: only what has a date and is not done is an event; every task is a to-do")
    func components() throws {
        let person = Person()
        try person.add("Undated")
        try person.add("Dated") { $0.due = LocalDate(number: 20_600) }
        try person.checkOff(try person.add("Over") { $0.due = LocalDate(number: 20_600) })
        #expect(calendar(.events, person).split(separator: "BEGIN:VEVENT").count == 2)
        #expect(calendar(.toDos, person).split(separator: "BEGIN:VTODO").count == 4)
    }
}
