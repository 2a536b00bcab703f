import Facts
import TestSupport
import Testing

@testable import Planner

/// What is shown of a plan to somebody who has to decide about it.
@Suite("What a plan holds, title by title")
struct PlanContentsTests {
    private let guest = Person()

    private func written(_ lines: [TitleLine]) -> [String] {
        lines.map { String(repeating: "  ", count: $0.level) + $0.title + ($0.isDone ? " ✓" : "") }
    }

    @Test("A1: Every task stands once, in its list or in none, above its steps, and done ones say so")
    func lists() throws {
        let garden = try guest.addList("Garden", "Weeds", "Roses")
        try guest.addList("Empty")
        let weeds = try #require(guest.space.members(of: garden).first)
        try guest.add("Gloves", under: weeds)
        let letter = try guest.add("Letter")
        try guest.checkOff(letter)
        let lists = guest.space.contents.lists
        #expect(lists.map(\.name) == ["Garden", "Empty", nil])
        #expect(lists.map { written($0.lines) } == [["Weeds", "  Gloves", "Roses"], [], ["Letter ✓"]])
    }

    @Test("A1: The list of the day is that of the last day that was begun")
    func day() throws {
        #expect(guest.space.contents.date == nil && guest.space.contents.day.isEmpty)
        try guest.startDay(12)
        let first = try guest.plan("Tea", cost: 1)
        try guest.plan("Soup", cost: 2)
        try guest.checkOff(first)
        #expect(guest.space.contents.date == guest.instant.date)
        #expect(Set(written(guest.space.contents.day)) == ["Tea ✓", "Soup"])
    }

    @Test("A1: As many tasks are shown as the plan is said to hold: examples that nobody touched are left out")
    func examples() throws {
        _ = try guest.space.perform(.startDay(spoons: 12, withExamples: true), by: guest.origin)
        try guest.checkOff(try #require(guest.today.first))
        try guest.note("Secret")
        let contents = guest.space.contents
        // It is one of every day: done for today alone.
        #expect(contents.lists.flatMap { written($0.lines) } == ["Get dressed"])
        #expect(written(contents.day) == ["Get dressed ✓"] && contents.notes == ["Secret"])
        #expect(guest.space.summary.tasks == 1)
    }

    @Test("A1: Steps that lie deeper than any that are made here are shown, each once")
    func deep() throws {
        var above: Identity?
        for level in 0..<40 {
            let task = try guest.add("Level \(level)")
            if let above {
                let timestamp = Timestamp(time: UInt64(guest.now), counter: 0, device: 2)
                guest.space.apply([Fact(.task(task), TaskField.parent, Value(above), timestamp)])
            }
            above = task
        }
        let lines = guest.space.contents.lists.flatMap(\.lines)
        #expect(lines.count == 40 && lines.allSatisfy { $0.level <= TaskLimits.levels })
    }
}
