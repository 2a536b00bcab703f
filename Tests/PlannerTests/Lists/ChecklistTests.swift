import Facts
import Testing

@testable import Planner

struct ChecklistTests {
    private let person = Person()

    private func states(_ list: Identity) -> [String] {
        person.space.members(of: list).compactMap { person.space.task($0) }.map {
            $0.done != nil ? "packed" : $0.isLeftOut ? "not this time" : "to pack"
        }
    }

    @Test("L2: an item is to pack, packed, or not for this time, one at a time")
    func states() throws {
        let list = try person.addList("Bag", isChecklist: true, "Socks")
        let item = person.space.members(of: list)[0]
        #expect(states(list) == ["to pack"])
        try person.act { try person.space.perform(.setLeftOut(item, true), by: $0) }
        #expect(states(list) == ["not this time"])
        try person.act { try person.space.perform(.checkOff([item]), by: $0) }
        #expect(states(list) == ["packed"])
        #expect(person.space.task(item)?.isLeftOut == false)
        try person.act { try person.space.perform(.setLeftOut(item, true), by: $0) }
        #expect(states(list) == ["not this time"])
        #expect(person.space.task(item)?.done == nil)
        try person.act { try person.space.perform(.setLeftOut(item, false), by: $0) }
        #expect(states(list) == ["to pack"])
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.setLeftOut(.only, true), by: person.origin) }
    }

    @Test("L2: items of a checklist appear in it alone while they have no cost; a list that becomes one takes its tasks along")
    func metInTheChecklist() throws {
        let list = try person.addList("Bag", isChecklist: true, "Socks")
        let socks = person.space.members(of: list)[0]
        let shopping = try person.add("Buy socks", cost: 3) { $0.list = .existing(list) }
        #expect(person.bucket(of: socks) == .within)
        #expect(person.bucket(of: shopping) == .category(3))
        #expect(person.space.category(nil).isEmpty)
        try person.act { try person.space.perform(.editList(list, try ListDraft(name: "Bag", isChecklist: false)), by: $0) }
        #expect(person.space.category(nil) == [socks])
        try person.act { try person.space.perform(.editList(list, try ListDraft(name: "Bag", isChecklist: true)), by: $0) }
        #expect(person.space.category(nil).isEmpty)
        try person.act { try person.space.perform(.deleteList(list), by: $0) }
        #expect(person.space.category(nil).isEmpty)
    }

    @Test("L2: uncheck all makes everything in the list to do again, steps included, and nothing outside it")
    func uncheckAll() throws {
        let list = try person.addList("Bag", isChecklist: true, "Socks", "Tent", "Map")
        let items = person.space.members(of: list)
        let pegs = try person.add("Pegs", under: items[1])
        let other = try person.add("Other")
        try person.checkOff(items[0], pegs, other)
        _ = try person.space.perform(.setLeftOut(items[2], true), by: person.origin)
        try person.act { try person.space.perform(.uncheckAll(list), by: $0) }
        #expect(states(list) == ["to pack", "to pack", "to pack"])
        #expect(person.space.task(pegs)?.done == nil)
        #expect(person.space.task(other)?.done != nil)
        #expect(try person.space.perform(.uncheckAll(list), by: person.origin) == CommandResult(change: nil, facts: []))
    }

    @Test(
        "L2, D5: a task that was unchecked with all can be checked off again, on the same day too, with a cost too",
        arguments: [nil, 2]
    )
    func checkedAgain(cost: Int?) throws {
        try person.startDay()
        let list = try person.addList("Bag", isChecklist: true)
        let item = try person.add("Tent", cost: cost) { $0.list = .existing(list) }
        try person.checkOff(item)
        _ = try person.space.perform(.uncheckAll(list), by: person.origin)
        #expect(states(list) == ["to pack"])
        try person.checkOff(item)
        #expect(states(list) == ["packed"])
        _ = try person.space.perform(.setLeftOut(item, true), by: person.origin)
        _ = try person.space.perform(.setLeftOut(item, false), by: person.origin)
        try person.checkOff(item)
        #expect(states(list) == ["packed"])
    }

    @Test("L2: a repeating task that has reached its end is open again, too")
    func uncheckedRepeat() throws {
        let list = try person.addList("Bag", isChecklist: true)
        try person.add("Tent") {
            $0.list = .existing(list)
            $0.due = LocalDate(number: 20_514)
            $0.repeats = RepeatRule(.days, until: LocalDate(number: 20_514))
        }
        try person.checkOff(person.space.members(of: list)[0])
        #expect(states(list) == ["packed"])
        _ = try person.space.perform(.uncheckAll(list), by: person.origin)
        #expect(states(list) == ["to pack"])
    }

    @Test("L2, A3: packed here and not for this time there, an item has one state, the same on both")
    func apart() throws {
        let list = try person.addList("Bag", isChecklist: true, "Socks", "Tent")
        let items = person.space.members(of: list)
        let other = person.elsewhere(device: 2)
        try person.checkOff(items[0], items[1])
        _ = try other.space.perform(.setLeftOut(items[0], true), by: other.origin)
        _ = try other.space.perform(.uncheckAll(list), by: other.origin)
        person.meet(other)
        #expect(VisibleState(person.space) == VisibleState(other.space))
    }

    @Test("L2: packing a heading packs the items to pack beneath it; skipped ones stay skipped, with all beneath them")
    func heading() throws {
        let list = try person.addList("Bag", isChecklist: true, "Clothes")
        let clothes = person.space.members(of: list)[0]
        let socks = try person.add("Socks", under: clothes)
        let swimming = try person.add("Swimming", under: clothes)
        let goggles = try person.add("Goggles", under: swimming)
        _ = try person.space.perform(.setLeftOut(swimming, true), by: person.origin)
        try person.act { try person.space.perform(.checkOff([clothes]), by: $0) }
        #expect([socks, swimming, goggles].map { person.space.task($0)?.done != nil } == [true, false, false])
        #expect(person.space.task(swimming)?.isLeftOut == true)
        _ = try person.space.perform(.uncheck(clothes), by: person.origin)
        try person.checkOff(clothes, swimming)
        #expect([socks, swimming, goggles].map { person.space.task($0)?.done != nil } == [true, true, true])
    }

    @Test("L2, T3: a plan made by a checklist's tick goes with the tick: unchecked with all, or skipped")
    func ticksAndTheDay() throws {
        try person.startDay()
        let list = try person.addList("Bag", isChecklist: true)
        let item = try person.add("Tent", cost: 9) { $0.list = .existing(list) }
        let before = VisibleState(person.space)
        try person.checkOff(item)
        try person.act { try person.space.perform(.uncheckAll(list), by: $0) }
        #expect(VisibleState(person.space) == before)
        try person.checkOff(item)
        try person.act { try person.space.perform(.setLeftOut(item, true), by: $0) }
        #expect(person.space.budget?.used == 0)
        #expect(person.today.isEmpty)
    }

    @Test(
        "L2, D5: a skipped item leaves today's list with what is to do beneath it, and gives its spoons back",
        arguments: [false, true]
    )
    func skippedToday(isDone: Bool) throws {
        try person.startDay()
        let list = try person.addList("Bag", isChecklist: true)
        let tent = try person.add("Tent", cost: 3) { $0.list = .existing(list) }
        let pegs = try person.add("Pegs", cost: 2, under: tent)
        let map = try person.add("Map", cost: 1, under: tent)
        try person.submit([tent, pegs, map])
        try person.checkOff(map)
        if isDone { try person.checkOff(tent) }
        try person.act { try person.space.perform(.setLeftOut(tent, true), by: $0) }
        #expect(person.today == [map])
        #expect(person.space.budget?.used == 1)
        #expect(person.bucket(of: tent) == .category(3))
    }

    @Test("L2, T14: History tells skipping from including")
    func names() throws {
        let list = try person.addList("Bag", isChecklist: true, "Socks")
        let item = person.space.members(of: list)[0]
        _ = try person.space.perform(.setLeftOut(item, true), by: person.origin)
        _ = try person.space.perform(.setLeftOut(item, false), by: person.origin)
        #expect(person.space.changes(before: person.instant, limit: 2).map(\.name) == [.tookAlong, .leftOut])
    }
}
