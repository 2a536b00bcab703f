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

    @Test("A8: steps are written in their own order, each with its steps beneath it")
    func stepsInOrder() throws {
        let person = Person()
        let soup = try person.add("Soup")
        let onions = try person.add("Onions", under: soup)
        try person.add("Carrots", under: soup)
        try person.add("Peel", under: onions)
        try person.add("Chop", under: onions)
        let rows = csv(person).split(separator: "\r\n").dropFirst()
        let written = rows.map { $0.split(separator: ",").prefix(3).joined(separator: ",") }
        let expected = ["0\",\"Soup", "1\",\"Onions", "2\",\"Peel", "2\",\"Chop", "1\",\"Carrots"]
        #expect(written == expected.map { "\"\",\"\($0)\"" })
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

    @Test("A8: what repeats is counted from its date, which is then no due date too; what is due starts before, or not at all")
    func starts() throws {
        let person = Person()
        let due = LocalDate(number: 20_600)
        try person.add("Weekly") {
            $0.due = due
            $0.repeats = RepeatRule(.days, interval: 7, anchor: .date)
        }
        #expect(calendar(.toDos, person).contains("DTSTART;VALUE=DATE:20260527"))
        #expect(!calendar(.toDos, person).contains("DUE"))
        let other = Person()
        try other.add("Same day") {
            $0.start = due
            $0.due = due
        }
        #expect(!calendar(.toDos, other).contains("DTSTART"))
        #expect(calendar(.toDos, other).contains("DUE;VALUE=DATE:20260527"))
    }

    @Test("A8: what the calendar leaves out is no event: what was put away, and what is left out this time")
    func events() throws {
        let person = Person()
        let due = LocalDate(number: 20_600)
        let list = try person.addList("Away")
        try person.add("Put away") {
            $0.due = due
            $0.list = .existing(list)
        }
        let out = try person.add("Left out") { $0.due = due }
        _ = try person.space.setLeftOut(out, true, from: person.sender)
        #expect(calendar(.events, person).contains("Put away"))
        _ = try person.space.setArchived(list, true, from: person.sender)
        #expect(!calendar(.events, person).contains("BEGIN:VEVENT"))
    }

    @Test(
        "A3: whatever another device says of when something was done, it is written out",
        arguments: [Int64.min, -1, 8_642_147_483_648_001, .max]
    )
    func forged(_ time: Int64) throws {
        let person = Person()
        let task = try person.add("Tea")
        person.space.apply([Fact(.task(task), TaskField.done, .integer(time), person.space.nextStamp(now: person.now))])
        #expect(csv(person).contains("Tea"))
        #expect(calendar(.toDos, person).contains("COMPLETED:"))
    }
}
