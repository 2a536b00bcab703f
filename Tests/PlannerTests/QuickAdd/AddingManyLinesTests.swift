import Facts
import Testing

@testable import Planner

struct AddingManyLinesTests {
    private let person = Person()

    private func add(_ text: String, to list: Identity? = nil) throws {
        let lines = PastedLines(text, levels: TaskLimits.levels)
        _ = try person.space.perform(.addLines(lines, to: list, reading: .english), by: person.origin)
    }

    private var lists: [String] { person.space.openLists.map { $0.name } }

    private func titles(_ tasks: [Identity]) -> [String] { tasks.compactMap { person.space.task($0)?.title } }

    @Test("T11: lines pasted into a list stay in it, and a list that a line names is a word")
    func intoList() throws {
        let list = try person.addList("Party")
        try person.addList("Shop")
        try add("Milk @Shop\nSend mail @ann\nCall mum ~2", to: list)
        #expect(titles(person.space.members(of: list)) == ["Milk @Shop", "Send mail @ann", "Call mum"])
        #expect(lists == ["Party", "Shop"])
    }

    @Test("T11: a step stays with its task, and a list that it names is a word")
    func steps() throws {
        try add("Party @Fun\n  Cake @Bakery\n    Eggs @Fun")
        let task = try #require(person.space.members(of: person.space.openLists[0].identity).first)
        #expect(titles([task]) == ["Party"])
        #expect(person.steps(task) == ["Cake @Bakery"])
        #expect(lists == ["Fun"])
    }

    @Test("T11: one year of birth among the lines keeps none of them out")
    func yearOfBirth() throws {
        let list = try person.addList("Party")
        try add("Cake\nGrandma's birthday 3 may 1942", to: list)
        #expect(titles(person.space.members(of: list)) == ["Cake", "Grandma's birthday 3 may 1942"])
    }

    @Test("T11: lines pasted after others stand below them, in their category")
    func belowEarlierLines() throws {
        try add("A\nB\nC ~2")
        try add("D\n  step\nE\nF ~2")
        #expect(titles(person.space.category(nil)) == ["A", "B", "D", "E"])
        #expect(titles(person.space.category(2)) == ["C", "F"])
    }

    @Test("T11: lines that name a list stand below its tasks, as they were pasted, in a list that they make, too")
    func belowList() throws {
        let list = try person.addList("Shop", "Bread", "Salt")
        try add("Milk @Shop\nTin @New\nEggs @shop\nBox @new")
        #expect(titles(person.space.members(of: list)) == ["Bread", "Salt", "Milk", "Eggs"])
        let new = try #require(person.space.openList(named: "New"))
        #expect(titles(person.space.members(of: new.identity)) == ["Tin", "Box"])
    }
}
