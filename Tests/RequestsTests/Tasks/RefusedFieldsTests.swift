import Requests
import TestSupport
import Testing

@testable import Workbench

/// Invalid values of fields: dates, times, numbers and names.
struct RefusedFieldsTests {
    private static let noDate = "Enter a valid date"
    private static let noTime = "Enter a valid time"

    @Test(
        "T1, T5: an invalid value of a task's field is refused beside it, and everything typed stays",
        arguments: [
            ("Minutes", "0", "from 1 to 1440"), ("Minutes", "1441", "from 1 to 1440"),
            ("Minutes", "-5", "whole number"), ("Minutes", "1.5", "whole number"),
            ("Minutes", "99999999999999999999999", "whole number"), ("Repeat every", "0", "from 1 to 999"),
            ("Repeat every", "1000", "from 1 to 999"), ("Repeat every", "4294967297", "whole number"),
            ("Repeat every", "", "whole number"),
            ("New subject", String(repeating: "x", count: 201), "at most 200 characters"),
        ]
    )
    func numbers(label: String, typed: String, words: String) throws {
        let person = try Person.has()
        try person.open(person.hasTask("Stretch", cost: 3, [("due", "2037-10-14"), ("rule", "days")]))
        try person.write("Note", "A note that must not go")
        try person.choose("More…")
        try person.write(label, typed)
        try person.press("Save")
        try person.expectRefusal(label, typed: typed, words)
        #expect(try person.isUnfolded(label))
        #expect(try person.value("Note") == "A note that must not go")
    }

    @Test(
        "T1, T5: a date or time that does not exist is refused beside its field, where the browser lets it be typed",
        arguments: [
            ("Due date", "2026-02-30", noDate), ("Due date", "2026-13-01", noDate), ("Due date", "1969-12-31", noDate),
            ("Due date", "99999-01-01", noDate), ("Due date", "30 Feb", noDate), ("Hide until", "2027-02-29", noDate),
            ("End date (optional)", "2026-00-00", noDate), ("Time", "24:00", noTime), ("Time", "9:60", noTime),
            ("Time", "half past", noTime),
            ("Time", "-1:00", noTime),
        ]
    )
    func dates(label: String, typed: String, words: String) throws {
        let person = try Person.has()
        for target in [try person.hasTask("Stretch", cost: 3), "/app/tasks/new?full=1"] {
            try person.open(target)
            for (label, text) in [
                ("Title", "Stretch"), ("Note", "Kept"), ("Due date", "2037-10-14"), ("Repeat every", "1"), (label, typed),
            ] {
                try person.write(label, text)
            }
            try person.choose("More…")
            try person.choose("Daily")
            try person.press("Save")
            try person.expectRefusal(label, typed: typed, words)
            #expect(try person.isUnfolded(label))
            #expect(try person.value("Note") == "Kept")
        }
        try person.open("/app/tasks?show=all")
        #expect(person.titles == ["Stretch"])
    }

    @Test(
        "L1, L2, T7: a name that is too long is refused wherever names are given, and stays typed",
        arguments: [
            ("/app/lists/new", "Name", "Save"), ("/app/subjects?new=1", "Name", "Save"),
            ("/app/lists/merge", "Name of the new list", "Make the checklist"),
        ]
    )
    func longNames(target: String, label: String, button: String) throws {
        let person = try Person.has()
        _ = try person.hasList("Errands")
        try person.open(target)
        try person.write(label, String(repeating: "x", count: 201))
        try person.press(button)
        #expect(try person.fault(label)?.contains("at most 200 characters") == true)
        #expect(try person.value(label) == String(repeating: "x", count: 201))
        #expect(person.answer.status == 422 && person.answer.facts.isEmpty)
    }

    @Test("L1: a name of 200 characters is accepted, and shortened in the message")
    func longestName() throws {
        let person = try Person.has()
        try person.open("/app/lists/new")
        try person.write("Name", String(repeating: "x", count: 200))
        try person.press("Save")
        #expect(person.told.contains("New list: " + String(repeating: "x", count: 60) + "…"))
        #expect(person.title == String(repeating: "x", count: 200))
    }

    @Test("Control characters are on no page, and texts with them can be saved again")
    func controlCharacters() throws {
        let person = try Person.has()
        _ = try person.hasList("Er\u{0}ra\u{7}nds")
        let task = try person.hasTask(
            "Ring\u{0} the\u{7} \u{1b}[31mbell\u{7f}",
            [("note", "First\u{0}\r\nsecond\u{8}"), ("newsubject", "pho\u{1}ne")]
        )
        for target in [task, "/app/tasks", "/app/tasks?q=bell", "/app/lists", "/app/subjects", "/app/history"] {
            try person.open(target)
            #expect(person.answer.status == 200)
            let controls = person.answer.body.filter { $0 < 0x20 && ![0x09, 0x0a, 0x0d].contains($0) || $0 == 0x7f }
            #expect(controls.isEmpty, "\(target)")
        }
        try person.open(task)
        #expect(try person.value("Title") == "Ring the [31mbell")
        #expect(try person.value("Note") == "First\nsecond")
        try person.choose("3 spoons")
        try person.press("Save")
        #expect(person.told.contains("Changed: Ring the [31mbell"))
    }

    @Test(
        "T1: a cost that is not one of those offered is refused, and no task is kept",
        arguments: ["-2", "11", "-1", "1.5", "lots", "4294967298"]
    )
    func costs(spoons: String) throws {
        let person = try Person.has()
        let response = person.client.post("/app/tasks/new", [("title", "Stretch"), ("spoons", spoons)])
        #expect(response.status == 422 && response.facts.isEmpty)
        #expect(try ParsedPage(response.body).value(of: "title") == "Stretch")
        try person.open("/app/tasks?show=all")
        #expect(person.title == "Tasks")
        #expect(!person.hasRow("Stretch"))
    }
}
