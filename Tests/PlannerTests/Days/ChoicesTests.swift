import Facts
import Testing

@testable import Planner

struct ChoicesTests {
    private let person = Person()

    @Test("D10: whether options are shown is remembered for each list apart, and is not a change in History")
    func options() throws {
        _ = try person.space.perform(.setShowsOptions(true, on: .backlog), by: person.origin)
        _ = try person.space.perform(.setShowsOptions(true, on: .category(3)), by: person.origin)
        #expect(person.space.showsOptions(on: .backlog))
        #expect(person.space.showsOptions(on: .category(3)))
        #expect(!person.space.showsOptions(on: .category(nil)))
        #expect(!person.space.showsOptions(on: .today))
        _ = try person.space.perform(.setShowsOptions(false, on: .backlog), by: person.origin)
        #expect(!person.space.showsOptions(on: .backlog))
        #expect(person.space.changes(before: person.instant, limit: 5).isEmpty)
    }

    @Test("D2, D4, D11: settings are kept as they were given")
    func settings() throws {
        #expect(person.space.settings == .standard)
        #expect(Settings.standard.reserve == 1)
        var mine = Settings()
        mine.unitOne = "point"
        mine.unitMany = "points"
        mine.unitTwo = "a pair"
        mine.unitHigher = "of points"
        mine.dailyMaximum = 0
        mine.reserve = 0
        mine.isFirm = true
        mine.theme = .dark
        mine.times = DateTimeSettings(isTwelveHour: true, firstWeekday: 6, dateBegins: 4)
        _ = try person.space.perform(.changeSettings(mine), by: person.origin)
        #expect(person.space.settings == mine)
        _ = try person.space.perform(.changeSettings(.standard), by: person.origin)
        #expect(person.space.settings == .standard)
    }

    @Test(
        "D11: a unit needs both words, of at most 20 characters",
        arguments: ["", "  ", "\u{7}", String(repeating: "x", count: 21)]
    )
    func units(word: String) {
        var settings = Settings.standard
        settings.unitMany = word
        #expect(throws: Fault.unitMissing) { try person.space.perform(.changeSettings(settings), by: person.origin) }
        #expect(person.space.replica.facts.isEmpty)
    }

    @Test("D11: the further forms of a unit are optional, and of at most 20 characters")
    func furtherForms() throws {
        var settings = Settings.standard
        settings.unitTwo = String(repeating: "x", count: 21)
        #expect(throws: Fault.unitMissing) { try person.space.perform(.changeSettings(settings), by: person.origin) }
        (settings.unitTwo, settings.unitHigher) = (" two\u{7} ", "  ")
        _ = try person.space.perform(.changeSettings(settings), by: person.origin)
        #expect(person.space.settings.unitTwo == "two")
        #expect(person.space.settings.unitHigher.isEmpty)
        #expect(person.space.replica.facts.filter { $0.entity == .settings }.count == 1)
    }

    @Test("D11: 20 characters are counted as a person counts them")
    func unitLength() throws {
        var settings = Settings.standard
        settings.unitMany = String(repeating: "👩‍👩‍👧‍👦", count: 20)
        _ = try person.space.perform(.changeSettings(settings), by: person.origin)
        #expect(person.space.settings.unitMany == settings.unitMany)
    }

    @Test("D1, D2: numbers outside 0 to 99 are refused", arguments: [-1, 100])
    func numbers(number: Int) {
        var settings = Settings.standard
        settings.reserve = number
        #expect(throws: Fault.outOfRange(0...99)) { try person.space.perform(.changeSettings(settings), by: person.origin) }
        settings.reserve = 1
        settings.dailyMaximum = number
        #expect(throws: Fault.outOfRange(0...99)) { try person.space.perform(.changeSettings(settings), by: person.origin) }
    }

    @Test("A7: the examples come with the first day, some of them planned, all labelled, and go in one change")
    func examples() throws {
        _ = try person.space.perform(.startDay(spoons: 12, withExamples: true), by: person.origin)
        let examples = person.space.examples
        #expect(examples.count == 7)
        #expect(examples.allSatisfy { person.space.task($0)?.isExample == true })
        #expect(person.space.todayItems.count == 3)
        #expect(person.space.budget?.over == 0)
        _ = try person.space.perform(.removeExamples, by: person.origin)
        #expect(person.space.replica.entities(.task).allSatisfy { person.space.task($0.identity) == nil })
        #expect(person.today.isEmpty)
        #expect(person.space.budget?.used == 0)
    }

    @Test("A7, D2: an example that was marked as done to try it gives its spoons back when the examples are removed")
    func triedExample() throws {
        _ = try person.space.perform(.startDay(spoons: 12, withExamples: true), by: person.origin)
        try person.checkOff(try #require(person.today.first))
        #expect(person.space.budget?.spent != 0)
        _ = try person.space.perform(.removeExamples, by: person.origin)
        #expect(person.space.budget?.used == 0)
    }

    @Test("A7: an example that was edited is the person's own and stays")
    func editedExample() throws {
        _ = try person.space.perform(.startDay(spoons: 12, withExamples: true), by: person.origin)
        let mine = try #require(person.space.examples.first)
        let draft = try TaskDraft(title: "Mine", note: "", cost: 3, daily: .none)
        _ = try person.space.perform(.editTask(mine, draft), by: person.origin)
        _ = try person.space.perform(.removeExamples, by: person.origin)
        #expect(person.space.task(mine)?.title == "Mine")
    }
}
