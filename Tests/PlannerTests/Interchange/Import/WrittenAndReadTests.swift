import Facts
import Foundation
import TestSupport
import Testing

@testable import Interchange
@testable import Planner

/// What this program writes for others, read again.
struct WrittenAndReadTests {
    /// Titles and parts of notes, with what means something to one format or another.
    private static let texts = [
        "Tea", "Milk, oat; not \\ cow", "=1+1", "\"quoted\": yes", "Über 👩‍👩‍👧‍👦 allem", "#tag and # sign", "1. first",
        "a * b _c_ [d](e) <f>",
        "شاي", "- [ ] box", "2026-11-24 9:00", "END:VTODO", "x y 📎", "word+word@word", "~ | & `code`", "'=1", "''",
    ]

    /// A plan of lists, subjects, steps and all fields, in which some time has passed.
    private static func plan(_ random: inout SeededRandom) throws -> Person {
        let person = Person()
        var lists: [Identity] = []
        for name in ["Home", "Town, old", "C#"].prefix(random.below(4)) { lists.append(try person.addList(name)) }
        var tasks: [Identity] = []
        for _ in 0..<(5 + random.below(20)) {
            let date = person.instant.date.adding(days: random.below(60) - 20)
            let parent = random.once(in: 4) && !tasks.isEmpty ? random.one(of: tasks) : nil
            let daily = random.once(in: 6) ? Weekdays(bits: UInt8(random.below(128))) : .none
            let note =
                random.once(in: 3) ? random.one(of: texts) + random.one(of: ["", "\n" + random.one(of: texts), "\n\nend"]) : ""
            let cost = random.once(in: 2) ? random.below(11) : nil
            var details = TaskDetails()
            if random.once(in: 2) { details.due = date }
            if random.once(in: 3) { details.start = details.due.map { $0.adding(days: -random.below(9)) } ?? date }
            if details.due != nil, random.once(in: 2) { details.time = random.below(1440) }
            if details.due != nil, random.once(in: 2) { details.reminder = random.one(of: [0, 15, 1440, 1470, 40_320]) }
            if details.due != nil, random.once(in: 3) { details.repeats = rule(&random, from: date) }
            if random.once(in: 3) { details.minutes = 1 + random.below(1440) }
            if random.once(in: 3) { details.priority = random.one(of: [.high, .medium, .low]) }
            if random.once(in: 3) { details.kinds = EnergyKinds(bits: UInt8(random.below(16))) }
            if random.once(in: 3) { details.subjects = [.new(random.one(of: ["Home", "Errands, all", "Ü"]))] }
            if random.once(in: 2), parent == nil, !lists.isEmpty { details.list = .existing(random.one(of: lists)) }
            guard
                let task = try? person.add(
                    random.one(of: texts),
                    cost: cost,
                    daily: daily,
                    note: note,
                    under: parent,
                    { $0 = details }
                )
            else { continue }
            tasks.append(task)
            if random.once(in: 5) { _ = try? person.checkOff(random.one(of: tasks)) }
            if random.once(in: 5) {
                _ = try? person.space.perform(.moveToDay([random.one(of: tasks)], .on(date.adding(days: 3))), by: person.origin)
            }
        }
        if random.once(in: 2) { try person.note(random.one(of: texts) + "\n" + random.one(of: texts)) }
        return person
    }

    private static func rule(_ random: inout SeededRandom, from date: LocalDate) -> RepeatRule? {
        let pattern: RepeatRule.Pattern = random.one(of: [
            .days, .weeks(.none), .weeks(Weekdays(bits: UInt8(random.below(128)))), .monthsOnDay(1 + random.below(31)),
            .monthsOnWeekday(week: random.one(of: [1, 2, 3, 4, -1]), weekday: random.below(7)), .years(month: 2, day: 29),
        ])
        let until = random.once(in: 3) ? date.adding(days: random.below(400)) : nil
        return RepeatRule(pattern, interval: 1 + random.below(3), anchor: random.once(in: 4) ? .completion : .date, until: until)
    }

    private static func read(_ bytes: [UInt8], of person: Person) throws -> ImportReading {
        var context = ImportContext(today: person.instant.date, language: "en", offsets: DeviceOffsets(minutes: 0))
        context.wantsDone = true
        context.timeOfDates = person.space.settings.reminders.timeOfDates
        let outcome = Import.read(ImportedFile(name: "tasks", bytes: bytes), in: context)
        guard case .read(let reading) = outcome else { throw Refused(outcome: outcome) }
        return reading
    }

    private struct Refused: Error { let outcome: ImportOutcome }

    @Test("A8: a plan that is written as to-dos of iCalendar and read again is the same plan in every field that they hold")
    func calendar() throws {
        var random = SeededRandom.printed(seed: 0x52_4f_55_4e)
        var repeating = 0
        for _ in 0..<SeededRandom.histories(usually: 150) {
            let person = try Self.plan(&random)
            let (space, outline) = (person.space, Outline(reading: person.space))
            let written = outline.calendar(.toDos, in: space, at: person.instant)
            guard !outline.sections.isEmpty else { continue }
            let read = try Self.read(written, of: person)
            #expect(read.losses == ImportLosses())
            #expect(read.outline.notes.map(\.text) == space.notes.map(\.text))
            var tasks = read.outline.tasks[...]
            for section in outline.sections {
                for line in section.lines {
                    let task = line.task
                    let next = tasks.popFirst()
                    let back = try #require(next)
                    let context = "\(task.title): \(String(decoding: written, as: UTF8.self))"
                    #expect(back.key == task.identity.hex + "@teaspoon")
                    #expect(back.title == task.title)
                    #expect(back.note == task.note, "\(context)")
                    #expect(back.list == section.list?.name)
                    #expect(back.parent == space.parent(of: task).map { $0.hex + "@teaspoon" })
                    #expect(back.cost == task.cost && back.minutes == task.minutes && back.priority == task.priority)
                    #expect(back.kinds == task.kinds && back.subjects == space.subjects(of: task.identity).map(\.name))
                    #expect(back.done == task.done.map { $0 / 1000 * 1000 })
                    Self.compareDates(back, task, in: space, at: person.instant, context)
                    if back.repeats != nil { repeating += 1 }
                }
            }
            #expect(tasks.isEmpty)
        }
        #expect(repeating > 10)
    }

    private static func compareDates(
        _ back: ImportedOutline.Task,
        _ task: TaskEntry,
        in space: PersonalSpace,
        at instant: Instant,
        _ context: String
    ) {
        let series = CalendarSeries(of: task, in: space, at: instant)
        let isByDaysAlone = !task.daily.isEmpty && (task.due == nil || task.isDailyByRule)
        // Dates of a daily task pass: it is written on the next one.
        if !isByDaysAlone, !task.isDailyByRule { #expect(back.due == task.due, "\(context)") }
        if task.due != nil, !isByDaysAlone { #expect(back.time == task.time, "\(context)") }
        if task.due != nil, task.done == nil, !isByDaysAlone { #expect(back.reminder == task.reminder, "\(context)") }
        let hasStart = series != nil || task.due.map { due in task.start.map { $0 < due } ?? false } ?? true
        #expect(back.start == (hasStart ? task.start : nil), "\(context)")
        guard task.done == nil else { return }
        #expect(back.daily.union(back.repeats?.everyWeek ?? .none) == task.everyWeek, "\(context)")
        guard task.daily.isEmpty else { return }
        // A rule that has ended by its date gives no further one.
        if let rule = task.repeats, let due = task.due, !rule.ends(before: due) {
            let until = rule.until
            #expect(
                back.repeats?.until == until && back.repeats?.interval == rule.interval && back.repeats?.anchor == rule.anchor,
                "\(context)"
            )
            // All seven days of each week are every day.
            if case .weeks(.all) = rule.pattern {} else { #expect(back.repeats?.pattern == rule.pattern, "\(context)") }
        }
    }

    @Test("A8: a plan that is written as a table and read again is the same plan in every field that it holds")
    func table() throws {
        var random = SeededRandom.printed(seed: 0x54_41_42_4c)
        for _ in 0..<SeededRandom.histories(usually: 150) {
            let person = try Self.plan(&random)
            let (space, outline) = (person.space, Outline(reading: person.space))
            let written = outline.csv(in: space)
            guard !outline.sections.isEmpty else { continue }
            let read = try Self.read(written, of: person)
            let text = String(decoding: written, as: UTF8.self)
            #expect(read.losses == ImportLosses())
            var tasks = read.outline.tasks[...]
            var keys: [String: Identity] = [:]
            for section in outline.sections {
                for line in section.lines {
                    let task = line.task
                    let next = tasks.popFirst()
                    let back = try #require(next, "\(text)")
                    keys[back.key] = task.identity
                    #expect(back.title == task.title && back.note == task.note, "\(text)")
                    let list = back.list.flatMap { key in read.outline.lists.first { $0.key == key } }
                    #expect(list?.name == section.list?.name)
                    #expect(back.parent.flatMap { keys[$0] } == space.parent(of: task))
                    #expect(back.cost == task.cost && back.minutes == task.minutes && back.priority == task.priority)
                    #expect(back.kinds == task.kinds && back.subjects == space.subjects(of: task.identity).map(\.name), "\(text)")
                    #expect(back.start == task.start && back.due == task.due && back.time == task.time, "\(text)")
                    #expect(back.reminder == task.reminder)
                    #expect(back.done == task.done.map { $0 / 1000 * 1000 })
                    guard task.done == nil, !(task.repeats?.ends(before: task.due ?? person.instant.date) ?? false) else {
                        continue
                    }
                    #expect(back.daily.union(back.repeats?.everyWeek ?? .none) == task.everyWeek, "\(text)")
                }
            }
            #expect(tasks.isEmpty)
        }
    }

    @Test("A8: a plan that is written as Markdown and read again has the same lists, steps, titles, notes and ticks")
    func markdown() throws {
        var random = SeededRandom.printed(seed: 0x4d_41_52_4b)
        for _ in 0..<SeededRandom.histories(usually: 150) {
            let person = try Self.plan(&random)
            let (space, outline) = (person.space, Outline(reading: person.space))
            let written = outline.markdown(in: space, unlisted: "In no list", notes: "Notes") { _ in [] }
            guard !outline.sections.isEmpty else { continue }
            let read = try Self.read(written, of: person)
            let text = String(decoding: written, as: UTF8.self)
            #expect(read.outline.notes.map(\.text) == space.notes.map(\.text), "\(text)")
            var tasks = read.outline.tasks[...]
            var keys: [String: Identity] = [:]
            for section in outline.sections {
                for line in section.lines {
                    let next = tasks.popFirst()
                    let back = try #require(next, "\(text)")
                    keys[back.key] = line.task.identity
                    #expect(back.title == line.task.title, "\(text)")
                    #expect(back.note == line.task.note, "\(text)")
                    #expect((back.done != nil) == (line.task.done != nil))
                    #expect(back.list == section.list?.name ?? "In no list")
                    #expect(back.parent.flatMap { keys[$0] } == space.parent(of: line.task))
                }
            }
            #expect(tasks.isEmpty)
        }
    }

    @Test("A8: of every kind of file it is known what it does not hold; one of days and settings is held by none")
    func losses() {
        #expect(ExportFormat.toDos.losses.first == .emptyLists)
        #expect(ExportFormat.table.losses.contains(.notes) && !ExportFormat.toDos.losses.contains(.notes))
        #expect(ExportFormat.text.losses.contains(.fieldsAsWords))
        #expect(ExportFormat.events.losses == ExportLoss.allCases.filter { $0 != .fieldsAsWords })
        for format in ExportFormat.allCases { #expect(format.losses.contains(.days) && format.losses.contains(.settings)) }
    }
}
