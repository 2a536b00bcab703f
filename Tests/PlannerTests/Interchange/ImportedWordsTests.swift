import Facts
import Testing

@testable import Planner

struct ImportedWordsTests {
    /// 2026-11-30, a Monday.
    private static let instant = Instant(time: 1_796_032_800_000, offset: 0)

    private static func read(
        _ text: String,
        kind: ImportedExtra.Kind = .due,
        due: LocalDate? = nil
    ) -> (ImportedOutline.Task, unread: Int) {
        var outline = ImportedOutline(source: "test")
        var task = ImportedOutline.Task(key: "1", title: "Tin")
        task.extras = [ImportedExtra(kind, text, name: "en")]
        task.due = due
        outline.tasks = [task]
        var words = ImportedWords(at: instant, languages: [])
        let unread = words.read(&outline)
        return (outline.tasks[0], unread)
    }

    @Test(
        "A8: words for a date, a time and a repeat are read as quick add reads them",
        arguments: [
            ("tomorrow", "2026-12-01", "", -1), ("Dec 25 2026", "2026-12-25", "", -1), ("25 Dec 9:00", "2026-12-25", "", 540),
            ("in 5 days", "2026-12-05", "", -1), ("every 3 days", "2026-11-30", "FREQ=DAILY;INTERVAL=3", -1),
            ("every! 3 days", "2026-11-30", "FREQ=DAILY;INTERVAL=3;X-FROM=DONE", -1),
            ("every friday 8:00", "2026-12-04", "FREQ=WEEKLY;BYDAY=FR", 480),
        ]
    )
    func understood(_ text: String, _ date: String, _ rule: String, _ time: Int) {
        let (task, unread) = Self.read(text)
        #expect(unread == 0 && task.extras.isEmpty)
        #expect(task.due?.text == date)
        #expect((task.repeats?.text ?? "") == rule)
        #expect((task.time ?? -1) == time)
    }

    @Test("A8: a date without a year is one of this year, also where it has passed", arguments: ["4 Jan", "Jan 4", "4 Jan 9:00"])
    func thisYear(_ text: String) {
        #expect(Self.read(text).0.due?.text == "2026-01-04")
    }

    @Test("A8: a date some months ahead is ahead", arguments: ["in 4 months", "Jan 4 2027"])
    func ahead(_ text: String) {
        #expect(Self.read(text).0.due?.parts.year == 2027)
    }

    @Test("A8: words that are not wholly understood stay for the note", arguments: ["every 1st and 15th", "when it rains", ""])
    func notUnderstood(_ text: String) {
        let (task, unread) = Self.read(text)
        #expect(unread == 1 && task.extras.count == 1 && task.due == nil && task.repeats == nil)
    }

    @Test("A8: words for the day it begins do not move the day it is due")
    func start() throws {
        let due = try #require(LocalDate(year: 2026, month: 12, day: 20))
        let (task, _) = Self.read("Dec 3", kind: .start, due: due)
        #expect(task.due == due && task.start?.text == "2026-12-03")
        #expect(Self.read("Dec 25", kind: .start, due: due).0.start == nil)
    }
}
