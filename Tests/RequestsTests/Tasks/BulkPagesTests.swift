import Requests
import TestSupport
import Testing

@testable import Workbench

/// One thing done to many, on the pages where they are chosen.
struct BulkPagesTests {
    private static let titles = ["Tea", "Cake"]

    private let person: Person
    private let other: String

    /// Three tasks, a list and a subject.
    init() throws {
        person = try Person.has()
        _ = try person.hasList("Errands")
        other = try person.hasTask("Other", cost: 2, [("newsubject", "guests")])
        for title in Self.titles.reversed() { _ = try person.hasTask(title, cost: 2) }
    }

    private func choose(_ titles: [String] = titles, at target: String = "/app/tasks") throws {
        try person.open(target)
        try person.press("Select")
        for title in titles { try person.chooseRow(title) }
        // In a personal list they are chosen for that from the start.
        if !target.hasPrefix("/app/lists/") { try person.press("More with the chosen…") }
    }

    private func rows() throws -> [String] {
        try person.open("/app/tasks?show=all")
        return try Self.titles.map { try person.rowText($0) }
    }

    @Test(
        "T10: a field of several tasks is set in one change, which can be undone and redone",
        arguments: [
            ("List", "Errands", "Move", "Errands"), ("Or a new list", "Party", "Move", "Party"),
            ("Due date (leave empty to clear)", "2026-03-03", "Set the date", "tomorrow"),
            ("Cost", "7 spoons", "Set the cost", "7 spoons"), ("Priority", "High", "Set the priority", "High"),
            ("Subject", "guests", "Add the subject", "guests"), ("Or a new subject", "sweet", "Add the subject", "sweet"),
        ]
    )
    func changes(label: String, value: String, button: String, seen: String) throws {
        try choose()
        if ["List", "Cost", "Priority", "Subject"].contains(label) {
            try person.pick(label, value)
        } else {
            try person.write(label, value)
        }
        try person.press(button)
        #expect(person.told.contains("2 tasks"))
        try person.undo()
        #expect(person.told.contains("Undone"))
        for title in Self.titles { #expect(try !person.rowText(title).contains(seen)) }
        try person.press("Do it again")
        #expect(person.told.contains("2 tasks"))
        #expect(try rows().allSatisfy { $0.contains(seen) })
        if seen != "guests" { #expect(try !person.rowText("Other").contains(seen)) }
    }

    @Test("T10: many are done at once, and undone at once")
    func done() throws {
        try choose()
        try person.press("Done")
        #expect(person.told.contains("Done: 2 tasks"))
        #expect(person.titles == ["Other"])
        try person.undo()
        #expect(person.told.contains("Undone"))
        #expect(Set(person.titles) == ["Tea", "Cake", "Other"])
    }

    @Test("T10: many are deleted at once, and come back from History")
    func deleted() throws {
        try choose()
        try person.press("Delete")
        #expect(person.told.contains("Deleted: 2 tasks"))
        #expect(person.titles == ["Other"])
        try person.undoFromHistory("Deleted: 2 tasks")
        #expect(person.told.contains("Undone: “Deleted: 2 tasks"))
        try person.open("/app/spoons/2")
        #expect(Set(person.titles) == ["Tea", "Cake", "Other"])
    }

    @Test("T10: a subject is taken off those that were chosen")
    func subjectTakenOff() throws {
        for title in Self.titles {
            try choose([title])
            try person.pick("Subject", "guests")
            try person.press("Add the subject")
            #expect(person.told.contains("Subject added: \(title)"))
        }
        try choose(["Tea", "Other"])
        try person.pick("Subject to remove", "guests")
        try person.press("Remove the subject")
        #expect(person.told.contains("Subject removed: 2 tasks"))
        #expect(try rows().map { $0.contains("guests") } == [false, true])
        #expect(try !person.rowText("Other").contains("guests"))
    }

    @Test(
        "T10, T13: many are moved to a day, and back from History",
        arguments: [("Tomorrow 0 of 12", "Tue 3 Mar"), ("Next week 0 of 12", "Mon 9 Mar")]
    )
    func moved(button: String, date: String) throws {
        try choose()
        try person.press(button)
        #expect(person.told.contains("Planned for \(date): 2 tasks"))
        for title in Self.titles { #expect(try person.rowText(title).contains("planned")) }
        try person.undoFromHistory("Planned for \(date): 2 tasks")
        #expect(person.told.contains("Undone"))
        try person.open("/app/tasks")
        for title in Self.titles { #expect(try !person.rowText(title).contains("planned")) }
    }

    @Test("T10: many are hidden until a date, and come back from History")
    func hidden() throws {
        try choose()
        try person.write("Hide until", "2026-03-04")
        try person.press("Hide")
        #expect(person.told.contains("Hidden until Wed 4 Mar: 2 tasks"))
        #expect(person.titles == ["Other"])
        try person.open("/app/tasks?show=hidden")
        #expect(Set(person.titles) == Set(Self.titles))
        try person.undoFromHistory("Hidden until Wed 4 Mar: 2 tasks")
        #expect(person.told.contains("Undone"))
        try person.open("/app/tasks")
        #expect(Set(person.titles) == ["Tea", "Cake", "Other"])
    }

    @Test("T10, L3: a template is made of many, which stay where they are")
    func template() throws {
        try choose()
        try person.write("Name of the template", "Tea party")
        try person.press("Save as template")
        #expect(person.told.contains("New template: Tea party"))
        try person.open("/app/templates")
        try person.openRow("Tea party")
        #expect(person.title == "Tea party")
        for title in Self.titles { #expect(person.seen.contains(title)) }
        try person.open("/app/tasks")
        #expect(Set(person.titles) == ["Tea", "Cake", "Other"] && person.titles.count == 3)
    }

    @Test(
        "T10: an impossible command is refused, and the chosen tasks can be used for something else",
        arguments: [
            ("Name of the template", "", "Save as template", "Enter a name"),
            ("Name of the template", "   ", "Save as template", "Enter a name"),
            ("Name of the template", String(repeating: "x", count: 201), "Save as template", "at most 200 characters"),
            ("Or a new list", String(repeating: "x", count: 201), "Move", "at most 200 characters"),
            ("Or a new subject", String(repeating: "x", count: 201), "Add the subject", "at most 200 characters"),
            ("Due date (leave empty to clear)", "2026-02-30", "Set the date", "Enter a valid date"),
            ("Due date (leave empty to clear)", "soon", "Set the date", "Enter a valid date"),
        ]
    )
    func refused(label: String, typed: String, button: String, words: String) throws {
        try choose()
        try person.write(label, typed)
        try person.press(button)
        try person.expectRefusal(label, typed: typed, words)
        #expect(person.notice.contains(words))
        #expect(person.page.element(id: "notice")?.attributes["role"] == "alert")
        #expect(try person.isUnfolded(label))
        #expect(try ["Tea", "Cake", "Other"].map { try person.isRowChosen($0) } == [true, true, false])
        try person.pick("Priority", "Low")
        try person.press("Set the priority")
        #expect(person.told.contains("2 tasks updated"))
    }

    @Test("T10: without a choice it says how to choose, and nothing is deleted")
    func nothingChosen() throws {
        try choose([])
        try person.press("Delete")
        #expect(person.notice.contains("Nothing is chosen yet"))
        #expect(person.page.element(id: "notice")?.attributes["role"] == "alert")
        #expect(Set(person.titles) == ["Tea", "Cake", "Other"])
    }

    @Test("T10: all of a page are chosen in one tap, and one of them is left out again")
    func all() throws {
        try person.open("/app/tasks?select=1")
        try person.press("Select all on this page")
        #expect(try ["Tea", "Cake", "Other"].allSatisfy { try person.isRowChosen($0) })
        try person.chooseRow("Other")
        try person.press("More with the chosen…")
        #expect(person.seen.contains("2 chosen, 4 spoons"))
        try person.press("Done")
        #expect(person.told.contains("Done: 2 tasks"))
        #expect(person.hasRow("Other"))
    }

    @Test("T10: tasks are chosen among search results, and the command leads back to them")
    func found() throws {
        try person.open("/app/tasks?q=tea")
        try person.press("Select")
        #expect(person.title == "Select")
        #expect(!person.hasRow("Cake"))
        try person.chooseRow("Tea")
        try person.press("More with the chosen…")
        try person.pick("Cost", "5 spoons")
        try person.press("Set the cost")
        #expect(person.told.contains("Tea updated"))
        #expect(person.title == "Search")
        #expect(person.page.value(of: "q") == "tea")
        #expect(try person.rowText("Tea").contains("5 spoons"))
    }

    @Test("T10: Cancel leads back to the list and changes nothing")
    func cancel() throws {
        try choose()
        try person.pick("Priority", "High")
        try person.press("Cancel")
        #expect(person.title == "Tasks")
        #expect(try rows().count == 2)
        #expect(person.page.indices(class: "priority").isEmpty)
    }

    @Test("T10: several tasks can be chosen in a personal list, too, and the command leads back to it")
    func list() throws {
        let list = try person.hasList("Trip", ["Cocoa", "Toast", "Tickets"])
        try choose(["Cocoa", "Toast"], at: "/app/lists/\(list)")
        try person.pick("Priority", "Low")
        try person.press("Set the priority")
        #expect(person.told.contains("2 tasks updated"))
        #expect(person.title == "Trip")
        func isLow() throws -> [Bool] { try ["Cocoa", "Toast", "Tickets"].map { try person.rowText($0).contains("Low") } }
        #expect(try isLow() == [true, true, false])
        try person.undo()
        #expect(try isLow() == [false, false, false])
    }

    @Test("T10: many are chosen on other pages of tasks, too", arguments: ["/app/spoons/2", "/app/backlog"])
    func otherPages(target: String) throws {
        if target == "/app/backlog" {
            try person.plan("Tea", "Cake", "Other")
            #expect(person.title == "Today")
            try person.startDay()
        }
        try choose(at: target)
        try person.pick("Priority", "Medium")
        try person.press("Set the priority")
        #expect(person.told.contains("2 tasks updated"))
        #expect(person.address.hasPrefix(target + "?did="))
        #expect(person.offers("Select"))
        #expect(try rows().allSatisfy { $0.contains("Medium") })
        #expect(try !person.rowText("Other").contains("Medium"))
    }
}
