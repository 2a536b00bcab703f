import Requests
import Testing

@testable import Workbench

/// Out of sight for a time. It is Monday, 2 March 2026.
struct OutOfSightTests {
    @Test("T13: a task is out of sight until it starts, and found where that is asked for")
    func start() throws {
        let person = try Person.has()
        try person.open("/app/tasks/new?full=1")
        try person.write("Title", "Plant the bulbs")
        try person.choose("3 spoons")
        try person.write("Hide until", "2026-03-04")
        try person.press("Save")
        #expect(person.told.contains("Added: Plant the bulbs"))
        for target in ["/app/tasks", "/app/spoons/3", "/app/tasks?q=bulbs&show=open", "/app/tasks?select=1"] {
            try person.open(target)
            #expect(!person.hasRow("Plant the bulbs"), "\(target)")
        }
        try person.open("/app/tasks?show=hidden")
        try person.openRow("Plant the bulbs")
        #expect(person.text("standing")?.contains("Hidden until Wed 4 Mar.") == true)
    }

    @Test("T13: a task that has started is in sight", arguments: ["2026-03-02", "2026-02-27"])
    func started(start: String) throws {
        let person = try Person.has()
        _ = try person.hasTask("Plant the bulbs", cost: 3, [("start", start)])
        try person.open("/app/tasks")
        #expect(person.hasRow("Plant the bulbs"))
    }

    /// The page of a task that is in today's list.
    private static func planned() throws -> Person {
        let person = try Person.has(("Stretch", 3))
        try person.plan("Stretch")
        #expect(person.figure == "3 / 12")
        try person.openRow("Stretch")
        return person
    }

    @Test("T13: until a date, a task for today is out of today's list, and its spoons are free")
    func hidden() throws {
        let person = try Self.planned()
        try person.write("Date", "2026-03-03")
        try person.press("Hide")
        #expect(person.told.contains("Hidden until Tue 3 Mar: Stretch"))
        #expect(person.text("standing")?.contains("Hidden until Tue 3 Mar.") == true)
        try person.open("/app/today")
        #expect(person.figure == "0 / 12")
        #expect(!person.hasRow("Stretch"))
    }

    @Test("T13: a snooze is for later today, and its spoons stay planned")
    func laterToday() throws {
        let person = try Self.planned()
        try person.press("Snooze until later today")
        #expect(person.told.contains("Snoozed: Stretch"))
        try person.open("/app/today")
        #expect(person.figure == "3 / 12")
        #expect(person.headings.contains("Later today"))
    }

    @Test("T13: a task is out of sight until a date")
    func untilDate() throws {
        let person = try Person.has()
        try person.open(person.hasTask("Stretch", cost: 3))
        try person.write("Date", "2026-03-22")
        try person.press("Hide")
        #expect(person.told.contains("Hidden until Sun 22 Mar: Stretch"))
        #expect(person.text("standing")?.contains("Hidden until Sun 22 Mar.") == true)
    }

    @Test(
        "T13: a date that is not ahead is refused and stays, and another puts it right",
        arguments: ["2026-03-02", "2026-03-01"]
    )
    func notAhead(typed: String) throws {
        let person = try Person.has()
        try person.open(person.hasTask("Stretch", cost: 3))
        try person.write("Date", typed)
        try person.press("Hide")
        try person.expectRefusal("Date", typed: typed, "Choose a date after today")
        #expect(try person.isUnfolded("Date"))
        try person.write("Date", "2026-03-03")
        try person.press("Hide")
        #expect(person.told.contains("Hidden until Tue 3 Mar: Stretch"))
    }

    @Test("T13: a hidden task, and one with a start, are brought back into sight", arguments: [false, true])
    func broughtBack(hasStart: Bool) throws {
        let person = try Person.has()
        let task = try person.hasTask("Stretch", cost: 3, hasStart ? [("start", "2026-04-01")] : [])
        if !hasStart { try person.client.act("\(task)/snooze", [("until", "tomorrow")]) }
        try person.open("/app/tasks?show=hidden")
        try person.openRow("Stretch")
        try person.press("Show now")
        #expect(person.told.contains("Shown again: Stretch"))
        #expect(person.text("standing")?.contains("Out of sight") != true)
        try person.open("/app/spoons/3")
        #expect(person.hasRow("Stretch"))
    }

    @Test("T13: a start after the due date is refused beside its field, and both dates stay")
    func startAfterDue() throws {
        let person = try Person.has()
        try person.open("/app/tasks/new?full=1")
        try person.write("Title", "Plant the bulbs")
        try person.write("Due date", "2026-03-04")
        try person.write("Hide until", "2026-03-05")
        try person.press("Save")
        try person.expectRefusal("Hide until", typed: "2026-03-05", "until after its due date")
        #expect(try person.value("Due date") == "2026-03-04")
    }

    @Test(
        "T14: putting out of sight is undone from History",
        arguments: [
            ("later", "Snoozed: Stretch"), ("tomorrow", "Hidden until Tue 3 Mar: Stretch"),
            ("week", "Hidden until Mon 9 Mar: Stretch"),
        ]
    )
    func undone(until: String, change: String) throws {
        let person = try Self.planned()
        let task = String(person.address.prefix { $0 != "?" })
        try person.client.act("\(task)/snooze", [("until", until)])
        try person.undoFromHistory(change)
        #expect(person.told.contains("Undone: “\(change)"))
        try person.open("/app/today")
        #expect(person.figure == "3 / 12")
        #expect(person.titles == ["Stretch"])
    }
}
