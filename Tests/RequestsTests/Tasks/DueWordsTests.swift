import Requests
import TestSupport
import Testing

@testable import Workbench

/// How dates are worded in rows. It is Monday, 2 March 2026.
struct DueWordsTests {
    @Test(
        "T2: a date is shown with the days that are left, and a passed one without blame",
        arguments: [
            ("2026-03-02", "", "today"), ("2026-03-02", "9:05", "today, 9:05"), ("2026-03-03", "", "tomorrow"),
            ("2026-03-03", "14:00", "tomorrow, 14:00"), ("2026-03-05", "", "Thu 5 Mar, in 3 days"),
            ("2026-03-14", "0:00", "Sat 14 Mar, 0:00, in 12 days"), ("2027-04-06", "", "Tue 6 Apr 2027, in 400 days"),
            ("2026-03-01", "", "was due Sun 1 Mar"), ("2026-01-31", "9:05", "was due Sat 31 Jan"),
            ("2025-12-31", "", "was due Wed 31 Dec 2025"),
        ]
    )
    func due(date: String, time: String, words: String) throws {
        let person = try Person.has()
        _ = try person.hasTask("Send the form", cost: 1, [("due", date), ("time", time)])
        try person.open("/app/tasks")
        let facts = person.page.indices(class: "fact").map { person.page.text(of: $0) }
        #expect(facts.contains(words), "\(facts)")
    }

    @Test("T2: no page of somebody with dates gone by and tasks carried over says a word that blames")
    func noBlame() throws {
        let person = try Person.has(("Stretch", 1), ("Read", nil))
        let fields = [("due", "2026-01-31"), ("rule", "days"), ("start", "2026-01-21"), ("priority", "1")]
        let task = try person.hasTask("Send the form", cost: 1, fields)
        try person.plan("Stretch")
        try person.startDay()
        let list = try person.hasList("Errands")
        let others = [
            "/app/tasks?q=nothing", "/app/calendar/1970-01-01", "/app/nothing", "/app/backlog", task, "/app/lists/\(list)",
        ]
        let forbidden = ["overdue", "missed", "failed", "late", "behind", "lazy", "streak", "score"]
        for target in EveryPage.targets + others {
            try person.open(target)
            let words = person.page.words.lowercased().split { !$0.isLetter }.map { String($0) }
            #expect(Set(words).isDisjoint(with: forbidden), "\(target)")
            #expect(!words.joined(separator: " ").contains("you should"), "\(target)")
        }
    }
}
