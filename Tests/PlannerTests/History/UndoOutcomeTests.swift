import Facts
import TestSupport
import Testing

@testable import Planner

/// What is said of an undo, or of a redo, that others left nothing or only a part to do.
struct UndoOutcomeTests {
    let two: TwoPeople
    private var ada: Person { two.ada }
    private var bea: Person { two.bea }

    init() throws {
        two = try TwoPeople()
        two.share()
    }

    /// Undoes a change, or redoes it.
    private func toggle(_ change: Identity?, by person: Person) throws -> UndoOutcome {
        let origin = person.origin
        _ = try person.space.perform(.toggleUndo(try #require(change)), by: origin)
        return try #require(person.space.change(origin.identity, around: person.instant)).outcome
    }

    @Test("T14: redoing that tasks were added says that nothing was done where another member deleted them")
    func addedAndDeleted() throws {
        let bread = try ada.add("Bread") { $0.list = .existing(two.list) }
        two.meet()
        _ = try bea.space.perform(.deleteTask(bread), by: bea.origin)
        two.meet()
        #expect(try toggle(bread, by: ada) == .done)
        #expect(try toggle(bread, by: ada) == .nothing)
        #expect(ada.titles(ada.space.members(of: two.list)) == ["Milk"])
    }

    @Test("T14: undoing that a task was added says that nothing was done where it stays, because another member changed it")
    func addedAndChanged() throws {
        let bread = try ada.add("Bread") { $0.list = .existing(two.list) }
        two.meet()
        try two.rename(bread, "Rye bread", by: bea)
        two.meet()
        #expect(try toggle(bread, by: ada) == .nothing)
        #expect(ada.titles(ada.space.members(of: two.list)) == ["Milk", "Rye bread"])
    }

    @Test("T14: undoing that a task was added before its list was shared says that nothing was done: sharing counts as a change")
    func addedBeforeSharing() throws {
        try bea.checkOff(two.milk)
        two.meet()
        #expect(try toggle(two.milk, by: ada) == .nothing)
        two.meet()
        #expect(two.titles(two.list) == [["Milk"], ["Milk"]])
    }

    @Test("L5: undoing that a task was added takes it away, also where another member ticked it")
    func addedAndTicked() throws {
        let bread = try ada.add("Bread") { $0.list = .existing(two.list) }
        two.meet()
        try bea.checkOff(bread)
        two.meet()
        let outcome = try toggle(bread, by: ada)
        two.meet()
        #expect(two.titles(two.list) == (outcome == .done ? [["Milk"], ["Milk"]] : [["Milk", "Bread"], ["Milk", "Bread"]]))
        #expect(outcome == .done)
    }

    @Test("T14: of several deleted tasks, of which another member brought back one and deleted it again, a part comes back")
    func partly() throws {
        let bread = try ada.add("Bread") { $0.list = .existing(two.list) }
        let deleted = try ada.space.perform(.deleteTasks([two.milk, bread]), by: ada.origin)
        two.meet()
        let removal = try #require(bea.space.removals(from: two.list, at: bea.instant)?.first)
        _ = try bea.space.perform(.bringBack(removal.identity, to: two.list), by: bea.origin)
        _ = try bea.space.perform(.deleteTask(bread), by: bea.origin)
        two.meet()
        #expect(try toggle(deleted.change, by: ada) == .partly)
    }

    @Test("T14: undoing a value that was written over since says that nothing was done")
    func overwritten() throws {
        let person = Person()
        let tea = try person.add("Tea", cost: 2)
        let three = try person.space.perform(.changeTasks([tea], .cost(3)), by: person.origin)
        _ = try person.space.perform(.changeTasks([tea], .cost(4)), by: person.origin)
        #expect(try toggle(three.change, by: person) == .nothing)
        #expect(person.space.task(tea)?.cost == 4)
    }

    @Test("T14: every other undo and redo is done")
    func done() throws {
        for name in EachChangeTests.names {
            let person = Person()
            let command = try person.history(leadingTo: name)
            let result = try command(person.origin)
            for _ in 0..<3 { #expect(try toggle(result.change, by: person) == .done, "\(name)") }
        }
    }
}
