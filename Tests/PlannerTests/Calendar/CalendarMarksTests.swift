import Facts
import Testing

@testable import Planner

struct CalendarMarksTests {
    private let person = Person()

    private func list(_ name: String, _ category: String, _ colour: Colour, _ icon: ListIcon) throws -> Identity {
        let origin = person.origin
        _ = try person.space.perform(
            .addList(try ListDraft(name: name, icon: icon, colour: colour, category: category)),
            by: origin
        )
        return origin.identity
    }

    private func mark(_ list: Identity?) throws -> CalendarMark? {
        let task = try person.add("Task") { if let list { $0.list = .existing(list) } }
        let marks = CalendarMarks(reading: person.space)
        return marks.index(of: try #require(person.space.task(task)), in: person.space).map { marks.all[$0] }
    }

    @Test(
        "C1: lists of one category, however it is spelled, are marked alike; one without a category as itself; no list, no mark"
    )
    func categories() throws {
        let errands = try list("Errands", "Home", .amber, .cart)
        let garden = try list("Garden", "home", .green, .leaf)
        let books = try list("Books", "", .rose, .book)
        let home = try #require(try mark(errands))
        #expect(home.word == "Home")
        #expect(try mark(garden) == home)
        #expect(try mark(books) == CalendarMark(word: "Books", colour: .rose, icon: .book, index: 0))
        #expect(try mark(nil) == nil)
        #expect(CalendarMarks(reading: person.space).all.count == 2)
    }

    @Test("C1: a step is marked as the task it belongs to")
    func steps() throws {
        let errands = try list("Errands", "Home", .amber, .cart)
        let task = try person.add("Task") { $0.list = .existing(errands) }
        let step = try person.add("Step", under: task)
        let marks = CalendarMarks(reading: person.space)
        #expect(marks.index(of: try #require(person.space.task(step)), in: person.space) == 0)
    }
}
