import Requests
import Testing

@testable import Workbench

/// Tasks that come back, by the buttons of their pages. It is Monday, 2 March 2026.
struct RepeatPagesTests {
    private static func has(_ title: String, due: String, rule: String = "days", every: Int = 1) throws -> (Person, task: String)
    {
        let person = try Person.has()
        let fields = [("due", due), ("rule", rule), ("every", String(every))]
        return (person, try person.hasTask(title, cost: 1, fields))
    }

    private static func finish(_ task: String, _ person: Person) throws {
        try person.open(task)
        try person.press("Done", in: "main")
        #expect(person.told.contains("Done: "))
    }

    private static func due(_ task: String, _ person: Person) throws -> String {
        try person.open(task)
        return try person.value("Due date")
    }

    @Test("T12: counted from its date, passed dates are left out and never pile up")
    func neverPilesUp() throws {
        let (person, task) = try Self.has("Bins", due: "2026-01-31", every: 7)
        try person.open("/app/tasks")
        #expect(person.titles == ["Bins"])
        for _ in 0..<2 { try person.startDay() }
        try person.open("/app/tasks")
        #expect(person.titles == ["Bins"])
        try Self.finish(task, person)
        #expect(try Self.due(task, person) == "2026-03-07")
        try person.open("/app/tasks?show=all")
        #expect(person.titles == ["Bins"])
    }

    @Test("T12: a date that has come is to do again, although no day was begun since the one before it was done")
    func dateHasCome() throws {
        let (person, task) = try Self.has("Bins", due: "2026-03-02", every: 7)
        try Self.finish(task, person)
        try person.open(task)
        #expect(person.offers("Not done") && person.seen.contains("Next: "))
        // Its day has not come yet.
        person.client.now += 6 * 86_400_000
        try person.open(task)
        #expect(person.offers("Not done"))
        person.client.now += 86_400_000
        try person.open("/app/today")
        #expect(person.hasRow("Bins"))
        try Self.finish(task, person)
        #expect(try Self.due(task, person) == "2026-03-16")
        #expect(person.offers("Not done"))
        // Taking it back is about the second date alone.
        try person.press("Not done", in: "main")
        #expect(try Self.due(task, person) == "2026-03-09")
        #expect(person.offers("Done"))
    }

    @Test("T12: a date that has come is done from its row, from What now?, and together with other tasks")
    func dateHasComeElsewhere() throws {
        for way in 0..<3 {
            let (person, task) = try Self.has("Bins", due: "2026-03-02", every: 7)
            try Self.finish(task, person)
            person.client.now += 7 * 86_400_000
            switch way {
            case 0:
                try person.open("/app/today")
                try person.press("Done: Bins")
            case 1:
                try person.open("/app/now")
                #expect(person.seen.contains("Bins"))
                try person.press("Do it")
                try person.press("Done", in: "actions")
            default:
                try person.open("/app/tasks?show=all&select=1")
                try person.chooseRow("Bins")
                try person.press("More with the chosen…")
                try person.press("Done")
            }
            #expect(try Self.due(task, person) == "2026-03-16", "way \(way)")
        }
    }

    @Test("T12: yesterday's day goes on after midnight: a task of every day that was done in it is not to do again")
    func afterMidnight() throws {
        let (person, task) = try Self.has("Pills", due: "2026-03-02")
        try Self.finish(task, person)
        person.client.now += 20 * 3_600_000
        try person.open(task)
        #expect(person.offers("Not done"))
    }

    @Test("T12: a date is left out once")
    func leftOutOnce() throws {
        let (person, task) = try Self.has("Bins", due: "2026-03-03", every: 7)
        try person.open(task)
        try person.press("Skip this one")
        #expect(person.told.contains("Skipped once: Bins"))
        #expect(try Self.due(task, person) == "2026-03-10")
    }

    @Test("T12: a task stops repeating when somebody says so, and is then done for good")
    func ended() throws {
        let (person, task) = try Self.has("Bins", due: "2026-03-02")
        try person.open(task)
        try person.press("Stop repeating")
        #expect(person.told.contains("No longer repeats: Bins"))
        try Self.finish(task, person)
        try person.open("/app/tasks")
        #expect(!person.hasRow("Bins"))
        try person.open("/app/tasks?show=done")
        #expect(person.hasRow("Bins"))
    }

    @Test("T12: after its last date, which itself counts, a task does not come back")
    func lastDate() throws {
        let person = try Person.has()
        try person.open("/app/tasks/new?full=1")
        try person.write("Title", "Take the antibiotic")
        try person.write("Due date", "2026-03-02")
        try person.choose("More…")
        try person.choose("Daily")
        try person.write("End date (optional)", "2026-03-03")
        try person.press("Save")
        #expect(person.told.contains("Added: Take the antibiotic"))
        try person.open("/app/today")
        try person.openRow("Take the antibiotic")
        let task = String(person.address.prefix { $0 != "?" })
        try Self.finish(task, person)
        #expect(try Self.due(task, person) == "2026-03-03")
        try person.startDay()
        try Self.finish(task, person)
        try person.startDay()
        try person.open("/app/tasks")
        #expect(!person.hasRow("Take the antibiotic"))
        try person.open("/app/tasks?show=done")
        #expect(person.hasRow("Take the antibiotic"))
    }

    @Test("T12: a repeating task that is done stands under Done today, and unticking it restores its date")
    func doneToday() throws {
        let (person, task) = try Self.has("Water the plants", due: "2026-03-02", every: 3)
        try person.open("/app/today")
        try person.press("Add to today: Water the plants")
        #expect(person.told.contains("Added to today: Water the plants"))
        try person.press("Done: Water the plants")
        #expect(person.told.contains("Done: Water the plants"))
        #expect(person.titles(in: "done-today") == ["Water the plants"])
        #expect(try Self.due(task, person) == "2026-03-05")
        try person.open("/app/today")
        try person.press("Done: Water the plants", in: "done-today")
        #expect(person.told.contains("Not done: Water the plants"))
        #expect(person.text("done-today") == nil)
        #expect(person.titles(in: "list") == ["Water the plants"])
        #expect(try Self.due(task, person) == "2026-03-02")
    }

    @Test("T12: a new day does not lose the tasks done the day before")
    func newDay() throws {
        let (person, task) = try Self.has("Water the plants", due: "2026-03-02", every: 3)
        try person.open("/app/today")
        try person.press("Add to today: Water the plants")
        try person.press("Done: Water the plants")
        #expect(person.told.contains("Done: Water the plants"))
        try person.startDay()
        #expect(person.text("done-today") == nil)
        try person.open("/app/backlog")
        #expect(!person.hasRow("Water the plants"))
        #expect(try Self.due(task, person) == "2026-03-05")
    }

    @Test(
        "T12: without a date a rule begins with the last day or weekday of the month",
        arguments: [
            ("Monthly on the last day", "Tue 31 Mar, in 29 days", "every month on the last day"),
            ("Monthly on the last weekday (e.g. last Friday)", "Mon 30 Mar, in 28 days", "every month on the last Mon"),
        ]
    )
    func withoutDate(choice: String, due: String, words: String) throws {
        let person = try Person.has()
        try person.open("/app/tasks/new?full=1")
        try person.write("Title", "Stretch")
        try person.choose("More…")
        try person.choose(choice)
        try person.press("Save")
        #expect(person.told.contains("Added: Stretch"))
        try person.open("/app/tasks")
        #expect(try person.rowText("Stretch").contains(due))
        #expect(try person.rowText("Stretch").contains(words))
        try person.openRow("Stretch")
        #expect(try person.isChosen("More…") && person.isChosen(choice))
    }

    @Test("T12: the last day of the month is refused for another date, which stays, and another rule puts it right")
    func notTheLastDay() throws {
        let person = try Person.has()
        try person.open("/app/tasks/new?full=1")
        try person.write("Title", "Rent")
        try person.write("Due date", "2026-04-01")
        try person.choose("More…")
        try person.choose("Monthly on the last day")
        try person.press("Save")
        #expect(person.answer.status == 422 && person.answer.facts.isEmpty)
        #expect(person.seen.contains("The date above is not the last in its month."))
        #expect(try person.value("Due date") == "2026-04-01")
        try person.choose("Monthly on the same date")
        try person.press("Save")
        #expect(person.told.contains("Added: Rent"))
    }

    @Test(
        "T14: a date that was done, skipped or ended is undone from History, and the task repeats as before",
        arguments: [("skip", "Skipped once"), ("done", "Done"), ("end", "No longer repeats")]
    )
    func undone(act: String, words: String) throws {
        let (person, task) = try Self.has("Bins", due: "2026-03-02", every: 7)
        try person.client.act("\(task)/\(act)")
        try person.undoFromHistory("\(words): Bins")
        #expect(person.told.contains("Undone: “\(words): Bins"))
        #expect(try Self.due(task, person) == "2026-03-02")
        #expect(try person.isChosen("Daily"))
    }
}
