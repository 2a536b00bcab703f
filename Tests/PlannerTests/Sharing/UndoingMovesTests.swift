import Facts
import TestSupport
import Testing

@testable import Planner

/// Undoing what brought a task into a shared list, out of one, or was done before the list was shared.
struct UndoingMovesTests {
    let two: TwoPeople
    private var ada: Person { two.ada }
    private var bea: Person { two.bea }

    init() throws {
        two = try TwoPeople()
    }

    @Test("L5: undoing putting a task into a shared list gives it back to its owner alone, with what others wrote on it")
    func putIn() throws {
        two.share()
        let own = try ada.addList("Mine")
        let bread = try ada.add("Bread") { $0.list = .existing(own) }
        let put = try two.put(bread, into: two.list, by: ada)
        two.meet()
        try two.rename(bread, "Rye bread", by: bea)
        two.meet()
        for _ in 0..<2 {
            try ada.undo(put.change)
            two.meet()
            #expect(two.titles(two.list) == [["Milk"], ["Milk"]])
            #expect(ada.titles(ada.space.members(of: own)) == ["Rye bread"])
            #expect(bea.space.task(bread) == nil)
            try ada.undo(put.change)
            two.meet()
            #expect(two.titles(two.list) == [["Milk", "Rye bread"], ["Milk", "Rye bread"]])
            #expect(ada.titles(ada.space.members(of: own)).isEmpty)
        }
    }

    @Test("L5: putting in, taking out and moving between shared lists is undone and done again as a whole")
    func everyMove() throws {
        two.share()
        let garden = try ada.addList("Garden")
        two.share(garden, as: TwoPeople.garden)
        let own = try ada.addList("Mine")
        let soup = try ada.add("Soup") { $0.list = .existing(own) }
        try ada.add("Salt", under: soup)
        for list in [two.list, garden, own] {
            try ada.act { try ada.space.perform(.changeTasks([soup], .list(.existing(list))), by: $0) }
            two.meet()
        }
    }

    @Test("L5: others' steps in a task stay in the list when adding the task is undone")
    func added() throws {
        two.share()
        let list = two.list
        let bread = try ada.add("Bread") { $0.list = .existing(list) }
        two.meet()
        try two.rename(bread, "Rye bread", by: bea)
        let jam = try ada.add("Jam") { $0.list = .existing(list) }
        two.meet()
        try bea.add("Butter", under: jam)
        two.meet()
        try ada.undo(bread)
        try ada.undo(jam)
        two.meet()
        #expect(two.titles(two.list).allSatisfy { Set($0) == ["Milk", "Rye bread", "Butter"] })
    }

    @Test("L5: a task that was deleted before its list was shared is in the list for all once that is undone")
    func deletedBefore() throws {
        let list = two.list
        let soup = try ada.add("Soup") { $0.list = .existing(list) }
        try ada.add("Salt", under: soup)
        let deleted = try ada.space.perform(.deleteTask(soup), by: ada.origin)
        two.share()
        #expect(two.titles(two.list) == [["Milk"], ["Milk"]])
        for _ in 0..<2 {
            try ada.undo(deleted.change)
            two.meet()
            #expect(two.titles(two.list) == [["Milk", "Soup"], ["Milk", "Soup"]])
            #expect(bea.steps(soup) == ["Salt"])
            try ada.undo(deleted.change)
            two.meet()
            #expect(two.titles(two.list) == [["Milk"], ["Milk"]])
        }
    }

    @Test("L5: a value cleared before sharing comes back by undo, unless somebody wrote there since")
    func clearedBefore() throws {
        _ = try ada.space.perform(.changeTasks([two.milk], .priority(.high)), by: ada.origin)
        let cleared = try ada.space.perform(.changeTasks([two.milk], .priority(nil)), by: ada.origin)
        two.share()
        try ada.undo(cleared.change)
        two.meet()
        #expect(bea.space.task(two.milk)?.priority == .high)
        try ada.undo(cleared.change)
        _ = try bea.space.perform(.changeTasks([two.milk], .priority(.low)), by: bea.origin)
        two.meet()
        try ada.undo(cleared.change)
        two.meet()
        #expect(bea.space.task(two.milk)?.priority == .low)
    }

    @Test("L5: a task that was taken out stays where it is when that is undone and the list is no longer the person's to change")
    func listIsGone() throws {
        two.share()
        let own = try bea.addList("Mine")
        let taken = try two.put(two.milk, into: own, by: bea)
        for role in [SpaceRole.view, nil] {
            bea.space.memberships = role.map { [SpaceMembership(number: TwoPeople.groceries, role: $0, others: [])] } ?? []
            if role == nil { _ = try bea.space.forget([TwoPeople.groceries], unsent: [], now: bea.now, under: .heading) }
            try bea.undo(taken.change)
            #expect(bea.titles(bea.space.members(of: own)) == ["Milk"])
            try bea.undo(taken.change)
            #expect(bea.titles(bea.space.members(of: own)) == ["Milk"])
        }
    }
}
