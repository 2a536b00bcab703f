import Testing

@testable import Planner

/// Lines whose meaning depends on the moment, or on the person.
struct QuickAddInstantTests {
    private static let evening = 18 * 60 + 30

    private func read(
        _ line: String,
        at clock: Int,
        on day: LocalDate? = nil,
        _ times: DateTimeSettings = .standard
    ) -> String {
        var context = QuickAddContext(on: quickAddToday, at: clock, times)
        context.day = day
        let read = UnderstoodLine(line, in: context)
        return read.said + " on " + (read.due?.said ?? "no day")
    }

    @Test(
        "T11: a time alone is the next that makes sense, and never in the past",
        arguments: [
            ("Call Joe at 6", 600, "time 18:00 on 2026-10-14"),
            ("Call Joe at 6", evening, "time 18:00 or time 6:00 on 2026-10-15"),
            ("Call Joe at 6", 1080, "time 18:00 on 2026-10-14"), ("Call Joe at 8", 420, "time 8:00 or time 20:00 on 2026-10-14"),
            ("Call Joe at 8", 600, "time 20:00 on 2026-10-14"), ("Call Joe at 10", 660, "time 10:00 or time 22:00 on 2026-10-15"),
            ("Call Joe at 10", evening, "time 22:00 on 2026-10-14"), ("Call Joe at 3", 960, "time 15:00 on 2026-10-15"),
            ("Call Joe 9am", 600, "time 9:00 on 2026-10-15"), ("Call Joe 9:30", 600, "time 9:30 or time 21:30 on 2026-10-15"),
            ("Call Joe at noon", 780, "time 12:00 on 2026-10-15"), ("Call Joe at 22:00", 1380, "time 22:00 on 2026-10-15"),
            ("Sync from 9 to 5", 600, "time 9:00 + minutes 480 on 2026-10-15"),
            ("Call Joe 10:00", 600, "time 10:00 on 2026-10-14"),
        ]
    )
    func next(line: String, clock: Int, said: String) {
        #expect(read(line, at: clock) == said)
    }

    @Test("T11: a day in the line keeps its time, past or not")
    func saidDay() {
        #expect(read("Call Joe today at 9am", at: 600) == "due 2026-10-14, time 9:00 on 2026-10-14")
        #expect(read("Call Joe every day at 8", at: 600) == "repeat every 1 day, time 8:00 or time 20:00 on 2026-10-14")
        #expect(read("Call Joe at 9", at: 600, on: LocalDate(number: quickAddToday.number + 9)) == "time 9:00 on 2026-10-23")
        #expect(read("Call Joe at 9am", at: 600, on: quickAddToday) == "time 9:00 on 2026-10-14")
    }

    @Test("T11: where the day begins at three, at twenty past twelve a time is the next that makes sense")
    func afterMidnight() {
        let context = QuickAddContext(on: LocalDate(number: quickAddToday.number + 1), at: 20, DateTimeSettings(dateBegins: 3))
        for (line, time, date) in [
            ("Call at 0:10", 10, "2026-10-16"), ("Call at 0:30", 30, "2026-10-15"), ("Call at 23:00", 1380, "2026-10-15"),
            ("Call at midnight", 0, "2026-10-16"), ("Call at noon", 720, "2026-10-15"),
        ] {
            let read = UnderstoodLine(line, in: context)
            #expect(read.time == time && read.due?.said == date, "\(line)")
        }
        let either = UnderstoodLine("Call at 1:00", in: context, switching: ["at 1:00"])
        #expect(either.time == 60 && either.due?.said == "2026-10-15")
    }

    @Test("T11: a span such as “in 2h” counts from now, past midnight too")
    func soon() {
        #expect(read("Call in 2h", at: 1380) == "due 2026-10-15 + time 1:00 on 2026-10-15")
        #expect(read("Film tonight", at: 1260) == "due 2026-10-14 on 2026-10-14")
        #expect(read("Film this morning", at: 600) == "due 2026-10-14 on 2026-10-14")
    }

    @Test("T11: where the day begins at four, it is still yesterday at one, and a time is one of the coming day")
    func lateHours() {
        let context = QuickAddContext(on: LocalDate(number: quickAddToday.number + 1), at: 60, DateTimeSettings(dateBegins: 4))
        let call = UnderstoodLine("Call Joe at 9", in: context)
        #expect(call.said == "time 9:00")
        #expect(call.due?.said == "2026-10-15")
        #expect(UnderstoodLine("Call Joe in 2h", in: context).said == "due 2026-10-15 + time 3:00")
        #expect(UnderstoodLine("Call Joe today", in: context).due == quickAddToday)
    }

    @Test("T11: a clock of 24 hours has 5:30 as written, one of 12 hours has it in the afternoon")
    func twentyFourHours() {
        #expect(read("Train tomorrow 5:30", at: 600) == "due 2026-10-15, time 5:30 or time 17:30 on 2026-10-15")
        let american = DateTimeSettings(isTwelveHour: true)
        #expect(read("Train tomorrow 5:30", at: 600, american) == "due 2026-10-15, time 17:30 or time 5:30 on 2026-10-15")
    }

    @Test(
        "T11: a date that can be two is read in the order of the settings, and the other is offered",
        arguments: [
            ("5/6", "2027-05-06", "2027-06-05"), ("12/1", "2026-12-01", "2027-01-12"), ("12/11/2026", "2026-12-11", "2026-11-12"),
            ("5/11/26", "2026-11-05", "2026-05-11"),
        ]
    )
    func monthFirst(words: String, first: String, second: String) {
        let context = QuickAddContext(on: quickAddToday, DateTimeSettings(isMonthFirst: true))
        let read = UnderstoodLine("Dentist \(words)", in: context)
        #expect(read.said == "due \(first) or due \(second)")
        #expect(UnderstoodLine("Dentist \(words)", in: context, switching: [words]).said == "due \(second) or due \(first)")
        #expect(UnderstoodLine("Dentist \(words)", in: context, switching: [words]).due?.said == second)
    }

    @Test(
        "T11: a date that can be only one is that in either order",
        arguments: ["14/10", "10/14", "1.12.", "2026-12-01", "6/6"]
    )
    func oneOrder(words: String) {
        let american = UnderstoodLine(
            "Dentist \(words)",
            in: QuickAddContext(on: quickAddToday, DateTimeSettings(isMonthFirst: true))
        )
        #expect(american.due == UnderstoodLine("Dentist \(words)").due)
        #expect(american.chips.first?.other == nil)
    }

    @Test("T11: a chip changes to its other meaning and back, and can be refused as well")
    func switching() {
        let line = "Payday every second friday at 8"
        #expect(UnderstoodLine(line).said == "repeat every 2 week on 4 or repeat every 1 month on 2 4, time 8:00 or time 20:00")
        let other = UnderstoodLine(line, switching: ["every second friday", "at 8"])
        #expect(other.said == "repeat every 1 month on 2 4 or repeat every 2 week on 4, time 20:00 or time 8:00")
        #expect(other.due?.said == "2026-11-13")
        #expect(other.switched == ["every second friday", "at 8"])
        #expect(UnderstoodLine(line, switching: ["at 8", "at 8"]) == UnderstoodLine(line))
        let once = UnderstoodLine("Gym on tue, thu", switching: ["on tue, thu"])
        #expect(once.said == "due 2026-10-15 or repeat every 1 week on 1 3")
        #expect(once.repeats == nil && once.due?.said == "2026-10-15")
        #expect(
            UnderstoodLine("Gym on tue, thu", refusing: ["on tue, thu"], switching: ["on tue, thu"]).title == "Gym on tue, thu"
        )
    }

    @Test("T11: spoons are also read by the person's own name for them")
    func units() {
        var context = QuickAddContext(on: quickAddToday)
        context.units = ["battery", "Batteries"]
        #expect(UnderstoodLine("Shower 3 batteries", in: context).said == "cost 3")
        #expect(UnderstoodLine("Shower 1 Battery", in: context).said == "cost 1")
        #expect(UnderstoodLine("Shower 3 spoons", in: context).said == "cost 3")
        #expect(UnderstoodLine("Shower ~3 batteries", in: context).title == "Shower")
        #expect(UnderstoodLine("Remote 2 batteries of AA", in: context).chips.isEmpty)
        context.units = ["energy point", "energy points"]
        #expect(UnderstoodLine("Shower 3 energy points today", in: context).said == "cost 3, due 2026-10-14")
        #expect(UnderstoodLine("Shower 3 energy drinks", in: context).chips.isEmpty)
        context.units = ["", " "]
        #expect(UnderstoodLine("Shower 3", in: context).chips.isEmpty)
    }

    @Test("The table of words has a line for each kind of word, in their order")
    func table() {
        let names = QuickAddVocabulary.english.description.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        for (index, name) in names.enumerated() {
            #expect(QuickAddTerm.Kind(rawValue: UInt8(index)).map { "\($0)" } == String(name))
        }
        #expect(QuickAddTerm.Kind(rawValue: UInt8(names.count)) == nil)
    }

    @Test(
        "T11: looking ahead reads each word once, however long the line",
        arguments: ["march 3 ", "eod ", "5/6 ", "7am and ", "tue, "]
    )
    func longLines(words: String) {
        let line = String(repeating: words, count: 20_000)
        #expect(!UnderstoodLine("Walk " + line).title.isEmpty)
    }
}
