import Facts
import Foundation
import Interchange
import Testing

@testable import Planner

/// Tasks written out for other programs.
struct OutlineTests {
    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func csv(_ person: Person) -> String { text(Outline(reading: person.space).csv(in: person.space)) }

    private func markdown(_ person: Person) -> String {
        let outline = Outline(reading: person.space)
        return text(
            outline.markdown(in: person.space, unlisted: "In no list", notes: "Notes") { $0.cost.map { ["\($0) spoons"] } ?? [] }
        )
    }

    private func calendar(_ component: Outline.Component, _ person: Person) -> String {
        text(Outline(reading: person.space).calendar(component, in: person.space, at: person.instant))
    }

    /// The lines of the to-do of that name.
    private func toDo(_ title: String, of person: Person) throws -> [String] {
        let unfolded = calendar(.toDos, person).replacingOccurrences(of: "\r\n ", with: "")
        for part in unfolded.components(separatedBy: "BEGIN:VTODO\r\n").dropFirst() {
            let lines = part.components(separatedBy: "\r\n")
            if lines.contains("SUMMARY:\(title)") { return lines }
        }
        throw Missing()
    }

    private struct Missing: Error {}

    /// 2026-05-27, a Wednesday.
    private let wednesday = LocalDate(number: 20_600)

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

    @Test("A8: in the table quotes are doubled, and cells that a spreadsheet would calculate are text")
    func quoting() throws {
        let person = Person()
        try person.add("Say \"yes\"", note: "one,\ntwo")
        try person.add("=HYPERLINK(\"x\")")
        try person.add("＝1+1", note: "\n=1+1")
        let table = csv(person)
        #expect(table.contains("\"Say \"\"yes\"\"\",\"one,\ntwo\""))
        #expect(table.contains("\"'=HYPERLINK(\"\"x\"\")\""))
        #expect(table.contains("\"'＝1+1\",\"'\n=1+1\""))
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

    @Test(
        "A8: a heading keeps the number signs of a list's name, also those at its end, which would close the heading",
        arguments: [("Room #", "Room \\#"), ("Room ##", "Room \\#\\#"), ("#", "\\#"), ("## #", "\\#\\# \\#"), ("C#", "C\\#")]
    )
    func headings(_ name: String, _ heading: String) throws {
        let person = Person()
        try person.addList(name, "Sweep #")
        #expect(markdown(person) == "# \(heading)\n\n- [ ] Sweep #\n")
    }

    @Test("A8: a template's tasks, and deleted ones, are nobody's tasks")
    func notTasks() throws {
        let person = Person()
        _ = try person.space.perform(.deleteTask(try person.add("Gone")), by: person.origin)
        let list = try person.addList("Trip", "Socks")
        _ = try person.space.perform(.makeTemplate(of: list), by: person.origin)
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

    @Test("A8: only an open task with a date is an event; every task is a to-do")
    func components() throws {
        let person = Person()
        try person.add("Undated")
        try person.add("Dated") { $0.due = LocalDate(number: 20_600) }
        try person.checkOff(try person.add("Over") { $0.due = LocalDate(number: 20_600) })
        #expect(calendar(.events, person).split(separator: "BEGIN:VEVENT").count == 2)
        #expect(calendar(.toDos, person).split(separator: "BEGIN:VTODO").count == 4)
    }

    @Test("A8: a repeating task begins and is due on its date, at its time; until when it is hidden is a property of our own")
    func repeating() throws {
        let person = Person()
        try person.add("Weekly") {
            $0.due = wednesday
            $0.start = LocalDate(number: 20_598)
            $0.repeats = RepeatRule(.days, interval: 7, anchor: .date)
        }
        try person.add("Timed") {
            $0.due = wednesday
            $0.time = 570
            $0.repeats = RepeatRule(.days, interval: 7, anchor: .date)
        }
        let weekly = try toDo("Weekly", of: person)
        #expect(weekly.contains("DTSTART;VALUE=DATE:20260527") && weekly.contains("DUE;VALUE=DATE:20260527"))
        #expect(weekly.contains("RRULE:FREQ=DAILY;INTERVAL=7") && weekly.contains("X-TEASPOON-START;VALUE=DATE:20260525"))
        let timed = try toDo("Timed", of: person)
        #expect(timed.contains("DTSTART:20260527T093000") && timed.contains("DUE:20260527T093000"))
    }

    @Test("A8: a task that does not repeat may begin before it is due, or without a time")
    func starts() throws {
        let person = Person()
        try person.add("Same day") {
            $0.start = wednesday
            $0.due = wednesday
        }
        #expect(!calendar(.toDos, person).contains("DTSTART"))
        #expect(calendar(.toDos, person).contains("DUE;VALUE=DATE:20260527"))
    }

    @Test("A8: a rule that counts from completion, which RFC 5545 lacks, is in the table and in a property of our own")
    func fromCompletion() throws {
        let person = Person()
        try person.add("Filter") {
            $0.due = wednesday
            $0.repeats = RepeatRule(.days, interval: 3, anchor: .completion)
        }
        let lines = try toDo("Filter", of: person)
        #expect(lines.contains("DUE;VALUE=DATE:20260527"))
        #expect(lines.contains("X-TEASPOON-RRULE:FREQ=DAILY;INTERVAL=3;X-FROM=DONE"))
        #expect(!lines.contains { $0.hasPrefix("RRULE") || $0.hasPrefix("DTSTART") })
        #expect(csv(person).contains("\"FREQ=DAILY;INTERVAL=3;X-FROM=DONE\""))
    }

    @Test(
        "A8: the table says a rule as the calendar does: the last day of a shorter month, the last date with the task's time",
        arguments: [
            (.monthsOnDay(31), "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
            (.monthsOnDay(29), "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1"), (.monthsOnDay(28), "FREQ=MONTHLY;BYMONTHDAY=28"),
            (.years(month: 2, day: 29), "FREQ=YEARLY;BYMONTHDAY=28,29;BYSETPOS=-1;BYMONTH=2"),
        ] as [(RepeatRule.Pattern, String)]
    )
    func sameRule(_ pattern: RepeatRule.Pattern, _ rule: String) throws {
        let person = Person()
        try person.add("Back again") {
            $0.due = wednesday
            $0.time = 570
            $0.repeats = RepeatRule(pattern, until: LocalDate(number: 21_000))
        }
        let written = rule + ";UNTIL=20270701T235900"
        #expect(try toDo("Back again", of: person).contains("RRULE:" + written))
        #expect(csv(person).contains("\"\(written)\""))
    }

    @Test(
        "A8: a reminder is counted back from when the task is due; of a date without a time, from the person's time for such dates",
        arguments: [
            (570, 15, "-PT15M"), (570, 0, "PT0M"), (570, 1440, "-P1D"), (570, 1470, "-P1DT30M"), (nil, 15, "PT525M"),
            (nil, 540, "PT0M"), (nil, 1440, "-PT900M"),
        ] as [(Int?, Int, String)]
    )
    func reminders(_ time: Int?, _ minutes: Int, _ trigger: String) throws {
        let person = Person()
        try person.add("Bus") {
            $0.due = wednesday
            $0.time = time
            $0.reminder = minutes
        }
        #expect(try toDo("Bus", of: person).contains("TRIGGER;RELATED=END:\(trigger)"))
        #expect(calendar(.events, person).contains("TRIGGER:\(trigger)\r\n"))
        #expect(csv(person).contains(",\"\(minutes)\",\"\",\"\"\r\n"))
    }

    @Test("A8: a to-do says its list, among the subjects too, its spoons, its minutes and the energy it takes")
    func ownProperties() throws {
        let person = Person()
        let list = try person.addList("Town, old")
        try person.addSubject("Errands")
        try person.add("Bank", cost: 3) {
            $0.list = .existing(list)
            $0.minutes = 25
            $0.kinds = EnergyKinds([.thinking, .social])
            $0.subjects = [.new("Errands")]
        }
        let rest = try person.add("Lie down")
        person.space.apply([Fact(.task(rest), TaskField.rest, .integer(1), person.space.nextTimestamp(now: person.now))])
        let bank = try toDo("Bank", of: person)
        for line in [
            "CATEGORIES:Errands,Town\\, old", "X-TEASPOON-LIST:Town\\, old", "X-TEASPOON-SPOONS:3", "X-TEASPOON-MINUTES:25",
            "X-TEASPOON-ENERGY:thinking,social",
        ] {
            #expect(bank.contains(line), "\(line)")
        }
        #expect(try toDo("Lie down", of: person).contains("X-TEASPOON-SPOONS:0"))
        #expect(try !toDo("Lie down", of: person).contains { $0.hasPrefix("CATEGORIES") || $0.hasPrefix("X-TEASPOON-LIST") })
        #expect(csv(person).contains("\"thinking,social\""))
    }

    @Test("A8: a list that is called like a subject is one category with it")
    func sameName() throws {
        let person = Person()
        let list = try person.addList("Home")
        try person.add("Sweep") {
            $0.list = .existing(list)
            $0.subjects = [.new("Home")]
        }
        let sweep = try toDo("Sweep", of: person)
        #expect(sweep.contains("CATEGORIES:Home") && sweep.contains("X-TEASPOON-LIST;X-SUBJECT=TRUE:Home"))
    }

    @Test("A8: sticky notes are journal entries among the to-dos, and no events")
    func journals() throws {
        let person = Person()
        try person.note("Key is under\nthe pot; left")
        #expect(calendar(.toDos, person).contains("DESCRIPTION:Key is under\\nthe pot\\; left\r\nEND:VJOURNAL\r\n"))
        #expect(!calendar(.events, person).contains("VJOURNAL"))
    }

    @Test("A8: a number sign before a word of a title is no tag in the text; one in the details is")
    func tags() throws {
        let person = Person()
        try person.add("Room #one # 2", cost: 1)
        let text = text(
            Outline(reading: person.space).markdown(in: person.space, unlisted: "In no list", notes: "Notes") { _ in
                ["1 spoon", "#work"]
            }
        )
        #expect(text == "# In no list\n\n- [ ] Room \\#one # 2 (1 spoon, #work)\n")
    }

    @Test(
        "A8: in the table, commas in names of subjects and apostrophes before signs are told apart from those between and before cells"
    )
    func tableMarks() throws {
        let person = Person()
        try person.add("'=1") { $0.subjects = [.new("Town, old"), .new("Shed")] }
        try person.add("'tis")
        #expect(csv(person).contains("\"''=1\"") && csv(person).contains("\"Shed, Town\\, old\""))
        #expect(csv(person).contains("\"'tis\""))
    }

    @Test("A8: a daily task comes back on its days, from the next on which it is to do")
    func daily() throws {
        // A Monday.
        let person = Person()
        try person.startDay()
        try person.add("Tablets", cost: 1, daily: .all)
        try person.add("Bins", cost: 1, daily: Weekdays([1, 3]))
        let done = try person.add("Shower", cost: 1, daily: .all)
        _ = try person.space.perform(.submit([done]), by: person.origin)
        try person.checkOff(done)
        let tablets = try toDo("Tablets", of: person)
        for line in [
            "DTSTART;VALUE=DATE:20260302", "DUE;VALUE=DATE:20260302", "RRULE:FREQ=DAILY", "X-TEASPOON-DAYS:MO,TU,WE,TH,FR,SA,SU",
        ] {
            #expect(tablets.contains(line), "\(line)")
        }
        let bins = try toDo("Bins", of: person)
        for line in ["DUE;VALUE=DATE:20260303", "RRULE:FREQ=WEEKLY;BYDAY=TU,TH", "X-TEASPOON-DAYS:TU,TH"] {
            #expect(bins.contains(line), "\(line)")
        }
        #expect(try toDo("Shower", of: person).contains("DUE;VALUE=DATE:20260303"))
        #expect(csv(person).contains("\"TU,TH\""))
        // The next morning no new day has begun yet.
        person.now += Person.day
        #expect(try toDo("Shower", of: person).contains("DUE;VALUE=DATE:20260303"))
    }

    @Test("A8, D8: weekdays of the task's own and a rule that says the same are written alike, in every file")
    func dailyEitherWay() throws {
        let person = Person()
        try person.startDay()
        try person.add("Own", cost: 1, daily: .all)
        let monday = person.instant.date
        try person.add("Rule", cost: 1) {
            $0.due = monday
            $0.repeats = RepeatRule(.days)
        }
        // Its dates that passed are over.
        person.now += 2 * Person.day
        let same = ["DTSTART;VALUE=DATE:20260304", "RRULE:FREQ=DAILY"]
        for title in ["Own", "Rule"] {
            let lines = try toDo(title, of: person)
            for line in same + ["DUE;VALUE=DATE:20260304", "X-TEASPOON-DAYS:MO,TU,WE,TH,FR,SA,SU"] {
                #expect(lines.contains(line), "\(title): \(line)")
            }
        }
        let events = calendar(.events, person).components(separatedBy: "BEGIN:VEVENT").dropFirst()
        #expect(events.count == 2 && events.allSatisfy { event in same.allSatisfy { event.contains($0) } })
        let rows = csv(person).components(separatedBy: "\r\n").filter { $0.contains("FREQ=DAILY") }
        #expect(rows.count == 2 && rows.allSatisfy { $0.contains("MO,TU,WE,TH,FR,SA,SU") })
    }

    @Test("A8: a daily task with a date, or in an archived list, does not repeat in other programs; its days are named")
    func dailyAtRest() throws {
        let person = Person()
        try person.add("Read", daily: .all) { $0.due = wednesday }
        let list = try person.addList("Away")
        try person.add("Water plants", daily: .all) { $0.list = .existing(list) }
        _ = try person.space.perform(.setArchived(list, true), by: person.origin)
        for title in ["Read", "Water plants"] {
            let lines = try toDo(title, of: person)
            #expect(lines.contains("X-TEASPOON-DAYS:MO,TU,WE,TH,FR,SA,SU"))
            #expect(!lines.contains { $0.hasPrefix("RRULE") })
        }
    }

    @Test("A8: the text ends with the sticky notes, the pinned ones first, each with its lines as they are")
    func stickyNotes() throws {
        let person = Person()
        try person.add("Tea")
        try person.note("# one\n    two\n\nthree")
        let pinned = try person.note("Key is under the pot")
        _ = try person.space.perform(.setPinned(pinned, true), by: person.origin)
        #expect(
            markdown(person) == """
                # In no list

                - [ ] Tea

                # Notes

                - Key is under the pot
                - \\# one\\
                  two

                  three

                """
        )
    }

    @Test("A8: a task that the calendar leaves out is no event: archived ones, and skipped ones with what is beneath them")
    func events() throws {
        let person = Person()
        let due = LocalDate(number: 20_600)
        let list = try person.addList("Away")
        try person.add("Put away") {
            $0.due = due
            $0.list = .existing(list)
        }
        let out = try person.add("Left out") { $0.due = due }
        try person.add("Beneath it", under: out) { $0.due = due }
        _ = try person.space.perform(.setLeftOut(out, true), by: person.origin)
        #expect(calendar(.events, person).contains("Put away"))
        _ = try person.space.perform(.setArchived(list, true), by: person.origin)
        #expect(!calendar(.events, person).contains("BEGIN:VEVENT"))
    }

    @Test("A8, D12: an event is on the one day of its task; one with a time, on the date that is due")
    func eventDays() throws {
        let person = Person()
        let (due, planned) = (person.instant.date.adding(days: 4), person.instant.date.adding(days: 2))
        let letter = try person.add("Letter") { $0.due = due }
        let visit = try person.add("Visit") {
            $0.due = due
            $0.time = 600
        }
        let idea = try person.add("Idea")
        _ = try person.space.perform(.moveToDay([letter, visit, idea], .on(planned)), by: person.origin)
        let events = calendar(.events, person).components(separatedBy: "BEGIN:VEVENT").dropFirst()
        let dates = events.map { event in event.components(separatedBy: "\r\n").first { $0.hasPrefix("DTSTART") } ?? "" }
        func value(_ date: LocalDate) -> String { date.text.replacingOccurrences(of: "-", with: "") }
        #expect(dates.filter { $0.hasSuffix(value(planned)) }.count == 2)
        #expect(dates.filter { $0.contains(value(due) + "T") || $0.contains(value(planned) + "T") }.count == 1)
    }

    @Test("A3: line breaks and control characters in a title from another device are no lines or fields of a file")
    func forgedTitle() throws {
        let person = Person()
        let task = try person.add("Tea")
        let title = Value.text("Tea\r\n# Not a list\rSTATUS:COMPLETED\u{0}")
        person.space.apply([Fact(.task(task), TaskField.title, title, person.space.nextTimestamp(now: person.now))])
        #expect(markdown(person) == "# In no list\n\n- [ ] Tea # Not a list STATUS:COMPLETED\n")
        #expect(calendar(.toDos, person).contains("\r\nSUMMARY:Tea\\n# Not a list\\nSTATUS:COMPLETED\r\n"))
        #expect(csv(person).contains("\"0\",\"Tea\n# Not a list\nSTATUS:COMPLETED\","))
    }

    @Test(
        "A3: whatever another device says of when something was done, it is written out",
        arguments: [Int64.min, -1, 8_642_147_483_648_001, .max]
    )
    func forged(_ time: Int64) throws {
        let person = Person()
        let task = try person.add("Tea")
        person.space.apply([Fact(.task(task), TaskField.done, .integer(time), person.space.nextTimestamp(now: person.now))])
        #expect(csv(person).contains("Tea"))
        #expect(calendar(.toDos, person).contains("COMPLETED:"))
    }
}
